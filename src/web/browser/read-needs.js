// Made by `npm run docs` from src/client/read-needs.ts and prompt-for.ts.
function f(s,o){let e=o.replaceAll(/[()[\]\s]+/g," ").trim();return e===""?s:`${s} (for ${e})`}var m=["need","prompt","request"],c="name";function d(s){let o=s.replace(/^\uFEFF/,"").split(/\r\n|\r|\n/).map(t=>t.trim()).filter(t=>t!==""&&
!t.startsWith("#")),[e="",...i]=o,n=[",",";","	"].find(t=>e.includes(t))??",",r=a(e,n).map(t=>t.toLowerCase()),l=r.findIndex(t=>m.includes(t));
if(l===-1)return o.map(t=>({prompt:t,name:null}));let p=r.indexOf(c);return i.map(t=>a(t,n)).map(t=>({prompt:t[l]??"",name:t[p]===""?null:t[p]??
null})).filter(({prompt:t})=>t!=="")}function a(s,o){let e=[""],i=!1;for(let n of s.split(/("")|(")/).flatMap(r=>r===void 0||r===""?[]:[r]))
if(n==='"')i=!i;else if(n==='""')e[e.length-1]+=i?'"':"";else if(i)e[e.length-1]+=n;else{let[r="",...l]=n.split(o);e[e.length-1]+=r,e.push(...l)}
return e.map(n=>n.trim())}export{f as promptFor,d as readNeeds};
