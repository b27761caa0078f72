export function referenceText(_document: unknown): string {
  return '# API reference\n'
}
