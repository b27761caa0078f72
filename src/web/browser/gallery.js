/* What all pages of icons do better with a script: keys. */

const search = document.querySelector('.gallery input[type="search"]')

document.addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const isWriting = event.target.closest('input:not([type="radio"]), textarea, select') !== null
  if (event.key === '/' && !isWriting && search !== null) {
    event.preventDefault()
    search.focus()
    search.select()
  }
  const tile = event.target.closest('.tiles a')
  if (tile !== null) moveAmongTiles(event, tile)
  if (event.key === 'ArrowDown' && event.target === search) {
    event.preventDefault()
    document.querySelector('.tiles a')?.focus()
  }
})

/** The arrow keys go from tile to tile, as they are seen: up and down to the nearest of the next row. */
function moveAmongTiles(event, tile) {
  const tiles = [...document.querySelectorAll('.tiles a')].filter((one) => one.closest('[hidden]') === null)
  const at = tiles.indexOf(tile)
  const next = { ArrowRight: tiles[at + 1], ArrowLeft: tiles[at - 1], Home: tiles[0], End: tiles.at(-1) }
  const target = event.key in next ? next[event.key] : besideRow(event.key, tiles, at)
  if (target === null) return
  event.preventDefault()
  target?.focus()
}

function besideRow(key, tiles, at) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (step === undefined) return null
  const own = tiles[at].getBoundingClientRect()
  let best
  for (let one = at + step; one >= 0 && one < tiles.length; one += step) {
    const box = tiles[one].getBoundingClientRect()
    if (box.top === own.top) continue
    if (best !== undefined && box.top !== best.top) break
    const far = Math.abs(box.left - own.left)
    if (best === undefined || far < best.far) best = { tile: tiles[one], top: box.top, far }
  }
  return best?.tile
}
