// Made by `npm run docs` from src/catalogue/search-cards.ts.
function m(t,e,r=1){let n=t.toLowerCase();if(n.length>40)return[];let a=n.length>=5?2:1,o=[];for(let s of e){if(Math.abs(s.length-n.length)>
a)continue;let l=I(n,s);l<=a&&o.push({name:s,distance:l})}return o.sort((s,l)=>s.distance-l.distance||(s.name<l.name?-1:1)),o.slice(0,r).map(
({name:s})=>s)}function I(t,e){let r=[],n=Array.from({length:e.length+1},(a,o)=>o);for(let a=1;a<=t.length;a+=1){let o=[a];for(let s=1;s<=e.
length;s+=1){let l=t[a-1]===e[s-1]?0:1,i=Math.min(n[s]+1,o[s-1]+1,n[s-1]+l);a>1&&s>1&&t[a-1]===e[s-2]&&t[a-2]===e[s-1]&&(i=Math.min(i,r[s-2]+
1)),o.push(i)}r=n,n=o}return n[e.length]}function C(t,e){let r=g(t);return e.filter(n=>n!==t).map(n=>({one:n,shared:g(n).intersection(r).size})).filter(({shared:n})=>n>0).sort((n,a)=>a.
shared+u(t,a.one)-n.shared-u(t,n.one)).map(({one:n})=>n)}function u({category:t},e){return t===e.category?1:0}function g({name:t,words:e}){let r=[
t,...e].flatMap(n=>n.split(/[ -]/));return new Set(r.filter(n=>n.length>=3))}var d={same:8,start:3,within:1},w={name:4,phrase:1.5},G={name:100,phrase:60},L=new Set(["a","an","and","for","in","of","on","or","the","to",
"with","icon","symbol"]);function b(t){let e=t.map(n=>({card:n,name:c(n.name),phrases:[...n.words,...$(n),n.category].map(c)})),r=new Set(e.
flatMap(({name:n,phrases:a})=>[...n,...a.flat()]));return n=>{let a=[...new Set(c(n))];if(a.length===0)return t;let o=a.filter(h=>!L.has(h)),
s=o.length===0||e.some(({phrases:h})=>h.some(E=>y(a,E)))?a:o,l=p(s,e);if(l.length>0)return O(n,x(l,t),t);let i=s.map(h=>v(h,r)),f=p(i,e);return x(
f.length>0?f:T(s,e),t)}}var S=3;function x(t,e){let[r]=t;return r===void 0||t.length>=S?t:[...new Set([...t,...C(r,e)])].slice(0,S)}function O(t,e,r){
let[n,...a]=e;if(n===void 0||!/[^s]s\s*$/i.test(t))return e;let o=r.find(({name:s})=>s===`${n.name}s`);return o===void 0?e:[...new Set([n,o,
...a])]}function T(t,e){let n=t.filter(({length:s})=>s>1).toReversed().map(s=>p([s],e).filter(l=>N(l).has(s))),a=Math.max(0,...n.map(({length:s})=>s)),
o=Array.from({length:a},(s,l)=>n.flatMap(i=>i[l]??[])).flat();return[...new Set(o)]}function N({name:t,words:e}){return new Set([t,...e].flatMap(
c))}function $({name:t,parameters:e}){return e.flatMap(({values:r})=>r.map(n=>`${t} ${n}`))}function v(t,e){return e.has(t)?t:m(t,e)[0]??t}function p(t,e){
return e.map(r=>({card:r.card,worth:A(t,r)})).filter(({worth:r})=>r>0).sort((r,n)=>n.worth-r.worth).map(({card:r})=>r)}function A(t,{name:e,
phrases:r}){let n=0;for(let a of t){let o=w.name*M(a,e),s=w.phrase*Math.max(0,...r.map(i=>M(a,i)/i.length)),l=Math.max(o,s);if(l===0)return 0;
n+=l}return y(t,e)?n+=G.name:r.some(a=>y(t,a))&&(n+=G.phrase),n-e.length/100}function M(t,e){let r=0;for(let n of e){if(n===t)return d.same;
n.startsWith(t)?r=Math.max(r,d.start):t.length>2&&n.includes(t)&&(r=Math.max(r,d.within))}return r}function y(t,e){return t.length===e.length&&
t.every((r,n)=>r===e[n])}function c(t){return(t.toLowerCase().normalize("NFKC").match(/[\p{L}\p{N}]+/gu)??[]).map(F)}function F(t){return t.
length>4&&/(?:ss|x|ch|sh)es$/.test(t)?t.slice(0,-2):t.length>3&&/[^su]s$/.test(t)?t.slice(0,-1):t}export{b as createSearch};
