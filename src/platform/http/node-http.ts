type NodeHttp = typeof import('node:http')

/**
 * What we need of Node's HTTP. To import it has Node read all that it exports, and load its own client for `fetch` and WebSocket with that,
 * of which nobody here asks it: nine tenths of what an import takes, and more than most of what a service loads.
 */
const http: NodeHttp = process.getBuiltinModule('node:http')

export const createServer: NodeHttp['createServer'] = http.createServer
export const STATUS_CODES: NodeHttp['STATUS_CODES'] = http.STATUS_CODES
