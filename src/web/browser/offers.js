// Made by `npm run docs` from src/contract/offers-in.ts.
var o=/^(.*?(?:Did you mean|Nearest of what can be drawn:|Say what is to be seen:) )(".*?")((?:, with what ".*" adds)?[.?])$/s;function u(t){
let[,n,r,i]=o.exec(t)??[];if(n===void 0||r===void 0||i===void 0)return[{text:t,request:null}];let s=r.split(/("[^"]*")/).filter(e=>e!=="");return[
{text:n,request:null},...s.map(e=>({text:e,request:e.startsWith('"')?e.slice(1,-1):null})),{text:i,request:null}]}export{u as offersIn};
