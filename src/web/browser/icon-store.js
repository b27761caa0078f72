/* Where things of this site are kept: in this browser (IndexedDB), never on a server; in memory where a browser keeps nothing. */

/**
 * Opens a store: `{ isKept, all, put, change, remove }` of objects that have an `id` and, for their order, an `at`. `heard` is told when
 * another page has changed them. Never fails: without storage `isKept` is false, and all ends with the page.
 */
export async function openIconStore({ database: name, store, channel: channelName }, heard) {
  const { channel, tell } = listen(channelName, heard)
  try {
    const database = await opened(name, store)
    const within = (mode) => database.transaction(store, mode).objectStore(store)
    const change = async (act) => {
      const answer = await answered(act(within('readwrite')))
      tell()
      return answer
    }
    await answered(within('readonly').count())
    return {
      isKept: true,
      all: async () => inOrder(await answered(within('readonly').getAll())),
      put: (...things) => change((all) => things.map((one) => all.put(one)).at(-1)),
      change: async (id, made) => {
        await changed(within('readwrite'), id, made)
        tell()
      },
      remove: (...ids) => change((all) => ids.map((id) => all.delete(id)).at(-1)),
    }
  } catch {
    channel?.close()
    return inMemory()
  }
}

function opened(name, store) {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(name, 1)
    asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore(store, { keyPath: 'id' }))
    asked.addEventListener('success', () => {
      // A later form of the store, in another tab, has to get in.
      asked.result.addEventListener('versionchange', () => asked.result.close())
      resolve(asked.result)
    })
    asked.addEventListener('error', () => reject(asked.error))
    asked.addEventListener('blocked', () => reject(new Error('it is open elsewhere')))
  })
}

/** Read and written in one transaction: two pages that change different properties of a thing lose neither. What is gone stays gone. */
async function changed(all, id, made) {
  const thing = await answered(all.get(id))
  if (thing !== undefined) await answered(all.put({ ...thing, ...made }))
}

function answered(request) {
  if (request === undefined) return Promise.resolve()
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}

function inMemory() {
  const things = new Map()
  return {
    isKept: false,
    all: async () => inOrder([...things.values()]),
    put: async (...more) => more.forEach((one) => things.set(one.id, one)),
    change: async (id, made) => {
      if (things.has(id)) things.set(id, { ...things.get(id), ...made })
    },
    remove: async (...ids) => ids.forEach((id) => things.delete(id)),
  }
}

function inOrder(things) {
  return things.sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
}

function listen(name, heard) {
  try {
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', heard)
    return { channel, tell: () => channel.postMessage('changed') }
  } catch {
    return { channel: null, tell: () => {} }
  }
}
