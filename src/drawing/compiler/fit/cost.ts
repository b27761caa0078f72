/** What a px² of each fault costs, per unit of a column's weight. Found by looking at sheets. */
export const COST = {
  moved: 1,
  missingEdge: 0.35,
  noEdge: 3,
  innerEdge: 0.1,
  innerEdgeOutside: 2,
  softEdge: 0.3,
  gapChange: 0.5,
  crowded: 10,
  crowdedAtAll: 8,
  unevenSpacing: 2,
  wrongWidth: 60,
  unmirrored: 12,
  offCentre: 10,
  shifted: 0.12,
}
