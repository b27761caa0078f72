import type { PageFacts } from '../page.ts'

/** What documents write where the address of the service goes, and a key. */
export const WRITTEN: PageFacts = {
  baseUrl: 'http://localhost:3000',
  exampleKey: 'svc_test_0123456789ABCDEFGHIJKLMNOPQRSTUV',
}

/** A document as readers of this deployment need it: with its address, and a key that works. */
export function fillIn(text: string, { baseUrl, exampleKey }: PageFacts): string {
  return text.replaceAll(WRITTEN.baseUrl, baseUrl).replaceAll(WRITTEN.exampleKey, exampleKey)
}
