import type { PageFacts } from '../page.ts'

/** What documents write where the address of the service goes, and a key. */
const WRITTEN_URL = 'http://localhost:3000'
const WRITTEN_KEY = 'svc_test_0123456789ABCDEFGHIJKLMNOPQRSTUV'

/** A document as readers of this deployment need it: with its address, and a key that works. */
export function fillIn(text: string, { baseUrl, exampleKey }: Pick<PageFacts, 'baseUrl' | 'exampleKey'>): string {
  return text.replaceAll(WRITTEN_URL, baseUrl).replaceAll(WRITTEN_KEY, exampleKey)
}
