const table = document.getElementById("cards");
if (table) {
  const body = table.tBodies[0];
  const heads = [...table.tHead.rows[0].cells];
  const value = (row, at) => {
    const cell = row.cells[at];
    return cell.dataset.sort === undefined ? cell.textContent : Number(cell.dataset.sort);
  };
  heads.forEach((head, at) => head.addEventListener("click", () => {
    const words = body.rows.length > 0 && typeof value(body.rows[0], at) === "string";
    const up = head.getAttribute("aria-sort") === (words ? null : "descending");
    heads.forEach(h => h.removeAttribute("aria-sort"));
    head.setAttribute("aria-sort", up ? "ascending" : "descending");
    const rows = [...body.rows].sort((a, b) => {
      const x = value(a, at), y = value(b, at);
      return (x < y ? -1 : x > y ? 1 : 0) * (up ? 1 : -1);
    });
    body.append(...rows);
  }));
  document.getElementById("deck").addEventListener("change", event => {
    for (const row of body.rows) {
      row.hidden = event.target.value !== "" && row.dataset.deck !== event.target.value;
    }
  });
}
