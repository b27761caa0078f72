// Made by `npm run docs` from src/client/read-needs.ts.
var d=["need","prompt","request"],f="name";function c(o){let i=o.replace(/^\uFEFF/,"").split(/\r\n|\r|\n/).map(e=>e.trim()).filter(e=>e!==""&&
!e.startsWith("#")),[t="",...s]=i,n=[",",";","	"].find(e=>t.includes(e))??",",r=p(t,n).map(e=>e.toLowerCase()),l=r.findIndex(e=>d.includes(e));
if(l===-1)return i.map(e=>({prompt:e,name:null}));let a=r.indexOf(f);return s.map(e=>p(e,n)).map(e=>({prompt:e[l]??"",name:e[a]===""?null:e[a]??
null})).filter(({prompt:e})=>e!=="")}function p(o,i){let t=[""],s=!1;for(let n of o.split(/("")|(")/).flatMap(r=>r===void 0||r===""?[]:[r]))
if(n==='"')s=!s;else if(n==='""')t[t.length-1]+=s?'"':"";else if(s)t[t.length-1]+=n;else{let[r="",...l]=n.split(i);t[t.length-1]+=r,t.push(...l)}
return t.map(n=>n.trim())}export{c as readNeeds};
