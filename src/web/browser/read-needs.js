// Made by `npm run docs` from src/client/read-needs.ts and prompt-for.ts.
function c(n,r){let e=r.replaceAll(/[()[\]\s]+/g," ").trim();return e===""?n:`${n} (for ${e})`}var f=["need","prompt","request"],d="name";function m(n){return u(n).filter(({prompt:r})=>r!=="")}function g(n){return u(n).filter(({prompt:r})=>r===
"").length}function u(n){let r=n.replace(/^\uFEFF/,"").split(/\r\n|\r|\n/).map(t=>t.trim()).filter(t=>t!==""&&!t.startsWith("#")),[e="",...i]=r,
o=[",",";","	"].find(t=>e.includes(t))??",",s=a(e,o).map(t=>t.toLowerCase()),l=s.findIndex(t=>f.includes(t));if(l===-1)return r.map(t=>({prompt:t,
name:null}));let p=s.indexOf(d);return i.map(t=>a(t,o)).map(t=>({prompt:t[l]??"",name:t[p]===""?null:t[p]??null}))}function a(n,r){let e=[""],
i=!1;for(let o of n.split(/("")|(")/).flatMap(s=>s===void 0||s===""?[]:[s]))if(o==='"')i=!i;else if(o==='""')e[e.length-1]+=i?'"':"";else if(i)
e[e.length-1]+=o;else{let[s="",...l]=o.split(r);e[e.length-1]+=s,e.push(...l)}return e.map(o=>o.trim())}export{g as countWithoutNeed,c as promptFor,m as readNeeds};
