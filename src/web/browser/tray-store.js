/* Where the icons of the tray are kept: in this browser (IndexedDB), never on a server; in memory where a browser keeps nothing. */

const DATABASE = 'burin'
const ICONS = 'tray'
/** Tells the other pages of this browser that the tray has changed. */
const CHANNEL = 'burin-tray'

/**
 * Opens the tray: `{ isKept, all, put, remove, heard }`. Icons are `{ id, at, name, program, prompt, cut }`; `heard` is told
 * when another page has changed them. Never fails: without storage `isKept` is false, and the tray ends with the page.
 */
export async function openTrayStore(heard) {
  const { channel, tell } = listen(heard)
  try {
    const database = await opened()
    const ask = async (mode, act) => {
      const answer = await answered(act(database.transaction(ICONS, mode).objectStore(ICONS)))
      if (mode === 'readwrite') tell()
      return answer
    }
    await ask('readonly', (icons) => icons.count())
    return {
      isKept: true,
      all: async () => inOrder(await ask('readonly', (icons) => icons.getAll())),
      put: (icon) => ask('readwrite', (icons) => icons.put(icon)),
      remove: (id) => ask('readwrite', (icons) => icons.delete(id)),
    }
  } catch {
    channel?.close()
    return inMemory()
  }
}

function opened() {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(DATABASE, 1)
    asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore(ICONS, { keyPath: 'id' }))
    asked.addEventListener('success', () => {
      // A later form of the tray, in another tab, has to get in.
      asked.result.addEventListener('versionchange', () => asked.result.close())
      resolve(asked.result)
    })
    asked.addEventListener('error', () => reject(asked.error))
    asked.addEventListener('blocked', () => reject(new Error('the tray is open elsewhere')))
  })
}

function answered(request) {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}

function inMemory() {
  const icons = new Map()
  return {
    isKept: false,
    all: async () => inOrder([...icons.values()]),
    put: async (icon) => void icons.set(icon.id, icon),
    remove: async (id) => void icons.delete(id),
  }
}

function inOrder(icons) {
  return icons.sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
}

function listen(heard) {
  try {
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', heard)
    return { channel, tell: () => channel.postMessage('changed') }
  } catch {
    return { channel: null, tell: () => {} }
  }
}
