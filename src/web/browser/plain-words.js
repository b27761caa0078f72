// Made by `npm run docs` from src/contract/plain-words.ts.
var e="Try a larger size or a thinner stroke.",o={angle:"A line leans otherwise than those of other icons. It can stay where the thing needs\
 it.",badge:`The small sign stands close to what it is on. ${e}`,budget:"It has much detail for an icon. Fewer words may give a plainer one.",
centre:"In a row of icons it may look pushed to one side.","clear-space":`Lines are so close together that the gap may look grey. ${e}`,counter:`\
A hole is so small that it may fill up. ${e}`,density:"It may look heavier or lighter than the icons beside it. Try another stroke.","fill-b\
ounds":"Filled, it is not as large as outlined. Try it outlined.","fill-knockout":"Filled, some of its lines are too thin to be seen. Try it\
 outlined, or larger.","fill-real":"Filled, it looks as it does outlined. Take the outlined one.","ink-box":"One edge may look soft. Try ano\
ther size or stroke.","ink-empty":`A part of it is too small to be seen. ${e}`,join:"Two lines nearly meet, which may look like a slip. Try \
another stroke.","live-area":"It comes so near to the edge that it may be cut off. Try another size or stroke.",merged:`Two things run toget\
her, and can hardly be told apart. ${e}`,"pixel-snap":"A line may look soft, as it lies between pixels. Try another size or stroke.",radius:"\
A corner is rounder or sharper than those of other icons. Try another radius.",scraps:`One thing covers so much of another that only pieces \
of it are left. ${e}`,size:"It may look smaller or larger than the icons beside it.","stroke-fit":`It has more detail than there is room for\
. ${e}`,symmetry:"Its two halves are nearly the same, but not quite. That shows when it is enlarged.",tangent:"A curve has a slight bend. Th\
at shows when it is enlarged.",topology:`Parts of it may run together when it is seen small. ${e}`,vanished:`One thing covers so much of ano\
ther that it can hardly be told. ${e}`};function s(t){return t!==void 0&&Object.hasOwn(o,t)?o[t]??null:null}export{s as plainWords};
