/** A category as a heading: `Weather`. */
export function categoryTitle(category: string): string {
  return category.slice(0, 1).toUpperCase() + category.slice(1)
}
