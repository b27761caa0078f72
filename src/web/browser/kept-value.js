/* What a page keeps in this browser, never on a server: who comes back by a link, and not through the history, finds it too. */

/** What is kept under a name; null where nothing is, or what is there is none of ours. */
export function keptValue(name) {
  try {
    return JSON.parse(localStorage.getItem(name))
  } catch {
    return null
  }
}

export function keepValue(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Then it holds as long as the page.
  }
}
