/** The prompt for a need of a product, in the wording that is told from what is to be drawn: "resume (for an applicant tracking system)". */
export function promptFor(need: string, product: string): string {
  // Brackets of its own would end it.
  const plain = product.replaceAll(/[()[\]\s]+/g, ' ').trim()
  return plain === '' ? need : `${need} (for ${plain})`
}
