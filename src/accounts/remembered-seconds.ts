/** How long a browser is remembered by a cookie: 400 days, longer than which browsers keep none. */
export const REMEMBERED_SECONDS: number = 400 * 86_400
