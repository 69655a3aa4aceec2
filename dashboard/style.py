"""The style of what the pages write as HTML; the viewer has its own."""

STYLE = """<style>
.stMainBlockContainer { padding-top: 4.5rem; max-width: 76rem; }
.stMainBlockContainer h1 { font-size: 1.75rem; padding: 0; }
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
.fupan-clause h2 { font-size: 1.25rem; padding: 0 0 0.4rem; }
.fupan-clause p { margin: 0 0 0.4rem; }
.fupan-tag { font-size: 0.8rem; font-weight: 400; opacity: 0.75; }
.fupan-clause summary { cursor: pointer; padding: 0.3rem 0; }
.stHtml p { margin: 0 0 0.2rem; overflow-wrap: anywhere; }
@media print { .stAppHeader, .stExpander, .stButtonGroup { display: none; } }
</style>"""
