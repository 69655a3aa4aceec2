"""Record files of 升级."""
