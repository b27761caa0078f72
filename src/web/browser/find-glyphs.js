// Made by `npm run docs` from src/catalogue/search-cards.ts.
function c(n){return(n.toLowerCase().normalize("NFKC").match(/[\p{L}\p{N}]+/gu)??[]).map(W)}function g(n){return n.join("")}function b({name:n,
words:e,parameters:t}){return[...e,...t.flatMap(({values:r})=>r.map(o=>`${n} ${o}`))]}function u({name:n,words:e}){return new Set([...c(n),...e.
map(c).flatMap(t=>t.length===1?t:[])])}function R({name:n,words:e},t){let r=g(c(t));return[n,...e].some(o=>g(c(o))===r)}function W(n){return n.
length>4&&/(?:ss|x|ch|sh)es$/.test(n)?n.slice(0,-2):n.length>3&&/[^su]s$/.test(n)?n.slice(0,-1):n}var N=12,w=3,E=.01,F=3;function L(n){let e=n.map($),t=A(e);return r=>{let o=e.find(s=>s.card===r);return o===void 0?[]:e.filter(s=>s!==o).map(
s=>({card:s.card,near:T(o,s,t)})).filter(({near:s})=>s>0).sort((s,a)=>a.near-s.near).map(s=>s.card)}}function T(n,e,t){let r=f=>t.get(f)??1,
o=f=>f.length>=w&&(r(f)<=N||n.name.has(f)),s=[...n.strong.intersection(e.strong)].filter(o),a=n.card.category===e.card.category,l=s.filter(f=>n.
name.has(f)||e.name.has(f)),i=n.name.isSubsetOf(e.name)||e.name.isSubsetOf(n.name),d=n.often.has(e.head)||e.often.has(n.head),m=i||d||l.length>
0&&(a||s.length>1),h=a&&n.card.kind!==null&&n.card.kind===e.card.kind?E:0;if(!m)return h;let y=s.reduce((f,p)=>f+1/r(p),0);return(i?1:0)+(a?
1.5:1)*y+h}function $(n){let e=n.words.map(c),t=o=>new Set(e.flat().filter(s=>e.filter(a=>a.includes(s)).length>=o)),r=c(n.name);return{card:n,
name:new Set(r),strong:u(n).union(t(2)),often:t(F),head:r.at(-1)??""}}function A(n){let e=new Map;for(let{strong:t}of n)for(let r of t)e.set(
r,(e.get(r)??0)+1);return e}function O(n,e,t=1){let r=n.toLowerCase();if(r.length>40)return[];let o=r.length>=5?2:1,s=[];for(let a of e){if(Math.abs(a.length-r.length)>
o)continue;let l=S(r,a);l<=o&&s.push({name:a,distance:l})}return s.sort((a,l)=>a.distance-l.distance||(a.name<l.name?-1:1)),s.slice(0,t).map(
({name:a})=>a)}function S(n,e){let t=[],r=Array.from({length:e.length+1},(o,s)=>s);for(let o=1;o<=n.length;o+=1){let s=[o];for(let a=1;a<=e.
length;a+=1){let l=n[o-1]===e[a-1]?0:1,i=Math.min(r[a]+1,s[a-1]+1,r[a-1]+l);o>1&&a>1&&n[o-1]===e[a-2]&&n[o-2]===e[a-1]&&(i=Math.min(i,t[a-2]+
1)),s.push(i)}t=r,r=s}return r[e.length]}var _=new Set(["a","an","and","for","in","of","on","or","the","to","with","icon","symbol"]),I=3,j=12;function k(n,e){let t=n.map(H),r=new Set(
t.flatMap(({telling:o})=>[...o]));return(o,s=!1)=>{let a=[...new Set(c(o))];if(a.length===0)return{hits:n,perhaps:[]};let l=a.filter(p=>!_.has(
p)),i=g(c(o)),d=l.length===0||t.some(p=>K(i,p))?a:l,m=p=>G(i,p,t),h=()=>{let p=d.map(C=>Q(C,r));return p.every((C,M)=>C===d[M])?[]:G(g(p),p,
t)},y=v([()=>q(o,m(d),n),()=>P(d,t),()=>s?[]:h()]),f=y.length>0?[]:[...D(d,t),...J(i,n)];return B(y,[...z(d,t),...f],e)}}function B(n,e,t){let[
r]=n,o=r===void 0||n.length>=I?[]:t(r).slice(0,I),s=new Set([...e,...o]).difference(new Set(n));return{hits:n,perhaps:[...s].slice(0,j)}}function H(n){
let e=b(n).map(c),t=c(n.name);return{card:n,name:t,calls:new Set(e.map(g)),telling:u(n),all:new Set([...t,...e.flat()])}}function K(n,{name:e,
calls:t}){return t.has(n)||g(e)===n}function v(n){for(let e of n){let t=e();if(t.length>0)return t}return[]}function G(n,e,t){return x(t,({name:r,
calls:o,telling:s})=>{let a=g(r)===n,l=o.has(n)||o.has(g(e)),i=e.filter(d=>r.includes(d)).length;return!a&&!l&&!e.every(d=>s.has(d))?0:(a?100:
0)+(l?60:0)+1+i-r.length/100})}function P(n,e){let t=n.at(-1)??"",r=n.slice(0,-1),o=a=>[...a].some(l=>l.startsWith(t)),s=a=>()=>x(e,l=>!r.every(
i=>l.telling.has(i))||!o(a(l))?0:(l.name[0]?.startsWith(n[0]??"")===!0?2:1)-l.name.length/100);return t.length<2?[]:v([s(({name:a})=>a),s(({
telling:a})=>a)])}function z(n,e){return x(e,({name:t,all:r})=>n.every(o=>r.has(o))?1-t.length/100:0)}function D(n,e){if(n.length<2)return[];
let r=n.filter(({length:s})=>s>1).toReversed().map(s=>G(s,[s],e)),o=Math.max(0,...r.map(({length:s})=>s));return Array.from({length:o},(s,a)=>r.
flatMap(l=>l[a]??[])).flat()}function J(n,e){return e.filter(({category:t})=>g(c(t))===n)}function q(n,e,t){let[r,...o]=e;if(r===void 0||!/[^s]s\s*$/i.
test(n))return e;let s=t.find(({name:a})=>a===`${r.name}s`);return s===void 0||!R(r,n)?e:[...new Set([r,s,...o])]}function Q(n,e){if(e.has(n)||
n.length<4)return n;let t=[...e].filter(o=>o.length>3&&o[0]===n[0]),[r]=O(n,t);return r!==void 0&&S(n,r)<=(n.length<8?1:2)?r:n}function x(n,e){
return n.map(t=>({card:t.card,worth:e(t)})).filter(({worth:t})=>t>0).sort((t,r)=>r.worth-t.worth).map(({card:t})=>t)}export{L as createRelatives,k as createSearch};
