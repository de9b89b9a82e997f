// A button at each block that is to be pasted into a shell.
import { element } from "/docs/assets/page.js";

const said = element("p", { class: "unseen", role: "status" });
document.querySelector("article").append(said);

for (const [index, code] of document.querySelectorAll("pre > code.language-sh, pre > code.language-python").entries()) {
  const button = element("button", { type: "button", class: "copy", "aria-label": `Copy block ${index + 1}` }, "Copy");
  button.addEventListener("click", () => copy(code, button));
  const block = element("div", { class: "block" });
  code.parentElement.replaceWith(block);
  block.append(code.parentElement, button);
}

async function copy(code, button) {
  try {
    await navigator.clipboard.writeText(code.textContent);
    told(button, "Copied");
  } catch {
    // Without HTTPS, or where it is forbidden, a page may not write there: the reader's own keys may.
    getSelection().selectAllChildren(code);
    told(button, "Selected");
  }
}

function told(button, word) {
  button.textContent = word;
  said.textContent = word;
  setTimeout(() => { button.textContent = "Copy"; said.textContent = ""; }, 3000);
}
