"""The style of what the pages write as HTML, and Chinese for the words that Streamlit brings itself; the viewer has its own."""

from core.text import Lang
from dashboard import words
from dashboard.serve import MOST_UPLOADED

_OURS = """
.stMainBlockContainer { padding-top: 4.5rem; max-width: 76rem; }
.st-key-language { position: fixed; top: 0.75rem; right: 4rem; z-index: 999991; width: auto; }
@media (max-width: 40rem) { .st-key-language { right: 1rem; } }
.stMainBlockContainer h1 { font-size: 1.75rem; padding: 0 0 0.4rem; }
.stMainBlockContainer h2 { font-size: 1.4rem; }
.stPageLink p { font-size: 1.1rem; font-weight: 600; }
.fupan-title { margin: 0; overflow-wrap: anywhere; }
.fupan-audit { max-width: 60rem; overflow-wrap: anywhere; }
.fupan-audit h3 { font-size: 1.1rem; padding: 0; margin: 0.9rem 0 0.3rem; }
.fupan-audit ul, .fupan-clause ul { padding-left: 1.2rem; margin: 0; }
.fupan-audit li, .fupan-clause li { margin: 0.25rem 0; }
.fupan-audit a { white-space: nowrap; color: inherit; text-decoration: underline; }
.fupan-audit .head { font-size: 0.875rem; opacity: 0.8; margin-top: 1rem; }
.fupan-clause { overflow-wrap: anywhere; }
.fupan-clause h2 { font-size: 1.25rem; padding: 0; margin: 0 0 0.4rem; }
.fupan-clause p { margin: 0 0 0.4rem; }
.fupan-tag { font-size: 0.8rem; font-weight: 400; opacity: 0.75; }
.fupan-clause summary { cursor: pointer; padding: 0.3rem 0; }
.stHtml p { margin: 0 0 0.2rem; overflow-wrap: anywhere; }
@media print { .stAppHeader, .stExpander, .st-key-language { display: none; } }
[data-testid="InputInstructions"] { display: none; }
"""
# Streamlit's own words cannot be set; where its page is built otherwise one day, they are English again.
_UPLOADER = '[data-testid="stFileUploaderDropzone"]'
_CHINESE = f"""
{_UPLOADER} button p, {_UPLOADER} [data-testid="stFileUploaderDropzoneInstructions"] span {{ font-size: 0; }}
{_UPLOADER} button p::after {{ content: "{words.UPLOAD.zh}"; font-size: 0.875rem; }}
{_UPLOADER} [data-testid="stFileUploaderDropzoneInstructions"] span::after {{
  content: "{words.AT_MOST.fill(n=MOST_UPLOADED).zh}"; font-size: 0.875rem;
}}
"""


def style(lang: Lang) -> str:
    """Return the style of the pages, as HTML."""
    return f"<style>{_OURS}{_CHINESE if lang == 'zh' else ''}</style>"
