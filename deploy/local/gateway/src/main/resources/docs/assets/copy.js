// A button at each block that is to be pasted into a shell.
import { element } from "/docs/assets/page.js";

const said = element("p", { class: "unseen", role: "status" });
document.querySelector("article").append(said);

for (const [index, code] of document.querySelectorAll("pre > code.language-sh, pre > code.language-python").entries()) {
  const button = element("button", { type: "button", class: "copy" });
  const label = (word) => {
    // What is heard holds what is seen.
    button.textContent = word;
    button.setAttribute("aria-label", `${word} block ${index + 1}`);
  };
  label("Copy");
  button.addEventListener("click", () => copy(code, label));
  const block = element("div", { class: "block" });
  code.parentElement.replaceWith(block);
  block.append(code.parentElement, button);
}

async function copy(code, label) {
  try {
    await navigator.clipboard.writeText(code.textContent);
    told(label, "Copied");
  } catch {
    // Without HTTPS, or where it is forbidden, a page may not write there: the reader's own keys may.
    getSelection().selectAllChildren(code);
    told(label, "Selected");
  }
}

function told(label, word) {
  label(word);
  said.textContent = word;
  setTimeout(() => { label("Copy"); said.textContent = ""; }, 3000);
}
