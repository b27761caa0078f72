// Made by `npm run docs` from src/workbench/create-cut-answers.ts.
function H(t){let n=0;for(let e of t)n+=(e.x0*e.y1-e.x1*e.y0)/2,e.kind==="arc"&&(n+=e.r*e.r*(e.sweep-Math.sin(e.sweep))/2);return n}function Tn(t){
let n=0,e=0,r=0;for(let o of t)for(let i of o){let s=(i.x0*i.y1-i.x1*i.y0)/2;if(n+=s,e+=s*(i.x0+i.x1)/3,r+=s*(i.y0+i.y1)/3,i.kind==="line")continue;
let a=i.sweep/2,c=i.r*i.r*(i.sweep-Math.sin(i.sweep))/2,l=2/3*i.r**3*Math.sin(a)**3;n+=c,e+=c*i.cx+l*Math.cos(i.start+a),r+=c*i.cy+l*Math.sin(
i.start+a)}return n===0?{area:n,x:0,y:0}:{area:n,x:e/n,y:r/n}}var Yr=Math.PI/2;function T(t){let n=1/0,e=1/0,r=-1/0,o=-1/0;for(let i of t){let s=i.kind==="arc"?Ul(i):i;n=Math.min(n,s.x0,s.x1),e=Math.min(
e,s.y0,s.y1),r=Math.max(r,s.x0,s.x1),o=Math.max(o,s.y0,s.y1)}return{x0:n,y0:e,x1:r,y1:o}}function ut(t){let n=1/0,e=1/0,r=-1/0,o=-1/0;for(let i of t)
n=Math.min(n,i.x0),e=Math.min(e,i.y0),r=Math.max(r,i.x1),o=Math.max(o,i.y1);return{x0:n,y0:e,x1:r,y1:o}}function Ct({x0:t,y0:n,x1:e,y1:r},o){
return{x0:t-o,y0:n-o,x1:e+o,y1:r+o}}function Ul(t){let n=Math.min(t.x0,t.x1),e=Math.min(t.y0,t.y1),r=Math.max(t.x0,t.x1),o=Math.max(t.y0,t.y1),
i=Math.min(t.start,t.start+t.sweep),s=Math.max(t.start,t.start+t.sweep);for(let a=Math.ceil(i/Yr);a*Yr<=s;a++){let c=(a%4+4)%4;c===0?r=Math.
max(r,t.cx+t.r):c===1?o=Math.max(o,t.cy+t.r):c===2?n=Math.min(n,t.cx-t.r):e=Math.min(e,t.cy-t.r)}return{x0:n,y0:e,x1:r,y1:o}}function U(t){let n=null;return()=>(n??={value:t()},n.value)}function St(t,n,e){return n*t.mt+e*t.ft>=t.an-1e-6}var zl=Math.PI/2,jl=1*Math.PI/180;function Kr(t){let n=[];return t.forEach((e,r)=>{let o=e.
filter(a=>a.kind==="line"?a.x0!==a.x1||a.y0!==a.y1:a.sweep!==0),i=o.reduce((a,c)=>a+(c.kind==="line"?1:Ce(c)),0),s=0;o.forEach((a,c)=>{if(a.
kind==="line")n.push(Xl(a,r,s++,i));else for(let m=0;m<Ce(a);m++)n.push(Vl(a,m,r,s++,i));let l=o[(c+1)%o.length],u=l===void 0?null:Yl(a,l,r,
s-1,i);u!==null&&n.push(u)})}),n}function Ce(t){return Math.max(1,Math.ceil(Math.abs(t.sweep)/zl-1e-6))}function Xl(t,n,e,r){let o=Math.hypot(
t.x1-t.x0,t.y1-t.y0),i=(t.x1-t.x0)/o,s=(t.y1-t.y0)/o;return{kind:"line",g:n,place:e,count:r,x0:t.x0,y0:t.y0,x1:t.x1,y1:t.y1,left:Math.min(t.
x0,t.x1),top:Math.min(t.y0,t.y1),right:Math.max(t.x0,t.x1),bottom:Math.max(t.y0,t.y1),length:o,ht:i,yt:s,k:s,w:-i}}function Vl(t,n,e,r,o){let i=t.
sweep/Ce(t),s=t.start+i*n,a=s+i/2,c=Math.cos(a),l=Math.sin(a),u=t.cx+t.r*Math.cos(s),m=t.cy+t.r*Math.sin(s),f=t.cx+t.r*Math.cos(s+i),p=t.cy+
t.r*Math.sin(s+i),h=t.r*(1-Math.cos(i/2)),d=h*c,S=h*l;return{kind:"arc",g:e,place:r,count:o,x0:u,y0:m,x1:f,y1:p,left:Math.min(u,f)+Math.min(
0,d),top:Math.min(m,p)+Math.min(0,S),right:Math.max(u,f)+Math.max(0,d),bottom:Math.max(m,p)+Math.max(0,S),cx:t.cx,cy:t.cy,r:t.r,mt:c,ft:l,an:Math.
cos(i/2),e:Math.abs(i/2),et:t.sweep>0}}function Yl(t,n,e,r,o){let i=qr(t,1),s=qr(n,0),a=Math.atan2(i.x*s.y-i.y*s.x,i.x*s.x+i.y*s.y);if(Math.
abs(a)<jl)return null;let c=Math.cos(a/2),l=Math.sin(a/2),u=i.y,m=-i.x;return{kind:"corner",g:e,place:r,count:o,x0:t.x1,y0:t.y1,x1:t.x1,y1:t.
y1,left:t.x1,top:t.y1,right:t.x1,bottom:t.y1,qn:u,Kn:m,Zn:s.y,Jn:-s.x,mt:u*c-m*l,ft:u*l+m*c,an:c,turn:a}}function qr(t,n){if(t.kind==="line"){
let o=Math.hypot(t.x1-t.x0,t.y1-t.y0);return{x:(t.x1-t.x0)/o,y:(t.y1-t.y0)/o}}let e=t.start+t.sweep*n,r=Math.sign(t.sweep);return{x:-Math.sin(
e)*r,y:Math.cos(e)*r}}function Zr(t){let n=t.size,e=t.count/n,r=new Float64Array(n*n);for(let o=0;o<t.count;o++){let i=Math.floor(o/e)*n,s=t.j[o+1];for(let a=t.j[o];a<
s;a++)ql(r,i,n,t.f[2*a],t.f[2*a+1],1/e)}return r}function ql(t,n,e,r,o,i){let s=Math.max(0,r),a=Math.min(e,o);for(let c=Math.floor(s);c<a;c++)
t[n+c]+=(Math.min(a,c+1)-Math.max(s,c))*i}var Jr=1e-6;function Qr(t,n){let e=t.it-t.q,r=t.st-t.tt,o=Math.min(t.q,t.it),i=Math.max(t.q,t.it),s=Math.min(t.tt,t.st),a=Math.max(t.tt,t.st),
c=Math.min(.02,t.o/10)/t.o;for(let l of n)if(!(l.kind==="corner"||l.left>i||l.right<o||l.top>a||l.bottom<s)&&(l.kind==="line"?Kl(l,t,e,r,c):
Zl(l,t,e,r,c)))return!0;return!1}function Kl(t,n,e,r,o){let i=e*t.k+r*t.w;if(Math.abs(i)<1e-12)return!1;let s=((t.x0-n.q)*t.k+(t.y0-n.tt)*t.w)/
i;if(s<=o||s>=1-o)return!1;let a=(n.q+e*s-t.x0)*t.ht+(n.tt+r*s-t.y0)*t.yt;return a>-Jr&&a<t.length+Jr}function Zl(t,n,e,r,o){let i=n.q-t.cx,
s=n.tt-t.cy,a=e*e+r*r,c=(i*e+s*r)/a,l=c*c-(i*i+s*s-t.r*t.r)/a;if(l<=0)return!1;for(let u of[-c-Math.sqrt(l),-c+Math.sqrt(l)])if(u>o&&u<1-o&&
St(t,(i+e*u)/t.r,(s+r*u)/t.r))return!0;return!1}function no(t,n){return t.filter(r=>r.kind==="corner"&&r.turn<0&&-Math.cos(r.turn)>=n).flatMap(r=>{let o=t.filter(a=>a.kind!=="corner"&&a.g===
r.g),i=o.find(a=>a.place===r.place),s=o.find(a=>a.place===(r.place+1)%r.count);return i===void 0||s===void 0||Jl(i,s,n)<.25?[]:[{o:0,q:r.x0,
tt:r.y0,it:r.x0,st:r.y0,Qt:r.g,cn:r.g,$t:0}]})}function Jl(t,n,e){let r=Math.min($e(t),$e(n)),o=0;for(let i=Math.min(.5,r);;i=Math.min(i+.5,
r)){let s=to(t,$e(t)-i),a=to(n,i);if(s.k*a.k+s.w*a.w>-e||(o=Math.hypot(s.x-a.x,s.y-a.y),i===r))return o}}function $e(t){return t.kind==="lin\
e"?t.length:2*t.e*t.r}function to(t,n){if(t.kind==="line")return{x:t.x0+t.ht*n,y:t.y0+t.yt*n,k:t.k,w:t.w};let e=(n/t.r-t.e)*(t.et?1:-1),r=t.mt*
Math.cos(e)-t.ft*Math.sin(e),o=t.mt*Math.sin(e)+t.ft*Math.cos(e),i=t.et?1:-1;return{x:t.cx+t.r*r,y:t.cy+t.r*o,k:r*i,w:o*i}}var Ql=12,vn=Math.cos(Ql*Math.PI/180),tu=.01,Mt=1e-6,kt=1e-4;function io(t,n){let e=[...t].sort((a,c)=>a.left-c.left),r=[];for(let a=0;a<e.length;a++){
let c=e[a],l=c.right+n;for(let u=a+1;u<e.length;u++){let m=e[u];if(m.left>l)break;m.top>c.bottom+n||c.top>m.bottom+n||nu(c,m,n,r)}}let o=r.filter(
({ln:a})=>a.o<kt||!Qr(a,t)),i=a=>o.filter(c=>c.side===a).map(c=>c.ln);return{tn:[...i(1),...no(t,vn)].sort(eo),Qn:i(-1).sort(eo)}}function eo(t,n){
return Math.round(t.o*1e6)-Math.round(n.o*1e6)||n.$t-t.$t||t.q-n.q||t.tt-n.tt||t.it-n.it||t.st-n.st}function nu(t,n,e,r){let o=r.length;t.kind===
"corner"?n.kind==="corner"?au(t,n,r):oo(t,n,r):n.kind==="corner"?oo(n,t,r):t.kind==="line"?n.kind==="line"?eu(t,n,r):ro(t,n,r):n.kind==="lin\
e"?ro(n,t,r):ru(t,n,r);let i=r[r.length-1];r.length===o||i===void 0||(i.ln.o>e||i.ln.o<kt&&t.g===n.g)&&r.pop()}function $t(t,n,e,r,o,i,s,a,c){
let l=Math.hypot(s-o,a-i);t.push({side:n,ln:{o:l,q:o,tt:i,it:s,st:a,Qt:e.g,cn:r.g,$t:c}})}function eu(t,n,e){if(t.k*n.k+t.w*n.w>-vn||Math.abs(
t.ht*n.yt-t.yt*n.ht)>tu)return;let r=(n.x0-t.x0)*t.ht+(n.y0-t.y0)*t.yt,o=(n.x1-t.x0)*t.ht+(n.y1-t.y0)*t.yt,i=Math.max(0,Math.min(r,o)),s=Math.
min(t.length,Math.max(r,o));if(s-i<Mt)return;let a=p=>{let h=(p-r)/(o-r);return(n.x0+(n.x1-n.x0)*h-t.x0)*t.k+(n.y0+(n.y1-n.y0)*h-t.y0)*t.w},
c=Math.abs(a(s))-Math.abs(a(i)),l=Math.abs(c)<.02?(i+s)/2:c>0?i:s,u=a(l),m=t.x0+t.ht*l,f=t.y0+t.yt*l;$t(e,u>0?1:-1,t,n,m,f,m+t.k*u,f+t.w*u,s-
i)}function ro(t,n,e){let r=(n.cx-t.x0)*t.ht+(n.cy-t.y0)*t.yt;if(r<-Mt||r>t.length+Mt)return;let o=t.x0+t.ht*r,i=t.y0+t.yt*r,s=Math.hypot(o-
n.cx,i-n.cy);if(s<n.r-kt)return;let a=(o-n.cx)/s,c=(i-n.cy)/s;if(a*n.mt+c*n.ft<n.an-Mt)return;let l=t.k*a+t.w*c<0;l===n.et&&$t(e,l?1:-1,t,n,
o,i,n.cx+n.r*a,n.cy+n.r*c,0)}function ru(t,n,e){let r=Math.hypot(n.cx-t.cx,n.cy-t.cy);if(t.et===n.et){if(r<t.r+n.r-kt)return;let l=(n.cx-t.cx)/
r,u=(n.cy-t.cy)/r;if(!St(t,l,u)||!St(n,-l,-u))return;$t(e,t.et?1:-1,t,n,t.cx+t.r*l,t.cy+t.r*u,n.cx-n.r*l,n.cy-n.r*u,0);return}let o=t.r<n.r?
t:n,i=o===t?n:t;if(i.r-o.r<r-kt||i.r-o.r<kt)return;let s=o.et?1:-1,c=r<.01?ou(o,i):{x:(o.cx-i.cx)/r,y:(o.cy-i.cy)/r,$t:0};c===null||!St(o,c.
x,c.y)||!St(i,c.x,c.y)||$t(e,s,o,i,o.cx+o.r*c.x,o.cy+o.r*c.y,i.cx+i.r*c.x,i.cy+i.r*c.y,c.$t)}function ou(t,n){let e=Math.atan2(t.mt*n.ft-t.ft*
n.mt,t.mt*n.mt+t.ft*n.ft),r=Math.max(-t.e,e-n.e),o=Math.min(t.e,e+n.e);if(o-r<.001)return null;let i=(r+o)/2,s=Math.cos(i),a=Math.sin(i);return{
x:t.mt*s-t.ft*a,y:t.mt*a+t.ft*s,$t:(o-r)*t.r}}function oo(t,n,e){if(t.g===n.g&&(t.place===n.place||(t.place+1)%t.count===n.place))return;let r=n.
kind==="line"?iu(t,n):su(t,n);if(r===null)return;let i=Math.hypot(r.x-t.x0,r.y-t.y0)<kt?Math.sign(t.turn):r.Cn?1:-1;Ne(t,i,-r.k*i,-r.w*i)&&$t(
e,i,t,n,t.x0,t.y0,r.x,r.y,0)}function iu(t,n){let e=(t.x0-n.x0)*n.ht+(t.y0-n.y0)*n.yt;if(e<-Mt||e>n.length+Mt)return null;let r=n.x0+n.ht*e,
o=n.y0+n.yt*e;return{x:r,y:o,k:n.k,w:n.w,Cn:(t.x0-r)*n.k+(t.y0-o)*n.w>0}}function su(t,n){let e=Math.hypot(t.x0-n.cx,t.y0-n.cy);if(e<Mt)return null;
let r=(t.x0-n.cx)/e,o=(t.y0-n.cy)/e;if(!St(n,r,o))return null;let i=n.et?1:-1;return{x:n.cx+n.r*r,y:n.cy+n.r*o,k:r*i,w:o*i,Cn:e>n.r===n.et}}
function au(t,n,e){let r=Math.hypot(n.x0-t.x0,n.y0-t.y0);if(r<kt){t.turn>0==n.turn>0&&$t(e,Math.sign(t.turn),t,n,t.x0,t.y0,n.x0,n.y0,0);return}
let o=(n.x0-t.x0)/r,i=(n.y0-t.y0)/r;for(let s of[1,-1])if(Ne(t,s,o,i)&&Ne(n,s,-o,-i))return $t(e,s,t,n,t.x0,t.y0,n.x0,n.y0,0)}function Ne(t,n,e,r){
let o=e*n,i=r*n;return t.turn>0==n>0?o*t.mt+i*t.ft>=t.an-Mt:o*t.qn+i*t.Kn>=vn||o*t.Zn+i*t.Jn>=vn}function b(t,n,e,r){return{kind:"line",x0:t,y0:n,x1:e,y1:r}}function ht(t,n,e,r,o){let i=t+e*Math.cos(r),s=n+e*Math.sin(r),a=Math.abs(o)>=2*
Math.PI,c=a?i:t+e*Math.cos(r+o),l=a?s:n+e*Math.sin(r+o);return{kind:"arc",x0:i,y0:s,x1:c,y1:l,cx:t,cy:n,r:e,start:r,sweep:o}}function F(t,n,e,r,o,i,s,a,c){
return{kind:"arc",x0:i,y0:s,x1:a,y1:c,cx:t,cy:n,r:e,start:r,sweep:o}}function nt(t,n,e,r,o){let i=e-t,s=r-n,a=Math.hypot(i,s),c=o/2;if(Math.
abs(o)<1e-7||a===0||Math.abs(Math.sin(c))<1e-7)return b(t,n,e,r);let l=a/(2*Math.sin(Math.abs(c))),u=1/(2*Math.tan(c)),m=(t+e)/2-s*u,f=(n+r)/
2+i*u;return F(m,f,l,Math.atan2(n-f,t-m),o,t,n,e,r)}function Nt(t,n,e,r,o,i){let s=o-t,a=i-n,c=e*a-r*s,l=Math.hypot(s,a);if(Math.abs(c)<=1e-7*
l)return b(t,n,o,i);let u=l*l/(2*c),m=t-r*u,f=n+e*u,p=2*Math.atan2(c,e*s+r*a);return F(m,f,Math.abs(u),Math.atan2(n-f,t-m),p,t,n,o,i)}function V(t,n,e){
return[F(t,n,e,0,Math.PI,t+e,n,t-e,n),F(t,n,e,Math.PI,Math.PI,t-e,n,t+e,n)]}function Ut(t){let{x0:n,y0:e,x1:r,y1:o}=t;return[b(n,e,r,e),b(r,
e,r,o),b(r,o,n,o),b(n,o,n,e)]}var Fe=2*Math.PI;function M(t){return t.kind==="line"?Math.hypot(t.x1-t.x0,t.y1-t.y0):Math.abs(t.sweep)*t.r}function $(t,n){if(n===0)return{
x:t.x0,y:t.y0};if(n===1)return{x:t.x1,y:t.y1};if(t.kind==="line")return{x:t.x0+(t.x1-t.x0)*n,y:t.y0+(t.y1-t.y0)*n};let e=t.start+t.sweep*n;return{
x:t.cx+t.r*Math.cos(e),y:t.cy+t.r*Math.sin(e)}}function D(t,n){if(t.kind==="line"){let o=Math.hypot(t.x1-t.x0,t.y1-t.y0);return o===0?{x:1,y:0}:
{x:(t.x1-t.x0)/o,y:(t.y1-t.y0)/o}}let e=t.start+t.sweep*n,r=t.sweep<0?-1:1;return{x:-Math.sin(e)*r,y:Math.cos(e)*r}}function Ft(t){return t.
kind==="line"?b(t.x1,t.y1,t.x0,t.y0):F(t.cx,t.cy,t.r,t.start+t.sweep,-t.sweep,t.x1,t.y1,t.x0,t.y0)}function et(t){return t.map(Ft).reverse()}
function rt(t,n,e){let r=$(t,n),o=$(t,e);return t.kind==="line"?b(r.x,r.y,o.x,o.y):F(t.cx,t.cy,t.r,t.start+t.sweep*n,t.sweep*(e-n),r.x,r.y,o.
x,o.y)}function tt(t,n,e){if(t.kind==="line"){let s=t.x1-t.x0,a=t.y1-t.y0,c=s*s+a*a;return c===0?0:((n-t.x0)*s+(e-t.y0)*a)/c}let r=Math.abs(
t.sweep);if(r===0)return 0;let o=(Math.atan2(e-t.cy,n-t.cx)-t.start)*(t.sweep<0?-1:1),i=o-Fe*Math.floor(o/Fe);return(i>Math.PI+r/2?i-Fe:i)/r}
function L(t,n){let e=D(t,1),r=D(n,0);return Math.atan2(e.x*r.y-e.y*r.x,e.x*r.x+e.y*r.y)}function so(t,n,e){return t.kind==="line"?b(t.x0+n,
t.y0+e,t.x1+n,t.y1+e):F(t.cx+n,t.cy+e,t.r,t.start,t.sweep,t.x0+n,t.y0+e,t.x1+n,t.y1+e)}var at=1e-7;function mt(t,n){let e=[];for(let r of un(t,n))ln(e,t,n,r.x,r.y);return On(n,t.x0,t.y0)&&ln(e,t,n,t.x0,t.y0),On(n,t.x1,t.y1)&&ln(
e,t,n,t.x1,t.y1),On(t,n.x0,n.y0)&&ln(e,t,n,n.x0,n.y0),On(t,n.x1,n.y1)&&ln(e,t,n,n.x1,n.y1),e}function un(t,n){return t.kind==="line"?n.kind===
"line"?cu(t,n):co(t,n):n.kind==="line"?co(n,t):lu(t,n)}function ln(t,n,e,r,o){let i=ao(n,tt(n,r,o)),s=ao(e,tt(e,r,o));if(!(i===null||s===null)){
for(let a of t)if(Math.hypot(a.x-r,a.y-o)<2*at)return;t.push({x:r,y:o,bn:i,te:s})}}function ao(t,n){let e=at/Math.max(M(t),at);return n<-e||
n>1+e?null:Math.min(1,Math.max(0,n))}function On(t,n,e){if(t.kind==="arc")return Math.abs(Math.hypot(n-t.cx,e-t.cy)-t.r)<at;let r=M(t);return r===
0?Math.hypot(n-t.x0,e-t.y0)<at:Math.abs((n-t.x0)*(t.y1-t.y0)-(e-t.y0)*(t.x1-t.x0))<at*r}function cu(t,n){let e=t.x1-t.x0,r=t.y1-t.y0,o=n.x1-
n.x0,i=n.y1-n.y0,s=e*i-r*o;if(Math.abs(s)<=1e-12*Math.hypot(e,r)*Math.hypot(o,i))return[];let a=((n.x0-t.x0)*i-(n.y0-t.y0)*o)/s;return[{x:t.
x0+a*e,y:t.y0+a*r}]}function co(t,n){let e=M(t);if(e===0)return[];let r=(t.x1-t.x0)/e,o=(t.y1-t.y0)/e,i=(n.cx-t.x0)*r+(n.cy-t.y0)*o,s=t.x0+i*
r,a=t.y0+i*o,c=Math.hypot(n.cx-s,n.cy-a);if(c>n.r+at)return[];let l=Math.sqrt(Math.max(0,(n.r-c)*(n.r+c)));return l<at?[{x:s,y:a}]:[{x:s-l*r,
y:a-l*o},{x:s+l*r,y:a+l*o}]}function lu(t,n){let e=n.cx-t.cx,r=n.cy-t.cy,o=Math.hypot(e,r);if(o<1e-9||o>t.r+n.r+at||o<Math.abs(t.r-n.r)-at)return[];
let i=(o+(t.r-n.r)*(t.r+n.r)/o)/2,s=Math.sqrt(Math.max(0,(t.r-i)*(t.r+i))),a=e/o,c=r/o,l=t.cx+i*a,u=t.cy+i*c;return s<at?[{x:l,y:u}]:[{x:l-s*
c,y:u+s*a},{x:l+s*c,y:u-s*a}]}function I(t,n,e){if(t.kind==="arc"){let a=tt(t,n,e);return a>=0&&a<=1?Math.abs(Math.hypot(n-t.cx,e-t.cy)-t.r):Math.min(Math.hypot(n-t.x0,e-
t.y0),Math.hypot(n-t.x1,e-t.y1))}let r=t.x1-t.x0,o=t.y1-t.y0,i=r*r+o*o,s=i===0?0:Math.min(1,Math.max(0,((n-t.x0)*r+(e-t.y0)*o)/i));return Math.
hypot(n-t.x0-s*r,e-t.y0-s*o)}function wt(t,n,e){let r=tt(t,n,e);t.kind==="arc"&&(r<0||r>1)&&(r=Math.hypot(n-t.x0,e-t.y0)<=Math.hypot(n-t.x1,
e-t.y1)?0:1),r=Math.min(1,Math.max(0,r));let o=$(t,r);return{x:o.x,y:o.y,Sn:r,o:Math.hypot(n-o.x,e-o.y)}}function uo(t,n){let e=mt(t,n)[0];if(e)
return{o:0,q:e.x,tt:e.y,it:e.x,st:e.y};let r=zt(n,t.x0,t.y0);r=Ln(r,zt(n,t.x1,t.y1)),r=Ln(r,Ie(zt(t,n.x0,n.y0))),r=Ln(r,Ie(zt(t,n.x1,n.y1)));
for(let o of uu(t,n))r=Ln(r,o);return r}function Ln(t,n){return n.o<t.o?n:t}function Ie(t){return{o:t.o,q:t.it,tt:t.st,it:t.q,st:t.tt}}function zt(t,n,e){
let r=wt(t,n,e);return{o:r.o,q:n,tt:e,it:r.x,st:r.y}}function uu(t,n){return t.kind==="line"?n.kind==="line"?[]:lo(t,n):n.kind==="line"?lo(n,
t).map(Ie):mu(t,n)}function lo(t,n){let e=wt(t,n.cx,n.cy);return e.Sn>0&&e.Sn<1?[zt(n,e.x,e.y)]:[]}function mu(t,n){let e=Math.hypot(n.cx-t.
cx,n.cy-t.cy);if(e===0)return[];let r=[];for(let o of[1,-1]){let i=t.cx+(n.cx-t.cx)/e*t.r*o,s=t.cy+(n.cy-t.cy)/e*t.r*o,a=tt(t,i,s);a>=0&&a<=
1&&r.push(zt(n,i,s))}return r}function ct(t,n,e){let r=0;for(let o of t)for(let i of o)i.kind==="arc"?r+=fu(i,n,e):i.y0<=e!=i.y1<=e&&i.x0+(i.x1-i.x0)*(e-i.y0)/(i.y1-i.y0)>
n&&(r+=i.y1>i.y0?1:-1);return r}function fu(t,n,e){if(n>=t.cx+t.r)return 0;if(e>t.cy+t.r||e<t.cy-t.r)return t.y0<=e==t.y1<=e?0:t.y1>t.y0?1:-1;
let r=Math.sqrt(Math.max(0,t.r*t.r-(e-t.cy)*(e-t.cy))),o=t.sweep>=0,i=t.start+t.sweep,s=0,a=t.y0,c=o?Math.floor(t.start/Math.PI-.5)+1:Math.ceil(
t.start/Math.PI-.5)-1;for(;;){let l=(c+.5)*Math.PI,u=o?l>=i:l<=i,m=c%2===0,f=u?t.y1:m?t.cy+t.r:t.cy-t.r;if(a<=e!=f<=e&&(m===o?t.cx+r:t.cx-r)>
n&&(s+=f>a?1:-1),u)return s;a=f,c+=o?1:-1}}var mo=.02;function fo(t,n){let e=t.flat(),r=T(t[0]??[]),o=(m,f,p,h)=>{let d=1/0;for(let R of e)if(d=Math.min(d,I(R,m,f)),d+p*Math.SQRT2<=h)
return null;let S=ct(t,m,f)<0?d:-d;return{x:m,y:f,e:p,pt:S,rt:S+p*Math.SQRT2}},i=r.x1-r.x0,s=r.y1-r.y0,a=Math.min(i,s),c=o((r.x0+r.x1)/2,(r.
y0+r.y1)/2,0,-1/0);if(!(a>0))return{diameter:0,at:{x:c.x,y:c.y}};let l=[],u=(m,f,p)=>{let h=o(m,f,p,c.pt);h!==null&&(h.pt>c.pt&&(c=h),h.rt>c.pt+
mo/2&&l.push(h))};for(let m=r.x0;m<r.x1&&2*c.pt<n;m+=a)for(let f=r.y0;f<r.y1;f+=a)u(m+a/2,f+a/2,a/2);for(;l.length>0&&2*c.pt<n;){let m=pu(l);
if(m.rt<=c.pt+mo/2)break;let f=m.e/2;for(let p of[-f,f])for(let h of[-f,f])u(m.x+p,m.y+h,f)}return{diameter:Math.max(0,2*c.pt),at:{x:c.x,y:c.
y}}}function pu(t){let n=0;for(let r=1;r<t.length;r++)t[r].rt>t[n].rt&&(n=r);let[e]=t.splice(n,1);return e}function _e(t,n){let{f:e,j:r,count:o}=t,i=0,s=0;for(let a=0;a<o;a++){let c=r[a],l=r[a+1],u=l-1;for(let m=c;m<l;m++)i+=e[2*m+1]-e[2*m];for(let m=c;m<
l&&u>=c;){let f=e[2*m],p=e[2*m+1],h=2*n-e[2*u+1],d=2*n-e[2*u];s+=Math.max(0,Math.min(p,d)-Math.max(f,h)),p<d?m++:u--}}return i===0?1:s/i}function po(t){let n=t.map(e=>{let r=H(e);return{g:e,area:Math.abs(r),hole:r<0,box:T(e)}});return n.map((e,r)=>{let o=-1;return n.forEach((i,s)=>{
if(s===r||i.hole===e.hole||i.area<e.area)return;let a=n[o];a!==void 0&&a.area<=i.area||du(i.box,e.box)&&hu(i.g,e.g)&&(o=s)}),e.hole?{...e,part:o,
pt:-1}:{...e,part:r,pt:o}})}function du(t,n){return t.x0<=n.x0+1e-6&&t.y0<=n.y0+1e-6&&t.x1>=n.x1-1e-6&&t.y1>=n.y1-1e-6}function hu(t,n){let e=n[0];
if(e===void 0)return!1;let r=$(e,.37);return ct([t],r.x,r.y)!==0}function jt(t,n,e,r){let o={line:[],at:[],$n:[]},i=e/n;for(let s of t)for(let a of s)a.kind==="arc"?yu(a,r,i,e,o):r==="y"?ho(a.x0,a.y0,a.x1,
a.y1,i,e,o):ho(a.y0,a.x0,a.y1,a.x1,i,e,o);return xu(o,n,e)}function ho(t,n,e,r,o,i,s){let a=r>n?1:-1,c=Math.min(n,r),l=Math.max(n,r),u=(e-t)/
(r-n);for(let m=Math.max(0,Math.ceil(c*o-.5));m<i;m++){let f=(m+.5)/o;if(f>=l)return;yo(s,m,t+(f-n)*u,a)}}function yu(t,n,e,r,o){let i=n==="\
y",s=i?t.cx:t.cy,a=i?t.cy:t.cx,c=i?t.sweep:-t.sweep,l=i?t.start:Math.PI/2-t.start,u=l+c,m=c<0?-1:1,f=l,p=i?t.y0:t.x0,h=m>0?Math.floor(l/Math.
PI-.5+1e-12)+1:Math.ceil(l/Math.PI-.5-1e-12)-1;for(;;){let d=(h+.5)*Math.PI,S=m>0?d>=u:d<=u,R=S?u:d,v=S?i?t.y1:t.x1:a+t.r*(h%2===0?1:-1),O=Math.
cos((f+R)/2)>0?1:-1,X=v>p?1:-1,xt=Math.min(p,v),gt=Math.max(p,v);for(let bt=Math.max(0,Math.ceil(xt*e-.5));bt<r;bt++){let cn=(bt+.5)/e;if(cn>=
gt)break;let Vr=cn-a;yo(o,bt,s+O*Math.sqrt(Math.max(0,t.r*t.r-Vr*Vr)),X)}if(S)return;f=R,p=v,h+=m}}function yo(t,n,e,r){t.line.push(n),t.at.
push(e),t.$n.push(r)}function xu(t,n,e){let r=t.line.length,o=new Int32Array(e+1);for(let m=0;m<r;m++)o[t.line[m]+1]+=1;for(let m=0;m<e;m++)
o[m+1]+=o[m];let i=o.slice(),s=new Int32Array(r);for(let m=0;m<r;m++)s[i[t.line[m]]++]=m;let a=t.at,c=new Int32Array(e+1),l=new Float64Array(
r+2),u=0;for(let m=0;m<e;m++){let f=o[m],p=o[m+1];for(let d=f+1;d<p;d++){let S=s[d],R=d-1;for(;R>=f&&a[s[R]]>a[S];)s[R+1]=s[R--];s[R+1]=S}let h=0;
for(let d=f;d<p;d++){let S=s[d],R=h;h+=t.$n[S],R===0?l[2*u]=a[S]:h===0&&(l[2*u+++1]=a[S])}c[m+1]=u}return{size:n,count:e,j:c,f:l.subarray(0,
2*u)}}function Cn(t,n){let e=0;for(let r=0,o=0;r<t.length&&o<n.length;){let i=t[r+1],s=n[o+1];e+=Math.max(0,Math.min(i,s)-Math.max(t[r],n[o])),
i<s?r+=2:o+=2}return e}function xo(t,n,e){let r=0,o=0;for(let i=0;i<t.count;i++){let s=[],a=Math.round(2*e*t.count/t.size-i-1);for(let c=t.j[i];c<t.j[i+1];c++)r+=t.f[2*
c+1]-t.f[2*c];if(!(a<0||a>=t.count)){for(let c=t.j[a+1]-1;c>=t.j[a];c--)s.push(2*n-t.f[2*c+1],2*n-t.f[2*c]);o+=Cn(t.f.subarray(2*t.j[i],2*t.j[i+
1]),s)}}return r===0?1:o/r}var go=8,gu=3;function bo(t){let{ink:n,cut:e}=t,r=U(()=>po(n)),o=U(()=>Kr(n)),i=U(()=>ut(r().map(c=>c.box))),s=U(()=>jt(n,e.size,e.size*go,"\
y")),a=U(()=>jt(n,e.size,e.size*go,"x"));return{inkBox:i,un:U(()=>Tn(n)),xt:r,Nn:o,mn:U(()=>io(o(),gu)),Mn:s,p:a,coverage:U(()=>Zr(s())),Nt:U(
()=>{let c=i();return{x:_e(s(),(c.x0+c.x1)/2),y:_e(a(),(c.y0+c.y1)/2)}}),ne:U(()=>{let c=i();return xo(s(),(c.x0+c.x1)/2,(c.y0+c.y1)/2)}),ee:(c,l)=>{
let u=r().filter(f=>f.pt===c),m=r()[c]?.g??[];return fo([m,...u.map(f=>f.g)],l)}}}function y(t,n,e,r={}){let{at:o=null,measured:i=null,limit:s=null,span:a=null}=r;return{rule:t,severity:n,message:e,at:o===null?null:{x:$n(o.
x),y:$n(o.y)},measured:i===null?null:$n(i),limit:s===null?null:$n(s),span:a}}function $n(t){return Math.round(t*1e3)/1e3+0}function A(t){return`${Math.
round(t*100)/100} px`}function ot({size:t,stroke:n}){return t===24&&n%2===0?0:.5}var So=15,Mo=.6,bu=.5,Su=[[1,2],[1,3],[2,1],[3,1]],Mu=2,ko={severity:"warning",i:({drawing:t})=>t.strokeWidth===null?[]:t.marks.flatMap(n=>n.
path.segments.flatMap(e=>{if(e.kind==="arc"||n.dot!==null||M(e)<Mu)return[];let r=Math.atan2(Math.abs(e.y1-e.y0),Math.abs(e.x1-e.x0))*180/Math.
PI,o=ku(r),i=M(e)*Math.tan(o*Math.PI/180);return o<=Mo||i<=bu+ot(t.cut)+1e-6?[]:[y("angle","warning",`A stroke slants by ${Math.round(r*10)/
10}°, ${Math.round(o*10)/10}° off the family's directions.`,{at:{x:(e.x0+e.x1)/2,y:(e.y0+e.y1)/2},measured:o,limit:Mo,span:n.span})]}))};function ku(t){
let n=Su.map(([r,o])=>Math.atan2(r,o)*180/Math.PI),e=[Math.round(t/So)*So,...n];return Math.min(...e.map(r=>Math.abs(t-r)))}var Xt=[16,20,24],It=[1,1.5,2,2.5,3],wo=[0,1,2,3],Eo=["outlined","filled"],wu={size:24,stroke:2,radius:3,finish:"outlined"};var Et={v:1,share:.75,Ht:2};function Nn(t){return Math.max(Et.v,Et.share*Math.min(t,Et.Ht))}function q({size:t,stroke:n}){return(t-2)/(n+Nn(
n))}function At(t){return q(t)<q(wu)}var Eu=5;function Vt(t){return q(t)<Eu}var Au=2/3;function Ao(t){return It.filter(n=>n<t&&n>=t*Au-1e-9).
reverse()}function lt(t){return At(t)?Et.v:Nn(t.stroke)}var lb=`${Et.v} at heavy cuts, else max(${Et.v}, ${Et.share} · min(stroke, ${Et.Ht}))`;var Po=1/4,Ro=.6,_t=.1,To={severity:"warning",i:({drawing:t,_:n})=>{let e=t.traits.badge;if(e===null)return[];let r=Pu(e,t.cut.size),o=n.xt(),
i=o.map(c=>Ru(e,o[c.part]??c));if(!o.some((c,l)=>!c.hole&&i[l]===!0))return[...r,y("badge","warning","No part of the ink lies within the bad\
ge's box: it is missing, runs into the subject or sticks out.",{at:vo(e)})];let s=lt(t.cut),a=n.mn().tn.find(c=>i[c.Qt]!==i[c.cn]);return a===
void 0||a.o>=s-_t?r:[...r,y("badge","warning",`Only ${A(a.o)} of white between the badge and the subject; ${A(s)} is the least.`,{at:{x:(a.q+
a.it)/2,y:(a.tt+a.st)/2},measured:a.o,limit:s})]}};function Pu(t,n){let e=vo(t),r=[];e.x<=n/2&&r.push(y("badge","warning","The badge does no\
t sit at the right.",{at:e}));let o=Math.max(t.x1-t.x0,t.y1-t.y0);return o<n*Po-_t?r.push(y("badge","warning","The badge is too small to be \
read.",{at:e,measured:o,limit:n*Po})):o>n*Ro+_t&&r.push(y("badge","warning","The badge is as large as a subject.",{at:e,measured:o,limit:n*Ro})),
r}function vo(t){return{x:(t.x0+t.x1)/2,y:(t.y0+t.y1)/2}}function Ru(t,n){return n.box.x0>=t.x0-_t&&n.box.y0>=t.y0-_t&&n.box.x1<=t.x1+_t&&n.
box.y1<=t.y1+_t}var De=6,We=9,Oo={severity:"info",i:({drawing:t,_:n})=>{let e=n.xt().filter(o=>!o.hole).length,r=t.strokeWidth===null?0:t.marks.length;return[
...e>De?[y("budget","info",`The icon has ${e} parts; ${De} are enough.`,{measured:e,limit:De})]:[],...r>We?[y("budget","info",`The icon has ${r}\
 strokes; ${We} are enough.`,{measured:r,limit:We})]:[]]}};var Lo=1/24,Tu=1/80,$o={severity:"error, warning",i:({drawing:t,_:n})=>{if(t.traits.directional||t.traits.partial||t.traits.badge!==null)return[];
let e=n.inkBox(),r=n.un();if(!(r.area>0))return[];let{size:o}=t.cut,i=o/2,s=Co((e.x0+e.x1)/2-i,r.x-i),a=Co((e.y0+e.y1)/2-i,r.y-i),c=Math.abs(
s)>=Math.abs(a),l=Math.max(Math.abs(s),Math.abs(a)),u=Math.max(o*Tu,ot(t.cut));if(!(l>u+1e-6))return[];let m=l>o*Lo+1e-6,f=c?s>0?"right":"le\
ft":a>0?"bottom":"top";return[y("centre",m?"error":"warning",`The icon sits ${A(l)} towards the ${f}.`,{at:{x:i+s,y:i+a},measured:l,limit:m?
o*Lo:u})]}};function Co(t,n){return Math.abs(t)<=Math.abs(n)?t:n}function it(t,n,e){let r=null,o=1/0;for(let i of t.marks){let s=1/0;for(let a of i.path.segments)s=Math.min(s,I(a,n,e));i.dot!==null&&(s=Math.
hypot(n-i.dot.x,e-i.dot.y)),!(s>o+1e-6)&&(o=Math.min(o,s),r=i.span)}return r}function Dt(t,n){let e=[];return t.filter(r=>{let o=n(r);return e.some(i=>Math.hypot(i.x-o.x,i.y-o.y)<=i.Fn)?!1:(e.push(o),!0)})}var vu=2;function Yt(t){
return{x:(t.q+t.it)/2,y:(t.tt+t.st)/2,Fn:Math.max(vu,t.$t/2+1)}}var No={v:1,rt:2},Fo=.05,Io={severity:"error, warning",i:({drawing:t,_:n})=>{let e=lt(t.cut),r=Ou(t.cut),o=n.mn().tn.filter(s=>s.o<r-Fo),i=n.xt();
return Dt(o,Yt).map(s=>{let a=s.o<e-Fo,c=a?e:r,l=i[s.Qt]?.part===i[s.cn]?.part?i[s.Qt]?.hole===!0?"inside a hole":"within one part":"between\
 two parts",u={x:(s.q+s.it)/2,y:(s.tt+s.st)/2};return y("clear-space",a?"error":"warning",`Only ${A(s.o)} of clear space ${l}; ${A(c)} is th\
e least.`,{at:u,measured:s.o,limit:c,span:it(t,u.x,u.y)})})}};function Ou(t){return At(t)?lt(t):Math.min(Math.max(t.stroke,No.v),No.rt)}var Lu=.8,Cu=.05,_o={severity:"error",i:({drawing:t,_:n})=>{let e=lt(t.cut);return n.xt().flatMap((r,o)=>{if(!r.hole)return[];let{diameter:i,
at:s}=n.ee(o,e);if(i>=e-Cu)return[];let a=i<Lu?"A pinhole":"A hole";return[y("counter","error",`${a} is only ${A(i)} wide; ${A(e)} is the le\
ast.`,{at:s,measured:i,limit:e,span:it(t,s.x,s.y)})]})}};var $u=.002,Nu=.5,Do=[0,.85,-.85],Wo={severity:"info",i:({drawing:t,_:n})=>{let e=$u*n.un().area,r=t.strokeWidth;return t.marks.flatMap(o=>{
let i=r===null?Math.abs(H(o.path.segments)):Fu(o,t,r,e);if(i>=e)return[];let s=o.path.segments[0],a=o.dot??(s===void 0?null:{x:s.x0,y:s.y0});
return[y("dead-part","info","A mark is hidden by other ink or too small to be seen.",{at:a,measured:i,limit:e,span:o.span})]})}};function Fu(t,n,e,r){
let o=n.marks.filter(a=>a!==t),i=(a,c)=>o.every(l=>l.dot===null?l.path.segments.every(u=>I(u,a,c)>e/2):Math.hypot(a-l.dot.x,c-l.dot.y)>l.dot.
diameter/2);if(t.dot!==null){let{x:a,y:c,diameter:l}=t.dot,u=l*.4,m=[[0,0],[u,0],[-u,0],[0,u],[0,-u]];return m.filter(([f=0,p=0])=>i(a+f,c+p)).
length/m.length*(Math.PI/4)*l**2}let s=0;for(let a of t.path.segments){let c=M(a),l=Math.max(1,Math.ceil(c/Nu));for(let u=0;u<l;u++){let m=(u+
.5)/l,f=$(a,m),p=D(a,m);for(let h of Do){let d=h*e/2;if(i(f.x-p.y*d,f.y+p.x*d)&&(s+=c/l*e/Do.length,s>=r))return s}}}return s}function Fn({traits:t},n=[]){return t.partial&&n.some(({solid:e})=>e===!0)}var Be={v:1.2,rt:4.4,far:5.2},Iu=1/12,Bo={v:.12,rt:.62,far:.68},_u=18,Du=1,Wu=1,Go={severity:"error, warning, info",i:({drawing:t,_:n})=>{let{
size:e}=t.cut,r=n.un().area/e**2,o=t.strokeWidth!==null&&!Fn(t,t.marks),i=o?r*e/(t.strokeWidth??1):r,s=o?Bu(t.cut):Gu(t.cut);if(i>s.far+1e-6)
return[y("density","error","The icon is so full that it reads as a blot.",{measured:i,limit:s.far})];if(i>s.rt){let c=!o&&i<=Ho(t.cut,ot(t.cut))+
1e-6?"info":"warning";return[y("density",c,"The icon is darker than its family.",{measured:i,limit:s.rt})]}return i>=s.v||t.traits.keyline===
"sign"||t.traits.partial?[]:[y("density","warning","The icon is fainter than its family.",{measured:i,limit:s.v})]}};function Bu({size:t,stroke:n}){
return n<t*Iu?{...Be,rt:Be.far}:Be}function Gu(t){return{...Bo,far:Math.max(Bo.far,Ho(t,Du))}}function Ho({size:t,stroke:n},e){return(Math.min(
_u*t/24+n+e,t-2*Wu)/t)**2}var Hu=.1,Uu=.001,zu=.5,zo={severity:"error",i:({drawing:t,_:n})=>{if(t.twin===null||t.ink.length===0)return[];let e=Hu+(t.traits.unfillable?
zu:0),r=n.inkBox(),{painted:o}=t.twin;return o!==void 0&&Uo(r,T(o.flat())).every(({Ut:i})=>Math.abs(i)<e-Uu)?[]:Uo(r,t.twin.inkBox).filter(({
Ut:i})=>!(Math.abs(i)<=e+1e-6)).map(({name:i,Ut:s})=>y("fill-bounds","error",`The ${i} edge lies ${A(Math.abs(s))} from that of the outlined\
 twin.`,{measured:Math.abs(s),limit:e}))}};function Uo(t,n){return[{name:"left",Ut:t.x0-n.x0},{name:"top",Ut:t.y0-n.y0},{name:"right",Ut:t.x1-
n.x1},{name:"bottom",Ut:t.y1-n.y1}]}var jo=1,ju=.5,Xu=3,Vu=.75,Xo=.05,Vo={severity:"error",i:({drawing:t,_:n})=>t.cut.finish!=="filled"||t.strokeWidth!==null?[]:[...Yu(t,n),...qu(
t,n)]};function Yu(t,n){let e=Math.max(jo,t.cut.stroke-ju),r=n.xt(),o=n.mn().tn.filter(i=>i.o<e-Xo&&i.$t>=Xu*i.o&&r[i.Qt]?.part===r[i.cn]?.part);
return Dt(o,Yt).map(i=>Yo(t,i,e,`A knock-out is only ${A(i.o)} wide; ${A(e)} is the least.`))}function qu(t,n){let e=Math.max(jo,Vu*t.cut.stroke),
r=n.mn().Qn.filter(o=>o.o<e-Xo);return Dt(r,Yt).map(o=>Yo(t,o,e,`The ink thins out to ${A(o.o)}; ${A(e)} is the least.`))}function Yo(t,n,e,r){
let{x:o,y:i}=Yt(n);return y("fill-knockout","error",r,{at:{x:o,y:i},measured:n.o,limit:e,span:it(t,o,i)})}function Ge(t,n){let e=0;for(let r=0;r<t.count;r++){let o=qo(t,r),i=qo(n,r);e+=Ko(o)+Ko(i)-2*Cn(o,i)}return e*t.size/t.count}function qo({j:t,
f:n},e){return n.subarray(2*t[e],2*t[e+1])}function Ko(t){let n=0;for(let e=0;e<t.length;e+=2)n+=t[e+1]-t[e];return n}var Ku=.15,Zo=1/32,Zu=.25,Ju=.5,Qu=.01,Jo={severity:"error",i:({drawing:t,_:n})=>{if(t.cut.finish!=="filled")return[];if(t.traits.unfillable){
let o=t.cut.stroke+Ju;return t.strokeWidth!==null&&Math.abs(t.strokeWidth-o)<=Qu?[]:[y("fill-real","error",`The drawing is unfillable, but i\
ts strokes are not ${A(o)} wide.`,{measured:t.strokeWidth,limit:o})]}if(Fn(t,t.twin?.marks))return[];if(t.twin===null)return[y("fill-real","\
error","The filled drawing has no outlined twin to compare with.")];if(tm(t,n))return[];let e=Math.min(Ku*t.twin.area,Zo*t.cut.size**2),r=nm(
t,n);return r>=e-1e-6?[]:[y("fill-real","error","The filled icon can hardly be told from the outlined one.",{measured:r,limit:e})]}};function tm({
cut:t,twin:n},e){if(n?.painted===void 0)return!1;let r=e.Mn();return Ge(r,jt(n.painted,t.size,r.count,"y"))>=Zo*t.size**2+Zu}function nm({cut:t,
twin:n},e){if(n?.ink===void 0)return Math.abs(e.un().area-(n?.area??0));let r=e.Mn();return Ge(r,jt(n.ink,t.size,r.count,"y"))}var mn=.06,ti=1,em=.25,rm=ti**2/(8*mn),ni={severity:"warning",i:({drawing:t,_:n})=>{let e=[t.cut.stroke,t.strokeWidth??t.cut.stroke].some(c=>!Number.
isInteger(c)),r=n.inkBox(),o={x:(r.x0+r.x1)/2,y:(r.y0+r.y1)/2},i=[{name:"left",axis:"x",value:r.x0,at:{x:r.x0,y:o.y}},{name:"top",axis:"y",value:r.
y0,at:{x:o.x,y:r.y0}},{name:"right",axis:"x",value:r.x1,at:{x:r.x1,y:o.y}},{name:"bottom",axis:"y",value:r.y1,at:{x:o.x,y:r.y1}}],s=c=>Math.
abs(Qo(c)-em)<=mn,a={x:s(r.x0)&&s(r.x1),y:s(r.y0)&&s(r.y1)};return i.flatMap(({name:c,axis:l,value:u,at:m})=>{let f=Qo(u);return!(f>mn)||e&&
(f>.5-mn||a[l])||!n.Nn().some((p,h,d)=>om(p,l,u,d))?[]:[y("ink-box","warning",`The ${c} edge of the ink lies ${A(f)} off the pixel grid.`,{at:m,
measured:f,limit:mn})]})}};function Qo(t){return Math.abs(t-Math.round(t))}function om(t,n,e,r){if(t.kind==="line"){let[s,a]=n==="x"?[t.x0,t.
x1]:[t.y0,t.y1];return t.length>=ti&&Math.abs(s-e)<.01&&Math.abs(a-e)<.01}if(t.kind==="corner"||!t.et||t.r<rm)return!1;let i=n==="x"?t.cx:t.
cy;return Math.abs(Math.abs(e-i)-t.r)<.01&&im(t,r)}function im(t,n){return n.every(e=>e.g!==t.g||e.kind==="corner"||e.kind==="arc"&&Math.hypot(
e.cx-t.cx,e.cy-t.cy)<.01&&Math.abs(e.r-t.r)<.01)}var He=.3,ei={severity:"error",i:({drawing:t,_:n})=>{let e=n.xt(),r=e.flatMap((o,i)=>{if(o.hole)return[];let s=e.filter(a=>a.hole&&a.part===
i);return[{box:o.box,area:s.reduce((a,c)=>a-c.area,o.area)}]});return r.length===0?[y("ink-empty","error","The drawing has no ink.",{measured:0,
limit:He})]:r.filter(o=>o.area<He).map(({box:o,area:i})=>{let s={x:(o.x0+o.x1)/2,y:(o.y0+o.y1)/2};return y("ink-empty","error","A crumb of i\
nk is too small to be seen.",{at:s,measured:i,limit:He,span:it(t,s.x,s.y)})})}};var In=.03,sm=.5,Ue=.5,ri=1,oi=1,am=1.5,ii={severity:"error, warning",i:({drawing:t})=>{if(t.strokeWidth===null)return[];let e=t.marks.flatMap(
um).flatMap(r=>cm(r,t,t.strokeWidth??0)).sort((r,o)=>(r.measured??0)-(o.measured??0));return Dt(e,({at:r})=>({x:r?.x??0,y:r?.y??0,Fn:sm}))}};
function cm(t,n,e){let{o:r,re:o}=mm(t,n,e);if(r<=In||r>=ri*e-1e-6)return[];let i=r<=Ue*e+1e-6;if(!i&&n.cap==="butt")return[];let s={at:{x:t.
x,y:t.y},measured:r,span:t.Rt.span};if(o!==null&&lm(t,o,r))return!i||At(n.cut)&&r>=oi-In?[]:[y("join","warning",`A stroke sticks out by only\
 ${A(r)} where it crosses another.`,{...s,limit:At(n.cut)?Math.min(oi,Ue*e):Ue*e})];let a=`A stroke ends ${A(r)} from the middle of another:\
 it neither meets it nor clears it.`;return[y("join",i?"error":"warning",a,{...s,limit:i?In:ri*e})]}function lm(t,n,e){return t.nn.slice(0,2).
some(r=>mt(r,n).some(o=>Math.hypot(o.x-t.x,o.y-t.y)<=am*e))}function um(t){let n=t.path.segments,e=n[0],r=n[n.length-1];return t.path.closed||
t.dot!==null||e===void 0||r===void 0?[]:[{Rt:t,x:e.x0,y:e.y0,nn:n},{Rt:t,x:r.x1,y:r.y1,nn:[...n].reverse()}]}function mm(t,n,e){let r=1/0,o=null,
i=(a,c)=>{a>=r||(r=a,o=c)};for(let a of n.marks)if(a!==t.Rt)if(a.dot!==null)i(Math.hypot(a.dot.x-t.x,a.dot.y-t.y),null);else for(let c of a.
path.segments)fm(t,c,a,n)||i(I(c,t.x,t.y),c);let s=0;return t.nn.forEach((a,c)=>{c>=2&&s>=Math.PI*e&&i(I(a,t.x,t.y),a),s+=M(a)}),{o:r,re:o}}
function fm(t,n,e,{cap:r}){if(r!=="butt"||e.path.closed)return!1;let{x:o,y:i,o:s}=wt(n,t.x,t.y);if(s<=In)return!1;let a=e.path.segments[0],c=e.
path.segments[e.path.segments.length-1];return Math.hypot(o-a.x0,i-a.y0)<1e-6||Math.hypot(o-c.x1,i-c.y1)<1e-6}var si=1,pm=.03,ai={severity:"error",i:({drawing:t,_:n})=>{let e=n.inkBox(),r=t.cut.size;return[{name:"left",room:e.x0,x:e.x0,y:(e.y0+e.y1)/
2},{name:"top",room:e.y0,x:(e.x0+e.x1)/2,y:e.y0},{name:"right",room:r-e.x1,x:e.x1,y:(e.y0+e.y1)/2},{name:"bottom",room:r-e.y1,x:(e.x0+e.x1)/
2,y:e.y1}].filter(i=>i.room<si-pm).map(({name:i,room:s,x:a,y:c})=>y("live-area","error",s<0?`The ink runs ${A(-s)} over the ${i} edge.`:`The\
 ink comes within ${A(s)} of the ${i} edge.`,{at:{x:a,y:c},measured:s,limit:si,span:it(t,a,c)}))}};var ui=.25,mi={severity:"error",i:({drawing:t,en:n})=>{let e=t.strokeWidth??t.cut.stroke,r=t.strokeWidth===null?t.twin?.marks??[]:t.marks,o=n.
filter(({keepsClear:i})=>i).map(i=>({thing:i,marks:r.filter(s=>dm(s,i))}));return o.flatMap((i,s)=>o.slice(s+1).flatMap(a=>{if(t.strokeWidth===
null&&i.thing.name!==a.thing.name)return[];let c=ym(i.marks,a.marks,e);return c>=ui?[]:[hm(i.thing,a.thing,c)]}))}};function dm({span:t},{spans:n}){
return n.some(e=>t.start>=e.start&&t.end<=e.end)}function hm({name:t},{name:n,spans:e},r){let[o,i]=[t,n].map(a=>a.replaceAll("-"," ")),s=o===
i?`Each ${o} runs into the next at this cut.`:`The ${i} runs into the ${o} at this cut.`;return y("merged","error",s,{measured:Math.max(0,r),
limit:ui,span:e[0]})}function ym(t,n,e){let r=t.flatMap(o=>n.map(i=>xm(o,i)-(ci(o,e)+ci(i,e))/2));return Math.min(1/0,...r)}function ci({dot:t},n){
return t?.diameter??n}function xm(t,n){let e=li(t).flatMap(r=>li(n).map(o=>uo(r,o).o));return Math.min(1/0,...e)}function li({dot:t,path:n}){
return t===null?n.segments:[{kind:"line",x0:t.x,y0:t.y,x1:t.x,y1:t.y}]}function fi(t,n,e){return t.flatMap(r=>r.dot!==null?[]:r.path.segments.flatMap(o=>{if(o.kind==="arc"||Math.hypot(o.x1-o.x0,o.y1-o.y0)<e)return[];
let i=(o.x0+o.x1)/2,s=(o.y0+o.y1)/2;return Math.abs(o.x1-o.x0)<.02?[{axis:"x",t:i-n/2,high:i+n/2,fn:s,ink:!0}]:Math.abs(o.y1-o.y0)<.02?[{axis:"\
y",t:s-n/2,high:s+n/2,fn:i,ink:!0}]:[]}))}function pi(t,n,e,r){let o=t.filter(i=>i.kind==="line"&&i.length>=n).flatMap(gm);return o.flatMap(
i=>{let s=null;for(let l of o)l.axis!==i.axis||l.pn===i.pn||l.place<=i.place||Math.min(i.to,l.to)-Math.max(i.from,l.from)<n||(s===null||l.place<
s.place)&&(s=l);if(s===null)return[];let a=i.pn<0;if(s.place-i.place>(a?e:r)+1e-6)return[];let c=(Math.max(i.from,s.from)+Math.min(i.to,s.to))/
2;return[{axis:i.axis,t:i.place,high:s.place,fn:c,ink:a}]})}function gm(t){return Math.abs(t.x1-t.x0)<.02?[{axis:"x",place:(t.x0+t.x1)/2,pn:Math.
sign(t.k),from:t.top,to:t.bottom}]:Math.abs(t.y1-t.y0)<.02?[{axis:"y",place:(t.y0+t.y1)/2,pn:Math.sign(t.w),from:t.left,to:t.right}]:[]}var qt=.06,di=1.5,bm=.25,Sm=.5,hi=1.3,Mm=1.6,yi=.97,gi={severity:"error, warning, info",i:({drawing:t,_:n})=>{let e=t.strokeWidth===null?pi(
n.Nn(),di,hi*t.cut.stroke,Math.max(hi*t.cut.stroke,Mm)):fi(t.marks,t.strokeWidth,di),r=new Set;return e.flatMap(o=>{let i=Math.min(xi(o.t),xi(
o.high)),s=`${o.axis} ${o.t.toFixed(2)} ${o.high.toFixed(2)}`;return i<=qt||r.has(s)?[]:(r.add(s),[km(o,i,e,t,n)])})}};function xi(t){return Math.
abs(t-Math.round(t))}function km(t,n,e,r,o){let i=(t.t+t.high)/2,s=t.axis==="x"?{x:i,y:t.fn}:{x:t.fn,y:i},a={at:s,measured:n,limit:qt,span:it(
r,s.x,s.y)},c=`${t.axis==="x"?"An upright":"A level"} ${t.ink?"stroke":"knock-out"}`;if(Am(t,e,o)){let l=n>bm+qt&&!wm(t)?"warning":"info";return y(
"pixel-snap",l,`${c} on the axis of symmetry has no edge on the pixel grid.`,a)}return y("pixel-snap","error",`${c} lies ${A(n)} off the pix\
el grid.`,a)}function wm({t,high:n}){return Math.floor(n+qt)-Math.ceil(t-qt)>=Sm*(n-t)}function Em(t){return Math.abs(t/2-Math.round(t/2))<.01}
function Am(t,n,e){let r=e.inkBox(),o=t.axis==="x"?(r.x0+r.x1)/2:(r.y0+r.y1)/2;if(Em(t.high-t.t))return!1;let i=n.filter(a=>a.axis===t.axis&&
Math.abs((a.t+a.high)/2-o)<=qt);return i.includes(t)?new Set(i.map(a=>`${a.ink} ${(a.high-a.t).toFixed(1)}`)).size===1&&(e.Nt()[t.axis]>=yi||
e.ne()>=yi):!1}var bi=20*Math.PI/180,Si=170*Math.PI/180,ze=1.5*Math.PI/180,Pm=150*Math.PI/180;function Mi(t){let{segments:n,closed:e}=t,r=n.length,o=e?Math.
sign(H(n)):0,i=c=>e?n[(c+r)%r]:n[c],s=(c,l)=>{let u=i(c+l);return u!==void 0&&u.kind==="arc"&&Math.abs(u.sweep)<Si?u.r*Math.tan(Math.abs(u.sweep)/
2):0},a=(c,l)=>{let u=i(c),m=0,f=u;for(let p=l;Math.abs(p)<r;p+=l){let h=i(c+p);if(u?.kind!=="arc"||f===void 0||h===void 0)return 1/0;let d=l>
0?L(f,h):L(h,f);if(Math.abs(d)>ze)return 1/0;if(h.kind==="arc")return Math.abs(u.sweep+h.sweep)>=Pm?m:1/0;m+=M(h),f=h}return 1/0};return n.flatMap(
(c,l)=>{if(c.kind==="line"){let S=i(l+1);if(S===void 0||S.kind==="arc"||S===c)return[];let R=L(c,S);if(Math.abs(R)<bi)return[];let v=Math.min(
M(c)+s(l,-1),M(S)+s(l+1,1)),O=R*o>0;return[{...{x:c.x1,y:c.y1,cx:c.x1,cy:c.y1},radius:0,turn:Math.abs(R),et:O,side:v,In:1/0}]}let u=i(l-1),m=i(
l+1),f=Math.abs(c.sweep);if(u?.kind!=="line"||m?.kind!=="line"||f<bi||f>Si)return[];if(Math.abs(L(u,c))>ze||Math.abs(L(c,m))>ze)return[];let p=c.
r*Math.tan(f/2),h=Math.min(M(u)+s(l-1,-1),M(m)+s(l+1,1))+p,d=c.start+c.sweep/2;return[{x:c.cx+c.r*Math.cos(d),y:c.cy+c.r*Math.sin(d),radius:c.
r,cx:c.cx,cy:c.cy,turn:f,et:c.sweep*o>0,side:h,In:Math.min(a(l,1),a(l,-1))}]})}var Kt=.1,Rm=3.4,Tm=75,vm=3.2,Om=2.5,Lm=4,Cm=1,$m=.3,Nm=.5,Fm=.5,je=24,wi={severity:"error, warning",i:({drawing:t})=>{let n=t.marks.filter(
o=>o.dot===null).flatMap(o=>Mi(o.path).map(i=>({corner:i,Rt:o})));if(t.cut.radius===0)return _m(t,n);let e=n.filter(({corner:o})=>o.et&&o.side>=
Cm),r=e.filter(o=>o.corner.radius===0&&!Ei(o.corner)&&!Ai(o.corner,t)&&!Im(o,t));if(r.length>=Lm&&e.every(({corner:o})=>o.radius===0)){let o=r[0];
return[y("radius","error",`All ${r.length} closed corners are sharp, although the cut rounds corners.`,{at:o.corner,measured:0,limit:_n(t),span:o.Rt.
span})]}return t.strokeWidth===null?[]:[...r.map(o=>Dm(o,t)),...n.flatMap(o=>Wm(o,t,n))]}};function _n(t){return t.cut.radius*t.cut.size/je}
function Im({corner:t,Rt:n},e){return e.marks.some(r=>r!==n&&r.path.segments.some(o=>I(o,t.x,t.y)<Kt))}function _m(t,n){let e=Om*t.cut.size/
je+(t.strokeWidth===null?t.cut.stroke/2:0),r=n.filter(({corner:o})=>o.et);return r.some(({corner:o})=>o.radius===0)?r.filter(({corner:o})=>o.
radius>0&&o.radius<=e&&!Pi(o,t)).map(({corner:o,Rt:i})=>y("radius","warning",`A corner is rounded by ${A(o.radius)}, although the cut asks f\
or sharp ones.`,{at:o,measured:o.radius,limit:0,span:i.span})):[]}function Ei(t){return 180-t.turn*180/Math.PI<Tm}function Ai(t,n){return t.
side<Rm*_n(n)*Math.tan(t.turn/2)}function Pi({In:t},{cut:n}){return t<=2*ot(n)+Kt}function ki({turn:t},n){return n*(1/Math.cos(t/2)-1)}function Dm({
corner:t,Rt:n},e){return y("radius","warning","A closed corner is sharp, although the cut rounds corners.",{at:t,measured:0,limit:_n(e),span:n.
span})}function Wm({corner:t,Rt:n},e,r){let o=_n(e),{stroke:i,size:s}=e.cut,a=t.radius;return a===0||a>vm*s/je||Pi(t,e)?[]:a>=Nm*o-Kt&&a<=o+
Kt?[]:[o-i,o+i].some(l=>Math.abs(a-l)<=Kt)?[]:a<o&&(Ei(t)||Ai(t,e))?[]:a<o&&ki(t,o)-ki(t,a)<=Fm?[]:Math.abs(2*a-t.side)<=Kt?[]:r.some(l=>l.corner!==
t&&l.corner.radius>0&&Math.hypot(l.corner.cx-t.cx,l.corner.cy-t.cy)<=$m)?[]:[y("radius","warning",`A corner is rounded by ${A(a)} instead of\
 ${A(o)}.`,{at:t,measured:a,limit:o,span:n.span})]}var fn=["circle","square","wide","tall","sign","free"];function Pt(t){return t.reduce((n,e)=>n+(e.dot?.diameter??e.path.segments.reduce((r,o)=>r+
M(o),0)),0)}var Xe=3,Bm=1.5,Ri=.93,Gm=.02,Ti={severity:"error",i:({drawing:t,en:n})=>{let e=n.some(({name:o})=>o==="slash"),r=t.strokeWidth===null?t.twin?.
marks??[]:t.marks;return n.flatMap(({name:o,shapes:i})=>i.flatMap(s=>{let a=r.filter(({span:c})=>c.start===s.span.start&&c.end===s.span.end);
return e?Hm(o,s,a):Um(o,s,a,t)}))}};function Hm(t,{span:n,pieces:e},r){if(e>1||r.length<=Xe)return[];let o=`The ${t.replaceAll("-"," ")} is \
cut into ${r.length} pieces; ${Xe} are the most.`;return[y("scraps","error",o,{measured:r.length,limit:Xe,span:n})]}function Um(t,n,e,{cut:r,
traits:o}){let{span:i,length:s,isPlain:a}=n;if(o.badge===null||!a||s>Bm*r.size)return[];let c=Pt(e)/s;if(c>=Ri||c<=Gm)return[];let l=`A smal\
l shape of the ${t.replaceAll("-"," ")} is bitten by what lies over it.`;return[y("scraps","error",l,{measured:Math.round(100*c)/100,limit:Ri,
span:i})]}var zm=.66,jm=.5,vi=.75,Xm=1,Vm=1,Ym={circle:{width:20,height:20},square:{width:18,height:18},wide:{width:20,height:16},tall:{width:16,height:20}},
Oi={severity:"error, warning",i:({drawing:t,_:n})=>{let e=n.inkBox(),r=e.x1-e.x0,o=e.y1-e.y0,i=Math.max(r,o);if(!(i>0))return[];let s=t.cut.
size,a=t.traits.keyline==="sign",c=s*(a?jm:zm);return i<c-1e-6?[y("size","error",`The ink is only ${A(i)} large; ${A(c)} is the least.`,{measured:i,
limit:c})]:a?[]:i<s*vi-1e-6?[y("size","warning",`The ink is only ${A(i)} large; its family is larger.`,{measured:i,limit:s*vi})]:qm(t.traits.
keyline,r,o,t.cut)}};function qm(t,n,e,r){let{size:o,stroke:i}=r,s=Ym[t];if(s===void 0)return[];let a=u=>Math.min(u*o/24+i,o-2*Vm),c=(n-e)*(s.
width-s.height)<0;return[{name:"wide",measured:n,limit:a(c?s.height:s.width)},{name:"high",measured:e,limit:a(c?s.width:s.height)}].filter(u=>Math.
abs(u.measured-u.limit)>Xm+ot(r)+1e-6).map(({name:u,measured:m,limit:f})=>y("size","warning",`The ink is ${A(m)} ${u}; the keyline ${t} asks\
 for ${A(f)}.`,{measured:m,limit:f}))}var Km=.01,Zm=.5,Li={severity:"error, info",i:({drawing:t})=>{let{cut:n,strokeWidth:e,cap:r,join:o}=t,i=n.asked===void 0?[]:[Jm(n.stroke,n.asked)];
if(e===null)return n.finish==="outlined"&&i.push(y("stroke-even","error","The outlined drawing is not made of strokes.")),i;let s=n.finish===
"filled"&&t.traits.unfillable?n.stroke+Zm:n.stroke;return Math.abs(e-s)>Km&&i.push(y("stroke-even","error",`The strokes are ${A(e)} wide ins\
tead of ${A(s)}.`,{measured:e,limit:s})),r==="round"!=(o==="round")&&i.push(y("stroke-even","error",`The strokes end ${r} but join ${o}.`)),
i}};function Jm(t,n){let e=`The strokes are ${A(t)} wide instead of ${A(n)}: wider ones leave no room for all that is shown.`;return y("stro\
ke-even","info",e,{measured:t,limit:n})}var Qm=1/8,tf=1,Ci=1,$i=4,Ve=.04,nf=1.5,Fi={severity:"warning",i:({drawing:t,_:n})=>{let{size:e,stroke:r}=t.cut;if(r/e<=Qm)return[];let o=Math.
floor((e-2*tf+Ci)/(r+Ci)),i=Math.max(Ni(n.Mn()),Ni(n.p())),s=ef(n.xt(),nf*(t.strokeWidth??r));return[...i>o?[y("stroke-fit","warning",`${i} \
strokes lie side by side; ${o} fit.`,{measured:i,limit:o})]:[],...s>o?[y("stroke-fit","warning",`The icon has ${s} parts; ${o} fit.`,{measured:s,
limit:o})]:[]]}};function ef(t,n){let e=[];return t.filter((r,o)=>{if(r.hole)return!1;let i=t.some(s=>s.hole&&s.part===o)?null:rf(r);return i===
null||i>(1+Ve)*n?!0:e.some(s=>Math.abs(i-s)<=Ve*s)?!1:(e.push(i),!0)}).length}function rf({box:t,area:n}){let e=t.x1-t.x0,r=(i,s)=>Math.abs(
i-s)<=Ve*s;return r(t.y1-t.y0,e)&&(r(n,Math.PI/4*e**2)||r(n,e**2))?e:null}function Ni(t){let n=0;for(let e=0;e+$i<=t.count;e++){let r=1/0;for(let o=e;o<
e+$i;o++)r=Math.min(r,t.j[o+1]-t.j[o]);n=Math.max(n,r)}return n}var of=t=>`0 0 ${t} ${t}`,Ii={severity:"error",i:({document:t,drawing:n})=>{let e=n.cut.size;return[["viewBox",of(e)],["width",`${e}`],["hei\
ght",`${e}`]].flatMap(([o,i])=>{let s=t.attributes.get(o);if(s===i)return[];let a=`The ${o} is ${s===void 0?"missing":JSON.stringify(s)}; it\
 must be "${i}".`,c=o==="viewBox"||s===void 0||!/^[\d.]+$/.test(s)?null:Number(s);return[y("svg-canvas","error",a,{measured:c,limit:o==="vie\
wBox"?null:e})]})}};function sf(t){let n={d:t,at:0,problems:[],ct:[],segments:[],x:0,y:0,_n:0,Dn:0,zt:!1,rn:!1},e=null;for(Wn(n);n.at<t.length&&n.problems.length===
0;){let r=t.charAt(n.at);if(/[a-zA-Z]/.test(r))e=r,n.at++;else if(e===null||e==="Z"||e==="z"){n.problems.push(`Path data has ${Gn(r)} where \
a command must stand.`);break}cf(n,e),e==="M"&&(e="L"),e==="m"&&(e="l"),Wi(n,e==="Z"||e==="z")}return!n.zt&&n.problems.length===0&&n.problems.
push("Path data is empty."),Ye(n,!1),{ct:n.ct,problems:n.problems}}var _i=new WeakMap;function Bn(t){let n=_i.get(t);if(n!==void 0)return n;
let e=sf(t.attributes.get("d")??"");return _i.set(t,e),e}var af={M:2,L:2,H:1,V:1,A:7,Z:0};function cf(t,n){let e=n.toUpperCase(),r=af[e];if(r===
void 0){t.problems.push(`Path data has the command ${Gn(n)}; only M, L, H, V, A and Z are in the contract.`);return}if(!t.zt&&e!=="M"){t.problems.
push("Path data must begin with M.");return}let o=mf(t,e,r);if(o===null)return;let i=n===e?0:t.x,s=n===e?0:t.y,[a=0,c=0]=o;e==="M"?lf(t,i+a,
s+c):e==="L"?Dn(t,i+a,s+c):e==="H"?Dn(t,i+a,t.y):e==="V"?Dn(t,t.x,s+a):e==="A"?uf(t,o,i,s):Ye(t,!0)}function lf(t,n,e){Ye(t,!1),Object.assign(
t,{x:n,y:e,_n:n,Dn:e,zt:!0,rn:!0})}function Dn(t,n,e){t.segments.push(b(t.x,t.y,n,e)),t.rn=!1,t.x=n,t.y=e}function uf(t,n,e,r){let[o=0,i=0,,
s,a,c=0,l=0]=n,u=e+c,m=r+l,f=Math.hypot(u-t.x,m-t.y);if(o!==i&&t.problems.push(`Path data has an arc with two radii (${o} and ${i}); only ci\
rcles are drawn.`),o>0||t.problems.push(`Path data has an arc of radius ${o}.`),t.problems.length>0)return;if(f===0){Dn(t,u,m);return}let p=2*
Math.asin(Math.min(1,f/(2*o))),h=s===1?2*Math.PI-p:p;t.segments.push(nt(t.x,t.y,u,m,a===1?h:-h)),t.rn=!1,t.x=u,t.y=m}function Ye(t,n){let{segments:e,
x:r,y:o,_n:i,Dn:s}=t;n&&Math.hypot(i-r,s-o)>1e-9&&e.push(b(r,o,i,s)),e.length>0&&t.ct.push({segments:e,closed:n}),t.rn&&t.problems.length===
0&&t.problems.push("Path data has a move that draws nothing."),t.segments=[],t.rn=!1,n&&(t.x=i,t.y=s)}function mf(t,n,e){let r=[];Wn(t);for(let o=0;o<
e;o++){o>0&&Wi(t,!1);let s=n==="A"&&(o===3||o===4)?hf(t):df(t);if(s===null)return null;r.push(s)}return r}var ff=/-?(?:\d+(?:\.\d+)?|\.\d+)(?![eE\d])/y,
pf=/[01](?![\d.])/y;function df(t){let n=Di(t,ff);return n===null||n.length>12?(t.problems.push(`Path data has ${Gn(t.d.slice(t.at,t.at+12))}\
 where a number must stand.`),null):Number(n)}function hf(t){let n=Di(t,pf);if(n!==null)return Number(n);let e=Gn(t.d.slice(t.at,t.at+6));return t.
problems.push(`Path data has ${e} where an arc flag must stand: 0 or 1, written apart.`),null}function Di(t,n){n.lastIndex=t.at;let e=n.exec(
t.d);return e===null?null:(t.at+=e[0].length,e[0])}function Wn(t){for(;/[ \t\n\r]/.test(t.d.charAt(t.at));)t.at++}function Wi(t,n){Wn(t),!(n||
t.d.charAt(t.at)!==",")&&(t.at++,Wn(t),/[-.\d]/.test(t.d.charAt(t.at))||t.problems.push("Path data has a comma that no number follows."))}function Gn(t){
return JSON.stringify(t)}function Hn(t){let n=e=>Number(t.attributes.get(e)??"0");switch(t.name){case"path":return Bn(t).ct;case"line":return[{segments:[b(n("x1"),n(
"y1"),n("x2"),n("y2"))],closed:!1}];case"polyline":return Bi(t,!1);case"polygon":return Bi(t,!0);case"circle":return[{segments:[ht(n("cx"),n(
"cy"),n("r"),0,2*Math.PI)],closed:!0}];case"ellipse":return[{segments:[ht(n("cx"),n("cy"),(n("rx")+n("ry"))/2,0,2*Math.PI)],closed:!0}];case"\
rect":{let e=Math.min(n("rx")||n("ry"),n("ry")||n("rx"));return[yf(n("x"),n("y"),n("width"),n("height"),e)]}default:return[]}}function Bi(t,n){
let e=(t.attributes.get("points")??"").trim().split(/[\s,]+/).map(Number),r=[];for(let s=2;s+1<e.length;s+=2)r.push(b(e[s-2]??0,e[s-1]??0,e[s]??
0,e[s+1]??0));let o=r[0],i=r.at(-1);return o===void 0||i===void 0?[]:(n&&r.push(b(i.x1,i.y1,o.x0,o.y0)),[{segments:r,closed:n}])}function yf(t,n,e,r,o){
let i=Math.min(o,e/2,r/2),[s,a,c]=[t+e,n+r,Math.PI/2];return{segments:[b(t+i,n,s-i,n),ht(s-i,n+i,i,-c,c),b(s,n+i,s,a-i),ht(s-i,a-i,i,0,c),b(
s-i,a,t+i,a),ht(t+i,a-i,i,c,c),b(t,a-i,t,n+i),ht(t+i,n+i,i,2*c,c)].filter(m=>Math.hypot(m.x1-m.x0,m.y1-m.y0)>1e-9),closed:!0}}var Gi=.005,xf=.05,gf=1,bf=[1.5,2],Sf=.06,pn=.02,Ui={severity:"error, warning",i:({document:t})=>{let n=(t.attributes.get("stroke")??"none")!==
"none",e=Number(t.attributes.get("stroke-width")??"1"),r=n&&e>0?{width:e,cap:t.attributes.get("stroke-linecap")??"butt"}:null;return t.elements.
flatMap(o=>Mf(o,r))}};function Mf(t,n){let e=Hn(t),r=e.flatMap(o=>kf(t,o));return r.length>0||n===null?r:e.flatMap(o=>wf(t,o,n,e))}function kf(t,n){
let e=n.segments.find(i=>M(i)<Gi);if(e===void 0&&n.segments.length>0)return[];let r=e===void 0?null:{x:e.x0,y:e.y0},o=`A segment of a <${t.name}\
> has no length; optimisers delete it.`;return[y("svg-dot","error",o,{at:r,measured:e===void 0?0:M(e),limit:Gi})]}function wf(t,n,e,r){let[o,
...i]=n.segments;if(o===void 0)return[];let s={x:o.x0,y:o.y0},a=n.segments.reduce((m,f)=>m+M(f),0);if(a<=xf)return e.cap!=="butt"||n.closed?
[]:[y("svg-dot","error","A dot of almost no length shows nothing with butt caps.",{at:s,measured:a,limit:e.width})];let c=zi(n.segments);if(c!==
null&&c.r<e.width/2-pn&&!r.some(m=>m!==n&&Ef(m,c))){let m=`A circle of radius ${c.r.toFixed(2)} under a stroke of ${e.width} keeps a hole in\
 its middle.`;return[y("svg-dot","error",m,{at:{x:c.cx,y:c.cy},measured:c.r,limit:e.width/2})]}let l=c??Af(o,i);if(l!==null&&l.r<=e.width/2+
pn)return Hi(2*l.r+e.width,e,l.cx,l.cy);if(t.name!=="rect")return[];let u=Math.max(...n.segments.map(M));return u<e.width?Hi(u+e.width,e,s.x+
u/2,s.y+u/2):[]}function Hi(t,n,e,r){let o=bf.map(a=>a*n.width);if(o.some(a=>Math.abs(t-a)<=Sf))return[];let i=Math.max(...o),s=`A dot is pa\
inted ${t.toFixed(2)} px wide; ${[gf*n.width,...o].join(", ")} are the sizes of dots under this stroke.`;return[y("svg-dot","warning",s,{at:{
x:e,y:r},measured:t,limit:i})]}function Ef(t,n){return t.segments.some(e=>wt(e,n.cx,n.cy).o<=pn)}function zi(t){let[n]=t;if(n===void 0||n.kind===
"line")return null;let e=0;for(let r of t){if(r.kind==="line"||Math.hypot(r.cx-n.cx,r.cy-n.cy)>pn)return null;e+=r.sweep}return Math.abs(e)>
2*Math.PI-.1?n:null}function Af(t,n){let e=zi(n);return e===null||t.kind==="arc"?null:Math.hypot(t.x0-e.cx,t.y0-e.cy)<=pn?e:null}var ji=12,Xi=9,qe=4096,Vi={severity:"error, warning",i:({document:t})=>{let n=t.problems.map(r=>y("svg-form","error",r)),e=t.elements.length;
if(e>Xi){let r=e>ji,o=r?ji:Xi,i=`The SVG has ${e} elements; ${o} are the most.`;n.push(y("svg-form",r?"error":"warning",i,{measured:e,limit:o}))}
if(t.sizeBytes>qe){let r=`The SVG has ${t.sizeBytes} bytes; ${qe} are the most.`;n.push(y("svg-form","error",r,{measured:t.sizeBytes,limit:qe}))}
return n}};var Pf=new Set(["none","currentColor"]),Rf=["fill","stroke","color"],qi={severity:"error",i:({document:t})=>{let n=t.attributes,e=[...Yi("sv\
g",n),...t.elements.flatMap(({name:i,attributes:s})=>Yi(i,s))],r=n.get("fill"),o=n.get("stroke")??"none";return r===void 0&&e.push(y("svg-pa\
int","error","The <svg> has no fill, so viewers fill it with black.")),r==="none"&&o==="none"&&e.push(y("svg-paint","error","The <svg> has n\
either a fill nor a stroke, so nothing shows.")),e}};function Yi(t,n){let e=[];for(let r of Rf){let o=n.get(r);o===void 0||Pf.has(o)||e.push(
y("svg-paint","error",`<${t}> has the ${r} ${JSON.stringify(o)}; only none and currentColor are allowed.`))}for(let r of n.keys())!r.endsWith(
"opacity")&&r!=="style"||e.push(y("svg-paint","error",`<${t}> has the attribute ${r}; ink is opaque and painted by the root alone.`));return e}var Ke=2,Ki=3,Zi={severity:"error, warning",i:({document:t})=>{let r=[t.attributes,...t.elements.map(l=>l.attributes)].flatMap(l=>[...l].filter(
([u])=>u!=="xmlns").map(([,u])=>u)).flatMap(l=>l.match(/\d*\.\d+/g)??[]).filter(l=>Un(l)>Ke);if(r.length===0)return[];let o=r.reduce((l,u)=>Un(
u)>Un(l)?u:l),i=Un(o),s=i>Ki,a=s?Ki:Ke,c=`${r.length} ${r.length===1?"number has":"numbers have"} more than ${Ke} decimals, at most ${i}: ${o}\
.`;return[y("svg-precision",s?"error":"warning",c,{measured:i,limit:a})]}};function Un(t){return t.length-t.indexOf(".")-1}var Zt=16,Tf=.00137;function Qi(t){let n=t.flatMap(a=>[...a]);if(n.length===0)return{area:0,at:null};let{y0:e,y1:r}=T(n),o=Math.floor(e*Zt),
i=Array.from({length:Math.max(0,Math.ceil(r*Zt)-o)},()=>[]);for(let a of n)vf(a,o,i);let s={length:0,Ht:-1/0,x:0,y:0};for(let a=0;a<i.length;a++)
Cf(i[a],ts(o+a),s);return{area:s.length/Zt,at:s.Ht===-1/0?null:{x:s.x,y:s.y}}}function ts(t){return(t+.5)/Zt+Tf}function vf(t,n,e){let{y0:r,
y1:o}=T([t]),i=Math.min(e.length,Math.ceil(o*Zt)+1-n);for(let s=Math.max(0,Math.floor(r*Zt)-1-n);s<i;s++){let a=ts(n+s);t.kind==="line"?Of(t,
a,e[s]):Lf(t,a,e[s])}}function Of({x0:t,y0:n,x1:e,y1:r},o,i){n<=o!=r<=o&&i.push(t+(e-t)*(o-n)/(r-n),r>n?1:-1)}function Lf(t,n,e){let r=(n-t.
cy)/t.r;if(Math.abs(r)>=1)return;let o=Math.asin(r);Ji(t,o,e),Ji(t,Math.PI-o,e)}function Ji({cx:t,r:n,start:e,sweep:r},o,i){let s=2*Math.PI,
a=r>0?o-e:e-o;if(a-Math.floor(a/s)*s>Math.abs(r))return;let l=Math.cos(o);i.push(t+n*l,l*r>0?1:-1)}function Cf(t,n,e){$f(t);let r=0;for(let i=1;i<
t.length;i+=2)r+=t[i];if(r!==0)return;let o=0;for(let i=0;i+2<t.length;i+=2){if(o+=t[i+1],o===0||o%2!==0)continue;let[s,a]=[t[i],t[i+2]];e.length+=
a-s,!(a-s<=e.Ht)&&(e.Ht=a-s,e.x=(s+a)/2,e.y=n)}}function $f(t){for(let n=2;n<t.length;n+=2){let[e,r]=[t[n],t[n+1]],o=n-2;for(;o>=0&&t[o]>e;o-=
2)t[o+2]=t[o],t[o+3]=t[o+1];t[o+2]=e,t[o+3]=r}}var ns=.05,es={severity:"error",i:({document:t})=>(t.attributes.get("stroke")??"none")!=="none"?[]:t.elements.flatMap(e=>{let{area:r,at:o}=Qi(
Hn(e).map(s=>s.segments));if(r<=ns)return[];let i=`The two fill rules paint <${e.name}> differently on ${r.toFixed(2)} px².`;return[y("svg-\
winding","error",i,{at:o,measured:r,limit:ns})]})};var Nf=.97,rs=.995,os={severity:"warning",i:({drawing:t,_:n})=>{if(t.traits.partial||t.traits.badge!==null||ot(t.cut)>0)return[];let{x:e,y:r}=n.Nt();
return[{name:"Left and right",share:e},{name:"Top and bottom",share:r}].filter(({share:i})=>i>=Nf&&i<rs).map(({name:i,share:s})=>y("symmetry",
"warning",`${i} differ by ${Math.round((1-s)*1e3)/10} % of the ink: nearly symmetrical.`,{measured:s,limit:rs}))}};var is=1,Ff=20,ss=.3,If=.1,_f=3,as={severity:"warning",i:({drawing:t})=>t.marks.flatMap(n=>{let{segments:e,closed:r}=n.path;return e.flatMap(
(o,i)=>{let s=e[i+1]??(r?e[0]:void 0);if(s===void 0||o.kind==="line"&&s.kind==="line")return[];if(M(o)<ss||M(s)<ss)return[];let a=Math.abs(L(
o,s))*180/Math.PI;return a<is||a>Ff?[]:Math.min(_f,M(o),M(s))*Math.sin(a*Math.PI/360)<If?[]:[y("tangent","warning",`A curve meets its neighb\
our with a bend of ${Math.round(a)}°.`,{at:{x:o.x1,y:o.y1},measured:a,limit:is,span:n.span})]})})};function cs(t,n,e,r,o){let i=new Uint8Array(n*n);for(let a=0;a<i.length;a++)i[a]=(e?t[a]:1-t[a])>=o?1:0;let s=[];for(let a=0;a<i.length;a++)
i[a]===1&&s.push(Df(a,{coverage:t,size:n,ink:e,oe:r},i));return s}function Df(t,{coverage:n,size:e,ink:r,oe:o},i){let s=[t];i[t]=0;let a=0,c=!1;
for(let l=s.pop();l!==void 0;l=s.pop()){let u=l%e,m=(l-u)/e;a+=r?n[l]:1-n[l],(u===0||m===0||u===e-1||m===e-1)&&(c=!0);for(let f=m===0?0:-1;f<=
(m===e-1?0:1);f++)for(let p=u===0?0:-1;p<=(u===e-1?0:1);p++){let h=l+f*e+p;i[h]===0||!o&&p!==0&&f!==0||(i[h]=0,s.push(h))}}return{area:a,ie:c}}var ls=.5,dn={v:.49,rt:.51},Wf=4,Bf=.35,fs={severity:"error, warning",i:({drawing:t,_:n})=>{let e=n.xt(),r=e.map((u,m)=>e.reduce((f,p)=>(u.hole?
p.pt===m:p.hole&&p.part===m)?f-p.area:f,u.area)),o=e.filter((u,m)=>r[m]>=ls),i=o.filter(u=>!u.hole),s=o.filter(u=>u.hole),a=n.coverage(),{size:c}=t.
cut,l=(u,m,f)=>{let p=cs(a,c,u,m,f).filter(d=>u||!d.ie),h=p.filter(d=>d.area>=ls).length;return{on:h,se:p.length-h}};return[...ms("part",i,(u,m)=>l(
!0,u,m),u=>us(u,a,c)),...ms("hole",s,(u,m)=>l(!1,u,m),u=>us(u,a,c))]}};function us({area:t,box:n,hole:e},r,o){if(t>Wf)return!1;let i=0;for(let s=Math.
max(0,Math.floor(n.y0));s<Math.min(o,n.y1);s++)for(let a=Math.max(0,Math.floor(n.x0));a<Math.min(o,n.x1);a++){let c=r[s*o+a];i=Math.max(i,e?
1-c:c)}return i>=Bf&&i<dn.v}function ms(t,n,e,r){let o=n.length,i=n.filter(r).length,s=e(!1,dn.v),a=s.on+i;if(a<o&&(a=Math.max(a,e(!1,dn.rt).on+
i)),a<o)return[y("topology","error",`${t==="part"?"Parts run together or vanish":"Holes close"} at this size: ${a} of ${o} are left.`,{measured:a,
limit:o})];if(s.on<=o&&s.se===0)return[];let c=e(!0,dn.v).on;return c>o&&(c=Math.min(c,e(!0,dn.rt).on)),c<=o?[]:t==="part"?[y("topology","er\
ror",`A part breaks at this size: ${c} instead of ${o}.`,{measured:c,limit:o})]:[y("topology","warning",`A notch closes to a hole at this si\
ze: ${c} instead of ${o}.`,{measured:c,limit:o})]}var Gf=.5,Hf=.6,Uf=6,zf=.55,jf={few:.5,many:.45},ps=.12,Xf=4.5,Vf=.12,Yf=.08,ds=.35,qf=.3,Kf=.77,Zf=.45,Jf=.6,Qf=.6,tp=1.4,np=.77,ep=.7,rp=.5,
hs=.85,ys={severity:"error",i:({drawing:t,en:n})=>op(t,n)};function op(t,n){let e=n.some(({name:i})=>i==="slash"),r=t.strokeWidth===null?t.twin?.
marks??[]:t.marks,o=e?lp(n,r):null;return[...n.flatMap(i=>sp(i,r,e?ip(t):null,t)),...e&&Vt(t.cut)?n.flatMap(i=>hp(i,r)):[],...o===null?[]:[...up(
r,o),...mp(n,o,t)]]}function ip({cut:t}){return jf[Vt(t)?"few":"many"]}function sp({name:t,spans:n,shapes:e},r,o,i){let{cut:s}=i,a=e.reduce(
(d,{length:S})=>d+S,0);if(a===0)return[];let c=r.filter(({span:d})=>n.some(S=>d.start>=S.start&&d.end<=S.end)),l=o===null&&q(s)<Xf,u=e.map(d=>pp(
d,c.filter(xs(d.span)),a,l)),m=Pt(c)/a,f=o??(l?cp(e,a,s):ap(i)),p=t.replaceAll("-"," ");if(m<f){let d=`The ${p} is hardly left at this cut: ${Math.
round(100*m)} % of its lines.`;return[Jt(d,m,f,n[0])]}let h=o===null?u.find(({ae:d})=>d):void 0;if(h!==void 0){let d=h.left/Math.max(h.length,
1e-9);return[Jt(`The ${p} has lost what tells it, at this cut.`,d,hs,h.span)]}return o!==null&&u.some(d=>!d.Wn&&!d.isPlain)?[]:u.filter(({Wn:d})=>d).
map(d=>Jt(`The ${p} has lost a shape that makes it, at this cut.`,d.left/d.length,d.v,d.span))}function ap({cut:t,traits:n}){return n.badge===
null||q(t)<Uf?Gf:Hf}function cp(t,n,{size:e}){return n<tp*e?np:t.every(({isClosed:r})=>!r)?Kf:zf}function lp(t,n){let e=t.flatMap(o=>o.name===
"slash"?o.spans:[]),r=n.find(({span:o})=>e.some(i=>o.start>=i.start&&o.end<=i.end));return r?.path.segments.length===1&&r.path.segments[0]?.
kind==="line"?r:null}function up(t,n){let e=fp(t.filter(r=>r!==n),n.path.segments[0]);return e>=ps?[]:[Jt("All that is left lies on one side\
 of the line that crosses it out.",e,ps,n.span)]}function mp(t,n,{cut:e}){let r=t.flatMap(o=>o.name==="slash"?[]:o.shapes);return!Vt(e)||r.some(
({isClosed:o})=>o)?[]:[Jt("Open lines that a line crosses out can hardly be told at this cut.",0,1,n.span)]}var Ze=8;function fp(t,{x0:n,y0:e,
x1:r,y1:o}){let[i,s]=[0,0],a=({x:c,y:l},u)=>{(r-n)*(l-e)-(o-e)*(c-n)>0?s+=u:i+=u};for(let{dot:c,path:l}of t)if(c!==null)a(c,Math.PI*c.diameter);else
for(let u of l.segments)for(let m=0;m<Ze;m++)a($(u,(m+.5)/Ze),M(u)/Ze);return Math.min(i,s)/Math.max(i+s,1e-9)}function pp(t,n,e,r){let{length:o,
pieces:i,isTelling:s}=t,a=Pt(n),c=dp(t,o/e,r),l=s&&(n.length<i||a<hs*o);return{...t,left:a,v:c,Wn:a<c*o,ae:l}}function dp({isPlain:t},n,e){return n<
Vf?0:n<ds?e?Zf:Yf:e&&t&&n>=Jf?Qf:qf}function hp({name:t,shapes:n},e){let r=n.reduce((o,{length:i})=>o+i,0);return n.flatMap(o=>{let i=e.filter(
xs(o.span)),s=Pt(i)/Math.max(o.length,1e-9),a=o.isPlain&&o.length>=ds*r&&i.length<2,c=n.length===1&&o.isClosed?ep:a?rp:0;if(s>=c)return[];let l=`\
Too little of the ${t.replaceAll("-"," ")} is left beside the line that crosses it out.`;return[Jt(l,s,c,o.span)]})}function xs(t){return n=>n.
span.start===t.start&&n.span.end===t.end}function Jt(t,n,e,r){return y("vanished","error",t,{measured:Math.round(n*100)/100,limit:e,span:r})}var gs={severity:"error, warning",i:()=>[]},bs={severity:"error, warning",i:()=>[]},Ss={severity:"error",i:()=>[]},Ms={severity:"error, warn\
ing, info",i:()=>[]},ks={severity:"error, warning",i:()=>[]},ws={severity:"info",i:()=>[]};var Es=[ys,Ti,mi,Vi,Ii,qi,Zi,es,Ui,ei,ai,Io,_o,gi,ni,Li,ii,as,fs,Fi,$o,Oi,Go,wi,ko,Oo,os,Jo,zo,Vo,To,Wo,gs,bs,Ss,Ms,ks,ws];var yp=8,As={error:0,warning:1,info:2};function Ps({drawing:t,document:n,en:e=[]}){let r={drawing:t,document:n,en:e,_:bo(t)};return Es.flatMap(
o=>xp(o.i(r))).sort(Rs)}function xp(t){return t.length<2?t:t.toSorted(Rs).slice(0,yp)}function Rs(t,n){return As[t.severity]-As[n.severity]}function Wt(t){return t.kind==="join"?t.operands.map(n=>n.statement):"children"in t?t.children:null}function Y(t,n,e=1){let r=t.toLowerCase();if(r.length>40)return[];let o=r.length>=5?2:1,i=[];for(let a of n){if(Math.abs(a.length-r.length)>
o)continue;let c=gp(r,a);c<=o&&i.push({name:a,o:c})}let s=({name:a})=>a.startsWith(r)?0:1;return i.sort((a,c)=>a.o-c.o||s(a)-s(c)||(a.name<c.
name?-1:1)),i.slice(0,e).map(({name:a})=>a)}function gp(t,n){let e=[],r=Array.from({length:n.length+1},(o,i)=>i);for(let o=1;o<=t.length;o+=
1){let i=[o];for(let s=1;s<=n.length;s+=1){let a=t[o-1]===n[s-1]?0:1,c=Math.min(r[s]+1,i[s-1]+1,r[s-1]+a);o>1&&s>1&&t[o-1]===n[s-2]&&t[o-2]===
n[s-1]&&(c=Math.min(c,e[s-2]+1)),i.push(c)}e=r,r=i}return r[n.length]}var C={characters:16384,statements:256,xt:8,lowered:400,vertices:64,parameters:8,dn:64,text:4,slug:64,problems:100,variants:64,uses:64,useNesting:4},
hn={width:8,height:8},w={coordinate:{from:-48,to:72},shift:{from:-72,to:72},length:{from:.05,to:72},degrees:{from:-720,to:720},ring:{from:2,
to:24},scale:{from:.05,to:4},dot:{from:.25,to:8},textHeight:{from:.5,to:48},factor:{from:0,to:8},fixedRadius:{from:0,to:24},into:{from:1.5,to:32},
mini:{from:1,to:16},lanes:{from:0,to:24},size:{from:16,to:24},parameter:{from:-1e3,to:1e3}};function g(t){return t.dt[Math.min(t.index,t.dt.length-1)]}function k(t){let n=g(t);return n.kind!=="eof"&&(t.index+=1),n}function W(t,n){let e=g(
t);return e.kind==="word"&&(n===void 0||e.text===n)}function z(t){let{kind:n}=g(t);return n==="end"||n==="open"||n==="close"||n==="eof"}function zn(t,n){
let e=[];do{let r=n(t);if(r===null)return null;e.push(r)}while(!z(t));return t.c?null:e}function x(t,n,e,r,o){!t.c&&t.problems.length<C.problems&&
t.problems.push({span:n,message:e,expected:r,hint:o}),t.c=!0}function E(t,n,e){let r=g(t),o=Xn(r);x(t,r.span,z(t)?`Here should be ${n}.`:`${o}\
 is not ${n}.`,n,jn(r)?"Comments begin with #.":e)}function jn({text:t}){return t.startsWith("//")||t.startsWith("/*")}function P(t,n){let e=t.dt[t.
index-1]??n;return{...n.span,end:Math.max(n.span.end,e.span.end)}}function Xn(t){if(t.kind==="eof")return"the end of the text";if(t.kind==="\
end")return"the end of the statement";let n=t.kind==="string"?`"${t.text}"`:t.text;return`\`${n.length>40?`${n.slice(0,39)}…`:n}\``}var yn="-?(?:\\d+(?:\\.\\d+)?|\\.\\d+)",xn="[a-z][a-z0-9]*(?:-[a-z0-9]+)*",st=`(?:${yn}|\\$${xn})`,gn=96,bp=new RegExp(`^${yn}$`),Sp=new RegExp(
`^${st}$`);function Je(t){return Math.round(t*1e3)/1e3+0}function Bt(t){return t.length<=gn&&bp.test(t)?Je(Number(t)):null}function K(t){return String(
Je(t))}function bn(t){return typeof t=="number"?K(t):`$${t.parameter}`}function Qe(t,n){return typeof t=="number"||typeof n=="number"?t===n:
t.parameter===n.parameter}function vs(t,n,e){let r=B(t,n,e);return typeof r=="number"?r:(x(t,t.dt[t.index-1].span,`${n} cannot come from a p\
arameter.`,"a number",`Write the number itself, such as ${K(Os(e))}.`),e.from)}function B(t,n,e){if(z(t)||!Sp.test(g(t).text))return E(t,n,`\
Write a number from ${K(e.from)} to ${K(e.to)}, such as ${K(Os(e))}.`),e.from;let r=k(t);return Z(t,r.text,r.span,n,e)}function Z(t,n,e,r,o){
if(!n.startsWith("$")){let s=Je(Number(n));return Ts(t,s,e,r,o),s}let i=Sn(t,n.slice(1),e);if(i!==null)for(let s of Mp(i))Number.isFinite(s)?
Ts(t,s,e,`${r} (from ${n})`,o):x(t,e,`${n} has values that are not numbers.`,"a parameter of numbers",`Declare it as a range, such as \`param\
 ${i.name} 0..4 = 2\`.`);return{parameter:n.slice(1)}}function Sn(t,n,e){let r=t.parameters.get(n);if(r!==void 0)return r;let[o]=Y(n,t.parameters.
keys()),i=o===void 0?`Declare it above, such as \`param ${n||"level"} 0..4 = 2\`.`:`Did you mean \`${o}\`?`;return x(t,e,`No parameter \`${n}\
\` is declared above.`,"the name of a parameter",i),null}function Ts(t,n,e,r,o){if(n>=o.from&&n<=o.to)return;let i=`${K(o.from)} to ${K(o.to)}`,
s=n<o.from?o.from:o.to;x(t,e,`${kp(r)} of ${K(n)} is outside ${i}.`,`a number from ${i}`,`Write ${K(s)} or a number inside the range.`)}function Mp(t){
return t.values.kind==="range"?[t.values.from,t.values.to]:t.values.of.map(n=>Bt(n)??NaN)}function Os(t){return t.to>=360?45:Math.min(4,t.to)}
function kp(t){return t.charAt(0).toUpperCase()+t.slice(1)}var wp={role:"auto",over:"none",notch:!1,fromLanes:0,belowLanes:1/0,fromSize:0,belowSize:1/0,radius:null,inner:!1,free:!1,finish:null},Ep=/^@(\d+(?:\.\d+)?)(?:(\+)|(-)|\.\.(\d+(?:\.\d+)?))$/,
Ap=[{n:["solid"],lt:!1,ot:t=>t==="solid"?{role:"solid"}:null},{n:["line"],lt:!1,ot:t=>t==="line"?{role:"line"}:null},{n:["hole"],lt:!1,ot:t=>t===
"hole"?{role:"hole"}:null},{n:["cut"],lt:!0,ot:t=>t==="cut"?{role:"knock-out"}:null},{n:["ink"],lt:!1,ot:t=>t==="ink"?{role:"ink"}:null},{n:[
"over","over=tight","over=side","over=box","over=round","over=hull"],lt:!0,ot:Rp},{n:["notch"],lt:!0,ot:t=>t==="notch"?{notch:!0}:null},{n:[
"@5+","@5-","@3..5"],lt:!0,ot:Tp},{n:["size>=20","size<20"],lt:!0,ot:vp},{n:["r=0.5"],lt:!0,ot:Op},{n:["inner"],lt:!1,ot:t=>t==="inner"?{inner:!0}:
null},{n:["free"],lt:!0,ot:t=>t==="free"?{free:!0}:null},{n:["outlined","filled"],lt:!0,ot:t=>t==="outlined"||t==="filled"?{finish:t}:null}],
Pp=["solid","line","hole","cut","ink","over","over=tight","over=side","over=box","over=round","over=hull","notch","inner","free","outlined",
"filled"];function N(t,n=!1){let e=wp,r=new Set;for(;!z(t)&&!t.c;){let o=g(t),i=Ap.find(({ot:a})=>a(o.text)!==null);if(o.kind!=="word"||i===
void 0)return E(t,"a modifier or the end of the statement",Cp(o.text)),e;k(t),n&&!i.lt&&x(t,o.span,`\`${o.text}\` cannot apply to a group.`,
"over, notch, cut, @…, size…, r=…, free, outlined or filled","Write it behind the shapes inside.");let s=i.ot(o.text);for(let a of Object.
keys(s))r.has(a)&&x(t,o.span,`\`${o.text}\` contradicts or repeats an earlier modifier.`,"another modifier","Keep one of the two."),r.add(a);
e={...e,...s},Lp(t,e,o.span)}return e}function Ls(t){return t==="knock-out"?"cut":t}function Rp(t){return t==="over"?{over:"ink"}:t==="over=tight"?{over:"tight"}:t==="over=side"?{over:"side"}:t==="over=box"?{over:"box"}:t===
"over=hull"?{over:"hull"}:t==="over=round"?{over:"round"}:null}function Tp(t){let n=Ep.exec(t);if(n===null)return null;let e=Bt(n[1])??1/0;return n[2]!==
void 0?{fromLanes:e}:n[3]!==void 0?{belowLanes:e}:{fromLanes:e,belowLanes:Bt(n[4])??1/0}}function vp(t){let n=/^size(>=|<)(\d{1,4})$/.exec(t);
return n===null?null:n[1]==="<"?{belowSize:Number(n[2])}:{fromSize:Number(n[2])}}function Op(t){let n=t.startsWith("r=")?Bt(t.slice(2)):null;
return n===null?null:{radius:n}}function Lp(t,{fromLanes:n,belowLanes:e,fromSize:r,belowSize:o,radius:i},s){let{lanes:a,size:c,factor:l}=w;(n>
a.to||Number.isFinite(e)&&e>a.to)&&x(t,s,`There are never more than ${a.to} lanes.`,`@ with numbers up to ${a.to}`,"The finest cut has 11 la\
nes: write @5+, for instance."),n>=e&&x(t,s,"No cut has lanes in this range: it is never drawn.","a lower number first","Write @3..5, for in\
stance."),[r,o].filter(m=>m!==0&&Number.isFinite(m)).some(m=>m<c.from||m>c.to)&&x(t,s,`Sizes run from ${c.from} to ${c.to}.`,"a size of 16, \
20 or 24","Write size>=20 or size<20."),r>=o&&x(t,s,"No size is in this range: it is never drawn.","a lower size first","Write size>=16 size\
<24, for instance."),i!==null&&(i<l.from||i>l.to)&&x(t,s,`A radius factor of ${K(i)} is outside ${l.from} to ${l.to}.`,"r= with a factor","W\
rite r=0.5, for instance.")}function Cp(t){if(/^r=/.test(t))return"Write r=0.5, without a blank.";if(/^size/.test(t))return"Write size>=20 o\
r size<20, without a blank.";if(/^@/.test(t))return"Write @5+, @5- or @3..5.";if(t==="detail")return"Write @5+: drawn when at least 5 stroke\
s fit side by side.";let n=Y(t,Pp,2).map(e=>`\`${e}\``);return n.length===0?"Modifiers are words such as `solid`, `cut` or `@5+`: the langua\
ge page has all.":`Did you mean ${n.join(" or ")}?`}var $p=new RegExp(`^(${st}),(${st})(?:(!)|\\*(${yn})|~(${yn}))?$`),Cs={x:0,y:0,corner:{kind:"relative",factor:1}};function Vn(t,n="a point x\
,y"){let e=g(t),r=e.kind==="word"&&e.text.length<=gn?$p.exec(e.text):null;return r===null?(E(t,n,Fp(t)),Cs):(k(t),{x:Z(t,r[1],e.span,"a coor\
dinate",w.coordinate),y:Z(t,r[2],e.span,"a coordinate",w.coordinate),corner:Np(t,e.span,r[3],r[4],r[5])})}function J(t,n="a point x,y"){let e=g(
t),{x:r,y:o,corner:i}=Vn(t,n);return(i.kind==="fixed"||i.factor!==1)&&x(t,e.span,"A corner mark (!, *, ~) says nothing here: this point is n\
o corner.",n,`Write ${bn(r)},${bn(o)}.`),{x:r,y:o}}function Gt(t){let n=g(t);return n.kind==="word"&&/^[-.\d$]/.test(n.text)&&n.text!=="-"}function Yn(t,n){
let e=[];for(;Gt(t)&&!t.c;)Qt(t,e);return e.length<n&&E(t,"a point x,y",`Write at least ${n} points, such as ${["4,12","12,4","20,12"].slice(
0,n).join(" ")}.`),e}function Qt(t,n){let{span:e}=g(t),r=Vn(t),o=n.at(-1);o!==void 0&&$s(o,r)&&x(t,e,"This point is the same as the one befo\
re it.","another point","Leave one of the two out."),n.length===C.vertices&&x(t,e,`A chain has at most ${C.vertices} points.`,"the end of th\
e chain","Split it into several statements."),n.push(r)}function tn(t,n,e){let r=n[0],o=n.at(-1);n.length<3||r===void 0||o===void 0||!$s(r,o)||
x(t,e,"The last point repeats the first; the shape closes by itself.","a shape without its first point again","Leave the last point out.")}function ft(t,n){return{...t,x:n(t.x),y:n(t.y)}}function Np(t,n,e,r,o){return e!==void 0?{kind:"relative",factor:0}:o!==void 0?{kind:"fixed",
radius:Z(t,o,n,"a corner radius",w.fixedRadius)}:r===void 0?Cs.corner:{kind:"relative",factor:Z(t,r,n,"a corner factor",w.factor)}}function $s(t,n){
return Qe(t.x,n.x)&&Qe(t.y,n.y)}function Fp(t){let{text:n}=g(t),e=t.dt[t.index+1];return e?.kind==="word"&&(n.endsWith(",")||e.text.startsWith(
",")||/^-?[\d.]+$/.test(e.text))&&/^-?[\d.]+,?$/.test(n)?`Write ${n.replace(",","")},${e.text.replace(",","")} without a blank.`:"Write two \
numbers with a comma and no blank, such as 12,7."}var Ns={s:"arc",kind:"arc",n:["arc X,Y R FROM TO [modifiers]"],b:[],parse(t,n){let{x:e,y:r}=J(t,"the centre x,y"),o=B(t,"a radius",w.length),
i=B(t,"an angle",w.degrees),{span:s}=g(t),a=B(t,"an angle",w.degrees);typeof i=="number"&&typeof a=="number"&&(i===a||Math.abs(a-i)>=360)&&x(
t,s,"An arc turns by more than 0 and less than 360 degrees.","another angle","For a whole circle write circle X,Y R.");let c=N(t);return{kind:"\
arc",x:e,y:r,r:o,from:i,to:a,modifiers:c,span:P(t,n)}},bind:(t,{number:n})=>[{...t,x:n(t.x),y:n(t.y),r:n(t.r),from:n(t.from),to:n(t.to)}]};var Ip=new RegExp(`^(${st})x(${st})$`);function Mn(t){let n=g(t),e=n.kind==="word"&&n.text.length<=gn?Ip.exec(n.text):null;return e===null?(E(
t,"a size WxH","Write width and height with an x and no blank, such as 18x14."),{width:1,height:1}):(k(t),{width:Z(t,e[1],n.span,"a width",w.
length),height:Z(t,e[2],n.span,"a height",w.length)})}function nn(t){let n=g(t),{x:e,y:r}=J(t),{width:o,height:i}=Mn(t);if(typeof e=="number"&&
typeof r=="number"&&typeof o=="number"&&typeof i=="number"){let{to:s}=w.coordinate;return(e+o>s||r+i>s)&&x(t,n.span,`This area reaches beyon\
d ${s},${s}.`,"an area in or near the grid","Write an area such as 7,10 10x8."),{x:e,y:r,width:o,height:i}}return x(t,n.span,"An area cannot\
 come from a parameter.","X,Y WxH in numbers","Write the numbers themselves, such as 7,10 10x8."),{x:0,y:0,width:1,height:1}}var Fs={s:"box",kind:"box",n:["box X,Y WxH [modifiers]"],b:["rect","rectangle","square"],parse(t,n){let e=Vn(t,"the upper left corner x,y"),
{width:r,height:o}=Mn(t),i=N(t);return{kind:"box",corner:e,width:r,height:o,modifiers:i,span:P(t,n)}},bind:(t,{number:n})=>[{...t,corner:ft(
t.corner,n),width:n(t.width),height:n(t.height)}]};var Is={s:"circle",kind:"circle",n:["circle X,Y R [modifiers]"],b:["disc","disk","round"],parse(t,n){let{x:e,y:r}=J(t,"the centre x,y"),o=B(
t,"a radius",w.length),i=N(t);return{kind:"circle",x:e,y:r,r:o,modifiers:i,span:P(t,n)}},bind:(t,{number:n})=>[{...t,x:n(t.x),y:n(t.y),r:n(t.
r)}]};var _s={s:"curve",kind:"curve",n:["curve P P … [close] [modifiers]"],b:["spline","bezier","smooth"],parse(t,n){let e=_p(t),r=W(t,"close");
r&&(tn(t,e,t.dt[t.index-1].span),e.length<3?E(t,"a third point","A closed curve has at least 3 points."):k(t));let o=N(t);return{kind:"curve",
vertices:e,closed:r,modifiers:o,span:P(t,n)}},bind:(t,{number:n})=>[{...t,vertices:t.vertices.map(e=>ft(e,n))}]};function _p(t){let n=[];for(;Gt(
t)&&!t.c;){let{span:e}=g(t);Qt(t,n);let{corner:r}=n.at(-1);r.kind==="relative"&&(r.factor===1||r.factor===0)||x(t,e,"A point of a curve is s\
mooth or a corner.","a point, or a point with !","Write x,y for a smooth point and x,y! for a corner.")}return n.length<2&&E(t,"a point x,y",
"Write at least 2 points, such as 4,12 12,8 20,12."),n}var Dp=1.5,Ds={s:"dot",kind:"dot",n:["dot X,Y [SCALE] [modifiers]"],b:["point"],parse(t,n){let{x:e,y:r}=J(t),i=W(t)&&/^[-.\d$]/.test(g(t).text)?
vs(t,"a dot scale",w.dot):Dp,s=N(t);return{kind:"dot",x:e,y:r,scale:i,modifiers:s,span:P(t,n)}},bind:(t,{number:n})=>[{...t,x:n(t.x),y:n(t.y)}]};function G(t,n=t.statement){for(;t.c&&(g(t).kind==="word"||g(t).kind==="string");)k(t);let e=g(t);if(e.kind!=="open")return E(t,"a block { …\
 }","Open the block with { on the same line."),[];if(k(t),t.kn===C.xt)return x(t,e.span,`Blocks are nested at most ${C.xt} deep.`,"a stateme\
nt without a block","Flatten the blocks."),Wp(t),[];let r=t.c,o=t.problems.length;t.kn+=1;let i=Bp(t,n);return t.kn-=1,t.c=r,g(t).kind==="cl\
ose"?k(t):x(t,e.span,"This block is never closed.","}","Write } behind its last statement."),i.length===0&&t.problems.length===o&&x(t,e.span,
"This block is empty.","a statement","Write a statement inside, or leave the block out."),i.length===0&&(t.c=!0),i}function Wp(t){let n=1;for(;n>
0&&g(t).kind!=="eof";){let{kind:e}=k(t);e==="open"&&(n+=1),e==="close"&&(n-=1)}}function Bp(t,n){let e=[];for(;;){let{kind:r}=g(t);if(r==="c\
lose"||r==="eof")return e;if(r==="end"){k(t);continue}t.c=!1;let o=n(t);o!==null&&e.push(o)}}var Ws={s:"join",kind:"join",n:["join [modifiers] { SHAPE; SHAPE; - SHAPE }"],b:["union","merge","combine","subtract","difference"],parse(t,n){
let e=N(t),r=G(t,Gp),o=r[0];return o?.sign===-1&&x(t,o.statement.span,"The first shape of a join is subtracted from nothing.","a shape witho\
ut -","Move an added shape to the front."),{kind:"join",operands:r,modifiers:e,span:P(t,n)}},bind:(t,{block:n})=>[{...t,operands:t.operands.
flatMap(({sign:e,statement:r})=>n([r]).map(o=>({sign:e,statement:o})))}]};function Gp(t){let n=W(t,"-");n&&k(t);let{span:e}=g(t);if(n&&z(t))
return E(t,"a closed shape","Write the shape to take away behind -, on the same line."),null;let r=t.statement(t);return r===null?null:Bs(r)?
"modifiers"in r&&r.modifiers.role!=="auto"?(x(t,e,`A joined shape has no role of its own; \`${Ls(r.modifiers.role)}\` says nothing here.`,"a\
 shape without a role","Write the role behind `join`, or `-` in front of a shape to take it away."),null):{sign:n?-1:1,statement:r}:(x(t,e,`\
\`${r.kind}\` encloses no area, so it cannot be joined.`,"a closed shape","Use box, circle, oval, poly, or a path or curve with close."),null)}
function Bs(t){switch(t.kind){case"box":case"circle":case"oval":case"poly":return!0;case"path":case"curve":return t.closed;case"mirror":case"\
turn":case"ring":case"move":case"scale":return t.children.every(Bs);default:return!1}}var Gs={s:"line",kind:"line",n:["line P P … [modifiers]"],b:["polyline","stroke","segment"],parse(t,n){let e=Yn(t,2),r=N(t);return{kind:"l\
ine",vertices:e,modifiers:r,span:P(t,n)}},bind:(t,{number:n})=>[{...t,vertices:t.vertices.map(e=>ft(e,n))}]};var Hp=new RegExp(`^([xy])=(${st})$`),Hs={s:"mirror",kind:"mirror",n:["mirror x=12 { … }","mirror y=12 { … }"],b:["flip","reflect","symm\
etry"],parse(t,n){let e=g(t),r=e.kind==="word"&&e.text.length<96?Hp.exec(e.text):null;r!==null?k(t):E(t,"an axis x=… or y=…","Write x=12\
 to mirror left to right, y=12 to mirror top to bottom.");let o=r===null?12:Z(t,r[2],e.span,"an axis",w.coordinate),i=G(t);return{kind:"mirr\
or",axis:r?.[1]==="y"?"y":"x",at:o,children:i,span:P(t,n)}},bind:(t,{number:n,block:e})=>[{...t,at:n(t.at),children:e(t.children)}]};var Up=new RegExp(`^(${st}),(${st})$`),Us={s:"move",kind:"move",n:["move DX,DY { … }"],b:["translate","shift","offset"],parse(t,n){let e=g(
t),r=e.kind==="word"&&e.text.length<96?Up.exec(e.text):null;r!==null?k(t):E(t,"a shift dx,dy","Write two numbers with a comma and no blank, \
such as 2,-1.");let o=Z(t,r?.[1]??"0",e.span,"a shift",w.shift),i=Z(t,r?.[2]??"0",e.span,"a shift",w.shift),s=G(t);return{kind:"move",x:o,y:i,
children:s,span:P(t,n)}},bind:(t,{number:n,block:e})=>[{...t,x:n(t.x),y:n(t.y),children:e(t.children)}]};var zs={s:"oval",kind:"oval",n:["oval X,Y RX RY [modifiers]"],b:["ellipse"],parse(t,n){let{x:e,y:r}=J(t,"the centre x,y"),o=B(t,"a half widt\
h",w.length),i=B(t,"a half height",w.length),s=N(t);return{kind:"oval",x:e,y:r,rx:o,ry:i,modifiers:s,span:P(t,n)}},bind:(t,{number:n})=>[{...t,
x:n(t.x),y:n(t.y),rx:n(t.rx),ry:n(t.ry)}]};var zp=/^[a-z0-9]+(?:-[a-z0-9]+)*$/;function js(t){return t.length<=C.slug&&zp.test(t)}function Rt(t,n){let e=g(t);if(e.kind==="word"&&js(e.
text))return k(t).text;let r=jp(e.text);return E(t,n,r===""?"Use lower-case letters, digits and single hyphens.":`Write \`${r}\`.`),"untitle\
d"}function jp(t){return t.slice(0,C.slug).toLowerCase().match(/[a-z0-9]+/g)?.join("-")??""}var Xp=/^[A-Z0-9.,:!?%@&+\-/]$/;function qn(t){return js(
t)||Xp.test(t)||/^-?\d{1,4}$/.test(t)}var Xs={s:"part",kind:"part",n:["part NAME [modifiers] { … }"],b:["group","g","layer"],parse(t,n){let e=Rt(t,"a name such as handle"),r=N(
t,!0),o=G(t);return{kind:"part",name:e,modifiers:r,children:o,span:P(t,n)}},bind:(t,{block:n})=>[{...t,children:n(t.children)}]};var Ys={s:"path",kind:"path",n:["path P [cw|ccw R [big]] P … [cw|ccw R [big]] [close] [modifiers]"],b:["outline","shape"],parse(t,n){let{vertices:e,
bends:r,closed:o}=Vp(t),i=N(t);return{kind:"path",vertices:e,bends:r,closed:o,modifiers:i,span:P(t,n)}},bind:(t,{number:n})=>[{...t,vertices:t.
vertices.map(e=>ft(e,n)),bends:t.bends.map(e=>e&&{...e,radius:n(e.radius)})}]};function Vp(t){let n=[],e=[];for(Qt(t,n);!t.c;){let r=g(t),o=W(
t,"cw")||W(t,"ccw")?Yp(t):null;if(Gt(t))e.push(o),Qt(t,n);else{if(W(t,"close"))return tn(t,n,t.dt[t.index-1].span),k(t),e.push(o),Vs(t,n,e,!0),
{vertices:n,bends:e,closed:!0};o!==null&&x(t,r.span,"This arc leads nowhere.","a point x,y or close behind the arc","Write the point where t\
he arc ends.");break}}return Vs(t,n,e,!1),{vertices:n,bends:e,closed:!1}}function Yp(t){let n=k(t).text==="cw",e=B(t,"an arc radius",w.length),
r=W(t,"big");return r&&k(t),{radius:e,clockwise:n,big:r}}function Vs(t,n,e,r){let o=t.dt[t.index-1].span;n.length<2&&E(t,"a point x,y","Writ\
e at least 2 points, such as 4,12 cw 8 20,12."),r&&n.length===2&&e.every(i=>i===null)&&x(t,o,"Two points with straight pieces enclose nothin\
g.","a third point or an arc","Leave `close` out, or add a point or an arc."),e.forEach((i,s)=>{let a=n[s],c=n[(s+1)%n.length],l=[a.x,a.y,c.
x,c.y];if(i===null||typeof i.radius!="number"||!l.every(S=>typeof S=="number"))return;let[u,m,f,p]=l,h=Math.hypot(f-u,p-m)/2;if(i.radius>h-.005)
return;let d=String(Math.ceil(h*100)/100);x(t,o,`An arc of radius ${bn(i.radius)} cannot reach from ${u},${m} to ${f},${p}.`,`a radius of at\
 least ${d}`,`Write ${d} or more.`)})}var qs={s:"poly",kind:"poly",n:["poly P P P … [modifiers]"],b:["polygon","triangle"],parse(t,n){let e=Yn(t,3);tn(t,e,t.dt[t.index-1].span);
let r=N(t);return{kind:"poly",vertices:e,modifiers:r,span:P(t,n)}},bind:(t,{number:n})=>[{...t,vertices:t.vertices.map(e=>ft(e,n))}]};function en(t){return Gt(t)?J(t,"a centre x,y"):{x:12,y:12}}var Ks={s:"ring",kind:"ring",n:["ring COUNT [X,Y] { … }"],b:["repeat","rotational","radial","around"],parse(t,n){let{span:e}=g(t),r=B(t,"a\
 count",w.ring);typeof r=="number"&&!Number.isInteger(r)&&x(t,e,"A ring repeats a whole number of times.","a whole number",`Write ${Math.round(
r)}.`);let{x:o,y:i}=en(t),s=G(t);return{kind:"ring",count:r,x:o,y:i,children:s,span:P(t,n)}},bind:(t,{number:n,block:e})=>[{...t,count:n(t.count),
x:n(t.x),y:n(t.y),children:e(t.children)}]};var Zs={s:"scale",kind:"scale",n:["scale FACTOR [X,Y] { … }"],b:["zoom","resize"],parse(t,n){let e=B(t,"a scale factor",w.scale),{x:r,y:o}=en(
t),i=G(t);return{kind:"scale",factor:e,x:r,y:o,children:i,span:P(t,n)}},bind:(t,{number:n,block:e})=>[{...t,factor:n(t.factor),x:n(t.x),y:n(
t.y),children:e(t.children)}]};var Js=/^[A-Z0-9.,:!?%#@&+\-=/$]+$/,qp="characters of A-Z 0-9 . , : ! ? % # @ & + - = / $",Qs={s:"text",kind:"text",n:['text "B" X,Y HEIGHT \
[modifiers]',"text $letter X,Y HEIGHT [modifiers]"],b:["letter","char","glyph","label"],parse(t,n){let e=Kp(t),{x:r,y:o}=J(t,"the middle x,y"),
i=B(t,"a text height",w.textHeight),s=N(t);return{kind:"text",text:e,x:r,y:o,height:i,modifiers:s,span:P(t,n)}},bind:(t,{number:n,text:e})=>[
{...t,text:e(t.text),x:n(t.x),y:n(t.y),height:n(t.height)}]};function Kp(t){let n=g(t);if(n.kind==="string")return k(t),Kn(t,n.text,n.span),
n.text;if(n.kind==="word"&&/^\$[a-z]/.test(n.text)){k(t);let e=n.text.slice(1),r=Sn(t,e,n.span);return r?.values.kind==="choice"&&r.values.of.
forEach(o=>Kn(t,o,n.span)),r?.values.kind==="range"&&Kn(t,String(r.values.from),n.span),r?.values.kind==="range"&&Kn(t,String(r.values.to),n.
span),{parameter:e}}return n.kind==="unclosed-string"?x(t,n.span,"This text has no closing quote.","a text in quotes",`Write "${n.text.trim().
split(/\s/)[0]??"A"}".`):E(t,"a text in quotes",'Write the text in quotes, such as "B".'),"A"}function Kn(t,n,e){if(n.length<1||n.length>C.text)
x(t,e,`A text has 1 to ${C.text} characters.`,`1 to ${C.text} characters`,'Write fewer characters, such as "AB".');else if(!Js.test(n)){let r=n.
toUpperCase(),o=Js.test(r)?`Write "${r}".`:"Draw other characters with lines and arcs.";x(t,e,`The stroke alphabet cannot write "${n}".`,qp,
o)}}var ta={s:"turn",kind:"turn",n:["turn DEGREES [X,Y] { … }"],b:["rotate","rotation","spin"],parse(t,n){let e=B(t,"an angle",w.degrees),{x:r,
y:o}=en(t),i=G(t);return{kind:"turn",degrees:e,x:r,y:o,children:i,span:P(t,n)}},bind:(t,{number:n,block:e})=>[{...t,degrees:n(t.degrees),x:n(
t.x),y:n(t.y),children:e(t.children)}]};var Zp=new RegExp(`^(${xn})=(.+)$`),na={s:"use",kind:"use",n:["use GLYPH [mini] [name=value …] into X,Y WxH [modifiers]"],b:["insert","inc\
lude","place","import"],parse(t,n){let e=g(t).span,r=Rt(t,"the name of a glyph"),o=W(t,"mini");o&&k(t);let i=Jp(t);W(t,"into")?k(t):E(t,"int\
o X,Y WxH","Write the box it goes into, such as `into 14,14 8x8`.");let s=g(t),a=nn(t),c=Math.min(a.width,a.height);(c<w.into.from||c>w.into.
to)&&x(t,s.span,`A glyph cannot be fitted into a box of ${a.width} by ${a.height}.`,`a box of ${w.into.from} to ${w.into.to} units`,"Write a\
 box such as 14,14 8x8.");let l=N(t,!0);return{kind:"use",glyph:r,glyphSpan:e,mini:o,arguments:i,into:a,modifiers:l,span:P(t,n)}},bind:(t,n)=>n.
use(t)};function Jp(t){let n=new Map;for(;!t.c&&!z(t)&&!W(t,"into");){let e=g(t),r=e.kind==="word"&&e.text.length<96?Zp.exec(e.text):null,[o,
i]=[r?.[1],r?.[2]];if(o===void 0||i===void 0||!qn(i))return E(t,"name=value or into","Write values such as level=3, then `into` and the box."),
n;k(t),n.has(o)&&x(t,e.span,`\`${o}\` is given twice.`,"another name","Keep one of the two."),n.set(o,/^-?\d{1,4}$/.test(i)?Number(i)+0:i)}return n}var Qp=["is","not",">=","<"],ea={s:"when",kind:"when",n:["when NAME is VALUE { … }","when NAME not VALUE { … }","when NAME >= NUMBER { …\
 }","when NAME < NUMBER { … }"],b:["if","case","unless"],parse(t,n){let e=g(t),r=nd(t),o=ed(t,r),i=rd(t,r),s=G(t);return{kind:"when",parameter:r?.
name??e.text,test:o,value:i,children:s,span:P(t,n)}},bind:(t,{value:n,block:e})=>td(t,n(t.parameter))?e(t.children):[]};function td({test:t,
value:n},e){return t==="is"?String(e)===String(n):t==="not"?String(e)!==String(n):t===">="?Number(e)>=Number(n):Number(e)<Number(n)}function nd(t){
if(!W(t))return E(t,"the name of a parameter","Write a test such as `when level >= 3`."),null;let{text:n,span:e}=k(t),r=/^(.{1,24}?)(>=|<)(.{0,24})$/.
exec(n);return r!==null&&x(t,e,"The test needs blanks round its sign.","the name of a parameter",`Write \`when ${r[1]} ${r[2]} ${r[3]||1}\`.`),
Sn(t,n.replace(/^\$/,""),e)}function ed(t,n){let e=g(t),r=Qp.find(o=>o===e.text);if(e.kind!=="word"||r===void 0){let o={"=":"is","==":"is","\
!=":"not",">":">=","<=":"<"}[e.text];return E(t,"is, not, >= or <",o===void 0?"Write a test such as `when level >= 3`, with blanks.":`Write \
\`${o}\`.`),"is"}return k(t),n?.values.kind==="choice"&&(r===">="||r==="<")&&x(t,e.span,`\`${n.name}\` is a choice and has no order.`,"is or\
 not",`Write \`when ${n.name} is ${n.values.of[0]}\`.`),r}function rd(t,n){if(!W(t))return E(t,"a value","Write a test such as `when level >\
= 3`."),0;let{text:e,span:r}=k(t);return n===null?e:n.values.kind==="choice"?od(t,n.values.of,e,r):id(t,n.values,e,r)}function od(t,n,e,r){if(!n.
includes(e)){let[o]=Y(e,n);x(t,r,`\`${e.slice(0,40)}\` is not a value of this parameter.`,n.join(", "),o===void 0?`Write one of ${n.join(", ")}\
.`:`Did you mean \`${o}\`?`)}return e}function id(t,{from:n,to:e},r,o){let i=/^-?\d{1,4}$/.test(r)?Number(r)+0:NaN;return i>=n&&i<=e?i:(x(t,
o,`\`${r.slice(0,40)}\` is not a value of this parameter.`,`a whole number from ${n} to ${e}`,`Write a number from ${n} to ${e}.`),n)}var Zn=[Fs,Is,zs,Ds,Gs,qs,Ys,Ns,_s,Qs,Ws,Hs,ta,Ks,Us,Zs,Xs,ea,na],sd=new Map(Zn.map(t=>[t.kind,t]));function ra(t){return sd.get(t.kind)}var Jn={start:0,end:0,line:1,column:1};function Qn(t,n){let e=[],r=a=>{e.push(a)},o=ad(t,n,{ce:r,use:a=>ld(a,r)}),i=o(t.mini??[]);return{program:{
...t,parameters:[],mini:i.length===0?null:i,statements:o(t.statements)},problems:e}}function ad(t,n,{ce:e,use:r}){let o=t.parameters.map(({name:l})=>l);
for(let l of n.keys())o.includes(l)||e(md(t.name,l,o));let i=new Map(t.parameters.map(l=>[l.name,ud(l,n.get(l.name),e)])),s=l=>i.get(l)??oa(
l,e),a=l=>{let u=Number(s(l));return Number.isFinite(u)?u:oa(l,e)},c={value:s,number:l=>typeof l=="number"?l:a(l.parameter),text:l=>typeof l==
"string"?l:String(s(l.parameter)),block:l=>l.flatMap(u=>ra(u).bind(u,c)).filter(cd),use:r};return c.block}function cd(t){return Wt(t)?.length!==
0}function ld({span:t},n){return n({span:t,message:"`use` was not resolved before compiling.",expected:"a finished program",hint:"expand ref\
erences to glyphs first"}),[]}function oa(t,n){return n({span:Jn,message:`Nothing gives \`${t}\` such a value.`,expected:"a parameter with a\
 value of this kind",hint:`Declare it, such as \`param ${t} 0..4 = 2\`.`}),0}function ud(t,n,e){if(n===void 0)return t.default;let{name:r,values:o}=t;
if(o.kind==="choice"){if(o.of.includes(String(n)))return String(n);let[a]=Y(String(n),o.of),c=a===void 0?`Give one of ${o.of.join(", ")}.`:`\
Did you mean \`${a}\`?`;return e({span:Jn,message:`\`${r}\` cannot be \`${n}\`.`,expected:o.of.join(", "),hint:c}),t.default}let i=typeof n==
"number"?n:Bt(n)??NaN;if(Number.isInteger(i)&&i>=o.from&&i<=o.to)return i;let s=`a whole number from ${o.from} to ${o.to}`;return e({span:Jn,
message:`\`${r}\` cannot be \`${n}\`.`,expected:s,hint:`Give ${s}.`}),t.default}function md(t,n,e){let[r]=Y(n,e),o=e.length===0?"It has no p\
arameters.":`Its parameters are ${e.join(", ")}.`;return{span:Jn,message:`\`${t}\` has no parameter \`${n}\`.`,expected:e.length===0?"no val\
ue":e.join(", "),hint:r===void 0?o:`Did you mean \`${r}\`?`}}function ia({detail:t},n){return t.find(({size:r,stroke:o,radius:i,finish:s})=>r===n.size&&o===n.stroke&&(i??n.radius)===n.radius&&(s??n.finish)===
n.finish)?.lanes??null}function sa({strokes:t},n){let e=t.find(({size:r,stroke:o})=>r===n.size&&o===n.stroke);return e===void 0?n:{...n,stroke:e.width,asked:n.stroke}}var fd=40,ca=600,la=160;function te(t){if(t.length<=fd)return!1;if(t.length>ca)return!0;let n=t.map(r=>({segment:r,box:T([r])})).sort((r,o)=>r.
box.x0-o.box.x0),e=0;for(let r=0;r<n.length;r++){let o=n[r];for(let i=r+1;i<n.length;i++){let s=n[i];if(s.box.x0>o.box.x1)break;if(s.box.y0>
o.box.y1||s.box.y1<o.box.y0)continue;let a=mt(o.segment,s.segment).filter(({bn:c,te:l})=>aa(c)||aa(l));if(e+=a.length,e>la)return!0}}return!1}
function aa(t){return t>1e-6&&t<1-1e-6}function ne(t){return{span:t.span,message:"The drawing is too complex to be an icon.",expected:`at mo\
st ${ca} lines and arcs with at most ${la} crossings`,hint:"draw fewer shapes, or let them cross less"}}function pa(t,n,e){let r=pd(t,n,e),o=dd(t),i=t.map(()=>0),s=[];for(let a=0;a<t.length;a++){let c=t[a];if(i[a]===0&&(i[a]=r(c),ma(t,o,i,a,c.to),
ma(t,o,i,a,c.from)),i[a]===1)continue;let l=i[a]===2;s.push({_t:c,jt:l,from:l?c.from:c.to,to:l?c.to:c.from,wn:!1})}return s}function pd(t,n,e){
let r=fa(t,"top","bottom"),o=fa(t,"left","right"),i=new Int32Array(n),s=new Int32Array(n);return a=>{let c=xd(a);s.fill(0),c?gd(a,r.at(a.Xt),
s):bd(a,o.at(a.Vt),s);let l=c?a.y1<a.y0:a.x1>a.x0;i.set(s),tr(i,a,!l);let u=e(s);return u===e(i)?1:u===l?2:3}}function dd(t){let n={j:[],Bn:[]};
for(let e=0;e<t.length;e++)ua(n,t[e].from,e),ua(n,t[e].to,e);return n}var ee=-1;function ua({j:t,Bn:n},e,r){for(;t.length<=e;)t.push(ee),n.push(
ee);t[e]===ee?t[e]=r:n[e]=n[e]===ee?r:hd}var hd=-2;function ma(t,{j:n,Bn:e},r,o,i){let s=o,a=i;for(;;){if(e[a]<0)return;let c=n[a]===s?e[a]:
n[a];if(r[c]!==0)return;let l=t[s],u=t[c],m=l.to===a==(u.from===a);if(!yd(u,l,m))return;let f=r[s];r[c]=m||f===1?f:f===2?3:2,a=u.from===a?u.
to:u.from,s=c}}function yd({nt:t},n,e){for(let r=0;r<t.length;r++)if(t[r]!==(e?n.nt[r]:-n.nt[r]))return!1;return!0}function xd(t){return Math.
abs(t.y1-t.y0)>=Math.abs(t.x1-t.x0)}function gd(t,n,e){let r=t.Xt;for(let o of n){if(o.y0<=r==o.y1<=r||o===t)continue;let i;if(o.turn===0)i=
o.x0+(o.x1-o.x0)*(r-o.y0)/(o.y1-o.y0);else{let s=r-o.cy,a=Math.sqrt(Math.max(0,(o.r-s)*(o.r+s)));i=o.Vt>=o.cx?o.cx+a:o.cx-a}i>t.Vt&&tr(e,o,o.
y1>o.y0)}}function bd(t,n,e){let r=t.Vt;for(let o of n){if(o.x0<=r==o.x1<=r||o===t)continue;let i;if(o.turn===0)i=o.y0+(o.y1-o.y0)*(r-o.x0)/
(o.x1-o.x0);else{let s=r-o.cx,a=Math.sqrt(Math.max(0,(o.r-s)*(o.r+s)));i=o.Xt>=o.cy?o.cy+a:o.cy-a}i>t.Xt&&tr(e,o,o.x1<o.x0)}}function tr(t,{
nt:n,group:e,En:r},o){if(!r)t[e]+=o?n[e]:-n[e];else for(let i=0;i<n.length;i++)t[i]+=o?n[i]:-n[i]}function fa(t,n,e){let r=1/0,o=-1/0;for(let l of t)
l[n]<r&&(r=l[n]),l[e]>o&&(o=l[e]);let i=Math.min(64,1+(t.length>>2)),s=i/(o-r+1e-9),a=Array.from({length:i},()=>[]),c=l=>Math.min(i-1,Math.max(
0,Math.floor((l-r)*s)));for(let l of t){let u=c(l[e]);for(let m=c(l[n]);m<=u;m++)a[m].push(l)}return{at:l=>a[c(l)]}}function da(t){let n=[],e=[],r=[],o=new Map,i=t*2,s=(c,l,u)=>{for(let m=o.get(c)??-1;m>=0;m=r[m])if(Math.abs(n[m]-l)<i&&Math.abs(e[m]-u)<i)return m;
return-1};return{x:n,y:e,at:(c,l)=>{let u=Math.floor(c*64),m=Math.floor(l*64),f=Math.floor((c-i)*64),p=Math.floor((c+i)*64),h=Math.floor((l-
i)*64),d=Math.floor((l+i)*64);for(let v=f;v<=p;v++)for(let O=h;O<=d;O++){let X=s(v*2097152+O,c,l);if(X>=0)return X}let S=n.length,R=u*2097152+
m;return n.push(c),e.push(l),r.push(o.get(R)??-1),o.set(R,S),S}}}function ya(t,n){let e=t.slice().sort((o,i)=>o.left-i.left),r=[];for(let o of e){let i=o.left-n,s=o.top-n,a=o.bottom+n,c=0;for(let l=0;l<r.length;l++){
let u=r[l];u.right<i||(r[c++]=u,u.top<=a&&u.bottom>=s&&Sd(u,o,n))}r.length=c,r.push(o)}}function Sd(t,n,e){re(t,n.x0,n.y0,e),re(t,n.x1,n.y1,
e),re(n,t.x0,t.y0,e),re(n,t.x1,t.y1,e),t.turn===0?n.turn===0?Md(t,n,e):ha(t,n,e):n.turn===0?ha(n,t,e):kd(t,n,e)}function re(t,n,e,r){if(nr(t,
n,e,r)){if(t.turn===0){let o=t.x1-t.x0,i=t.y1-t.y0,s=(n-t.x0)*i-(e-t.y0)*o;if(s*s>r*r*(o*o+i*i))return}else{let o=n-t.cx,i=e-t.cy;if(Math.abs(
Math.sqrt(o*o+i*i)-t.r)>r)return}er(t,n,e,r)}}function kn(t,n,e,r,o){!nr(t,e,r,o)||!nr(n,e,r,o)||(er(t,e,r,o),er(n,e,r,o))}function nr(t,n,e,r){
return n>=t.left-r&&n<=t.right+r&&e>=t.top-r&&e<=t.bottom+r}function er(t,n,e,r){Math.abs(n-t.x0)<r&&Math.abs(e-t.y0)<r||Math.abs(n-t.x1)<r&&
Math.abs(e-t.y1)<r||(t.cuts===null?t.cuts=[n,e]:t.cuts.push(n,e))}function Md(t,n,e){let r=t.x1-t.x0,o=t.y1-t.y0,i=n.x1-n.x0,s=n.y1-n.y0,a=r*
s-o*i;if(a*a<=1e-20*(r*r+o*o)*(i*i+s*s))return;let c=((n.x0-t.x0)*s-(n.y0-t.y0)*i)/a;kn(t,n,t.x0+c*r,t.y0+c*o,e)}function ha(t,n,e){let r=t.
x1-t.x0,o=t.y1-t.y0,i=Math.sqrt(r*r+o*o),s=r/i,a=o/i,c=(n.cx-t.x0)*a-(n.cy-t.y0)*s,l=(n.r-c)*(n.r+c);if(l<-2*n.r*e)return;let u=(n.cx-t.x0)*
s+(n.cy-t.y0)*a,m=l>0?Math.sqrt(l):0;kn(t,n,t.x0+(u-m)*s,t.y0+(u-m)*a,e),m>e&&kn(t,n,t.x0+(u+m)*s,t.y0+(u+m)*a,e)}function kd(t,n,e){let r=n.
cx-t.cx,o=n.cy-t.cy,i=Math.sqrt(r*r+o*o);if(i<1e-9||i>t.r+n.r+e||i<Math.abs(t.r-n.r)-e)return;let s=(i+(t.r-n.r)*(t.r+n.r)/i)/2,a=(t.r-s)*(t.
r+s),c=a>0?Math.sqrt(a):0,l=r/i,u=o/i,m=t.cx+l*s,f=t.cy+u*s;kn(t,n,m-u*c,f+l*c,e),c>e&&kn(t,n,m+u*c,f-l*c,e)}function xa(t,n){let e=[];for(let r of t){let o=n.at(r.x0,r.y0),i=r.cuts??[];i.length>2&&Rd(r,i);for(let s=0;s<=i.length;s+=2){let c=s===i.length?
n.at(r.x1,r.y1):n.at(i[s],i[s+1]);c!==o&&e.push(wd(r,n,o,c)),o=c}}return e}function wd(t,{x:n,y:e},r,o){return Ad(t,r,o,n[r],e[r],n[o],e[o])}
var Ed=[];function Ad({group:t,turn:n,cx:e,cy:r,r:o},i,s,a,c,l,u){let m=(a+l)/2,f=(c+u)/2;if(n!==0){let p=m-e,h=f-r,d=o/Math.sqrt(p*p+h*h);m=
e+p*d,f=r+h*d}return{group:t,turn:n,x0:a,y0:c,x1:l,y1:u,cx:e,cy:r,r:o,left:a<l?a:l,right:a<l?l:a,top:c<u?c:u,bottom:c<u?u:c,from:i,to:s,cuts:null,
Vt:m,Xt:f,nt:Ed,En:!1,Gn:null}}function ga(t,n,e){let r=[],o=new Map;for(let i of t)Td(r,o,i,n,e);return r.filter(Pd)}function Pd({nt:t,group:n,
En:e}){return e?t.some(r=>r!==0):t[n]!==0}function Rd(t,n){let e=t.x1-t.x0,r=t.y1-t.y0;for(let o=2;o<n.length;o+=2){let i=n[o],s=n[o+1],a=o-
2;for(;a>=0&&(n[a]-i)*e+(n[a+1]-s)*r>0;)n[a+2]=n[a],n[a+3]=n[a+1],a-=2;n[a+2]=i,n[a+3]=s}}function Td(t,n,e,r,o){let{group:i,from:s,to:a,Vt:c,
Xt:l}=e,u=s<a?s*1048576+a:a*1048576+s,m=n.get(u)??null;for(let p=m;p!==null;p=p.Gn)if(!(Math.abs(p.Vt-c)>o||Math.abs(p.Xt-l)>o)){p.nt[i]+=p.
from===s?1:-1,p.group!==i&&(p.En=!0);return}let f=[];for(let p=0;p<r;p++)f.push(p===i?1:0);e.nt=f,e.Gn=m,n.set(u,e),t.push(e)}var rr=Math.PI/2,vd=1e-7;function ba(t){let n=[];return t.forEach((e,r)=>{for(let o of e)Od(n,o,r)}),n}function Od(t,n,e){let r=t.length;for(let o of n)
o.kind==="arc"&&Math.abs(o.sweep)*o.r>1e-9?Ld(t,o,e):Math.abs(o.x1-o.x0)+Math.abs(o.y1-o.y0)>1e-9&&t.push(oe(e,0,o.x0,o.y0,o.x1,o.y1,0,0,0));
for(let o=r;o<t.length;o++){let i=t[o===r?t.length-1:o-1],s=t[o],a=Math.abs(s.x0-i.x1)+Math.abs(s.y0-i.y1);a!==0&&(a<1e-6?(s.x0=i.x1,s.y0=i.
y1,Sa(s)):(t.splice(o,0,oe(e,0,i.x1,i.y1,s.x0,s.y0,0,0,0)),o++))}}function Ld(t,n,e){let r=n.sweep<0?-1:1,o=n.start+n.sweep,i=vd/n.r,s=n.x0,
a=n.y0,c=r>0?Math.floor((n.start+i)/rr)+1:Math.ceil((n.start-i)/rr)-1;for(;(o-c*rr)*r>i;){let l=(c%4+4)%4,u=l===0?n.cx+n.r:l===2?n.cx-n.r:n.
cx,m=l===1?n.cy+n.r:l===3?n.cy-n.r:n.cy;t.push(oe(e,r,s,a,u,m,n.cx,n.cy,n.r)),s=u,a=m,c+=r}t.push(oe(e,r,s,a,n.x1,n.y1,n.cx,n.cy,n.r))}function oe(t,n,e,r,o,i,s,a,c){
let l={group:t,turn:n,x0:e,y0:r,x1:o,y1:i,cx:s,cy:a,r:c,left:0,right:0,top:0,bottom:0,from:-1,to:-1,cuts:null};return Sa(l),l}function Sa(t){
t.left=t.x0<t.x1?t.x0:t.x1,t.right=t.x0<t.x1?t.x1:t.x0,t.top=t.y0<t.y1?t.y0:t.y1,t.bottom=t.y0<t.y1?t.y1:t.y0}function wa(t){let n=new Map;for(let o of t){let i=n.get(o.from);i?i.push(o):n.set(o.from,[o])}let e=[],r=0;for(let o of t){if(o.wn)continue;
let i=[],s=o;for(;s!==null;)s.wn=!0,i.push(s),s=s.to===o.from?null:Cd(s,n.get(s.to));i[i.length-1].to!==o.from&&r++,e.push(i)}return{le:e,open:r}}
function Cd(t,n){let e=null,r=-1/0;for(let o of n??[]){if(o.wn)continue;if(n.length===1)return o;let i=$d(t,o);i<=r||(e=o,r=i)}return e}function $d(t,n){
let e=Ma(t,!0),r=ka(t,!0),o=Ma(n,!1),i=ka(n,!1),s=Math.atan2(e*i-r*o,e*o+r*i);return(Math.abs(s)>Math.PI-1e-6?-Math.PI:s)+(n._t.turn===0?0:1e-6*
or(n)/n._t.r)}function or(t){return t.jt?t._t.turn:-t._t.turn}function Ma(t,n){let e=t._t;return e.turn===0?t.jt?e.x1-e.x0:e.x0-e.x1:-(Fd(e,
n===t.jt)-e.cy)*or(t)}function ka(t,n){let e=t._t;return e.turn===0?t.jt?e.y1-e.y0:e.y0-e.y1:(Nd(e,n===t.jt)-e.cx)*or(t)}function Nd(t,n){return n?
t.x1:t.x0}function Fd(t,n){return n?t.y1:t.y0}function Ea(t,n,e,r){let o=da(e),i=c=>(ya(c,e/2),xa(c,o)),s=i(ba(t));for(let c=1;c<r;c++){let l=s.length;if(s=i(s),s.length===l)break}let a=ga(
s,t.length,e/4);return wa(pa(a,t.length,n))}var ie=2e-6;function Pa(t){let n=[];for(let r of t){let o=Id(r),i=n[n.length-1];(!i||!Aa(i,o))&&n.push(o)}for(;n.length>1&&Aa(n[n.length-1],
n[0]);)n[0]=n.pop();let e=[];for(let r of n)Wd(e,r);return e}function Id({_t:t,jt:n}){let e=n?t.x0:t.x1,r=n?t.y0:t.y1,o=n?t.x1:t.x0,i=n?t.y1:
t.y0,s=t.turn===0||n?t.turn:t.turn===1?-1:1,{cx:a,cy:c,r:l}=t,u=s===0?0:Math.atan2((e-a)*(i-c)-(r-c)*(o-a),(e-a)*(o-a)+(r-c)*(i-c));return{x0:e,
y0:r,x1:o,y1:i,cx:a,cy:c,r:l,turn:s,sweep:u}}function Aa(t,n){return t.turn!==n.turn||(t.turn===0?!_d(t,n):!Dd(t,n))?!1:(t.x1=n.x1,t.y1=n.y1,
t.sweep+=n.sweep,!0)}function _d(t,n){let e=t.x1-t.x0,r=t.y1-t.y0,o=n.x1-t.x1,i=n.y1-t.y1;if(e*o+r*i<=0)return!1;let s=Math.hypot(n.x1-t.x0,
n.y1-t.y0);return Math.abs(e*i-r*o)<=ie*s}function Dd(t,n){return Math.abs(t.r-n.r)>ie||Math.abs(t.cx-n.cx)>ie||Math.abs(t.cy-n.cy)>ie?!1:Math.
abs(t.sweep+n.sweep)<=2*Math.PI+1e-6}function Wd(t,n){if(n.turn===0){t.push(b(n.x0,n.y0,n.x1,n.y1));return}let e=Math.atan2(n.y0-n.cy,n.x0-n.
cx);if(Math.abs(n.sweep)<2*Math.PI-.001){t.push(F(n.cx,n.cy,n.r,e,n.sweep,n.x0,n.y0,n.x1,n.y1));return}let r=n.sweep/2,o=n.cx+n.r*Math.cos(e+
r),i=n.cy+n.r*Math.sin(e+r);t.push(F(n.cx,n.cy,n.r,e,r,n.x0,n.y0,o,i)),t.push(F(n.cx,n.cy,n.r,e+r,r,o,i,n.x1,n.y1))}var Bd=[{tolerance:1e-7,Dt:1},{tolerance:1e-7,Dt:6},{tolerance:1e-6,Dt:6},{tolerance:3e-8,Dt:6},{tolerance:1e-5,Dt:6},{tolerance:1e-9,Dt:6},
{tolerance:1e-4,Dt:6}];function yt(t,n){let e=null;for(let{tolerance:r,Dt:o}of Bd){let i=Ea(t,n,r,o);if((e===null||i.open<e.open)&&(e=i),i.open===
0)break}return(e?.le??[]).map(r=>Gd(Pa(r))).filter(r=>r.length>0)}function Ra(t){return yt([t],n=>n[0]!==0)}function Gd(t){let n=t[0],e=t[t.
length-1];return!n||!e||n.x0===e.x1&&n.y0===e.y1?t:[...t,b(e.x1,e.y1,n.x0,n.y0)]}function sr(t,n,e,r,o,i){let s=r-t,a=o-n,c=s*s+a*a;if(c===0)return[];let l=s*(e.x+i.x)+a*(e.y+i.y),u=2*(1-(e.x*i.x+e.y*i.y)),m=s*i.x+a*i.y,f;
if(u>1e-9)f=(Math.sqrt(l*l+u*c)-l)/u;else if(Math.abs(m)>1e-9)f=c/(4*m);else return Ta(t,n,e,r,o,i,(t+r)/2,(n+o)/2);let p=(t+r+f*(e.x-i.x))/
2,h=(n+o+f*(e.y-i.y))/2;return Ta(t,n,e,r,o,i,p,h)}function Ta(t,n,e,r,o,i,s,a){let c=Nt(t,n,e.x,e.y,s,a),l=Ft(Nt(r,o,-i.x,-i.y,s,a));return c.
kind==="line"&&l.kind==="line"&&Math.abs(L(c,l))<1e-6?[b(t,n,r,o)]:c.kind==="arc"&&l.kind==="arc"&&Math.hypot(c.cx-l.cx,c.cy-l.cy)<1e-9?[{...c,
x1:r,y1:o,sweep:c.sweep+l.sweep}]:[c,l].filter(u=>M(u)>1e-9)}function se(t,n){let e=t.filter((a,c)=>{let l=t[c-1]??(n?t[t.length-1]:void 0);
return l===void 0||l===a||Math.hypot(a.x-l.x,a.y-l.y)>1e-9}),r=e.length;if(r<2)return[];let o=e.map((a,c)=>{let l=n?e[(c+r-1)%r]:e[c-1],u=n?
e[(c+1)%r]:e[c+1];return a.sharp||!l||!u?null:Ud(l,a,u)}),i=[],s=n?r:r-1;for(let a=0;a<s;a++){let c=(a+1)%r;Hd(i,e[a],o[a],e[c],o[c])}return i}
function Hd(t,n,e,r,o){let i=e??(o&&va(o,n,r)),s=o??(e&&va(e,n,r));i&&s?t.push(...sr(n.x,n.y,i,r.x,r.y,s)):t.push(b(n.x,n.y,r.x,r.y))}function Ud(t,n,e){
let r=n.x-t.x,o=n.y-t.y,i=e.x-n.x,s=e.y-n.y,a=r*r+o*o,c=i*i+s*s,l=r/a+i/c,u=o/a+s/c,m=Math.hypot(l,u);if(m*Math.sqrt(a)>1e-9)return{x:l/m,y:u/
m};let f=Math.sqrt(a);return{x:-o/f,y:r/f}}function va(t,n,e){let r=Math.hypot(e.x-n.x,e.y-n.y),o=(e.x-n.x)/r,i=(e.y-n.y)/r,s=2*(t.x*o+t.y*i);
return{x:s*o-t.x,y:s*i-t.y}}function ae(t,n,e,r){if(Math.abs(e-r)<1e-6*Math.max(e,r))return V(t,n,e);let o=zd(e,r),i=o.map(c=>ir(Ft(c),-1,1)).
reverse(),s=o.map(c=>ir(c,-1,-1)),a=o.map(c=>ir(Ft(c),1,-1)).reverse();return[...o,...i,...s,...a].map(c=>so(c,t,n))}function zd(t,n){let e=Math.
min(t,n),r=Math.max(t,n),o=e/r,i=e*e/r*o**-(.3+.2*(1-o)**2),s=(e*e+r*r-2*r*i)/(2*(e-i)),a=t>n,c=t-(a?i:s),l=n-(a?s:i),u=i/Math.hypot(c,l),m=a?
c+c*u:-c*u,f=a?-l*u:l+l*u,p=Math.atan2(f,m-c),h=Math.atan2(f-l,m);return[F(c,0,t-c,0,p,t,0,m,f),F(0,l,n-l,h,Math.PI/2-h,m,f,0,n)]}function ir(t,n,e){
let r=t.x0*n,o=t.y0*e,i=t.x1*n,s=t.y1*e;if(t.kind==="line")return b(r,o,i,s);let a=t.cx*n,c=t.cy*e;return F(a,c,t.r,Math.atan2(o-c,r-a),t.sweep*
n*e,r,o,i,s)}var Oa={kind:"relative",factor:1},jd={kind:"smooth"},Xd=.03;function _(t){switch(t.kind){case"chain":return Vd(t);case"curve":return se(t.m.
map(({x:n,y:e,sharp:r})=>({x:n,y:e,sharp:r})),t.closed);case"circle":return V(t.x,t.y,t.r);case"oval":return ae(t.x,t.y,t.rx,t.ry);case"dot":
return[]}}function wn(t){return t.kind==="chain"||t.kind==="curve"?t.closed:!0}function Vd(t){return t.pieces.map((n,e)=>{let r=t.m[e],o=t.m[(e+
1)%t.m.length];return n.kind==="line"?b(r.x,r.y,o.x,o.y):nt(r.x,r.y,o.x,o.y,n.sweep)})}function ce(t,n){let e=t.map((i,s)=>{let a=t[s-1]??(n?
t[t.length-1]:void 0),c=a!==void 0&&Math.abs(L(a,i))<Xd;return{x:i.x0,y:i.y0,corner:c?jd:Oa}}),r=t[t.length-1];!n&&r!==void 0&&e.push({x:r.x1,
y:r.y1,corner:Oa});let o=t.map(i=>i.kind==="line"?{kind:"line"}:{kind:"arc",sweep:i.sweep});return{kind:"chain",m:e,pieces:o,closed:n}}function Ca(t){let n=[...t].sort((o,i)=>o.x-i.x||o.y-i.y),e=n[0],r=n.at(-1);return e===void 0||r===void 0?[]:e.x===r.x&&e.y===r.y?[e]:[...La(
n),...La(n.reverse())]}function La(t){let n=[];for(let e of t){for(;n.length>1&&Yd(n.at(-2),n.at(-1),e)<=0;)n.pop();n.push(e)}return n.slice(
0,-1)}function Yd(t,n,e){return(n.x-t.x)*(e.y-n.y)-(n.y-t.y)*(e.x-n.x)}function le(t,n,e){if(t.kind==="line"){let i=D(t,0),s=-i.y*n*e,a=i.x*n*e;return b(t.x0+s,t.y0+a,t.x1+s,t.y1+a)}let r=t.sweep*e>0?t.r-n:t.r+n;
if(r<=0)return null;let o=r/t.r;return F(t.cx,t.cy,r,t.start,t.sweep,t.cx+(t.x0-t.cx)*o,t.cy+(t.y0-t.cy)*o,t.cx+(t.x1-t.cx)*o,t.cy+(t.y1-t.cy)*
o)}var qd=1e-6;function En(t,n,e,r){let o=t.map(s=>le(s,n,e)).filter(s=>s!==null),i=[];return o.forEach((s,a)=>{let c=r?o[o.length-1]:void 0;
Kd(i,a===0?c:i[i.length-1],s)}),i}function Kd(t,n,e){let r=n?Math.hypot(e.x0-n.x1,e.y0-n.y1):0;!n||r===0?t.push(e):r<=qd?t.push({...e,x0:n.x1,
y0:n.y1}):t.push(b(n.x1,n.y1,e.x0,e.y0),e)}var Fa=1e-7,Zd=1e-6,Jd=.02;function Tt(t,n,e){let r=n/2,o=t.segments.filter(l=>M(l)>Fa),i=o[0];if(!i)return Qd(t.segments[0],r,e.cap);let s=[],
a=o.map((l,u)=>th(l,o[(u+1)%o.length],r));t.closed||(a[o.length-1]=!1),nh(s,o,a,t.closed,r);let c=t.closed?o.length:o.length-1;for(let l=0;l<
c;l++)a[l]||oh(s,o[l],o[(l+1)%o.length],r,e);if(!t.closed&&e.cap!=="butt"){let l=o[o.length-1],u=D(i,0);Na(s,i.x0,i.y0,{x:-u.x,y:-u.y},r,e.cap),
Na(s,l.x1,l.y1,D(l,1),r,e.cap)}return s}function Qd(t,n,e){return!t||e==="butt"?[]:e==="round"?[V(t.x0,t.y0,n)]:[Ut({x0:t.x0-n,y0:t.y0-n,x1:t.
x0+n,y1:t.y0+n})]}function ar(t,n){return t.kind==="arc"&&t.r<=n+1e-6}function th(t,n,e){return!ar(t,e)&&!ar(n,e)&&Math.abs(L(t,n))<Zd}function nh(t,n,e,r,o){
if(r&&e.every(Boolean)){t.push(En(n,o,-1,!0),et(En(n,o,1,!0)));return}let i=r?e.indexOf(!1)+1:0,s=[];for(let a=0;a<n.length;a++){let c=(i+a)%
n.length,l=n[c];ar(l,o)?rh(t,l,o):s.push(l),s.length>0&&!e[c]&&(t.push(eh(s,o)),s=[])}}function eh(t,n){let e=En(t,n,-1,!1),r=et(En(t,n,1,!1)),
o=e[e.length-1],i=r[r.length-1];return[...e,b(o.x1,o.y1,r[0].x0,r[0].y0),...r,b(i.x1,i.y1,e[0].x0,e[0].y0)]}function rh(t,n,e){if(Math.abs(n.
sweep)>=2*Math.PI-1e-9){t.push(V(n.cx,n.cy,n.r+e));return}let r=n.sweep<0?n.start+n.sweep:n.start;t.push($a(n.cx,n.cy,n.r+e,r,Math.abs(n.sweep))),
e-n.r>1e-6&&t.push($a(n.cx,n.cy,e-n.r,r+Math.PI,Math.abs(n.sweep)))}function $a(t,n,e,r,o){let i=ht(t,n,e,r,o);return[i,b(i.x1,i.y1,t,n),b(t,
n,i.x0,i.y0)]}function oh(t,n,e,r,o){let i=L(n,e);if(Math.abs(i)<Fa)return;let s=i>0?-1:1,{x1:a,y1:c}=n,l=D(n,1),u=D(e,0),m=a-l.y*r*s,f=c+l.
x*r*s,p=a-u.y*r*s,h=c+u.x*r*s,d=[],S=1/Math.abs(Math.cos(i/2));if(Math.abs(i)<Jd||o.join==="miter"&&S<=o.Yt){let v=r*Math.abs(Math.tan(i/2)),
O=m+l.x*v,X=f+l.y*v;d.push(b(m,f,O,X),b(O,X,p,h))}else o.join==="round"?d.push(F(a,c,r,Math.atan2(f-c,m-a),i,m,f,p,h)):d.push(b(m,f,p,h));let R=[
b(a,c,m,f),...d,b(p,h,a,c)];t.push(H(R)<0?et(R):R)}function Na(t,n,e,r,o,i){let s=n+r.y*o,a=e-r.x*o,c=n-r.y*o,l=e+r.x*o;if(i==="round"){t.push(
[F(n,e,o,Math.atan2(a-e,s-n),Math.PI,s,a,c,l),b(c,l,s,a)]);return}let u=r.x*o,m=r.y*o;t.push([b(s,a,s+u,a+m),b(s+u,a+m,c+u,l+m),b(c+u,l+m,c,
l),b(c,l,s,a)])}function cr(t,n,e){let o=(n==="tight"||n==="side"?e.ue:Da(t,n,e))+e.stroke/2;return n==="side"?t.flatMap(i=>Ba(i,o,e)):Wa(t,n,o,e)}var _a=4.5;
function lr(t,n,e){return n==="side"&&q(e.cut)>=_a?t.flatMap(r=>Ba(r,e.Hn+e.stroke/2,e)):Wa(t,n==="none"?"ink":n,Da(t,n,e),e)}var ih=16;function Da(t,n,{
cut:e,Hn:r}){let o=q(e)<_a||e.size===ih&&At(e);return n==="hull"&&e.finish==="outlined"&&o&&t.some(({dot:s})=>s===null)?Math.min(r,lt(e)):r}
function Wa(t,n,e,r){let{stroke:o,size:i,cap:s}=r,a=t.filter(({segments:c,dot:l})=>c.length>0||l!==null);return a.length===0?[]:n==="box"?[Ut(
ue(Ct(ut(a.map(c=>Ga(c,o))),o/2+e),i,n))]:n==="hull"?Ia(lh(a,r),e,o,"round"):n==="round"?[mh(a,o/2+e,o)]:a.flatMap(c=>Ia(c,e,o,s))}function Ba({
segments:t},n,{stroke:e}){let r=t[0],o=t[t.length-1];if(r===void 0||o===void 0)return[];let[i,s]=[o.x1-r.x0,o.y1-r.y0],a=Math.hypot(i,s);if(a<
1e-6)return[];let c=i>0||i===0&&s>0?1:-1,l={x:i/a*c,y:s/a*c},[u,m]=c>0?[{x:r.x0,y:r.y0},{x:o.x1,y:o.y1}]:[{x:o.x1,y:o.y1},{x:r.x0,y:r.y0}],f=e/
2+n,p=[{x:u.x-l.x*f,y:u.y-l.y*f},{x:u.x-l.x*f+l.y*f,y:u.y-l.y*f-l.x*f},{x:m.x+l.x*f+l.y*f,y:m.y+l.y*f-l.x*f},{x:m.x+l.x*f,y:m.y+l.y*f}];return[
p.map(({x:h,y:d},S)=>b(h,d,p[(S+1)%4].x,p[(S+1)%4].y))]}var sh={cap:"round",join:"round",Yt:4},ah={cap:"square",join:"miter",Yt:4};function Ia({
segments:t,closed:n,dot:e},r,o,i){if(e!==null)return[V(e.x,e.y,e.diameter/2+r)];let s={segments:t,closed:n},a=i==="round"?sh:ah,c=Tt(s,o+2*r,
a);return n?[...c,[...t]]:c}var ch=Math.PI/12;function lh(t,{stroke:n,size:e}){let r=t.flatMap(u=>uh(u,n)),o=ut(r.map(({x:u,y:m})=>({x0:u,y0:m,
x1:u,y1:m}))),i=ue(Ct(o,n/2),e,"hull"),s=[i.x0,i.x1].filter(u=>Math.abs(u)===rn),a=[i.y0,i.y1].filter(u=>Math.abs(u)===rn),c=Ca(r.flatMap(({
x:u,y:m})=>[0,...s].flatMap(f=>[0,...a].map(p=>({x:u+f,y:m+p})))));return{segments:c.map(({x:u,y:m},f)=>{let p=c[(f+1)%c.length];return b(u,
m,p.x,p.y)}),closed:c.length>2,dot:null}}function uh({segments:t,dot:n},e){let r=n===null?[]:V(n.x,n.y,Math.max(.01,(n.diameter-e)/2));return[
...t,...r].flatMap(o=>{if(o.kind==="line")return[{x:o.x0,y:o.y0},{x:o.x1,y:o.y1}];let{x0:i,y0:s,x1:a,y1:c,cx:l,cy:u,r:m,start:f,sweep:p}=o,h=Math.
max(1,Math.ceil(Math.abs(p)/ch)),d=m/Math.cos(p/h/2),S=Array.from({length:h},(R,v)=>{let O=f+p*(v+.5)/h;return{x:l+d*Math.cos(O),y:u+d*Math.
sin(O)}});return[{x:i,y:s},...S,{x:a,y:c}]})}function mh(t,n,e){let r=ut(t.map(a=>Ga(a,e))),o=(r.x0+r.x1)/2,i=(r.y0+r.y1)/2,s=0;for(let{segments:a,
dot:c}of t){c!==null&&(s=Math.max(s,Math.hypot(c.x-o,c.y-i)));for(let l of a){let u=T([l]),m=l.kind==="arc"?Math.hypot(l.cx-o,l.cy-i)+l.r:0,
f=Math.max(Math.hypot(l.x0-o,l.y0-i),Math.hypot(l.x1-o,l.y1-i)),p=Math.hypot(Math.max(o-u.x0,u.x1-o),Math.max(i-u.y0,u.y1-i));s=Math.max(s,l.
kind==="arc"?Math.min(m,p):f)}}return V(o,i,s+n)}function Ga({segments:t,dot:n},e){if(n===null)return T(t);let r=Math.max(0,(n.diameter-e)/2);
return{x0:n.x-r,y0:n.y-r,x1:n.x+r,y1:n.y+r}}var rn=100,fh={box:1/4,hull:1/3};function ue(t,n,e){let r=(c,l)=>c<n*fh[e]&&c<=l,[o,i,s,a]=[t.x0,
t.y0,n-t.x1,n-t.y1];return{x0:r(o,s)?-rn:t.x0,y0:r(i,a)?-rn:t.y0,x1:r(s,o)?rn:t.x1,y1:r(a,i)?rn:t.y1}}function Ha(t,n,e){let r=new Map;return t.forEach((o,i)=>{let s=n[o.group]?.over??o.over;if(s==="none"||s==="tight"||s==="side")return;let a=o.
group<0?`alone ${i}`:`group ${o.group}`,c=r.get(a)??{gt:i,over:s,Un:[]};c.Un.push(ph(o)),r.set(a,c)}),[...r.values()].map(({gt:o,over:i,Un:s})=>{
let a=Ct(ut(s),e);return{gt:o,box:i==="box"||i==="hull"?ue(a,24,i):a}})}function ph({shape:t}){return t.kind==="dot"?{x0:t.x,y0:t.y,x1:t.x,y1:t.
y}:T(_(t))}function Ua(t,n,e){let{from:r,to:o}=t;for(let{box:i}of e){let[s,a,c,l]=n==="x"?[i.x0,i.x1,i.y0,i.y1]:[i.y0,i.y1,i.x0,i.x1];if(!(t.
at<=s||t.at>=a)){if(r>=c&&o<=l)return{...t,keepsClear:!1};r<c&&o>c&&o<=l?o=c:o>l&&r<l&&r>=c&&(r=l)}}return r===t.from&&o===t.to?t:{...t,from:r,
to:o}}var dh=.9,hh=1e-4,ur=.05;function Ya(t,n,e,r,o){let i=[],s=[];return t.forEach((a,c)=>{let{shape:l}=a,u=i.length;if(a.free&&l.kind!=="dot")i.
push(...me(T(_(l)),n,e,.05,!1));else if(l.kind==="circle"){let[f,p]=n==="x"?[l.x,l.y]:[l.y,l.x],h=Math.min(3,l.r*.6),d={from:p-l.r*.3,to:p+l.
r*.3};for(let S of[-1,1])i.push({at:f+S*l.r,l:h,z:!1,e:e/2,...d,keepsClear:!0});s.push({t:f-l.r,high:f+l.r,width:r.get(a)??null})}else if(l.
kind==="dot"){let[f,p]=n==="x"?[l.x,l.y]:[l.y,l.x];i.push({at:f,l:.4,z:!1,e:e*l.scale/2,from:p,to:p,keepsClear:!0})}else if(l.kind==="chain")
i.push(...yh(l,n,e)),l.closed?s.push(za(T(_(l)),n)):i.push(...me(T(_(l)),n,e,.1,!1));else{let f=T(_(l));i.push(...me(f,n,e,l.kind==="oval"?1:
.3,wn(l))),wn(l)&&s.push(za(f,n))}let m=o.filter(({gt:f})=>f>c);m.length>0&&i.push(...i.splice(u).map(f=>Ua(f,n,m)))}),{An:i,Ft:[...s,...bh(
t,n)]}}function za(t,n){return n==="x"?{t:t.x0,high:t.x1,width:null}:{t:t.y0,high:t.y1,width:null}}function me(t,n,e,r,o){let[i,s,a,c]=n==="\
x"?[t.x0,t.x1,t.y0,t.y1]:[t.y0,t.y1,t.x0,t.x1],l=(a+c)/2;return[i,s].map(u=>({at:u,l:r,z:!1,e:e/2,from:l,to:l,keepsClear:o}))}function yh(t,n,e){
let r=_(t),o=[];for(let i of r)i.kind==="line"?o.push(...xh(i,n,e)):o.push(...gh(i,n,e));return t.closed&&o.push(...me(T(r),n,e,.1,!1)),o}function xh(t,n,e){
let[r,o,i,s]=n==="x"?[t.x0,t.x1,t.y0,t.y1]:[t.y0,t.y1,t.x0,t.x1],a=Math.abs(s-i);return Math.abs(o-r)>hh||a<dh?[]:[{at:(r+o)/2,l:a,z:!0,e:e/
2,from:Math.min(i,s),to:Math.max(i,s),keepsClear:!0}]}function gh(t,n,e){if(t.kind==="line")return[];let r=Math.min(2,t.r*.25),o=[];for(let i of[
0,1]){let s=D(t,i),a=n==="x"?s.x:s.y;if(Math.abs(a)>.001)continue;let[c,l]=n==="x"?[i===0?t.x0:t.x1,i===0?t.y0:t.y1]:[i===0?t.y0:t.y1,i===0?
t.x0:t.x1],u=Math.min(1,t.r*.5);o.push({at:c,l:r,z:!1,e:e/2,from:l-u,to:l+u,keepsClear:!0})}return o}function bh(t,n){let e=t.flatMap(o=>ja(
o,"x")),r=t.flatMap(o=>ja(o,"y"));return e.flatMap(o=>r.filter(i=>Va(o,i.at)&&Va(i,o.at)&&Math.abs(Xa(o)-Xa(i))<ur).flatMap(i=>{let[s,a]=n===
"x"?[o,i]:[i,o];return[{t:s.from,high:s.to,width:null},{t:a.at,high:a.at,width:null}]}))}function ja({shape:t,free:n},e){if(n||t.kind!=="cha\
in"||t.closed||t.pieces.length!==1)return[];let[r,o]=t.m;if(r===void 0||o===void 0||t.pieces[0]?.kind!=="line")return[];let i=e==="x"?"y":"x";
return Math.abs(r[i]-o[i])>ur?[]:[{at:(r[i]+o[i])/2,from:Math.min(r[e],o[e]),to:Math.max(r[e],o[e])}]}function Xa({from:t,to:n}){return n-t}
function Va({from:t,to:n},e){return Math.abs((t+n)/2-e)<ur}function Q(t){return Math.round(t*1e6)/1e6}var qa=.06,Sh=.05;function Ka(t,n){let{An:e,Ft:r}=Mh(t),o=[];for(let a of[...e].sort(kh)){let c=o[o.length-1];c!==void 0&&Math.abs(c.at-a.at)<
qa?(a.z&&!c.z?(c.at=a.at,c.e=a.e):a.z===c.z&&(c.e=Math.max(c.e,a.e)),c.z||=a.z,c.l+=a.l,a.keepsClear&&c.spans.push([a.from,a.to])):o.push({at:a.
at,l:a.l,z:a.z,e:a.e,spans:a.keepsClear?[[a.from,a.to]]:[]})}let i=a=>o.findIndex(c=>Math.abs(c.at-a)<qa+.01),s=r.map(({t:a,high:c,width:l})=>({
t:i(a),high:i(c),hn:(a+c)/2,width:l})).filter(({t:a,high:c})=>a>=0&&c>=a);return{p:o,Ft:s,Nt:wh(o),qt:n}}function Mh({An:t,Ft:n}){return{An:t.
map(e=>({...e,at:Q(e.at),l:Q(e.l),e:Q(e.e),from:Q(e.from),to:Q(e.to)})),Ft:n.map(({t:e,high:r,width:o})=>({t:Q(e),high:Q(r),width:o===null?null:
Q(o)}))}}function kh(t,n){return t.at-n.at}function wh(t){let n=[],e=0;for(let o=0;o<t.length;o++)for(let i=o;i<t.length;i++)Math.abs(t[o].at+
t[i].at-24)>Sh||(n.push([o,i]),e+=o===i?t[o].l:2*Math.min(t[o].l,t[i].l));let r=t.reduce((o,i)=>o+i.l,0);return e>.6*r?n:[]}var j={moved:1,missingEdge:.35,noEdge:3,innerEdge:.1,innerEdgeOutside:2,softEdge:.3,gapChange:.5,crowded:10,Pn:8,unevenSpacing:2,wrongWidth:60,
unmirrored:12,offCentre:10,shifted:.12};var Eh=50,Ah=.45,Ph=1.3,Rh=8,Th=1e-9;function Za(t,n){return t.p.map((e,r)=>({tn:vh(t,r,n),me:Lh(t,r),Rn:t.Ft.flatMap(({t:o,high:i,width:s})=>i===
r&&s!==null?[{t:o,width:s}]:[]),fe:Ch(t,r),pe:$h(t,r)}))}function Ja(t,n,e,r,o){let i=o+Th,s=0;for(let a of t.tn){if(s>i)return s;let c=n-e[a.Tn];
c<(a.de?-1e-6:1e-6)&&(s+=Eh),c<a.zn-1e-6&&(s+=a.he*Math.min(1,a.zn-c)**2+a.Pn),s+=a.ye*(c-a.wanted)**2}for(let{j:a,hn:c,vn:l}of t.me)s+=l*(n-
2*e[c]+e[a])**2;for(let{t:a,width:c}of t.Rn)s+=j.wrongWidth*(n-e[a]-c)**2;for(let{t:a,xe:c,ge:l}of t.fe){let u=l<0?n:e[l];s+=j.offCentre*(n+
e[a]-e[c]-u)**2/4}for(let{t:a,vn:c}of t.pe)s+=c*((a<0?n:e[a])+n-r)**2;return s}function vh(t,n,e){let r=t.p[n],o=[];for(let i=n-1;i>=0;i--){
let s=t.p[i],a=(r.at-s.at)*e.scale,c=Nh(r,s,e),l=!e.spaced&&c&&a>.45*e.stroke&&r.at-s.at>Ph,u=Math.max(1,r.l,s.l),m=i===n-1,f=(m||c)&&!Oh(t,
i,n);o.push({Tn:i,wanted:a,de:e.spaced&&a<Ah,ye:f?Math.min(r.l,s.l)*j.gapChange*(m?1:.4):0,zn:l?r.e+s.e+e.yn:0,he:u*j.crowded,Pn:Math.max(1,
u/2)*j.Pn})}return o}function Oh(t,n,e){return t.Ft.some(r=>r.t===n&&r.high===e&&r.width!==null)}function Lh({p:t},n){let e=[];for(let r=n-1;r>=
1;r--){let o=t[n].at-t[r].at;if(!(o<1))for(let i=r-1;i>=0;i--){let s=t[r].at-t[i].at;if(s>o+.05)break;if(Math.abs(s-o)>=.05)continue;let a=Math.
min(Rh,t[n].l,t[r].l,t[i].l);e.push({j:i,hn:r,vn:j.unevenSpacing*a})}}return e}function Ch(t,n){return t.Ft.filter(e=>e.high===n&&e.t<n).flatMap(
e=>t.Ft.filter(r=>r!==e&&r.high<=n&&Math.abs(r.hn-e.hn)<=.03).map(r=>({t:e.t,xe:r.t,ge:r.high===n?-1:r.high})))}function $h(t,n){return t.Nt.
filter(([,e])=>e===n).map(([e,r])=>{let o=Math.min(t.p[e].l,t.p[r].l),i=t.qt&&e!==r?2*Math.max(1,o):1;return{t:e===n?-1:e,vn:i*j.unmirrored}})}
function Nh(t,n,e){let r=-e.stroke/2/e.scale;return t.spans.some(o=>n.spans.some(i=>Math.min(o[1],i[1])-Math.max(o[0],i[0])>r))}var Qa=24,Fh=1e-6,Ih=[0,.5,-.5],_h=[0,.25,-.25,.5,-.5],Dh=[-1,0,1],Wh=[-2,-1,0,1,2],Bh=2.2;function nc(t,n,e,r=1/0){let o=t.Nt.length===0?[0]:
Number.isInteger(e.stroke)?Ih:_h,i=null,s=r;for(let a of o)i=Gh(t,e,n,a,s)??i,s=i?.h??r;return i}function Gh(t,n,e,r,o){let i=o-1e-9,s=t.p.map(
(u,m)=>jh(m,t,n,r)),a=s.map((u,m)=>Hh(u,e[m])),c={be:t,Se:n,Me:e,shift:r,ke:s,nn:a},l=i===1/0?mr(c,1,i):null;return(l===null?null:mr(c,Qa,l.h+
Fh))??mr(c,Qa,i)}function Hh(t,{Rn:n}){return n.length>0?0:Math.min(...t.map(({h:e})=>e))}function mr({be:t,Se:n,Me:e,shift:r,ke:o,nn:i},s,a){
let c=t.p.reduce((p,h)=>p+h.l,0),l=n.size+2*r,u=a-i.reduce((p,h)=>p+h,0),m=[[]],f=[Math.abs(r)*(1+c*j.shifted)];for(let p=0;p<t.p.length;p++){
let h=e[p],d={from:[],Kt:[],h:[]};u+=i[p];let S=u;for(let v=0;v<m.length;v++){let O=f[v];if(O+i[p]>=S)break;let X=m[v];for(let{Kt:xt,h:gt}of zh(
o[p],h,p,X,t,n)){let bt=O+gt;if(bt>=S)continue;let cn=bt+Ja(h,xt,X,l,S-bt);cn>=S||(Uh(d,s,v,xt,cn),d.h.length===s&&(S=Math.min(u,d.h[s-1])))}}
let R=m;if(m=d.from.map((v,O)=>[...R[v],d.Kt[O]]),f=d.h,m.length===0)return null}return{jn:m[0],h:f[0],shift:r}}function Uh({from:t,Kt:n,h:e},r,o,i,s){
let a=Math.min(e.length,r-1);for(;a>0&&e[a-1]>s;a--)t[a]=t[a-1],n[a]=n[a-1],e[a]=e[a-1];t[a]=o,n[a]=i,e[a]=s}function zh(t,{Rn:n},e,r,o,i){if(n.
length===0)return t;let s=n.map(({t:a,width:c})=>pr(r[a]+c)).filter(a=>a<=rc(e,o,i)+1e-6&&!t.some(c=>Math.abs(c.Kt-a)<1e-4));return s.length===
0?t:[...t,...s.map(a=>fr(a,e,o,i))]}function ec(t,n,e,r){if(r.Wt){if(e.p.length===1)return(r.t+r.high)/2;if(n===0)return tc(t,r.t,r.kt)+t.e;
if(n===e.p.length-1)return tc(t,r.high,r.wt)-t.e}let o=(r.stroke/2-r.scale)*.3,i=t.at<11.9?1:t.at>12.1?-1:0;return t.at*r.scale+o*i}function tc(t,n,e){
return t.z?Math.round(n):e}function jh(t,n,e,r){let o=n.p[t],i=ec(o,t,n,e),s=t===0,a=t===n.p.length-1,c=(o.z||!s?e.t:e.kt)+o.e,l=rc(t,n,e),u=new Set;
for(let f of[-o.e,o.e]){let p=Math.round(i+f);for(let h of e.stroke>2.4*e.scale?Wh:Dh)u.add(pr(p+h-f))}if(o.z||u.add(pr(Math.min(l,Math.max(
c,i)))),n.Nt.some(([f,p])=>f===t&&p===t)&&u.add(e.size/2+r),e.Wt&&(s||a))return[fr(s&&a?Xh(i,o,n):i,t,n,e)];let m=[...u].filter(f=>f>=c-1e-6&&
f<=l+1e-6&&Math.abs(f-i)<=Bh);return m.length===0&&m.push(Math.min(l,Math.max(c,i))),m.map(f=>fr(f,t,n,e))}function Xh(t,n,e){if(!n.z)return t;
let r=Math.round(t-n.e)+n.e,o=Math.round(t+n.e)-n.e,i=Math.abs(r-t)<=Math.abs(o-t)?r:o,s=fe(i-n.e)&&fe(i+n.e);return e.qt&&!(s&&Math.abs(i-t)<
.3)?t:i}function fr(t,n,e,r){let o=e.p[n],i=fe(t-o.e),s=fe(t+o.e),a=t<r.size/2?i:s,c=o.l*j.moved*(t-ec(o,n,e,r))**2;if(!o.z)return{Kt:t,h:a?
c:c+o.l*j.softEdge};let l=Number(i)+Number(s),u=e.qt&&e.Nt.some(([f,p])=>f===n&&p===n);c+=(2-l)*o.l*j.missingEdge,l===0&&!u&&(c+=j.noEdge*o.l);
let m=n===0||n===e.p.length-1;return l===1&&!a&&(c+=o.l*(m?j.innerEdgeOutside:j.innerEdge)),{Kt:t,h:c}}function rc(t,n,e){let r=n.p[t],o=t===
n.p.length-1;return(r.z||!o?e.high:e.wt)-r.e}function fe(t){return Math.abs(t-Math.round(t))<.001}function pr(t){return Math.round(t*1e4)/1e4}var Vh=1.2,oc=.08;function hr(t,n,e=null){if(e!==null)return dr(t,n,e).Zt;let r=t.some(({shape:a})=>a.kind==="circle"&&(sc(a.x)||sc(a.y))),o={
x:ic(t,"x"),y:ic(t,"y")},i=dr(t,n,{Xn:0,qt:o});if(!r)return i.Zt;let s=dr(t,n,{Xn:1,qt:o},i.h);return s!==null&&s.h<i.h-1e-6?s.Zt:i.Zt}function dr(t,n,e,r=1/0){
let{size:o,scale:i,stroke:s,yn:a}=n.style,c=qh(t,n,e.Xn),l=Ha(t,n.groups,(s/2+a)/i),u=(h,d)=>{let S=Ya(t,h,s,c,l),R=Ka(S,e.qt[h]),v={size:o,
scale:i,stroke:s,yn:a,spaced:n.spaced,Wt:n.Wt,...Yh(n[h])},O=nc(R,Za(R,v),v,d);if(O===null)return null;let X=R.p.map(({at:gt})=>gt),xt=Zh(R,
O);return{map:Jh(X,O,R.Nt.length>0,o,i),h:O.h,f:xt}},m=u("x",r),f=m===null?null:u("y",r-m.h);if(m===null||f===null)return null;let p=new Map;
for(let h of t){let{shape:d}=h;if(d.kind!=="circle")continue;let S=(c.get(h)??2*d.r*i)/2,R=(v,O,{t:X,high:xt})=>{let gt=S+s/2;return Math.max(
X+gt,Math.min(xt-gt,(v(O-d.r)+v(O+d.r))/2))};p.set(h,{x:R(m.map,d.x,n.x),y:R(f.map,d.y,n.y),r:S})}return{Zt:{bt:m.map,St:f.map,scale:i,dn:e,
f:{x:m.f,y:f.f},On:p},h:m.h+f.h}}function Yh({t,high:n,kt:e,wt:r}){return{t:Q(t),high:Q(n),kt:Q(e),wt:Q(r)}}function ic(t,n){let e=t.flatMap(
({shape:a})=>_(a)),r=t.flatMap(({shape:a})=>a.kind==="dot"?[a]:[]),o=(a,c)=>n==="x"?{x:24-a,y:c}:{x:a,y:24-c},i=(a,c)=>e.some(l=>I(l,a,c)<oc);
return e.every(a=>[0,.5,1].every(c=>{let l=$(a,c),u=o(l.x,l.y);return i(u.x,u.y)}))&&r.every(a=>{let c=o(a.x,a.y);return r.some(l=>Math.hypot(
l.x-c.x,l.y-c.y)<oc)})}function qh(t,n,e){let r=new Map;for(let o of t){let{shape:i}=o;if(i.kind!=="circle")continue;let s=Math.abs(i.x-12)<
.01||Math.abs(i.y-12)<.01;r.set(o,Kh(2*i.r,n,s?e:null))}return r}function Kh(t,n,e){let{scale:r,stroke:o}=n.style,i=(o/2-r)*.6,s=t*r-i,a=Math.
min(n.x.high-n.x.t,n.y.high-n.y.t)-o,c=s,l=1/0;for(let u=Math.ceil(s+o-2);u<=s+o+2;u++){let m=u-o;if(m<=.4||m>a+1e-9)continue;let f=e!==null&&
Math.abs(u%2)!==e?Vh:0,p=Math.abs(m-s)+f;p<l-1e-9&&(l=p,c=m)}return Math.min(c,a)}function Zh({p:t},{jn:n}){let e=t.length-1;return e<0?{t:0,
high:0}:{t:n[0]-t[0].e,high:n[e]+t[e].e}}function Jh(t,n,e,r,o){let i=t.map((c,l)=>[c,n.jn[l]]);e&&!t.some(c=>Math.abs(c-12)<.3)&&(i.push([12,
r/2+n.shift]),i.sort((c,l)=>c[0]-l[0]));let s=i[0],a=i[i.length-1];return s===void 0||a===void 0?c=>c*o:c=>{if(c<=s[0])return s[1]+(c-s[0])*
o;if(c>=a[0])return a[1]+(c-a[0])*o;let l=i.findIndex(([f])=>c<=f),u=i[l-1],m=i[l];return u[1]+(c-u[0])*(m[1]-u[1])/(m[0]-u[0])}}function sc(t){
return Math.abs(t-12)<.01}var ac=.15;function cc(t,n,{stroke:e}){let r=e/2,o=[...t.segments],i=o[0],s=o[o.length-1];if(i===void 0||s===void 0)return t;if(n.end!=="att\
ached"){let a=D(s,1),c=n.end==="trimmed"?r*ac:de(a,r),l=s.x1+a.x*c,u=s.y1+a.y*c;s.kind==="line"?o[o.length-1]=b(s.x0,s.y0,l,u):o.push(b(s.x1,
s.y1,l,u))}if(n.start!=="attached"){let a=o[0],c=D(a,0),l=n.start==="trimmed"?r*ac:de(c,r),u=a.x0-c.x*l,m=a.y0-c.y*l;a.kind==="line"?o[0]=b(
u,m,a.x1,a.y1):o.unshift(b(u,m,a.x0,a.y0))}return{segments:o,closed:!1}}function de(t,n){let e=Math.max(Math.abs(t.x),Math.abs(t.y)),r=Math.
min(Math.abs(t.x),Math.abs(t.y));return n*(1-r)/e}function lc(t,{stroke:n,cap:e,join:r}){if(t.dot!==null)return[uc(t.dot,e)];let o=Tt(t.path,
n,{cap:e,join:r,Yt:4});return t.solid===!0?[...o,Qh(t.path.segments)]:o}function Qh(t){return H(t)<0?et(t):t}function uc(t,n){let e=t.diameter/
2;return n==="round"?V(t.x,t.y,e):Ut({x0:t.x-e,y0:t.y-e,x1:t.x+e,y1:t.y+e})}var ty=.6,ny=64,yr=1.6;function mc(t,n,e){switch(ey(t,n)){case"s\
olid":{let r=xr(t);return{Et:!0,regions:[pe(t,e),r],Tt:r}}case"hole":return{Et:!1,regions:[t.dot===null?iy(t,n,e):pe(t,e)],Tt:[]};case"knock\
-out":return{Et:!1,regions:[[...pe(t,e),...oy(t,n,e)]],Tt:[]};case"ink":return{Et:!0,regions:[pe(t,e)],Tt:[]}}}function he(t,n){return ry(t,
n)>ty}function ey(t,n){let{role:e,over:r,notch:o}=t.u;return e==="solid"||e==="hole"||e==="knock-out"||e==="ink"?e:e==="auto"&&t.dot===null&&
t.closed?"solid":e==="auto"&&t.dot!==null&&!he(t,n)?"ink":r==="none"&&!o&&he(t,n)?"knock-out":"ink"}function ry({segments:t,dot:n},e){if(e.length===
0)return 0;if(n!==null)return ct(e,n.x,n.y)!==0?1:0;let r=0,o=0;for(let i of t){let s=Math.min(ny,Math.max(2,Math.ceil(M(i)*2)));for(let a=0;a<
s;a++){let{x:c,y:l}=$(i,(a+.5)/s);o++,ct(e,c,l)!==0&&r++}}return o===0?0:r/o}function oy({segments:t,closed:n},e,r){let o=t[0],i=t[t.length-
1];return n||o===void 0||i===void 0?[]:[...ye(e,o.x0,o.y0)?xe(o,0,r.stroke*yr,r):[],...ye(e,i.x1,i.y1)?xe(i,1,r.stroke*yr,r):[]]}function ye(t,n,e){
return t.some(r=>r.some(o=>I(o,n,e)<.15))}function iy(t,n,e){let r=t.segments[0],o=t.segments[t.segments.length-1];if(t.closed||r===void 0||
o===void 0)return xr(t);let i=e.stroke*yr,s=[...t.segments];return ye(n,o.x1,o.y1)&&s.push(gr(o,1,i)),ye(n,r.x0,r.y0)&&s.unshift(gr(r,0,i)),
xr({...t,segments:s})}function xr({segments:t,closed:n}){let e=t[0],r=t[t.length-1];if(e===void 0||r===void 0)return[];let o=n?[...t]:[...t,
b(r.x1,r.y1,e.x0,e.y0)];return[H(o)<0?et(o):o]}function pe(t,n){let{stroke:e,cap:r,join:o}=n;if(t.dot!==null)return[uc(t.dot,r)];let i=Tt({segments:t.
segments,closed:t.closed},e,{cap:r,join:o,Yt:4});return r==="round"||t.closed?i:[...i,...sy(t,n)]}function sy({segments:t,attached:n},e){let r=[],
o=t[0],i=t[t.length-1];return o!==void 0&&!n.start&&r.push(...xe(o,0,de(D(o,0),e.stroke/2),e)),i!==void 0&&!n.end&&r.push(...xe(i,1,de(D(i,1),
e.stroke/2),e)),r}function xe(t,n,e,r){return Tt({segments:[gr(t,n,e)],closed:!1},r.stroke,{cap:"butt",join:"miter",Yt:4})}function gr(t,n,e){
let r=D(t,n);return n===1?b(t.x1,t.y1,t.x1+r.x*e,t.y1+r.y*e):b(t.x0-r.x*e,t.y0-r.y*e,t.x0,t.y0)}var pt=1e-6;function fc(t,n){let e=n.flat().map(l=>({segment:l,box:T([l])})),r=[],o=[],i=!1;for(let l of t.segments)for(let u of cy(l,e)){if(M(
u)<=pt&&M(l)>pt)continue;let m=$(u,.5);ct(n,m.x,m.y)===0?o.push(u):(i=!0,o.length>0&&r.push(o),o=[])}if(!i)return t.segments.length>0?[t]:[];
o.length>0&&r.push(o);let s=o.length>0,a=r[0],c=r[r.length-1];return t.closed&&s&&a&&c&&r.length>1&&ay(c,a)&&(r[0]=[...c,...a],r.pop()),r.map(
l=>({segments:ly(l),closed:!1})).filter(l=>l.segments.reduce((u,m)=>u+M(m),0)>pt)}function ay(t,n){let e=t[t.length-1],r=n[0];return Math.hypot(
e.x1-r.x0,e.y1-r.y0)<pt}function cy(t,n){let e=T([t]),r=[];for(let a of n)if(!(a.box.x0>e.x1+pt||a.box.x1<e.x0-pt)&&!(a.box.y0>e.y1+pt||a.box.
y1<e.y0-pt))for(let c of mt(t,a.segment))r.push(c.bn);if(r.length===0)return[t];let o=pt/Math.max(M(t),pt);r.sort((a,c)=>a-c);let i=[],s=0;for(let a of r)
a-s<=o||1-a<=o||(i.push(rt(t,s,a)),s=a);return i.push(rt(t,s,1)),i}function ly(t){let n=[];for(let e of t){let r=n[n.length-1],o=r&&uy(r,e);
o?n[n.length-1]=o:n.push(e)}return n}function uy(t,n){if(t.kind==="line"&&n.kind==="line"){let e=(t.x1-t.x0)*(n.y1-n.y0)-(t.y1-t.y0)*(n.x1-n.
x0),r=(t.x1-t.x0)*(n.x1-n.x0)+(t.y1-t.y0)*(n.y1-n.y0);return r<=0||Math.abs(e)>1e-9*r?null:{...t,x1:n.x1,y1:n.y1}}return t.kind==="line"||n.
kind==="line"||t.cx!==n.cx||t.cy!==n.cy||t.r!==n.r||t.sweep*n.sweep<=0||Math.abs(t.sweep+n.sweep)>2*Math.PI-1e-6?null:{...t,x1:n.x1,y1:n.y1,
sweep:t.sweep+n.sweep}}var dc=.03,my=1,fy=2,pc=.25;function br(t,n,e,r){let o=t[t.length-1];if(o===void 0)return t;let i=yc(n,o.x1,o.y1);return i<=dc||i>=e?t:py(t,
dy(o,n,my*e)??hy(o,n,fy*e,r))}function hc(t,n,e,r){let o=et(t),i=br(o,n,e,r);return i===o?t:et(i)}function py(t,n){if(n===null)return t;let e=t.
slice(0,-1);return n<=1e-6?e.length===0?t:e:[...e,rt(t[t.length-1],0,n)]}function dy(t,n,e){let o=n.flatMap(({x0:a,y0:c,x1:l,y1:u})=>[{x:a,y:c},
{x:l,y:u}]).map(({x:a,y:c})=>wt(t,a,c)).filter(({o:a})=>a<=dc),i=[...n.flatMap(a=>mt(t,a).map(({bn:c})=>c)),...o.map(({Sn:a})=>a)],s=Math.max(
-1,...i);return s>=0&&(1-s)*M(t)<=e?s:null}function hy(t,n,e,r){let o=M(t);for(let i=pc;i<=Math.min(e,o);i+=pc){let{x:s,y:a}=$(t,1-i/o);if(yc(
n,s,a)>=r)return 1-i/o}return null}function yc(t,n,e){return Math.min(1/0,...t.map(r=>I(r,n,e)))}var yy=.9,xy=1.25;function bc(t,n,e){let r=[],o=new Set;for(let i of t){let{u:s}=i,a=n[s.group];if(a!==void 0&&a.over!=="none"&&!o.has(s.group)){
let c=t.filter(l=>l.u.group===s.group);r=xc(r,cr(c,a.over,e),e)}o.add(s.group),s.over!=="none"&&(r=xc(r,cr([i],s.over,e),e)),r.push(by(i))}return gy(
r,e).map(i=>ky(i,e))}function gy(t,{stroke:n,yn:e}){let r=[...t];for(let o=r.length-1;o>=0;o--){let i=r[o];if(i.dot!==null||i.f.start!=="tri\
mmed"&&i.f.end!=="trimmed")continue;let s=r.flatMap(c=>c===i||c.dot!==null?[]:c.path.segments),{segments:a}=i.path;i.f.end==="trimmed"&&(a=br(
a,s,n,n+e)),i.f.start==="trimmed"&&(a=hc(a,s,n,n+e)),r[o]={...i,path:{...i.path,segments:a}}}return r}function by({u:t,segments:n,closed:e,dot:r,
attached:o}){return{path:r===null?{segments:n,closed:e}:{segments:[b(r.x,r.y,r.x+.01,r.y)],closed:!1},u:t,dot:r,f:{start:o.start?"attached":
"free",end:o.end?"attached":"free"}}}function xc(t,n,e){return n.length===0?[...t]:t.flatMap(r=>Sy(r,n,e))}function Sy(t,n,e){if(Sc(t))return My(
t,n);let r=fc(t.path,n),o=r[0];return r.length===1&&o!==void 0&&Math.abs(Sr(o)-Sr(t.path))<1e-6?[t]:r.flatMap(i=>{let s=!t.path.closed&&gc(i.
segments[0],t.path.segments[0],0),a=!t.path.closed&&gc(i.segments[i.segments.length-1],t.path.segments[t.path.segments.length-1],1),c={start:s?
t.f.start:"trimmed",end:a?t.f.end:"trimmed"},u=(c.start!=="attached"&&c.end!=="attached"?xy:yy)*e.stroke;return Sr(i)<u?[]:[{...t,path:i,f:c}]})}
function Sc({u:t,path:n}){return n.closed&&t.role==="solid"&&t.vt.at(-1)?.finish==="outlined"}function My(t,n){return yt([[t.path.segments],
n],r=>r[0]!==0&&r[1]===0).map(r=>({...t,path:{segments:r,closed:!0}}))}function gc(t,n,e){if(t===void 0||n===void 0)return!1;let[r,o,i,s]=e===
0?[t.x0,t.y0,n.x0,n.y0]:[t.x1,t.y1,n.x1,n.y1];return Math.hypot(r-i,o-s)<1e-6}function Sr(t){return t.segments.reduce((n,e)=>n+M(e),0)}function ky(t,n){
let{path:e,u:r,dot:o,f:i}=t;return{path:n.cap==="butt"&&o===null&&!e.closed?cc(e,i,n):e,span:r.span,part:r.part,dot:o,...Sc(t)?{solid:!0}:{}}}var Ec=.01;function Ac(t,n,{stroke:e,radius:r,Vn:o}){let{shape:i}=t;switch(i.kind){case"circle":{let{x:s,y:a,r:c}=n.On.get(t)??{x:n.bt(i.x),
y:n.St(i.y),r:i.r*n.scale};return Mc(t,V(s,a,c))}case"oval":{let s=n.bt(i.x-i.rx),a=n.bt(i.x+i.rx),c=n.St(i.y-i.ry),l=n.St(i.y+i.ry),u=(m,f)=>Math.
max(Ec,(f-m)/2);return Mc(t,ae((s+a)/2,(c+l)/2,u(s,a),u(c,l)))}case"dot":{let s=o||r===0?Math.max(1,i.scale):i.scale,a={x:n.bt(i.x),y:n.St(i.
y),diameter:e*s};return{u:t,segments:[],Jt:[],closed:!1,dot:a}}case"curve":return wy(t,i,n);case"chain":return Ey(t,i,n)}}function Mc(t,n){return{
u:t,segments:n,Jt:n.map(()=>null),closed:!0,dot:null}}function wy(t,n,e){let r=n.m.map(({x:s,y:a,sharp:c})=>({x:e.bt(s),y:e.St(a),sharp:c})),
o=se(r,n.closed),i=o.map((s,a)=>{let c=o[(a+1)%o.length];if(c===void 0||!n.closed&&a===o.length-1||Math.abs(L(s,c))<.05)return null;let l=r.
findIndex(({x:u,y:m})=>Math.hypot(u-s.x1,m-s.y1)<1e-6);return n.m[l]?.corner??null});return{u:t,segments:o,Jt:i,closed:n.closed,dot:null}}function Ey(t,n,e){
let r=n.m.map(u=>({...u,x:e.bt(u.x),y:e.St(u.y)})),o=_(n),i=Ay(n,o,r,e),s=[],a=[];o.forEach((u,m)=>{let f=r[m],p=r[(m+1)%r.length];if(Math.hypot(
p.x-f.x,p.y-f.y)<1e-6)return;let h=u.kind==="line"?[b(f.x,f.y,p.x,p.y)]:Py(u,f,p,i[m]);h.forEach((d,S)=>{s.push(d);let R=!n.closed&&m===o.length-
1,v=S<h.length-1||R||p.corner.kind==="smooth"?null:p.corner;a.push(v)})});let c=r[0];if(s.length>0||c===void 0)return{u:t,segments:s,Jt:a,closed:n.
closed,dot:null};let l=b(c.x,c.y,c.x+Ec,c.y);return{u:t,segments:[l],Jt:[null],closed:!1,dot:null}}function Ay(t,n,e,r){let o=n.length;return n.
map((i,s)=>{if(i.kind==="line")return{start:null,end:null};let a=n[s-1]??(t.closed?n[o-1]:void 0),c=n[s+1]??(t.closed?n[0]:void 0),l=e[s],u=e[(s+
1)%e.length],m=e[(s-1+e.length)%e.length],f=e[(s+2)%e.length];return{start:kc(i,0,a,m,l,r),end:kc(i,1,c,u,f,r)}})}function kc(t,n,e,r,o,i){let s=D(
t,n);if(Math.abs(s.x)<.001)return{x:0,y:Math.sign(s.y)};if(Math.abs(s.y)<.001)return{x:Math.sign(s.x),y:0};if(e===void 0)return null;let a=n===
0?L(e,t):L(t,e);if(Math.abs(a)>.05)return null;if(e.kind==="line")return wc(o.x-r.x,o.y-r.y);let c=n===0?{x:t.x0,y:t.y0}:{x:t.x1,y:t.y1};return wc(
i.bt(c.x+s.x/2)-i.bt(c.x-s.x/2),i.St(c.y+s.y/2)-i.St(c.y-s.y/2))}function Py(t,n,e,r){let o=vy(t,n,e,r);return o.every(i=>Ty(i,t))?o:[nt(n.x,
n.y,e.x,e.y,t.sweep)]}var Ry=1;function Ty(t,n){return t.kind==="line"||Math.abs(t.sweep)<Math.abs(n.sweep)+Ry}function vy(t,n,e,{start:r,end:o}){
if(r===null&&o===null)return[nt(n.x,n.y,e.x,e.y,t.sweep)];if(o===null)return[Nt(n.x,n.y,r.x,r.y,e.x,e.y)];if(r===null)return[Ft(Nt(e.x,e.y,-o.
x,-o.y,n.x,n.y))];if(Math.abs(r.x*o.x+r.y*o.y)<1e-6&&(r.x===0||r.y===0))return Oy(n,e,r,Math.sign(t.sweep));let i=Nt(n.x,n.y,r.x,r.y,e.x,e.y),
s=D(i,1);return Math.hypot(s.x-o.x,s.y-o.y)<.001?[i]:sr(n.x,n.y,r,e.x,e.y,o).filter(a=>M(a)>1e-6)}function Oy(t,n,e,r){let o=Math.abs(n.x-t.
x),i=Math.abs(n.y-t.y),s=Math.min(o,i),a=r*Math.PI/2;if(Math.abs(o-i)<1e-6)return[nt(t.x,t.y,n.x,n.y,a)];let c=e.y===0?o-s:i-s;if(c>1e-6){let m={
x:t.x+e.x*c,y:t.y+e.y*c};return[b(t.x,t.y,m.x,m.y),nt(m.x,m.y,n.x,n.y,a)]}let l=e.y===0?i-s:o-s,u=e.y===0?{x:n.x,y:n.y-Math.sign(n.y-t.y)*l}:
{x:n.x-Math.sign(n.x-t.x)*l,y:n.y};return[nt(t.x,t.y,u.x,u.y,a),b(u.x,u.y,n.x,n.y)]}function wc(t,n){let e=Math.hypot(t,n);return e<1e-9?null:
{x:t/e,y:n/e}}var Rc=1e-4,Mr=1e-4,An=1e-9;function Tc(t,n,e){let r=t.length,o=n?r:r-1,s=t.map((a,c)=>c<o?e[c]??0:0).map((a,c)=>vc(t,c,a));return Ly(t,s),Cy(
t,n,s)}function vc(t,n,e){if(e<Mr)return null;let r=t[n],o=t[(n+1)%t.length],i=Pc(r,o,e);if(i)return i;if(Math.abs(L(r,o))<Rc)return null;let s=null,
a=0,c=e;for(let l=0;l<50&&c-a>1e-13*e;l++){let u=(a+c)/2,m=u<Mr?null:Pc(r,o,u);if(m)s=m,a=u;else{if(u<Mr)return s;c=u}}return s}function Pc(t,n,e){
let r=L(t,n);if(Math.abs(r)<Rc)return null;let o=r>0?1:-1,i=le(t,e,o),s=le(n,e,o);if(!i||!s)return null;let a=M(t),c=M(n),l=null;for(let{x:u,
y:m}of un(i,s)){let f=(1-tt(t,u,m))*a,p=tt(n,u,m)*c;f<-An||p<-An||f>a+An||p>c+An||(l===null||f+p<l.gt+l.Bt)&&(l={cx:u,cy:m,r:e,gt:f,Bt:p})}return l}
function Ly(t,n){let e=t.length;for(let r=0;r<24;r++){let o=n.map(()=>1),i=!1;for(let s=0;s<e;s++){let a=(s+e-1)%e,c=M(t[s]),l=(n[a]?.Bt??0)+
(n[s]?.gt??0);l<=c+An||(i=!0,o[s]=Math.min(o[s],c/l),o[a]=Math.min(o[a],c/l))}if(!i)return;for(let s=0;s<e;s++){let a=n[s];a&&o[s]<1&&(n[s]=
vc(t,s,a.r*o[s]))}}for(let r=0;r<e;r++){let o=(r+e-1)%e;(n[o]?.Bt??0)+(n[r]?.gt??0)>M(t[r])+1e-6&&(n[r]=null)}}function Cy(t,n,e){let r=t.length,
o=[];for(let i=0;i<r;i++){let s=t[i],a=M(s),c=e[(i+r-1)%r],l=e[i],u=c?Math.min(1,Math.max(0,c.Bt/a)):0,m=l?Math.max(u,1-l.gt/a):1;(m-u)*a<=1e-7&&
(c||l)||o.push(rt(s,u,m)),l&&o.push($y(s,t[(i+1)%r],l))}return Ny(o,t,n)}function $y(t,n,e){let r=rt(t,0,1-e.gt/M(t)),o=rt(n,e.Bt/M(n),1),i=r.
x1-e.cx,s=r.y1-e.cy,a=o.x0-e.cx,c=o.y0-e.cy,l=L(t,n)>0,u=Math.atan2(i*c-s*a,i*a+s*c);return l&&u<0&&(u+=2*Math.PI),!l&&u>0&&(u-=2*Math.PI),F(
e.cx,e.cy,e.r,Math.atan2(s,i),u,r.x1,r.y1,o.x0,o.y0)}function Ny(t,n,e){for(let s=e?0:1;s<t.length;s++){let a=t[s===0?t.length-1:s-1],c=t[s];
(c.x0!==a.x1||c.y0!==a.y1)&&(t[s]={...c,x0:a.x1,y0:a.y1})}let r=t[0];if(e||!r)return t;t[0]={...r,x0:n[0].x0,y0:n[0].y0};let o=t.length-1,i=n[n.
length-1];return t[o]={...t[o],x1:i.x1,y1:i.y1},t}var Fy=.2,ge={right:.5,rightAtEnd:.8,Tn:.3,otherAtEnd:.45},Oc={v:.25,perRadius:.2};function Cc(t,n,e,r){let{segments:o,Jt:i,closed:s}=t,{scale:a}=e,
c=By(t,n,e)*t.u.radius,l=o.map((u,m)=>{let f=i[m]??null,p=o[(m+1)%o.length];if(f===null||Dy(r,t,u.x1,u.y1))return 0;let h=Math.abs(L(u,p)),d=f.
kind==="relative"&&!_y(u,p)?c*e.Yn:c,S={gt:!s&&m===0,Bt:!s&&m===o.length-2};return Wy(f,d,a,h,M(u),M(p),S)});return l.some(u=>u>0)?Tc(o,s,l):
[...o]}var Iy=.05;function _y(t,n){let e=Lc($(t,.5),n),r=Lc($(n,.5),n),o=(i,s)=>Math.min(Math.abs(i),Math.abs(s))>Iy&&i*s>0;return o(e.x,r.x)||
o(e.y,r.y)}function Lc(t,{x0:n,y0:e}){let r=Math.max(Math.hypot(t.x-n,t.y-e),1e-9);return{x:(t.x-n)/r,y:(t.y-e)/r}}function Dy(t,n,e,r){let o=n.
segments[0],i=n.segments[n.segments.length-1];return t.some(s=>Math.hypot(s.x-e,s.y-r)<.05&&!(o!==void 0&&!n.closed&&Math.hypot(o.x0-e,o.y0-
r)<1e-6)&&!(i!==void 0&&!n.closed&&Math.hypot(i.x1-e,i.y1-r)<1e-6))}function Wy(t,n,e,r,o,i,s){if(t.kind==="smooth")return 0;if(t.kind==="fi\
xed")return t.radius*e;let a=n*t.factor;if(a<=0||r<.02)return 0;let c=Math.abs(r-Math.PI/2)<Fy,l=(d,S)=>d*(c?S?ge.rightAtEnd:ge.right:S?ge.otherAtEnd:
ge.Tn),u=Math.tan(r/2),m=Math.min(l(o,s.gt),l(i,s.Bt))/u,f=Math.min(a,m),p=f*(1/Math.max(Math.cos(r/2),.001)-1),h=(Oc.v+Oc.perRadius*(n/e))*
e;return p>h&&!c?f*h/p:f}function By(t,n,{radius:e,scale:r,stroke:o}){if(!t.u.inner||t.segments.length===0)return e;let i=T(t.segments),s=1/0,
a=e;for(let c of n){if(c===t||!c.closed)continue;let l=T(c.segments);if(l.x0>=i.x0||l.y0>=i.y0||l.x1<=i.x1||l.y1<=i.y1)continue;let u=Math.min(
i.x0-l.x0,i.y0-l.y0,l.x1-i.x1,l.y1-i.y1);u>=s||(s=u,a=Gy(c,e,r))}return s===1/0?e:Math.max(Math.min(e,o/4),a-s)}function Gy({Jt:t,u:n},e,r){
let o=t.find(i=>i!==null);return o?.kind==="fixed"?o.radius*r:e*n.radius*(o?.kind==="relative"?o.factor:1)}var kr=.12,Hy=2.2,Uy=.3,zy=new Set(["none","side"]);function be(t,n,e,r){let o=Xy(t,n),i=Vy(t,o).map(({x:l,y:u})=>({x:e.bt(l),y:e.St(u)})),s=t.
map(l=>Ac(l,e,r)),a=s.map(l=>Cc(l,s,r,i)),c=new Map(t.map((l,u)=>[l,a[u]]));return s.map((l,u)=>jy(l,a[u],o.get(l.u),c))}function jy(t,n,e,r){
let o=e?.start??null,i=e?.end??null,s=(c,l)=>c===null?null:c===t.u?l:r.get(c),a=n.length>0&&(o!==null||i!==null)?Yy(n,{start:s(o,n.slice(2)),
end:s(i,n.slice(0,-2))}):n;return{u:t.u,segments:a,closed:t.closed,dot:t.dot,attached:{start:o!==null,end:i!==null}}}function Xy(t,n){let e=({
group:i})=>zy.has(n[i]?.over??"none")?-1:i,r=t.map(i=>({u:i,segments:_(i.shape)})),o=new Map;for(let{u:i,segments:s}of r){let a=s[0],c=s[s.length-
1];if(!qy(i)||a===void 0||c===void 0)continue;let l=(u,m,f)=>{let p=r.find(d=>d.u!==i&&e(d.u)===e(i)&&d.segments.some(S=>I(S,u,m)<kr));if(p!==
void 0)return p.u;let h=t.find(d=>d.shape.kind==="dot"&&e(d)===e(i)&&Math.hypot(d.shape.x-u,d.shape.y-m)<kr);return h!==void 0?h:f.some(d=>I(
d,u,m)<kr)?i:null};o.set(i,{start:l(a.x0,a.y0,s.slice(2)),end:l(c.x1,c.y1,s.slice(0,-2))})}return o}function Vy(t,n){return t.flatMap(e=>{let r=n.
get(e);if(r===void 0)return[];let o=_(e.shape),i=[];r.start!==null&&i.push({x:o[0].x0,y:o[0].y0});let s=o[o.length-1];return r.end!==null&&i.
push({x:s.x1,y:s.y1}),i})}function Yy(t,n){let e=[...t];return n.end!==null&&(e[e.length-1]=$c(e[e.length-1],n.end,1)),n.start!==null&&(e[0]=
$c(e[0],n.start,0)),e}function $c(t,n,e){let r=e===0?t.x0:t.x1,o=e===0?t.y0:t.y1;if(n.some(l=>I(l,r,o)<1e-6))return t;let i=null,s=Hy;for(let l of n)
for(let u of un(t,l)){let m=Math.hypot(u.x-r,u.y-o),f=tt(l,u.x,u.y);f<-1e-6||f>1+1e-6||m>=s||(s=m,i=u)}if(i===null)return t;let a=tt(t,i.x,i.
y);return(e===1?a:1-a)*M(t)<Uy?t:e===1?rt(t,0,a):rt(t,a,1)}function qy(t){let{shape:n}=t;return(n.kind==="chain"||n.kind==="curve")&&!n.closed}var Nc=5,Se=.02,Ky=3;function wr(t,n,e,{box:r,Wt:o}){let{groups:i,spaced:s}=t,a={style:e,groups:i,spaced:s,Wt:o,x:Ic(r.x0,r.x1),y:Ic(r.y0,r.
y1)},c=hr(n,a);for(let l=0;;l++){let u=be(t.elements,t.groups,c,e),m=bc(u,t.groups,e),f=m.flatMap(S=>lc(S,e)),p=Er(f),h=l<Nc?Jy(a,p,c,r,o):null,
d=h===null&&!o&&l<Nc+Ky?Qy(c,p,r,e.stroke):null;if(h===null&&d===null)return{drawing:Zy(e,m,f,nx(t,u,e.stroke)),painted:f,Zt:c};a=h??a,c=d??
hr(n,a,c.dn)}}function Zy({cut:t,stroke:n,cap:e,join:r},o,i,s){let a=U(()=>Ra(i));return{cut:t,strokeWidth:n,cap:e,join:r,marks:o,get ink(){
return a()},traits:s,twin:null}}function Jy(t,n,{f:e},r,o){if(n===null)return null;let i=l=>o?l:Math.max(0,l),s={...t,x:{...t.x,kt:r.x0+i(e.
x.t-n.x0),wt:r.x1-i(n.x1-e.x.high)},y:{...t.y,kt:r.y0+i(e.y.t-n.y0),wt:r.y1-i(n.y1-e.y.high)}},a=Math.max(r.x0-n.x0,n.x1-r.x1,r.y0-n.y0,n.y1-
r.y1);return Math.max(Math.abs(s.x.kt-t.x.kt),Math.abs(s.x.wt-t.x.wt),Math.abs(s.y.kt-t.y.kt),Math.abs(s.y.wt-t.y.wt))<Se||!o&&a<Se?null:s}function Qy(t,n,e,r){
if(n===null)return null;let o=Fc(n.x0,n.x1,e.x0,e.x1,r),i=Fc(n.y0,n.y1,e.y0,e.y1,r);if(o===null&&i===null)return null;let s=o??(l=>l),a=i??(l=>l),
c=l=>{let u=(s(l.x+l.r)-s(l.x-l.r))/2,m=(a(l.y+l.r)-a(l.y-l.r))/2;return{x:s(l.x),y:a(l.y),r:Math.min(u,m)}};return{...t,bt:l=>s(t.bt(l)),St:l=>a(
t.St(l)),On:new Map([...t.On].map(([l,u])=>[l,c(u)]))}}function Fc(t,n,e,r,o){if(e-t<Se&&n-r<Se)return null;let i=t+o/2,s=Math.max(t,e)+o/2,
a=Math.max(.2,(Math.min(n,r)-o/2-s)/Math.max(.1,n-o/2-i));return c=>s+(c-i)*a}function Ic(t,n){return{t,high:n,kt:t,wt:n}}var tx=new Set(["b\
ox","round","hull"]);function nx(t,n,e){let{keyline:r,directional:o,partial:i,groups:s}=t,a=n.filter(({u:c})=>tx.has(s[c.group]?.over??"none"));
return{keyline:r,directional:o,partial:i,unfillable:!1,badge:a.length===0?null:ex(a,e)}}function ex(t,n){let e=t.map(({segments:r,dot:o})=>{
let i=o===null?n/2:o.diameter/2,s=o===null?T(r):{x0:o.x,y0:o.y,x1:o.x,y1:o.y};return Ct(s,i)});return ut(e)}function Er(t){let n=t.flat();return n.
length===0?null:T(n)}var rx=2.75,ox=.75,ix=.001;function _c(t,n,e){if(n.length===0)return[...t];let r=t.filter(o=>sx(o,e)&&ax(o,n));return r.length===0?[...t]:t.
filter(o=>!r.includes(o)&&!(H(o)<0&&cx(o,r)))}function sx(t,n){let e=H(t);if(e<=0)return!1;let r=t.reduce((o,i)=>o+M(i),0);return e<rx*n||2*
e/r<ox}function ax(t,n){return t.some(e=>{let r=[.1,.5,.9].map(o=>$(e,o));return n.some(o=>o.some(i=>r.every(({x:s,y:a})=>I(i,s,a)<ix)))})}function cx(t,n){
let{x0:e,y0:r}=t[0];return ct(n,e,r)!==0}var lx=.5,ux=.6;function Wc(t){return!t.some(({u:n,closed:e})=>n.role==="solid"||e&&n.role==="auto")}function Bc(t,n,e){let r={nt:[],Tt:[],Ln:[]},
o=new Set;for(let a of t){let c=a.u.group,l=n[c];if(l===void 0)Gc(a,r,e);else if(!o.has(c)){o.add(c);let u=t.filter(m=>m.u.group===c);mx(u,l,
r,e)}}let i=[],s=Hc(r.nt,i);return _c(yt(i,s).filter(px),r.Ln,e.stroke)}function mx(t,n,{nt:e,Tt:r,Ln:o},i){let s={nt:[],Tt:[],Ln:o};for(let u of t)
Gc(u,s,i);let a=n.over!=="none"||n.notch?[lr(t,n.over,i)]:[];n.over!=="none"&&o.push(...a.flat());let l=(n.role==="knock-out"||n.role==="hol\
e")&&t.some(u=>he(u,r));e.push({Et:!l,we:s.nt,xn:a}),l||r.push(...s.Tt)}function Gc(t,{nt:n,Tt:e},r){let{over:o,notch:i}=t.u;(o!=="none"||i)&&
n.push({Et:!1,regions:[lr([t],o,r)]});let s=mc(t,e,r);n.push(s),e.push(...s.Tt)}var fx=()=>!1;function Hc(t,n){let e=t.map(r=>{if("regions"in
r)return{Et:r.Et,covers:Dc(r.regions,n),xn:fx};let o=Hc(r.we,n);return{Et:r.Et,covers:o,xn:Dc(r.xn,n)}});return r=>{let o=!1;for(let{Et:i,covers:s,
xn:a}of e){let c=o&&!a(r);o=i?c||s(r):c&&!s(r)}return o}}function Dc(t,n){let e=t.map(r=>n.push(r)-1);return r=>{for(let o of e)if(r[o]!==0)
return!0;return!1}}function px(t){let n=H(t);return n>0?n>lx:-n>ux}var Uc={s:"badge",n:["badge X,Y WxH"],Mt:!1,parse(t,n){let e=nn(t);t.c||(n.badge=e)}};var zc={s:"category",n:["category NAME"],Mt:!1,parse(t,n){let e=Rt(t,"a category such as weather");t.c||(n.category=e)}};var dx=/^(\d{1,2})\/(\d(?:\.\d)?)(?:\/([0-3*])(?:\/(outlined|filled))?)?=(\d{1,2}(?:\.\d{1,3})?)$/,jc={s:"detail",n:["detail SIZE/STROKE=LAN\
ES …","detail SIZE/STROKE/RADIUS/FINISH=LANES …"],Mt:!1,parse(t,n){let e=zn(t,hx);e!==null&&(n.detail=e)}};function hx(t){let n=g(t),[,e,
r,o,i,s]=(n.kind==="word"?dx.exec(n.text):null)??[],a=Xt.find(h=>h===Number(e)),c=It.find(h=>h===Number(r)),l=wo.find(h=>String(h)===o)??null,
u=Eo.find(h=>h===i)??null;if(a===void 0||c===void 0)return E(t,"a size, a stroke and lanes, such as 20/2=6",`Sizes are ${Xt.join(", ")}, str\
okes ${It.join(", ")}; leave the line out when the lanes of each cut are right.`),null;k(t);let m=Number(s),{from:f,to:p}=w.lanes;return(m<=
f||m>p)&&x(t,n.span,`There are never more than ${p} lanes, and always some.`,`lanes up to ${p}`,"Write 20/2=6, for instance."),{size:a,stroke:c,
radius:l,finish:u,lanes:m}}var Xc={s:"icon",n:["icon NAME"],Mt:!1,parse(t,n){let e=Rt(t,"a name such as shopping-cart");t.c||(n.name=e)}};var Vc={s:"inner",n:["inner X,Y WxH"],Mt:!1,parse(t,n){let e=nn(t);t.c||(n.inner=e)}};var Yc={s:"keyline",n:[`keyline ${fn.join("|")}`],Mt:!1,parse(t,n){let e=g(t),r=e.kind==="word"?fn.find(o=>o===e.text):void 0;if(r===void 0){
let[o]=Y(e.text,fn);E(t,`one of ${fn.join(", ")}`,o===void 0?"Write keyline free when none fits.":`Did you mean \`${o}\`?`);return}k(t),t.c||
(n.keyline=r)}};var Kc={s:"mini",n:["mini [WxH] { … }"],Mt:!1,parse(t,n){let e=g(t).kind==="word"?yx(t):hn,r=G(t);t.c||(n.mini=r,n.miniSize=e)}};function yx(t){
let{span:n}=g(t),{width:e,height:r}=Mn(t),{from:o,to:i}=w.mini;return qc(e)&&qc(r)?{width:e,height:r}:(t.c||x(t,n,`A small form is ${o} to ${i}\
 units wide and high.`,"a size in numbers","Write mini 7x9, for instance."),hn)}function qc(t){return typeof t=="number"&&t>=w.mini.from&&t<=
w.mini.to}var xx=new RegExp(`^${xn}$`),gx=/^(-?\d{1,4})\.\.(-?\d{1,4})$/,Zc={s:"param",n:["param NAME FROM..TO = DEFAULT","param NAME VALUE VALUE … = \
DEFAULT"],Mt:!0,parse(t,n,e){let r=g(t),o=bx(t),i=Sx(t);W(t,"=")?k(t):E(t,"= and a default","End with the default, such as `= 2`, with blank\
s.");let s=kx(t,i);if(t.c||(t.parameters.has(o)&&x(t,r.span,`A parameter \`${o}\` is declared already.`,"another name","Keep one of the two."),
n.parameters.length===C.parameters&&x(t,e.span,`A program has at most ${C.parameters} parameters.`,"another declaration","Leave one out."),t.c))
return;let a={name:o,values:i,default:s,span:P(t,e)};t.parameters.set(o,a),n.parameters=[...n.parameters,a]}};function bx(t){let n=g(t);return n.
kind==="word"&&n.text.length<=24&&xx.test(n.text)?k(t).text:(E(t,"a name such as level","Begin with a lower-case letter; letters, digits and\
 single hyphens may follow, 24 in all."),"level")}function Sx(t){let n=g(t),e=n.kind==="word"?gx.exec(n.text):null;if(e===null)return{kind:"\
choice",of:Mx(t)};k(t);let[r,o]=[Number(e[1])+0,Number(e[2])+0],{parameter:i}=w;return r>=o&&x(t,n.span,"A range runs from a lower to a high\
er number.","from..to",`Write ${Math.min(r,o)}..${Math.max(r,o)+(r===o?1:0)}.`),(r<i.from||o>i.to)&&x(t,n.span,`A parameter lies within ${i.
from} to ${i.to}.`,"from..to","Write a smaller range, such as 0..4."),{kind:"range",from:r,to:o}}function Mx(t){let n=[];for(;!t.c&&!z(t)&&!W(
t,"=");){let e=g(t);if(e.kind!=="word"||!qn(e.text))return E(t,"a value","Values are words such as up, whole numbers, or single characters s\
uch as A; a range is 0..4."),n;k(t),n.includes(e.text)&&x(t,e.span,`The value \`${e.text}\` is given twice.`,"another value","Keep one of th\
e two."),n.length===C.dn&&x(t,e.span,`A choice has at most ${C.dn} values.`,"= and a default","Leave some out."),n.push(e.text)}return n.length<
2&&E(t,"a range or at least two values","Write a range such as 0..4, or values such as up down."),n}function kx(t,n){if(!W(t))return E(t,"a \
default","Write one of the values."),0;let{text:e,span:r}=k(t);if(n.kind==="choice")return n.of.includes(e)||x(t,r,"The default is none of t\
he values.",n.of.join(", "),`Write ${n.of[0]??"a value"}, for instance.`),e;let o=/^-?\d{1,4}$/.test(e)?Number(e)+0:NaN;return o>=n.from&&o<=
n.to?o:(x(t,r,"The default lies outside the range.",`a whole number from ${n.from} to ${n.to}`,`Write ${n.from}, for instance.`),n.from)}var wx=/^(\d{1,2})\/(\d(?:\.\d)?)=(\d(?:\.\d)?)$/,Jc={s:"stroke",n:["stroke SIZE/STROKE=WIDTH …"],Mt:!1,parse(t,n){let e=zn(t,Ex);e!==null&&
(n.strokes=e)}};function Ex(t){let n=g(t),[,e,r,o]=(n.kind==="word"?wx.exec(n.text):null)??[],i=Xt.find(l=>l===Number(e)),s=It.find(l=>l===Number(
r));if(i===void 0||s===void 0)return E(t,"a size, a stroke and a width, such as 16/2=1.5",`Sizes are ${Xt.join(", ")}, strokes ${It.join(", ")}\
; leave the line out where strokes have the width that is asked for.`),null;k(t);let a=Ao(s),c=a.find(l=>l===Number(o));return c!==void 0?{size:i,
stroke:s,width:c}:(x(t,n.span,`Strokes of ${s} px are not drawn ${o} px wide.`,a.length===0?"a stroke that may be thinner, such as 2":`a wid\
th of ${a.join(" or ")} px`,"They may be thinner by a third, at most."),null)}var Me=["directional","partial","unfillable","spaced"],Qc={s:"traits",n:[`traits ${Me.map(t=>`[${t}]`).join(" ")}`],Mt:!1,parse(t,n){let e=[];
do{let r=g(t),o=r.kind==="word"?Me.find(i=>i===r.text):void 0;if(o===void 0){let[i]=Y(r.text,Me);E(t,`one of ${Me.join(", ")}`,i===void 0?"L\
eave the line out when no trait applies.":`Did you mean \`${i}\`?`);return}k(t),e.includes(o)&&x(t,r.span,`\`${o}\` is given twice.`,"anothe\
r trait","Keep one of the two."),e.push(o)}while(!z(t));t.c||(n.traits=e)}};var tl={s:"words",n:["words NAME, NAME, …"],Mt:!1,parse(t,n){let e=g(t);if(z(t)){E(t,"names with commas between them","Write words shoppin\
g cart, cart, for instance.");return}for(;!z(t);){let i=k(t);(i.kind!=="word"||i.text.includes('"'))&&x(t,i.span,"Quotes do not belong in wo\
rds.","names without quotes","Leave the quotes out.")}let r=P(t,e),o=t.text.slice(r.start,r.end).split(",").map(i=>i.trim().toLowerCase().replace(
/\s+/g," "));o.includes("")&&x(t,r,"A name between the commas is missing.","a name","Leave the superfluous comma out."),t.c||(n.words=o)}};var nl=[Xc,zc,tl,Yc,Qc,Zc,Vc,Uc,jc,Jc,Kc];var el=/[^\S\n]+|#[^\n]*|\n|;|[{}]|"[^"\n]*"?|[^\s;{}#]+/y;function rl(t){let n=[],e=1,r=0,o=0,i=(a,c,l)=>{n.push({kind:a,text:c,span:{start:o,
end:l,line:e,column:o-r+1}})};for(;o<t.length;){el.lastIndex=o;let a=el.exec(t)?.[0]??t.slice(o),c=o+a.length,l=a.charAt(0);l===`
`||l===";"?i("end",l,c):l==="{"?i("open",l,c):l==="}"?i("close",l,c):l==='"'?s(a,c):l!=="#"&&l.trim()!==""&&i("word",a,c),o=c,l===`
`&&(e+=1,r=c)}return i("eof","",o),n;function s(a,c){a.length>1&&a.endsWith('"')?i("string",a.slice(1,-1),c):i("unclosed-string",a.slice(1),
c)}}function ol(t){let n=new Map(t.parameters.map(({name:o,values:i})=>{let s=i.kind==="range"?[i.to]:i.of.map(Number).filter(Number.isFinite);return[
o,Math.max(1,...s)]})),e=o=>typeof o=="number"?o:n.get(o.parameter)??1,r=o=>{let i=Wt(o);if(i===null)return 1;let s=i.reduce((a,c)=>a+r(c),0);
return o.kind==="mirror"?2*s:o.kind==="ring"?Math.max(1,e(o.count))*s:s};return[...t.statements,...t.mini??[]].reduce((o,i)=>o+r(i),0)}var Pr=new Map(Zn.map(t=>[t.s,t])),Rr=new Map(nl.map(t=>[t.s,t])),Ax=[...Rr.keys(),...Pr.keys()],Px=new Map(Zn.flatMap(t=>t.b.map(n=>[n,t.s]))),
Rx=/(?![\t\n\v\f\r\u007f-\u009f])\p{Cc}/u;function ke(t){let n=Nx(),e=t.length>C.characters,r=t.slice(0,C.characters).search(Rx),o=$x(e||r>=
0?"":t);if(e&&r<0)return x(o,{start:C.characters,end:t.length,line:1,column:1},`A program has at most ${C.characters} characters.`,"the end \
of the text","Write a shorter program."),{program:n,problems:o.problems};if(r>=0){let s=t.slice(0,r).split(`
`),a={start:r,end:r+1,line:s.length,column:(s.at(-1)?.length??0)+1};return x(o,a,"This is not a text: it holds control characters.","a progr\
am in the icon language","Name a text file."),{program:n,problems:o.problems}}Tx(o,n);let i=o.problems.toSorted((s,a)=>s.span.start-a.span.start);
return{program:n,problems:i}}function Tx(t,n){let e=[],r=new Set;for(;;){let o=g(t);if(t.c=!1,o.kind==="eof")break;let i=o.kind==="word"?Rr.
get(o.text):void 0;if(o.kind==="end")k(t);else if(o.kind==="close")k(t),x(t,o.span,"This } closes no block.","a statement","Leave it out, or\
 open a block before it.");else if(i!==void 0)vx(t,n,i,r);else{let s=il(t);s!==null&&e.push(s)}}n.statements=e,Lx(t,n,r)}function vx(t,n,e,r){
let o=k(t);r.has(e.s)&&!e.Mt?x(t,o.span,`\`${e.s}\` is declared already.`,"another declaration","Keep one of the two."):e.s==="icon"&&Cx(t,o)&&
x(t,o.span,"`icon` is not the first line.","a statement","Move `icon` with its name to the top."),r.add(e.s),e.parse(t,n,o),Ar(t,e.n)}function il(t){
let n=k(t),e=n.kind==="word"?Pr.get(n.text):void 0;if(t.statements+=1,t.statements>C.statements)return x(t,n.span,`A program has at most ${C.
statements} statements.`,"the end of the program","Draw with fewer statements, or repeat some with mirror or ring."),t.index=t.dt.length-1,null;
if(e===void 0)return Ox(t,n),Ar(t,[]),null;let r=e.parse(t,n);return Ar(t,e.n),t.c?null:r}function Ar(t,n){for(;;){let e=g(t);if(e.kind==="e\
nd"||e.kind==="close"||e.kind==="eof")return;let r=jn(e)?"Comments begin with #.":n.length===0?"Leave it out.":`Write ${n.map(o=>`\`${o}\``).
join(" or ")}.`;x(t,e.span,`${Xn(e)} does not belong here.`,"the end of the statement",r),e.kind==="open"?G(t):k(t)}}function Ox(t,n){let e="\
a statement";if(n.kind==="open")x(t,n.span,"This block has no statement in front.",e,"Write { on the line of its statement, such as `mirror \
x=12 {`."),t.index-=1;else if(Rr.has(n.text))x(t,n.span,`\`${n.text}\` is a declaration and cannot stand in a block.`,e,"Move it to the top \
of the program.");else if(jn(n)){let r=t.text.slice(n.span.start).split(/[\n;{}]/,1)[0]?.replace(/^[/*]+\s*/,"").replace(/\s*\*\/$/,"").slice(
0,40)??"";x(t,n.span,"Comments begin with # here.",e,`Write \`# ${r}\`.`)}else if(n.text.startsWith("-")){let r=n.text==="-"?"Write `join { \
SHAPE; - SHAPE }`.":`Inside \`join\` write \`- ${n.text.slice(1,20)}\`, with a blank.`;x(t,n.span,"A shape is taken away only inside `join`.",
e,r)}else{let r=Px.get(n.text.toLowerCase())??Y(n.text,Ax)[0],o=r===void 0?`Statements are ${[...Pr.keys()].join(", ")}.`:`Did you mean \`${r}\
\`?`;x(t,n.span,`${Xn(n)} is not a statement.`,e,o)}}function Lx(t,n,e){let r={start:0,end:0,line:1,column:1};t.c=!1,e.has("icon")||x(t,r,"T\
he program has no name.","`icon` and a name","Begin with a line such as `icon shopping-cart`."),t.c=!1;let o=ol(n);o>C.lowered&&(x(t,r,`The \
program draws ${o} shapes after its mirrors and rings; at most ${C.lowered} are allowed.`,"fewer shapes","Repeat less often, or put fewer sh\
apes in each ring."),n.statements=[],n.mini=null)}function Cx(t,n){return t.dt.slice(0,t.dt.indexOf(n)).some(({kind:e})=>e!=="end")}function $x(t){
return{text:t,dt:rl(t),index:0,problems:[],c:!1,kn:0,statements:0,parameters:new Map,statement:il}}function Nx(){return{name:"untitled",category:null,
words:[],keyline:"free",traits:[],parameters:[],inner:null,badge:null,detail:[],strokes:[],mini:null,miniSize:hn,statements:[]}}function sl({
message:t,expected:n,hint:e}){return t.includes(n)?`${t} ${e}`:`${t} Expected ${n}. ${e}`}var al={A:{width:8.5,strokes:"line 0.8125,10 4.25,0*0.5 7.6875,10 @8.6+; line 2.013,6.5 6.487,6.5 @8.6+; line 0,10 2,0 6.5,0 8.5,10 @8.6-; l\
ine 0.6,7 7.9,7 @8.6-"},B:{width:6.25,strokes:"path 0,4.8! 0,0*0.4 3.6,0 cw 2.4 3.6,4.8 close; path 0,4.8 0,10*0.4 3.6,10 ccw 2.6 3.6,4.8"},
C:{width:6.75,strokes:"path 6.25,1.3 ccw 3.5 3.5,0 ccw 3.5 0,3.5 0,6.5 ccw 3.5 3.5,10 ccw 3.5 6.25,8.7"},D:{width:7.5,strokes:"path 0,0*0.5 \
3,0 cw 4.5 7.5,4.5 7.5,5.5 cw 4.5 3,10 0,10*0.5 close"},E:{width:6,strokes:"line 6,0 0,0*0.5 0,10*0.5 6,10; line 0,5 5,5"},F:{width:6,strokes:"\
line 0,10 0,0*0.5 6,0; line 0,5.4 5,5.4"},G:{width:7.5,strokes:"path 6.4,1 ccw 3.6 3.75,0 ccw 3.6 0.15,3.6 0.15,6.4 ccw 3.6 3.75,10 ccw 3.6 \
7.35,6.4 7.35,5.75*0.4 4.75,5.75 @7.5+; path 5,0.2 ccw 4 3.75,0 ccw 4 -0.25,4 -0.25,6 ccw 4 3.75,10 ccw 4 7.75,6 7.75,5.75*0.4 5.25,5.75 @7.\
5-"},H:{width:7,strokes:"line 0,0 0,10; line 7,0 7,10; line 0,5 7,5"},I:{width:4,strokes:"line 2,0 2,10; line 0,0 4,0; line 0,10 4,10"},J:{width:6,
strokes:"path 6,0 6,7 cw 3 3,10 cw 3 0.18,8.03"},K:{width:6.25,strokes:"line 0,0 0,10; line 6.25,0 1.25,5! 6.25,10 @9+; line 0,5 1.25,5 @9+;\
 line 6.25,0 0,6.25 @9-; line 1.25,5 6.25,10 @9-"},L:{width:6,strokes:"line 0,0 0,10*0.5 6,10"},M:{width:8.75,strokes:"line 0,10 0,0*0.3 4.3\
75,4.375*0.4 8.75,0*0.3 8.75,10"},N:{width:6.5,strokes:"line 0.75,10 0.75,0*0.3 5.75,10*0.3 5.75,0 @7+; line 0,10 0,0*0.3 6.5,10*0.3 6.5,0 @\
7-"},O:{width:7.5,strokes:"path 0,3.75 cw 3.75 7.5,3.75 7.5,6.25 cw 3.75 0,6.25 close"},P:{width:6.75,strokes:"path 0,5.5! 0,0*0.4 4,0 cw 2.\
75 4,5.5 close; line 0,5.5 0,10"},Q:{width:7.5,strokes:"path 0,3.75 cw 3.75 7.5,3.75 7.5,6.25 cw 3.75 0,6.25 close; line 4.5,7 7.5,10 @8+; l\
ine 6.402,8.902 8,10.5 @8-"},R:{width:6.75,strokes:"path 0.25,5! 0.25,0*0.4 4,0 cw 2.5 4,5 close @6+; line 0.25,5 0.25,10 @6+; line 1.5,5 6.\
5,10 @6+; path 0,5.5! 0,0*0.4 4,0 cw 2.75 4,5.5 close @6-; line 0,5.5 0,10 @6-; line 3.25,5.5 6.75,10 @6-"},S:{width:6.5,strokes:"path 6.4,1\
.6 ccw 2.375 4.1,0 2.375,0 ccw 2.375 2.375,4.75 3.875,4.75 cw 2.625 3.875,10 2.4,10 cw 2.625 0,8.4 @8+; path 6,0 2.375,0 ccw 2.375 2.375,4.7\
5 3.875,4.75 cw 2.625 3.875,10 0.25,10 @8-"},T:{width:8,strokes:"line 0,0 8,0; line 4,0 4,10"},U:{width:7,strokes:"path 0,0 0,6.5 ccw 3.5 7,\
6.5 7,0"},V:{width:6.875,strokes:"line 0,0 3.4375,10*0.4 6.875,0"},W:{width:10.625,strokes:"line 0,0 3.333,10*0.3 5.3125,4.0625*0.3 7.292,10\
*0.3 10.625,0 @6+; line 0.9375,0 0.9375,10*0.3 5.3125,5.625*0.4 9.6875,10*0.3 9.6875,0 @6-"},X:{width:5,strokes:"line 0,0 5,10; line 5,0 0,1\
0"},Y:{width:7.5,strokes:"line 0,0 3.75,3.75! 7.5,0; line 3.75,3.75 3.75,10"},Z:{width:6.25,strokes:"line 0,0 6,0*0.4 0.227,10*0.4 6.25,10"},
0:{width:6.5,strokes:"path 0,3.25 cw 3.25 6.5,3.25 6.5,6.75 cw 3.25 0,6.75 close"},1:{width:2.5,strokes:"line 0,2.5 2.5,0*0.3 2.5,10"},2:{width:6.25,
strokes:"path 0.29,1.8 cw 3.125 3.125,0 cw 3.125 6.25,3.125 cw 3.125 5.335,5.335 0.67,10*0.3 6.25,10 @8+; path 0,0 3.9,0 cw 2.375 3.9,4.75 2\
.625,4.75 ccw 2.625 0,7.375 0,10*0.3 6.5,10 @8-"},3:{width:5.75,strokes:"path 0.25,0 3.375,0 cw 2.5 3.375,5! cw 2.5 3.375,10 0.25,10; line 1\
.75,5 3.375,5"},4:{width:7.5,strokes:"line 5,10 5,0*0.3 0.625,7.5*0.3 6.875,7.5 @9+; line 1,0 -0.25,6.25*0.3 7.75,6.25 @9-; line 5.75,3.25 5\
.75,10 @9-"},5:{width:6,strokes:"path 5.75,0 0.4,0*0.3 0.4,4.75*0.3 3.375,4.75 cw 2.625 3.375,10 0,10"},6:{width:6.5,strokes:"path 5,0 ccw 7\
.06 0,6.75; path 0,6.75 cw 3.25 6.5,6.75 cw 3.25 close"},7:{width:6.25,strokes:"line 0,0 6.25,0*0.4 1.25,10"},8:{width:6.25,strokes:"path 2.\
525,0 3.725,0 cw 2.4 3.725,4.8 2.525,4.8 cw 2.4 close; path 2.6,4.8 3.65,4.8 cw 2.6 3.65,10 2.6,10 cw 2.6 close"},9:{width:6.5,strokes:"path\
 1.5,10 ccw 7.06 6.5,3.25; path 0,3.25 cw 3.25 6.5,3.25 cw 3.25 close"},".":{width:.5,strokes:"dot 0.25,9.4"},",":{width:1,strokes:"line 1,8\
.6 0,11"},":":{width:.5,strokes:"dot 0.25,2.6; dot 0.25,8.4"},"!":{width:.5,strokes:"line 0.25,0 0.25,5.5; dot 0.25,10 1"},"?":{width:5.5,strokes:"\
path 0.26,1.59 cw 2.75 2.75,0 cw 2.75 5.5,2.75 cw 2.75 2.75,5.5*0.4 2.75,6.5 @7+; path 1.17,0.5 cw 2.75 2.75,0 cw 2.75 5.5,2.75 cw 2.75 2.75\
,5.5 @7-; dot 2.75,10 1"},"%":{width:8,strokes:"line 7.5,0 0.5,10; dot 1,1.5 1; dot 7,8.5 1"},"#":{width:8,strokes:"line 1.6,0 1.6,10; line \
6.4,0 6.4,10; line 0,2.6 8,2.6; line 0,7.4 8,7.4"},"@":{width:10,strokes:"circle 5,5 2 @8.5+; path 7,5 7,5.5 ccw 1.5 10,5.5 10,5 ccw 5 5,0 c\
cw 5 0,5 ccw 5 5,10 ccw 5 6.3,9.83 @8.5+; dot 5,5 @8.5-; path 10,6 10,5 ccw 5 5,0 ccw 5 0,5 ccw 5 5,10 ccw 5 7.5,9.33 @8.5-"},"&":{width:7.5,
strokes:"path 7.5,10 1.6,3.4 cw 2.1 3.3,0 cw 2.1 5.4,2.1 cw 2.1 4.4,3.9 1.4,5.6 ccw 2.5 2.6,10 ccw 5 7.5,6 @7+; path 3.25,0 cw 2.1 3.25,4.2 \
cw 2.1 close @7-; path 3.25,4.2 ccw 2.9 3.25,10 ccw 4 7.25,7 @7-"},"+":{width:7,strokes:"line 0,5 7,5; line 3.5,1.5 3.5,8.5"},"-":{width:6,strokes:"\
line 0,5 6,5"},"=":{width:6.5,strokes:"line 0,3 6.5,3; line 0,7 6.5,7"},"/":{width:5,strokes:"line 5,0 0,10"},$:{width:6.5,strokes:"path 6.3\
6,1.68 ccw 2.5 4,0 2.5,0 ccw 2.5 2.5,5 4,5 cw 2.5 4,10 2.5,10 cw 2.5 0.14,8.32 @8+; line 3.25,-2 3.25,0 @8+; line 3.25,10 3.25,12 @8+; path \
6.25,0.4 2.5,0.4 ccw 2.3 2.5,5 4,5 cw 2.3 4,9.6 0.25,9.6 @8-; line 3.25,-1 3.25,0.4 @8-; line 3.25,9.6 3.25,11 @8-"}};var Fx=.05;function cl(t){switch(t.kind){case"circle":return{kind:"circle",x:t.x,y:t.y,r:t.r};case"oval":return{kind:"oval",x:t.x,y:t.y,rx:t.
rx,ry:t.ry};case"dot":return{kind:"dot",x:t.x,y:t.y,scale:t.scale};case"box":{let{x:n,y:e,corner:r}=t.corner,[o,i]=[n+t.width,e+t.height];return Tr(
[{x:n,y:e,corner:r},{x:o,y:e,corner:r},{x:o,y:i,corner:r},{x:n,y:i,corner:r}],!0)}case"line":return Tr(we(t.vertices),!1);case"poly":return Tr(
we(t.vertices),!0);case"path":return _x(we(t.vertices),t.bends,t.closed);case"arc":return Ix(t);case"curve":return{kind:"curve",m:we(t.vertices).
map(e=>({...e,sharp:e.corner.kind==="fixed"||e.corner.kind==="relative"&&e.corner.factor!==1})),closed:t.closed}}}function we(t){return t.map(
({x:n,y:e,corner:r})=>({x:n,y:e,corner:r}))}function Tr(t,n){let e=n?t:t.slice(1);return{kind:"chain",m:t,pieces:e.map(()=>({kind:"line"})),
closed:n}}function Ix({x:t,y:n,r:e,from:r,to:o}){let i=r*Math.PI/180,s=o*Math.PI/180;if(Math.abs(s-i)>=2*Math.PI-1e-6)return{kind:"circle",x:t,
y:n,r:e};let a=[i,(i+s)/2,s].map((l,u)=>({x:t+e*Math.cos(l),y:n+e*Math.sin(l),corner:u===1?{kind:"smooth"}:{kind:"relative",factor:1}})),c={
kind:"arc",sweep:(s-i)/2};return{kind:"chain",m:a,pieces:[c,c],closed:!1}}function _x(t,n,e){let o=(e?t:t.slice(0,-1)).map((i,s)=>{let a=n[s]??
null;return a===null?{kind:"line"}:Dx(i,t[(s+1)%t.length],a)});return Wx({kind:"chain",m:t,pieces:o,closed:e})}function Dx(t,n,e){let r=Math.
hypot(n.x-t.x,n.y-t.y),o=Math.max(e.radius,r/2,1e-6),i=Math.asin(Math.min(1,r/2/o)),s=2*(e.big?Math.PI-i:i);return{kind:"arc",sweep:e.clockwise?
s:-s}}function Wx(t){let n=_(t),e=t.m.map((r,o)=>{let i=n[o],s=n[o-1]??(t.closed?n[n.length-1]:void 0);return s===void 0||i===void 0||s.kind===
"line"&&i.kind==="line"?r:Math.abs(L(s,i))<Fx?{...r,corner:{kind:"smooth"}}:r});return{...t,m:e}}var vr=Math.PI/2,Ee=1e-4;function ll(t){let n=[],e=[];return t.pieces.forEach((r,o)=>{let i=t.m[o],s=t.m[(o+1)%t.m.length];n.push(i);let a=r.
kind==="arc"?nt(i.x,i.y,s.x,s.y,r.sweep):void 0;if(a===void 0||a.kind==="line"){e.push({kind:"line"});return}let c=0;for(let l of Bx(a)){let u=a.
start+l;e.push({kind:"arc",sweep:l-c}),n.push({x:a.cx+a.r*Math.cos(u),y:a.cy+a.r*Math.sin(u),corner:{kind:"smooth"}}),c=l}e.push({kind:"arc",
sweep:a.sweep-c})}),t.closed||n.push(t.m[t.m.length-1]),{...t,m:n,pieces:e}}function Bx(t){let n=[],e=Math.sign(t.sweep),r=e>0?Math.ceil(t.start/
vr-Ee):Math.floor(t.start/vr+Ee);for(let o=r;;o+=e){let i=o*vr-t.start;if(Math.abs(i)>=Math.abs(t.sweep)-Ee)return n;i*e>Ee&&n.push(i)}}var on={a:1,ut:0,At:0,d:1,Ot:0,Lt:0};function Pn(t,n,e){return{x:ul(t.a*n+t.At*e+t.Ot),y:ul(t.ut*n+t.d*e+t.Lt)}}function Ae(t,n){return{a:t.
a*n.a+t.At*n.ut,ut:t.ut*n.a+t.d*n.ut,At:t.a*n.At+t.At*n.d,d:t.ut*n.At+t.d*n.d,Ot:t.a*n.Ot+t.At*n.Lt+t.Ot,Lt:t.ut*n.Ot+t.d*n.Lt+t.Lt}}function Pe(t){
return Math.hypot(t.a,t.ut)}function Gx(t){return t.a*t.d-t.ut*t.At<0}function Hx(t){return Math.abs(t.a*t.ut)<1e-9}function Re(t,n){return{
...on,Ot:t,Lt:n}}function Or(t,n,e){return{a:t,ut:0,At:0,d:t,Ot:n-t*n,Lt:e-t*e}}function Lr(t,n,e){let r=t*Math.PI/180,o=Math.cos(r),i=Math.
sin(r);return{a:o,ut:i,At:-i,d:o,Ot:n-o*n+i*e,Lt:e-i*n-o*e}}function fl(t,n){return t==="x"?{...on,a:-1,Ot:2*n}:{...on,d:-1,Lt:2*n}}function ul(t){
let n=Math.round(t*1e6)/1e6;return Math.abs(t-n)<1e-9?n:t}function pl(t,n){let e=Pe(n);switch(t.kind){case"circle":return{...t,...Pn(n,t.x,t.
y),r:t.r*e};case"dot":return{...t,...Pn(n,t.x,t.y)};case"oval":{if(!Hx(n))return ml(ce(_(t),!0),n,e);let r=Math.abs(n.ut)<1e-9,o=Pn(n,t.x,t.
y);return{...t,...o,rx:(r?t.rx:t.ry)*e,ry:(r?t.ry:t.rx)*e}}case"curve":return{...t,m:t.m.map(r=>({...r,...Pn(n,r.x,r.y),corner:dl(r.corner,e)}))};case"\
chain":return ml(t,n,e)}}function ml(t,n,e){let r=Gx(n)?-1:1;return{...t,m:t.m.map(o=>({...Pn(n,o.x,o.y),corner:dl(o.corner,e)})),pieces:t.pieces.
map(o=>o.kind==="arc"?{kind:"arc",sweep:o.sweep*r}:o)}}function dl(t,n){return t.kind==="fixed"?{kind:"fixed",radius:t.radius*n}:t}var Ux=400,zx=3e3;function xl(t){let n={elements:[],groups:[],problems:[]},e={map:on,vt:[],part:"",group:-1,radius:1,free:!1,Gt:n};return vt(
t.statements,e),n.elements.reduce((o,{shape:i})=>o+Yx(i),0)>zx&&(n.problems.push(ne(t.statements[0])),n.elements.length=0),{Ee:{elements:n.elements,
groups:n.groups,keyline:t.keyline,directional:t.traits.includes("directional"),partial:t.traits.includes("partial"),unfillable:t.traits.includes(
"unfillable"),spaced:t.traits.includes("spaced")},problems:n.problems}}function Cr(t,n){n.Gt.elements.length<Ux&&jx(t,n)}function vt(t,n){for(let e of t)
Cr(e,n)}function jx(t,n){switch(t.kind){case"box":case"circle":case"oval":case"dot":case"line":case"poly":case"path":case"arc":case"curve":return gl(
cl(t),t.modifiers,t.span,n);case"text":return qx(t,n);case"join":return Jx(t,n);case"part":return vt(t.children,Xx(t,n));case"mirror":return vt(
t.children,n),vt(t.children,sn(n,fl(t.axis,t.at)));case"turn":return vt(t.children,sn(n,Lr(t.degrees,t.x,t.y)));case"move":return vt(t.children,
sn(n,Re(t.x,t.y)));case"scale":return vt(t.children,sn(n,Or(t.factor,t.x,t.y)));case"ring":{let e=Math.round(t.count);for(let r=0;r<e;r++)vt(
t.children,sn(n,Lr(r*360/e,t.x,t.y)))}}}function $r(t,n){let{fromLanes:e,belowLanes:r,fromSize:o,belowSize:i,finish:s}=t;return e===0&&r===1/0&&
o===0&&i===1/0&&s===null?n.vt:[...n.vt,{fromLanes:e,belowLanes:r,fromSize:o,belowSize:i,finish:s,scale:Pe(n.map)}]}function sn(t,n){return{...t,
map:Ae(t.map,n)}}function Xx({name:t,modifiers:n},e){let{role:r,over:o,notch:i,free:s,radius:a}=n,c=r!=="auto"||o!=="none"||i;return c&&e.Gt.
groups.push({role:r,over:o,notch:i}),{...e,part:t,vt:$r(n,e),group:c?e.Gt.groups.length-1:e.group,free:e.free||s,radius:e.radius*(a??1)}}var Vx=.4;
function gl(t,n,e,r){let o=pl(t,r.map),i=Math.max(Vx,Math.min(1,Pe(r.map)));r.Gt.elements.push({shape:o.kind==="chain"?ll(o):o,role:n.role,over:n.
over,notch:n.notch,radius:(n.radius??1)*r.radius*i,inner:n.inner,free:n.free||r.free,vt:$r(n,r),span:e,part:r.part,group:r.group})}function Yx(t){
return t.kind==="chain"?t.pieces.length:t.kind==="curve"?2*t.m.length:8}function qx(t,n){let e=[...t.text.toUpperCase()].map(c=>al[c]).filter(
c=>c!==void 0),r=e.reduce((c,l)=>c+l.width,0)+3.5*(e.length-1),o=t.height/10,i=Ae(Re(t.x,t.y),Or(o,0,0)),s=$r(t.modifiers,n),a=-r/2;for(let c of e){
let l={...sn(n,Ae(i,Re(a,-10/2))),vt:s},{program:u}=Qn(ke(`icon character
${c.strokes}`).program,new Map);for(let m of u.statements){let f="modifiers"in m?{...m,modifiers:Kx(m.modifiers,t)}:m;Cr({...f,span:t.span},
l)}a+=c.width+3.5}}function Kx({fromLanes:t,belowLanes:n},e){return{...e.modifiers,role:Zx(e),fromLanes:t,belowLanes:n}}function Zx(t){return t.
modifiers.role==="auto"?"line":t.modifiers.role}function Jx(t,n){let e=[[],[]];for(let{sign:o,statement:i}of t.operands)e[o>0?0:1].push(...Qx(
i,n));if(te(e.flat(2))){n.Gt.problems.push({span:t.span,message:"The parts of this `join` cross each other too often.",expected:"a few close\
d shapes",hint:"join fewer or simpler shapes"});return}let r=yt(e,o=>o[0]!==0&&o[1]===0);for(let o of r)gl(ce(o,!0),t.modifiers,t.span,n)}function Qx(t,n){
let e={elements:[],groups:[],problems:n.Gt.problems};return Cr(t,{...n,map:on,vt:[],group:-1,Gt:e}),e.elements.filter(({shape:r})=>wn(r)).map(
({shape:r})=>t0(_(r)))}function t0(t){return H(t)<0?et(t):t}var n0={1:1,1.5:1.5,2:1.5,2.5:2.5,3:2.5},e0=.5;function Nr(t,n=q(t)){let{size:e,stroke:r,radius:o}=t,i=e/24,s=Nn(r),a=Vt(t)?s:Math.min(Math.
max(r,1),2),c=t.finish==="filled"?n0[r]:a,l=o>0?{cap:"round",join:"round"}:{cap:"butt",join:"miter"};return{cut:t,size:e,scale:i,stroke:r,...l,
radius:o*i,Yn:t.finish==="filled"?e0:1,Vn:t.finish==="outlined",lanes:n,yn:n>q(t)?lt(t):s,Hn:c,ue:Math.min(c,s)}}function Te(t,n){return t.filter(
e=>e.vt.every(r=>Sl(r,n)))}function bl(t,n){let e=r=>t.filter(o=>o.vt.every(i=>Sl(i,n,r)));return[...new Set([...e("outlined"),...e("filled")])]}
function Sl(t,{lanes:n,cut:e},r=e.finish){let o=n*t.scale+1e-9;return o>=t.fromLanes&&(o<t.belowLanes||t.belowLanes===1/0)&&e.size>=t.fromSize&&
e.size<t.belowSize&&(t.finish===null||t.finish===r)}var ve=1;function an(t,n){let e=sa(t,n),r=Qn(t,new Map),{Ee:o,problems:i}=xl(r.program),s=[...r.problems,...i],a=Nr(e,ia(t,e)??q(e)),c=e.finish===
"outlined"?a:Nr({...e,finish:"outlined"},a.lanes),l=Te(o.elements,c),u=bl(o.elements,a),[m]=u;if(m!==void 0&&te(u.flatMap(({shape:d})=>_(d)))){
let{drawing:d}=an({...t,statements:[]},n);return{drawing:d,problems:[...s,ne(m)]}}let f={x0:ve,y0:ve,x1:a.size-ve,y1:a.size-ve},p=wr({...o,elements:l},
u,c,{box:f,Wt:!1});return{drawing:e.finish==="outlined"?p.drawing:r0(o,u,a,p),problems:s}}function r0(t,n,e,{drawing:r,painted:o,Zt:i}){let s=s0(
r,o),a=Te(t.elements,e).map(a0),c=be(a,t.groups,i,e);if(t.unfillable||Wc(c)){let m={...e,stroke:e.stroke+.5,Yn:1,Vn:!0},f={...t,elements:Te(
t.elements,e)},{drawing:p}=wr(f,n,m,{box:s.inkBox,Wt:!0});return i0(p,s)}let l=U(()=>Bc(c,t.groups,e)),u=a[0]?.span??{start:0,end:0,line:1,column:1};
return o0(r,e,s,l,u)}function o0({cap:t,join:n,traits:e},{cut:r},o,i,s){let a=U(()=>i().map(c=>({path:{segments:c,closed:!0},span:s,part:"",
dot:null})));return{cut:r,strokeWidth:null,cap:t,join:n,get marks(){return a()},get ink(){return i()},traits:e,twin:o}}function i0(t,n){let{
cut:e,strokeWidth:r,cap:o,join:i,marks:s,traits:a}=t;return{cut:e,strokeWidth:r,cap:o,join:i,marks:s,get ink(){return t.ink},traits:{...a,unfillable:!0},
twin:n}}function s0(t,n){let{marks:e}=t,r=U(()=>Er(t.ink)??{x0:0,y0:0,x1:0,y1:0}),o=U(()=>Tn(t.ink).area);return{get inkBox(){return r()},get area(){
return o()},get ink(){return t.ink},painted:n,marks:e}}function a0(t){let{shape:n}=t;return t.role!=="solid"||n.kind==="circle"||n.kind==="o\
val"||n.kind==="dot"||n.closed?t:n.kind==="curve"?{...t,shape:{...n,closed:!0}}:{...t,shape:{...n,closed:!0,pieces:[...n.pieces,{kind:"line"}]}}}function Ml(t,n){let e=t.statements.filter(s=>s.kind==="part"&&s.modifiers.over!=="none"),r=l0(t);if(e.length===0&&r.length<2)return[];let o=c0(
t,n),i=t.statements.every(({kind:s})=>s==="part");return r.map(({name:s,statements:a})=>{let[c,...l]=a,u=[c.span,...l.map(({span:d})=>d)],m=Math.
min(...u.map(d=>d.start)),f=i&&!e.some(({span:d})=>d.start===m);if(!e.some(d=>d.span.start>m))return{name:s,spans:u,shapes:[],keepsClear:f};
let{marks:h}=an({...t,detail:o,statements:a},{...n,finish:"outlined"}).drawing;return{name:s,spans:u,shapes:u0(h,a),keepsClear:f}})}function c0({
detail:t},n){return t.filter(({finish:e})=>e===null||e===n.finish).map(e=>({...e,finish:null}))}function l0(t){let n=t.statements.filter(i=>i.
kind==="part"),[e,...r]=t.statements.filter(i=>i.kind!=="part"),o=n.map(i=>({name:i.name,statements:[{...i,modifiers:{...i.modifiers,over:"n\
one"}}]}));return e===void 0?o:[{name:t.name.replace(/-off$/,""),statements:[e,...r]},...o]}function u0(t,n){return[...Map.groupBy(t,({span:r})=>`${r.
start}-${r.end}`).values()].map(r=>{let{span:o}=r[0];return{span:o,length:Pt(r),isPlain:wl(o,n),isTelling:kl(o,n),isClosed:r.some(({path:i})=>i.
closed),pieces:r.length}})}var m0="telling";function kl(t,n){return n.some(e=>e.span.start>t.start||e.span.end<t.end?!1:e.kind==="part"&&e.name===
m0?!0:kl(t,Wt(e)??[]))}function wl(t,n){return n.some(e=>e.span.start===t.start&&e.span.end===t.end?e.kind==="circle"||e.kind==="box":wl(t,Wt(
e)??[]))}var Fr="http://www.w3.org/2000/svg",El=new Set(["xmlns","fill","stroke","stroke-linecap","stroke-linejoin","d"]),Al=new Set(["viewBox","poin\
ts"]),Pl=["stroke","stroke-width","stroke-linecap","stroke-linejoin"],Rl={Pt:["xmlns","width","height","viewBox","fill"],It:Pl},Tl=Pl,vl=new Map(
[["path",{Pt:["d"],It:[]}],["line",{Pt:["x1","y1","x2","y2"],It:[]}],["polyline",{Pt:["points"],It:[]}],["polygon",{Pt:["points"],It:[]}],["\
circle",{Pt:["r"],It:["cx","cy"]}],["ellipse",{Pt:["rx","ry"],It:["cx","cy"]}],["rect",{Pt:["width","height"],It:["x","y","rx","ry"]}]]);var Ol=65536,Ir=30,f0=/^-?(?:\d+(?:\.\d+)?|\.\d+)$/,p0=new Set(["r","rx","ry","width","height","stroke-width"]);function Ll(t){let n=T0(t),e={
text:t,at:0,sn:null,elements:[],open:[],problems:[]};n>Ol?e.problems.push(`The text has ${n} bytes; more than ${Ol} are not read.`):d0(e);let{
sn:r,elements:o,problems:i}=e;return{text:t,sizeBytes:n,attributes:r?.attributes??new Map,elements:o,problems:i.slice(0,Ir)}}function d0(t){
let{text:n,problems:e}=t;for(;t.at<n.length&&e.length<Ir;){let r=n.indexOf("<",t.at),o=r===-1?n.length:r;h0(t,n.slice(t.at,o)),t.at=o,r!==-1&&
x0(t)}if(!(e.length>=Ir)){t.sn===null&&e.push("There is no <svg> element.");for(let r of t.open)e.push(`<${r}> is never closed.`)}}function h0(t,n){
/[^ \t\n\r]/.test(n)&&t.problems.push(`There is text outside of tags: ${Cl(n)}.`)}var y0=[["<!--","-->","a comment"],["<![CDATA[","]]>","a C\
DATA section"],["<!",">","a document type or another declaration"],["<?","?>","an XML declaration or a processing instruction"]];function x0(t){
let{text:n,problems:e}=t;for(let[r,o,i]of y0){if(!n.startsWith(r,t.at))continue;let s=n.indexOf(o,t.at+r.length);e.push(`There is ${i}${s===
-1?", and it never ends":""}.`),t.at=s===-1?n.length:s+o.length;return}n.startsWith("</",t.at)?b0(t):w0(t)}var g0=/<\/([A-Za-z_][\w:.-]*)[ \t\n\r]*>/y;
function b0(t){let e=Oe(t,g0)?.[1];if(e===void 0){_r(t,"An end tag is malformed");return}let r=t.open.pop();r===void 0?t.problems.push(`</${e}\
> closes nothing.`):r!==e&&t.problems.push(`</${e}> stands where <${r}> must be closed.`)}var S0=/<([A-Za-z_][\w:.-]*)/y,M0=/[ \t\n\r]+([A-Za-z_][\w:.-]*)=(?:"([^"<]*)"|'([^'<]*)')/y,
k0=/[ \t\n\r]*(\/?)>/y;function w0(t){let n=Oe(t,S0)?.[1];if(n===void 0){_r(t,"A tag is malformed");return}let e=E0(t,n),r=Oe(t,k0);if(r===null){
_r(t,`The tag <${n}> is malformed`);return}A0(t,{name:n,attributes:e}),r[1]!=="/"&&t.open.push(n)}function E0(t,n){let e=new Map;for(;;){let r=Oe(
t,M0),o=r?.[1];if(o===void 0)return e;let i=r?.[2]??r?.[3]??"";e.has(o)?t.problems.push(`<${n}> has the attribute ${o} twice.`):e.set(o,i)}}
function A0(t,n){let{problems:e,open:r}=t,o=t.sn===null;o&&n.name!=="svg"&&e.push(`The first element is <${n.name}>, not <svg>.`),o&&n.name===
"svg"?t.sn=n:(t.elements.push(n),!o&&r.length===0&&e.push(`<${n.name}> stands behind the end of <svg>.`),r.length>1&&e.push(`<${n.name}> sta\
nds inside <${r.at(-1)??""}>; shapes must not be nested.`)),e.push(...P0(n,n===t.sn))}function P0(t,n){let{name:e,attributes:r}=t,o=n?Rl:vl.
get(e);if(o===void 0)return[`<${e}> is not in the contract.`];let i=[],s=n&&r.has("stroke");for(let a of s?[...o.Pt,...Tl]:o.Pt)r.has(a)||i.
push(`<${e}> has no attribute ${a}.`);for(let[a,c]of r)o.Pt.includes(a)||o.It.includes(a)?i.push(...R0(t,a,c)):i.push(`<${e}> has the attrib\
ute ${a}, which is not in the contract.`);return n&&!s&&r.has("stroke-width")&&i.push("<svg> has a stroke-width but no stroke."),i}function R0(t,n,e){
let r=t.name;if(e.includes("&"))return[`The attribute ${n} of <${r}> has an entity.`];if(n==="xmlns")return e===Fr?[]:[`The attribute xmlns \
of <svg> must be ${Fr}.`];if(n==="d")return[...Bn(t).problems];if(El.has(n))return[];let o=Al.has(n)?e.trim().split(/[ \t\n\r]*,[ \t\n\r]*|[ \t\n\r]+/):
[e],i=o.find(a=>!f0.test(a)||a.length>12);return i!==void 0?[`The attribute ${n} of <${r}> has ${JSON.stringify(i.slice(0,24))} where a numb\
er must stand.`]:n==="points"&&o.length%2===1?["The attribute points has an odd number of numbers."]:n==="viewBox"&&o.length!==4?["The attri\
bute viewBox must have four numbers."]:p0.has(n)&&Number(e)<0?[`The attribute ${n} of <${r}> is negative.`]:[]}function _r(t,n){t.problems.push(
`${n} at character ${t.at+1}: ${Cl(t.text.slice(t.at,t.at+24))}.`),t.at=t.text.length,t.open.length=0}function Oe(t,n){n.lastIndex=t.at;let e=n.
exec(t.text);return e!==null&&(t.at+=e[0].length),e}function Cl(t){let n=t.length>24?`${t.slice(0,24)}…`:t;return JSON.stringify(n)}function T0(t){
let n=0;for(let e=0;e<t.length;e++){let r=t.charCodeAt(e),o=r>=55296&&r<=57343;n+=r<128?1:r<2048||o?2:3}return n}var v0={cap:"round",join:"round",Yt:4};function $l(t,n){let e=Tt({segments:t,closed:!0},2*n,v0);return yt([[t],e],r=>r[0]!==0&&r[1]===0)}var O0=2*Math.PI;function Rn(t){let n=t.segments.filter(r=>!C0(r)),e=[];for(let r of L0(n,t.closed)){let o=e.at(-1),i=o===void 0?null:Dr(o,r);
i===null?e.push(r):e[e.length-1]=i}return{segments:e.length>0?e:t.segments.slice(0,1),closed:t.closed}}function L0(t,n){let e=t[0],r=t.at(-1);
if(!n||e===void 0||r===void 0||t.length<2||Dr(r,e)===null)return t;for(let o=1;o<t.length;o++){let i=t[o-1],s=t[o];if(i===void 0||s===void 0)
break;if(Dr(i,s)===null)return[...t.slice(o),...t.slice(0,o)]}return t}function C0(t){return t.kind==="arc"&&Math.abs(t.sweep)*t.r>1e-6?!1:Math.
hypot(t.x1-t.x0,t.y1-t.y0)<1e-6}function Dr(t,n){return t.kind==="line"&&n.kind==="line"?$0(t,n):t.kind==="arc"&&n.kind==="arc"?N0(t,n):null}
function $0(t,n){let e=t.x1-t.x0,r=t.y1-t.y0,o=n.x1-n.x0,i=n.y1-n.y0,s=Math.hypot(e,r)*Math.hypot(o,i);return e*o+r*i>0&&Math.abs(e*i-r*o)<=
1e-6*s?{kind:"line",x0:t.x0,y0:t.y0,x1:n.x1,y1:n.y1}:null}function N0(t,n){let e=Math.hypot(t.cx-n.cx,t.cy-n.cy)<9999999999999999e-21&&Math.
abs(t.r-n.r)<9999999999999999e-21,r=t.sweep+n.sweep;return!e||t.sweep*n.sweep<0||Math.abs(r)>O0+1e-6?null:{...t,x1:n.x1,y1:n.y1,sweep:r}}var Nl=2.5,Br=.5,F0=.9,Ht=1e-6,I0=.25,_0=.05;function Hr(t){let n={text:"",Ct:"",number:"",x:0,y:0,zt:!1};for(let e of t)D0(n,e);return n.text}
function Lt(t){return Ot(Le(t))}function D0(t,n){let{x:e,y:r,nt:o}=H0(Rn(n));Wr(t,t.zt?[dt("M",[e,r]),dt("m",[e-t.x,r-t.y])]:[dt("M",[e,r])]),
t.x=e,t.y=r,t.zt=!0,o.length===0&&Wr(t,[dt("h",[1])]),o.length===0&&(t.x+=1);let i=o.at(-1),s=n.closed&&i?.kind==="line"&&i.x===e&&i.y===r&&
o.length>1;for(let a of s?o.slice(0,-1):o)Wr(t,W0(a,t)),t.x=a.x,t.y=a.y;!n.closed||o.length===0||(t.text+="Z",t.Ct="Z",t.x=e,t.y=r)}function W0(t,n){
let e=t.x-n.x,r=t.y-n.y;if(t.kind==="arc"){let o=[Ot(t.r),Ot(t.r),"0","0",t.clockwise?"1":"0"];return[{Ct:"A",gn:[...o,Ot(t.x),Ot(t.y)]},{Ct:"\
a",gn:[...o,Ot(e),Ot(r)]}]}return r===0?[dt("H",[t.x]),dt("h",[e])]:e===0?[dt("V",[t.y]),dt("v",[r])]:[dt("L",[t.x,t.y]),dt("l",[e,r])]}function dt(t,n){
return{Ct:t,gn:n.map(Ot)}}function Wr(t,n){let e=null,r=null;for(let o of n)for(let i of[!0,!1]){if(!i&&!B0(t.Ct,o.Ct))continue;let s=G0(o,i,
t.number);e!==null&&s.length>=e.length||(e=s,r=o)}e===null||r===null||(t.text+=e,t.Ct=r.Ct,t.number=r.gn.at(-1)??"")}function B0(t,n){return n===
"M"||n==="m"?!1:t===n||t==="M"&&n==="L"||t==="m"&&n==="l"}function G0(t,n,e){let r=n?t.Ct:"",o=n?null:e;for(let i of t.gn)o!==null&&(r+=X0(o,
i)),r+=i,o=i;return r}function H0(t){let n=t.segments[0];if(n===void 0)return{x:0,y:0,nt:[]};let e=Gr({x:n.x0,y:n.y0}),r=[],o=e;return t.segments.
forEach((i,s)=>{let c=t.closed&&s===t.segments.length-1?e:Gr({x:i.x1,y:i.y1}),l=i.kind==="line"?Ur(o,c):Il(i,0,1,o,c);r.push(...l),o=c}),{...e,
nt:r}}function Gr(t){return{x:Le(t.x),y:Le(t.y)}}function Ur(t,n){return t.x===n.x&&t.y===n.y?[]:[{kind:"line",x:n.x,y:n.y}]}function Il(t,n,e,r,o){
let i=Math.abs(t.sweep)*(e-n),s=t.r*100*Math.abs(i-Math.PI)/2<Br;if(i<=Nl||s){let u=U0(t,(n+e)/2,r,o);if(u!==null)return u}if(!(i>_0))return Ur(
r,o);let a=i>2*Nl&&Math.abs(i-2*Math.PI)>1e-6?3:2,c=[],l=r;for(let u=1;u<=a;u++){let m=n+(e-n)*u/a,f=u===a?o:Gr($(t,m));c.push(...Il(t,n+(e-
n)*(u-1)/a,m,l,f)),l=f}return c}function U0(t,n,e,r){let o=Math.hypot(r.x-e.x,r.y-e.y),i=$(t,n),s=o===0?0:j0(e,r,{x:i.x*100,y:i.y*100},o);if(s<
I0+Ht)return Ur(e,r);let a=z0(t,o,s);return a===null?null:[{kind:"arc",x:r.x,y:r.y,r:Math.max(1,a),clockwise:t.sweep>0}]}function z0(t,n,e){
if(Math.abs(e-n/2)<Br-Ht)return Math.floor(n/2+Ht);let r=Le(t.r);if(Math.abs(Fl(r,n)-e)<Br+Ht)return r;let o=Math.round((n*n*.25+e*e)/(2*e)-
Ht);return Math.abs(Fl(o,n)-e)<F0+Ht?o:null}function Fl(t,n){let e=n/2;return t<=e?e:t-Math.sqrt(t*t-e*e)}function j0(t,n,e,r){return Math.abs(
(n.x-t.x)*(e.y-t.y)-(n.y-t.y)*(e.x-t.x))/r}function Le(t){return Math.round(t*100+Ht)+0}function Ot(t){let n=Math.abs(t),e=Math.floor(n/100),
r=String(n%100).padStart(2,"0").replace(/0+$/,""),o=t<0?"-":"";return r===""?`${o}${e}`:`${o}${e===0?"":e}.${r}`}function X0(t,n){return n.startsWith(
"-")||n.startsWith(".")&&t.includes(".")?"":" "}var V0=2*Math.PI,_l=9;function jr(t){if(t.strokeWidth===null)return Y0(t);let{strokeWidth:n,cap:e,join:r}=t,o=t.marks.flatMap(a=>q0(a,n,e)),
i=eg(o).map(rg).join(""),s=`fill="none" stroke="currentColor" stroke-width="${Lt(n)}" stroke-linecap="${e}" stroke-linejoin="${r}"`;return Dl(
t.cut.size,s,i)}function Y0(t){let n=Hr(t.ink.map(e=>({segments:e,closed:!0})));return Dl(t.cut.size,'fill="currentColor"',n===""?"":`<path \
d="${n}"/>`)}function Dl(t,n,e){return`${`<svg xmlns="http://www.w3.org/2000/svg" width="${t}" height="${t}" viewBox="0 0 ${t} ${t}"`} ${n}>${e}\
</svg>`}function q0(t,n,e){let r=Z0(t,n,e);if(t.solid!==!0)return[r];let i=Wl(t.path,n).map(Rn).flatMap(a=>[...Bl(a,n,e),a]);return[{kind:"p\
ath",ct:[...r.kind==="path"?r.ct:[r.path],...i]}]}var K0=.5;function Wl({segments:t},n){return $l(t,K0*n).flatMap(e=>{let r={segments:e,closed:!0};
return[r,...Wl(r,n)]})}function Z0(t,n,e){if(t.dot!==null)return tg(t.dot,n,e);let r=Rn(t.path),o=J0(r)?Bl(r,n,e):[];if(o.length>0)return{kind:"\
path",ct:[...o,r]};let i=Q0(r);return i===null?{kind:"path",ct:[r]}:{kind:"circle",cx:i.cx,cy:i.cy,r:i.r,path:r}}function Bl(t,n,e){if(!t.closed||
!t.segments.some(O=>O.kind==="arc"))return[];let{x0:r,y0:o,x1:i,y1:s}=T(t.segments),[a,c]=[i-r,s-o],l=Math.min(a,c)/2;if(2*l>=n-.01)return[];
let u=e==="round"?0:.98*Math.sqrt(l*l+l*n),[m,f]=[a/2-l+u,c/2-l+u],[p,h]=[(r+i)/2,(o+s)/2],d=b(p-m,h,p+m,h),S=b(p,h-f,p,h+f),R=a>=c?d:S;return(e===
"round"?[R]:[d,S]).map(O=>({segments:[O],closed:!1}))}function J0(t){let n=t.segments.flatMap((e,r)=>{let o=t.segments[(r+1)%t.segments.length]??
e;return[e.kind==="arc"?e.sweep:0,L(e,o)]});return n.every(e=>e>-1e-6)||n.every(e=>e<1e-6)}function Q0(t){let[n,...e]=t.segments;return n===
void 0||e.length>0||n.kind==="line"?null:Math.abs(n.sweep)>=V0-1e-6?n:null}function tg(t,n,e){let{x:r,y:o,diameter:i}=t,s=(i-n)/2;if(e==="ro\
und")return{kind:"path",ct:[s<.005?zr([[r,o]]):ng(r,o,s)]};if(s<.005)return{kind:"path",ct:[zr([[r-i/2,o],[r+i/2,o]])]};let[a,c,l,u]=[r-s,o-
s,r+s,o+s],m={...zr([[a,c],[l,c],[l,u],[a,u],[a,c]]),closed:!0};return{kind:"square",x:a,y:c,side:2*s,path:m}}function ng(t,n,e){let r={kind:"\
line",x0:t,y0:n,x1:t+e,y1:n},o={kind:"arc",x0:t+e,y0:n,x1:t+e,y1:n,cx:t,cy:n,r:e,start:0,sweep:2*Math.PI};return{segments:[r,o],closed:!1}}function zr(t){
let n=t.map(([e,r],o)=>{let[i,s]=t[o+1]??[e,r];return{kind:"line",x0:e,y0:r,x1:i,y1:s}});return{segments:t.length>1?n.slice(0,-1):n,closed:!1}}
function eg(t){if(t.length<=_l)return t;let n=t.filter(o=>o.kind!=="path"),e=n.length<_l?n:[],r=t.flatMap(o=>o.kind==="path"?o.ct:e.length===
0?[o.path]:[]);return r.length===0?e:[{kind:"path",ct:r},...e]}function rg(t){if(t.kind==="path")return`<path d="${Hr(t.ct)}"/>`;if(t.kind===
"circle")return`<circle cx="${Lt(t.cx)}" cy="${Lt(t.cy)}" r="${Lt(t.r)}"/>`;let n=Lt(t.side);return`<rect x="${Lt(t.x)}" y="${Lt(t.y)}" widt\
h="${n}" height="${n}"/>`}var og="`use` was not resolved",ig="Glyphs are put in by the service and by `npm run -s compile`, not on this page. Copy the statements of t\
he glyph from its page at Icons.",sg={start:0,end:0,line:1,column:1};function Hl(){let t=null,n=e=>(t?.text!==e&&(t={text:e,parsed:ke(e)}),t.
parsed);return{draw:(e,r)=>ag(n(e),r),judge:(e,r)=>cg(n(e),r)}}function ag({program:t,problems:n},e){let{name:r}=t;if(n.length>0)return{name:r,
svg:"",problems:n.map(Gl)};let{drawing:o,problems:i}=an(t,e);if(i.length>0)return{name:r,svg:"",problems:i.map(Gl)};if(o.marks.length>0)return{
name:r,svg:jr(o),problems:[]};let s=`\`${r}\` draws nothing at this cut. Add a shape, such as \`circle 12,12 9\`.`;return{name:r,svg:"",problems:[
{message:s,span:sg}]}}function Gl(t){return{message:t.message.startsWith(og)?ig:sl(t),span:t.span}}function cg({program:t,problems:n},e){if(n.
length>0)return[];let{drawing:r,problems:o}=an(t,e);return o.length>0||r.marks.length===0?[]:lg(Ps({drawing:r,document:Ll(jr(r)),en:Ml(t,e)}))}
function lg(t){let n=new Set;return t.filter(({rule:e,severity:r,message:o})=>{let i=`${e} ${r} ${o}`;return!n.has(i)&&n.add(i)})}function Xr(){let{draw:t,judge:n}=Hl();return({turn:e,want:r,text:o,cuts:i})=>{try{let[s]=i,a=r==="pictures"?i.map(l=>t(o,l)):[],c=r==="find\
ings"&&s!==void 0?n(o,s):[];return{turn:e,pictures:a,findings:c,fault:null}}catch(s){return{turn:e,pictures:[],findings:[],fault:String(s)}}}}if(typeof WorkerGlobalScope=="function"){let t=Xr();addEventListener("message",({data:n})=>postMessage(t(n)))}export{Xr as createCutAnswers};
