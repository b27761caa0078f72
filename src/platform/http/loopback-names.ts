/** The names that lead a machine to itself, as addresses have them. Nobody else can make them lead elsewhere. */
export const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]']
