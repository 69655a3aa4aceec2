// What Streamlit calls, again after every change of `data`; the viewer itself stays on the element it was built on. The script that
// builds it comes on an element of its own, and may come later.

export default function ({ parentElement, data, setStateValue }) {
  const root = parentElement.querySelector(".fupan");
  const take = () => {
    root.viewer ??= new globalThis.FupanViewer(root);
    root.viewer.take(JSON.parse(new TextDecoder().decode(data)), (version) => setStateValue("at", version));
  };
  if (globalThis.FupanViewer) take();
  else globalThis.addEventListener("fupan", take, { once: true });
  return () => {
    globalThis.removeEventListener("fupan", take);
    root.viewer?.leave();
  };
}
