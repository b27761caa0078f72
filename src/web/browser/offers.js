// Made by `npm run docs` from src/contract/offers-in.ts.
var u=/^(.*?(?:Did you mean|Checked at this cut:|Say what is to be seen:) )(".*?")((?:, with what ".*" adds)?[.?])$/s;function o(t){let[,n,r,
i]=u.exec(t)??[];if(n===void 0||r===void 0||i===void 0)return[{text:t,request:null}];let s=r.split(/("[^"]*")/).filter(e=>e!=="");return[{text:n,
request:null},...s.map(e=>({text:e,request:e.startsWith('"')?e.slice(1,-1):null})),{text:i,request:null}]}export{o as offersIn};
