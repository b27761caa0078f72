/** Tables that the code makes and fills by itself. */
export const NOT_BACKED_UP: readonly string[] = ['burin_migration', 'burin_privilege']
