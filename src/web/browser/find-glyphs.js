// Made by `npm run docs` from src/catalogue/search-cards.ts.
function c(n){return(n.toLowerCase().normalize("NFKC").match(/[\p{L}\p{N}]+/gu)??[]).map(M)}function g(n){return n.join("")}function b({name:n,
words:e,parameters:t}){return[...e,...t.flatMap(({values:r})=>r.map(a=>`${n} ${a}`))]}function u({name:n,words:e}){return new Set([...c(n),...e.
map(c).flatMap(t=>t.length===1?t:[])])}function R({name:n,words:e},t){let r=g(c(t));return[n,...e].some(a=>g(c(a))===r)}function M(n){return n.
length>4&&/(?:ss|x|ch|sh)es$/.test(n)?n.slice(0,-2):n.length>3&&/[^su]s$/.test(n)?n.slice(0,-1):n}var N=12,w=3,E=.01,F=3;function L(n){let e=n.map($),t=A(e);return r=>{let a=e.find(s=>s.card===r);return a===void 0?[]:e.filter(s=>s!==a).map(
s=>({card:s.card,near:T(a,s,t)})).filter(({near:s})=>s>0).sort((s,o)=>o.near-s.near).map(s=>s.card)}}function T(n,e,t){let r=f=>t.get(f)??1,
a=f=>f.length>=w&&(r(f)<=N||n.name.has(f)),s=[...n.strong.intersection(e.strong)].filter(a),o=n.card.category===e.card.category,l=s.filter(f=>n.
name.has(f)||e.name.has(f)),i=n.name.isSubsetOf(e.name)||e.name.isSubsetOf(n.name),d=n.often.has(e.head)||e.often.has(n.head),m=i||d||l.length>
0&&(o||s.length>1),h=o&&n.card.kind!==null&&n.card.kind===e.card.kind?E:0;if(!m)return h;let y=s.reduce((f,p)=>f+1/r(p),0);return(i?1:0)+(o?
1.5:1)*y+h}function $(n){let e=n.words.map(c),t=a=>new Set(e.flat().filter(s=>e.filter(o=>o.includes(s)).length>=a)),r=c(n.name);return{card:n,
name:new Set(r),strong:u(n).union(t(2)),often:t(F),head:r.at(-1)??""}}function A(n){let e=new Map;for(let{strong:t}of n)for(let r of t)e.set(
r,(e.get(r)??0)+1);return e}function O(n,e,t=1){let r=n.toLowerCase();if(r.length>40)return[];let a=r.length>=5?2:1,s=[];for(let l of e){if(Math.abs(l.length-r.length)>
a)continue;let i=S(r,l);i<=a&&s.push({name:l,distance:i})}let o=({name:l})=>l.startsWith(r)?0:1;return s.sort((l,i)=>l.distance-i.distance||
o(l)-o(i)||(l.name<i.name?-1:1)),s.slice(0,t).map(({name:l})=>l)}function S(n,e){let t=[],r=Array.from({length:e.length+1},(a,s)=>s);for(let a=1;a<=
n.length;a+=1){let s=[a];for(let o=1;o<=e.length;o+=1){let l=n[a-1]===e[o-1]?0:1,i=Math.min(r[o]+1,s[o-1]+1,r[o-1]+l);a>1&&o>1&&n[a-1]===e[o-
2]&&n[a-2]===e[o-1]&&(i=Math.min(i,t[o-2]+1)),s.push(i)}t=r,r=s}return r[e.length]}var _=new Set(["a","an","and","for","in","of","on","or","the","to","with","icon","symbol"]),I=3,j=12;function k(n,e){let t=n.map(H),r=new Set(
t.flatMap(({telling:a})=>[...a]));return(a,s=!1)=>{let o=[...new Set(c(a))];if(o.length===0)return{hits:n,perhaps:[]};let l=o.filter(p=>!_.has(
p)),i=g(c(a)),d=l.length===0||t.some(p=>K(i,p))?o:l,m=p=>G(i,p,t),h=()=>{let p=d.map(C=>Q(C,r));return p.every((C,W)=>C===d[W])?[]:G(g(p),p,
t)},y=v([()=>q(a,m(d),n),()=>P(d,t),()=>s?[]:h()]),f=y.length>0?[]:[...D(d,t),...J(i,n)];return B(y,[...z(d,t),...f],e)}}function B(n,e,t){let[
r]=n,a=r===void 0||n.length>=I?[]:t(r).slice(0,I),s=new Set([...e,...a]).difference(new Set(n));return{hits:n,perhaps:[...s].slice(0,j)}}function H(n){
let e=b(n).map(c),t=c(n.name);return{card:n,name:t,calls:new Set(e.map(g)),telling:u(n),all:new Set([...t,...e.flat()])}}function K(n,{name:e,
calls:t}){return t.has(n)||g(e)===n}function v(n){for(let e of n){let t=e();if(t.length>0)return t}return[]}function G(n,e,t){return x(t,({name:r,
calls:a,telling:s})=>{let o=g(r)===n,l=a.has(n)||a.has(g(e)),i=e.filter(d=>r.includes(d)).length;return!o&&!l&&!e.every(d=>s.has(d))?0:(o?100:
0)+(l?60:0)+1+i-r.length/100})}function P(n,e){let t=n.at(-1)??"",r=n.slice(0,-1),a=o=>[...o].some(l=>l.startsWith(t)),s=o=>()=>x(e,l=>!r.every(
i=>l.telling.has(i))||!a(o(l))?0:(l.name[0]?.startsWith(n[0]??"")===!0?2:1)-l.name.length/100);return t.length<2?[]:v([s(({name:o})=>o),s(({
telling:o})=>o)])}function z(n,e){return x(e,({name:t,all:r})=>n.every(a=>r.has(a))?1-t.length/100:0)}function D(n,e){if(n.length<2)return[];
let r=n.filter(({length:s})=>s>1).toReversed().map(s=>G(s,[s],e)),a=Math.max(0,...r.map(({length:s})=>s));return Array.from({length:a},(s,o)=>r.
flatMap(l=>l[o]??[])).flat()}function J(n,e){return e.filter(({category:t})=>g(c(t))===n)}function q(n,e,t){let[r,...a]=e;if(r===void 0||!/[^s]s\s*$/i.
test(n))return e;let s=t.find(({name:o})=>o===`${r.name}s`);return s===void 0||!R(r,n)?e:[...new Set([r,s,...a])]}function Q(n,e){if(e.has(n)||
n.length<4)return n;let t=[...e].filter(a=>a.length>3&&a[0]===n[0]),[r]=O(n,t);return r!==void 0&&S(n,r)<=(n.length<8?1:2)?r:n}function x(n,e){
return n.map(t=>({card:t.card,worth:e(t)})).filter(({worth:t})=>t>0).sort((t,r)=>r.worth-t.worth).map(({card:t})=>t)}export{L as createRelatives,k as createSearch};
