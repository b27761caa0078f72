// Made by `npm run docs` from src/client/read-needs.ts and prompt-for.ts.
function m(n,r){let t=r.replaceAll(/[()[\]\s]+/g," ").trim();return t===""?n:`${n} (for ${t})`}var g=["need","prompt","request"],h="name";function N(n){return f(n).filter(({prompt:r})=>r!=="")}function x(n){return f(n).filter(({prompt:r})=>r===
"").length}function f(n){let r=n.replace(/^\uFEFF/,"").split(/\r\n|\r|\n/).map((e,l)=>({said:e.trim(),line:l+1})).filter(({said:e})=>e!==""&&
!e.startsWith("#")),[t,...i]=r,s=t?.said??"",o=[",",";","	"].find(e=>s.includes(e))??",",a=d(s,o).map(e=>e.toLowerCase()),c=a.findIndex(e=>g.
includes(e));if(c===-1)return r.map(({said:e,line:l})=>({prompt:e,name:null,line:l}));let u=a.indexOf(h);return i.map(({said:e,line:l})=>{let p=d(
e,o);return{prompt:p[c]??"",name:p[u]===""?null:p[u]??null,line:l}})}function d(n,r){let t=[""],i=!1;for(let s of n.split(/("")|(")/).flatMap(
o=>o===void 0||o===""?[]:[o]))if(s==='"')i=!i;else if(s==='""')t[t.length-1]+=i?'"':"";else if(i)t[t.length-1]+=s;else{let[o="",...a]=s.split(
r);t[t.length-1]+=o,t.push(...a)}return t.map(s=>s.trim())}export{x as countWithoutNeed,m as promptFor,N as readNeeds};
