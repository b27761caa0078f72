/** Below it lie sets that are shared, each under a name that nobody guesses. */
export const SHARED_PATH = '/shared/icons/'
