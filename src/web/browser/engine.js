// Made by `npm run docs` from src/workbench/create-cut-answers.ts.
function H(t){let n=0;for(let e of t)n+=(e.x0*e.y1-e.x1*e.y0)/2,e.kind==="arc"&&(n+=e.r*e.r*(e.sweep-Math.sin(e.sweep))/2);return n}function wn(t){
let n=0,e=0,r=0;for(let o of t)for(let i of o){let s=(i.x0*i.y1-i.x1*i.y0)/2;if(n+=s,e+=s*(i.x0+i.x1)/3,r+=s*(i.y0+i.y1)/3,i.kind==="line")continue;
let a=i.sweep/2,c=i.r*i.r*(i.sweep-Math.sin(i.sweep))/2,l=2/3*i.r**3*Math.sin(a)**3;n+=c,e+=c*i.cx+l*Math.cos(i.start+a),r+=c*i.cy+l*Math.sin(
i.start+a)}return n===0?{area:n,x:0,y:0}:{area:n,x:e/n,y:r/n}}var Ur=Math.PI/2;function T(t){let n=1/0,e=1/0,r=-1/0,o=-1/0;for(let i of t){let s=i.kind==="arc"?kl(i):i;n=Math.min(n,s.x0,s.x1),e=Math.min(
e,s.y0,s.y1),r=Math.max(r,s.x0,s.x1),o=Math.max(o,s.y0,s.y1)}return{x0:n,y0:e,x1:r,y1:o}}function ut(t){let n=1/0,e=1/0,r=-1/0,o=-1/0;for(let i of t)
n=Math.min(n,i.x0),e=Math.min(e,i.y0),r=Math.max(r,i.x1),o=Math.max(o,i.y1);return{x0:n,y0:e,x1:r,y1:o}}function Lt({x0:t,y0:n,x1:e,y1:r},o){
return{x0:t-o,y0:n-o,x1:e+o,y1:r+o}}function kl(t){let n=Math.min(t.x0,t.x1),e=Math.min(t.y0,t.y1),r=Math.max(t.x0,t.x1),o=Math.max(t.y0,t.y1),
i=Math.min(t.start,t.start+t.sweep),s=Math.max(t.start,t.start+t.sweep);for(let a=Math.ceil(i/Ur);a*Ur<=s;a++){let c=(a%4+4)%4;c===0?r=Math.
max(r,t.cx+t.r):c===1?o=Math.max(o,t.cy+t.r):c===2?n=Math.min(n,t.cx-t.r):e=Math.min(e,t.cy-t.r)}return{x0:n,y0:e,x1:r,y1:o}}function U(t){let n=null;return()=>(n??={value:t()},n.value)}function bt(t,n,e){return n*t.mt+e*t.ft>=t.on-1e-6}var wl=Math.PI/2,El=1*Math.PI/180;function jr(t){let n=[];return t.forEach((e,r)=>{let o=e.
filter(a=>a.kind==="line"?a.x0!==a.x1||a.y0!==a.y1:a.sweep!==0),i=o.reduce((a,c)=>a+(c.kind==="line"?1:Pe(c)),0),s=0;o.forEach((a,c)=>{if(a.
kind==="line")n.push(Al(a,r,s++,i));else for(let m=0;m<Pe(a);m++)n.push(Pl(a,m,r,s++,i));let l=o[(c+1)%o.length],u=l===void 0?null:Rl(a,l,r,
s-1,i);u!==null&&n.push(u)})}),n}function Pe(t){return Math.max(1,Math.ceil(Math.abs(t.sweep)/wl-1e-6))}function Al(t,n,e,r){let o=Math.hypot(
t.x1-t.x0,t.y1-t.y0),i=(t.x1-t.x0)/o,s=(t.y1-t.y0)/o;return{kind:"line",g:n,place:e,count:r,x0:t.x0,y0:t.y0,x1:t.x1,y1:t.y1,left:Math.min(t.
x0,t.x1),top:Math.min(t.y0,t.y1),right:Math.max(t.x0,t.x1),bottom:Math.max(t.y0,t.y1),length:o,dt:i,ht:s,k:s,w:-i}}function Pl(t,n,e,r,o){let i=t.
sweep/Pe(t),s=t.start+i*n,a=s+i/2,c=Math.cos(a),l=Math.sin(a),u=t.cx+t.r*Math.cos(s),m=t.cy+t.r*Math.sin(s),f=t.cx+t.r*Math.cos(s+i),p=t.cy+
t.r*Math.sin(s+i),h=t.r*(1-Math.cos(i/2)),d=h*c,S=h*l;return{kind:"arc",g:e,place:r,count:o,x0:u,y0:m,x1:f,y1:p,left:Math.min(u,f)+Math.min(
0,d),top:Math.min(m,p)+Math.min(0,S),right:Math.max(u,f)+Math.max(0,d),bottom:Math.max(m,p)+Math.max(0,S),cx:t.cx,cy:t.cy,r:t.r,mt:c,ft:l,on:Math.
cos(i/2),e:Math.abs(i/2),et:t.sweep>0}}function Rl(t,n,e,r,o){let i=zr(t,1),s=zr(n,0),a=Math.atan2(i.x*s.y-i.y*s.x,i.x*s.x+i.y*s.y);if(Math.
abs(a)<El)return null;let c=Math.cos(a/2),l=Math.sin(a/2),u=i.y,m=-i.x;return{kind:"corner",g:e,place:r,count:o,x0:t.x1,y0:t.y1,x1:t.x1,y1:t.
y1,left:t.x1,top:t.y1,right:t.x1,bottom:t.y1,jn:u,Xn:m,Vn:s.y,Yn:-s.x,mt:u*c-m*l,ft:u*l+m*c,on:c,turn:a}}function zr(t,n){if(t.kind==="line"){
let o=Math.hypot(t.x1-t.x0,t.y1-t.y0);return{x:(t.x1-t.x0)/o,y:(t.y1-t.y0)/o}}let e=t.start+t.sweep*n,r=Math.sign(t.sweep);return{x:-Math.sin(
e)*r,y:Math.cos(e)*r}}function Xr(t){let n=t.size,e=t.count/n,r=new Float64Array(n*n);for(let o=0;o<t.count;o++){let i=Math.floor(o/e)*n,s=t.j[o+1];for(let a=t.j[o];a<
s;a++)Tl(r,i,n,t.f[2*a],t.f[2*a+1],1/e)}return r}function Tl(t,n,e,r,o,i){let s=Math.max(0,r),a=Math.min(e,o);for(let c=Math.floor(s);c<a;c++)
t[n+c]+=(Math.min(a,c+1)-Math.max(s,c))*i}var Vr=1e-6;function Yr(t,n){let e=t.it-t.q,r=t.st-t.tt,o=Math.min(t.q,t.it),i=Math.max(t.q,t.it),s=Math.min(t.tt,t.st),a=Math.max(t.tt,t.st),
c=Math.min(.02,t.o/10)/t.o;for(let l of n)if(!(l.kind==="corner"||l.left>i||l.right<o||l.top>a||l.bottom<s)&&(l.kind==="line"?vl(l,t,e,r,c):
Ol(l,t,e,r,c)))return!0;return!1}function vl(t,n,e,r,o){let i=e*t.k+r*t.w;if(Math.abs(i)<1e-12)return!1;let s=((t.x0-n.q)*t.k+(t.y0-n.tt)*t.w)/
i;if(s<=o||s>=1-o)return!1;let a=(n.q+e*s-t.x0)*t.dt+(n.tt+r*s-t.y0)*t.ht;return a>-Vr&&a<t.length+Vr}function Ol(t,n,e,r,o){let i=n.q-t.cx,
s=n.tt-t.cy,a=e*e+r*r,c=(i*e+s*r)/a,l=c*c-(i*i+s*s-t.r*t.r)/a;if(l<=0)return!1;for(let u of[-c-Math.sqrt(l),-c+Math.sqrt(l)])if(u>o&&u<1-o&&
bt(t,(i+e*u)/t.r,(s+r*u)/t.r))return!0;return!1}function Kr(t,n){return t.filter(r=>r.kind==="corner"&&r.turn<0&&-Math.cos(r.turn)>=n).flatMap(r=>{let o=t.filter(a=>a.kind!=="corner"&&a.g===
r.g),i=o.find(a=>a.place===r.place),s=o.find(a=>a.place===(r.place+1)%r.count);return i===void 0||s===void 0||Ll(i,s,n)<.25?[]:[{o:0,q:r.x0,
tt:r.y0,it:r.x0,st:r.y0,Zt:r.g,sn:r.g,$t:0}]})}function Ll(t,n,e){let r=Math.min(Re(t),Re(n)),o=0;for(let i=Math.min(.5,r);;i=Math.min(i+.5,
r)){let s=qr(t,Re(t)-i),a=qr(n,i);if(s.k*a.k+s.w*a.w>-e||(o=Math.hypot(s.x-a.x,s.y-a.y),i===r))return o}}function Re(t){return t.kind==="lin\
e"?t.length:2*t.e*t.r}function qr(t,n){if(t.kind==="line")return{x:t.x0+t.dt*n,y:t.y0+t.ht*n,k:t.k,w:t.w};let e=(n/t.r-t.e)*(t.et?1:-1),r=t.mt*
Math.cos(e)-t.ft*Math.sin(e),o=t.mt*Math.sin(e)+t.ft*Math.cos(e),i=t.et?1:-1;return{x:t.cx+t.r*r,y:t.cy+t.r*o,k:r*i,w:o*i}}var Cl=12,En=Math.cos(Cl*Math.PI/180),$l=.01,St=1e-6,Mt=1e-4;function to(t,n){let e=[...t].sort((a,c)=>a.left-c.left),r=[];for(let a=0;a<e.length;a++){
let c=e[a],l=c.right+n;for(let u=a+1;u<e.length;u++){let m=e[u];if(m.left>l)break;m.top>c.bottom+n||c.top>m.bottom+n||Nl(c,m,n,r)}}let o=r.filter(
({an:a})=>a.o<Mt||!Yr(a,t)),i=a=>o.filter(c=>c.side===a).map(c=>c.an);return{Jt:[...i(1),...Kr(t,En)].sort(Zr),qn:i(-1).sort(Zr)}}function Zr(t,n){
return Math.round(t.o*1e6)-Math.round(n.o*1e6)||n.$t-t.$t||t.q-n.q||t.tt-n.tt||t.it-n.it||t.st-n.st}function Nl(t,n,e,r){let o=r.length;t.kind===
"corner"?n.kind==="corner"?Bl(t,n,r):Qr(t,n,r):n.kind==="corner"?Qr(n,t,r):t.kind==="line"?n.kind==="line"?Fl(t,n,r):Jr(t,n,r):n.kind==="lin\
e"?Jr(n,t,r):Il(t,n,r);let i=r[r.length-1];r.length===o||i===void 0||(i.an.o>e||i.an.o<Mt&&t.g===n.g)&&r.pop()}function Ct(t,n,e,r,o,i,s,a,c){
let l=Math.hypot(s-o,a-i);t.push({side:n,an:{o:l,q:o,tt:i,it:s,st:a,Zt:e.g,sn:r.g,$t:c}})}function Fl(t,n,e){if(t.k*n.k+t.w*n.w>-En||Math.abs(
t.dt*n.ht-t.ht*n.dt)>$l)return;let r=(n.x0-t.x0)*t.dt+(n.y0-t.y0)*t.ht,o=(n.x1-t.x0)*t.dt+(n.y1-t.y0)*t.ht,i=Math.max(0,Math.min(r,o)),s=Math.
min(t.length,Math.max(r,o));if(s-i<St)return;let a=p=>{let h=(p-r)/(o-r);return(n.x0+(n.x1-n.x0)*h-t.x0)*t.k+(n.y0+(n.y1-n.y0)*h-t.y0)*t.w},
c=Math.abs(a(s))-Math.abs(a(i)),l=Math.abs(c)<.02?(i+s)/2:c>0?i:s,u=a(l),m=t.x0+t.dt*l,f=t.y0+t.ht*l;Ct(e,u>0?1:-1,t,n,m,f,m+t.k*u,f+t.w*u,s-
i)}function Jr(t,n,e){let r=(n.cx-t.x0)*t.dt+(n.cy-t.y0)*t.ht;if(r<-St||r>t.length+St)return;let o=t.x0+t.dt*r,i=t.y0+t.ht*r,s=Math.hypot(o-
n.cx,i-n.cy);if(s<n.r-Mt)return;let a=(o-n.cx)/s,c=(i-n.cy)/s;if(a*n.mt+c*n.ft<n.on-St)return;let l=t.k*a+t.w*c<0;l===n.et&&Ct(e,l?1:-1,t,n,
o,i,n.cx+n.r*a,n.cy+n.r*c,0)}function Il(t,n,e){let r=Math.hypot(n.cx-t.cx,n.cy-t.cy);if(t.et===n.et){if(r<t.r+n.r-Mt)return;let l=(n.cx-t.cx)/
r,u=(n.cy-t.cy)/r;if(!bt(t,l,u)||!bt(n,-l,-u))return;Ct(e,t.et?1:-1,t,n,t.cx+t.r*l,t.cy+t.r*u,n.cx-n.r*l,n.cy-n.r*u,0);return}let o=t.r<n.r?
t:n,i=o===t?n:t;if(i.r-o.r<r-Mt||i.r-o.r<Mt)return;let s=o.et?1:-1,c=r<.01?_l(o,i):{x:(o.cx-i.cx)/r,y:(o.cy-i.cy)/r,$t:0};c===null||!bt(o,c.
x,c.y)||!bt(i,c.x,c.y)||Ct(e,s,o,i,o.cx+o.r*c.x,o.cy+o.r*c.y,i.cx+i.r*c.x,i.cy+i.r*c.y,c.$t)}function _l(t,n){let e=Math.atan2(t.mt*n.ft-t.ft*
n.mt,t.mt*n.mt+t.ft*n.ft),r=Math.max(-t.e,e-n.e),o=Math.min(t.e,e+n.e);if(o-r<.001)return null;let i=(r+o)/2,s=Math.cos(i),a=Math.sin(i);return{
x:t.mt*s-t.ft*a,y:t.mt*a+t.ft*s,$t:(o-r)*t.r}}function Qr(t,n,e){if(t.g===n.g&&(t.place===n.place||(t.place+1)%t.count===n.place))return;let r=n.
kind==="line"?Dl(t,n):Wl(t,n);if(r===null)return;let i=Math.hypot(r.x-t.x0,r.y-t.y0)<Mt?Math.sign(t.turn):r.On?1:-1;Te(t,i,-r.k*i,-r.w*i)&&Ct(
e,i,t,n,t.x0,t.y0,r.x,r.y,0)}function Dl(t,n){let e=(t.x0-n.x0)*n.dt+(t.y0-n.y0)*n.ht;if(e<-St||e>n.length+St)return null;let r=n.x0+n.dt*e,
o=n.y0+n.ht*e;return{x:r,y:o,k:n.k,w:n.w,On:(t.x0-r)*n.k+(t.y0-o)*n.w>0}}function Wl(t,n){let e=Math.hypot(t.x0-n.cx,t.y0-n.cy);if(e<St)return null;
let r=(t.x0-n.cx)/e,o=(t.y0-n.cy)/e;if(!bt(n,r,o))return null;let i=n.et?1:-1;return{x:n.cx+n.r*r,y:n.cy+n.r*o,k:r*i,w:o*i,On:e>n.r===n.et}}
function Bl(t,n,e){let r=Math.hypot(n.x0-t.x0,n.y0-t.y0);if(r<Mt){t.turn>0==n.turn>0&&Ct(e,Math.sign(t.turn),t,n,t.x0,t.y0,n.x0,n.y0,0);return}
let o=(n.x0-t.x0)/r,i=(n.y0-t.y0)/r;for(let s of[1,-1])if(Te(t,s,o,i)&&Te(n,s,-o,-i))return Ct(e,s,t,n,t.x0,t.y0,n.x0,n.y0,0)}function Te(t,n,e,r){
let o=e*n,i=r*n;return t.turn>0==n>0?o*t.mt+i*t.ft>=t.on-St:o*t.jn+i*t.Xn>=En||o*t.Vn+i*t.Yn>=En}function g(t,n,e,r){return{kind:"line",x0:t,y0:n,x1:e,y1:r}}function ht(t,n,e,r,o){let i=t+e*Math.cos(r),s=n+e*Math.sin(r),a=Math.abs(o)>=2*
Math.PI,c=a?i:t+e*Math.cos(r+o),l=a?s:n+e*Math.sin(r+o);return{kind:"arc",x0:i,y0:s,x1:c,y1:l,cx:t,cy:n,r:e,start:r,sweep:o}}function F(t,n,e,r,o,i,s,a,c){
return{kind:"arc",x0:i,y0:s,x1:a,y1:c,cx:t,cy:n,r:e,start:r,sweep:o}}function nt(t,n,e,r,o){let i=e-t,s=r-n,a=Math.hypot(i,s),c=o/2;if(Math.
abs(o)<1e-7||a===0||Math.abs(Math.sin(c))<1e-7)return g(t,n,e,r);let l=a/(2*Math.sin(Math.abs(c))),u=1/(2*Math.tan(c)),m=(t+e)/2-s*u,f=(n+r)/
2+i*u;return F(m,f,l,Math.atan2(n-f,t-m),o,t,n,e,r)}function $t(t,n,e,r,o,i){let s=o-t,a=i-n,c=e*a-r*s,l=Math.hypot(s,a);if(Math.abs(c)<=1e-7*
l)return g(t,n,o,i);let u=l*l/(2*c),m=t-r*u,f=n+e*u,p=2*Math.atan2(c,e*s+r*a);return F(m,f,Math.abs(u),Math.atan2(n-f,t-m),p,t,n,o,i)}function Y(t,n,e){
return[F(t,n,e,0,Math.PI,t+e,n,t-e,n),F(t,n,e,Math.PI,Math.PI,t-e,n,t+e,n)]}function Gt(t){let{x0:n,y0:e,x1:r,y1:o}=t;return[g(n,e,r,e),g(r,
e,r,o),g(r,o,n,o),g(n,o,n,e)]}var ve=2*Math.PI;function M(t){return t.kind==="line"?Math.hypot(t.x1-t.x0,t.y1-t.y0):Math.abs(t.sweep)*t.r}function C(t,n){if(n===0)return{
x:t.x0,y:t.y0};if(n===1)return{x:t.x1,y:t.y1};if(t.kind==="line")return{x:t.x0+(t.x1-t.x0)*n,y:t.y0+(t.y1-t.y0)*n};let e=t.start+t.sweep*n;return{
x:t.cx+t.r*Math.cos(e),y:t.cy+t.r*Math.sin(e)}}function D(t,n){if(t.kind==="line"){let o=Math.hypot(t.x1-t.x0,t.y1-t.y0);return o===0?{x:1,y:0}:
{x:(t.x1-t.x0)/o,y:(t.y1-t.y0)/o}}let e=t.start+t.sweep*n,r=t.sweep<0?-1:1;return{x:-Math.sin(e)*r,y:Math.cos(e)*r}}function Nt(t){return t.
kind==="line"?g(t.x1,t.y1,t.x0,t.y0):F(t.cx,t.cy,t.r,t.start+t.sweep,-t.sweep,t.x1,t.y1,t.x0,t.y0)}function et(t){return t.map(Nt).reverse()}
function rt(t,n,e){let r=C(t,n),o=C(t,e);return t.kind==="line"?g(r.x,r.y,o.x,o.y):F(t.cx,t.cy,t.r,t.start+t.sweep*n,t.sweep*(e-n),r.x,r.y,o.
x,o.y)}function ot(t,n,e){if(t.kind==="line"){let s=t.x1-t.x0,a=t.y1-t.y0,c=s*s+a*a;return c===0?0:((n-t.x0)*s+(e-t.y0)*a)/c}let r=Math.abs(
t.sweep);if(r===0)return 0;let o=(Math.atan2(e-t.cy,n-t.cx)-t.start)*(t.sweep<0?-1:1),i=o-ve*Math.floor(o/ve);return(i>Math.PI+r/2?i-ve:i)/r}
function L(t,n){let e=D(t,1),r=D(n,0);return Math.atan2(e.x*r.y-e.y*r.x,e.x*r.x+e.y*r.y)}function no(t,n,e){return t.kind==="line"?g(t.x0+n,
t.y0+e,t.x1+n,t.y1+e):F(t.cx+n,t.cy+e,t.r,t.start,t.sweep,t.x0+n,t.y0+e,t.x1+n,t.y1+e)}var at=1e-7;function yt(t,n){let e=[];for(let r of on(t,n))rn(e,t,n,r.x,r.y);return An(n,t.x0,t.y0)&&rn(e,t,n,t.x0,t.y0),An(n,t.x1,t.y1)&&rn(
e,t,n,t.x1,t.y1),An(t,n.x0,n.y0)&&rn(e,t,n,n.x0,n.y0),An(t,n.x1,n.y1)&&rn(e,t,n,n.x1,n.y1),e}function on(t,n){return t.kind==="line"?n.kind===
"line"?Gl(t,n):ro(t,n):n.kind==="line"?ro(n,t):Hl(t,n)}function rn(t,n,e,r,o){let i=eo(n,ot(n,r,o)),s=eo(e,ot(e,r,o));if(!(i===null||s===null)){
for(let a of t)if(Math.hypot(a.x-r,a.y-o)<2*at)return;t.push({x:r,y:o,gn:i,Kn:s})}}function eo(t,n){let e=at/Math.max(M(t),at);return n<-e||
n>1+e?null:Math.min(1,Math.max(0,n))}function An(t,n,e){if(t.kind==="arc")return Math.abs(Math.hypot(n-t.cx,e-t.cy)-t.r)<at;let r=M(t);return r===
0?Math.hypot(n-t.x0,e-t.y0)<at:Math.abs((n-t.x0)*(t.y1-t.y0)-(e-t.y0)*(t.x1-t.x0))<at*r}function Gl(t,n){let e=t.x1-t.x0,r=t.y1-t.y0,o=n.x1-
n.x0,i=n.y1-n.y0,s=e*i-r*o;if(Math.abs(s)<=1e-12*Math.hypot(e,r)*Math.hypot(o,i))return[];let a=((n.x0-t.x0)*i-(n.y0-t.y0)*o)/s;return[{x:t.
x0+a*e,y:t.y0+a*r}]}function ro(t,n){let e=M(t);if(e===0)return[];let r=(t.x1-t.x0)/e,o=(t.y1-t.y0)/e,i=(n.cx-t.x0)*r+(n.cy-t.y0)*o,s=t.x0+i*
r,a=t.y0+i*o,c=Math.hypot(n.cx-s,n.cy-a);if(c>n.r+at)return[];let l=Math.sqrt(Math.max(0,(n.r-c)*(n.r+c)));return l<at?[{x:s,y:a}]:[{x:s-l*r,
y:a-l*o},{x:s+l*r,y:a+l*o}]}function Hl(t,n){let e=n.cx-t.cx,r=n.cy-t.cy,o=Math.hypot(e,r);if(o<1e-9||o>t.r+n.r+at||o<Math.abs(t.r-n.r)-at)return[];
let i=(o+(t.r-n.r)*(t.r+n.r)/o)/2,s=Math.sqrt(Math.max(0,(t.r-i)*(t.r+i))),a=e/o,c=r/o,l=t.cx+i*a,u=t.cy+i*c;return s<at?[{x:l,y:u}]:[{x:l-s*
c,y:u+s*a},{x:l+s*c,y:u-s*a}]}function I(t,n,e){if(t.kind==="arc"){let a=ot(t,n,e);return a>=0&&a<=1?Math.abs(Math.hypot(n-t.cx,e-t.cy)-t.r):Math.min(Math.hypot(n-t.x0,e-
t.y0),Math.hypot(n-t.x1,e-t.y1))}let r=t.x1-t.x0,o=t.y1-t.y0,i=r*r+o*o,s=i===0?0:Math.min(1,Math.max(0,((n-t.x0)*r+(e-t.y0)*o)/i));return Math.
hypot(n-t.x0-s*r,e-t.y0-s*o)}function Ht(t,n,e){let r=ot(t,n,e);t.kind==="arc"&&(r<0||r>1)&&(r=Math.hypot(n-t.x0,e-t.y0)<=Math.hypot(n-t.x1,
e-t.y1)?0:1),r=Math.min(1,Math.max(0,r));let o=C(t,r);return{x:o.x,y:o.y,bn:r,o:Math.hypot(n-o.x,e-o.y)}}function ct(t,n,e){let r=0;for(let o of t)for(let i of o)i.kind==="arc"?r+=Ul(i,n,e):i.y0<=e!=i.y1<=e&&i.x0+(i.x1-i.x0)*(e-i.y0)/(i.y1-i.y0)>
n&&(r+=i.y1>i.y0?1:-1);return r}function Ul(t,n,e){if(n>=t.cx+t.r)return 0;if(e>t.cy+t.r||e<t.cy-t.r)return t.y0<=e==t.y1<=e?0:t.y1>t.y0?1:-1;
let r=Math.sqrt(Math.max(0,t.r*t.r-(e-t.cy)*(e-t.cy))),o=t.sweep>=0,i=t.start+t.sweep,s=0,a=t.y0,c=o?Math.floor(t.start/Math.PI-.5)+1:Math.ceil(
t.start/Math.PI-.5)-1;for(;;){let l=(c+.5)*Math.PI,u=o?l>=i:l<=i,m=c%2===0,f=u?t.y1:m?t.cy+t.r:t.cy-t.r;if(a<=e!=f<=e&&(m===o?t.cx+r:t.cx-r)>
n&&(s+=f>a?1:-1),u)return s;a=f,c+=o?1:-1}}var oo=.02;function io(t,n){let e=t.flat(),r=T(t[0]??[]),o=(m,f,p)=>{let h=1/0;for(let S of e)h=Math.min(h,I(S,m,f));let d=ct(t,m,f)<0?h:-h;
return{x:m,y:f,e:p,St:d,rt:d+p*Math.SQRT2}},i=r.x1-r.x0,s=r.y1-r.y0,a=Math.min(i,s),c=o((r.x0+r.x1)/2,(r.y0+r.y1)/2,0);if(!(a>0))return{diameter:0,
at:{x:c.x,y:c.y}};let l=[],u=m=>{m.St>c.St&&(c=m),m.rt>c.St+oo/2&&l.push(m)};for(let m=r.x0;m<r.x1;m+=a)for(let f=r.y0;f<r.y1;f+=a)u(o(m+a/2,
f+a/2,a/2));for(;l.length>0&&2*c.St<n;){let m=zl(l);if(m.rt<=c.St+oo/2)break;let f=m.e/2;for(let p of[-f,f])for(let h of[-f,f])u(o(m.x+p,m.y+
h,f))}return{diameter:Math.max(0,2*c.St),at:{x:c.x,y:c.y}}}function zl(t){let n=0;for(let r=1;r<t.length;r++)t[r].rt>t[n].rt&&(n=r);let[e]=t.
splice(n,1);return e}function Oe(t,n){let{f:e,j:r,count:o}=t,i=0,s=0;for(let a=0;a<o;a++){let c=r[a],l=r[a+1],u=l-1;for(let m=c;m<l;m++)i+=e[2*m+1]-e[2*m];for(let m=c;m<
l&&u>=c;){let f=e[2*m],p=e[2*m+1],h=2*n-e[2*u+1],d=2*n-e[2*u];s+=Math.max(0,Math.min(p,d)-Math.max(f,h)),p<d?m++:u--}}return i===0?1:s/i}function so(t){let n=t.map(e=>{let r=H(e);return{g:e,area:Math.abs(r),hole:r<0,box:T(e)}});return n.map((e,r)=>{let o=-1;return n.forEach((i,s)=>{
if(s===r||i.hole===e.hole||i.area<e.area)return;let a=n[o];a!==void 0&&a.area<=i.area||jl(i.box,e.box)&&Xl(i.g,e.g)&&(o=s)}),e.hole?{...e,part:o,
St:-1}:{...e,part:r,St:o}})}function jl(t,n){return t.x0<=n.x0+1e-6&&t.y0<=n.y0+1e-6&&t.x1>=n.x1-1e-6&&t.y1>=n.y1-1e-6}function Xl(t,n){let e=n[0];
if(e===void 0)return!1;let r=C(e,.37);return ct([t],r.x,r.y)!==0}function sn(t,n,e,r){let o={line:[],at:[],Ln:[]},i=e/n;for(let s of t)for(let a of s)a.kind==="arc"?Vl(a,r,i,e,o):r==="y"?ao(a.x0,a.y0,a.x1,
a.y1,i,e,o):ao(a.y0,a.x0,a.y1,a.x1,i,e,o);return Yl(o,n,e)}function ao(t,n,e,r,o,i,s){let a=r>n?1:-1,c=Math.min(n,r),l=Math.max(n,r),u=(e-t)/
(r-n);for(let m=Math.max(0,Math.ceil(c*o-.5));m<i;m++){let f=(m+.5)/o;if(f>=l)return;co(s,m,t+(f-n)*u,a)}}function Vl(t,n,e,r,o){let i=n==="\
y",s=i?t.cx:t.cy,a=i?t.cy:t.cx,c=i?t.sweep:-t.sweep,l=i?t.start:Math.PI/2-t.start,u=l+c,m=c<0?-1:1,f=l,p=i?t.y0:t.x0,h=m>0?Math.floor(l/Math.
PI-.5+1e-12)+1:Math.ceil(l/Math.PI-.5-1e-12)-1;for(;;){let d=(h+.5)*Math.PI,S=m>0?d>=u:d<=u,R=S?u:d,v=S?i?t.y1:t.x1:a+t.r*(h%2===0?1:-1),N=Math.
cos((f+R)/2)>0?1:-1,X=v>p?1:-1,lt=Math.min(p,v),dt=Math.max(p,v);for(let Ot=Math.max(0,Math.ceil(lt*e-.5));Ot<r;Ot++){let nn=(Ot+.5)/e;if(nn>=
dt)break;let en=nn-a;co(o,Ot,s+N*Math.sqrt(Math.max(0,t.r*t.r-en*en)),X)}if(S)return;f=R,p=v,h+=m}}function co(t,n,e,r){t.line.push(n),t.at.
push(e),t.Ln.push(r)}function Yl(t,n,e){let r=t.line.length,o=new Int32Array(e+1);for(let m=0;m<r;m++)o[t.line[m]+1]+=1;for(let m=0;m<e;m++)
o[m+1]+=o[m];let i=o.slice(),s=new Int32Array(r);for(let m=0;m<r;m++)s[i[t.line[m]]++]=m;let a=t.at,c=new Int32Array(e+1),l=new Float64Array(
r+2),u=0;for(let m=0;m<e;m++){let f=o[m],p=o[m+1];for(let d=f+1;d<p;d++){let S=s[d],R=d-1;for(;R>=f&&a[s[R]]>a[S];)s[R+1]=s[R--];s[R+1]=S}let h=0;
for(let d=f;d<p;d++){let S=s[d],R=h;h+=t.Ln[S],R===0?l[2*u]=a[S]:h===0&&(l[2*u+++1]=a[S])}c[m+1]=u}return{size:n,count:e,j:c,f:l.subarray(0,
2*u)}}function Pn(t,n){let e=0;for(let r=0,o=0;r<t.length&&o<n.length;){let i=t[r+1],s=n[o+1];e+=Math.max(0,Math.min(i,s)-Math.max(t[r],n[o])),
i<s?r+=2:o+=2}return e}function lo(t,n,e){let r=0,o=0;for(let i=0;i<t.count;i++){let s=[],a=Math.round(2*e*t.count/t.size-i-1);for(let c=t.j[i];c<t.j[i+1];c++)r+=t.f[2*
c+1]-t.f[2*c];if(!(a<0||a>=t.count)){for(let c=t.j[a+1]-1;c>=t.j[a];c--)s.push(2*n-t.f[2*c+1],2*n-t.f[2*c]);o+=Pn(t.f.subarray(2*t.j[i],2*t.j[i+
1]),s)}}return r===0?1:o/r}var uo=8,ql=3;function mo(t){let{ink:n,cut:e}=t,r=U(()=>so(n)),o=U(()=>jr(n)),i=U(()=>ut(r().map(c=>c.box))),s=U(()=>sn(n,e.size,e.size*uo,"\
y")),a=U(()=>sn(n,e.size,e.size*uo,"x"));return{inkBox:i,cn:U(()=>wn(n)),yt:r,Cn:o,ln:U(()=>to(o(),ql)),$n:s,p:a,coverage:U(()=>Xr(s())),Nt:U(
()=>{let c=i();return{x:Oe(s(),(c.x0+c.x1)/2),y:Oe(a(),(c.y0+c.y1)/2)}}),Zn:U(()=>{let c=i();return lo(s(),(c.x0+c.x1)/2,(c.y0+c.y1)/2)}),Jn:(c,l)=>{
let u=r().filter(f=>f.St===c),m=r()[c]?.g??[];return io([m,...u.map(f=>f.g)],l)}}}function y(t,n,e,r={}){let{at:o=null,measured:i=null,limit:s=null,span:a=null}=r;return{rule:t,severity:n,message:e,at:o===null?null:{x:Rn(o.
x),y:Rn(o.y)},measured:i===null?null:Rn(i),limit:s===null?null:Rn(s),span:a}}function Rn(t){return Math.round(t*1e3)/1e3+0}function A(t){return`${Math.
round(t*100)/100} px`}function kt({size:t,stroke:n}){return t===24&&n%2===0?0:.5}var fo=15,po=.6,Kl=.5,Zl=[[1,2],[1,3],[2,1],[3,1]],Jl=2,ho={severity:"warning",i:({drawing:t})=>t.strokeWidth===null?[]:t.marks.flatMap(n=>n.
path.segments.flatMap(e=>{if(e.kind==="arc"||n.dot!==null||M(e)<Jl)return[];let r=Math.atan2(Math.abs(e.y1-e.y0),Math.abs(e.x1-e.x0))*180/Math.
PI,o=Ql(r),i=M(e)*Math.tan(o*Math.PI/180);return o<=po||i<=Kl+kt(t.cut)+1e-6?[]:[y("angle","warning",`A stroke slants by ${Math.round(r*10)/
10}°, ${Math.round(o*10)/10}° off the family's directions.`,{at:{x:(e.x0+e.x1)/2,y:(e.y0+e.y1)/2},measured:o,limit:po,span:n.span})]}))};function Ql(t){
let n=Zl.map(([r,o])=>Math.atan2(r,o)*180/Math.PI),e=[Math.round(t/fo)*fo,...n];return Math.min(...e.map(r=>Math.abs(t-r)))}var Le=[16,20,24],Ce=[1,1.5,2,2.5,3],yo=[0,1,2,3],xo=["outlined","filled"],tu={size:24,stroke:2,radius:3,finish:"outlined"};var wt={v:1,share:.75,Ut:2};function Tn(t){return Math.max(wt.v,wt.share*Math.min(t,wt.Ut))}function K({size:t,stroke:n}){return(t-2)/(n+Tn(
n))}function $e(t){return K(t)<K(tu)}function xt(t){return $e(t)?wt.v:Tn(t.stroke)}var dg=`${wt.v} at heavy cuts, else max(${wt.v}, ${wt.share}\
 · min(stroke, ${wt.Ut}))`;var go=1/4,bo=.6,Ft=.1,So={severity:"warning",i:({drawing:t,_:n})=>{let e=t.traits.badge;if(e===null)return[];let r=nu(e,t.cut.size),o=n.yt(),
i=o.map(c=>eu(e,o[c.part]??c));if(!o.some((c,l)=>!c.hole&&i[l]===!0))return[...r,y("badge","warning","No part of the ink lies within the bad\
ge's box: it is missing, runs into the subject or sticks out.",{at:Mo(e)})];let s=xt(t.cut),a=n.ln().Jt.find(c=>i[c.Zt]!==i[c.sn]);return a===
void 0||a.o>=s-Ft?r:[...r,y("badge","warning",`Only ${A(a.o)} of white between the badge and the subject; ${A(s)} is the least.`,{at:{x:(a.q+
a.it)/2,y:(a.tt+a.st)/2},measured:a.o,limit:s})]}};function nu(t,n){let e=Mo(t),r=[];e.x<=n/2&&r.push(y("badge","warning","The badge does no\
t sit at the right.",{at:e}));let o=Math.max(t.x1-t.x0,t.y1-t.y0);return o<n*go-Ft?r.push(y("badge","warning","The badge is too small to be \
read.",{at:e,measured:o,limit:n*go})):o>n*bo+Ft&&r.push(y("badge","warning","The badge is as large as a subject.",{at:e,measured:o,limit:n*bo})),
r}function Mo(t){return{x:(t.x0+t.x1)/2,y:(t.y0+t.y1)/2}}function eu(t,n){return n.box.x0>=t.x0-Ft&&n.box.y0>=t.y0-Ft&&n.box.x1<=t.x1+Ft&&n.
box.y1<=t.y1+Ft}var Ne=6,Fe=9,ko={severity:"info",i:({drawing:t,_:n})=>{let e=n.yt().filter(o=>!o.hole).length,r=t.strokeWidth===null?0:t.marks.length;return[
...e>Ne?[y("budget","info",`The icon has ${e} parts; ${Ne} are enough.`,{measured:e,limit:Ne})]:[],...r>Fe?[y("budget","info",`The icon has ${r}\
 strokes; ${Fe} are enough.`,{measured:r,limit:Fe})]:[]]}};var wo=1/24,ru=1/80,Ao={severity:"error, warning",i:({drawing:t,_:n})=>{if(t.traits.directional||t.traits.partial||t.traits.badge!==null)return[];
let e=n.inkBox(),r=n.cn();if(!(r.area>0))return[];let{size:o}=t.cut,i=o/2,s=Eo((e.x0+e.x1)/2-i,r.x-i),a=Eo((e.y0+e.y1)/2-i,r.y-i),c=Math.abs(
s)>=Math.abs(a),l=Math.max(Math.abs(s),Math.abs(a)),u=Math.max(o*ru,kt(t.cut));if(!(l>u+1e-6))return[];let m=l>o*wo+1e-6,f=c?s>0?"right":"le\
ft":a>0?"bottom":"top";return[y("centre",m?"error":"warning",`The icon sits ${A(l)} towards the ${f}.`,{at:{x:i+s,y:i+a},measured:l,limit:m?
o*wo:u})]}};function Eo(t,n){return Math.abs(t)<=Math.abs(n)?t:n}function it(t,n,e){let r=null,o=1/0;for(let i of t.marks){let s=1/0;for(let a of i.path.segments)s=Math.min(s,I(a,n,e));i.dot!==null&&(s=Math.
hypot(n-i.dot.x,e-i.dot.y)),!(s>o+1e-6)&&(o=Math.min(o,s),r=i.span)}return r}function It(t,n){let e=[];return t.filter(r=>{let o=n(r);return e.some(i=>Math.hypot(i.x-o.x,i.y-o.y)<=i.Nn)?!1:(e.push(o),!0)})}var ou=2;function Ut(t){
return{x:(t.q+t.it)/2,y:(t.tt+t.st)/2,Nn:Math.max(ou,t.$t/2+1)}}var Po={v:1,rt:2},Ro=.05,To={severity:"error, warning",i:({drawing:t,_:n})=>{let e=xt(t.cut),r=iu(t.cut),o=n.ln().Jt.filter(s=>s.o<r-Ro),i=n.yt();
return It(o,Ut).map(s=>{let a=s.o<e-Ro,c=a?e:r,l=i[s.Zt]?.part===i[s.sn]?.part?i[s.Zt]?.hole===!0?"inside a hole":"within one part":"between\
 two parts",u={x:(s.q+s.it)/2,y:(s.tt+s.st)/2};return y("clear-space",a?"error":"warning",`Only ${A(s.o)} of clear space ${l}; ${A(c)} is th\
e least.`,{at:u,measured:s.o,limit:c,span:it(t,u.x,u.y)})})}};function iu(t){return $e(t)?xt(t):Math.min(Math.max(t.stroke,Po.v),Po.rt)}var su=.8,au=.05,vo={severity:"error",i:({drawing:t,_:n})=>{let e=xt(t.cut);return n.yt().flatMap((r,o)=>{if(!r.hole)return[];let{diameter:i,
at:s}=n.Jn(o,e);if(i>=e-au)return[];let a=i<su?"A pinhole":"A hole";return[y("counter","error",`${a} is only ${A(i)} wide; ${A(e)} is the le\
ast.`,{at:s,measured:i,limit:e,span:it(t,s.x,s.y)})]})}};var cu=.002,lu=.5,Oo=[0,.85,-.85],Lo={severity:"info",i:({drawing:t,_:n})=>{let e=cu*n.cn().area,r=t.strokeWidth;return t.marks.flatMap(o=>{
let i=r===null?Math.abs(H(o.path.segments)):uu(o,t,r,e);if(i>=e)return[];let s=o.path.segments[0],a=o.dot??(s===void 0?null:{x:s.x0,y:s.y0});
return[y("dead-part","info","A mark is hidden by other ink or too small to be seen.",{at:a,measured:i,limit:e,span:o.span})]})}};function uu(t,n,e,r){
let o=n.marks.filter(a=>a!==t),i=(a,c)=>o.every(l=>l.dot===null?l.path.segments.every(u=>I(u,a,c)>e/2):Math.hypot(a-l.dot.x,c-l.dot.y)>l.dot.
diameter/2);if(t.dot!==null){let{x:a,y:c,diameter:l}=t.dot,u=l*.4,m=[[0,0],[u,0],[-u,0],[0,u],[0,-u]];return m.filter(([f=0,p=0])=>i(a+f,c+p)).
length/m.length*(Math.PI/4)*l**2}let s=0;for(let a of t.path.segments){let c=M(a),l=Math.max(1,Math.ceil(c/lu));for(let u=0;u<l;u++){let m=(u+
.5)/l,f=C(a,m),p=D(a,m);for(let h of Oo){let d=h*e/2;if(i(f.x-p.y*d,f.y+p.x*d)&&(s+=c/l*e/Oo.length,s>=r))return s}}}return s}function vn({traits:t},n=[]){return t.partial&&n.some(({solid:e})=>e===!0)}var Ie={v:1.2,rt:4.4,far:5.2},mu=1/12,Co={v:.12,rt:.62,far:.68},fu=18,pu=1,du=1,$o={severity:"error, warning, info",i:({drawing:t,_:n})=>{let{
size:e}=t.cut,r=n.cn().area/e**2,o=t.strokeWidth!==null&&!vn(t,t.marks),i=o?r*e/(t.strokeWidth??1):r,s=o?hu(t.cut):yu(t.cut);if(i>s.far+1e-6)
return[y("density","error","The icon is so full that it reads as a blot.",{measured:i,limit:s.far})];if(i>s.rt){let c=!o&&i<=No(t.cut,0)+1e-6?
"info":"warning";return[y("density",c,"The icon is darker than its family.",{measured:i,limit:s.rt})]}return i>=s.v||t.traits.keyline==="sig\
n"||t.traits.partial?[]:[y("density","warning","The icon is fainter than its family.",{measured:i,limit:s.v})]}};function hu({size:t,stroke:n}){
return n<t*mu?{...Ie,rt:Ie.far}:Ie}function yu(t){return{...Co,far:Math.max(Co.far,No(t,pu))}}function No({size:t,stroke:n},e){return(Math.min(
fu*t/24+n+e,t-2*du)/t)**2}var xu=.1,gu=.5,Fo={severity:"error",i:({drawing:t,_:n})=>{if(t.twin===null||t.ink.length===0)return[];let e=xu+(t.traits.unfillable?gu:0),r=n.
inkBox(),o=t.twin.inkBox;return[{name:"left",off:r.x0-o.x0},{name:"top",off:r.y0-o.y0},{name:"right",off:r.x1-o.x1},{name:"bottom",off:r.y1-
o.y1}].filter(({off:s})=>!(Math.abs(s)<=e+1e-6)).map(({name:s,off:a})=>y("fill-bounds","error",`The ${s} edge lies ${A(Math.abs(a))} from th\
at of the outlined twin.`,{measured:Math.abs(a),limit:e}))}};var Io=1,bu=.5,Su=3,Mu=.75,_o=.05,Do={severity:"error",i:({drawing:t,_:n})=>t.cut.finish!=="filled"||t.strokeWidth!==null?[]:[...ku(t,n),...wu(
t,n)]};function ku(t,n){let e=Math.max(Io,t.cut.stroke-bu),r=n.yt(),o=n.ln().Jt.filter(i=>i.o<e-_o&&i.$t>=Su*i.o&&r[i.Zt]?.part===r[i.sn]?.part);
return It(o,Ut).map(i=>Wo(t,i,e,`A knock-out is only ${A(i.o)} wide; ${A(e)} is the least.`))}function wu(t,n){let e=Math.max(Io,Mu*t.cut.stroke),
r=n.ln().qn.filter(o=>o.o<e-_o);return It(r,Ut).map(o=>Wo(t,o,e,`The ink thins out to ${A(o.o)}; ${A(e)} is the least.`))}function Wo(t,n,e,r){
let{x:o,y:i}=Ut(n);return y("fill-knockout","error",r,{at:{x:o,y:i},measured:n.o,limit:e,span:it(t,o,i)})}function Ho(t,n){let e=0;for(let r=0;r<t.count;r++){let o=Bo(t,r),i=Bo(n,r);e+=Go(o)+Go(i)-2*Pn(o,i)}return e*t.size/t.count}function Bo({j:t,
f:n},e){return n.subarray(2*t[e],2*t[e+1])}function Go(t){let n=0;for(let e=0;e<t.length;e+=2)n+=t[e+1]-t[e];return n}var Eu=.15,Au=1/32,Pu=.5,Ru=.01,Uo={severity:"error",i:({drawing:t,_:n})=>{if(t.cut.finish!=="filled")return[];if(t.traits.unfillable){let o=t.
cut.stroke+Pu;return t.strokeWidth!==null&&Math.abs(t.strokeWidth-o)<=Ru?[]:[y("fill-real","error",`The drawing is unfillable, but its strok\
es are not ${A(o)} wide.`,{measured:t.strokeWidth,limit:o})]}if(vn(t,t.twin?.marks))return[];if(t.twin===null)return[y("fill-real","error","\
The filled drawing has no outlined twin to compare with.")];let e=Math.min(Eu*t.twin.area,Au*t.cut.size**2),r=Tu(t,n);return r>=e-1e-6?[]:[y(
"fill-real","error","The filled icon can hardly be told from the outlined one.",{measured:r,limit:e})]}};function Tu({cut:t,twin:n},e){if(n?.
ink===void 0)return Math.abs(e.cn().area-(n?.area??0));let r=e.$n();return Ho(r,sn(n.ink,t.size,r.count,"y"))}var _e=.06,vu=1,zo={severity:"warning",i:({drawing:t,_:n})=>{let e=!Number.isInteger(t.strokeWidth??t.cut.stroke),r=n.inkBox(),o={x:(r.x0+r.
x1)/2,y:(r.y0+r.y1)/2};return[{name:"left",axis:"x",value:r.x0,at:{x:r.x0,y:o.y}},{name:"top",axis:"y",value:r.y0,at:{x:o.x,y:r.y0}},{name:"\
right",axis:"x",value:r.x1,at:{x:r.x1,y:o.y}},{name:"bottom",axis:"y",value:r.y1,at:{x:o.x,y:r.y1}}].flatMap(({name:s,axis:a,value:c,at:l})=>{
let u=Math.abs(c-Math.round(c));return!(u>_e)||e&&u>.5-_e||!n.Cn().some((m,f,p)=>Ou(m,a,c,p))?[]:[y("ink-box","warning",`The ${s} edge of th\
e ink lies ${A(u)} off the pixel grid.`,{at:l,measured:u,limit:_e})]})}};function Ou(t,n,e,r){if(t.kind==="line"){let[s,a]=n==="x"?[t.x0,t.x1]:
[t.y0,t.y1];return t.length>=vu&&Math.abs(s-e)<.01&&Math.abs(a-e)<.01}if(t.kind==="corner"||!t.et)return!1;let i=n==="x"?t.cx:t.cy;return Math.
abs(Math.abs(e-i)-t.r)<.01&&Lu(t,r)}function Lu(t,n){return n.every(e=>e.g!==t.g||e.kind==="corner"||e.kind==="arc"&&Math.hypot(e.cx-t.cx,e.
cy-t.cy)<.01&&Math.abs(e.r-t.r)<.01)}var De=.3,jo={severity:"error",i:({drawing:t,_:n})=>{let e=n.yt(),r=e.flatMap((o,i)=>{if(o.hole)return[];let s=e.filter(a=>a.hole&&a.part===
i);return[{box:o.box,area:s.reduce((a,c)=>a-c.area,o.area)}]});return r.length===0?[y("ink-empty","error","The drawing has no ink.",{measured:0,
limit:De})]:r.filter(o=>o.area<De).map(({box:o,area:i})=>{let s={x:(o.x0+o.x1)/2,y:(o.y0+o.y1)/2};return y("ink-empty","error","A crumb of i\
nk is too small to be seen.",{at:s,measured:i,limit:De,span:it(t,s.x,s.y)})})}};var We=.03,Cu=.5,Xo=.5,Vo=1,$u=1.5,Yo={severity:"error, warning",i:({drawing:t})=>{if(t.strokeWidth===null)return[];let e=t.marks.flatMap(Iu).
flatMap(r=>Nu(r,t,t.strokeWidth??0)).sort((r,o)=>(r.measured??0)-(o.measured??0));return It(e,({at:r})=>({x:r?.x??0,y:r?.y??0,Nn:Cu}))}};function Nu(t,n,e){
let{o:r,Qn:o}=_u(t,n,e);if(r<=We||r>=Vo*e-1e-6)return[];let i=r<=Xo*e+1e-6;if(!i&&n.cap==="butt")return[];let s={at:{x:t.x,y:t.y},measured:r,
span:t.Rt.span};if(o!==null&&Fu(t,o,r))return i?[y("join","warning",`A stroke sticks out by only ${A(r)} where it crosses another.`,{...s,limit:Xo*
e})]:[];let a=`A stroke ends ${A(r)} from the middle of another: it neither meets it nor clears it.`;return[y("join",i?"error":"warning",a,{
...s,limit:i?We:Vo*e})]}function Fu(t,n,e){return t.Sn.slice(0,2).some(r=>yt(r,n).some(o=>Math.hypot(o.x-t.x,o.y-t.y)<=$u*e))}function Iu(t){
let n=t.path.segments,e=n[0],r=n[n.length-1];return t.path.closed||t.dot!==null||e===void 0||r===void 0?[]:[{Rt:t,x:e.x0,y:e.y0,Sn:n},{Rt:t,
x:r.x1,y:r.y1,Sn:[...n].reverse()}]}function _u(t,n,e){let r=1/0,o=null,i=(a,c)=>{a>=r||(r=a,o=c)};for(let a of n.marks)if(a!==t.Rt)if(a.dot!==
null)i(Math.hypot(a.dot.x-t.x,a.dot.y-t.y),null);else for(let c of a.path.segments)Du(t,c,a,n)||i(I(c,t.x,t.y),c);let s=0;return t.Sn.forEach(
(a,c)=>{c>=2&&s>=Math.PI*e&&i(I(a,t.x,t.y),a),s+=M(a)}),{o:r,Qn:o}}function Du(t,n,e,{cap:r}){if(r!=="butt"||e.path.closed)return!1;let{x:o,
y:i,o:s}=Ht(n,t.x,t.y);if(s<=We)return!1;let a=e.path.segments[0],c=e.path.segments[e.path.segments.length-1];return Math.hypot(o-a.x0,i-a.y0)<
1e-6||Math.hypot(o-c.x1,i-c.y1)<1e-6}var qo=1,Wu=.03,Ko={severity:"error",i:({drawing:t,_:n})=>{let e=n.inkBox(),r=t.cut.size;return[{name:"left",room:e.x0,x:e.x0,y:(e.y0+e.y1)/
2},{name:"top",room:e.y0,x:(e.x0+e.x1)/2,y:e.y0},{name:"right",room:r-e.x1,x:e.x1,y:(e.y0+e.y1)/2},{name:"bottom",room:r-e.y1,x:(e.x0+e.x1)/
2,y:e.y1}].filter(i=>i.room<qo-Wu).map(({name:i,room:s,x:a,y:c})=>y("live-area","error",s<0?`The ink runs ${A(-s)} over the ${i} edge.`:`The\
 ink comes within ${A(s)} of the ${i} edge.`,{at:{x:a,y:c},measured:s,limit:qo,span:it(t,a,c)}))}};function Zo(t,n,e){return t.flatMap(r=>r.dot!==null?[]:r.path.segments.flatMap(o=>{if(o.kind==="arc"||Math.hypot(o.x1-o.x0,o.y1-o.y0)<e)return[];
let i=(o.x0+o.x1)/2,s=(o.y0+o.y1)/2;return Math.abs(o.x1-o.x0)<.02?[{axis:"x",t:i-n/2,high:i+n/2,un:s,ink:!0}]:Math.abs(o.y1-o.y0)<.02?[{axis:"\
y",t:s-n/2,high:s+n/2,un:i,ink:!0}]:[]}))}function Jo(t,n,e,r){let o=t.filter(i=>i.kind==="line"&&i.length>=n).flatMap(Bu);return o.flatMap(
i=>{let s=null;for(let l of o)l.axis!==i.axis||l.mn===i.mn||l.place<=i.place||Math.min(i.to,l.to)-Math.max(i.from,l.from)<n||(s===null||l.place<
s.place)&&(s=l);if(s===null)return[];let a=i.mn<0;if(s.place-i.place>(a?e:r)+1e-6)return[];let c=(Math.max(i.from,s.from)+Math.min(i.to,s.to))/
2;return[{axis:i.axis,t:i.place,high:s.place,un:c,ink:a}]})}function Bu(t){return Math.abs(t.x1-t.x0)<.02?[{axis:"x",place:(t.x0+t.x1)/2,mn:Math.
sign(t.k),from:t.top,to:t.bottom}]:Math.abs(t.y1-t.y0)<.02?[{axis:"y",place:(t.y0+t.y1)/2,mn:Math.sign(t.w),from:t.left,to:t.right}]:[]}var On=.06,Qo=1.5,Gu=.25,ti=1.3,Hu=1.6,ni=.97,ri={severity:"error, warning, info",i:({drawing:t,_:n})=>{let e=t.strokeWidth===null?Jo(n.Cn(),
Qo,ti*t.cut.stroke,Math.max(ti*t.cut.stroke,Hu)):Zo(t.marks,t.strokeWidth,Qo),r=new Set;return e.flatMap(o=>{let i=Math.min(ei(o.t),ei(o.high)),
s=`${o.axis} ${o.t.toFixed(2)} ${o.high.toFixed(2)}`;return i<=On||r.has(s)?[]:(r.add(s),[Uu(o,i,e,t,n)])})}};function ei(t){return Math.abs(
t-Math.round(t))}function Uu(t,n,e,r,o){let i=(t.t+t.high)/2,s=t.axis==="x"?{x:i,y:t.un}:{x:t.un,y:i},a={at:s,measured:n,limit:On,span:it(r,
s.x,s.y)},c=`${t.axis==="x"?"An upright":"A level"} ${t.ink?"stroke":"knock-out"}`;if(ju(t,e,o)){let l=n>Gu+On?"warning":"info";return y("pi\
xel-snap",l,`${c} on the axis of symmetry has no edge on the pixel grid.`,a)}return y("pixel-snap","error",`${c} lies ${A(n)} off the pixel \
grid.`,a)}function zu(t){return Math.abs(t/2-Math.round(t/2))<.01}function ju(t,n,e){let r=e.inkBox(),o=t.axis==="x"?(r.x0+r.x1)/2:(r.y0+r.y1)/
2;if(zu(t.high-t.t))return!1;let i=n.filter(a=>a.axis===t.axis&&Math.abs((a.t+a.high)/2-o)<=On);return i.includes(t)?new Set(i.map(a=>`${a.ink}\
 ${(a.high-a.t).toFixed(1)}`)).size===1&&(e.Nt()[t.axis]>=ni||e.Zn()>=ni):!1}var oi=20*Math.PI/180,ii=170*Math.PI/180,si=1.5*Math.PI/180;function ai(t){let{segments:n,closed:e}=t,r=n.length,o=e?Math.sign(H(n)):0,i=a=>e?
n[(a+r)%r]:n[a],s=(a,c)=>{let l=i(a+c);return l!==void 0&&l.kind==="arc"&&Math.abs(l.sweep)<ii?l.r*Math.tan(Math.abs(l.sweep)/2):0};return n.
flatMap((a,c)=>{if(a.kind==="line"){let d=i(c+1);if(d===void 0||d.kind==="arc"||d===a)return[];let S=L(a,d);if(Math.abs(S)<oi)return[];let R=Math.
min(M(a)+s(c,-1),M(d)+s(c+1,1));return[{x:a.x1,y:a.y1,radius:0,cx:a.x1,cy:a.y1,turn:Math.abs(S),et:S*o>0,side:R}]}let l=i(c-1),u=i(c+1),m=Math.
abs(a.sweep);if(l?.kind!=="line"||u?.kind!=="line"||m<oi||m>ii)return[];if(Math.abs(L(l,a))>si||Math.abs(L(a,u))>si)return[];let f=a.r*Math.
tan(m/2),p=Math.min(M(l)+s(c-1,-1),M(u)+s(c+1,1))+f,h=a.start+a.sweep/2;return[{x:a.cx+a.r*Math.cos(h),y:a.cy+a.r*Math.sin(h),radius:a.r,cx:a.
cx,cy:a.cy,turn:m,et:a.sweep*o>0,side:p}]})}var an=.1,Xu=3.4,Vu=75,Yu=3.2,qu=2.5,Ku=4,Zu=1,Ju=.3,Qu=.5,tm=.5,Be=24,li={severity:"error, warning",i:({drawing:t})=>{let n=t.marks.filter(
o=>o.dot===null).flatMap(o=>ai(o.path).map(i=>({corner:i,Rt:o})));if(t.cut.radius===0)return em(t,n);let e=n.filter(({corner:o})=>o.et&&o.side>=
Zu),r=e.filter(o=>o.corner.radius===0&&!ui(o.corner)&&!mi(o.corner,t)&&!nm(o,t));if(r.length>=Ku&&e.every(({corner:o})=>o.radius===0)){let o=r[0];
return[y("radius","error",`All ${r.length} closed corners are sharp, although the cut rounds corners.`,{at:o.corner,measured:0,limit:Ln(t),span:o.Rt.
span})]}return t.strokeWidth===null?[]:[...r.map(o=>rm(o,t)),...n.flatMap(o=>om(o,t,n))]}};function Ln(t){return t.cut.radius*t.cut.size/Be}
function nm({corner:t,Rt:n},e){return e.marks.some(r=>r!==n&&r.path.segments.some(o=>I(o,t.x,t.y)<an))}function em(t,n){let e=qu*t.cut.size/
Be+(t.strokeWidth===null?t.cut.stroke/2:0),r=n.filter(({corner:o})=>o.et);return r.some(({corner:o})=>o.radius===0)?r.filter(({corner:o})=>o.
radius>0&&o.radius<=e).map(({corner:o,Rt:i})=>y("radius","warning",`A corner is rounded by ${A(o.radius)}, although the cut asks for sharp o\
nes.`,{at:o,measured:o.radius,limit:0,span:i.span})):[]}function ui(t){return 180-t.turn*180/Math.PI<Vu}function mi(t,n){return t.side<Xu*Ln(
n)*Math.tan(t.turn/2)}function ci({turn:t},n){return n*(1/Math.cos(t/2)-1)}function rm({corner:t,Rt:n},e){return y("radius","warning","A clo\
sed corner is sharp, although the cut rounds corners.",{at:t,measured:0,limit:Ln(e),span:n.span})}function om({corner:t,Rt:n},e,r){let o=Ln(
e),{stroke:i,size:s}=e.cut,a=t.radius;return a===0||a>Yu*s/Be?[]:a>=Qu*o-an&&a<=o+an?[]:[o-i,o+i].some(l=>Math.abs(a-l)<=an)?[]:a<o&&(ui(t)||
mi(t,e))?[]:a<o&&ci(t,o)-ci(t,a)<=tm?[]:Math.abs(2*a-t.side)<=an?[]:r.some(l=>l.corner!==t&&l.corner.radius>0&&Math.hypot(l.corner.cx-t.cx,l.
corner.cy-t.cy)<=Ju)?[]:[y("radius","warning",`A corner is rounded by ${A(a)} instead of ${A(o)}.`,{at:t,measured:a,limit:o,span:n.span})]}var cn=["circle","square","wide","tall","sign","free"];function Et(t){return t.reduce((n,e)=>n+(e.dot?.diameter??e.path.segments.reduce((r,o)=>r+
M(o),0)),0)}var Ge=3,im=1.5,fi=.93,sm=.02,pi={severity:"error",i:({drawing:t,fn:n})=>{let e=n.some(({name:o})=>o==="slash"),r=t.strokeWidth===null?t.twin?.
marks??[]:t.marks;return n.flatMap(({name:o,shapes:i})=>i.flatMap(s=>{let a=r.filter(({span:c})=>c.start===s.span.start&&c.end===s.span.end);
return e?am(o,s,a):cm(o,s,a,t)}))}};function am(t,{span:n,pieces:e},r){if(e>1||r.length<=Ge)return[];let o=`The ${t.replaceAll("-"," ")} is \
cut into ${r.length} pieces; ${Ge} are the most.`;return[y("scraps","error",o,{measured:r.length,limit:Ge,span:n})]}function cm(t,n,e,{cut:r,
traits:o}){let{span:i,length:s,isPlain:a}=n;if(o.badge===null||!a||s>im*r.size)return[];let c=Et(e)/s;if(c>=fi||c<=sm)return[];let l=`A smal\
l shape of the ${t.replaceAll("-"," ")} is bitten by what lies over it.`;return[y("scraps","error",l,{measured:Math.round(100*c)/100,limit:fi,
span:i})]}var lm=.66,um=.5,di=.75,mm=1,fm=1,pm={circle:{width:20,height:20},square:{width:18,height:18},wide:{width:20,height:16},tall:{width:16,height:20}},
hi={severity:"error, warning",i:({drawing:t,_:n})=>{let e=n.inkBox(),r=e.x1-e.x0,o=e.y1-e.y0,i=Math.max(r,o);if(!(i>0))return[];let s=t.cut.
size,a=t.traits.keyline==="sign",c=s*(a?um:lm);return i<c-1e-6?[y("size","error",`The ink is only ${A(i)} large; ${A(c)} is the least.`,{measured:i,
limit:c})]:a?[]:i<s*di-1e-6?[y("size","warning",`The ink is only ${A(i)} large; its family is larger.`,{measured:i,limit:s*di})]:dm(t.traits.
keyline,r,o,t.cut)}};function dm(t,n,e,r){let{size:o,stroke:i}=r,s=pm[t];if(s===void 0)return[];let a=l=>Math.min(l*o/24+i,o-2*fm);return[{name:"\
wide",measured:n,limit:a(s.width)},{name:"high",measured:e,limit:a(s.height)}].filter(l=>Math.abs(l.measured-l.limit)>mm+kt(r)+1e-6).map(({name:l,
measured:u,limit:m})=>y("size","warning",`The ink is ${A(u)} ${l}; the keyline ${t} asks for ${A(m)}.`,{measured:u,limit:m}))}var hm=.01,ym=.5,yi={severity:"error",i:({drawing:t})=>{let{cut:n,strokeWidth:e,cap:r,join:o}=t,i=[];if(e===null)return n.finish==="outlined"&&
i.push(y("stroke-even","error","The outlined drawing is not made of strokes.")),i;let s=n.finish==="filled"&&t.traits.unfillable?n.stroke+ym:
n.stroke;return Math.abs(e-s)>hm&&i.push(y("stroke-even","error",`The strokes are ${A(e)} wide instead of ${A(s)}.`,{measured:e,limit:s})),r===
"round"!=(o==="round")&&i.push(y("stroke-even","error",`The strokes end ${r} but join ${o}.`)),i}};var xm=1/8,gm=1,xi=1,gi=4,Si={severity:"warning",i:({drawing:t,_:n})=>{let{size:e,stroke:r}=t.cut;if(r/e<=xm)return[];let o=Math.floor((e-2*
gm+xi)/(r+xi)),i=Math.max(bi(n.$n()),bi(n.p())),s=n.yt().filter(a=>!a.hole).length;return[...i>o?[y("stroke-fit","warning",`${i} strokes lie\
 side by side; ${o} fit.`,{measured:i,limit:o})]:[],...s>o?[y("stroke-fit","warning",`The icon has ${s} parts; ${o} fit.`,{measured:s,limit:o})]:
[]]}};function bi(t){let n=0;for(let e=0;e+gi<=t.count;e++){let r=1/0;for(let o=e;o<e+gi;o++)r=Math.min(r,t.j[o+1]-t.j[o]);n=Math.max(n,r)}return n}var bm=t=>`0 0 ${t} ${t}`,Mi={severity:"error",i:({document:t,drawing:n})=>{let e=n.cut.size;return[["viewBox",bm(e)],["width",`${e}`],["hei\
ght",`${e}`]].flatMap(([o,i])=>{let s=t.attributes.get(o);if(s===i)return[];let a=`The ${o} is ${s===void 0?"missing":JSON.stringify(s)}; it\
 must be "${i}".`,c=o==="viewBox"||s===void 0||!/^[\d.]+$/.test(s)?null:Number(s);return[y("svg-canvas","error",a,{measured:c,limit:o==="vie\
wBox"?null:e})]})}};function Nn(t){let n={d:t,at:0,problems:[],ct:[],segments:[],x:0,y:0,Fn:0,In:0,zt:!1,Qt:!1},e=null;for($n(n);n.at<t.length&&n.problems.length===
0;){let r=t.charAt(n.at);if(/[a-zA-Z]/.test(r))e=r,n.at++;else if(e===null||e==="Z"||e==="z"){n.problems.push(`Path data has ${Fn(r)} where \
a command must stand.`);break}Mm(n,e),e==="M"&&(e="L"),e==="m"&&(e="l"),wi(n,e==="Z"||e==="z")}return!n.zt&&n.problems.length===0&&n.problems.
push("Path data is empty."),He(n,!1),{ct:n.ct,problems:n.problems}}var Sm={M:2,L:2,H:1,V:1,A:7,Z:0};function Mm(t,n){let e=n.toUpperCase(),r=Sm[e];
if(r===void 0){t.problems.push(`Path data has the command ${Fn(n)}; only M, L, H, V, A and Z are in the contract.`);return}if(!t.zt&&e!=="M"){
t.problems.push("Path data must begin with M.");return}let o=Em(t,e,r);if(o===null)return;let i=n===e?0:t.x,s=n===e?0:t.y,[a=0,c=0]=o;e==="M"?
km(t,i+a,s+c):e==="L"?Cn(t,i+a,s+c):e==="H"?Cn(t,i+a,t.y):e==="V"?Cn(t,t.x,s+a):e==="A"?wm(t,o,i,s):He(t,!0)}function km(t,n,e){He(t,!1),Object.
assign(t,{x:n,y:e,Fn:n,In:e,zt:!0,Qt:!0})}function Cn(t,n,e){t.segments.push(g(t.x,t.y,n,e)),t.Qt=!1,t.x=n,t.y=e}function wm(t,n,e,r){let[o=0,
i=0,,s,a,c=0,l=0]=n,u=e+c,m=r+l,f=Math.hypot(u-t.x,m-t.y);if(o!==i&&t.problems.push(`Path data has an arc with two radii (${o} and ${i}); on\
ly circles are drawn.`),o>0||t.problems.push(`Path data has an arc of radius ${o}.`),t.problems.length>0)return;if(f===0){Cn(t,u,m);return}let p=2*
Math.asin(Math.min(1,f/(2*o))),h=s===1?2*Math.PI-p:p;t.segments.push(nt(t.x,t.y,u,m,a===1?h:-h)),t.Qt=!1,t.x=u,t.y=m}function He(t,n){let{segments:e,
x:r,y:o,Fn:i,In:s}=t;n&&Math.hypot(i-r,s-o)>1e-9&&e.push(g(r,o,i,s)),e.length>0&&t.ct.push({segments:e,closed:n}),t.Qt&&t.problems.length===
0&&t.problems.push("Path data has a move that draws nothing."),t.segments=[],t.Qt=!1,n&&(t.x=i,t.y=s)}function Em(t,n,e){let r=[];$n(t);for(let o=0;o<
e;o++){o>0&&wi(t,!1);let s=n==="A"&&(o===3||o===4)?Tm(t):Rm(t);if(s===null)return null;r.push(s)}return r}var Am=/-?(?:\d+(?:\.\d+)?|\.\d+)(?![eE\d])/y,
Pm=/[01](?![\d.])/y;function Rm(t){let n=ki(t,Am);return n===null||n.length>12?(t.problems.push(`Path data has ${Fn(t.d.slice(t.at,t.at+12))}\
 where a number must stand.`),null):Number(n)}function Tm(t){let n=ki(t,Pm);if(n!==null)return Number(n);let e=Fn(t.d.slice(t.at,t.at+6));return t.
problems.push(`Path data has ${e} where an arc flag must stand: 0 or 1, written apart.`),null}function ki(t,n){n.lastIndex=t.at;let e=n.exec(
t.d);return e===null?null:(t.at+=e[0].length,e[0])}function $n(t){for(;/[ \t\n\r]/.test(t.d.charAt(t.at));)t.at++}function wi(t,n){$n(t),!(n||
t.d.charAt(t.at)!==",")&&(t.at++,$n(t),/[-.\d]/.test(t.d.charAt(t.at))||t.problems.push("Path data has a comma that no number follows."))}function Fn(t){
return JSON.stringify(t)}function In(t){let n=e=>Number(t.attributes.get(e)??"0");switch(t.name){case"path":return Nn(t.attributes.get("d")??"").ct;case"line":return[
{segments:[g(n("x1"),n("y1"),n("x2"),n("y2"))],closed:!1}];case"polyline":return Ei(t,!1);case"polygon":return Ei(t,!0);case"circle":return[
{segments:[ht(n("cx"),n("cy"),n("r"),0,2*Math.PI)],closed:!0}];case"ellipse":return[{segments:[ht(n("cx"),n("cy"),(n("rx")+n("ry"))/2,0,2*Math.
PI)],closed:!0}];case"rect":{let e=Math.min(n("rx")||n("ry"),n("ry")||n("rx"));return[vm(n("x"),n("y"),n("width"),n("height"),e)]}default:return[]}}
function Ei(t,n){let e=(t.attributes.get("points")??"").trim().split(/[\s,]+/).map(Number),r=[];for(let s=2;s+1<e.length;s+=2)r.push(g(e[s-2]??
0,e[s-1]??0,e[s]??0,e[s+1]??0));let o=r[0],i=r.at(-1);return o===void 0||i===void 0?[]:(n&&r.push(g(i.x1,i.y1,o.x0,o.y0)),[{segments:r,closed:n}])}
function vm(t,n,e,r,o){let i=Math.min(o,e/2,r/2),[s,a,c]=[t+e,n+r,Math.PI/2];return{segments:[g(t+i,n,s-i,n),ht(s-i,n+i,i,-c,c),g(s,n+i,s,a-
i),ht(s-i,a-i,i,0,c),g(s-i,a,t+i,a),ht(t+i,a-i,i,c,c),g(t,a-i,t,n+i),ht(t+i,n+i,i,2*c,c)].filter(m=>Math.hypot(m.x1-m.x0,m.y1-m.y0)>1e-9),closed:!0}}var Ai=.005,Om=.05,Lm=1,Cm=[1.5,2],$m=.06,ln=.02,Ri={severity:"error, warning",i:({document:t})=>{let n=(t.attributes.get("stroke")??"none")!==
"none",e=Number(t.attributes.get("stroke-width")??"1"),r=n&&e>0?{width:e,cap:t.attributes.get("stroke-linecap")??"butt"}:null;return t.elements.
flatMap(o=>Nm(o,r))}};function Nm(t,n){let e=In(t),r=e.flatMap(o=>Fm(t,o));return r.length>0||n===null?r:e.flatMap(o=>Im(t,o,n,e))}function Fm(t,n){
let e=n.segments.find(i=>M(i)<Ai);if(e===void 0&&n.segments.length>0)return[];let r=e===void 0?null:{x:e.x0,y:e.y0},o=`A segment of a <${t.name}\
> has no length; optimisers delete it.`;return[y("svg-dot","error",o,{at:r,measured:e===void 0?0:M(e),limit:Ai})]}function Im(t,n,e,r){let[o,
...i]=n.segments;if(o===void 0)return[];let s={x:o.x0,y:o.y0},a=n.segments.reduce((m,f)=>m+M(f),0);if(a<=Om)return e.cap!=="butt"||n.closed?
[]:[y("svg-dot","error","A dot of almost no length shows nothing with butt caps.",{at:s,measured:a,limit:e.width})];let c=Ti(n.segments);if(c!==
null&&c.r<e.width/2-ln&&!r.some(m=>m!==n&&_m(m,c))){let m=`A circle of radius ${c.r.toFixed(2)} under a stroke of ${e.width} keeps a hole in\
 its middle.`;return[y("svg-dot","error",m,{at:{x:c.cx,y:c.cy},measured:c.r,limit:e.width/2})]}let l=c??Dm(o,i);if(l!==null&&l.r<=e.width/2+
ln)return Pi(2*l.r+e.width,e,l.cx,l.cy);if(t.name!=="rect")return[];let u=Math.max(...n.segments.map(M));return u<e.width?Pi(u+e.width,e,s.x+
u/2,s.y+u/2):[]}function Pi(t,n,e,r){let o=Cm.map(a=>a*n.width);if(o.some(a=>Math.abs(t-a)<=$m))return[];let i=Math.max(...o),s=`A dot is pa\
inted ${t.toFixed(2)} px wide; ${[Lm*n.width,...o].join(", ")} are the sizes of dots under this stroke.`;return[y("svg-dot","warning",s,{at:{
x:e,y:r},measured:t,limit:i})]}function _m(t,n){return t.segments.some(e=>Ht(e,n.cx,n.cy).o<=ln)}function Ti(t){let[n]=t;if(n===void 0||n.kind===
"line")return null;let e=0;for(let r of t){if(r.kind==="line"||Math.hypot(r.cx-n.cx,r.cy-n.cy)>ln)return null;e+=r.sweep}return Math.abs(e)>
2*Math.PI-.1?n:null}function Dm(t,n){let e=Ti(n);return e===null||t.kind==="arc"?null:Math.hypot(t.x0-e.cx,t.y0-e.cy)<=ln?e:null}var vi=12,Oi=9,Ue=4096,Li={severity:"error, warning",i:({document:t})=>{let n=t.problems.map(r=>y("svg-form","error",r)),e=t.elements.length;
if(e>Oi){let r=e>vi,o=r?vi:Oi,i=`The SVG has ${e} elements; ${o} are the most.`;n.push(y("svg-form",r?"error":"warning",i,{measured:e,limit:o}))}
if(t.sizeBytes>Ue){let r=`The SVG has ${t.sizeBytes} bytes; ${Ue} are the most.`;n.push(y("svg-form","error",r,{measured:t.sizeBytes,limit:Ue}))}
return n}};var Wm=new Set(["none","currentColor"]),Bm=["fill","stroke","color"],$i={severity:"error",i:({document:t})=>{let n=t.attributes,e=[...Ci("sv\
g",n),...t.elements.flatMap(({name:i,attributes:s})=>Ci(i,s))],r=n.get("fill"),o=n.get("stroke")??"none";return r===void 0&&e.push(y("svg-pa\
int","error","The <svg> has no fill, so viewers fill it with black.")),r==="none"&&o==="none"&&e.push(y("svg-paint","error","The <svg> has n\
either a fill nor a stroke, so nothing shows.")),e}};function Ci(t,n){let e=[];for(let r of Bm){let o=n.get(r);o===void 0||Wm.has(o)||e.push(
y("svg-paint","error",`<${t}> has the ${r} ${JSON.stringify(o)}; only none and currentColor are allowed.`))}for(let r of n.keys())!r.endsWith(
"opacity")&&r!=="style"||e.push(y("svg-paint","error",`<${t}> has the attribute ${r}; ink is opaque and painted by the root alone.`));return e}var ze=2,Ni=3,Fi={severity:"error, warning",i:({document:t})=>{let r=[t.attributes,...t.elements.map(l=>l.attributes)].flatMap(l=>[...l].filter(
([u])=>u!=="xmlns").map(([,u])=>u)).flatMap(l=>l.match(/\d*\.\d+/g)??[]).filter(l=>_n(l)>ze);if(r.length===0)return[];let o=r.reduce((l,u)=>_n(
u)>_n(l)?u:l),i=_n(o),s=i>Ni,a=s?Ni:ze,c=`${r.length} ${r.length===1?"number has":"numbers have"} more than ${ze} decimals, at most ${i}: ${o}\
.`;return[y("svg-precision",s?"error":"warning",c,{measured:i,limit:a})]}};function _n(t){return t.length-t.indexOf(".")-1}var zt=16,Gm=.00137;function _i(t){let n=t.flatMap(a=>[...a]);if(n.length===0)return{area:0,at:null};let{y0:e,y1:r}=T(n),o=Math.floor(e*zt),
i=Array.from({length:Math.max(0,Math.ceil(r*zt)-o)},()=>[]);for(let a of n)Hm(a,o,i);let s={length:0,Ut:-1/0,x:0,y:0};for(let a=0;a<i.length;a++)
jm(i[a],Di(o+a),s);return{area:s.length/zt,at:s.Ut===-1/0?null:{x:s.x,y:s.y}}}function Di(t){return(t+.5)/zt+Gm}function Hm(t,n,e){let{y0:r,
y1:o}=T([t]),i=Math.min(e.length,Math.ceil(o*zt)+1-n);for(let s=Math.max(0,Math.floor(r*zt)-1-n);s<i;s++){let a=Di(n+s);t.kind==="line"?Um(t,
a,e[s]):zm(t,a,e[s])}}function Um({x0:t,y0:n,x1:e,y1:r},o,i){n<=o!=r<=o&&i.push(t+(e-t)*(o-n)/(r-n),r>n?1:-1)}function zm(t,n,e){let r=(n-t.
cy)/t.r;if(Math.abs(r)>=1)return;let o=Math.asin(r);Ii(t,o,e),Ii(t,Math.PI-o,e)}function Ii({cx:t,r:n,start:e,sweep:r},o,i){let s=2*Math.PI,
a=r>0?o-e:e-o;if(a-Math.floor(a/s)*s>Math.abs(r))return;let l=Math.cos(o);i.push(t+n*l,l*r>0?1:-1)}function jm(t,n,e){Xm(t);let r=0;for(let i=1;i<
t.length;i+=2)r+=t[i];if(r!==0)return;let o=0;for(let i=0;i+2<t.length;i+=2){if(o+=t[i+1],o===0||o%2!==0)continue;let[s,a]=[t[i],t[i+2]];e.length+=
a-s,!(a-s<=e.Ut)&&(e.Ut=a-s,e.x=(s+a)/2,e.y=n)}}function Xm(t){for(let n=2;n<t.length;n+=2){let[e,r]=[t[n],t[n+1]],o=n-2;for(;o>=0&&t[o]>e;o-=
2)t[o+2]=t[o],t[o+3]=t[o+1];t[o+2]=e,t[o+3]=r}}var Wi=.05,Bi={severity:"error",i:({document:t})=>(t.attributes.get("stroke")??"none")!=="none"?[]:t.elements.flatMap(e=>{let{area:r,at:o}=_i(
In(e).map(s=>s.segments));if(r<=Wi)return[];let i=`The two fill rules paint <${e.name}> differently on ${r.toFixed(2)} px².`;return[y("svg-\
winding","error",i,{at:o,measured:r,limit:Wi})]})};var Vm=.97,Gi=.995,Hi={severity:"warning",i:({drawing:t,_:n})=>{if(t.traits.partial||t.traits.badge!==null||kt(t.cut)>0)return[];let{x:e,y:r}=n.Nt();
return[{name:"Left and right",share:e},{name:"Top and bottom",share:r}].filter(({share:i})=>i>=Vm&&i<Gi).map(({name:i,share:s})=>y("symmetry",
"warning",`${i} differ by ${Math.round((1-s)*1e3)/10} % of the ink: nearly symmetrical.`,{measured:s,limit:Gi}))}};var Ui=1,Ym=20,zi=.3,ji={severity:"warning",i:({drawing:t})=>t.marks.flatMap(n=>{let{segments:e,closed:r}=n.path;return e.flatMap((o,i)=>{let s=e[i+
1]??(r?e[0]:void 0);if(s===void 0||o.kind==="line"&&s.kind==="line")return[];if(M(o)<zi||M(s)<zi)return[];let a=Math.abs(L(o,s))*180/Math.PI;
return a<Ui||a>Ym?[]:[y("tangent","warning",`A curve meets its neighbour with a bend of ${Math.round(a)}°.`,{at:{x:o.x1,y:o.y1},measured:a,
limit:Ui,span:n.span})]})})};function Xi(t,n,e,r,o){let i=new Uint8Array(n*n);for(let a=0;a<i.length;a++)i[a]=(e?t[a]:1-t[a])>=o?1:0;let s=[];for(let a=0;a<i.length;a++)
i[a]===1&&s.push(qm(a,{coverage:t,size:n,ink:e,te:r},i));return s}function qm(t,{coverage:n,size:e,ink:r,te:o},i){let s=[t];i[t]=0;let a=0,c=!1;
for(let l=s.pop();l!==void 0;l=s.pop()){let u=l%e,m=(l-u)/e;a+=r?n[l]:1-n[l],(u===0||m===0||u===e-1||m===e-1)&&(c=!0);for(let f=m===0?0:-1;f<=
(m===e-1?0:1);f++)for(let p=u===0?0:-1;p<=(u===e-1?0:1);p++){let h=l+f*e+p;i[h]===0||!o&&p!==0&&f!==0||(i[h]=0,s.push(h))}}return{area:a,ne:c}}var Vi=.5,un={v:.49,rt:.51},Km=4,Zm=.35,Ki={severity:"error, warning",i:({drawing:t,_:n})=>{let e=n.yt(),r=e.map((u,m)=>e.reduce((f,p)=>(u.hole?
p.St===m:p.hole&&p.part===m)?f-p.area:f,u.area)),o=e.filter((u,m)=>r[m]>=Vi),i=o.filter(u=>!u.hole),s=o.filter(u=>u.hole),a=n.coverage(),{size:c}=t.
cut,l=(u,m,f)=>Xi(a,c,u,m,f).filter(p=>p.area>=Vi&&(u||!p.ne)).length;return[...qi("part",i,(u,m)=>l(!0,u,m),u=>Yi(u,a,c)),...qi("hole",s,(u,m)=>l(
!1,u,m),u=>Yi(u,a,c))]}};function Yi({area:t,box:n,hole:e},r,o){if(t>Km)return!1;let i=0;for(let s=Math.max(0,Math.floor(n.y0));s<Math.min(o,
n.y1);s++)for(let a=Math.max(0,Math.floor(n.x0));a<Math.min(o,n.x1);a++){let c=r[s*o+a];i=Math.max(i,e?1-c:c)}return i>=Zm&&i<un.v}function qi(t,n,e,r){
let o=n.length,i=n.filter(r).length,s=e(!1,un.v)+i;if(s<o&&(s=Math.max(s,e(!1,un.rt)+i)),s<o)return[y("topology","error",`${t==="part"?"Part\
s run together or vanish":"Holes close"} at this size: ${s} of ${o} are left.`,{measured:s,limit:o})];let a=e(!0,un.v);return a>o&&(a=Math.min(
a,e(!0,un.rt))),a<=o?[]:t==="part"?[y("topology","error",`A part breaks at this size: ${a} instead of ${o}.`,{measured:a,limit:o})]:[y("topo\
logy","warning",`A notch closes to a hole at this size: ${a} instead of ${o}.`,{measured:a,limit:o})]}var Jm=.5,Qm=.6,tf=6,nf=.55,ef={few:.5,many:.45},Xe=5,Zi=.12,rf=4.5,of=.12,sf=.08,Ji=.35,af=.3,cf=.77,lf=.45,uf=.6,mf=.6,ff=1.4,pf=.77,df=.7,
hf=.5,Qi=.85,ts={severity:"error",i:({drawing:t,fn:n})=>yf(t,n)};function yf(t,n){let e=n.some(({name:i})=>i==="slash"),r=t.strokeWidth===null?
t.twin?.marks??[]:t.marks,o=e?Mf(n,r):null;return[...n.flatMap(i=>gf(i,r,e?xf(t):null,t)),...e&&K(t.cut)<Xe?n.flatMap(i=>Rf(i,r)):[],...o===
null?[]:[...kf(r,o),...wf(n,o,t)]]}function xf({cut:t}){return ef[K(t)<Xe?"few":"many"]}function gf({name:t,spans:n,shapes:e},r,o,i){let{cut:s}=i,
a=e.reduce((d,{length:S})=>d+S,0);if(a===0)return[];let c=r.filter(({span:d})=>n.some(S=>d.start>=S.start&&d.end<=S.end)),l=o===null&&K(s)<rf,
u=e.map(d=>Af(d,c.filter(ns(d.span)),a,l)),m=Et(c)/a,f=o??(l?Sf(e,a,s):bf(i)),p=t.replaceAll("-"," ");if(m<f){let d=`The ${p} is hardly left\
 at this cut: ${Math.round(100*m)} % of its lines.`;return[jt(d,m,f,n[0])]}let h=o===null?u.find(({ee:d})=>d):void 0;if(h!==void 0){let d=h.
left/Math.max(h.length,1e-9);return[jt(`The ${p} has lost what tells it, at this cut.`,d,Qi,h.span)]}return o!==null&&u.some(d=>!d._n&&!d.isPlain)?
[]:u.filter(({_n:d})=>d).map(d=>jt(`The ${p} has lost a shape that makes it, at this cut.`,d.left/d.length,d.v,d.span))}function bf({cut:t,traits:n}){
return n.badge===null||K(t)<tf?Jm:Qm}function Sf(t,n,{size:e}){return n<ff*e?pf:t.every(({isClosed:r})=>!r)?cf:nf}function Mf(t,n){let e=t.flatMap(
o=>o.name==="slash"?o.spans:[]),r=n.find(({span:o})=>e.some(i=>o.start>=i.start&&o.end<=i.end));return r?.path.segments.length===1&&r.path.segments[0]?.
kind==="line"?r:null}function kf(t,n){let e=Ef(t.filter(r=>r!==n),n.path.segments[0]);return e>=Zi?[]:[jt("All that is left lies on one side\
 of the line that crosses it out.",e,Zi,n.span)]}function wf(t,n,{cut:e}){let r=t.flatMap(o=>o.name==="slash"?[]:o.shapes);return K(e)>=Xe||
r.some(({isClosed:o})=>o)?[]:[jt("Open lines that a line crosses out can hardly be told at this cut.",0,1,n.span)]}var je=8;function Ef(t,{x0:n,
y0:e,x1:r,y1:o}){let[i,s]=[0,0],a=({x:c,y:l},u)=>{(r-n)*(l-e)-(o-e)*(c-n)>0?s+=u:i+=u};for(let{dot:c,path:l}of t)if(c!==null)a(c,Math.PI*c.diameter);else
for(let u of l.segments)for(let m=0;m<je;m++)a(C(u,(m+.5)/je),M(u)/je);return Math.min(i,s)/Math.max(i+s,1e-9)}function Af(t,n,e,r){let{length:o,
pieces:i,isTelling:s}=t,a=Et(n),c=Pf(t,o/e,r),l=s&&(n.length<i||a<Qi*o);return{...t,left:a,v:c,_n:a<c*o,ee:l}}function Pf({isPlain:t},n,e){return n<
of?0:n<Ji?e?lf:sf:e&&t&&n>=uf?mf:af}function Rf({name:t,shapes:n},e){let r=n.reduce((o,{length:i})=>o+i,0);return n.flatMap(o=>{let i=e.filter(
ns(o.span)),s=Et(i)/Math.max(o.length,1e-9),a=o.isPlain&&o.length>=Ji*r&&i.length<2,c=n.length===1&&o.isClosed?df:a?hf:0;if(s>=c)return[];let l=`\
Too little of the ${t.replaceAll("-"," ")} is left beside the line that crosses it out.`;return[jt(l,s,c,o.span)]})}function ns(t){return n=>n.
span.start===t.start&&n.span.end===t.end}function jt(t,n,e,r){return y("vanished","error",t,{measured:Math.round(n*100)/100,limit:e,span:r})}var es={severity:"error, warning",i:()=>[]},rs={severity:"error, warning",i:()=>[]},os={severity:"error",i:()=>[]},is={severity:"error, warn\
ing, info",i:()=>[]},ss={severity:"error, warning",i:()=>[]},as={severity:"info",i:()=>[]};var cs=[ts,pi,Li,Mi,$i,Fi,Bi,Ri,jo,Ko,To,vo,ri,zo,yi,Yo,ji,Ki,Si,Ao,hi,$o,li,ho,ko,Hi,Uo,Fo,Do,So,Lo,es,rs,os,is,ss,as];var Tf=8,ls={error:0,warning:1,info:2};function ms({drawing:t,document:n,fn:e=[]}){let r={drawing:t,document:n,fn:e,_:mo(t)},o=cs.flatMap(i=>us(
i.i(r)).slice(0,Tf));return us(o)}function us(t){return[...t].sort((n,e)=>ls[n.severity]-ls[e.severity])}function _t(t){return t.kind==="join"?t.operands.map(n=>n.statement):"children"in t?t.children:null}function q(t,n,e=1){let r=t.toLowerCase();if(r.length>40)return[];let o=r.length>=5?2:1,i=[];for(let s of n){if(Math.abs(s.length-r.length)>
o)continue;let a=vf(r,s);a<=o&&i.push({name:s,o:a})}return i.sort((s,a)=>s.o-a.o||(s.name<a.name?-1:1)),i.slice(0,e).map(({name:s})=>s)}function vf(t,n){
let e=[],r=Array.from({length:n.length+1},(o,i)=>i);for(let o=1;o<=t.length;o+=1){let i=[o];for(let s=1;s<=n.length;s+=1){let a=t[o-1]===n[s-
1]?0:1,c=Math.min(r[s]+1,i[s-1]+1,r[s-1]+a);o>1&&s>1&&t[o-1]===n[s-2]&&t[o-2]===n[s-1]&&(c=Math.min(c,e[s-2]+1)),i.push(c)}e=r,r=i}return r[n.
length]}var O={characters:16384,statements:256,yt:8,lowered:400,vertices:64,parameters:8,pn:64,text:4,slug:64,problems:100,variants:64,uses:64,useNesting:4},
mn={width:8,height:8},w={coordinate:{from:-48,to:72},shift:{from:-72,to:72},length:{from:.05,to:72},degrees:{from:-720,to:720},ring:{from:2,
to:24},scale:{from:.05,to:4},dot:{from:.25,to:8},textHeight:{from:.5,to:48},factor:{from:0,to:8},fixedRadius:{from:0,to:24},into:{from:1.5,to:32},
mini:{from:1,to:16},lanes:{from:0,to:24},size:{from:16,to:24},parameter:{from:-1e3,to:1e3}};function b(t){return t.pt[Math.min(t.index,t.pt.length-1)]}function k(t){let n=b(t);return n.kind!=="eof"&&(t.index+=1),n}function W(t,n){let e=b(
t);return e.kind==="word"&&(n===void 0||e.text===n)}function z(t){let{kind:n}=b(t);return n==="end"||n==="open"||n==="close"||n==="eof"}function x(t,n,e,r,o){
!t.c&&t.problems.length<O.problems&&t.problems.push({span:n,message:e,expected:r,hint:o}),t.c=!0}function E(t,n,e){let r=b(t),o=Wn(r);x(t,r.
span,z(t)?`Here should be ${n}.`:`${o} is not ${n}.`,n,Dn(r)?"Comments begin with #.":e)}function Dn({text:t}){return t.startsWith("//")||t.
startsWith("/*")}function P(t,n){let e=t.pt[t.index-1]??n;return{...n.span,end:Math.max(n.span.end,e.span.end)}}function Wn(t){if(t.kind==="\
eof")return"the end of the text";if(t.kind==="end")return"the end of the statement";let n=t.kind==="string"?`"${t.text}"`:t.text;return`\`${n.
length>40?`${n.slice(0,39)}…`:n}\``}var fn="-?(?:\\d+(?:\\.\\d+)?|\\.\\d+)",pn="[a-z][a-z0-9]*(?:-[a-z0-9]+)*",st=`(?:${fn}|\\$${pn})`,dn=96,Of=new RegExp(`^${fn}$`),Lf=new RegExp(
`^${st}$`);function Ve(t){return Math.round(t*1e3)/1e3+0}function Dt(t){return t.length<=dn&&Of.test(t)?Ve(Number(t)):null}function Z(t){return String(
Ve(t))}function hn(t){return typeof t=="number"?Z(t):`$${t.parameter}`}function Ye(t,n){return typeof t=="number"||typeof n=="number"?t===n:
t.parameter===n.parameter}function ps(t,n,e){let r=B(t,n,e);return typeof r=="number"?r:(x(t,t.pt[t.index-1].span,`${n} cannot come from a p\
arameter.`,"a number",`Write the number itself, such as ${Z(ds(e))}.`),e.from)}function B(t,n,e){if(z(t)||!Lf.test(b(t).text))return E(t,n,`\
Write a number from ${Z(e.from)} to ${Z(e.to)}, such as ${Z(ds(e))}.`),e.from;let r=k(t);return J(t,r.text,r.span,n,e)}function J(t,n,e,r,o){
if(!n.startsWith("$")){let s=Ve(Number(n));return fs(t,s,e,r,o),s}let i=yn(t,n.slice(1),e);if(i!==null)for(let s of Cf(i))Number.isFinite(s)?
fs(t,s,e,`${r} (from ${n})`,o):x(t,e,`${n} has values that are not numbers.`,"a parameter of numbers",`Declare it as a range, such as \`param\
 ${i.name} 0..4 = 2\`.`);return{parameter:n.slice(1)}}function yn(t,n,e){let r=t.parameters.get(n);if(r!==void 0)return r;let[o]=q(n,t.parameters.
keys()),i=o===void 0?`Declare it above, such as \`param ${n||"level"} 0..4 = 2\`.`:`Did you mean \`${o}\`?`;return x(t,e,`No parameter \`${n}\
\` is declared above.`,"the name of a parameter",i),null}function fs(t,n,e,r,o){if(n>=o.from&&n<=o.to)return;let i=`${Z(o.from)} to ${Z(o.to)}`,
s=n<o.from?o.from:o.to;x(t,e,`${$f(r)} of ${Z(n)} is outside ${i}.`,`a number from ${i}`,`Write ${Z(s)} or a number inside the range.`)}function Cf(t){
return t.values.kind==="range"?[t.values.from,t.values.to]:t.values.of.map(n=>Dt(n)??NaN)}function ds(t){return t.to>=360?45:Math.min(4,t.to)}
function $f(t){return t.charAt(0).toUpperCase()+t.slice(1)}var Nf={role:"auto",over:"none",notch:!1,fromLanes:0,belowLanes:1/0,fromSize:0,belowSize:1/0,radius:null,inner:!1,free:!1,finish:null},Ff=/^@(\d+(?:\.\d+)?)(?:(\+)|(-)|\.\.(\d+(?:\.\d+)?))$/,
If=[{n:["solid"],lt:!1,ot:t=>t==="solid"?{role:"solid"}:null},{n:["line"],lt:!1,ot:t=>t==="line"?{role:"line"}:null},{n:["hole"],lt:!1,ot:t=>t===
"hole"?{role:"hole"}:null},{n:["cut"],lt:!0,ot:t=>t==="cut"?{role:"knock-out"}:null},{n:["ink"],lt:!1,ot:t=>t==="ink"?{role:"ink"}:null},{n:[
"over","over=tight","over=side","over=box","over=round","over=hull"],lt:!0,ot:_f},{n:["notch"],lt:!0,ot:t=>t==="notch"?{notch:!0}:null},{n:[
"@5+","@5-","@3..5"],lt:!0,ot:Df},{n:["size>=20","size<20"],lt:!0,ot:Wf},{n:["r=0.5"],lt:!0,ot:Bf},{n:["inner"],lt:!1,ot:t=>t==="inner"?{inner:!0}:
null},{n:["free"],lt:!0,ot:t=>t==="free"?{free:!0}:null},{n:["outlined","filled"],lt:!0,ot:t=>t==="outlined"||t==="filled"?{finish:t}:null}],
hs=["solid","line","hole","cut","ink","over","over=tight","over=side","over=box","over=round","over=hull","notch","inner","free","outlined",
"filled"];function $(t,n=!1){let e=Nf,r=new Set;for(;!z(t)&&!t.c;){let o=b(t),i=If.find(({ot:a})=>a(o.text)!==null);if(o.kind!=="word"||i===
void 0)return E(t,"a modifier or the end of the statement",Hf(o.text)),e;k(t),n&&!i.lt&&x(t,o.span,`\`${o.text}\` cannot apply to a group.`,
"over, notch, cut, @…, size…, r=…, free, outlined or filled","Write it behind the shapes inside.");let s=i.ot(o.text);for(let a of Object.
keys(s))r.has(a)&&x(t,o.span,`\`${o.text}\` contradicts or repeats an earlier modifier.`,"another modifier","Keep one of the two."),r.add(a);
e={...e,...s},Gf(t,e,o.span)}return e}function ys(t){return t==="knock-out"?"cut":t}function _f(t){return t==="over"?{over:"ink"}:t==="over=tight"?{over:"tight"}:t==="over=side"?{over:"side"}:t==="over=box"?{over:"box"}:t===
"over=hull"?{over:"hull"}:t==="over=round"?{over:"round"}:null}function Df(t){let n=Ff.exec(t);if(n===null)return null;let e=Dt(n[1])??1/0;return n[2]!==
void 0?{fromLanes:e}:n[3]!==void 0?{belowLanes:e}:{fromLanes:e,belowLanes:Dt(n[4])??1/0}}function Wf(t){let n=/^size(>=|<)(\d{1,4})$/.exec(t);
return n===null?null:n[1]==="<"?{belowSize:Number(n[2])}:{fromSize:Number(n[2])}}function Bf(t){let n=t.startsWith("r=")?Dt(t.slice(2)):null;
return n===null?null:{radius:n}}function Gf(t,{fromLanes:n,belowLanes:e,fromSize:r,belowSize:o,radius:i},s){let{lanes:a,size:c,factor:l}=w;(n>
a.to||Number.isFinite(e)&&e>a.to)&&x(t,s,`There are never more than ${a.to} lanes.`,`@ with numbers up to ${a.to}`,"The finest cut has 11 la\
nes: write @5+, for instance."),n>=e&&x(t,s,"No cut has lanes in this range: it is never drawn.","a lower number first","Write @3..5, for in\
stance."),[r,o].filter(m=>m!==0&&Number.isFinite(m)).some(m=>m<c.from||m>c.to)&&x(t,s,`Sizes run from ${c.from} to ${c.to}.`,"a size of 16, \
20 or 24","Write size>=20 or size<20."),r>=o&&x(t,s,"No size is in this range: it is never drawn.","a lower size first","Write size>=16 size\
<24, for instance."),i!==null&&(i<l.from||i>l.to)&&x(t,s,`A radius factor of ${Z(i)} is outside ${l.from} to ${l.to}.`,"r= with a factor","W\
rite r=0.5, for instance.")}function Hf(t){if(/^r=/.test(t))return"Write r=0.5, without a blank.";if(/^size/.test(t))return"Write size>=20 o\
r size<20, without a blank.";if(/^@/.test(t))return"Write @5+, @5- or @3..5.";if(t==="detail")return"Write @5+: drawn when at least 5 stroke\
s fit side by side.";let[n]=q(t,hs);return n===void 0?`Modifiers are ${hs.join(", ")}, @5+, @5-, @3..5, size>=20, size<20, r=0.5.`:`Did you \
mean \`${n}\`?`}var Uf=new RegExp(`^(${st}),(${st})(?:(!)|\\*(${fn})|~(${fn}))?$`),xs={x:0,y:0,corner:{kind:"relative",factor:1}};function Bn(t,n="a point x\
,y"){let e=b(t),r=e.kind==="word"&&e.text.length<=dn?Uf.exec(e.text):null;return r===null?(E(t,n,jf(t)),xs):(k(t),{x:J(t,r[1],e.span,"a coor\
dinate",w.coordinate),y:J(t,r[2],e.span,"a coordinate",w.coordinate),corner:zf(t,e.span,r[3],r[4],r[5])})}function Q(t,n="a point x,y"){let e=b(
t),{x:r,y:o,corner:i}=Bn(t,n);return(i.kind==="fixed"||i.factor!==1)&&x(t,e.span,"A corner mark (!, *, ~) says nothing here: this point is n\
o corner.",n,`Write ${hn(r)},${hn(o)}.`),{x:r,y:o}}function Wt(t){let n=b(t);return n.kind==="word"&&/^[-.\d$]/.test(n.text)&&n.text!=="-"}function Gn(t,n){
let e=[];for(;Wt(t)&&!t.c;)Xt(t,e);return e.length<n&&E(t,"a point x,y",`Write at least ${n} points, such as ${["4,12","12,4","20,12"].slice(
0,n).join(" ")}.`),e}function Xt(t,n){let{span:e}=b(t),r=Bn(t),o=n.at(-1);o!==void 0&&gs(o,r)&&x(t,e,"This point is the same as the one befo\
re it.","another point","Leave one of the two out."),n.length===O.vertices&&x(t,e,`A chain has at most ${O.vertices} points.`,"the end of th\
e chain","Split it into several statements."),n.push(r)}function Vt(t,n,e){let r=n[0],o=n.at(-1);n.length<3||r===void 0||o===void 0||!gs(r,o)||
x(t,e,"The last point repeats the first; the shape closes by itself.","a shape without its first point again","Leave the last point out.")}function mt(t,n){return{...t,x:n(t.x),y:n(t.y)}}function zf(t,n,e,r,o){return e!==void 0?{kind:"relative",factor:0}:o!==void 0?{kind:"fixed",
radius:J(t,o,n,"a corner radius",w.fixedRadius)}:r===void 0?xs.corner:{kind:"relative",factor:J(t,r,n,"a corner factor",w.factor)}}function gs(t,n){
return Ye(t.x,n.x)&&Ye(t.y,n.y)}function jf(t){let{text:n}=b(t),e=t.pt[t.index+1];return e?.kind==="word"&&(n.endsWith(",")||e.text.startsWith(
",")||/^-?[\d.]+$/.test(e.text))&&/^-?[\d.]+,?$/.test(n)?`Write ${n.replace(",","")},${e.text.replace(",","")} without a blank.`:"Write two \
numbers with a comma and no blank, such as 12,7."}var bs={s:"arc",kind:"arc",n:["arc X,Y R FROM TO [modifiers]"],b:[],parse(t,n){let{x:e,y:r}=Q(t,"the centre x,y"),o=B(t,"a radius",w.length),
i=B(t,"an angle",w.degrees),{span:s}=b(t),a=B(t,"an angle",w.degrees);typeof i=="number"&&typeof a=="number"&&(i===a||Math.abs(a-i)>=360)&&x(
t,s,"An arc turns by more than 0 and less than 360 degrees.","another angle","For a whole circle write circle X,Y R.");let c=$(t);return{kind:"\
arc",x:e,y:r,r:o,from:i,to:a,modifiers:c,span:P(t,n)}},bind:(t,{number:n})=>[{...t,x:n(t.x),y:n(t.y),r:n(t.r),from:n(t.from),to:n(t.to)}]};var Xf=new RegExp(`^(${st})x(${st})$`);function xn(t){let n=b(t),e=n.kind==="word"&&n.text.length<=dn?Xf.exec(n.text):null;return e===null?(E(
t,"a size WxH","Write width and height with an x and no blank, such as 18x14."),{width:1,height:1}):(k(t),{width:J(t,e[1],n.span,"a width",w.
length),height:J(t,e[2],n.span,"a height",w.length)})}function Yt(t){let n=b(t),{x:e,y:r}=Q(t),{width:o,height:i}=xn(t);if(typeof e=="number"&&
typeof r=="number"&&typeof o=="number"&&typeof i=="number"){let{to:s}=w.coordinate;return(e+o>s||r+i>s)&&x(t,n.span,`This area reaches beyon\
d ${s},${s}.`,"an area in or near the grid","Write an area such as 7,10 10x8."),{x:e,y:r,width:o,height:i}}return x(t,n.span,"An area cannot\
 come from a parameter.","X,Y WxH in numbers","Write the numbers themselves, such as 7,10 10x8."),{x:0,y:0,width:1,height:1}}var Ss={s:"box",kind:"box",n:["box X,Y WxH [modifiers]"],b:["rect","rectangle","square"],parse(t,n){let e=Bn(t,"the upper left corner x,y"),
{width:r,height:o}=xn(t),i=$(t);return{kind:"box",corner:e,width:r,height:o,modifiers:i,span:P(t,n)}},bind:(t,{number:n})=>[{...t,corner:mt(
t.corner,n),width:n(t.width),height:n(t.height)}]};var Ms={s:"circle",kind:"circle",n:["circle X,Y R [modifiers]"],b:["disc","disk","round"],parse(t,n){let{x:e,y:r}=Q(t,"the centre x,y"),o=B(
t,"a radius",w.length),i=$(t);return{kind:"circle",x:e,y:r,r:o,modifiers:i,span:P(t,n)}},bind:(t,{number:n})=>[{...t,x:n(t.x),y:n(t.y),r:n(t.
r)}]};var ks={s:"curve",kind:"curve",n:["curve P P … [close] [modifiers]"],b:["spline","bezier","smooth"],parse(t,n){let e=Vf(t),r=W(t,"close");
r&&(Vt(t,e,t.pt[t.index-1].span),e.length<3?E(t,"a third point","A closed curve has at least 3 points."):k(t));let o=$(t);return{kind:"curve",
vertices:e,closed:r,modifiers:o,span:P(t,n)}},bind:(t,{number:n})=>[{...t,vertices:t.vertices.map(e=>mt(e,n))}]};function Vf(t){let n=[];for(;Wt(
t)&&!t.c;){let{span:e}=b(t);Xt(t,n);let{corner:r}=n.at(-1);r.kind==="relative"&&(r.factor===1||r.factor===0)||x(t,e,"A point of a curve is s\
mooth or a corner.","a point, or a point with !","Write x,y for a smooth point and x,y! for a corner.")}return n.length<2&&E(t,"a point x,y",
"Write at least 2 points, such as 4,12 12,8 20,12."),n}var Yf=1.5,ws={s:"dot",kind:"dot",n:["dot X,Y [SCALE] [modifiers]"],b:["point"],parse(t,n){let{x:e,y:r}=Q(t),i=W(t)&&/^[-.\d$]/.test(b(t).text)?
ps(t,"a dot scale",w.dot):Yf,s=$(t);return{kind:"dot",x:e,y:r,scale:i,modifiers:s,span:P(t,n)}},bind:(t,{number:n})=>[{...t,x:n(t.x),y:n(t.y)}]};function G(t,n=t.statement){for(;t.c&&(b(t).kind==="word"||b(t).kind==="string");)k(t);let e=b(t);if(e.kind!=="open")return E(t,"a block { …\
 }","Open the block with { on the same line."),[];if(k(t),t.Mn===O.yt)return x(t,e.span,`Blocks are nested at most ${O.yt} deep.`,"a stateme\
nt without a block","Flatten the blocks."),qf(t),[];let r=t.c,o=t.problems.length;t.Mn+=1;let i=Kf(t,n);return t.Mn-=1,t.c=r,b(t).kind==="cl\
ose"?k(t):x(t,e.span,"This block is never closed.","}","Write } behind its last statement."),i.length===0&&t.problems.length===o&&x(t,e.span,
"This block is empty.","a statement","Write a statement inside, or leave the block out."),i.length===0&&(t.c=!0),i}function qf(t){let n=1;for(;n>
0&&b(t).kind!=="eof";){let{kind:e}=k(t);e==="open"&&(n+=1),e==="close"&&(n-=1)}}function Kf(t,n){let e=[];for(;;){let{kind:r}=b(t);if(r==="c\
lose"||r==="eof")return e;if(r==="end"){k(t);continue}t.c=!1;let o=n(t);o!==null&&e.push(o)}}var Es={s:"join",kind:"join",n:["join [modifiers] { SHAPE; SHAPE; - SHAPE }"],b:["union","merge","combine","subtract","difference"],parse(t,n){
let e=$(t),r=G(t,Zf),o=r[0];return o?.sign===-1&&x(t,o.statement.span,"The first shape of a join is subtracted from nothing.","a shape witho\
ut -","Move an added shape to the front."),{kind:"join",operands:r,modifiers:e,span:P(t,n)}},bind:(t,{block:n})=>[{...t,operands:t.operands.
flatMap(({sign:e,statement:r})=>n([r]).map(o=>({sign:e,statement:o})))}]};function Zf(t){let n=W(t,"-");n&&k(t);let{span:e}=b(t);if(n&&z(t))
return E(t,"a closed shape","Write the shape to take away behind -, on the same line."),null;let r=t.statement(t);return r===null?null:As(r)?
"modifiers"in r&&r.modifiers.role!=="auto"?(x(t,e,`A joined shape has no role of its own; \`${ys(r.modifiers.role)}\` says nothing here.`,"a\
 shape without a role","Write the role behind `join`, or `-` in front of a shape to take it away."),null):{sign:n?-1:1,statement:r}:(x(t,e,`\
\`${r.kind}\` encloses no area, so it cannot be joined.`,"a closed shape","Use box, circle, oval, poly, or a path or curve with close."),null)}
function As(t){switch(t.kind){case"box":case"circle":case"oval":case"poly":return!0;case"path":case"curve":return t.closed;case"mirror":case"\
turn":case"ring":case"move":case"scale":return t.children.every(As);default:return!1}}var Ps={s:"line",kind:"line",n:["line P P … [modifiers]"],b:["polyline","stroke","segment"],parse(t,n){let e=Gn(t,2),r=$(t);return{kind:"l\
ine",vertices:e,modifiers:r,span:P(t,n)}},bind:(t,{number:n})=>[{...t,vertices:t.vertices.map(e=>mt(e,n))}]};var Jf=new RegExp(`^([xy])=(${st})$`),Rs={s:"mirror",kind:"mirror",n:["mirror x=12 { … }","mirror y=12 { … }"],b:["flip","reflect","symm\
etry"],parse(t,n){let e=b(t),r=e.kind==="word"&&e.text.length<96?Jf.exec(e.text):null;r!==null?k(t):E(t,"an axis x=… or y=…","Write x=12\
 to mirror left to right, y=12 to mirror top to bottom.");let o=r===null?12:J(t,r[2],e.span,"an axis",w.coordinate),i=G(t);return{kind:"mirr\
or",axis:r?.[1]==="y"?"y":"x",at:o,children:i,span:P(t,n)}},bind:(t,{number:n,block:e})=>[{...t,at:n(t.at),children:e(t.children)}]};var Qf=new RegExp(`^(${st}),(${st})$`),Ts={s:"move",kind:"move",n:["move DX,DY { … }"],b:["translate","shift","offset"],parse(t,n){let e=b(
t),r=e.kind==="word"&&e.text.length<96?Qf.exec(e.text):null;r!==null?k(t):E(t,"a shift dx,dy","Write two numbers with a comma and no blank, \
such as 2,-1.");let o=J(t,r?.[1]??"0",e.span,"a shift",w.shift),i=J(t,r?.[2]??"0",e.span,"a shift",w.shift),s=G(t);return{kind:"move",x:o,y:i,
children:s,span:P(t,n)}},bind:(t,{number:n,block:e})=>[{...t,x:n(t.x),y:n(t.y),children:e(t.children)}]};var vs={s:"oval",kind:"oval",n:["oval X,Y RX RY [modifiers]"],b:["ellipse"],parse(t,n){let{x:e,y:r}=Q(t,"the centre x,y"),o=B(t,"a half widt\
h",w.length),i=B(t,"a half height",w.length),s=$(t);return{kind:"oval",x:e,y:r,rx:o,ry:i,modifiers:s,span:P(t,n)}},bind:(t,{number:n})=>[{...t,
x:n(t.x),y:n(t.y),rx:n(t.rx),ry:n(t.ry)}]};var tp=/^[a-z0-9]+(?:-[a-z0-9]+)*$/;function Os(t){return t.length<=O.slug&&tp.test(t)}function At(t,n){let e=b(t);if(e.kind==="word"&&Os(e.
text))return k(t).text;let r=np(e.text);return E(t,n,r===""?"Use lower-case letters, digits and single hyphens.":`Write \`${r}\`.`),"untitle\
d"}function np(t){return t.slice(0,O.slug).toLowerCase().match(/[a-z0-9]+/g)?.join("-")??""}var ep=/^[A-Z0-9.,:!?%@&+\-/]$/;function Hn(t){return Os(
t)||ep.test(t)||/^-?\d{1,4}$/.test(t)}var Ls={s:"part",kind:"part",n:["part NAME [modifiers] { … }"],b:["group","g","layer"],parse(t,n){let e=At(t,"a name such as handle"),r=$(
t,!0),o=G(t);return{kind:"part",name:e,modifiers:r,children:o,span:P(t,n)}},bind:(t,{block:n})=>[{...t,children:n(t.children)}]};var $s={s:"path",kind:"path",n:["path P [cw|ccw R [big]] P … [cw|ccw R [big]] [close] [modifiers]"],b:["outline","shape"],parse(t,n){let{vertices:e,
bends:r,closed:o}=rp(t),i=$(t);return{kind:"path",vertices:e,bends:r,closed:o,modifiers:i,span:P(t,n)}},bind:(t,{number:n})=>[{...t,vertices:t.
vertices.map(e=>mt(e,n)),bends:t.bends.map(e=>e&&{...e,radius:n(e.radius)})}]};function rp(t){let n=[],e=[];for(Xt(t,n);!t.c;){let r=b(t),o=W(
t,"cw")||W(t,"ccw")?op(t):null;if(Wt(t))e.push(o),Xt(t,n);else{if(W(t,"close"))return Vt(t,n,t.pt[t.index-1].span),k(t),e.push(o),Cs(t,n,e,!0),
{vertices:n,bends:e,closed:!0};o!==null&&x(t,r.span,"This arc leads nowhere.","a point x,y or close behind the arc","Write the point where t\
he arc ends.");break}}return Cs(t,n,e,!1),{vertices:n,bends:e,closed:!1}}function op(t){let n=k(t).text==="cw",e=B(t,"an arc radius",w.length),
r=W(t,"big");return r&&k(t),{radius:e,clockwise:n,big:r}}function Cs(t,n,e,r){let o=t.pt[t.index-1].span;n.length<2&&E(t,"a point x,y","Writ\
e at least 2 points, such as 4,12 cw 8 20,12."),r&&n.length===2&&e.every(i=>i===null)&&x(t,o,"Two points with straight pieces enclose nothin\
g.","a third point or an arc","Leave `close` out, or add a point or an arc."),e.forEach((i,s)=>{let a=n[s],c=n[(s+1)%n.length],l=[a.x,a.y,c.
x,c.y];if(i===null||typeof i.radius!="number"||!l.every(S=>typeof S=="number"))return;let[u,m,f,p]=l,h=Math.hypot(f-u,p-m)/2;if(i.radius>h-.005)
return;let d=String(Math.ceil(h*100)/100);x(t,o,`An arc of radius ${hn(i.radius)} cannot reach from ${u},${m} to ${f},${p}.`,`a radius of at\
 least ${d}`,`Write ${d} or more.`)})}var Ns={s:"poly",kind:"poly",n:["poly P P P … [modifiers]"],b:["polygon","triangle"],parse(t,n){let e=Gn(t,3);Vt(t,e,t.pt[t.index-1].span);
let r=$(t);return{kind:"poly",vertices:e,modifiers:r,span:P(t,n)}},bind:(t,{number:n})=>[{...t,vertices:t.vertices.map(e=>mt(e,n))}]};function qt(t){return Wt(t)?Q(t,"a centre x,y"):{x:12,y:12}}var Fs={s:"ring",kind:"ring",n:["ring COUNT [X,Y] { … }"],b:["repeat","rotational","radial","around"],parse(t,n){let{span:e}=b(t),r=B(t,"a\
 count",w.ring);typeof r=="number"&&!Number.isInteger(r)&&x(t,e,"A ring repeats a whole number of times.","a whole number",`Write ${Math.round(
r)}.`);let{x:o,y:i}=qt(t),s=G(t);return{kind:"ring",count:r,x:o,y:i,children:s,span:P(t,n)}},bind:(t,{number:n,block:e})=>[{...t,count:n(t.count),
x:n(t.x),y:n(t.y),children:e(t.children)}]};var Is={s:"scale",kind:"scale",n:["scale FACTOR [X,Y] { … }"],b:["zoom","resize"],parse(t,n){let e=B(t,"a scale factor",w.scale),{x:r,y:o}=qt(
t),i=G(t);return{kind:"scale",factor:e,x:r,y:o,children:i,span:P(t,n)}},bind:(t,{number:n,block:e})=>[{...t,factor:n(t.factor),x:n(t.x),y:n(
t.y),children:e(t.children)}]};var _s=/^[A-Z0-9.,:!?%#@&+\-=/$]+$/,ip="characters of A-Z 0-9 . , : ! ? % # @ & + - = / $",Ds={s:"text",kind:"text",n:['text "B" X,Y HEIGHT \
[modifiers]',"text $letter X,Y HEIGHT [modifiers]"],b:["letter","char","glyph","label"],parse(t,n){let e=sp(t),{x:r,y:o}=Q(t,"the middle x,y"),
i=B(t,"a text height",w.textHeight),s=$(t);return{kind:"text",text:e,x:r,y:o,height:i,modifiers:s,span:P(t,n)}},bind:(t,{number:n,text:e})=>[
{...t,text:e(t.text),x:n(t.x),y:n(t.y),height:n(t.height)}]};function sp(t){let n=b(t);if(n.kind==="string")return k(t),Un(t,n.text,n.span),
n.text;if(n.kind==="word"&&/^\$[a-z]/.test(n.text)){k(t);let e=n.text.slice(1),r=yn(t,e,n.span);return r?.values.kind==="choice"&&r.values.of.
forEach(o=>Un(t,o,n.span)),r?.values.kind==="range"&&Un(t,String(r.values.from),n.span),r?.values.kind==="range"&&Un(t,String(r.values.to),n.
span),{parameter:e}}return n.kind==="unclosed-string"?x(t,n.span,"This text has no closing quote.","a text in quotes",`Write "${n.text.trim().
split(/\s/)[0]??"A"}".`):E(t,"a text in quotes",'Write the text in quotes, such as "B".'),"A"}function Un(t,n,e){if(n.length<1||n.length>O.text)
x(t,e,`A text has 1 to ${O.text} characters.`,`1 to ${O.text} characters`,'Write fewer characters, such as "AB".');else if(!_s.test(n)){let r=n.
toUpperCase(),o=_s.test(r)?`Write "${r}".`:"Draw other characters with lines and arcs.";x(t,e,`The stroke alphabet cannot write "${n}".`,ip,
o)}}var Ws={s:"turn",kind:"turn",n:["turn DEGREES [X,Y] { … }"],b:["rotate","rotation","spin"],parse(t,n){let e=B(t,"an angle",w.degrees),{x:r,
y:o}=qt(t),i=G(t);return{kind:"turn",degrees:e,x:r,y:o,children:i,span:P(t,n)}},bind:(t,{number:n,block:e})=>[{...t,degrees:n(t.degrees),x:n(
t.x),y:n(t.y),children:e(t.children)}]};var ap=new RegExp(`^(${pn})=(.+)$`),Bs={s:"use",kind:"use",n:["use GLYPH [mini] [name=value …] into X,Y WxH [modifiers]"],b:["insert","inc\
lude","place","import"],parse(t,n){let e=b(t).span,r=At(t,"the name of a glyph"),o=W(t,"mini");o&&k(t);let i=cp(t);W(t,"into")?k(t):E(t,"int\
o X,Y WxH","Write the box it goes into, such as `into 14,14 8x8`.");let s=b(t),a=Yt(t),c=Math.min(a.width,a.height);(c<w.into.from||c>w.into.
to)&&x(t,s.span,`A glyph cannot be fitted into a box of ${a.width} by ${a.height}.`,`a box of ${w.into.from} to ${w.into.to} units`,"Write a\
 box such as 14,14 8x8.");let l=$(t,!0);return{kind:"use",glyph:r,glyphSpan:e,mini:o,arguments:i,into:a,modifiers:l,span:P(t,n)}},bind:(t,n)=>n.
use(t)};function cp(t){let n=new Map;for(;!t.c&&!z(t)&&!W(t,"into");){let e=b(t),r=e.kind==="word"&&e.text.length<96?ap.exec(e.text):null,[o,
i]=[r?.[1],r?.[2]];if(o===void 0||i===void 0||!Hn(i))return E(t,"name=value or into","Write values such as level=3, then `into` and the box."),
n;k(t),n.has(o)&&x(t,e.span,`\`${o}\` is given twice.`,"another name","Keep one of the two."),n.set(o,/^-?\d{1,4}$/.test(i)?Number(i)+0:i)}return n}var lp=["is","not",">=","<"],Gs={s:"when",kind:"when",n:["when NAME is VALUE { … }","when NAME not VALUE { … }","when NAME >= NUMBER { …\
 }","when NAME < NUMBER { … }"],b:["if","case","unless"],parse(t,n){let e=b(t),r=mp(t),o=fp(t,r),i=pp(t,r),s=G(t);return{kind:"when",parameter:r?.
name??e.text,test:o,value:i,children:s,span:P(t,n)}},bind:(t,{value:n,block:e})=>up(t,n(t.parameter))?e(t.children):[]};function up({test:t,
value:n},e){return t==="is"?String(e)===String(n):t==="not"?String(e)!==String(n):t===">="?Number(e)>=Number(n):Number(e)<Number(n)}function mp(t){
if(!W(t))return E(t,"the name of a parameter","Write a test such as `when level >= 3`."),null;let{text:n,span:e}=k(t),r=/^(.{1,24}?)(>=|<)(.{0,24})$/.
exec(n);return r!==null&&x(t,e,"The test needs blanks round its sign.","the name of a parameter",`Write \`when ${r[1]} ${r[2]} ${r[3]||1}\`.`),
yn(t,n.replace(/^\$/,""),e)}function fp(t,n){let e=b(t),r=lp.find(o=>o===e.text);if(e.kind!=="word"||r===void 0){let o={"=":"is","==":"is","\
!=":"not",">":">=","<=":"<"}[e.text];return E(t,"is, not, >= or <",o===void 0?"Write a test such as `when level >= 3`, with blanks.":`Write \
\`${o}\`.`),"is"}return k(t),n?.values.kind==="choice"&&(r===">="||r==="<")&&x(t,e.span,`\`${n.name}\` is a choice and has no order.`,"is or\
 not",`Write \`when ${n.name} is ${n.values.of[0]}\`.`),r}function pp(t,n){if(!W(t))return E(t,"a value","Write a test such as `when level >\
= 3`."),0;let{text:e,span:r}=k(t);return n===null?e:n.values.kind==="choice"?dp(t,n.values.of,e,r):hp(t,n.values,e,r)}function dp(t,n,e,r){if(!n.
includes(e)){let[o]=q(e,n);x(t,r,`\`${e.slice(0,40)}\` is not a value of this parameter.`,n.join(", "),o===void 0?`Write one of ${n.join(", ")}\
.`:`Did you mean \`${o}\`?`)}return e}function hp(t,{from:n,to:e},r,o){let i=/^-?\d{1,4}$/.test(r)?Number(r)+0:NaN;return i>=n&&i<=e?i:(x(t,
o,`\`${r.slice(0,40)}\` is not a value of this parameter.`,`a whole number from ${n} to ${e}`,`Write a number from ${n} to ${e}.`),n)}var zn=[Ss,Ms,vs,ws,Ps,Ns,$s,bs,ks,Ds,Es,Rs,Ws,Fs,Ts,Is,Ls,Gs,Bs],yp=new Map(zn.map(t=>[t.kind,t]));function Hs(t){return yp.get(t.kind)}var jn={start:0,end:0,line:1,column:1};function Xn(t,n){let e=[],r=a=>{e.push(a)},o=xp(t,n,{re:r,use:a=>bp(a,r)}),i=o(t.mini??[]);return{program:{
...t,parameters:[],mini:i.length===0?null:i,statements:o(t.statements)},problems:e}}function xp(t,n,{re:e,use:r}){let o=t.parameters.map(({name:l})=>l);
for(let l of n.keys())o.includes(l)||e(Mp(t.name,l,o));let i=new Map(t.parameters.map(l=>[l.name,Sp(l,n.get(l.name),e)])),s=l=>i.get(l)??Us(
l,e),a=l=>{let u=Number(s(l));return Number.isFinite(u)?u:Us(l,e)},c={value:s,number:l=>typeof l=="number"?l:a(l.parameter),text:l=>typeof l==
"string"?l:String(s(l.parameter)),block:l=>l.flatMap(u=>Hs(u).bind(u,c)).filter(gp),use:r};return c.block}function gp(t){return _t(t)?.length!==
0}function bp({span:t},n){return n({span:t,message:"`use` was not resolved before compiling.",expected:"a finished program",hint:"expand ref\
erences to glyphs first"}),[]}function Us(t,n){return n({span:jn,message:`Nothing gives \`${t}\` such a value.`,expected:"a parameter with a\
 value of this kind",hint:`Declare it, such as \`param ${t} 0..4 = 2\`.`}),0}function Sp(t,n,e){if(n===void 0)return t.default;let{name:r,values:o}=t;
if(o.kind==="choice"){if(o.of.includes(String(n)))return String(n);let[a]=q(String(n),o.of),c=a===void 0?`Give one of ${o.of.join(", ")}.`:`\
Did you mean \`${a}\`?`;return e({span:jn,message:`\`${r}\` cannot be \`${n}\`.`,expected:o.of.join(", "),hint:c}),t.default}let i=typeof n==
"number"?n:Dt(n)??NaN;if(Number.isInteger(i)&&i>=o.from&&i<=o.to)return i;let s=`a whole number from ${o.from} to ${o.to}`;return e({span:jn,
message:`\`${r}\` cannot be \`${n}\`.`,expected:s,hint:`Give ${s}.`}),t.default}function Mp(t,n,e){let[r]=q(n,e),o=e.length===0?"It has no p\
arameters.":`Its parameters are ${e.join(", ")}.`;return{span:jn,message:`\`${t}\` has no parameter \`${n}\`.`,expected:e.length===0?"no val\
ue":e.join(", "),hint:r===void 0?o:`Did you mean \`${r}\`?`}}function zs({detail:t},n){return t.find(({size:r,stroke:o,radius:i,finish:s})=>r===n.size&&o===n.stroke&&(i??n.radius)===n.radius&&(s??n.finish)===
n.finish)?.lanes??null}var kp=40,Xs=600,Vs=160;function Vn(t){if(t.length<=kp)return!1;if(t.length>Xs)return!0;let n=t.map(r=>({segment:r,box:T([r])})).sort((r,o)=>r.
box.x0-o.box.x0),e=0;for(let r=0;r<n.length;r++){let o=n[r];for(let i=r+1;i<n.length;i++){let s=n[i];if(s.box.x0>o.box.x1)break;if(s.box.y0>
o.box.y1||s.box.y1<o.box.y0)continue;let a=yt(o.segment,s.segment).filter(({gn:c,Kn:l})=>js(c)||js(l));if(e+=a.length,e>Vs)return!0}}return!1}
function js(t){return t>1e-6&&t<1-1e-6}function Yn(t){return{span:t.span,message:"The drawing is too complex to be an icon.",expected:`at mo\
st ${Xs} lines and arcs with at most ${Vs} crossings`,hint:"draw fewer shapes, or let them cross less"}}function Zs(t,n,e){let r=wp(t,n,e),o=Ep(t),i=t.map(()=>0),s=[];for(let a=0;a<t.length;a++){let c=t[a];if(i[a]===0&&(i[a]=r(c),qs(t,o,i,a,c.to),
qs(t,o,i,a,c.from)),i[a]===1)continue;let l=i[a]===2;s.push({_t:c,jt:l,from:l?c.from:c.to,to:l?c.to:c.from,kn:!1})}return s}function wp(t,n,e){
let r=Ks(t,"top","bottom"),o=Ks(t,"left","right"),i=new Int32Array(n),s=new Int32Array(n);return a=>{let c=Rp(a);s.fill(0),c?Tp(a,r.at(a.tn),
s):vp(a,o.at(a.nn),s);let l=c?a.y1<a.y0:a.x1>a.x0;i.set(s),qe(i,a,!l);let u=e(s);return u===e(i)?1:u===l?2:3}}function Ep(t){let n={j:[],Dn:[]};
for(let e=0;e<t.length;e++)Ys(n,t[e].from,e),Ys(n,t[e].to,e);return n}var qn=-1;function Ys({j:t,Dn:n},e,r){for(;t.length<=e;)t.push(qn),n.push(
qn);t[e]===qn?t[e]=r:n[e]=n[e]===qn?r:Ap}var Ap=-2;function qs(t,{j:n,Dn:e},r,o,i){let s=o,a=i;for(;;){if(e[a]<0)return;let c=n[a]===s?e[a]:
n[a];if(r[c]!==0)return;let l=t[s],u=t[c],m=l.to===a==(u.from===a);if(!Pp(u,l,m))return;let f=r[s];r[c]=m||f===1?f:f===2?3:2,a=u.from===a?u.
to:u.from,s=c}}function Pp({nt:t},n,e){for(let r=0;r<t.length;r++)if(t[r]!==(e?n.nt[r]:-n.nt[r]))return!1;return!0}function Rp(t){return Math.
abs(t.y1-t.y0)>=Math.abs(t.x1-t.x0)}function Tp(t,n,e){let r=t.tn;for(let o of n){if(o.y0<=r==o.y1<=r||o===t)continue;let i;if(o.turn===0)i=
o.x0+(o.x1-o.x0)*(r-o.y0)/(o.y1-o.y0);else{let s=r-o.cy,a=Math.sqrt(Math.max(0,(o.r-s)*(o.r+s)));i=o.nn>=o.cx?o.cx+a:o.cx-a}i>t.nn&&qe(e,o,o.
y1>o.y0)}}function vp(t,n,e){let r=t.nn;for(let o of n){if(o.x0<=r==o.x1<=r||o===t)continue;let i;if(o.turn===0)i=o.y0+(o.y1-o.y0)*(r-o.x0)/
(o.x1-o.x0);else{let s=r-o.cx,a=Math.sqrt(Math.max(0,(o.r-s)*(o.r+s)));i=o.tn>=o.cy?o.cy+a:o.cy-a}i>t.tn&&qe(e,o,o.x1<o.x0)}}function qe(t,{
nt:n,group:e,wn:r},o){if(!r)t[e]+=o?n[e]:-n[e];else for(let i=0;i<n.length;i++)t[i]+=o?n[i]:-n[i]}function Ks(t,n,e){let r=1/0,o=-1/0;for(let l of t)
l[n]<r&&(r=l[n]),l[e]>o&&(o=l[e]);let i=Math.min(64,1+(t.length>>2)),s=i/(o-r+1e-9),a=Array.from({length:i},()=>[]),c=l=>Math.min(i-1,Math.max(
0,Math.floor((l-r)*s)));for(let l of t){let u=c(l[e]);for(let m=c(l[n]);m<=u;m++)a[m].push(l)}return{at:l=>a[c(l)]}}function Js(t){let n=[],e=[],r=[],o=new Map,i=t*2,s=(c,l,u)=>{for(let m=o.get(c)??-1;m>=0;m=r[m])if(Math.abs(n[m]-l)<i&&Math.abs(e[m]-u)<i)return m;
return-1};return{x:n,y:e,at:(c,l)=>{let u=Math.floor(c*64),m=Math.floor(l*64),f=Math.floor((c-i)*64),p=Math.floor((c+i)*64),h=Math.floor((l-
i)*64),d=Math.floor((l+i)*64);for(let v=f;v<=p;v++)for(let N=h;N<=d;N++){let X=s(v*2097152+N,c,l);if(X>=0)return X}let S=n.length,R=u*2097152+
m;return n.push(c),e.push(l),r.push(o.get(R)??-1),o.set(R,S),S}}}function ta(t,n){let e=t.slice().sort((o,i)=>o.left-i.left),r=[];for(let o of e){let i=o.left-n,s=o.top-n,a=o.bottom+n,c=0;for(let l=0;l<r.length;l++){
let u=r[l];u.right<i||(r[c++]=u,u.top<=a&&u.bottom>=s&&Op(u,o,n))}r.length=c,r.push(o)}}function Op(t,n,e){Kn(t,n.x0,n.y0,e),Kn(t,n.x1,n.y1,
e),Kn(n,t.x0,t.y0,e),Kn(n,t.x1,t.y1,e),t.turn===0?n.turn===0?Lp(t,n,e):Qs(t,n,e):n.turn===0?Qs(n,t,e):Cp(t,n,e)}function Kn(t,n,e,r){if(Ke(t,
n,e,r)){if(t.turn===0){let o=t.x1-t.x0,i=t.y1-t.y0,s=(n-t.x0)*i-(e-t.y0)*o;if(s*s>r*r*(o*o+i*i))return}else{let o=n-t.cx,i=e-t.cy;if(Math.abs(
Math.sqrt(o*o+i*i)-t.r)>r)return}Ze(t,n,e,r)}}function gn(t,n,e,r,o){!Ke(t,e,r,o)||!Ke(n,e,r,o)||(Ze(t,e,r,o),Ze(n,e,r,o))}function Ke(t,n,e,r){
return n>=t.left-r&&n<=t.right+r&&e>=t.top-r&&e<=t.bottom+r}function Ze(t,n,e,r){Math.abs(n-t.x0)<r&&Math.abs(e-t.y0)<r||Math.abs(n-t.x1)<r&&
Math.abs(e-t.y1)<r||(t.cuts===null?t.cuts=[n,e]:t.cuts.push(n,e))}function Lp(t,n,e){let r=t.x1-t.x0,o=t.y1-t.y0,i=n.x1-n.x0,s=n.y1-n.y0,a=r*
s-o*i;if(a*a<=1e-20*(r*r+o*o)*(i*i+s*s))return;let c=((n.x0-t.x0)*s-(n.y0-t.y0)*i)/a;gn(t,n,t.x0+c*r,t.y0+c*o,e)}function Qs(t,n,e){let r=t.
x1-t.x0,o=t.y1-t.y0,i=Math.sqrt(r*r+o*o),s=r/i,a=o/i,c=(n.cx-t.x0)*a-(n.cy-t.y0)*s,l=(n.r-c)*(n.r+c);if(l<-2*n.r*e)return;let u=(n.cx-t.x0)*
s+(n.cy-t.y0)*a,m=l>0?Math.sqrt(l):0;gn(t,n,t.x0+(u-m)*s,t.y0+(u-m)*a,e),m>e&&gn(t,n,t.x0+(u+m)*s,t.y0+(u+m)*a,e)}function Cp(t,n,e){let r=n.
cx-t.cx,o=n.cy-t.cy,i=Math.sqrt(r*r+o*o);if(i<1e-9||i>t.r+n.r+e||i<Math.abs(t.r-n.r)-e)return;let s=(i+(t.r-n.r)*(t.r+n.r)/i)/2,a=(t.r-s)*(t.
r+s),c=a>0?Math.sqrt(a):0,l=r/i,u=o/i,m=t.cx+l*s,f=t.cy+u*s;gn(t,n,m-u*c,f+l*c,e),c>e&&gn(t,n,m+u*c,f-l*c,e)}var Je=Math.PI/2,$p=1e-7;function na(t){let n=[];return t.forEach((e,r)=>{for(let o of e)Np(n,o,r)}),n}function Np(t,n,e){let r=t.length;for(let o of n)
o.kind==="arc"&&Math.abs(o.sweep)*o.r>1e-9?Fp(t,o,e):Math.abs(o.x1-o.x0)+Math.abs(o.y1-o.y0)>1e-9&&t.push(Kt(e,0,o.x0,o.y0,o.x1,o.y1,0,0,0));
for(let o=r;o<t.length;o++){let i=t[o===r?t.length-1:o-1],s=t[o],a=Math.abs(s.x0-i.x1)+Math.abs(s.y0-i.y1);a!==0&&(a<1e-6?(s.x0=i.x1,s.y0=i.
y1,ea(s)):(t.splice(o,0,Kt(e,0,i.x1,i.y1,s.x0,s.y0,0,0,0)),o++))}}function Fp(t,n,e){let r=n.sweep<0?-1:1,o=n.start+n.sweep,i=$p/n.r,s=n.x0,
a=n.y0,c=r>0?Math.floor((n.start+i)/Je)+1:Math.ceil((n.start-i)/Je)-1;for(;(o-c*Je)*r>i;){let l=(c%4+4)%4,u=l===0?n.cx+n.r:l===2?n.cx-n.r:n.
cx,m=l===1?n.cy+n.r:l===3?n.cy-n.r:n.cy;t.push(Kt(e,r,s,a,u,m,n.cx,n.cy,n.r)),s=u,a=m,c+=r}t.push(Kt(e,r,s,a,n.x1,n.y1,n.cx,n.cy,n.r))}function Kt(t,n,e,r,o,i,s,a,c){
let l={group:t,turn:n,x0:e,y0:r,x1:o,y1:i,cx:s,cy:a,r:c,left:0,right:0,top:0,bottom:0,from:-1,to:-1,cuts:null};return ea(l),l}function ea(t){
t.left=t.x0<t.x1?t.x0:t.x1,t.right=t.x0<t.x1?t.x1:t.x0,t.top=t.y0<t.y1?t.y0:t.y1,t.bottom=t.y0<t.y1?t.y1:t.y0}function ra(t,n){let e=[];for(let r of t){let o=n.at(r.x0,r.y0),i=r.cuts??[];i.length>2&&Dp(r,i);for(let s=0;s<=i.length;s+=2){let c=s===i.length?
n.at(r.x1,r.y1):n.at(i[s],i[s+1]);c!==o&&e.push(Ip(r,n,o,c)),o=c}}return e}function Ip(t,n,e,r){let{x:o,y:i}=n,s=Kt(t.group,t.turn,o[e],i[e],
o[r],i[r],t.cx,t.cy,t.r);return s.from=e,s.to=r,s}function oa(t,n,e){let r=[],o=new Map;for(let i of t)Wp(r,o,i,n,e);return r.filter(_p)}function _p({
nt:t,group:n,wn:e}){return e?t.some(r=>r!==0):t[n]!==0}function Dp(t,n){let e=t.x1-t.x0,r=t.y1-t.y0;for(let o=2;o<n.length;o+=2){let i=n[o],
s=n[o+1],a=o-2;for(;a>=0&&(n[a]-i)*e+(n[a+1]-s)*r>0;)n[a+2]=n[a],n[a+3]=n[a+1],a-=2;n[a+2]=i,n[a+3]=s}}function Wp(t,n,e,r,o){let{group:i,turn:s,
x0:a,y0:c,x1:l,y1:u,cx:m,cy:f,r:p,left:h,right:d,top:S,bottom:R,from:v,to:N}=e,X=(a+l)/2,lt=(c+u)/2;if(s!==0){let j=X-m,Ae=lt-f,Hr=p/Math.sqrt(
j*j+Ae*Ae);X=m+j*Hr,lt=f+Ae*Hr}let dt=v<N?v*1048576+N:N*1048576+v,Ot=n.get(dt)??null;for(let j=Ot;j!==null;j=j.oe)if(!(Math.abs(j.nn-X)>o||Math.
abs(j.tn-lt)>o)){j.nt[i]+=j.from===v?1:-1,j.group!==i&&(j.wn=!0);return}let nn=[];for(let j=0;j<r;j++)nn.push(j===i?1:0);let en={group:i,turn:s,
x0:a,y0:c,x1:l,y1:u,cx:m,cy:f,r:p,left:h,right:d,top:S,bottom:R,from:v,to:N,cuts:null,nn:X,tn:lt,nt:nn,wn:!1,oe:Ot};n.set(dt,en),t.push(en)}function aa(t){let n=new Map;for(let o of t){let i=n.get(o.from);i?i.push(o):n.set(o.from,[o])}let e=[],r=0;for(let o of t){if(o.kn)continue;
let i=[],s=o;for(;s!==null;)s.kn=!0,i.push(s),s=s.to===o.from?null:Bp(s,n.get(s.to));i[i.length-1].to!==o.from&&r++,e.push(i)}return{ie:e,open:r}}
function Bp(t,n){let e=null,r=-1/0;for(let o of n??[]){if(o.kn)continue;if(n.length===1)return o;let i=Gp(t,o);i<=r||(e=o,r=i)}return e}function Gp(t,n){
let e=ia(t,!0),r=sa(t,!0),o=ia(n,!1),i=sa(n,!1),s=Math.atan2(e*i-r*o,e*o+r*i);return(Math.abs(s)>Math.PI-1e-6?-Math.PI:s)+(n._t.turn===0?0:1e-6*
Qe(n)/n._t.r)}function Qe(t){return t.jt?t._t.turn:-t._t.turn}function ia(t,n){let e=t._t;return e.turn===0?t.jt?e.x1-e.x0:e.x0-e.x1:-(Up(e,
n===t.jt)-e.cy)*Qe(t)}function sa(t,n){let e=t._t;return e.turn===0?t.jt?e.y1-e.y0:e.y0-e.y1:(Hp(e,n===t.jt)-e.cx)*Qe(t)}function Hp(t,n){return n?
t.x1:t.x0}function Up(t,n){return n?t.y1:t.y0}function ca(t,n,e,r){let o=Js(e),i=na(t);for(let a=0;a<r;a++){let c=i.length;if(ta(i,e/2),i=ra(i,o),a>0&&i.length===c)break}let s=oa(i,t.length,
e/4);return aa(Zs(s,t.length,n))}var Zn=2e-6;function ua(t){let n=[];for(let r of t){let o=zp(r),i=n[n.length-1];(!i||!la(i,o))&&n.push(o)}for(;n.length>1&&la(n[n.length-1],
n[0]);)n[0]=n.pop();let e=[];for(let r of n)Vp(e,r);return e}function zp({_t:t,jt:n}){let e=n?t.x0:t.x1,r=n?t.y0:t.y1,o=n?t.x1:t.x0,i=n?t.y1:
t.y0,s=t.turn===0||n?t.turn:t.turn===1?-1:1,{cx:a,cy:c,r:l}=t,u=s===0?0:Math.atan2((e-a)*(i-c)-(r-c)*(o-a),(e-a)*(o-a)+(r-c)*(i-c));return{x0:e,
y0:r,x1:o,y1:i,cx:a,cy:c,r:l,turn:s,sweep:u}}function la(t,n){return t.turn!==n.turn||(t.turn===0?!jp(t,n):!Xp(t,n))?!1:(t.x1=n.x1,t.y1=n.y1,
t.sweep+=n.sweep,!0)}function jp(t,n){let e=t.x1-t.x0,r=t.y1-t.y0,o=n.x1-t.x1,i=n.y1-t.y1;if(e*o+r*i<=0)return!1;let s=Math.hypot(n.x1-t.x0,
n.y1-t.y0);return Math.abs(e*i-r*o)<=Zn*s}function Xp(t,n){return Math.abs(t.r-n.r)>Zn||Math.abs(t.cx-n.cx)>Zn||Math.abs(t.cy-n.cy)>Zn?!1:Math.
abs(t.sweep+n.sweep)<=2*Math.PI+1e-6}function Vp(t,n){if(n.turn===0){t.push(g(n.x0,n.y0,n.x1,n.y1));return}let e=Math.atan2(n.y0-n.cy,n.x0-n.
cx);if(Math.abs(n.sweep)<2*Math.PI-.001){t.push(F(n.cx,n.cy,n.r,e,n.sweep,n.x0,n.y0,n.x1,n.y1));return}let r=n.sweep/2,o=n.cx+n.r*Math.cos(e+
r),i=n.cy+n.r*Math.sin(e+r);t.push(F(n.cx,n.cy,n.r,e,r,n.x0,n.y0,o,i)),t.push(F(n.cx,n.cy,n.r,e+r,r,o,i,n.x1,n.y1))}var Yp=[{tolerance:1e-7,Dt:1},{tolerance:1e-7,Dt:6},{tolerance:1e-6,Dt:6},{tolerance:3e-8,Dt:6},{tolerance:1e-5,Dt:6},{tolerance:1e-9,Dt:6},
{tolerance:1e-4,Dt:6}];function gt(t,n){let e=null;for(let{tolerance:r,Dt:o}of Yp){let i=ca(t,n,r,o);if((e===null||i.open<e.open)&&(e=i),i.open===
0)break}return(e?.ie??[]).map(r=>qp(ua(r))).filter(r=>r.length>0)}function ma(t){return gt([t],n=>n[0]!==0)}function qp(t){let n=t[0],e=t[t.
length-1];return!n||!e||n.x0===e.x1&&n.y0===e.y1?t:[...t,g(e.x1,e.y1,n.x0,n.y0)]}function nr(t,n,e,r,o,i){let s=r-t,a=o-n,c=s*s+a*a;if(c===0)return[];let l=s*(e.x+i.x)+a*(e.y+i.y),u=2*(1-(e.x*i.x+e.y*i.y)),m=s*i.x+a*i.y,f;
if(u>1e-9)f=(Math.sqrt(l*l+u*c)-l)/u;else if(Math.abs(m)>1e-9)f=c/(4*m);else return fa(t,n,e,r,o,i,(t+r)/2,(n+o)/2);let p=(t+r+f*(e.x-i.x))/
2,h=(n+o+f*(e.y-i.y))/2;return fa(t,n,e,r,o,i,p,h)}function fa(t,n,e,r,o,i,s,a){let c=$t(t,n,e.x,e.y,s,a),l=Nt($t(r,o,-i.x,-i.y,s,a));return c.
kind==="line"&&l.kind==="line"&&Math.abs(L(c,l))<1e-6?[g(t,n,r,o)]:c.kind==="arc"&&l.kind==="arc"&&Math.hypot(c.cx-l.cx,c.cy-l.cy)<1e-9?[{...c,
x1:r,y1:o,sweep:c.sweep+l.sweep}]:[c,l].filter(u=>M(u)>1e-9)}function Jn(t,n){let e=t.filter((a,c)=>{let l=t[c-1]??(n?t[t.length-1]:void 0);
return l===void 0||l===a||Math.hypot(a.x-l.x,a.y-l.y)>1e-9}),r=e.length;if(r<2)return[];let o=e.map((a,c)=>{let l=n?e[(c+r-1)%r]:e[c-1],u=n?
e[(c+1)%r]:e[c+1];return a.sharp||!l||!u?null:Zp(l,a,u)}),i=[],s=n?r:r-1;for(let a=0;a<s;a++){let c=(a+1)%r;Kp(i,e[a],o[a],e[c],o[c])}return i}
function Kp(t,n,e,r,o){let i=e??(o&&pa(o,n,r)),s=o??(e&&pa(e,n,r));i&&s?t.push(...nr(n.x,n.y,i,r.x,r.y,s)):t.push(g(n.x,n.y,r.x,r.y))}function Zp(t,n,e){
let r=n.x-t.x,o=n.y-t.y,i=e.x-n.x,s=e.y-n.y,a=r*r+o*o,c=i*i+s*s,l=r/a+i/c,u=o/a+s/c,m=Math.hypot(l,u);if(m*Math.sqrt(a)>1e-9)return{x:l/m,y:u/
m};let f=Math.sqrt(a);return{x:-o/f,y:r/f}}function pa(t,n,e){let r=Math.hypot(e.x-n.x,e.y-n.y),o=(e.x-n.x)/r,i=(e.y-n.y)/r,s=2*(t.x*o+t.y*i);
return{x:s*o-t.x,y:s*i-t.y}}function Qn(t,n,e,r){if(Math.abs(e-r)<1e-6*Math.max(e,r))return Y(t,n,e);let o=Jp(e,r),i=o.map(c=>tr(Nt(c),-1,1)).
reverse(),s=o.map(c=>tr(c,-1,-1)),a=o.map(c=>tr(Nt(c),1,-1)).reverse();return[...o,...i,...s,...a].map(c=>no(c,t,n))}function Jp(t,n){let e=Math.
min(t,n),r=Math.max(t,n),o=e/r,i=e*e/r*o**-(.3+.2*(1-o)**2),s=(e*e+r*r-2*r*i)/(2*(e-i)),a=t>n,c=t-(a?i:s),l=n-(a?s:i),u=i/Math.hypot(c,l),m=a?
c+c*u:-c*u,f=a?-l*u:l+l*u,p=Math.atan2(f,m-c),h=Math.atan2(f-l,m);return[F(c,0,t-c,0,p,t,0,m,f),F(0,l,n-l,h,Math.PI/2-h,m,f,0,n)]}function tr(t,n,e){
let r=t.x0*n,o=t.y0*e,i=t.x1*n,s=t.y1*e;if(t.kind==="line")return g(r,o,i,s);let a=t.cx*n,c=t.cy*e;return F(a,c,t.r,Math.atan2(o-c,r-a),t.sweep*
n*e,r,o,i,s)}var da={kind:"relative",factor:1},Qp={kind:"smooth"},td=.03;function _(t){switch(t.kind){case"chain":return nd(t);case"curve":return Jn(t.m.
map(({x:n,y:e,sharp:r})=>({x:n,y:e,sharp:r})),t.closed);case"circle":return Y(t.x,t.y,t.r);case"oval":return Qn(t.x,t.y,t.rx,t.ry);case"dot":
return[]}}function bn(t){return t.kind==="chain"||t.kind==="curve"?t.closed:!0}function nd(t){return t.pieces.map((n,e)=>{let r=t.m[e],o=t.m[(e+
1)%t.m.length];return n.kind==="line"?g(r.x,r.y,o.x,o.y):nt(r.x,r.y,o.x,o.y,n.sweep)})}function te(t,n){let e=t.map((i,s)=>{let a=t[s-1]??(n?
t[t.length-1]:void 0),c=a!==void 0&&Math.abs(L(a,i))<td;return{x:i.x0,y:i.y0,corner:c?Qp:da}}),r=t[t.length-1];!n&&r!==void 0&&e.push({x:r.x1,
y:r.y1,corner:da});let o=t.map(i=>i.kind==="line"?{kind:"line"}:{kind:"arc",sweep:i.sweep});return{kind:"chain",m:e,pieces:o,closed:n}}function ya(t){let n=[...t].sort((o,i)=>o.x-i.x||o.y-i.y),e=n[0],r=n.at(-1);return e===void 0||r===void 0?[]:e.x===r.x&&e.y===r.y?[e]:[...ha(
n),...ha(n.reverse())]}function ha(t){let n=[];for(let e of t){for(;n.length>1&&ed(n.at(-2),n.at(-1),e)<=0;)n.pop();n.push(e)}return n.slice(
0,-1)}function ed(t,n,e){return(n.x-t.x)*(e.y-n.y)-(n.y-t.y)*(e.x-n.x)}function ne(t,n,e){if(t.kind==="line"){let i=D(t,0),s=-i.y*n*e,a=i.x*n*e;return g(t.x0+s,t.y0+a,t.x1+s,t.y1+a)}let r=t.sweep*e>0?t.r-n:t.r+n;
if(r<=0)return null;let o=r/t.r;return F(t.cx,t.cy,r,t.start,t.sweep,t.cx+(t.x0-t.cx)*o,t.cy+(t.y0-t.cy)*o,t.cx+(t.x1-t.cx)*o,t.cy+(t.y1-t.cy)*
o)}var rd=1e-6;function Sn(t,n,e,r){let o=t.map(s=>ne(s,n,e)).filter(s=>s!==null),i=[];return o.forEach((s,a)=>{let c=r?o[o.length-1]:void 0;
od(i,a===0?c:i[i.length-1],s)}),i}function od(t,n,e){let r=n?Math.hypot(e.x0-n.x1,e.y0-n.y1):0;!n||r===0?t.push(e):r<=rd?t.push({...e,x0:n.x1,
y0:n.y1}):t.push(g(n.x1,n.y1,e.x0,e.y0),e)}var ba=1e-7,id=1e-6,sd=.02;function Pt(t,n,e){let r=n/2,o=t.segments.filter(l=>M(l)>ba),i=o[0];if(!i)return ad(t.segments[0],r,e.cap);let s=[],
a=o.map((l,u)=>cd(l,o[(u+1)%o.length],r));t.closed||(a[o.length-1]=!1),ld(s,o,a,t.closed,r);let c=t.closed?o.length:o.length-1;for(let l=0;l<
c;l++)a[l]||fd(s,o[l],o[(l+1)%o.length],r,e);if(!t.closed&&e.cap!=="butt"){let l=o[o.length-1],u=D(i,0);ga(s,i.x0,i.y0,{x:-u.x,y:-u.y},r,e.cap),
ga(s,l.x1,l.y1,D(l,1),r,e.cap)}return s}function ad(t,n,e){return!t||e==="butt"?[]:e==="round"?[Y(t.x0,t.y0,n)]:[Gt({x0:t.x0-n,y0:t.y0-n,x1:t.
x0+n,y1:t.y0+n})]}function er(t,n){return t.kind==="arc"&&t.r<=n+1e-6}function cd(t,n,e){return!er(t,e)&&!er(n,e)&&Math.abs(L(t,n))<id}function ld(t,n,e,r,o){
if(r&&e.every(Boolean)){t.push(Sn(n,o,-1,!0),et(Sn(n,o,1,!0)));return}let i=r?e.indexOf(!1)+1:0,s=[];for(let a=0;a<n.length;a++){let c=(i+a)%
n.length,l=n[c];er(l,o)?md(t,l,o):s.push(l),s.length>0&&!e[c]&&(t.push(ud(s,o)),s=[])}}function ud(t,n){let e=Sn(t,n,-1,!1),r=et(Sn(t,n,1,!1)),
o=e[e.length-1],i=r[r.length-1];return[...e,g(o.x1,o.y1,r[0].x0,r[0].y0),...r,g(i.x1,i.y1,e[0].x0,e[0].y0)]}function md(t,n,e){if(Math.abs(n.
sweep)>=2*Math.PI-1e-9){t.push(Y(n.cx,n.cy,n.r+e));return}let r=n.sweep<0?n.start+n.sweep:n.start;t.push(xa(n.cx,n.cy,n.r+e,r,Math.abs(n.sweep))),
e-n.r>1e-6&&t.push(xa(n.cx,n.cy,e-n.r,r+Math.PI,Math.abs(n.sweep)))}function xa(t,n,e,r,o){let i=ht(t,n,e,r,o);return[i,g(i.x1,i.y1,t,n),g(t,
n,i.x0,i.y0)]}function fd(t,n,e,r,o){let i=L(n,e);if(Math.abs(i)<ba)return;let s=i>0?-1:1,{x1:a,y1:c}=n,l=D(n,1),u=D(e,0),m=a-l.y*r*s,f=c+l.
x*r*s,p=a-u.y*r*s,h=c+u.x*r*s,d=[],S=1/Math.abs(Math.cos(i/2));if(Math.abs(i)<sd||o.join==="miter"&&S<=o.Xt){let v=r*Math.abs(Math.tan(i/2)),
N=m+l.x*v,X=f+l.y*v;d.push(g(m,f,N,X),g(N,X,p,h))}else o.join==="round"?d.push(F(a,c,r,Math.atan2(f-c,m-a),i,m,f,p,h)):d.push(g(m,f,p,h));let R=[
g(a,c,m,f),...d,g(p,h,a,c)];t.push(H(R)<0?et(R):R)}function ga(t,n,e,r,o,i){let s=n+r.y*o,a=e-r.x*o,c=n-r.y*o,l=e+r.x*o;if(i==="round"){t.push(
[F(n,e,o,Math.atan2(a-e,s-n),Math.PI,s,a,c,l),g(c,l,s,a)]);return}let u=r.x*o,m=r.y*o;t.push([g(s,a,s+u,a+m),g(s+u,a+m,c+u,l+m),g(c+u,l+m,c,
l),g(c,l,s,a)])}function rr(t,n,e){let o=(n==="tight"||n==="side"?e.se:e.Wn)+e.stroke/2;return n==="side"?t.flatMap(i=>pd(i,o,e)):Ma(t,n,o,e)}function or(t,n,e){
return Ma(t,n==="none"?"ink":n,e.Wn,e)}function Ma(t,n,e,r){let{stroke:o,size:i,cap:s}=r,a=t.filter(({segments:c,dot:l})=>c.length>0||l!==null);
return a.length===0?[]:n==="box"?[Gt(ee(Lt(ut(a.map(c=>ka(c,o))),o/2+e),i,n))]:n==="hull"?Sa(xd(a,r),e,o,"round"):n==="round"?[bd(a,o/2+e,o)]:
a.flatMap(c=>Sa(c,e,o,s))}function pd({segments:t},n,{stroke:e}){let r=t[0],o=t[t.length-1];if(r===void 0||o===void 0)return[];let[i,s]=[o.x1-
r.x0,o.y1-r.y0],a=Math.hypot(i,s);if(a<1e-6)return[];let c=i>0||i===0&&s>0?1:-1,l={x:i/a*c,y:s/a*c},[u,m]=c>0?[{x:r.x0,y:r.y0},{x:o.x1,y:o.y1}]:
[{x:o.x1,y:o.y1},{x:r.x0,y:r.y0}],f=e/2+n,p=[{x:u.x-l.x*f,y:u.y-l.y*f},{x:u.x-l.x*f+l.y*f,y:u.y-l.y*f-l.x*f},{x:m.x+l.x*f+l.y*f,y:m.y+l.y*f-
l.x*f},{x:m.x+l.x*f,y:m.y+l.y*f}];return[p.map(({x:h,y:d},S)=>g(h,d,p[(S+1)%4].x,p[(S+1)%4].y))]}var dd={cap:"round",join:"round",Xt:4},hd={
cap:"square",join:"miter",Xt:4};function Sa({segments:t,closed:n,dot:e},r,o,i){if(e!==null)return[Y(e.x,e.y,e.diameter/2+r)];let s={segments:t,
closed:n},a=i==="round"?dd:hd,c=Pt(s,o+2*r,a);return n?[...c,[...t]]:c}var yd=Math.PI/12;function xd(t,{stroke:n,size:e}){let r=t.flatMap(u=>gd(
u,n)),o=ut(r.map(({x:u,y:m})=>({x0:u,y0:m,x1:u,y1:m}))),i=ee(Lt(o,n/2),e,"hull"),s=[i.x0,i.x1].filter(u=>Math.abs(u)===Zt),a=[i.y0,i.y1].filter(
u=>Math.abs(u)===Zt),c=ya(r.flatMap(({x:u,y:m})=>[0,...s].flatMap(f=>[0,...a].map(p=>({x:u+f,y:m+p})))));return{segments:c.map(({x:u,y:m},f)=>{
let p=c[(f+1)%c.length];return g(u,m,p.x,p.y)}),closed:c.length>2,dot:null}}function gd({segments:t,dot:n},e){let r=n===null?[]:Y(n.x,n.y,Math.
max(.01,(n.diameter-e)/2));return[...t,...r].flatMap(o=>{if(o.kind==="line")return[{x:o.x0,y:o.y0},{x:o.x1,y:o.y1}];let{cx:i,cy:s,r:a,start:c,
sweep:l}=o,u=Math.max(1,Math.ceil(Math.abs(l)/yd));return Array.from({length:u+1},(m,f)=>{let p=c+l*f/u;return{x:i+a*Math.cos(p),y:s+a*Math.
sin(p)}})})}function bd(t,n,e){let r=ut(t.map(a=>ka(a,e))),o=(r.x0+r.x1)/2,i=(r.y0+r.y1)/2,s=0;for(let{segments:a,dot:c}of t){c!==null&&(s=Math.
max(s,Math.hypot(c.x-o,c.y-i)));for(let l of a){let u=T([l]),m=l.kind==="arc"?Math.hypot(l.cx-o,l.cy-i)+l.r:0,f=Math.max(Math.hypot(l.x0-o,l.
y0-i),Math.hypot(l.x1-o,l.y1-i)),p=Math.hypot(Math.max(o-u.x0,u.x1-o),Math.max(i-u.y0,u.y1-i));s=Math.max(s,l.kind==="arc"?Math.min(m,p):f)}}
return Y(o,i,s+n)}function ka({segments:t,dot:n},e){if(n===null)return T(t);let r=Math.max(0,(n.diameter-e)/2);return{x0:n.x-r,y0:n.y-r,x1:n.
x+r,y1:n.y+r}}var Zt=100,Sd={box:1/4,hull:1/3};function ee(t,n,e){let r=(c,l)=>c<n*Sd[e]&&c<=l,[o,i,s,a]=[t.x0,t.y0,n-t.x1,n-t.y1];return{x0:r(
o,s)?-Zt:t.x0,y0:r(i,a)?-Zt:t.y0,x1:r(s,o)?Zt:t.x1,y1:r(a,i)?Zt:t.y1}}function wa(t,n,e){let r=new Map;return t.forEach((o,i)=>{let s=n[o.group]?.over??o.over;if(s==="none"||s==="tight"||s==="side")return;let a=o.
group<0?`alone ${i}`:`group ${o.group}`,c=r.get(a)??{xt:i,over:s,Bn:[]};c.Bn.push(Md(o)),r.set(a,c)}),[...r.values()].map(({xt:o,over:i,Bn:s})=>{
let a=Lt(ut(s),e);return{xt:o,box:i==="box"||i==="hull"?ee(a,24,i):a}})}function Md({shape:t}){return t.kind==="dot"?{x0:t.x,y0:t.y,x1:t.x,y1:t.
y}:T(_(t))}function Ea(t,n,e){let{from:r,to:o}=t;for(let{box:i}of e){let[s,a,c,l]=n==="x"?[i.x0,i.x1,i.y0,i.y1]:[i.y0,i.y1,i.x0,i.x1];if(!(t.
at<=s||t.at>=a)){if(r>=c&&o<=l)return{...t,Wt:!1};r<c&&o>c&&o<=l?o=c:o>l&&r<l&&r>=c&&(r=l)}}return r===t.from&&o===t.to?t:{...t,from:r,to:o}}var kd=.9,wd=1e-4,ir=.05;function va(t,n,e,r,o){let i=[],s=[];return t.forEach((a,c)=>{let{shape:l}=a,u=i.length;if(a.free&&l.kind!=="dot")i.
push(...re(T(_(l)),n,e,.05,!1));else if(l.kind==="circle"){let[f,p]=n==="x"?[l.x,l.y]:[l.y,l.x],h=Math.min(3,l.r*.6),d={from:p-l.r*.3,to:p+l.
r*.3};for(let S of[-1,1])i.push({at:f+S*l.r,l:h,z:!1,e:e/2,...d,Wt:!0});s.push({t:f-l.r,high:f+l.r,width:r.get(a)??null})}else if(l.kind==="\
dot"){let[f,p]=n==="x"?[l.x,l.y]:[l.y,l.x];i.push({at:f,l:.4,z:!1,e:e*l.scale/2,from:p,to:p,Wt:!0})}else if(l.kind==="chain")i.push(...Ed(l,
n,e)),l.closed?s.push(Aa(T(_(l)),n)):i.push(...re(T(_(l)),n,e,.1,!1));else{let f=T(_(l));i.push(...re(f,n,e,l.kind==="oval"?1:.3,bn(l))),bn(
l)&&s.push(Aa(f,n))}let m=o.filter(({xt:f})=>f>c);m.length>0&&i.push(...i.splice(u).map(f=>Ea(f,n,m)))}),{En:i,Ft:[...s,...Rd(t,n)]}}function Aa(t,n){
return n==="x"?{t:t.x0,high:t.x1,width:null}:{t:t.y0,high:t.y1,width:null}}function re(t,n,e,r,o){let[i,s,a,c]=n==="x"?[t.x0,t.x1,t.y0,t.y1]:
[t.y0,t.y1,t.x0,t.x1],l=(a+c)/2;return[i,s].map(u=>({at:u,l:r,z:!1,e:e/2,from:l,to:l,Wt:o}))}function Ed(t,n,e){let r=_(t),o=[];for(let i of r)
i.kind==="line"?o.push(...Ad(i,n,e)):o.push(...Pd(i,n,e));return t.closed&&o.push(...re(T(r),n,e,.1,!1)),o}function Ad(t,n,e){let[r,o,i,s]=n===
"x"?[t.x0,t.x1,t.y0,t.y1]:[t.y0,t.y1,t.x0,t.x1],a=Math.abs(s-i);return Math.abs(o-r)>wd||a<kd?[]:[{at:(r+o)/2,l:a,z:!0,e:e/2,from:Math.min(i,
s),to:Math.max(i,s),Wt:!0}]}function Pd(t,n,e){if(t.kind==="line")return[];let r=Math.min(2,t.r*.25),o=[];for(let i of[0,1]){let s=D(t,i),a=n===
"x"?s.x:s.y;if(Math.abs(a)>.001)continue;let[c,l]=n==="x"?[i===0?t.x0:t.x1,i===0?t.y0:t.y1]:[i===0?t.y0:t.y1,i===0?t.x0:t.x1],u=Math.min(1,t.
r*.5);o.push({at:c,l:r,z:!1,e:e/2,from:l-u,to:l+u,Wt:!0})}return o}function Rd(t,n){let e=t.flatMap(o=>Pa(o,"x")),r=t.flatMap(o=>Pa(o,"y"));
return e.flatMap(o=>r.filter(i=>Ta(o,i.at)&&Ta(i,o.at)&&Math.abs(Ra(o)-Ra(i))<ir).flatMap(i=>{let[s,a]=n==="x"?[o,i]:[i,o];return[{t:s.from,
high:s.to,width:null},{t:a.at,high:a.at,width:null}]}))}function Pa({shape:t,free:n},e){if(n||t.kind!=="chain"||t.closed||t.pieces.length!==
1)return[];let[r,o]=t.m;if(r===void 0||o===void 0||t.pieces[0]?.kind!=="line")return[];let i=e==="x"?"y":"x";return Math.abs(r[i]-o[i])>ir?[]:
[{at:(r[i]+o[i])/2,from:Math.min(r[e],o[e]),to:Math.max(r[e],o[e])}]}function Ra({from:t,to:n}){return n-t}function Ta({from:t,to:n},e){return Math.
abs((t+n)/2-e)<ir}function tt(t){return Math.round(t*1e6)/1e6}var Oa=.06,Td=.05;function La(t,n){let{En:e,Ft:r}=vd(t),o=[];for(let a of[...e].sort(Od)){let c=o[o.length-1];c!==void 0&&Math.abs(c.at-a.at)<
Oa?(a.z&&!c.z?(c.at=a.at,c.e=a.e):a.z===c.z&&(c.e=Math.max(c.e,a.e)),c.z||=a.z,c.l+=a.l,a.Wt&&c.spans.push([a.from,a.to])):o.push({at:a.at,l:a.l,
z:a.z,e:a.e,spans:a.Wt?[[a.from,a.to]]:[]})}let i=a=>o.findIndex(c=>Math.abs(c.at-a)<Oa+.01),s=r.map(({t:a,high:c,width:l})=>({t:i(a),high:i(
c),dn:(a+c)/2,width:l})).filter(({t:a,high:c})=>a>=0&&c>=a);return{p:o,Ft:s,Nt:Ld(o),Vt:n}}function vd({En:t,Ft:n}){return{En:t.map(e=>({...e,
at:tt(e.at),l:tt(e.l),e:tt(e.e),from:tt(e.from),to:tt(e.to)})),Ft:n.map(({t:e,high:r,width:o})=>({t:tt(e),high:tt(r),width:o===null?null:tt(
o)}))}}function Od(t,n){return t.at-n.at}function Ld(t){let n=[],e=0;for(let o=0;o<t.length;o++)for(let i=o;i<t.length;i++)Math.abs(t[o].at+
t[i].at-24)>Td||(n.push([o,i]),e+=o===i?t[o].l:2*Math.min(t[o].l,t[i].l));let r=t.reduce((o,i)=>o+i.l,0);return e>.6*r?n:[]}var V={moved:1,missingEdge:.35,noEdge:3,innerEdge:.1,innerEdgeOutside:2,softEdge:.3,gapChange:.5,crowded:10,An:8,unevenSpacing:2,wrongWidth:60,
unmirrored:12,offCentre:10,shifted:.12};var Cd=50,$d=.45,Nd=1.3,Fd=8,Id=1e-9;function Ca(t,n){return t.p.map((e,r)=>({Jt:_d(t,r,n),ae:Wd(t,r),Gn:t.Ft.flatMap(({t:o,high:i,width:s})=>i===
r&&s!==null?[{t:o,width:s}]:[]),ce:Bd(t,r),le:Gd(t,r)}))}function $a(t,n,e,r,o){let i=o+Id,s=0;for(let a of t.Jt){if(s>i)return s;let c=n-e[a.Pn];
c<(a.ue?-1e-6:1e-6)&&(s+=Cd),c<a.Hn-1e-6&&(s+=a.me*Math.min(1,a.Hn-c)**2+a.An),s+=a.fe*(c-a.wanted)**2}for(let{j:a,dn:c,Rn:l}of t.ae)s+=l*(n-
2*e[c]+e[a])**2;for(let{t:a,width:c}of t.Gn)s+=V.wrongWidth*(n-e[a]-c)**2;for(let{t:a,pe:c,de:l}of t.ce){let u=l<0?n:e[l];s+=V.offCentre*(n+
e[a]-e[c]-u)**2/4}for(let{t:a,Rn:c}of t.le)s+=c*((a<0?n:e[a])+n-r)**2;return s}function _d(t,n,e){let r=t.p[n],o=[];for(let i=n-1;i>=0;i--){
let s=t.p[i],a=(r.at-s.at)*e.scale,c=Hd(r,s,e),l=!e.spaced&&c&&a>.45*e.stroke&&r.at-s.at>Nd,u=Math.max(1,r.l,s.l),m=i===n-1,f=(m||c)&&!Dd(t,
i,n);o.push({Pn:i,wanted:a,ue:e.spaced&&a<$d,fe:f?Math.min(r.l,s.l)*V.gapChange*(m?1:.4):0,Hn:l?r.e+s.e+e.hn:0,me:u*V.crowded,An:Math.max(1,
u/2)*V.An})}return o}function Dd(t,n,e){return t.Ft.some(r=>r.t===n&&r.high===e&&r.width!==null)}function Wd({p:t},n){let e=[];for(let r=n-1;r>=
1;r--){let o=t[n].at-t[r].at;if(!(o<1))for(let i=r-1;i>=0;i--){let s=t[r].at-t[i].at;if(s>o+.05)break;if(Math.abs(s-o)>=.05)continue;let a=Math.
min(Fd,t[n].l,t[r].l,t[i].l);e.push({j:i,dn:r,Rn:V.unevenSpacing*a})}}return e}function Bd(t,n){return t.Ft.filter(e=>e.high===n&&e.t<n).flatMap(
e=>t.Ft.filter(r=>r!==e&&r.high<=n&&Math.abs(r.dn-e.dn)<=.03).map(r=>({t:e.t,pe:r.t,de:r.high===n?-1:r.high})))}function Gd(t,n){return t.Nt.
filter(([,e])=>e===n).map(([e,r])=>{let o=Math.min(t.p[e].l,t.p[r].l),i=t.Vt&&e!==r?2*Math.max(1,o):1;return{t:e===n?-1:e,Rn:i*V.unmirrored}})}
function Hd(t,n,e){let r=-e.stroke/2/e.scale;return t.spans.some(o=>n.spans.some(i=>Math.min(o[1],i[1])-Math.max(o[0],i[0])>r))}var sr=24,Ud=[0,.5,-.5],zd=[0,.25,-.25,.5,-.5],jd=[-1,0,1],Xd=[-2,-1,0,1,2],Vd=2.2;function Fa(t,n,e,r=1/0){let o=t.Nt.length===0?[0]:Number.
isInteger(e.stroke)?Ud:zd,i=null,s=r;for(let a of o)i=Yd(t,e,n,a,s)??i,s=i?.h??r;return i}function Yd(t,n,e,r,o){let i=o-1e-9,s=t.p.reduce((l,u)=>l+
u.l,0),a=n.size+2*r,c=[{Yt:[],h:Math.abs(r)*(1+s*V.shifted)}];for(let l=0;l<t.p.length;l++){let u=Zd(l,t,n,r),m=e[l],f=[];for(let p of c)for(let{
en:h,h:d}of Kd(u,m,l,p,t,n)){let S=f.length<sr?i:Math.min(i,f[sr-1].h),R=p.h+d;if(R>=S)continue;let v=R+$a(m,h,p.Yt,a,S-R);v<S&&qd(f,{from:p,
en:h,h:v})}if(c=f.map(({from:p,en:h,h:d})=>({Yt:[...p.Yt,h],h:d})),c.length===0)return null}return{...c[0],shift:r}}function qd(t,n){let e=Math.
min(t.length,sr-1);for(;e>0&&t[e-1].h>n.h;e--)t[e]=t[e-1];t[e]=n}function Kd(t,{Gn:n},e,r,o,i){if(n.length===0)return t;let s=n.map(({t:a,width:c})=>cr(
r.Yt[a]+c)).filter(a=>a<=_a(e,o,i)+1e-6&&!t.some(c=>Math.abs(c.en-a)<1e-4));return s.length===0?t:[...t,...s.map(a=>ar(a,e,o,i))]}function Ia(t,n,e,r){
if(r.Bt){if(e.p.length===1)return(r.t+r.high)/2;if(n===0)return Na(t,r.t,r.Mt)+t.e;if(n===e.p.length-1)return Na(t,r.high,r.kt)-t.e}let o=(r.
stroke/2-r.scale)*.3,i=t.at<11.9?1:t.at>12.1?-1:0;return t.at*r.scale+o*i}function Na(t,n,e){return t.z?Math.round(n):e}function Zd(t,n,e,r){
let o=n.p[t],i=Ia(o,t,n,e),s=t===0,a=t===n.p.length-1,c=(o.z||!s?e.t:e.Mt)+o.e,l=_a(t,n,e),u=new Set;for(let f of[-o.e,o.e]){let p=Math.round(
i+f);for(let h of e.stroke>2.4*e.scale?Xd:jd)u.add(cr(p+h-f))}if(o.z||u.add(cr(Math.min(l,Math.max(c,i)))),n.Nt.some(([f,p])=>f===t&&p===t)&&
u.add(e.size/2+r),e.Bt&&(s||a))return[ar(s&&a?Jd(i,o,n):i,t,n,e)];let m=[...u].filter(f=>f>=c-1e-6&&f<=l+1e-6&&Math.abs(f-i)<=Vd);return m.length===
0&&m.push(Math.min(l,Math.max(c,i))),m.map(f=>ar(f,t,n,e))}function Jd(t,n,e){if(!n.z)return t;let r=Math.round(t-n.e)+n.e,o=Math.round(t+n.e)-
n.e,i=Math.abs(r-t)<=Math.abs(o-t)?r:o,s=oe(i-n.e)&&oe(i+n.e);return e.Vt&&!(s&&Math.abs(i-t)<.3)?t:i}function ar(t,n,e,r){let o=e.p[n],i=oe(
t-o.e),s=oe(t+o.e),a=t<r.size/2?i:s,c=o.l*V.moved*(t-Ia(o,n,e,r))**2;if(!o.z)return{en:t,h:a?c:c+o.l*V.softEdge};let l=Number(i)+Number(s),u=e.Vt&&
e.Nt.some(([f,p])=>f===n&&p===n);c+=(2-l)*o.l*V.missingEdge,l===0&&!u&&(c+=V.noEdge*o.l);let m=n===0||n===e.p.length-1;return l===1&&!a&&(c+=
o.l*(m?V.innerEdgeOutside:V.innerEdge)),{en:t,h:c}}function _a(t,n,e){let r=n.p[t],o=t===n.p.length-1;return(r.z||!o?e.high:e.kt)-r.e}function oe(t){
return Math.abs(t-Math.round(t))<.001}function cr(t){return Math.round(t*1e4)/1e4}var Qd=1.2,Da=.08;function ur(t,n,e=null){if(e!==null)return lr(t,n,e).qt;let r=t.some(({shape:a})=>a.kind==="circle"&&(Ba(a.x)||Ba(a.y))),o={
x:Wa(t,"x"),y:Wa(t,"y")},i=lr(t,n,{Un:0,Vt:o});if(!r)return i.qt;let s=lr(t,n,{Un:1,Vt:o},i.h);return s!==null&&s.h<i.h-1e-6?s.qt:i.qt}function lr(t,n,e,r=1/0){
let{size:o,scale:i,stroke:s,hn:a}=n.style,c=nh(t,n,e.Un),l=wa(t,n.groups,(s/2+a)/i),u=(h,d)=>{let S=va(t,h,s,c,l),R=La(S,e.Vt[h]),v={size:o,
scale:i,stroke:s,hn:a,spaced:n.spaced,Bt:n.Bt,...th(n[h])},N=Fa(R,Ca(R,v),v,d);if(N===null)return null;let X=R.p.map(({at:dt})=>dt),lt=rh(R,
N);return{map:oh(X,N,R.Nt.length>0,o,i),h:N.h,f:lt}},m=u("x",r),f=m===null?null:u("y",r-m.h);if(m===null||f===null)return null;let p=new Map;
for(let h of t){let{shape:d}=h;if(d.kind!=="circle")continue;let S=(c.get(h)??2*d.r*i)/2,R=(v,N,{t:X,high:lt})=>{let dt=S+s/2;return Math.max(
X+dt,Math.min(lt-dt,(v(N-d.r)+v(N+d.r))/2))};p.set(h,{x:R(m.map,d.x,n.x),y:R(f.map,d.y,n.y),r:S})}return{qt:{gt:m.map,bt:f.map,scale:i,pn:e,
f:{x:m.f,y:f.f},Tn:p},h:m.h+f.h}}function th({t,high:n,Mt:e,kt:r}){return{t:tt(t),high:tt(n),Mt:tt(e),kt:tt(r)}}function Wa(t,n){let e=t.flatMap(
({shape:a})=>_(a)),r=t.flatMap(({shape:a})=>a.kind==="dot"?[a]:[]),o=(a,c)=>n==="x"?{x:24-a,y:c}:{x:a,y:24-c},i=(a,c)=>e.some(l=>I(l,a,c)<Da);
return e.every(a=>[0,.5,1].every(c=>{let l=C(a,c),u=o(l.x,l.y);return i(u.x,u.y)}))&&r.every(a=>{let c=o(a.x,a.y);return r.some(l=>Math.hypot(
l.x-c.x,l.y-c.y)<Da)})}function nh(t,n,e){let r=new Map;for(let o of t){let{shape:i}=o;if(i.kind!=="circle")continue;let s=Math.abs(i.x-12)<
.01||Math.abs(i.y-12)<.01;r.set(o,eh(2*i.r,n,s?e:null))}return r}function eh(t,n,e){let{scale:r,stroke:o}=n.style,i=(o/2-r)*.6,s=t*r-i,a=Math.
min(n.x.high-n.x.t,n.y.high-n.y.t)-o,c=s,l=1/0;for(let u=Math.ceil(s+o-2);u<=s+o+2;u++){let m=u-o;if(m<=.4||m>a+1e-9)continue;let f=e!==null&&
Math.abs(u%2)!==e?Qd:0,p=Math.abs(m-s)+f;p<l-1e-9&&(l=p,c=m)}return Math.min(c,a)}function rh({p:t},{Yt:n}){let e=t.length-1;return e<0?{t:0,
high:0}:{t:n[0]-t[0].e,high:n[e]+t[e].e}}function oh(t,n,e,r,o){let i=t.map((c,l)=>[c,n.Yt[l]]);e&&!t.some(c=>Math.abs(c-12)<.3)&&(i.push([12,
r/2+n.shift]),i.sort((c,l)=>c[0]-l[0]));let s=i[0],a=i[i.length-1];return s===void 0||a===void 0?c=>c*o:c=>{if(c<=s[0])return s[1]+(c-s[0])*
o;if(c>=a[0])return a[1]+(c-a[0])*o;let l=i.findIndex(([f])=>c<=f),u=i[l-1],m=i[l];return u[1]+(c-u[0])*(m[1]-u[1])/(m[0]-u[0])}}function Ba(t){
return Math.abs(t-12)<.01}var Ga=.15;function Ha(t,n,{stroke:e}){let r=e/2,o=[...t.segments],i=o[0],s=o[o.length-1];if(i===void 0||s===void 0)return t;if(n.end!=="att\
ached"){let a=D(s,1),c=n.end==="trimmed"?r*Ga:se(a,r),l=s.x1+a.x*c,u=s.y1+a.y*c;s.kind==="line"?o[o.length-1]=g(s.x0,s.y0,l,u):o.push(g(s.x1,
s.y1,l,u))}if(n.start!=="attached"){let a=o[0],c=D(a,0),l=n.start==="trimmed"?r*Ga:se(c,r),u=a.x0-c.x*l,m=a.y0-c.y*l;a.kind==="line"?o[0]=g(
u,m,a.x1,a.y1):o.unshift(g(u,m,a.x0,a.y0))}return{segments:o,closed:!1}}function se(t,n){let e=Math.max(Math.abs(t.x),Math.abs(t.y)),r=Math.
min(Math.abs(t.x),Math.abs(t.y));return n*(1-r)/e}function Ua(t,{stroke:n,cap:e,join:r}){if(t.dot!==null)return[za(t.dot,e)];let o=Pt(t.path,
n,{cap:e,join:r,Xt:4});return t.solid===!0?[...o,ih(t.path.segments)]:o}function ih(t){return H(t)<0?et(t):t}function za(t,n){let e=t.diameter/
2;return n==="round"?Y(t.x,t.y,e):Gt({x0:t.x-e,y0:t.y-e,x1:t.x+e,y1:t.y+e})}var sh=.6,ah=64,mr=1.6;function ja(t,n,e){switch(ch(t,n)){case"s\
olid":{let r=fr(t);return{wt:!0,regions:[ie(t,e),r],Tt:r}}case"hole":return{wt:!1,regions:[t.dot===null?mh(t,n,e):ie(t,e)],Tt:[]};case"knock\
-out":return{wt:!1,regions:[[...ie(t,e),...uh(t,n,e)]],Tt:[]};case"ink":return{wt:!0,regions:[ie(t,e)],Tt:[]}}}function ae(t,n){return lh(t,
n)>sh}function ch(t,n){let{role:e,over:r,notch:o}=t.u;return e==="solid"||e==="hole"||e==="knock-out"||e==="ink"?e:e==="auto"&&t.dot===null&&
t.closed?"solid":e==="auto"&&t.dot!==null&&!ae(t,n)?"ink":r==="none"&&!o&&ae(t,n)?"knock-out":"ink"}function lh({segments:t,dot:n},e){if(e.length===
0)return 0;if(n!==null)return ct(e,n.x,n.y)!==0?1:0;let r=0,o=0;for(let i of t){let s=Math.min(ah,Math.max(2,Math.ceil(M(i)*2)));for(let a=0;a<
s;a++){let{x:c,y:l}=C(i,(a+.5)/s);o++,ct(e,c,l)!==0&&r++}}return o===0?0:r/o}function uh({segments:t,closed:n},e,r){let o=t[0],i=t[t.length-
1];return n||o===void 0||i===void 0?[]:[...ce(e,o.x0,o.y0)?le(o,0,r.stroke*mr,r):[],...ce(e,i.x1,i.y1)?le(i,1,r.stroke*mr,r):[]]}function ce(t,n,e){
return t.some(r=>r.some(o=>I(o,n,e)<.15))}function mh(t,n,e){let r=t.segments[0],o=t.segments[t.segments.length-1];if(t.closed||r===void 0||
o===void 0)return fr(t);let i=e.stroke*mr,s=[...t.segments];return ce(n,o.x1,o.y1)&&s.push(pr(o,1,i)),ce(n,r.x0,r.y0)&&s.unshift(pr(r,0,i)),
fr({...t,segments:s})}function fr({segments:t,closed:n}){let e=t[0],r=t[t.length-1];if(e===void 0||r===void 0)return[];let o=n?[...t]:[...t,
g(r.x1,r.y1,e.x0,e.y0)];return[H(o)<0?et(o):o]}function ie(t,n){let{stroke:e,cap:r,join:o}=n;if(t.dot!==null)return[za(t.dot,r)];let i=Pt({segments:t.
segments,closed:t.closed},e,{cap:r,join:o,Xt:4});return r==="round"||t.closed?i:[...i,...fh(t,n)]}function fh({segments:t,attached:n},e){let r=[],
o=t[0],i=t[t.length-1];return o!==void 0&&!n.start&&r.push(...le(o,0,se(D(o,0),e.stroke/2),e)),i!==void 0&&!n.end&&r.push(...le(i,1,se(D(i,1),
e.stroke/2),e)),r}function le(t,n,e,r){return Pt({segments:[pr(t,n,e)],closed:!1},r.stroke,{cap:"butt",join:"miter",Xt:4})}function pr(t,n,e){
let r=D(t,n);return n===1?g(t.x1,t.y1,t.x1+r.x*e,t.y1+r.y*e):g(t.x0-r.x*e,t.y0-r.y*e,t.x0,t.y0)}var ft=1e-6;function Xa(t,n){let e=n.flat().map(l=>({segment:l,box:T([l])})),r=[],o=[],i=!1;for(let l of t.segments)for(let u of dh(l,e)){if(M(
u)<=ft&&M(l)>ft)continue;let m=C(u,.5);ct(n,m.x,m.y)===0?o.push(u):(i=!0,o.length>0&&r.push(o),o=[])}if(!i)return t.segments.length>0?[t]:[];
o.length>0&&r.push(o);let s=o.length>0,a=r[0],c=r[r.length-1];return t.closed&&s&&a&&c&&r.length>1&&ph(c,a)&&(r[0]=[...c,...a],r.pop()),r.map(
l=>({segments:hh(l),closed:!1})).filter(l=>l.segments.reduce((u,m)=>u+M(m),0)>ft)}function ph(t,n){let e=t[t.length-1],r=n[0];return Math.hypot(
e.x1-r.x0,e.y1-r.y0)<ft}function dh(t,n){let e=T([t]),r=[];for(let a of n)if(!(a.box.x0>e.x1+ft||a.box.x1<e.x0-ft)&&!(a.box.y0>e.y1+ft||a.box.
y1<e.y0-ft))for(let c of yt(t,a.segment))r.push(c.gn);if(r.length===0)return[t];let o=ft/Math.max(M(t),ft);r.sort((a,c)=>a-c);let i=[],s=0;for(let a of r)
a-s<=o||1-a<=o||(i.push(rt(t,s,a)),s=a);return i.push(rt(t,s,1)),i}function hh(t){let n=[];for(let e of t){let r=n[n.length-1],o=r&&yh(r,e);
o?n[n.length-1]=o:n.push(e)}return n}function yh(t,n){if(t.kind==="line"&&n.kind==="line"){let e=(t.x1-t.x0)*(n.y1-n.y0)-(t.y1-t.y0)*(n.x1-n.
x0),r=(t.x1-t.x0)*(n.x1-n.x0)+(t.y1-t.y0)*(n.y1-n.y0);return r<=0||Math.abs(e)>1e-9*r?null:{...t,x1:n.x1,y1:n.y1}}return t.kind==="line"||n.
kind==="line"||t.cx!==n.cx||t.cy!==n.cy||t.r!==n.r||t.sweep*n.sweep<=0||Math.abs(t.sweep+n.sweep)>2*Math.PI-1e-6?null:{...t,x1:n.x1,y1:n.y1,
sweep:t.sweep+n.sweep}}var Ya=.03,xh=1,gh=2,Va=.25;function dr(t,n,e,r){let o=t[t.length-1];if(o===void 0)return t;let i=Ka(n,o.x1,o.y1);return i<=Ya||i>=e?t:bh(t,
Sh(o,n,xh*e)??Mh(o,n,gh*e,r))}function qa(t,n,e,r){let o=et(t),i=dr(o,n,e,r);return i===o?t:et(i)}function bh(t,n){if(n===null)return t;let e=t.
slice(0,-1);return n<=1e-6?e.length===0?t:e:[...e,rt(t[t.length-1],0,n)]}function Sh(t,n,e){let o=n.flatMap(({x0:a,y0:c,x1:l,y1:u})=>[{x:a,y:c},
{x:l,y:u}]).map(({x:a,y:c})=>Ht(t,a,c)).filter(({o:a})=>a<=Ya),i=[...n.flatMap(a=>yt(t,a).map(({gn:c})=>c)),...o.map(({bn:a})=>a)],s=Math.max(
-1,...i);return s>=0&&(1-s)*M(t)<=e?s:null}function Mh(t,n,e,r){let o=M(t);for(let i=Va;i<=Math.min(e,o);i+=Va){let{x:s,y:a}=C(t,1-i/o);if(Ka(
n,s,a)>=r)return 1-i/o}return null}function Ka(t,n,e){return Math.min(1/0,...t.map(r=>I(r,n,e)))}var kh=.9,wh=1.25;function Qa(t,n,e){let r=[],o=new Set;for(let i of t){let{u:s}=i,a=n[s.group];if(a!==void 0&&a.over!=="none"&&!o.has(s.group)){
let c=t.filter(l=>l.u.group===s.group);r=Za(r,rr(c,a.over,e),e)}o.add(s.group),s.over!=="none"&&(r=Za(r,rr([i],s.over,e),e)),r.push(Ah(i))}return Eh(
r,e).map(i=>Th(i,e))}function Eh(t,{stroke:n,hn:e}){let r=[...t];for(let o=r.length-1;o>=0;o--){let i=r[o];if(i.dot!==null||i.f.start!=="tri\
mmed"&&i.f.end!=="trimmed")continue;let s=r.flatMap(c=>c===i||c.dot!==null?[]:c.path.segments),{segments:a}=i.path;i.f.end==="trimmed"&&(a=dr(
a,s,n,n+e)),i.f.start==="trimmed"&&(a=qa(a,s,n,n+e)),r[o]={...i,path:{...i.path,segments:a}}}return r}function Ah({u:t,segments:n,closed:e,dot:r,
attached:o}){return{path:r===null?{segments:n,closed:e}:{segments:[g(r.x,r.y,r.x+.01,r.y)],closed:!1},u:t,dot:r,f:{start:o.start?"attached":
"free",end:o.end?"attached":"free"}}}function Za(t,n,e){return n.length===0?[...t]:t.flatMap(r=>Ph(r,n,e))}function Ph(t,n,e){if(tc(t))return Rh(
t,n);let r=Xa(t.path,n),o=r[0];return r.length===1&&o!==void 0&&Math.abs(hr(o)-hr(t.path))<1e-6?[t]:r.flatMap(i=>{let s=!t.path.closed&&Ja(i.
segments[0],t.path.segments[0],0),a=!t.path.closed&&Ja(i.segments[i.segments.length-1],t.path.segments[t.path.segments.length-1],1),c={start:s?
t.f.start:"trimmed",end:a?t.f.end:"trimmed"},u=(c.start!=="attached"&&c.end!=="attached"?wh:kh)*e.stroke;return hr(i)<u?[]:[{...t,path:i,f:c}]})}
function tc({u:t,path:n}){return n.closed&&t.role==="solid"&&t.vt.at(-1)?.finish==="outlined"}function Rh(t,n){return gt([[t.path.segments],
n],r=>r[0]!==0&&r[1]===0).map(r=>({...t,path:{segments:r,closed:!0}}))}function Ja(t,n,e){if(t===void 0||n===void 0)return!1;let[r,o,i,s]=e===
0?[t.x0,t.y0,n.x0,n.y0]:[t.x1,t.y1,n.x1,n.y1];return Math.hypot(r-i,o-s)<1e-6}function hr(t){return t.segments.reduce((n,e)=>n+M(e),0)}function Th(t,n){
let{path:e,u:r,dot:o,f:i}=t;return{path:n.cap==="butt"&&o===null&&!e.closed?Ha(e,i,n):e,span:r.span,part:r.part,dot:o,...tc(t)?{solid:!0}:{}}}var oc=.01;function ic(t,n,{stroke:e,radius:r}){let{shape:o}=t;switch(o.kind){case"circle":{let{x:i,y:s,r:a}=n.Tn.get(t)??{x:n.gt(o.x),y:n.bt(
o.y),r:o.r*n.scale};return nc(t,Y(i,s,a))}case"oval":{let i=n.gt(o.x-o.rx),s=n.gt(o.x+o.rx),a=n.bt(o.y-o.ry),c=n.bt(o.y+o.ry),l=(u,m)=>Math.
max(oc,(m-u)/2);return nc(t,Qn((i+s)/2,(a+c)/2,l(i,s),l(a,c)))}case"dot":{let i=r===0?Math.max(1,o.scale):o.scale,s={x:n.gt(o.x),y:n.bt(o.y),
diameter:e*i};return{u:t,segments:[],Kt:[],closed:!1,dot:s}}case"curve":return vh(t,o,n);case"chain":return Oh(t,o,n)}}function nc(t,n){return{
u:t,segments:n,Kt:n.map(()=>null),closed:!0,dot:null}}function vh(t,n,e){let r=n.m.map(({x:s,y:a,sharp:c})=>({x:e.gt(s),y:e.bt(a),sharp:c})),
o=Jn(r,n.closed),i=o.map((s,a)=>{let c=o[(a+1)%o.length];if(c===void 0||!n.closed&&a===o.length-1||Math.abs(L(s,c))<.05)return null;let l=r.
findIndex(({x:u,y:m})=>Math.hypot(u-s.x1,m-s.y1)<1e-6);return n.m[l]?.corner??null});return{u:t,segments:o,Kt:i,closed:n.closed,dot:null}}function Oh(t,n,e){
let r=n.m.map(u=>({...u,x:e.gt(u.x),y:e.bt(u.y)})),o=_(n),i=Lh(n,o,r,e),s=[],a=[];o.forEach((u,m)=>{let f=r[m],p=r[(m+1)%r.length];if(Math.hypot(
p.x-f.x,p.y-f.y)<1e-6)return;let h=u.kind==="line"?[g(f.x,f.y,p.x,p.y)]:Ch(u,f,p,i[m]);h.forEach((d,S)=>{s.push(d);let R=!n.closed&&m===o.length-
1,v=S<h.length-1||R||p.corner.kind==="smooth"?null:p.corner;a.push(v)})});let c=r[0];if(s.length>0||c===void 0)return{u:t,segments:s,Kt:a,closed:n.
closed,dot:null};let l=g(c.x,c.y,c.x+oc,c.y);return{u:t,segments:[l],Kt:[null],closed:!1,dot:null}}function Lh(t,n,e,r){let o=n.length;return n.
map((i,s)=>{if(i.kind==="line")return{start:null,end:null};let a=n[s-1]??(t.closed?n[o-1]:void 0),c=n[s+1]??(t.closed?n[0]:void 0),l=e[s],u=e[(s+
1)%e.length],m=e[(s-1+e.length)%e.length],f=e[(s+2)%e.length];return{start:ec(i,0,a,m,l,r),end:ec(i,1,c,u,f,r)}})}function ec(t,n,e,r,o,i){let s=D(
t,n);if(Math.abs(s.x)<.001)return{x:0,y:Math.sign(s.y)};if(Math.abs(s.y)<.001)return{x:Math.sign(s.x),y:0};if(e===void 0)return null;let a=n===
0?L(e,t):L(t,e);if(Math.abs(a)>.05)return null;if(e.kind==="line")return rc(o.x-r.x,o.y-r.y);let c=n===0?{x:t.x0,y:t.y0}:{x:t.x1,y:t.y1};return rc(
i.gt(c.x+s.x/2)-i.gt(c.x-s.x/2),i.bt(c.y+s.y/2)-i.bt(c.y-s.y/2))}function Ch(t,n,e,r){let o=Fh(t,n,e,r);return o.every(i=>Nh(i,t))?o:[nt(n.x,
n.y,e.x,e.y,t.sweep)]}var $h=1;function Nh(t,n){return t.kind==="line"||Math.abs(t.sweep)<Math.abs(n.sweep)+$h}function Fh(t,n,e,{start:r,end:o}){
if(r===null&&o===null)return[nt(n.x,n.y,e.x,e.y,t.sweep)];if(o===null)return[$t(n.x,n.y,r.x,r.y,e.x,e.y)];if(r===null)return[Nt($t(e.x,e.y,-o.
x,-o.y,n.x,n.y))];if(Math.abs(r.x*o.x+r.y*o.y)<1e-6&&(r.x===0||r.y===0))return Ih(n,e,r,Math.sign(t.sweep));let i=$t(n.x,n.y,r.x,r.y,e.x,e.y),
s=D(i,1);return Math.hypot(s.x-o.x,s.y-o.y)<.001?[i]:nr(n.x,n.y,r,e.x,e.y,o).filter(a=>M(a)>1e-6)}function Ih(t,n,e,r){let o=Math.abs(n.x-t.
x),i=Math.abs(n.y-t.y),s=Math.min(o,i),a=r*Math.PI/2;if(Math.abs(o-i)<1e-6)return[nt(t.x,t.y,n.x,n.y,a)];let c=e.y===0?o-s:i-s;if(c>1e-6){let m={
x:t.x+e.x*c,y:t.y+e.y*c};return[g(t.x,t.y,m.x,m.y),nt(m.x,m.y,n.x,n.y,a)]}let l=e.y===0?i-s:o-s,u=e.y===0?{x:n.x,y:n.y-Math.sign(n.y-t.y)*l}:
{x:n.x-Math.sign(n.x-t.x)*l,y:n.y};return[nt(t.x,t.y,u.x,u.y,a),g(u.x,u.y,n.x,n.y)]}function rc(t,n){let e=Math.hypot(t,n);return e<1e-9?null:
{x:t/e,y:n/e}}var ac=1e-4,yr=1e-4,Mn=1e-9;function cc(t,n,e){let r=t.length,o=n?r:r-1,s=t.map((a,c)=>c<o?e[c]??0:0).map((a,c)=>lc(t,c,a));return _h(t,s),Dh(
t,n,s)}function lc(t,n,e){if(e<yr)return null;let r=t[n],o=t[(n+1)%t.length],i=sc(r,o,e);if(i)return i;if(Math.abs(L(r,o))<ac)return null;let s=null,
a=0,c=e;for(let l=0;l<50&&c-a>1e-13*e;l++){let u=(a+c)/2,m=u<yr?null:sc(r,o,u);if(m)s=m,a=u;else{if(u<yr)return s;c=u}}return s}function sc(t,n,e){
let r=L(t,n);if(Math.abs(r)<ac)return null;let o=r>0?1:-1,i=ne(t,e,o),s=ne(n,e,o);if(!i||!s)return null;let a=M(t),c=M(n),l=null;for(let{x:u,
y:m}of on(i,s)){let f=(1-ot(t,u,m))*a,p=ot(n,u,m)*c;f<-Mn||p<-Mn||f>a+Mn||p>c+Mn||(l===null||f+p<l.xt+l.Gt)&&(l={cx:u,cy:m,r:e,xt:f,Gt:p})}return l}
function _h(t,n){let e=t.length;for(let r=0;r<24;r++){let o=n.map(()=>1),i=!1;for(let s=0;s<e;s++){let a=(s+e-1)%e,c=M(t[s]),l=(n[a]?.Gt??0)+
(n[s]?.xt??0);l<=c+Mn||(i=!0,o[s]=Math.min(o[s],c/l),o[a]=Math.min(o[a],c/l))}if(!i)return;for(let s=0;s<e;s++){let a=n[s];a&&o[s]<1&&(n[s]=
lc(t,s,a.r*o[s]))}}for(let r=0;r<e;r++){let o=(r+e-1)%e;(n[o]?.Gt??0)+(n[r]?.xt??0)>M(t[r])+1e-6&&(n[r]=null)}}function Dh(t,n,e){let r=t.length,
o=[];for(let i=0;i<r;i++){let s=t[i],a=M(s),c=e[(i+r-1)%r],l=e[i],u=c?Math.min(1,Math.max(0,c.Gt/a)):0,m=l?Math.max(u,1-l.xt/a):1;(m-u)*a<=1e-7&&
(c||l)||o.push(rt(s,u,m)),l&&o.push(Wh(s,t[(i+1)%r],l))}return Bh(o,t,n)}function Wh(t,n,e){let r=rt(t,0,1-e.xt/M(t)),o=rt(n,e.Gt/M(n),1),i=r.
x1-e.cx,s=r.y1-e.cy,a=o.x0-e.cx,c=o.y0-e.cy,l=L(t,n)>0,u=Math.atan2(i*c-s*a,i*a+s*c);return l&&u<0&&(u+=2*Math.PI),!l&&u>0&&(u-=2*Math.PI),F(
e.cx,e.cy,e.r,Math.atan2(s,i),u,r.x1,r.y1,o.x0,o.y0)}function Bh(t,n,e){for(let s=e?0:1;s<t.length;s++){let a=t[s===0?t.length-1:s-1],c=t[s];
(c.x0!==a.x1||c.y0!==a.y1)&&(t[s]={...c,x0:a.x1,y0:a.y1})}let r=t[0];if(e||!r)return t;t[0]={...r,x0:n[0].x0,y0:n[0].y0};let o=t.length-1,i=n[n.
length-1];return t[o]={...t[o],x1:i.x1,y1:i.y1},t}var Gh=.2,ue={right:.5,rightAtEnd:.8,Pn:.3,otherAtEnd:.45},uc={v:.25,perRadius:.2};function fc(t,n,e,r){let{segments:o,Kt:i,closed:s}=t,{scale:a}=e,
c=Xh(t,n,e)*t.u.radius,l=o.map((u,m)=>{let f=i[m]??null,p=o[(m+1)%o.length];if(f===null||zh(r,t,u.x1,u.y1))return 0;let h=Math.abs(L(u,p)),d=f.
kind==="relative"&&!Uh(u,p)?c*e.zn:c,S={xt:!s&&m===0,Gt:!s&&m===o.length-2};return jh(f,d,a,h,M(u),M(p),S)});return l.some(u=>u>0)?cc(o,s,l):
[...o]}var Hh=.05;function Uh(t,n){let e=mc(C(t,.5),n),r=mc(C(n,.5),n),o=(i,s)=>Math.min(Math.abs(i),Math.abs(s))>Hh&&i*s>0;return o(e.x,r.x)||
o(e.y,r.y)}function mc(t,{x0:n,y0:e}){let r=Math.max(Math.hypot(t.x-n,t.y-e),1e-9);return{x:(t.x-n)/r,y:(t.y-e)/r}}function zh(t,n,e,r){let o=n.
segments[0],i=n.segments[n.segments.length-1];return t.some(s=>Math.hypot(s.x-e,s.y-r)<.05&&!(o!==void 0&&!n.closed&&Math.hypot(o.x0-e,o.y0-
r)<1e-6)&&!(i!==void 0&&!n.closed&&Math.hypot(i.x1-e,i.y1-r)<1e-6))}function jh(t,n,e,r,o,i,s){if(t.kind==="smooth")return 0;if(t.kind==="fi\
xed")return t.radius*e;let a=n*t.factor;if(a<=0||r<.02)return 0;let c=Math.abs(r-Math.PI/2)<Gh,l=(d,S)=>d*(c?S?ue.rightAtEnd:ue.right:S?ue.otherAtEnd:
ue.Pn),u=Math.tan(r/2),m=Math.min(l(o,s.xt),l(i,s.Gt))/u,f=Math.min(a,m),p=f*(1/Math.max(Math.cos(r/2),.001)-1),h=(uc.v+uc.perRadius*(n/e))*
e;return p>h&&!c?f*h/p:f}function Xh(t,n,{radius:e,scale:r,stroke:o}){if(!t.u.inner||t.segments.length===0)return e;let i=T(t.segments),s=1/0,
a=e;for(let c of n){if(c===t||!c.closed)continue;let l=T(c.segments);if(l.x0>=i.x0||l.y0>=i.y0||l.x1<=i.x1||l.y1<=i.y1)continue;let u=Math.min(
i.x0-l.x0,i.y0-l.y0,l.x1-i.x1,l.y1-i.y1);u>=s||(s=u,a=Vh(c,e,r))}return s===1/0?e:Math.max(Math.min(e,o/4),a-s)}function Vh({Kt:t,u:n},e,r){
let o=t.find(i=>i!==null);return o?.kind==="fixed"?o.radius*r:e*n.radius*(o?.kind==="relative"?o.factor:1)}var xr=.12,Yh=2.2,qh=.3,Kh=new Set(["none","side"]);function me(t,n,e,r){let o=Jh(t,n),i=Qh(t,o).map(({x:l,y:u})=>({x:e.gt(l),y:e.bt(u)})),s=t.
map(l=>ic(l,e,r)),a=s.map(l=>fc(l,s,r,i)),c=new Map(t.map((l,u)=>[l,a[u]]));return s.map((l,u)=>Zh(l,a[u],o.get(l.u),c))}function Zh(t,n,e,r){
let o=e?.start??null,i=e?.end??null,s=(c,l)=>c===null?null:c===t.u?l:r.get(c),a=n.length>0&&(o!==null||i!==null)?ty(n,{start:s(o,n.slice(2)),
end:s(i,n.slice(0,-2))}):n;return{u:t.u,segments:a,closed:t.closed,dot:t.dot,attached:{start:o!==null,end:i!==null}}}function Jh(t,n){let e=({
group:i})=>Kh.has(n[i]?.over??"none")?-1:i,r=t.map(i=>({u:i,segments:_(i.shape)})),o=new Map;for(let{u:i,segments:s}of r){let a=s[0],c=s[s.length-
1];if(!ny(i)||a===void 0||c===void 0)continue;let l=(u,m,f)=>{let p=r.find(d=>d.u!==i&&e(d.u)===e(i)&&d.segments.some(S=>I(S,u,m)<xr));if(p!==
void 0)return p.u;let h=t.find(d=>d.shape.kind==="dot"&&e(d)===e(i)&&Math.hypot(d.shape.x-u,d.shape.y-m)<xr);return h!==void 0?h:f.some(d=>I(
d,u,m)<xr)?i:null};o.set(i,{start:l(a.x0,a.y0,s.slice(2)),end:l(c.x1,c.y1,s.slice(0,-2))})}return o}function Qh(t,n){return t.flatMap(e=>{let r=n.
get(e);if(r===void 0)return[];let o=_(e.shape),i=[];r.start!==null&&i.push({x:o[0].x0,y:o[0].y0});let s=o[o.length-1];return r.end!==null&&i.
push({x:s.x1,y:s.y1}),i})}function ty(t,n){let e=[...t];return n.end!==null&&(e[e.length-1]=pc(e[e.length-1],n.end,1)),n.start!==null&&(e[0]=
pc(e[0],n.start,0)),e}function pc(t,n,e){let r=e===0?t.x0:t.x1,o=e===0?t.y0:t.y1;if(n.some(l=>I(l,r,o)<1e-6))return t;let i=null,s=Yh;for(let l of n)
for(let u of on(t,l)){let m=Math.hypot(u.x-r,u.y-o),f=ot(l,u.x,u.y);f<-1e-6||f>1+1e-6||m>=s||(s=m,i=u)}if(i===null)return t;let a=ot(t,i.x,i.
y);return(e===1?a:1-a)*M(t)<qh?t:e===1?rt(t,0,a):rt(t,a,1)}function ny(t){let{shape:n}=t;return(n.kind==="chain"||n.kind==="curve")&&!n.closed}var dc=5,fe=.02,ey=3;function gr(t,n,e,{box:r,Bt:o}){let{groups:i,spaced:s}=t,a={style:e,groups:i,spaced:s,Bt:o,x:yc(r.x0,r.x1),y:yc(r.y0,r.
y1)},c=ur(n,a);for(let l=0;;l++){let u=me(t.elements,t.groups,c,e),m=Qa(u,t.groups,e),f=m.flatMap(S=>Ua(S,e)),p=br(f),h=l<dc?oy(a,p,c,r,o):null,
d=h===null&&!o&&l<dc+ey?iy(c,p,r,e.stroke):null;if(h===null&&d===null)return{drawing:ry(e,m,f,ay(t,u,e.stroke)),qt:c};a=h??a,c=d??ur(n,a,c.pn)}}
function ry({cut:t,stroke:n,cap:e,join:r},o,i,s){let a=U(()=>ma(i));return{cut:t,strokeWidth:n,cap:e,join:r,marks:o,get ink(){return a()},traits:s,
twin:null}}function oy(t,n,{f:e},r,o){if(n===null)return null;let i=l=>o?l:Math.max(0,l),s={...t,x:{...t.x,Mt:r.x0+i(e.x.t-n.x0),kt:r.x1-i(n.
x1-e.x.high)},y:{...t.y,Mt:r.y0+i(e.y.t-n.y0),kt:r.y1-i(n.y1-e.y.high)}},a=Math.max(r.x0-n.x0,n.x1-r.x1,r.y0-n.y0,n.y1-r.y1);return Math.max(
Math.abs(s.x.Mt-t.x.Mt),Math.abs(s.x.kt-t.x.kt),Math.abs(s.y.Mt-t.y.Mt),Math.abs(s.y.kt-t.y.kt))<fe||!o&&a<fe?null:s}function iy(t,n,e,r){if(n===
null)return null;let o=hc(n.x0,n.x1,e.x0,e.x1,r),i=hc(n.y0,n.y1,e.y0,e.y1,r);if(o===null&&i===null)return null;let s=o??(l=>l),a=i??(l=>l),c=l=>{
let u=(s(l.x+l.r)-s(l.x-l.r))/2,m=(a(l.y+l.r)-a(l.y-l.r))/2;return{x:s(l.x),y:a(l.y),r:Math.min(u,m)}};return{...t,gt:l=>s(t.gt(l)),bt:l=>a(
t.bt(l)),Tn:new Map([...t.Tn].map(([l,u])=>[l,c(u)]))}}function hc(t,n,e,r,o){if(e-t<fe&&n-r<fe)return null;let i=t+o/2,s=Math.max(t,e)+o/2,
a=Math.max(.2,(Math.min(n,r)-o/2-s)/Math.max(.1,n-o/2-i));return c=>s+(c-i)*a}function yc(t,n){return{t,high:n,Mt:t,kt:n}}var sy=new Set(["b\
ox","round","hull"]);function ay(t,n,e){let{keyline:r,directional:o,partial:i,groups:s}=t,a=n.filter(({u:c})=>sy.has(s[c.group]?.over??"none"));
return{keyline:r,directional:o,partial:i,unfillable:!1,badge:a.length===0?null:cy(a,e)}}function cy(t,n){let e=t.map(({segments:r,dot:o})=>{
let i=o===null?n/2:o.diameter/2,s=o===null?T(r):{x0:o.x,y0:o.y,x1:o.x,y1:o.y};return Lt(s,i)});return ut(e)}function br(t){let n=t.flat();return n.
length===0?null:T(n)}var ly=2.75,uy=.75,my=.001;function xc(t,n,e){if(n.length===0)return[...t];let r=t.filter(o=>fy(o,e)&&py(o,n));return r.length===0?[...t]:t.
filter(o=>!r.includes(o)&&!(H(o)<0&&dy(o,r)))}function fy(t,n){let e=H(t);if(e<=0)return!1;let r=t.reduce((o,i)=>o+M(i),0);return e<ly*n||2*
e/r<uy}function py(t,n){return t.some(e=>{let r=[.1,.5,.9].map(o=>C(e,o));return n.some(o=>o.some(i=>r.every(({x:s,y:a})=>I(i,s,a)<my)))})}function dy(t,n){
let{x0:e,y0:r}=t[0];return ct(n,e,r)!==0}var hy=.5,yy=.6;function bc(t){return!t.some(({u:n,closed:e})=>n.role==="solid"||e&&n.role==="auto")}function Sc(t,n,e){let r={nt:[],Tt:[],vn:[]},
o=new Set;for(let a of t){let c=a.u.group,l=n[c];if(l===void 0)Mc(a,r,e);else if(!o.has(c)){o.add(c);let u=t.filter(m=>m.u.group===c);xy(u,l,
r,e)}}let i=[],s=kc(r.nt,i);return xc(gt(i,s).filter(by),r.vn,e.stroke)}function xy(t,n,{nt:e,Tt:r,vn:o},i){let s={nt:[],Tt:[],vn:o};for(let u of t)
Mc(u,s,i);let a=n.over!=="none"||n.notch?[or(t,n.over,i)]:[];n.over!=="none"&&o.push(...a.flat());let l=(n.role==="knock-out"||n.role==="hol\
e")&&t.some(u=>ae(u,r));e.push({wt:!l,he:s.nt,yn:a}),l||r.push(...s.Tt)}function Mc(t,{nt:n,Tt:e},r){let{over:o,notch:i}=t.u;(o!=="none"||i)&&
n.push({wt:!1,regions:[or([t],o,r)]});let s=ja(t,e,r);n.push(s),e.push(...s.Tt)}var gy=()=>!1;function kc(t,n){let e=t.map(r=>{if("regions"in
r)return{wt:r.wt,covers:gc(r.regions,n),yn:gy};let o=kc(r.he,n);return{wt:r.wt,covers:o,yn:gc(r.yn,n)}});return r=>e.reduce((o,{wt:i,covers:s,
yn:a})=>{let c=o&&!a(r);return i?c||s(r):c&&!s(r)},!1)}function gc(t,n){let e=t.map(r=>n.push(r)-1);return r=>e.some(o=>r[o]!==0)}function by(t){
let n=H(t);return n>0?n>hy:-n>yy}var wc={s:"badge",n:["badge X,Y WxH"],Et:!1,parse(t,n){let e=Yt(t);t.c||(n.badge=e)}};var Ec={s:"category",n:["category NAME"],Et:!1,parse(t,n){let e=At(t,"a category such as weather");t.c||(n.category=e)}};var Sy=/^(\d{1,2})\/(\d(?:\.\d)?)(?:\/([0-3*])(?:\/(outlined|filled))?)?=(\d{1,2}(?:\.\d{1,3})?)$/,Ac={s:"detail",n:["detail SIZE/STROKE=LAN\
ES …","detail SIZE/STROKE/RADIUS/FINISH=LANES …"],Et:!1,parse(t,n){let e=[];do{let r=My(t);if(r===null)return;e.push(r)}while(!z(t));t.c||
(n.detail=e)}};function My(t){let n=b(t),[,e,r,o,i,s]=(n.kind==="word"?Sy.exec(n.text):null)??[],a=Le.find(h=>h===Number(e)),c=Ce.find(h=>h===
Number(r)),l=yo.find(h=>String(h)===o)??null,u=xo.find(h=>h===i)??null;if(a===void 0||c===void 0)return E(t,"a size, a stroke and lanes, suc\
h as 20/2=6",`Sizes are ${Le.join(", ")}, strokes ${Ce.join(", ")}; leave the line out when the lanes of each cut are right.`),null;k(t);let m=Number(
s),{from:f,to:p}=w.lanes;return(m<=f||m>p)&&x(t,n.span,`There are never more than ${p} lanes, and always some.`,`lanes up to ${p}`,"Write 20\
/2=6, for instance."),{size:a,stroke:c,radius:l,finish:u,lanes:m}}var Pc={s:"icon",n:["icon NAME"],Et:!1,parse(t,n){let e=At(t,"a name such as shopping-cart");t.c||(n.name=e)}};var Rc={s:"inner",n:["inner X,Y WxH"],Et:!1,parse(t,n){let e=Yt(t);t.c||(n.inner=e)}};var Tc={s:"keyline",n:[`keyline ${cn.join("|")}`],Et:!1,parse(t,n){let e=b(t),r=e.kind==="word"?cn.find(o=>o===e.text):void 0;if(r===void 0){
let[o]=q(e.text,cn);E(t,`one of ${cn.join(", ")}`,o===void 0?"Write keyline free when none fits.":`Did you mean \`${o}\`?`);return}k(t),t.c||
(n.keyline=r)}};var Oc={s:"mini",n:["mini [WxH] { … }"],Et:!1,parse(t,n){let e=b(t).kind==="word"?ky(t):mn,r=G(t);t.c||(n.mini=r,n.miniSize=e)}};function ky(t){
let{span:n}=b(t),{width:e,height:r}=xn(t),{from:o,to:i}=w.mini;return vc(e)&&vc(r)?{width:e,height:r}:(t.c||x(t,n,`A small form is ${o} to ${i}\
 units wide and high.`,"a size in numbers","Write mini 7x9, for instance."),mn)}function vc(t){return typeof t=="number"&&t>=w.mini.from&&t<=
w.mini.to}var wy=new RegExp(`^${pn}$`),Ey=/^(-?\d{1,4})\.\.(-?\d{1,4})$/,Lc={s:"param",n:["param NAME FROM..TO = DEFAULT","param NAME VALUE VALUE … = \
DEFAULT"],Et:!0,parse(t,n,e){let r=b(t),o=Ay(t),i=Py(t);W(t,"=")?k(t):E(t,"= and a default","End with the default, such as `= 2`, with blank\
s.");let s=Ty(t,i);if(t.c||(t.parameters.has(o)&&x(t,r.span,`A parameter \`${o}\` is declared already.`,"another name","Keep one of the two."),
n.parameters.length===O.parameters&&x(t,e.span,`A program has at most ${O.parameters} parameters.`,"another declaration","Leave one out."),t.c))
return;let a={name:o,values:i,default:s,span:P(t,e)};t.parameters.set(o,a),n.parameters=[...n.parameters,a]}};function Ay(t){let n=b(t);return n.
kind==="word"&&n.text.length<=24&&wy.test(n.text)?k(t).text:(E(t,"a name such as level","Begin with a lower-case letter; letters, digits and\
 single hyphens may follow, 24 in all."),"level")}function Py(t){let n=b(t),e=n.kind==="word"?Ey.exec(n.text):null;if(e===null)return{kind:"\
choice",of:Ry(t)};k(t);let[r,o]=[Number(e[1])+0,Number(e[2])+0],{parameter:i}=w;return r>=o&&x(t,n.span,"A range runs from a lower to a high\
er number.","from..to",`Write ${Math.min(r,o)}..${Math.max(r,o)+(r===o?1:0)}.`),(r<i.from||o>i.to)&&x(t,n.span,`A parameter lies within ${i.
from} to ${i.to}.`,"from..to","Write a smaller range, such as 0..4."),{kind:"range",from:r,to:o}}function Ry(t){let n=[];for(;!t.c&&!z(t)&&!W(
t,"=");){let e=b(t);if(e.kind!=="word"||!Hn(e.text))return E(t,"a value","Values are words such as up, whole numbers, or single characters s\
uch as A; a range is 0..4."),n;k(t),n.includes(e.text)&&x(t,e.span,`The value \`${e.text}\` is given twice.`,"another value","Keep one of th\
e two."),n.length===O.pn&&x(t,e.span,`A choice has at most ${O.pn} values.`,"= and a default","Leave some out."),n.push(e.text)}return n.length<
2&&E(t,"a range or at least two values","Write a range such as 0..4, or values such as up down."),n}function Ty(t,n){if(!W(t))return E(t,"a \
default","Write one of the values."),0;let{text:e,span:r}=k(t);if(n.kind==="choice")return n.of.includes(e)||x(t,r,"The default is none of t\
he values.",n.of.join(", "),`Write ${n.of[0]??"a value"}, for instance.`),e;let o=/^-?\d{1,4}$/.test(e)?Number(e)+0:NaN;return o>=n.from&&o<=
n.to?o:(x(t,r,"The default lies outside the range.",`a whole number from ${n.from} to ${n.to}`,`Write ${n.from}, for instance.`),n.from)}var pe=["directional","partial","unfillable","spaced"],Cc={s:"traits",n:[`traits ${pe.map(t=>`[${t}]`).join(" ")}`],Et:!1,parse(t,n){let e=[];
do{let r=b(t),o=r.kind==="word"?pe.find(i=>i===r.text):void 0;if(o===void 0){let[i]=q(r.text,pe);E(t,`one of ${pe.join(", ")}`,i===void 0?"L\
eave the line out when no trait applies.":`Did you mean \`${i}\`?`);return}k(t),e.includes(o)&&x(t,r.span,`\`${o}\` is given twice.`,"anothe\
r trait","Keep one of the two."),e.push(o)}while(!z(t));t.c||(n.traits=e)}};var $c={s:"words",n:["words NAME, NAME, …"],Et:!1,parse(t,n){let e=b(t);if(z(t)){E(t,"names with commas between them","Write words shoppin\
g cart, cart, for instance.");return}for(;!z(t);){let i=k(t);(i.kind!=="word"||i.text.includes('"'))&&x(t,i.span,"Quotes do not belong in wo\
rds.","names without quotes","Leave the quotes out.")}let r=P(t,e),o=t.text.slice(r.start,r.end).split(",").map(i=>i.trim().toLowerCase().replace(
/\s+/g," "));o.includes("")&&x(t,r,"A name between the commas is missing.","a name","Leave the superfluous comma out."),t.c||(n.words=o)}};var Nc=[Pc,Ec,$c,Tc,Cc,Lc,Rc,wc,Ac,Oc];var Fc=/[^\S\n]+|#[^\n]*|\n|;|[{}]|"[^"\n]*"?|[^\s;{}#]+/y;function Ic(t){let n=[],e=1,r=0,o=0,i=(a,c,l)=>{n.push({kind:a,text:c,span:{start:o,
end:l,line:e,column:o-r+1}})};for(;o<t.length;){Fc.lastIndex=o;let a=Fc.exec(t)?.[0]??t.slice(o),c=o+a.length,l=a.charAt(0);l===`
`||l===";"?i("end",l,c):l==="{"?i("open",l,c):l==="}"?i("close",l,c):l==='"'?s(a,c):l!=="#"&&l.trim()!==""&&i("word",a,c),o=c,l===`
`&&(e+=1,r=c)}return i("eof","",o),n;function s(a,c){a.length>1&&a.endsWith('"')?i("string",a.slice(1,-1),c):i("unclosed-string",a.slice(1),
c)}}function _c(t){let n=new Map(t.parameters.map(({name:o,values:i})=>{let s=i.kind==="range"?[i.to]:i.of.map(Number).filter(Number.isFinite);return[
o,Math.max(1,...s)]})),e=o=>typeof o=="number"?o:n.get(o.parameter)??1,r=o=>{let i=_t(o);if(i===null)return 1;let s=i.reduce((a,c)=>a+r(c),0);
return o.kind==="mirror"?2*s:o.kind==="ring"?Math.max(1,e(o.count))*s:s};return[...t.statements,...t.mini??[]].reduce((o,i)=>o+r(i),0)}var Mr=new Map(zn.map(t=>[t.s,t])),kr=new Map(Nc.map(t=>[t.s,t])),vy=[...kr.keys(),...Mr.keys()],Oy=new Map(zn.flatMap(t=>t.b.map(n=>[n,t.s]))),
Ly=/(?![\t\n\v\f\r\u007f-\u009f])\p{Cc}/u;function de(t){let n=Dy(),e=t.length>O.characters,r=t.slice(0,O.characters).search(Ly),o=_y(e||r>=
0?"":t);if(e&&r<0)return x(o,{start:O.characters,end:t.length,line:1,column:1},`A program has at most ${O.characters} characters.`,"the end \
of the text","Write a shorter program."),{program:n,problems:o.problems};if(r>=0){let s=t.slice(0,r).split(`
`),a={start:r,end:r+1,line:s.length,column:(s.at(-1)?.length??0)+1};return x(o,a,"This is not a text: it holds control characters.","a progr\
am in the icon language","Name a text file."),{program:n,problems:o.problems}}Cy(o,n);let i=o.problems.toSorted((s,a)=>s.span.start-a.span.start);
return{program:n,problems:i}}function Cy(t,n){let e=[],r=new Set;for(;;){let o=b(t);if(t.c=!1,o.kind==="eof")break;let i=o.kind==="word"?kr.
get(o.text):void 0;if(o.kind==="end")k(t);else if(o.kind==="close")k(t),x(t,o.span,"This } closes no block.","a statement","Leave it out, or\
 open a block before it.");else if(i!==void 0)$y(t,n,i,r);else{let s=Dc(t);s!==null&&e.push(s)}}n.statements=e,Fy(t,n,r)}function $y(t,n,e,r){
let o=k(t);r.has(e.s)&&!e.Et?x(t,o.span,`\`${e.s}\` is declared already.`,"another declaration","Keep one of the two."):e.s==="icon"&&Iy(t,o)&&
x(t,o.span,"`icon` is not the first line.","a statement","Move `icon` with its name to the top."),r.add(e.s),e.parse(t,n,o),Sr(t,e.n)}function Dc(t){
let n=k(t),e=n.kind==="word"?Mr.get(n.text):void 0;if(t.statements+=1,t.statements>O.statements)return x(t,n.span,`A program has at most ${O.
statements} statements.`,"the end of the program","Draw with fewer statements, or repeat some with mirror or ring."),t.index=t.pt.length-1,null;
if(e===void 0)return Ny(t,n),Sr(t,[]),null;let r=e.parse(t,n);return Sr(t,e.n),t.c?null:r}function Sr(t,n){for(;;){let e=b(t);if(e.kind==="e\
nd"||e.kind==="close"||e.kind==="eof")return;let r=Dn(e)?"Comments begin with #.":n.length===0?"Leave it out.":`Write ${n.map(o=>`\`${o}\``).
join(" or ")}.`;x(t,e.span,`${Wn(e)} does not belong here.`,"the end of the statement",r),e.kind==="open"?G(t):k(t)}}function Ny(t,n){let e="\
a statement";if(n.kind==="open")x(t,n.span,"This block has no statement in front.",e,"Write { on the line of its statement, such as `mirror \
x=12 {`."),t.index-=1;else if(kr.has(n.text))x(t,n.span,`\`${n.text}\` is a declaration and cannot stand in a block.`,e,"Move it to the top \
of the program.");else if(Dn(n)){let r=t.text.slice(n.span.start).split(/[\n;{}]/,1)[0]?.replace(/^[/*]+\s*/,"").replace(/\s*\*\/$/,"").slice(
0,40)??"";x(t,n.span,"Comments begin with # here.",e,`Write \`# ${r}\`.`)}else if(n.text.startsWith("-")){let r=n.text==="-"?"Write `join { \
SHAPE; - SHAPE }`.":`Inside \`join\` write \`- ${n.text.slice(1,20)}\`, with a blank.`;x(t,n.span,"A shape is taken away only inside `join`.",
e,r)}else{let r=Oy.get(n.text.toLowerCase())??q(n.text,vy)[0],o=r===void 0?`Statements are ${[...Mr.keys()].join(", ")}.`:`Did you mean \`${r}\
\`?`;x(t,n.span,`${Wn(n)} is not a statement.`,e,o)}}function Fy(t,n,e){let r={start:0,end:0,line:1,column:1};t.c=!1,e.has("icon")||x(t,r,"T\
he program has no name.","`icon` and a name","Begin with a line such as `icon shopping-cart`."),t.c=!1;let o=_c(n);o>O.lowered&&(x(t,r,`The \
program draws ${o} shapes after its mirrors and rings; at most ${O.lowered} are allowed.`,"fewer shapes","Repeat less often, or put fewer sh\
apes in each ring."),n.statements=[],n.mini=null)}function Iy(t,n){return t.pt.slice(0,t.pt.indexOf(n)).some(({kind:e})=>e!=="end")}function _y(t){
return{text:t,pt:Ic(t),index:0,problems:[],c:!1,Mn:0,statements:0,parameters:new Map,statement:Dc}}function Dy(){return{name:"untitled",category:null,
words:[],keyline:"free",traits:[],parameters:[],inner:null,badge:null,detail:[],mini:null,miniSize:mn,statements:[]}}function Wc({message:t,
expected:n,hint:e}){return t.includes(n)?`${t} ${e}`:`${t} Expected ${n}. ${e}`}var Bc={A:{width:8.5,strokes:"line 0.8125,10 4.25,0*0.5 7.6875,10 @8.6+; line 2.013,6.5 6.487,6.5 @8.6+; line 0,10 2,0 6.5,0 8.5,10 @8.6-; l\
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
6.25,0.4 2.5,0.4 ccw 2.3 2.5,5 4,5 cw 2.3 4,9.6 0.25,9.6 @8-; line 3.25,-1 3.25,0.4 @8-; line 3.25,9.6 3.25,11 @8-"}};var Wy=.05;function Gc(t){switch(t.kind){case"circle":return{kind:"circle",x:t.x,y:t.y,r:t.r};case"oval":return{kind:"oval",x:t.x,y:t.y,rx:t.
rx,ry:t.ry};case"dot":return{kind:"dot",x:t.x,y:t.y,scale:t.scale};case"box":{let{x:n,y:e,corner:r}=t.corner,[o,i]=[n+t.width,e+t.height];return wr(
[{x:n,y:e,corner:r},{x:o,y:e,corner:r},{x:o,y:i,corner:r},{x:n,y:i,corner:r}],!0)}case"line":return wr(he(t.vertices),!1);case"poly":return wr(
he(t.vertices),!0);case"path":return Gy(he(t.vertices),t.bends,t.closed);case"arc":return By(t);case"curve":return{kind:"curve",m:he(t.vertices).
map(e=>({...e,sharp:e.corner.kind==="fixed"||e.corner.kind==="relative"&&e.corner.factor!==1})),closed:t.closed}}}function he(t){return t.map(
({x:n,y:e,corner:r})=>({x:n,y:e,corner:r}))}function wr(t,n){let e=n?t:t.slice(1);return{kind:"chain",m:t,pieces:e.map(()=>({kind:"line"})),
closed:n}}function By({x:t,y:n,r:e,from:r,to:o}){let i=r*Math.PI/180,s=o*Math.PI/180;if(Math.abs(s-i)>=2*Math.PI-1e-6)return{kind:"circle",x:t,
y:n,r:e};let a=[i,(i+s)/2,s].map((l,u)=>({x:t+e*Math.cos(l),y:n+e*Math.sin(l),corner:u===1?{kind:"smooth"}:{kind:"relative",factor:1}})),c={
kind:"arc",sweep:(s-i)/2};return{kind:"chain",m:a,pieces:[c,c],closed:!1}}function Gy(t,n,e){let o=(e?t:t.slice(0,-1)).map((i,s)=>{let a=n[s]??
null;return a===null?{kind:"line"}:Hy(i,t[(s+1)%t.length],a)});return Uy({kind:"chain",m:t,pieces:o,closed:e})}function Hy(t,n,e){let r=Math.
hypot(n.x-t.x,n.y-t.y),o=Math.max(e.radius,r/2,1e-6),i=Math.asin(Math.min(1,r/2/o)),s=2*(e.big?Math.PI-i:i);return{kind:"arc",sweep:e.clockwise?
s:-s}}function Uy(t){let n=_(t),e=t.m.map((r,o)=>{let i=n[o],s=n[o-1]??(t.closed?n[n.length-1]:void 0);return s===void 0||i===void 0||s.kind===
"line"&&i.kind==="line"?r:Math.abs(L(s,i))<Wy?{...r,corner:{kind:"smooth"}}:r});return{...t,m:e}}var Er=Math.PI/2,ye=1e-4;function Hc(t){let n=[],e=[];return t.pieces.forEach((r,o)=>{let i=t.m[o],s=t.m[(o+1)%t.m.length];n.push(i);let a=r.
kind==="arc"?nt(i.x,i.y,s.x,s.y,r.sweep):void 0;if(a===void 0||a.kind==="line"){e.push({kind:"line"});return}let c=0;for(let l of zy(a)){let u=a.
start+l;e.push({kind:"arc",sweep:l-c}),n.push({x:a.cx+a.r*Math.cos(u),y:a.cy+a.r*Math.sin(u),corner:{kind:"smooth"}}),c=l}e.push({kind:"arc",
sweep:a.sweep-c})}),t.closed||n.push(t.m[t.m.length-1]),{...t,m:n,pieces:e}}function zy(t){let n=[],e=Math.sign(t.sweep),r=e>0?Math.ceil(t.start/
Er-ye):Math.floor(t.start/Er+ye);for(let o=r;;o+=e){let i=o*Er-t.start;if(Math.abs(i)>=Math.abs(t.sweep)-ye)return n;i*e>ye&&n.push(i)}}var Jt={a:1,ut:0,At:0,d:1,Ot:0,Lt:0};function kn(t,n,e){return{x:Uc(t.a*n+t.At*e+t.Ot),y:Uc(t.ut*n+t.d*e+t.Lt)}}function xe(t,n){return{a:t.
a*n.a+t.At*n.ut,ut:t.ut*n.a+t.d*n.ut,At:t.a*n.At+t.At*n.d,d:t.ut*n.At+t.d*n.d,Ot:t.a*n.Ot+t.At*n.Lt+t.Ot,Lt:t.ut*n.Ot+t.d*n.Lt+t.Lt}}function ge(t){
return Math.hypot(t.a,t.ut)}function jy(t){return t.a*t.d-t.ut*t.At<0}function Xy(t){return Math.abs(t.a*t.ut)<1e-9}function be(t,n){return{
...Jt,Ot:t,Lt:n}}function Ar(t,n,e){return{a:t,ut:0,At:0,d:t,Ot:n-t*n,Lt:e-t*e}}function Pr(t,n,e){let r=t*Math.PI/180,o=Math.cos(r),i=Math.
sin(r);return{a:o,ut:i,At:-i,d:o,Ot:n-o*n+i*e,Lt:e-i*n-o*e}}function jc(t,n){return t==="x"?{...Jt,a:-1,Ot:2*n}:{...Jt,d:-1,Lt:2*n}}function Uc(t){
let n=Math.round(t*1e6)/1e6;return Math.abs(t-n)<1e-9?n:t}function Xc(t,n){let e=ge(n);switch(t.kind){case"circle":return{...t,...kn(n,t.x,t.
y),r:t.r*e};case"dot":return{...t,...kn(n,t.x,t.y)};case"oval":{if(!Xy(n))return zc(te(_(t),!0),n,e);let r=Math.abs(n.ut)<1e-9,o=kn(n,t.x,t.
y);return{...t,...o,rx:(r?t.rx:t.ry)*e,ry:(r?t.ry:t.rx)*e}}case"curve":return{...t,m:t.m.map(r=>({...r,...kn(n,r.x,r.y),corner:Vc(r.corner,e)}))};case"\
chain":return zc(t,n,e)}}function zc(t,n,e){let r=jy(n)?-1:1;return{...t,m:t.m.map(o=>({...kn(n,o.x,o.y),corner:Vc(o.corner,e)})),pieces:t.pieces.
map(o=>o.kind==="arc"?{kind:"arc",sweep:o.sweep*r}:o)}}function Vc(t,n){return t.kind==="fixed"?{kind:"fixed",radius:t.radius*n}:t}var Vy=400,Yy=3e3;function Kc(t){let n={elements:[],groups:[],problems:[]},e={map:Jt,vt:[],part:"",group:-1,radius:1,free:!1,Ht:n};return Rt(
t.statements,e),n.elements.reduce((o,{shape:i})=>o+Jy(i),0)>Yy&&(n.problems.push(Yn(t.statements[0])),n.elements.length=0),{ye:{elements:n.elements,
groups:n.groups,keyline:t.keyline,directional:t.traits.includes("directional"),partial:t.traits.includes("partial"),unfillable:t.traits.includes(
"unfillable"),spaced:t.traits.includes("spaced")},problems:n.problems}}function Rr(t,n){n.Ht.elements.length<Vy&&qy(t,n)}function Rt(t,n){for(let e of t)
Rr(e,n)}function qy(t,n){switch(t.kind){case"box":case"circle":case"oval":case"dot":case"line":case"poly":case"path":case"arc":case"curve":return Zc(
Gc(t),t.modifiers,t.span,n);case"text":return Qy(t,n);case"join":return ex(t,n);case"part":return Rt(t.children,Ky(t,n));case"mirror":return Rt(
t.children,n),Rt(t.children,Qt(n,jc(t.axis,t.at)));case"turn":return Rt(t.children,Qt(n,Pr(t.degrees,t.x,t.y)));case"move":return Rt(t.children,
Qt(n,be(t.x,t.y)));case"scale":return Rt(t.children,Qt(n,Ar(t.factor,t.x,t.y)));case"ring":{let e=Math.round(t.count);for(let r=0;r<e;r++)Rt(
t.children,Qt(n,Pr(r*360/e,t.x,t.y)))}}}function Tr(t,n){let{fromLanes:e,belowLanes:r,fromSize:o,belowSize:i,finish:s}=t;return e===0&&r===1/0&&
o===0&&i===1/0&&s===null?n.vt:[...n.vt,{fromLanes:e,belowLanes:r,fromSize:o,belowSize:i,finish:s,scale:ge(n.map)}]}function Qt(t,n){return{...t,
map:xe(t.map,n)}}function Ky({name:t,modifiers:n},e){let{role:r,over:o,notch:i,free:s,radius:a}=n,c=r!=="auto"||o!=="none"||i;return c&&e.Ht.
groups.push({role:r,over:o,notch:i}),{...e,part:t,vt:Tr(n,e),group:c?e.Ht.groups.length-1:e.group,free:e.free||s,radius:e.radius*(a??1)}}var Zy=.4;
function Zc(t,n,e,r){let o=Xc(t,r.map),i=Math.max(Zy,Math.min(1,ge(r.map)));r.Ht.elements.push({shape:o.kind==="chain"?Hc(o):o,role:n.role,over:n.
over,notch:n.notch,radius:(n.radius??1)*r.radius*i,inner:n.inner,free:n.free||r.free,vt:Tr(n,r),span:e,part:r.part,group:r.group})}function Jy(t){
return t.kind==="chain"?t.pieces.length:t.kind==="curve"?2*t.m.length:8}function Qy(t,n){let e=[...t.text.toUpperCase()].map(c=>Bc[c]).filter(
c=>c!==void 0),r=e.reduce((c,l)=>c+l.width,0)+3.5*(e.length-1),o=t.height/10,i=xe(be(t.x,t.y),Ar(o,0,0)),s=Tr(t.modifiers,n),a=-r/2;for(let c of e){
let l={...Qt(n,xe(i,be(a,-10/2))),vt:s},{program:u}=Xn(de(`icon character
${c.strokes}`).program,new Map);for(let m of u.statements){let f="modifiers"in m?{...m,modifiers:tx(m.modifiers,t)}:m;Rr({...f,span:t.span},
l)}a+=c.width+3.5}}function tx({fromLanes:t,belowLanes:n},e){return{...e.modifiers,role:nx(e),fromLanes:t,belowLanes:n}}function nx(t){return t.
modifiers.role==="auto"?"line":t.modifiers.role}function ex(t,n){let e=[[],[]];for(let{sign:o,statement:i}of t.operands)e[o>0?0:1].push(...rx(
i,n));if(Vn(e.flat(2))){n.Ht.problems.push({span:t.span,message:"The parts of this `join` cross each other too often.",expected:"a few close\
d shapes",hint:"join fewer or simpler shapes"});return}let r=gt(e,o=>o[0]!==0&&o[1]===0);for(let o of r)Zc(te(o,!0),t.modifiers,t.span,n)}function rx(t,n){
let e={elements:[],groups:[],problems:n.Ht.problems};return Rr(t,{...n,map:Jt,vt:[],group:-1,Ht:e}),e.elements.filter(({shape:r})=>bn(r)).map(
({shape:r})=>ox(_(r)))}function ox(t){return H(t)<0?et(t):t}var ix={1:1,1.5:1.5,2:1.5,2.5:2.5,3:2.5},sx=.5,ax=5;function vr(t,n=K(t)){let{size:e,stroke:r,radius:o}=t,i=e/24,s=Tn(r),a=K(t)>=ax?Math.min(
Math.max(r,1),2):s,c=t.finish==="filled"?ix[r]:a,l=o>0?{cap:"round",join:"round"}:{cap:"butt",join:"miter"};return{cut:t,size:e,scale:i,stroke:r,
...l,radius:o*i,zn:t.finish==="filled"?sx:1,lanes:n,hn:n>K(t)?xt(t):s,Wn:c,se:Math.min(c,s)}}function Se(t,n){return t.filter(e=>e.vt.every(
r=>Qc(r,n)))}function Jc(t,n){let e=r=>t.filter(o=>o.vt.every(i=>Qc(i,n,r)));return[...new Set([...e("outlined"),...e("filled")])]}function Qc(t,{
lanes:n,cut:e},r=e.finish){let o=n*t.scale+1e-9;return o>=t.fromLanes&&(o<t.belowLanes||t.belowLanes===1/0)&&e.size>=t.fromSize&&e.size<t.belowSize&&
(t.finish===null||t.finish===r)}var Me=1;function tn(t,n){let e=Xn(t,new Map),{ye:r,problems:o}=Kc(e.program),i=[...e.problems,...o],s=vr(n,zs(t,n)??K(n)),a=n.finish==="out\
lined"?s:vr({...n,finish:"outlined"},s.lanes),c=Se(r.elements,a),l=Jc(r.elements,s),[u]=l;if(u!==void 0&&Vn(l.flatMap(({shape:d})=>_(d)))){let{
drawing:d}=tn({...t,statements:[]},n);return{drawing:d,problems:[...i,Yn(u)]}}let m={x0:Me,y0:Me,x1:s.size-Me,y1:s.size-Me},{drawing:f,qt:p}=gr(
{...r,elements:c},l,a,{box:m,Bt:!1});return{drawing:n.finish==="outlined"?f:cx(r,l,s,f,p),problems:i}}function cx(t,n,e,r,o){let i=mx(r),s=Se(
t.elements,e).map(fx),a=me(s,t.groups,o,e);if(t.unfillable||bc(a)){let u={...e,stroke:e.stroke+.5,zn:1},m={...t,elements:Se(t.elements,e)},{
drawing:f}=gr(m,n,u,{box:i.inkBox,Bt:!0});return ux(f,i)}let c=U(()=>Sc(a,t.groups,e)),l=s[0]?.span??{start:0,end:0,line:1,column:1};return lx(
r,e,i,c,l)}function lx({cap:t,join:n,traits:e},{cut:r},o,i,s){let a=U(()=>i().map(c=>({path:{segments:c,closed:!0},span:s,part:"",dot:null})));
return{cut:r,strokeWidth:null,cap:t,join:n,get marks(){return a()},get ink(){return i()},traits:e,twin:o}}function ux(t,n){let{cut:e,strokeWidth:r,
cap:o,join:i,marks:s,traits:a}=t;return{cut:e,strokeWidth:r,cap:o,join:i,marks:s,get ink(){return t.ink},traits:{...a,unfillable:!0},twin:n}}
function mx(t){let{marks:n}=t,e=U(()=>br(t.ink)??{x0:0,y0:0,x1:0,y1:0}),r=U(()=>wn(t.ink).area);return{get inkBox(){return e()},get area(){return r()},
get ink(){return t.ink},marks:n}}function fx(t){let{shape:n}=t;return t.role!=="solid"||n.kind==="circle"||n.kind==="oval"||n.kind==="dot"||
n.closed?t:n.kind==="curve"?{...t,shape:{...n,closed:!0}}:{...t,shape:{...n,closed:!0,pieces:[...n.pieces,{kind:"line"}]}}}function tl(t,n){let e=t.statements.filter(o=>o.kind==="part"&&o.modifiers.over!=="none");if(e.length===0)return[];let r=px(t,n);return dx(t).
map(({name:o,statements:i})=>{let[s,...a]=i,c=[s.span,...a.map(({span:f})=>f)],l=Math.min(...c.map(f=>f.start));if(!e.some(f=>f.span.start>l))
return{name:o,spans:c,shapes:[]};let{marks:m}=tn({...t,detail:r,statements:i},{...n,finish:"outlined"}).drawing;return{name:o,spans:c,shapes:hx(
m,i)}})}function px({detail:t},n){return t.filter(({finish:e})=>e===null||e===n.finish).map(e=>({...e,finish:null}))}function dx(t){let n=t.
statements.filter(i=>i.kind==="part"),[e,...r]=t.statements.filter(i=>i.kind!=="part"),o=n.map(i=>({name:i.name,statements:[{...i,modifiers:{
...i.modifiers,over:"none"}}]}));return e===void 0?o:[{name:t.name.replace(/-off$/,""),statements:[e,...r]},...o]}function hx(t,n){return[...Map.
groupBy(t,({span:r})=>`${r.start}-${r.end}`).values()].map(r=>{let{span:o}=r[0];return{span:o,length:Et(r),isPlain:el(o,n),isTelling:nl(o,n),
isClosed:r.some(({path:i})=>i.closed),pieces:r.length}})}var yx="telling";function nl(t,n){return n.some(e=>e.span.start>t.start||e.span.end<
t.end?!1:e.kind==="part"&&e.name===yx?!0:nl(t,_t(e)??[]))}function el(t,n){return n.some(e=>e.span.start===t.start&&e.span.end===t.end?e.kind===
"circle"||e.kind==="box":el(t,_t(e)??[]))}var Or="http://www.w3.org/2000/svg",rl=new Set(["xmlns","fill","stroke","stroke-linecap","stroke-linejoin","d"]),ol=new Set(["viewBox","poin\
ts"]),il=["stroke","stroke-width","stroke-linecap","stroke-linejoin"],sl={Pt:["xmlns","width","height","viewBox","fill"],It:il},al=il,cl=new Map(
[["path",{Pt:["d"],It:[]}],["line",{Pt:["x1","y1","x2","y2"],It:[]}],["polyline",{Pt:["points"],It:[]}],["polygon",{Pt:["points"],It:[]}],["\
circle",{Pt:["r"],It:["cx","cy"]}],["ellipse",{Pt:["rx","ry"],It:["cx","cy"]}],["rect",{Pt:["width","height"],It:["x","y","rx","ry"]}]]);var ll=65536,Lr=30,xx=/^-?(?:\d+(?:\.\d+)?|\.\d+)$/,gx=new Set(["r","rx","ry","width","height","stroke-width"]);function ul(t){let n=$x(t),e={
text:t,at:0,rn:null,elements:[],open:[],problems:[]};n>ll?e.problems.push(`The text has ${n} bytes; more than ${ll} are not read.`):bx(e);let{
rn:r,elements:o,problems:i}=e;return{text:t,sizeBytes:n,attributes:r?.attributes??new Map,elements:o,problems:i.slice(0,Lr)}}function bx(t){
let{text:n,problems:e}=t;for(;t.at<n.length&&e.length<Lr;){let r=n.indexOf("<",t.at),o=r===-1?n.length:r;Sx(t,n.slice(t.at,o)),t.at=o,r!==-1&&
kx(t)}if(!(e.length>=Lr)){t.rn===null&&e.push("There is no <svg> element.");for(let r of t.open)e.push(`<${r}> is never closed.`)}}function Sx(t,n){
/[^ \t\n\r]/.test(n)&&t.problems.push(`There is text outside of tags: ${ml(n)}.`)}var Mx=[["<!--","-->","a comment"],["<![CDATA[","]]>","a C\
DATA section"],["<!",">","a document type or another declaration"],["<?","?>","an XML declaration or a processing instruction"]];function kx(t){
let{text:n,problems:e}=t;for(let[r,o,i]of Mx){if(!n.startsWith(r,t.at))continue;let s=n.indexOf(o,t.at+r.length);e.push(`There is ${i}${s===
-1?", and it never ends":""}.`),t.at=s===-1?n.length:s+o.length;return}n.startsWith("</",t.at)?Ex(t):Tx(t)}var wx=/<\/([A-Za-z_][\w:.-]*)[ \t\n\r]*>/y;
function Ex(t){let e=ke(t,wx)?.[1];if(e===void 0){Cr(t,"An end tag is malformed");return}let r=t.open.pop();r===void 0?t.problems.push(`</${e}\
> closes nothing.`):r!==e&&t.problems.push(`</${e}> stands where <${r}> must be closed.`)}var Ax=/<([A-Za-z_][\w:.-]*)/y,Px=/[ \t\n\r]+([A-Za-z_][\w:.-]*)=(?:"([^"<]*)"|'([^'<]*)')/y,
Rx=/[ \t\n\r]*(\/?)>/y;function Tx(t){let n=ke(t,Ax)?.[1];if(n===void 0){Cr(t,"A tag is malformed");return}let e=vx(t,n),r=ke(t,Rx);if(r===null){
Cr(t,`The tag <${n}> is malformed`);return}Ox(t,{name:n,attributes:e}),r[1]!=="/"&&t.open.push(n)}function vx(t,n){let e=new Map;for(;;){let r=ke(
t,Px),o=r?.[1];if(o===void 0)return e;let i=r?.[2]??r?.[3]??"";e.has(o)?t.problems.push(`<${n}> has the attribute ${o} twice.`):e.set(o,i)}}
function Ox(t,n){let{problems:e,open:r}=t,o=t.rn===null;o&&n.name!=="svg"&&e.push(`The first element is <${n.name}>, not <svg>.`),o&&n.name===
"svg"?t.rn=n:(t.elements.push(n),!o&&r.length===0&&e.push(`<${n.name}> stands behind the end of <svg>.`),r.length>1&&e.push(`<${n.name}> sta\
nds inside <${r.at(-1)??""}>; shapes must not be nested.`)),e.push(...Lx(n,n===t.rn))}function Lx(t,n){let{name:e,attributes:r}=t,o=n?sl:cl.
get(e);if(o===void 0)return[`<${e}> is not in the contract.`];let i=[],s=n&&r.has("stroke");for(let a of s?[...o.Pt,...al]:o.Pt)r.has(a)||i.
push(`<${e}> has no attribute ${a}.`);for(let[a,c]of r)o.Pt.includes(a)||o.It.includes(a)?i.push(...Cx(e,a,c)):i.push(`<${e}> has the attrib\
ute ${a}, which is not in the contract.`);return n&&!s&&r.has("stroke-width")&&i.push("<svg> has a stroke-width but no stroke."),i}function Cx(t,n,e){
if(e.includes("&"))return[`The attribute ${n} of <${t}> has an entity.`];if(n==="xmlns")return e===Or?[]:[`The attribute xmlns of <svg> must\
 be ${Or}.`];if(n==="d")return[...Nn(e).problems];if(rl.has(n))return[];let r=ol.has(n)?e.trim().split(/[ \t\n\r]*,[ \t\n\r]*|[ \t\n\r]+/):[
e],o=r.find(s=>!xx.test(s)||s.length>12);return o!==void 0?[`The attribute ${n} of <${t}> has ${JSON.stringify(o.slice(0,24))} where a numbe\
r must stand.`]:n==="points"&&r.length%2===1?["The attribute points has an odd number of numbers."]:n==="viewBox"&&r.length!==4?["The attrib\
ute viewBox must have four numbers."]:gx.has(n)&&Number(e)<0?[`The attribute ${n} of <${t}> is negative.`]:[]}function Cr(t,n){t.problems.push(
`${n} at character ${t.at+1}: ${ml(t.text.slice(t.at,t.at+24))}.`),t.at=t.text.length,t.open.length=0}function ke(t,n){n.lastIndex=t.at;let e=n.
exec(t.text);return e!==null&&(t.at+=e[0].length),e}function ml(t){let n=t.length>24?`${t.slice(0,24)}…`:t;return JSON.stringify(n)}function $x(t){
let n=0;for(let e=0;e<t.length;e++){let r=t.charCodeAt(e),o=r>=55296&&r<=57343;n+=r<128?1:r<2048||o?2:3}return n}var Nx={cap:"round",join:"round",Xt:4};function fl(t,n){let e=Pt({segments:t,closed:!0},2*n,Nx);return gt([[t],e],r=>r[0]!==0&&r[1]===0)}var Fx=2*Math.PI;function we(t){let n=t.segments.filter(r=>!_x(r)),e=[];for(let r of Ix(n,t.closed)){let o=e.at(-1),i=o===void 0?null:$r(o,r);
i===null?e.push(r):e[e.length-1]=i}return{segments:e.length>0?e:t.segments.slice(0,1),closed:t.closed}}function Ix(t,n){let e=t[0],r=t.at(-1);
if(!n||e===void 0||r===void 0||t.length<2||$r(r,e)===null)return t;for(let o=1;o<t.length;o++){let i=t[o-1],s=t[o];if(i===void 0||s===void 0)
break;if($r(i,s)===null)return[...t.slice(o),...t.slice(0,o)]}return t}function _x(t){return t.kind==="arc"&&Math.abs(t.sweep)*t.r>1e-6?!1:Math.
hypot(t.x1-t.x0,t.y1-t.y0)<1e-6}function $r(t,n){return t.kind==="line"&&n.kind==="line"?Dx(t,n):t.kind==="arc"&&n.kind==="arc"?Wx(t,n):null}
function Dx(t,n){let e=t.x1-t.x0,r=t.y1-t.y0,o=n.x1-n.x0,i=n.y1-n.y0,s=Math.hypot(e,r)*Math.hypot(o,i);return e*o+r*i>0&&Math.abs(e*i-r*o)<=
1e-6*s?{kind:"line",x0:t.x0,y0:t.y0,x1:n.x1,y1:n.y1}:null}function Wx(t,n){let e=Math.hypot(t.cx-n.cx,t.cy-n.cy)<9999999999999999e-21&&Math.
abs(t.r-n.r)<9999999999999999e-21,r=t.sweep+n.sweep;return!e||t.sweep*n.sweep<0||Math.abs(r)>Fx+1e-6?null:{...t,x1:n.x1,y1:n.y1,sweep:r}}var pl=2.5,Fr=.5,Bx=.9,Bt=1e-6,Gx=.25,Hx=.05;function _r(t){let n={text:"",Ct:"",number:"",x:0,y:0,zt:!1};for(let e of t)Ux(n,e);return n.text}
function vt(t){return Tt(Ee(t))}function Ux(t,n){let{x:e,y:r,nt:o}=Vx(we(n));Nr(t,t.zt?[pt("M",[e,r]),pt("m",[e-t.x,r-t.y])]:[pt("M",[e,r])]),
t.x=e,t.y=r,t.zt=!0,o.length===0&&Nr(t,[pt("h",[1])]),o.length===0&&(t.x+=1);let i=o.at(-1),s=n.closed&&i?.kind==="line"&&i.x===e&&i.y===r&&
o.length>1;for(let a of s?o.slice(0,-1):o)Nr(t,zx(a,t)),t.x=a.x,t.y=a.y;!n.closed||o.length===0||(t.text+="Z",t.Ct="Z",t.x=e,t.y=r)}function zx(t,n){
let e=t.x-n.x,r=t.y-n.y;if(t.kind==="arc"){let o=[Tt(t.r),Tt(t.r),"0","0",t.clockwise?"1":"0"];return[{Ct:"A",xn:[...o,Tt(t.x),Tt(t.y)]},{Ct:"\
a",xn:[...o,Tt(e),Tt(r)]}]}return r===0?[pt("H",[t.x]),pt("h",[e])]:e===0?[pt("V",[t.y]),pt("v",[r])]:[pt("L",[t.x,t.y]),pt("l",[e,r])]}function pt(t,n){
return{Ct:t,xn:n.map(Tt)}}function Nr(t,n){let e=null,r=null;for(let o of n)for(let i of[!0,!1]){if(!i&&!jx(t.Ct,o.Ct))continue;let s=Xx(o,i,
t.number);e!==null&&s.length>=e.length||(e=s,r=o)}e===null||r===null||(t.text+=e,t.Ct=r.Ct,t.number=r.xn.at(-1)??"")}function jx(t,n){return n===
"M"||n==="m"?!1:t===n||t==="M"&&n==="L"||t==="m"&&n==="l"}function Xx(t,n,e){let r=n?t.Ct:"",o=n?null:e;for(let i of t.xn)o!==null&&(r+=Zx(o,
i)),r+=i,o=i;return r}function Vx(t){let n=t.segments[0];if(n===void 0)return{x:0,y:0,nt:[]};let e=Ir({x:n.x0,y:n.y0}),r=[],o=e;return t.segments.
forEach((i,s)=>{let c=t.closed&&s===t.segments.length-1?e:Ir({x:i.x1,y:i.y1}),l=i.kind==="line"?Dr(o,c):hl(i,0,1,o,c);r.push(...l),o=c}),{...e,
nt:r}}function Ir(t){return{x:Ee(t.x),y:Ee(t.y)}}function Dr(t,n){return t.x===n.x&&t.y===n.y?[]:[{kind:"line",x:n.x,y:n.y}]}function hl(t,n,e,r,o){
let i=Math.abs(t.sweep)*(e-n),s=t.r*100*Math.abs(i-Math.PI)/2<Fr;if(i<=pl||s){let u=Yx(t,(n+e)/2,r,o);if(u!==null)return u}if(!(i>Hx))return Dr(
r,o);let a=i>2*pl&&Math.abs(i-2*Math.PI)>1e-6?3:2,c=[],l=r;for(let u=1;u<=a;u++){let m=n+(e-n)*u/a,f=u===a?o:Ir(C(t,m));c.push(...hl(t,n+(e-
n)*(u-1)/a,m,l,f)),l=f}return c}function Yx(t,n,e,r){let o=Math.hypot(r.x-e.x,r.y-e.y),i=C(t,n),s=o===0?0:Kx(e,r,{x:i.x*100,y:i.y*100},o);if(s<
Gx+Bt)return Dr(e,r);let a=qx(t,o,s);return a===null?null:[{kind:"arc",x:r.x,y:r.y,r:Math.max(1,a),clockwise:t.sweep>0}]}function qx(t,n,e){
if(Math.abs(e-n/2)<Fr-Bt)return Math.floor(n/2+Bt);let r=Ee(t.r);if(Math.abs(dl(r,n)-e)<Fr+Bt)return r;let o=Math.round((n*n*.25+e*e)/(2*e)-
Bt);return Math.abs(dl(o,n)-e)<Bx+Bt?o:null}function dl(t,n){let e=n/2;return t<=e?e:t-Math.sqrt(t*t-e*e)}function Kx(t,n,e,r){return Math.abs(
(n.x-t.x)*(e.y-t.y)-(n.y-t.y)*(e.x-t.x))/r}function Ee(t){return Math.round(t*100+Bt)+0}function Tt(t){let n=Math.abs(t),e=Math.floor(n/100),
r=String(n%100).padStart(2,"0").replace(/0+$/,""),o=t<0?"-":"";return r===""?`${o}${e}`:`${o}${e===0?"":e}.${r}`}function Zx(t,n){return n.startsWith(
"-")||n.startsWith(".")&&t.includes(".")?"":" "}var Jx=2*Math.PI,yl=9;function Br(t){if(t.strokeWidth===null)return Qx(t);let{strokeWidth:n,cap:e,join:r}=t,o=t.marks.flatMap(a=>t0(a,n,e)),
i=a0(o).map(c0).join(""),s=`fill="none" stroke="currentColor" stroke-width="${vt(n)}" stroke-linecap="${e}" stroke-linejoin="${r}"`;return gl(
t.cut.size,s,i)}function Qx(t){let n=_r(t.ink.map(e=>({segments:e,closed:!0})));return gl(t.cut.size,'fill="currentColor"',n===""?"":`<path \
d="${n}"/>`)}function gl(t,n,e){return`${`<svg xmlns="http://www.w3.org/2000/svg" width="${t}" height="${t}" viewBox="0 0 ${t} ${t}"`} ${n}>${e}\
</svg>`}function t0(t,n,e){let r=xl(t,n,e);if(t.solid!==!0)return[r];let o=bl(t.path,n).map(s=>xl({...t,path:s},n,e));return[{kind:"path",ct:[
r,...o].flatMap(s=>s.kind==="path"?s.ct:[s.path])}]}var n0=.5;function bl({segments:t},n){return fl(t,n0*n).flatMap(e=>{let r={segments:e,closed:!0};
return[r,...bl(r,n)]})}function xl(t,n,e){if(t.dot!==null)return i0(t.dot,n,e);let r=we(t.path),o=e0(r,n,e);if(o.length>0)return{kind:"path",
ct:[...o,r]};let i=o0(r);return i===null?{kind:"path",ct:[r]}:{kind:"circle",cx:i.cx,cy:i.cy,r:i.r,path:r}}function e0(t,n,e){if(!t.closed||
!t.segments.some(N=>N.kind==="arc")||!r0(t))return[];let{x0:r,y0:o,x1:i,y1:s}=T(t.segments),[a,c]=[i-r,s-o],l=Math.min(a,c)/2;if(2*l>=n-.01)
return[];let u=e==="round"?0:.98*Math.sqrt(l*l+l*n),[m,f]=[a/2-l+u,c/2-l+u],[p,h]=[(r+i)/2,(o+s)/2],d=g(p-m,h,p+m,h),S=g(p,h-f,p,h+f),R=a>=c?
d:S;return(e==="round"?[R]:[d,S]).map(N=>({segments:[N],closed:!1}))}function r0(t){let n=t.segments.flatMap((e,r)=>{let o=t.segments[(r+1)%
t.segments.length]??e;return[e.kind==="arc"?e.sweep:0,L(e,o)]});return n.every(e=>e>-1e-6)||n.every(e=>e<1e-6)}function o0(t){let[n,...e]=t.
segments;return n===void 0||e.length>0||n.kind==="line"?null:Math.abs(n.sweep)>=Jx-1e-6?n:null}function i0(t,n,e){let{x:r,y:o,diameter:i}=t,
s=(i-n)/2;if(e==="round")return{kind:"path",ct:[s<.005?Wr([[r,o]]):s0(r,o,s)]};if(s<.005)return{kind:"path",ct:[Wr([[r-i/2,o],[r+i/2,o]])]};
let[a,c,l,u]=[r-s,o-s,r+s,o+s],m={...Wr([[a,c],[l,c],[l,u],[a,u],[a,c]]),closed:!0};return{kind:"square",x:a,y:c,side:2*s,path:m}}function s0(t,n,e){
let r={kind:"line",x0:t,y0:n,x1:t+e,y1:n},o={kind:"arc",x0:t+e,y0:n,x1:t+e,y1:n,cx:t,cy:n,r:e,start:0,sweep:2*Math.PI};return{segments:[r,o],
closed:!1}}function Wr(t){let n=t.map(([e,r],o)=>{let[i,s]=t[o+1]??[e,r];return{kind:"line",x0:e,y0:r,x1:i,y1:s}});return{segments:t.length>
1?n.slice(0,-1):n,closed:!1}}function a0(t){if(t.length<=yl)return t;let n=t.filter(o=>o.kind!=="path"),e=n.length<yl?n:[],r=t.flatMap(o=>o.
kind==="path"?o.ct:e.length===0?[o.path]:[]);return r.length===0?e:[{kind:"path",ct:r},...e]}function c0(t){if(t.kind==="path")return`<path \
d="${_r(t.ct)}"/>`;if(t.kind==="circle")return`<circle cx="${vt(t.cx)}" cy="${vt(t.cy)}" r="${vt(t.r)}"/>`;let n=vt(t.side);return`<rect x="${vt(
t.x)}" y="${vt(t.y)}" width="${n}" height="${n}"/>`}var l0="`use` was not resolved",u0="Glyphs are put in by the service and by `npm run -s compile`, not on this page. Copy the statements of t\
he glyph from its page at Icons.",m0={start:0,end:0,line:1,column:1};function Ml(){let t=null,n=e=>(t?.text!==e&&(t={text:e,parsed:de(e)}),t.
parsed);return{draw:(e,r)=>f0(n(e),r),judge:(e,r)=>p0(n(e),r)}}function f0({program:t,problems:n},e){let{name:r}=t;if(n.length>0)return{name:r,
svg:"",problems:n.map(Sl)};let{drawing:o,problems:i}=tn(t,e);if(i.length>0)return{name:r,svg:"",problems:i.map(Sl)};if(o.marks.length>0)return{
name:r,svg:Br(o),problems:[]};let s=`\`${r}\` draws nothing at this cut. Add a shape, such as \`circle 12,12 9\`.`;return{name:r,svg:"",problems:[
{message:s,span:m0}]}}function Sl(t){return{message:t.message.startsWith(l0)?u0:Wc(t),span:t.span}}function p0({program:t,problems:n},e){if(n.
length>0)return[];let{drawing:r,problems:o}=tn(t,e);return o.length>0||r.marks.length===0?[]:d0(ms({drawing:r,document:ul(Br(r)),fn:tl(t,e)}))}
function d0(t){let n=new Set;return t.filter(({rule:e,severity:r,message:o})=>{let i=`${e} ${r} ${o}`;return!n.has(i)&&n.add(i)})}function Gr(){let{draw:t,judge:n}=Ml();return({turn:e,want:r,text:o,cuts:i})=>{try{let[s]=i,a=r==="pictures"?i.map(l=>t(o,l)):[],c=r==="find\
ings"&&s!==void 0?n(o,s):[];return{turn:e,pictures:a,findings:c,fault:null}}catch(s){return{turn:e,pictures:[],findings:[],fault:String(s)}}}}if(typeof WorkerGlobalScope=="function"){let t=Gr();addEventListener("message",({data:n})=>postMessage(t(n)))}export{Gr as createCutAnswers};
