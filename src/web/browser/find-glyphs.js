// Made by `npm run docs` from src/catalogue/search-cards.ts.
function u(t,e,r=1){let n=t.toLowerCase();if(n.length>40)return[];let s=n.length>=5?2:1,l=[];for(let o of e){if(Math.abs(o.length-n.length)>
s)continue;let i=I(n,o);i<=s&&l.push({name:o,distance:i})}let a=({name:o})=>o.startsWith(n)?0:1;return l.sort((o,i)=>o.distance-i.distance||
a(o)-a(i)||(o.name<i.name?-1:1)),l.slice(0,r).map(({name:o})=>o)}function I(t,e){let r=[],n=Array.from({length:e.length+1},(s,l)=>l);for(let s=1;s<=
t.length;s+=1){let l=[s];for(let a=1;a<=e.length;a+=1){let o=t[s-1]===e[a-1]?0:1,i=Math.min(n[a]+1,l[a-1]+1,n[a-1]+o);s>1&&a>1&&t[s-1]===e[a-
2]&&t[s-2]===e[a-1]&&(i=Math.min(i,r[a-2]+1)),l.push(i)}r=n,n=l}return n[e.length]}function C(t,e){let r=g(t);return e.filter(n=>n!==t).map(n=>({one:n,shared:g(n).intersection(r).size})).filter(({shared:n})=>n>0).sort((n,s)=>s.
shared+y(t,s.one)-n.shared-y(t,n.one)).map(({one:n})=>n)}function y({category:t},e){return t===e.category?1:0}function g({name:t,words:e}){let r=[
t,...e].flatMap(n=>n.split(/[ -]/));return new Set(r.filter(n=>n.length>=3))}var d={same:8,start:3,within:1},w={name:4,phrase:1.5},G={name:100,phrase:60},L=new Set(["a","an","and","for","in","of","on","or","the","to",
"with","icon","symbol"]);function b(t){let e=t.map(n=>({card:n,name:c(n.name),phrases:[...n.words,...W(n),n.category].map(c)})),r=new Set(e.
flatMap(({name:n,phrases:s})=>[...n,...s.flat()]));return n=>{let s=[...new Set(c(n))];if(s.length===0)return t;let l=s.filter(h=>!L.has(h)),
a=l.length===0||e.some(({phrases:h})=>h.some(E=>m(s,E)))?s:l,o=p(a,e);if(o.length>0)return O(n,x(o,t),t);let i=a.map(h=>$(h,r)),f=p(i,e);return x(
f.length>0?f:T(a,e),t)}}var S=3;function x(t,e){let[r]=t;return r===void 0||t.length>=S?t:[...new Set([...t,...C(r,e)])].slice(0,S)}function O(t,e,r){
let[n,...s]=e;if(n===void 0||!/[^s]s\s*$/i.test(t))return e;let l=r.find(({name:a})=>a===`${n.name}s`);return l===void 0?e:[...new Set([n,l,
...s])]}function T(t,e){let n=t.filter(({length:a})=>a>1).toReversed().map(a=>p([a],e).filter(o=>N(o).has(a))),s=Math.max(0,...n.map(({length:a})=>a)),
l=Array.from({length:s},(a,o)=>n.flatMap(i=>i[o]??[])).flat();return[...new Set(l)]}function N({name:t,words:e}){return new Set([t,...e].flatMap(
c))}function W({name:t,parameters:e}){return e.flatMap(({values:r})=>r.map(n=>`${t} ${n}`))}function $(t,e){return e.has(t)?t:u(t,e)[0]??t}function p(t,e){
return e.map(r=>({card:r.card,worth:v(t,r)})).filter(({worth:r})=>r>0).sort((r,n)=>n.worth-r.worth).map(({card:r})=>r)}function v(t,{name:e,
phrases:r}){let n=0;for(let s of t){let l=w.name*M(s,e),a=w.phrase*Math.max(0,...r.map(i=>M(s,i)/i.length)),o=Math.max(l,a);if(o===0)return 0;
n+=o}return m(t,e)?n+=G.name:r.some(s=>m(t,s))&&(n+=G.phrase),n-e.length/100}function M(t,e){let r=0;for(let n of e){if(n===t)return d.same;
n.startsWith(t)?r=Math.max(r,d.start):t.length>2&&n.includes(t)&&(r=Math.max(r,d.within))}return r}function m(t,e){return t.length===e.length&&
t.every((r,n)=>r===e[n])}function c(t){return(t.toLowerCase().normalize("NFKC").match(/[\p{L}\p{N}]+/gu)??[]).map(A)}function A(t){return t.
length>4&&/(?:ss|x|ch|sh)es$/.test(t)?t.slice(0,-2):t.length>3&&/[^su]s$/.test(t)?t.slice(0,-1):t}export{b as createSearch};
