// Made by `npm run docs` from src/workbench/create-cut-answers.ts.
function H(t){let n=0;for(let e of t)n+=(e.x0*e.y1-e.x1*e.y0)/2,e.kind==="arc"&&(n+=e.r*e.r*(e.sweep-Math.sin(e.sweep))/2);return n}function En(t){
let n=0,e=0,r=0;for(let o of t)for(let i of o){let s=(i.x0*i.y1-i.x1*i.y0)/2;if(n+=s,e+=s*(i.x0+i.x1)/3,r+=s*(i.y0+i.y1)/3,i.kind==="line")continue;
let a=i.sweep/2,c=i.r*i.r*(i.sweep-Math.sin(i.sweep))/2,l=2/3*i.r**3*Math.sin(a)**3;n+=c,e+=c*i.cx+l*Math.cos(i.start+a),r+=c*i.cy+l*Math.sin(
i.start+a)}return n===0?{area:n,x:0,y:0}:{area:n,x:e/n,y:r/n}}var Xr=Math.PI/2;function T(t){let n=1/0,e=1/0,r=-1/0,o=-1/0;for(let i of t){let s=i.kind==="arc"?Cl(i):i;n=Math.min(n,s.x0,s.x1),e=Math.min(
e,s.y0,s.y1),r=Math.max(r,s.x0,s.x1),o=Math.max(o,s.y0,s.y1)}return{x0:n,y0:e,x1:r,y1:o}}function lt(t){let n=1/0,e=1/0,r=-1/0,o=-1/0;for(let i of t)
n=Math.min(n,i.x0),e=Math.min(e,i.y0),r=Math.max(r,i.x1),o=Math.max(o,i.y1);return{x0:n,y0:e,x1:r,y1:o}}function vt({x0:t,y0:n,x1:e,y1:r},o){
return{x0:t-o,y0:n-o,x1:e+o,y1:r+o}}function Cl(t){let n=Math.min(t.x0,t.x1),e=Math.min(t.y0,t.y1),r=Math.max(t.x0,t.x1),o=Math.max(t.y0,t.y1),
i=Math.min(t.start,t.start+t.sweep),s=Math.max(t.start,t.start+t.sweep);for(let a=Math.ceil(i/Xr);a*Xr<=s;a++){let c=(a%4+4)%4;c===0?r=Math.
max(r,t.cx+t.r):c===1?o=Math.max(o,t.cy+t.r):c===2?n=Math.min(n,t.cx-t.r):e=Math.min(e,t.cy-t.r)}return{x0:n,y0:e,x1:r,y1:o}}function U(t){let n=null;return()=>(n??={value:t()},n.value)}function gt(t,n,e){return n*t.mt+e*t.ft>=t.rn-1e-6}var $l=Math.PI/2,Nl=1*Math.PI/180;function Yr(t){let n=[];return t.forEach((e,r)=>{let o=e.
filter(a=>a.kind==="line"?a.x0!==a.x1||a.y0!==a.y1:a.sweep!==0),i=o.reduce((a,c)=>a+(c.kind==="line"?1:Re(c)),0),s=0;o.forEach((a,c)=>{if(a.
kind==="line")n.push(Il(a,r,s++,i));else for(let m=0;m<Re(a);m++)n.push(Fl(a,m,r,s++,i));let l=o[(c+1)%o.length],u=l===void 0?null:_l(a,l,r,
s-1,i);u!==null&&n.push(u)})}),n}function Re(t){return Math.max(1,Math.ceil(Math.abs(t.sweep)/$l-1e-6))}function Il(t,n,e,r){let o=Math.hypot(
t.x1-t.x0,t.y1-t.y0),i=(t.x1-t.x0)/o,s=(t.y1-t.y0)/o;return{kind:"line",h:n,place:e,count:r,x0:t.x0,y0:t.y0,x1:t.x1,y1:t.y1,left:Math.min(t.
x0,t.x1),top:Math.min(t.y0,t.y1),right:Math.max(t.x0,t.x1),bottom:Math.max(t.y0,t.y1),length:o,dt:i,ht:s,b:s,k:-i}}function Fl(t,n,e,r,o){let i=t.
sweep/Re(t),s=t.start+i*n,a=s+i/2,c=Math.cos(a),l=Math.sin(a),u=t.cx+t.r*Math.cos(s),m=t.cy+t.r*Math.sin(s),f=t.cx+t.r*Math.cos(s+i),p=t.cy+
t.r*Math.sin(s+i),h=t.r*(1-Math.cos(i/2)),d=h*c,M=h*l;return{kind:"arc",h:e,place:r,count:o,x0:u,y0:m,x1:f,y1:p,left:Math.min(u,f)+Math.min(
0,d),top:Math.min(m,p)+Math.min(0,M),right:Math.max(u,f)+Math.max(0,d),bottom:Math.max(m,p)+Math.max(0,M),cx:t.cx,cy:t.cy,r:t.r,mt:c,ft:l,rn:Math.
cos(i/2),e:Math.abs(i/2),et:t.sweep>0}}function _l(t,n,e,r,o){let i=Vr(t,1),s=Vr(n,0),a=Math.atan2(i.x*s.y-i.y*s.x,i.x*s.x+i.y*s.y);if(Math.
abs(a)<Nl)return null;let c=Math.cos(a/2),l=Math.sin(a/2),u=i.y,m=-i.x;return{kind:"corner",h:e,place:r,count:o,x0:t.x1,y0:t.y1,x1:t.x1,y1:t.
y1,left:t.x1,top:t.y1,right:t.x1,bottom:t.y1,Xn:u,Vn:m,Yn:s.y,qn:-s.x,mt:u*c-m*l,ft:u*l+m*c,rn:c,turn:a}}function Vr(t,n){if(t.kind==="line"){
let o=Math.hypot(t.x1-t.x0,t.y1-t.y0);return{x:(t.x1-t.x0)/o,y:(t.y1-t.y0)/o}}let e=t.start+t.sweep*n,r=Math.sign(t.sweep);return{x:-Math.sin(
e)*r,y:Math.cos(e)*r}}function qr(t){let n=t.size,e=t.count/n,r=new Float64Array(n*n);for(let o=0;o<t.count;o++){let i=Math.floor(o/e)*n,s=t.j[o+1];for(let a=t.j[o];a<
s;a++)Dl(r,i,n,t.f[2*a],t.f[2*a+1],1/e)}return r}function Dl(t,n,e,r,o,i){let s=Math.max(0,r),a=Math.min(e,o);for(let c=Math.floor(s);c<a;c++)
t[n+c]+=(Math.min(a,c+1)-Math.max(s,c))*i}var Kr=1e-6;function Zr(t,n){let e=t.it-t.q,r=t.st-t.tt,o=Math.min(t.q,t.it),i=Math.max(t.q,t.it),s=Math.min(t.tt,t.st),a=Math.max(t.tt,t.st),
c=Math.min(.02,t.o/10)/t.o;for(let l of n)if(!(l.kind==="corner"||l.left>i||l.right<o||l.top>a||l.bottom<s)&&(l.kind==="line"?Wl(l,t,e,r,c):
Bl(l,t,e,r,c)))return!0;return!1}function Wl(t,n,e,r,o){let i=e*t.b+r*t.k;if(Math.abs(i)<1e-12)return!1;let s=((t.x0-n.q)*t.b+(t.y0-n.tt)*t.k)/
i;if(s<=o||s>=1-o)return!1;let a=(n.q+e*s-t.x0)*t.dt+(n.tt+r*s-t.y0)*t.ht;return a>-Kr&&a<t.length+Kr}function Bl(t,n,e,r,o){let i=n.q-t.cx,
s=n.tt-t.cy,a=e*e+r*r,c=(i*e+s*r)/a,l=c*c-(i*i+s*s-t.r*t.r)/a;if(l<=0)return!1;for(let u of[-c-Math.sqrt(l),-c+Math.sqrt(l)])if(u>o&&u<1-o&&
gt(t,(i+e*u)/t.r,(s+r*u)/t.r))return!0;return!1}function Qr(t,n){return t.filter(r=>r.kind==="corner"&&r.turn<0&&-Math.cos(r.turn)>=n).flatMap(r=>{let o=t.filter(a=>a.kind!=="corner"&&a.h===
r.h),i=o.find(a=>a.place===r.place),s=o.find(a=>a.place===(r.place+1)%r.count);return i===void 0||s===void 0||Gl(i,s,n)<.25?[]:[{o:0,q:r.x0,
tt:r.y0,it:r.x0,st:r.y0,Jt:r.h,on:r.h,$t:0}]})}function Gl(t,n,e){let r=Math.min(Te(t),Te(n)),o=0;for(let i=Math.min(.5,r);;i=Math.min(i+.5,
r)){let s=Jr(t,Te(t)-i),a=Jr(n,i);if(s.b*a.b+s.k*a.k>-e||(o=Math.hypot(s.x-a.x,s.y-a.y),i===r))return o}}function Te(t){return t.kind==="lin\
e"?t.length:2*t.e*t.r}function Jr(t,n){if(t.kind==="line")return{x:t.x0+t.dt*n,y:t.y0+t.ht*n,b:t.b,k:t.k};let e=(n/t.r-t.e)*(t.et?1:-1),r=t.mt*
Math.cos(e)-t.ft*Math.sin(e),o=t.mt*Math.sin(e)+t.ft*Math.cos(e),i=t.et?1:-1;return{x:t.cx+t.r*r,y:t.cy+t.r*o,b:r*i,k:o*i}}var Hl=12,An=Math.cos(Hl*Math.PI/180),Ul=.01,bt=1e-6,St=1e-4;function ro(t,n){let e=[...t].sort((a,c)=>a.left-c.left),r=[];for(let a=0;a<e.length;a++){
let c=e[a],l=c.right+n;for(let u=a+1;u<e.length;u++){let m=e[u];if(m.left>l)break;m.top>c.bottom+n||c.top>m.bottom+n||zl(c,m,n,r)}}let o=r.filter(
({sn:a})=>a.o<St||!Zr(a,t)),i=a=>o.filter(c=>c.side===a).map(c=>c.sn);return{Qt:[...i(1),...Qr(t,An)].sort(to),Kn:i(-1).sort(to)}}function to(t,n){
return Math.round(t.o*1e6)-Math.round(n.o*1e6)||n.$t-t.$t||t.q-n.q||t.tt-n.tt||t.it-n.it||t.st-n.st}function zl(t,n,e,r){let o=r.length;t.kind===
"corner"?n.kind==="corner"?Kl(t,n,r):eo(t,n,r):n.kind==="corner"?eo(n,t,r):t.kind==="line"?n.kind==="line"?jl(t,n,r):no(t,n,r):n.kind==="lin\
e"?no(n,t,r):Xl(t,n,r);let i=r[r.length-1];r.length===o||i===void 0||(i.sn.o>e||i.sn.o<St&&t.h===n.h)&&r.pop()}function Ot(t,n,e,r,o,i,s,a,c){
let l=Math.hypot(s-o,a-i);t.push({side:n,sn:{o:l,q:o,tt:i,it:s,st:a,Jt:e.h,on:r.h,$t:c}})}function jl(t,n,e){if(t.b*n.b+t.k*n.k>-An||Math.abs(
t.dt*n.ht-t.ht*n.dt)>Ul)return;let r=(n.x0-t.x0)*t.dt+(n.y0-t.y0)*t.ht,o=(n.x1-t.x0)*t.dt+(n.y1-t.y0)*t.ht,i=Math.max(0,Math.min(r,o)),s=Math.
min(t.length,Math.max(r,o));if(s-i<bt)return;let a=p=>{let h=(p-r)/(o-r);return(n.x0+(n.x1-n.x0)*h-t.x0)*t.b+(n.y0+(n.y1-n.y0)*h-t.y0)*t.k},
c=Math.abs(a(s))-Math.abs(a(i)),l=Math.abs(c)<.02?(i+s)/2:c>0?i:s,u=a(l),m=t.x0+t.dt*l,f=t.y0+t.ht*l;Ot(e,u>0?1:-1,t,n,m,f,m+t.b*u,f+t.k*u,s-
i)}function no(t,n,e){let r=(n.cx-t.x0)*t.dt+(n.cy-t.y0)*t.ht;if(r<-bt||r>t.length+bt)return;let o=t.x0+t.dt*r,i=t.y0+t.ht*r,s=Math.hypot(o-
n.cx,i-n.cy);if(s<n.r-St)return;let a=(o-n.cx)/s,c=(i-n.cy)/s;if(a*n.mt+c*n.ft<n.rn-bt)return;let l=t.b*a+t.k*c<0;l===n.et&&Ot(e,l?1:-1,t,n,
o,i,n.cx+n.r*a,n.cy+n.r*c,0)}function Xl(t,n,e){let r=Math.hypot(n.cx-t.cx,n.cy-t.cy);if(t.et===n.et){if(r<t.r+n.r-St)return;let l=(n.cx-t.cx)/
r,u=(n.cy-t.cy)/r;if(!gt(t,l,u)||!gt(n,-l,-u))return;Ot(e,t.et?1:-1,t,n,t.cx+t.r*l,t.cy+t.r*u,n.cx-n.r*l,n.cy-n.r*u,0);return}let o=t.r<n.r?
t:n,i=o===t?n:t;if(i.r-o.r<r-St||i.r-o.r<St)return;let s=o.et?1:-1,c=r<.01?Vl(o,i):{x:(o.cx-i.cx)/r,y:(o.cy-i.cy)/r,$t:0};c===null||!gt(o,c.
x,c.y)||!gt(i,c.x,c.y)||Ot(e,s,o,i,o.cx+o.r*c.x,o.cy+o.r*c.y,i.cx+i.r*c.x,i.cy+i.r*c.y,c.$t)}function Vl(t,n){let e=Math.atan2(t.mt*n.ft-t.ft*
n.mt,t.mt*n.mt+t.ft*n.ft),r=Math.max(-t.e,e-n.e),o=Math.min(t.e,e+n.e);if(o-r<.001)return null;let i=(r+o)/2,s=Math.cos(i),a=Math.sin(i);return{
x:t.mt*s-t.ft*a,y:t.mt*a+t.ft*s,$t:(o-r)*t.r}}function eo(t,n,e){if(t.h===n.h&&(t.place===n.place||(t.place+1)%t.count===n.place))return;let r=n.
kind==="line"?Yl(t,n):ql(t,n);if(r===null)return;let i=Math.hypot(r.x-t.x0,r.y-t.y0)<St?Math.sign(t.turn):r.Tn?1:-1;ve(t,i,-r.b*i,-r.k*i)&&Ot(
e,i,t,n,t.x0,t.y0,r.x,r.y,0)}function Yl(t,n){let e=(t.x0-n.x0)*n.dt+(t.y0-n.y0)*n.ht;if(e<-bt||e>n.length+bt)return null;let r=n.x0+n.dt*e,
o=n.y0+n.ht*e;return{x:r,y:o,b:n.b,k:n.k,Tn:(t.x0-r)*n.b+(t.y0-o)*n.k>0}}function ql(t,n){let e=Math.hypot(t.x0-n.cx,t.y0-n.cy);if(e<bt)return null;
let r=(t.x0-n.cx)/e,o=(t.y0-n.cy)/e;if(!gt(n,r,o))return null;let i=n.et?1:-1;return{x:n.cx+n.r*r,y:n.cy+n.r*o,b:r*i,k:o*i,Tn:e>n.r===n.et}}
function Kl(t,n,e){let r=Math.hypot(n.x0-t.x0,n.y0-t.y0);if(r<St){t.turn>0==n.turn>0&&Ot(e,Math.sign(t.turn),t,n,t.x0,t.y0,n.x0,n.y0,0);return}
let o=(n.x0-t.x0)/r,i=(n.y0-t.y0)/r;for(let s of[1,-1])if(ve(t,s,o,i)&&ve(n,s,-o,-i))return Ot(e,s,t,n,t.x0,t.y0,n.x0,n.y0,0)}function ve(t,n,e,r){
let o=e*n,i=r*n;return t.turn>0==n>0?o*t.mt+i*t.ft>=t.rn-bt:o*t.Xn+i*t.Vn>=An||o*t.Yn+i*t.qn>=An}function g(t,n,e,r){return{kind:"line",x0:t,y0:n,x1:e,y1:r}}function dt(t,n,e,r,o){let i=t+e*Math.cos(r),s=n+e*Math.sin(r),a=Math.abs(o)>=2*
Math.PI,c=a?i:t+e*Math.cos(r+o),l=a?s:n+e*Math.sin(r+o);return{kind:"arc",x0:i,y0:s,x1:c,y1:l,cx:t,cy:n,r:e,start:r,sweep:o}}function I(t,n,e,r,o,i,s,a,c){
return{kind:"arc",x0:i,y0:s,x1:a,y1:c,cx:t,cy:n,r:e,start:r,sweep:o}}function nt(t,n,e,r,o){let i=e-t,s=r-n,a=Math.hypot(i,s),c=o/2;if(Math.
abs(o)<1e-7||a===0||Math.abs(Math.sin(c))<1e-7)return g(t,n,e,r);let l=a/(2*Math.sin(Math.abs(c))),u=1/(2*Math.tan(c)),m=(t+e)/2-s*u,f=(n+r)/
2+i*u;return I(m,f,l,Math.atan2(n-f,t-m),o,t,n,e,r)}function Lt(t,n,e,r,o,i){let s=o-t,a=i-n,c=e*a-r*s,l=Math.hypot(s,a);if(Math.abs(c)<=1e-7*
l)return g(t,n,o,i);let u=l*l/(2*c),m=t-r*u,f=n+e*u,p=2*Math.atan2(c,e*s+r*a);return I(m,f,Math.abs(u),Math.atan2(n-f,t-m),p,t,n,o,i)}function V(t,n,e){
return[I(t,n,e,0,Math.PI,t+e,n,t-e,n),I(t,n,e,Math.PI,Math.PI,t-e,n,t+e,n)]}function Bt(t){let{x0:n,y0:e,x1:r,y1:o}=t;return[g(n,e,r,e),g(r,
e,r,o),g(r,o,n,o),g(n,o,n,e)]}var Oe=2*Math.PI;function S(t){return t.kind==="line"?Math.hypot(t.x1-t.x0,t.y1-t.y0):Math.abs(t.sweep)*t.r}function C(t,n){if(n===0)return{
x:t.x0,y:t.y0};if(n===1)return{x:t.x1,y:t.y1};if(t.kind==="line")return{x:t.x0+(t.x1-t.x0)*n,y:t.y0+(t.y1-t.y0)*n};let e=t.start+t.sweep*n;return{
x:t.cx+t.r*Math.cos(e),y:t.cy+t.r*Math.sin(e)}}function D(t,n){if(t.kind==="line"){let o=Math.hypot(t.x1-t.x0,t.y1-t.y0);return o===0?{x:1,y:0}:
{x:(t.x1-t.x0)/o,y:(t.y1-t.y0)/o}}let e=t.start+t.sweep*n,r=t.sweep<0?-1:1;return{x:-Math.sin(e)*r,y:Math.cos(e)*r}}function Ct(t){return t.
kind==="line"?g(t.x1,t.y1,t.x0,t.y0):I(t.cx,t.cy,t.r,t.start+t.sweep,-t.sweep,t.x1,t.y1,t.x0,t.y0)}function et(t){return t.map(Ct).reverse()}
function rt(t,n,e){let r=C(t,n),o=C(t,e);return t.kind==="line"?g(r.x,r.y,o.x,o.y):I(t.cx,t.cy,t.r,t.start+t.sweep*n,t.sweep*(e-n),r.x,r.y,o.
x,o.y)}function tt(t,n,e){if(t.kind==="line"){let s=t.x1-t.x0,a=t.y1-t.y0,c=s*s+a*a;return c===0?0:((n-t.x0)*s+(e-t.y0)*a)/c}let r=Math.abs(
t.sweep);if(r===0)return 0;let o=(Math.atan2(e-t.cy,n-t.cx)-t.start)*(t.sweep<0?-1:1),i=o-Oe*Math.floor(o/Oe);return(i>Math.PI+r/2?i-Oe:i)/r}
function v(t,n){let e=D(t,1),r=D(n,0);return Math.atan2(e.x*r.y-e.y*r.x,e.x*r.x+e.y*r.y)}function oo(t,n,e){return t.kind==="line"?g(t.x0+n,
t.y0+e,t.x1+n,t.y1+e):I(t.cx+n,t.cy+e,t.r,t.start,t.sweep,t.x0+n,t.y0+e,t.x1+n,t.y1+e)}var at=1e-7;function ut(t,n){let e=[];for(let r of rn(t,n))en(e,t,n,r.x,r.y);return Pn(n,t.x0,t.y0)&&en(e,t,n,t.x0,t.y0),Pn(n,t.x1,t.y1)&&en(
e,t,n,t.x1,t.y1),Pn(t,n.x0,n.y0)&&en(e,t,n,n.x0,n.y0),Pn(t,n.x1,n.y1)&&en(e,t,n,n.x1,n.y1),e}function rn(t,n){return t.kind==="line"?n.kind===
"line"?Zl(t,n):so(t,n):n.kind==="line"?so(n,t):Jl(t,n)}function en(t,n,e,r,o){let i=io(n,tt(n,r,o)),s=io(e,tt(e,r,o));if(!(i===null||s===null)){
for(let a of t)if(Math.hypot(a.x-r,a.y-o)<2*at)return;t.push({x:r,y:o,yn:i,Zn:s})}}function io(t,n){let e=at/Math.max(S(t),at);return n<-e||
n>1+e?null:Math.min(1,Math.max(0,n))}function Pn(t,n,e){if(t.kind==="arc")return Math.abs(Math.hypot(n-t.cx,e-t.cy)-t.r)<at;let r=S(t);return r===
0?Math.hypot(n-t.x0,e-t.y0)<at:Math.abs((n-t.x0)*(t.y1-t.y0)-(e-t.y0)*(t.x1-t.x0))<at*r}function Zl(t,n){let e=t.x1-t.x0,r=t.y1-t.y0,o=n.x1-
n.x0,i=n.y1-n.y0,s=e*i-r*o;if(Math.abs(s)<=1e-12*Math.hypot(e,r)*Math.hypot(o,i))return[];let a=((n.x0-t.x0)*i-(n.y0-t.y0)*o)/s;return[{x:t.
x0+a*e,y:t.y0+a*r}]}function so(t,n){let e=S(t);if(e===0)return[];let r=(t.x1-t.x0)/e,o=(t.y1-t.y0)/e,i=(n.cx-t.x0)*r+(n.cy-t.y0)*o,s=t.x0+i*
r,a=t.y0+i*o,c=Math.hypot(n.cx-s,n.cy-a);if(c>n.r+at)return[];let l=Math.sqrt(Math.max(0,(n.r-c)*(n.r+c)));return l<at?[{x:s,y:a}]:[{x:s-l*r,
y:a-l*o},{x:s+l*r,y:a+l*o}]}function Jl(t,n){let e=n.cx-t.cx,r=n.cy-t.cy,o=Math.hypot(e,r);if(o<1e-9||o>t.r+n.r+at||o<Math.abs(t.r-n.r)-at)return[];
let i=(o+(t.r-n.r)*(t.r+n.r)/o)/2,s=Math.sqrt(Math.max(0,(t.r-i)*(t.r+i))),a=e/o,c=r/o,l=t.cx+i*a,u=t.cy+i*c;return s<at?[{x:l,y:u}]:[{x:l-s*
c,y:u+s*a},{x:l+s*c,y:u-s*a}]}function F(t,n,e){if(t.kind==="arc"){let a=tt(t,n,e);return a>=0&&a<=1?Math.abs(Math.hypot(n-t.cx,e-t.cy)-t.r):Math.min(Math.hypot(n-t.x0,e-
t.y0),Math.hypot(n-t.x1,e-t.y1))}let r=t.x1-t.x0,o=t.y1-t.y0,i=r*r+o*o,s=i===0?0:Math.min(1,Math.max(0,((n-t.x0)*r+(e-t.y0)*o)/i));return Math.
hypot(n-t.x0-s*r,e-t.y0-s*o)}function Mt(t,n,e){let r=tt(t,n,e);t.kind==="arc"&&(r<0||r>1)&&(r=Math.hypot(n-t.x0,e-t.y0)<=Math.hypot(n-t.x1,
e-t.y1)?0:1),r=Math.min(1,Math.max(0,r));let o=C(t,r);return{x:o.x,y:o.y,xn:r,o:Math.hypot(n-o.x,e-o.y)}}function co(t,n){let e=ut(t,n)[0];if(e)
return{o:0,q:e.x,tt:e.y,it:e.x,st:e.y};let r=Gt(n,t.x0,t.y0);r=Rn(r,Gt(n,t.x1,t.y1)),r=Rn(r,Le(Gt(t,n.x0,n.y0))),r=Rn(r,Le(Gt(t,n.x1,n.y1)));
for(let o of Ql(t,n))r=Rn(r,o);return r}function Rn(t,n){return n.o<t.o?n:t}function Le(t){return{o:t.o,q:t.it,tt:t.st,it:t.q,st:t.tt}}function Gt(t,n,e){
let r=Mt(t,n,e);return{o:r.o,q:n,tt:e,it:r.x,st:r.y}}function Ql(t,n){return t.kind==="line"?n.kind==="line"?[]:ao(t,n):n.kind==="line"?ao(n,
t).map(Le):tu(t,n)}function ao(t,n){let e=Mt(t,n.cx,n.cy);return e.xn>0&&e.xn<1?[Gt(n,e.x,e.y)]:[]}function tu(t,n){let e=Math.hypot(n.cx-t.
cx,n.cy-t.cy);if(e===0)return[];let r=[];for(let o of[1,-1]){let i=t.cx+(n.cx-t.cx)/e*t.r*o,s=t.cy+(n.cy-t.cy)/e*t.r*o,a=tt(t,i,s);a>=0&&a<=
1&&r.push(Gt(n,i,s))}return r}function ct(t,n,e){let r=0;for(let o of t)for(let i of o)i.kind==="arc"?r+=nu(i,n,e):i.y0<=e!=i.y1<=e&&i.x0+(i.x1-i.x0)*(e-i.y0)/(i.y1-i.y0)>
n&&(r+=i.y1>i.y0?1:-1);return r}function nu(t,n,e){if(n>=t.cx+t.r)return 0;if(e>t.cy+t.r||e<t.cy-t.r)return t.y0<=e==t.y1<=e?0:t.y1>t.y0?1:-1;
let r=Math.sqrt(Math.max(0,t.r*t.r-(e-t.cy)*(e-t.cy))),o=t.sweep>=0,i=t.start+t.sweep,s=0,a=t.y0,c=o?Math.floor(t.start/Math.PI-.5)+1:Math.ceil(
t.start/Math.PI-.5)-1;for(;;){let l=(c+.5)*Math.PI,u=o?l>=i:l<=i,m=c%2===0,f=u?t.y1:m?t.cy+t.r:t.cy-t.r;if(a<=e!=f<=e&&(m===o?t.cx+r:t.cx-r)>
n&&(s+=f>a?1:-1),u)return s;a=f,c+=o?1:-1}}var lo=.02;function uo(t,n){let e=t.flat(),r=T(t[0]??[]),o=(m,f,p)=>{let h=1/0;for(let M of e)h=Math.min(h,F(M,m,f));let d=ct(t,m,f)<0?h:-h;
return{x:m,y:f,e:p,St:d,rt:d+p*Math.SQRT2}},i=r.x1-r.x0,s=r.y1-r.y0,a=Math.min(i,s),c=o((r.x0+r.x1)/2,(r.y0+r.y1)/2,0);if(!(a>0))return{diameter:0,
at:{x:c.x,y:c.y}};let l=[],u=m=>{m.St>c.St&&(c=m),m.rt>c.St+lo/2&&l.push(m)};for(let m=r.x0;m<r.x1;m+=a)for(let f=r.y0;f<r.y1;f+=a)u(o(m+a/2,
f+a/2,a/2));for(;l.length>0&&2*c.St<n;){let m=eu(l);if(m.rt<=c.St+lo/2)break;let f=m.e/2;for(let p of[-f,f])for(let h of[-f,f])u(o(m.x+p,m.y+
h,f))}return{diameter:Math.max(0,2*c.St),at:{x:c.x,y:c.y}}}function eu(t){let n=0;for(let r=1;r<t.length;r++)t[r].rt>t[n].rt&&(n=r);let[e]=t.
splice(n,1);return e}function Ce(t,n){let{f:e,j:r,count:o}=t,i=0,s=0;for(let a=0;a<o;a++){let c=r[a],l=r[a+1],u=l-1;for(let m=c;m<l;m++)i+=e[2*m+1]-e[2*m];for(let m=c;m<
l&&u>=c;){let f=e[2*m],p=e[2*m+1],h=2*n-e[2*u+1],d=2*n-e[2*u];s+=Math.max(0,Math.min(p,d)-Math.max(f,h)),p<d?m++:u--}}return i===0?1:s/i}function mo(t){let n=t.map(e=>{let r=H(e);return{h:e,area:Math.abs(r),hole:r<0,box:T(e)}});return n.map((e,r)=>{let o=-1;return n.forEach((i,s)=>{
if(s===r||i.hole===e.hole||i.area<e.area)return;let a=n[o];a!==void 0&&a.area<=i.area||ru(i.box,e.box)&&ou(i.h,e.h)&&(o=s)}),e.hole?{...e,part:o,
St:-1}:{...e,part:r,St:o}})}function ru(t,n){return t.x0<=n.x0+1e-6&&t.y0<=n.y0+1e-6&&t.x1>=n.x1-1e-6&&t.y1>=n.y1-1e-6}function ou(t,n){let e=n[0];
if(e===void 0)return!1;let r=C(e,.37);return ct([t],r.x,r.y)!==0}function on(t,n,e,r){let o={line:[],at:[],vn:[]},i=e/n;for(let s of t)for(let a of s)a.kind==="arc"?iu(a,r,i,e,o):r==="y"?fo(a.x0,a.y0,a.x1,
a.y1,i,e,o):fo(a.y0,a.x0,a.y1,a.x1,i,e,o);return su(o,n,e)}function fo(t,n,e,r,o,i,s){let a=r>n?1:-1,c=Math.min(n,r),l=Math.max(n,r),u=(e-t)/
(r-n);for(let m=Math.max(0,Math.ceil(c*o-.5));m<i;m++){let f=(m+.5)/o;if(f>=l)return;po(s,m,t+(f-n)*u,a)}}function iu(t,n,e,r,o){let i=n==="\
y",s=i?t.cx:t.cy,a=i?t.cy:t.cx,c=i?t.sweep:-t.sweep,l=i?t.start:Math.PI/2-t.start,u=l+c,m=c<0?-1:1,f=l,p=i?t.y0:t.x0,h=m>0?Math.floor(l/Math.
PI-.5+1e-12)+1:Math.ceil(l/Math.PI-.5-1e-12)-1;for(;;){let d=(h+.5)*Math.PI,M=m>0?d>=u:d<=u,R=M?u:d,N=M?i?t.y1:t.x1:a+t.r*(h%2===0?1:-1),L=Math.
cos((f+R)/2)>0?1:-1,j=N>p?1:-1,xt=Math.min(p,N),Wt=Math.max(p,N);for(let wn=Math.max(0,Math.ceil(xt*e-.5));wn<r;wn++){let zr=(wn+.5)/e;if(zr>=
Wt)break;let jr=zr-a;po(o,wn,s+L*Math.sqrt(Math.max(0,t.r*t.r-jr*jr)),j)}if(M)return;f=R,p=N,h+=m}}function po(t,n,e,r){t.line.push(n),t.at.
push(e),t.vn.push(r)}function su(t,n,e){let r=t.line.length,o=new Int32Array(e+1);for(let m=0;m<r;m++)o[t.line[m]+1]+=1;for(let m=0;m<e;m++)
o[m+1]+=o[m];let i=o.slice(),s=new Int32Array(r);for(let m=0;m<r;m++)s[i[t.line[m]]++]=m;let a=t.at,c=new Int32Array(e+1),l=new Float64Array(
r+2),u=0;for(let m=0;m<e;m++){let f=o[m],p=o[m+1];for(let d=f+1;d<p;d++){let M=s[d],R=d-1;for(;R>=f&&a[s[R]]>a[M];)s[R+1]=s[R--];s[R+1]=M}let h=0;
for(let d=f;d<p;d++){let M=s[d],R=h;h+=t.vn[M],R===0?l[2*u]=a[M]:h===0&&(l[2*u+++1]=a[M])}c[m+1]=u}return{size:n,count:e,j:c,f:l.subarray(0,
2*u)}}function Tn(t,n){let e=0;for(let r=0,o=0;r<t.length&&o<n.length;){let i=t[r+1],s=n[o+1];e+=Math.max(0,Math.min(i,s)-Math.max(t[r],n[o])),
i<s?r+=2:o+=2}return e}function ho(t,n,e){let r=0,o=0;for(let i=0;i<t.count;i++){let s=[],a=Math.round(2*e*t.count/t.size-i-1);for(let c=t.j[i];c<t.j[i+1];c++)r+=t.f[2*
c+1]-t.f[2*c];if(!(a<0||a>=t.count)){for(let c=t.j[a+1]-1;c>=t.j[a];c--)s.push(2*n-t.f[2*c+1],2*n-t.f[2*c]);o+=Tn(t.f.subarray(2*t.j[i],2*t.j[i+
1]),s)}}return r===0?1:o/r}var yo=8,au=3;function xo(t){let{ink:n,cut:e}=t,r=U(()=>mo(n)),o=U(()=>Yr(n)),i=U(()=>lt(r().map(c=>c.box))),s=U(()=>on(n,e.size,e.size*yo,"\
y")),a=U(()=>on(n,e.size,e.size*yo,"x"));return{inkBox:i,an:U(()=>En(n)),yt:r,On:o,cn:U(()=>ro(o(),au)),Ln:s,p:a,coverage:U(()=>qr(s())),Nt:U(
()=>{let c=i();return{x:Ce(s(),(c.x0+c.x1)/2),y:Ce(a(),(c.y0+c.y1)/2)}}),Jn:U(()=>{let c=i();return ho(s(),(c.x0+c.x1)/2,(c.y0+c.y1)/2)}),Qn:(c,l)=>{
let u=r().filter(f=>f.St===c),m=r()[c]?.h??[];return uo([m,...u.map(f=>f.h)],l)}}}function y(t,n,e,r={}){let{at:o=null,measured:i=null,limit:s=null,span:a=null}=r;return{rule:t,severity:n,message:e,at:o===null?null:{x:vn(o.
x),y:vn(o.y)},measured:i===null?null:vn(i),limit:s===null?null:vn(s),span:a}}function vn(t){return Math.round(t*1e3)/1e3+0}function A(t){return`${Math.
round(t*100)/100} px`}function ot({size:t,stroke:n}){return t===24&&n%2===0?0:.5}var go=15,bo=.6,cu=.5,lu=[[1,2],[1,3],[2,1],[3,1]],uu=2,So={severity:"warning",i:({drawing:t})=>t.strokeWidth===null?[]:t.marks.flatMap(n=>n.
path.segments.flatMap(e=>{if(e.kind==="arc"||n.dot!==null||S(e)<uu)return[];let r=Math.atan2(Math.abs(e.y1-e.y0),Math.abs(e.x1-e.x0))*180/Math.
PI,o=mu(r),i=S(e)*Math.tan(o*Math.PI/180);return o<=bo||i<=cu+ot(t.cut)+1e-6?[]:[y("angle","warning",`A stroke slants by ${Math.round(r*10)/
10}°, ${Math.round(o*10)/10}° off the family's directions.`,{at:{x:(e.x0+e.x1)/2,y:(e.y0+e.y1)/2},measured:o,limit:bo,span:n.span})]}))};function mu(t){
let n=lu.map(([r,o])=>Math.atan2(r,o)*180/Math.PI),e=[Math.round(t/go)*go,...n];return Math.min(...e.map(r=>Math.abs(t-r)))}var $e=[16,20,24],Ne=[1,1.5,2,2.5,3],Mo=[0,1,2,3],ko=["outlined","filled"],fu={size:24,stroke:2,radius:3,finish:"outlined"};var kt={w:1,share:.75,Ht:2};function On(t){return Math.max(kt.w,kt.share*Math.min(t,kt.Ht))}function q({size:t,stroke:n}){return(t-2)/(n+On(
n))}function Ht(t){return q(t)<q(fu)}function ht(t){return Ht(t)?kt.w:On(t.stroke)}var Hg=`${kt.w} at heavy cuts, else max(${kt.w}, ${kt.share}\
 · min(stroke, ${kt.Ht}))`;var wo=1/4,Eo=.6,$t=.1,Ao={severity:"warning",i:({drawing:t,v:n})=>{let e=t.traits.badge;if(e===null)return[];let r=pu(e,t.cut.size),o=n.yt(),
i=o.map(c=>du(e,o[c.part]??c));if(!o.some((c,l)=>!c.hole&&i[l]===!0))return[...r,y("badge","warning","No part of the ink lies within the bad\
ge's box: it is missing, runs into the subject or sticks out.",{at:Po(e)})];let s=ht(t.cut),a=n.cn().Qt.find(c=>i[c.Jt]!==i[c.on]);return a===
void 0||a.o>=s-$t?r:[...r,y("badge","warning",`Only ${A(a.o)} of white between the badge and the subject; ${A(s)} is the least.`,{at:{x:(a.q+
a.it)/2,y:(a.tt+a.st)/2},measured:a.o,limit:s})]}};function pu(t,n){let e=Po(t),r=[];e.x<=n/2&&r.push(y("badge","warning","The badge does no\
t sit at the right.",{at:e}));let o=Math.max(t.x1-t.x0,t.y1-t.y0);return o<n*wo-$t?r.push(y("badge","warning","The badge is too small to be \
read.",{at:e,measured:o,limit:n*wo})):o>n*Eo+$t&&r.push(y("badge","warning","The badge is as large as a subject.",{at:e,measured:o,limit:n*Eo})),
r}function Po(t){return{x:(t.x0+t.x1)/2,y:(t.y0+t.y1)/2}}function du(t,n){return n.box.x0>=t.x0-$t&&n.box.y0>=t.y0-$t&&n.box.x1<=t.x1+$t&&n.
box.y1<=t.y1+$t}var Ie=6,Fe=9,Ro={severity:"info",i:({drawing:t,v:n})=>{let e=n.yt().filter(o=>!o.hole).length,r=t.strokeWidth===null?0:t.marks.length;return[
...e>Ie?[y("budget","info",`The icon has ${e} parts; ${Ie} are enough.`,{measured:e,limit:Ie})]:[],...r>Fe?[y("budget","info",`The icon has ${r}\
 strokes; ${Fe} are enough.`,{measured:r,limit:Fe})]:[]]}};var To=1/24,hu=1/80,Oo={severity:"error, warning",i:({drawing:t,v:n})=>{if(t.traits.directional||t.traits.partial||t.traits.badge!==null)return[];
let e=n.inkBox(),r=n.an();if(!(r.area>0))return[];let{size:o}=t.cut,i=o/2,s=vo((e.x0+e.x1)/2-i,r.x-i),a=vo((e.y0+e.y1)/2-i,r.y-i),c=Math.abs(
s)>=Math.abs(a),l=Math.max(Math.abs(s),Math.abs(a)),u=Math.max(o*hu,ot(t.cut));if(!(l>u+1e-6))return[];let m=l>o*To+1e-6,f=c?s>0?"right":"le\
ft":a>0?"bottom":"top";return[y("centre",m?"error":"warning",`The icon sits ${A(l)} towards the ${f}.`,{at:{x:i+s,y:i+a},measured:l,limit:m?
o*To:u})]}};function vo(t,n){return Math.abs(t)<=Math.abs(n)?t:n}function it(t,n,e){let r=null,o=1/0;for(let i of t.marks){let s=1/0;for(let a of i.path.segments)s=Math.min(s,F(a,n,e));i.dot!==null&&(s=Math.
hypot(n-i.dot.x,e-i.dot.y)),!(s>o+1e-6)&&(o=Math.min(o,s),r=i.span)}return r}function Nt(t,n){let e=[];return t.filter(r=>{let o=n(r);return e.some(i=>Math.hypot(i.x-o.x,i.y-o.y)<=i.Cn)?!1:(e.push(o),!0)})}var yu=2;function Ut(t){
return{x:(t.q+t.it)/2,y:(t.tt+t.st)/2,Cn:Math.max(yu,t.$t/2+1)}}var Lo={w:1,rt:2},Co=.05,$o={severity:"error, warning",i:({drawing:t,v:n})=>{let e=ht(t.cut),r=xu(t.cut),o=n.cn().Qt.filter(s=>s.o<r-Co),i=n.yt();
return Nt(o,Ut).map(s=>{let a=s.o<e-Co,c=a?e:r,l=i[s.Jt]?.part===i[s.on]?.part?i[s.Jt]?.hole===!0?"inside a hole":"within one part":"between\
 two parts",u={x:(s.q+s.it)/2,y:(s.tt+s.st)/2};return y("clear-space",a?"error":"warning",`Only ${A(s.o)} of clear space ${l}; ${A(c)} is th\
e least.`,{at:u,measured:s.o,limit:c,span:it(t,u.x,u.y)})})}};function xu(t){return Ht(t)?ht(t):Math.min(Math.max(t.stroke,Lo.w),Lo.rt)}var gu=.8,bu=.05,No={severity:"error",i:({drawing:t,v:n})=>{let e=ht(t.cut);return n.yt().flatMap((r,o)=>{if(!r.hole)return[];let{diameter:i,
at:s}=n.Qn(o,e);if(i>=e-bu)return[];let a=i<gu?"A pinhole":"A hole";return[y("counter","error",`${a} is only ${A(i)} wide; ${A(e)} is the le\
ast.`,{at:s,measured:i,limit:e,span:it(t,s.x,s.y)})]})}};var Su=.002,Mu=.5,Io=[0,.85,-.85],Fo={severity:"info",i:({drawing:t,v:n})=>{let e=Su*n.an().area,r=t.strokeWidth;return t.marks.flatMap(o=>{
let i=r===null?Math.abs(H(o.path.segments)):ku(o,t,r,e);if(i>=e)return[];let s=o.path.segments[0],a=o.dot??(s===void 0?null:{x:s.x0,y:s.y0});
return[y("dead-part","info","A mark is hidden by other ink or too small to be seen.",{at:a,measured:i,limit:e,span:o.span})]})}};function ku(t,n,e,r){
let o=n.marks.filter(a=>a!==t),i=(a,c)=>o.every(l=>l.dot===null?l.path.segments.every(u=>F(u,a,c)>e/2):Math.hypot(a-l.dot.x,c-l.dot.y)>l.dot.
diameter/2);if(t.dot!==null){let{x:a,y:c,diameter:l}=t.dot,u=l*.4,m=[[0,0],[u,0],[-u,0],[0,u],[0,-u]];return m.filter(([f=0,p=0])=>i(a+f,c+p)).
length/m.length*(Math.PI/4)*l**2}let s=0;for(let a of t.path.segments){let c=S(a),l=Math.max(1,Math.ceil(c/Mu));for(let u=0;u<l;u++){let m=(u+
.5)/l,f=C(a,m),p=D(a,m);for(let h of Io){let d=h*e/2;if(i(f.x-p.y*d,f.y+p.x*d)&&(s+=c/l*e/Io.length,s>=r))return s}}}return s}function Ln({traits:t},n=[]){return t.partial&&n.some(({solid:e})=>e===!0)}var _e={w:1.2,rt:4.4,far:5.2},wu=1/12,_o={w:.12,rt:.62,far:.68},Eu=18,Au=1,Pu=1,Do={severity:"error, warning, info",i:({drawing:t,v:n})=>{let{
size:e}=t.cut,r=n.an().area/e**2,o=t.strokeWidth!==null&&!Ln(t,t.marks),i=o?r*e/(t.strokeWidth??1):r,s=o?Ru(t.cut):Tu(t.cut);if(i>s.far+1e-6)
return[y("density","error","The icon is so full that it reads as a blot.",{measured:i,limit:s.far})];if(i>s.rt){let c=!o&&i<=Wo(t.cut,ot(t.cut))+
1e-6?"info":"warning";return[y("density",c,"The icon is darker than its family.",{measured:i,limit:s.rt})]}return i>=s.w||t.traits.keyline===
"sign"||t.traits.partial?[]:[y("density","warning","The icon is fainter than its family.",{measured:i,limit:s.w})]}};function Ru({size:t,stroke:n}){
return n<t*wu?{..._e,rt:_e.far}:_e}function Tu(t){return{..._o,far:Math.max(_o.far,Wo(t,Au))}}function Wo({size:t,stroke:n},e){return(Math.min(
Eu*t/24+n+e,t-2*Pu)/t)**2}var vu=.1,Ou=.5,Bo={severity:"error",i:({drawing:t,v:n})=>{if(t.twin===null||t.ink.length===0)return[];let e=vu+(t.traits.unfillable?Ou:0),r=n.
inkBox(),o=t.twin.inkBox;return[{name:"left",off:r.x0-o.x0},{name:"top",off:r.y0-o.y0},{name:"right",off:r.x1-o.x1},{name:"bottom",off:r.y1-
o.y1}].filter(({off:s})=>!(Math.abs(s)<=e+1e-6)).map(({name:s,off:a})=>y("fill-bounds","error",`The ${s} edge lies ${A(Math.abs(a))} from th\
at of the outlined twin.`,{measured:Math.abs(a),limit:e}))}};var Go=1,Lu=.5,Cu=3,$u=.75,Ho=.05,Uo={severity:"error",i:({drawing:t,v:n})=>t.cut.finish!=="filled"||t.strokeWidth!==null?[]:[...Nu(t,n),...Iu(
t,n)]};function Nu(t,n){let e=Math.max(Go,t.cut.stroke-Lu),r=n.yt(),o=n.cn().Qt.filter(i=>i.o<e-Ho&&i.$t>=Cu*i.o&&r[i.Jt]?.part===r[i.on]?.part);
return Nt(o,Ut).map(i=>zo(t,i,e,`A knock-out is only ${A(i.o)} wide; ${A(e)} is the least.`))}function Iu(t,n){let e=Math.max(Go,$u*t.cut.stroke),
r=n.cn().Kn.filter(o=>o.o<e-Ho);return Nt(r,Ut).map(o=>zo(t,o,e,`The ink thins out to ${A(o.o)}; ${A(e)} is the least.`))}function zo(t,n,e,r){
let{x:o,y:i}=Ut(n);return y("fill-knockout","error",r,{at:{x:o,y:i},measured:n.o,limit:e,span:it(t,o,i)})}function Vo(t,n){let e=0;for(let r=0;r<t.count;r++){let o=jo(t,r),i=jo(n,r);e+=Xo(o)+Xo(i)-2*Tn(o,i)}return e*t.size/t.count}function jo({j:t,
f:n},e){return n.subarray(2*t[e],2*t[e+1])}function Xo(t){let n=0;for(let e=0;e<t.length;e+=2)n+=t[e+1]-t[e];return n}var Fu=.15,_u=1/32,Du=.5,Wu=.01,Yo={severity:"error",i:({drawing:t,v:n})=>{if(t.cut.finish!=="filled")return[];if(t.traits.unfillable){let o=t.
cut.stroke+Du;return t.strokeWidth!==null&&Math.abs(t.strokeWidth-o)<=Wu?[]:[y("fill-real","error",`The drawing is unfillable, but its strok\
es are not ${A(o)} wide.`,{measured:t.strokeWidth,limit:o})]}if(Ln(t,t.twin?.marks))return[];if(t.twin===null)return[y("fill-real","error","\
The filled drawing has no outlined twin to compare with.")];let e=Math.min(Fu*t.twin.area,_u*t.cut.size**2),r=Bu(t,n);return r>=e-1e-6?[]:[y(
"fill-real","error","The filled icon can hardly be told from the outlined one.",{measured:r,limit:e})]}};function Bu({cut:t,twin:n},e){if(n?.
ink===void 0)return Math.abs(e.an().area-(n?.area??0));let r=e.Ln();return Vo(r,on(n.ink,t.size,r.count,"y"))}var sn=.06,Ko=1,Gu=.25,Hu=Ko**2/(8*sn),Zo={severity:"warning",i:({drawing:t,v:n})=>{let e=[t.cut.stroke,t.strokeWidth??t.cut.stroke].some(c=>!Number.
isInteger(c)),r=n.inkBox(),o={x:(r.x0+r.x1)/2,y:(r.y0+r.y1)/2},i=[{name:"left",axis:"x",value:r.x0,at:{x:r.x0,y:o.y}},{name:"top",axis:"y",value:r.
y0,at:{x:o.x,y:r.y0}},{name:"right",axis:"x",value:r.x1,at:{x:r.x1,y:o.y}},{name:"bottom",axis:"y",value:r.y1,at:{x:o.x,y:r.y1}}],s=c=>Math.
abs(qo(c)-Gu)<=sn,a={x:s(r.x0)&&s(r.x1),y:s(r.y0)&&s(r.y1)};return i.flatMap(({name:c,axis:l,value:u,at:m})=>{let f=qo(u);return!(f>sn)||e&&
(f>.5-sn||a[l])||!n.On().some((p,h,d)=>Uu(p,l,u,d))?[]:[y("ink-box","warning",`The ${c} edge of the ink lies ${A(f)} off the pixel grid.`,{at:m,
measured:f,limit:sn})]})}};function qo(t){return Math.abs(t-Math.round(t))}function Uu(t,n,e,r){if(t.kind==="line"){let[s,a]=n==="x"?[t.x0,t.
x1]:[t.y0,t.y1];return t.length>=Ko&&Math.abs(s-e)<.01&&Math.abs(a-e)<.01}if(t.kind==="corner"||!t.et||t.r<Hu)return!1;let i=n==="x"?t.cx:t.
cy;return Math.abs(Math.abs(e-i)-t.r)<.01&&zu(t,r)}function zu(t,n){return n.every(e=>e.h!==t.h||e.kind==="corner"||e.kind==="arc"&&Math.hypot(
e.cx-t.cx,e.cy-t.cy)<.01&&Math.abs(e.r-t.r)<.01)}var De=.3,Jo={severity:"error",i:({drawing:t,v:n})=>{let e=n.yt(),r=e.flatMap((o,i)=>{if(o.hole)return[];let s=e.filter(a=>a.hole&&a.part===
i);return[{box:o.box,area:s.reduce((a,c)=>a-c.area,o.area)}]});return r.length===0?[y("ink-empty","error","The drawing has no ink.",{measured:0,
limit:De})]:r.filter(o=>o.area<De).map(({box:o,area:i})=>{let s={x:(o.x0+o.x1)/2,y:(o.y0+o.y1)/2};return y("ink-empty","error","A crumb of i\
nk is too small to be seen.",{at:s,measured:i,limit:De,span:it(t,s.x,s.y)})})}};var Cn=.03,ju=.5,We=.5,Qo=1,ti=1,Xu=1.5,ni={severity:"error, warning",i:({drawing:t})=>{if(t.strokeWidth===null)return[];let e=t.marks.flatMap(
qu).flatMap(r=>Vu(r,t,t.strokeWidth??0)).sort((r,o)=>(r.measured??0)-(o.measured??0));return Nt(e,({at:r})=>({x:r?.x??0,y:r?.y??0,Cn:ju}))}};
function Vu(t,n,e){let{o:r,te:o}=Ku(t,n,e);if(r<=Cn||r>=Qo*e-1e-6)return[];let i=r<=We*e+1e-6;if(!i&&n.cap==="butt")return[];let s={at:{x:t.
x,y:t.y},measured:r,span:t.Rt.span};if(o!==null&&Yu(t,o,r))return!i||Ht(n.cut)&&r>=ti-Cn?[]:[y("join","warning",`A stroke sticks out by only\
 ${A(r)} where it crosses another.`,{...s,limit:Ht(n.cut)?Math.min(ti,We*e):We*e})];let a=`A stroke ends ${A(r)} from the middle of another:\
 it neither meets it nor clears it.`;return[y("join",i?"error":"warning",a,{...s,limit:i?Cn:Qo*e})]}function Yu(t,n,e){return t.gn.slice(0,2).
some(r=>ut(r,n).some(o=>Math.hypot(o.x-t.x,o.y-t.y)<=Xu*e))}function qu(t){let n=t.path.segments,e=n[0],r=n[n.length-1];return t.path.closed||
t.dot!==null||e===void 0||r===void 0?[]:[{Rt:t,x:e.x0,y:e.y0,gn:n},{Rt:t,x:r.x1,y:r.y1,gn:[...n].reverse()}]}function Ku(t,n,e){let r=1/0,o=null,
i=(a,c)=>{a>=r||(r=a,o=c)};for(let a of n.marks)if(a!==t.Rt)if(a.dot!==null)i(Math.hypot(a.dot.x-t.x,a.dot.y-t.y),null);else for(let c of a.
path.segments)Zu(t,c,a,n)||i(F(c,t.x,t.y),c);let s=0;return t.gn.forEach((a,c)=>{c>=2&&s>=Math.PI*e&&i(F(a,t.x,t.y),a),s+=S(a)}),{o:r,te:o}}
function Zu(t,n,e,{cap:r}){if(r!=="butt"||e.path.closed)return!1;let{x:o,y:i,o:s}=Mt(n,t.x,t.y);if(s<=Cn)return!1;let a=e.path.segments[0],c=e.
path.segments[e.path.segments.length-1];return Math.hypot(o-a.x0,i-a.y0)<1e-6||Math.hypot(o-c.x1,i-c.y1)<1e-6}var ei=1,Ju=.03,ri={severity:"error",i:({drawing:t,v:n})=>{let e=n.inkBox(),r=t.cut.size;return[{name:"left",room:e.x0,x:e.x0,y:(e.y0+e.y1)/
2},{name:"top",room:e.y0,x:(e.x0+e.x1)/2,y:e.y0},{name:"right",room:r-e.x1,x:e.x1,y:(e.y0+e.y1)/2},{name:"bottom",room:r-e.y1,x:(e.x0+e.x1)/
2,y:e.y1}].filter(i=>i.room<ei-Ju).map(({name:i,room:s,x:a,y:c})=>y("live-area","error",s<0?`The ink runs ${A(-s)} over the ${i} edge.`:`The\
 ink comes within ${A(s)} of the ${i} edge.`,{at:{x:a,y:c},measured:s,limit:ei,span:it(t,a,c)}))}};var si=.25,ai={severity:"error",i:({drawing:t,tn:n})=>{let e=t.strokeWidth??t.cut.stroke,r=t.strokeWidth===null?t.twin?.marks??[]:t.marks,o=n.
filter(({keepsClear:i})=>i).map(i=>({thing:i,marks:r.filter(s=>Qu(s,i))}));return o.flatMap((i,s)=>o.slice(s+1).flatMap(a=>{if(t.strokeWidth===
null&&i.thing.name!==a.thing.name)return[];let c=nm(i.marks,a.marks,e);return c>=si?[]:[tm(i.thing,a.thing,c)]}))}};function Qu({span:t},{spans:n}){
return n.some(e=>t.start>=e.start&&t.end<=e.end)}function tm({name:t},{name:n,spans:e},r){let[o,i]=[t,n].map(a=>a.replaceAll("-"," ")),s=o===
i?`Each ${o} runs into the next at this cut.`:`The ${i} runs into the ${o} at this cut.`;return y("merged","error",s,{measured:Math.max(0,r),
limit:si,span:e[0]})}function nm(t,n,e){let r=t.flatMap(o=>n.map(i=>em(o,i)-(oi(o,e)+oi(i,e))/2));return Math.min(1/0,...r)}function oi({dot:t},n){
return t?.diameter??n}function em(t,n){let e=ii(t).flatMap(r=>ii(n).map(o=>co(r,o).o));return Math.min(1/0,...e)}function ii({dot:t,path:n}){
return t===null?n.segments:[{kind:"line",x0:t.x,y0:t.y,x1:t.x,y1:t.y}]}function ci(t,n,e){return t.flatMap(r=>r.dot!==null?[]:r.path.segments.flatMap(o=>{if(o.kind==="arc"||Math.hypot(o.x1-o.x0,o.y1-o.y0)<e)return[];
let i=(o.x0+o.x1)/2,s=(o.y0+o.y1)/2;return Math.abs(o.x1-o.x0)<.02?[{axis:"x",t:i-n/2,high:i+n/2,ln:s,ink:!0}]:Math.abs(o.y1-o.y0)<.02?[{axis:"\
y",t:s-n/2,high:s+n/2,ln:i,ink:!0}]:[]}))}function li(t,n,e,r){let o=t.filter(i=>i.kind==="line"&&i.length>=n).flatMap(rm);return o.flatMap(
i=>{let s=null;for(let l of o)l.axis!==i.axis||l.un===i.un||l.place<=i.place||Math.min(i.to,l.to)-Math.max(i.from,l.from)<n||(s===null||l.place<
s.place)&&(s=l);if(s===null)return[];let a=i.un<0;if(s.place-i.place>(a?e:r)+1e-6)return[];let c=(Math.max(i.from,s.from)+Math.min(i.to,s.to))/
2;return[{axis:i.axis,t:i.place,high:s.place,ln:c,ink:a}]})}function rm(t){return Math.abs(t.x1-t.x0)<.02?[{axis:"x",place:(t.x0+t.x1)/2,un:Math.
sign(t.b),from:t.top,to:t.bottom}]:Math.abs(t.y1-t.y0)<.02?[{axis:"y",place:(t.y0+t.y1)/2,un:Math.sign(t.k),from:t.left,to:t.right}]:[]}var zt=.06,ui=1.5,om=.25,im=.5,mi=1.3,sm=1.6,fi=.97,di={severity:"error, warning, info",i:({drawing:t,v:n})=>{let e=t.strokeWidth===null?li(
n.On(),ui,mi*t.cut.stroke,Math.max(mi*t.cut.stroke,sm)):ci(t.marks,t.strokeWidth,ui),r=new Set;return e.flatMap(o=>{let i=Math.min(pi(o.t),pi(
o.high)),s=`${o.axis} ${o.t.toFixed(2)} ${o.high.toFixed(2)}`;return i<=zt||r.has(s)?[]:(r.add(s),[am(o,i,e,t,n)])})}};function pi(t){return Math.
abs(t-Math.round(t))}function am(t,n,e,r,o){let i=(t.t+t.high)/2,s=t.axis==="x"?{x:i,y:t.ln}:{x:t.ln,y:i},a={at:s,measured:n,limit:zt,span:it(
r,s.x,s.y)},c=`${t.axis==="x"?"An upright":"A level"} ${t.ink?"stroke":"knock-out"}`;if(um(t,e,o)){let l=n>om+zt&&!cm(t)?"warning":"info";return y(
"pixel-snap",l,`${c} on the axis of symmetry has no edge on the pixel grid.`,a)}return y("pixel-snap","error",`${c} lies ${A(n)} off the pix\
el grid.`,a)}function cm({t,high:n}){return Math.floor(n+zt)-Math.ceil(t-zt)>=im*(n-t)}function lm(t){return Math.abs(t/2-Math.round(t/2))<.01}
function um(t,n,e){let r=e.inkBox(),o=t.axis==="x"?(r.x0+r.x1)/2:(r.y0+r.y1)/2;if(lm(t.high-t.t))return!1;let i=n.filter(a=>a.axis===t.axis&&
Math.abs((a.t+a.high)/2-o)<=zt);return i.includes(t)?new Set(i.map(a=>`${a.ink} ${(a.high-a.t).toFixed(1)}`)).size===1&&(e.Nt()[t.axis]>=fi||
e.Jn()>=fi):!1}var hi=20*Math.PI/180,yi=170*Math.PI/180,Be=1.5*Math.PI/180,mm=150*Math.PI/180;function xi(t){let{segments:n,closed:e}=t,r=n.length,o=e?Math.
sign(H(n)):0,i=c=>e?n[(c+r)%r]:n[c],s=(c,l)=>{let u=i(c+l);return u!==void 0&&u.kind==="arc"&&Math.abs(u.sweep)<yi?u.r*Math.tan(Math.abs(u.sweep)/
2):0},a=(c,l)=>{let u=i(c),m=0,f=u;for(let p=l;Math.abs(p)<r;p+=l){let h=i(c+p);if(u?.kind!=="arc"||f===void 0||h===void 0)return 1/0;let d=l>
0?v(f,h):v(h,f);if(Math.abs(d)>Be)return 1/0;if(h.kind==="arc")return Math.abs(u.sweep+h.sweep)>=mm?m:1/0;m+=S(h),f=h}return 1/0};return n.flatMap(
(c,l)=>{if(c.kind==="line"){let M=i(l+1);if(M===void 0||M.kind==="arc"||M===c)return[];let R=v(c,M);if(Math.abs(R)<hi)return[];let N=Math.min(
S(c)+s(l,-1),S(M)+s(l+1,1)),L=R*o>0;return[{...{x:c.x1,y:c.y1,cx:c.x1,cy:c.y1},radius:0,turn:Math.abs(R),et:L,side:N,$n:1/0}]}let u=i(l-1),m=i(
l+1),f=Math.abs(c.sweep);if(u?.kind!=="line"||m?.kind!=="line"||f<hi||f>yi)return[];if(Math.abs(v(u,c))>Be||Math.abs(v(c,m))>Be)return[];let p=c.
r*Math.tan(f/2),h=Math.min(S(u)+s(l-1,-1),S(m)+s(l+1,1))+p,d=c.start+c.sweep/2;return[{x:c.cx+c.r*Math.cos(d),y:c.cy+c.r*Math.sin(d),radius:c.
r,cx:c.cx,cy:c.cy,turn:f,et:c.sweep*o>0,side:h,$n:Math.min(a(l,1),a(l,-1))}]})}var jt=.1,fm=3.4,pm=75,dm=3.2,hm=2.5,ym=4,xm=1,gm=.3,bm=.5,Sm=.5,Ge=24,bi={severity:"error, warning",i:({drawing:t})=>{let n=t.marks.filter(
o=>o.dot===null).flatMap(o=>xi(o.path).map(i=>({corner:i,Rt:o})));if(t.cut.radius===0)return km(t,n);let e=n.filter(({corner:o})=>o.et&&o.side>=
xm),r=e.filter(o=>o.corner.radius===0&&!Si(o.corner)&&!Mi(o.corner,t)&&!Mm(o,t));if(r.length>=ym&&e.every(({corner:o})=>o.radius===0)){let o=r[0];
return[y("radius","error",`All ${r.length} closed corners are sharp, although the cut rounds corners.`,{at:o.corner,measured:0,limit:$n(t),span:o.Rt.
span})]}return t.strokeWidth===null?[]:[...r.map(o=>wm(o,t)),...n.flatMap(o=>Em(o,t,n))]}};function $n(t){return t.cut.radius*t.cut.size/Ge}
function Mm({corner:t,Rt:n},e){return e.marks.some(r=>r!==n&&r.path.segments.some(o=>F(o,t.x,t.y)<jt))}function km(t,n){let e=hm*t.cut.size/
Ge+(t.strokeWidth===null?t.cut.stroke/2:0),r=n.filter(({corner:o})=>o.et);return r.some(({corner:o})=>o.radius===0)?r.filter(({corner:o})=>o.
radius>0&&o.radius<=e&&!ki(o,t)).map(({corner:o,Rt:i})=>y("radius","warning",`A corner is rounded by ${A(o.radius)}, although the cut asks f\
or sharp ones.`,{at:o,measured:o.radius,limit:0,span:i.span})):[]}function Si(t){return 180-t.turn*180/Math.PI<pm}function Mi(t,n){return t.
side<fm*$n(n)*Math.tan(t.turn/2)}function ki({$n:t},{cut:n}){return t<=2*ot(n)+jt}function gi({turn:t},n){return n*(1/Math.cos(t/2)-1)}function wm({
corner:t,Rt:n},e){return y("radius","warning","A closed corner is sharp, although the cut rounds corners.",{at:t,measured:0,limit:$n(e),span:n.
span})}function Em({corner:t,Rt:n},e,r){let o=$n(e),{stroke:i,size:s}=e.cut,a=t.radius;return a===0||a>dm*s/Ge||ki(t,e)?[]:a>=bm*o-jt&&a<=o+
jt?[]:[o-i,o+i].some(l=>Math.abs(a-l)<=jt)?[]:a<o&&(Si(t)||Mi(t,e))?[]:a<o&&gi(t,o)-gi(t,a)<=Sm?[]:Math.abs(2*a-t.side)<=jt?[]:r.some(l=>l.corner!==
t&&l.corner.radius>0&&Math.hypot(l.corner.cx-t.cx,l.corner.cy-t.cy)<=gm)?[]:[y("radius","warning",`A corner is rounded by ${A(a)} instead of\
 ${A(o)}.`,{at:t,measured:a,limit:o,span:n.span})]}var an=["circle","square","wide","tall","sign","free"];function wt(t){return t.reduce((n,e)=>n+(e.dot?.diameter??e.path.segments.reduce((r,o)=>r+
S(o),0)),0)}var He=3,Am=1.5,wi=.93,Pm=.02,Ei={severity:"error",i:({drawing:t,tn:n})=>{let e=n.some(({name:o})=>o==="slash"),r=t.strokeWidth===null?t.twin?.
marks??[]:t.marks;return n.flatMap(({name:o,shapes:i})=>i.flatMap(s=>{let a=r.filter(({span:c})=>c.start===s.span.start&&c.end===s.span.end);
return e?Rm(o,s,a):Tm(o,s,a,t)}))}};function Rm(t,{span:n,pieces:e},r){if(e>1||r.length<=He)return[];let o=`The ${t.replaceAll("-"," ")} is \
cut into ${r.length} pieces; ${He} are the most.`;return[y("scraps","error",o,{measured:r.length,limit:He,span:n})]}function Tm(t,n,e,{cut:r,
traits:o}){let{span:i,length:s,isPlain:a}=n;if(o.badge===null||!a||s>Am*r.size)return[];let c=wt(e)/s;if(c>=wi||c<=Pm)return[];let l=`A smal\
l shape of the ${t.replaceAll("-"," ")} is bitten by what lies over it.`;return[y("scraps","error",l,{measured:Math.round(100*c)/100,limit:wi,
span:i})]}var vm=.66,Om=.5,Ai=.75,Lm=1,Cm=1,$m={circle:{width:20,height:20},square:{width:18,height:18},wide:{width:20,height:16},tall:{width:16,height:20}},
Pi={severity:"error, warning",i:({drawing:t,v:n})=>{let e=n.inkBox(),r=e.x1-e.x0,o=e.y1-e.y0,i=Math.max(r,o);if(!(i>0))return[];let s=t.cut.
size,a=t.traits.keyline==="sign",c=s*(a?Om:vm);return i<c-1e-6?[y("size","error",`The ink is only ${A(i)} large; ${A(c)} is the least.`,{measured:i,
limit:c})]:a?[]:i<s*Ai-1e-6?[y("size","warning",`The ink is only ${A(i)} large; its family is larger.`,{measured:i,limit:s*Ai})]:Nm(t.traits.
keyline,r,o,t.cut)}};function Nm(t,n,e,r){let{size:o,stroke:i}=r,s=$m[t];if(s===void 0)return[];let a=u=>Math.min(u*o/24+i,o-2*Cm),c=(n-e)*(s.
width-s.height)<0;return[{name:"wide",measured:n,limit:a(c?s.height:s.width)},{name:"high",measured:e,limit:a(c?s.width:s.height)}].filter(u=>Math.
abs(u.measured-u.limit)>Lm+ot(r)+1e-6).map(({name:u,measured:m,limit:f})=>y("size","warning",`The ink is ${A(m)} ${u}; the keyline ${t} asks\
 for ${A(f)}.`,{measured:m,limit:f}))}var Im=.01,Fm=.5,Ri={severity:"error",i:({drawing:t})=>{let{cut:n,strokeWidth:e,cap:r,join:o}=t,i=[];if(e===null)return n.finish==="outlined"&&
i.push(y("stroke-even","error","The outlined drawing is not made of strokes.")),i;let s=n.finish==="filled"&&t.traits.unfillable?n.stroke+Fm:
n.stroke;return Math.abs(e-s)>Im&&i.push(y("stroke-even","error",`The strokes are ${A(e)} wide instead of ${A(s)}.`,{measured:e,limit:s})),r===
"round"!=(o==="round")&&i.push(y("stroke-even","error",`The strokes end ${r} but join ${o}.`)),i}};var _m=1/8,Dm=1,Ti=1,vi=4,Ue=.04,Wm=1.5,Li={severity:"warning",i:({drawing:t,v:n})=>{let{size:e,stroke:r}=t.cut;if(r/e<=_m)return[];let o=Math.
floor((e-2*Dm+Ti)/(r+Ti)),i=Math.max(Oi(n.Ln()),Oi(n.p())),s=Bm(n.yt(),Wm*(t.strokeWidth??r));return[...i>o?[y("stroke-fit","warning",`${i} \
strokes lie side by side; ${o} fit.`,{measured:i,limit:o})]:[],...s>o?[y("stroke-fit","warning",`The icon has ${s} parts; ${o} fit.`,{measured:s,
limit:o})]:[]]}};function Bm(t,n){let e=[];return t.filter((r,o)=>{if(r.hole)return!1;let i=t.some(s=>s.hole&&s.part===o)?null:Gm(r);return i===
null||i>(1+Ue)*n?!0:e.some(s=>Math.abs(i-s)<=Ue*s)?!1:(e.push(i),!0)}).length}function Gm({box:t,area:n}){let e=t.x1-t.x0,r=(i,s)=>Math.abs(
i-s)<=Ue*s;return r(t.y1-t.y0,e)&&(r(n,Math.PI/4*e**2)||r(n,e**2))?e:null}function Oi(t){let n=0;for(let e=0;e+vi<=t.count;e++){let r=1/0;for(let o=e;o<
e+vi;o++)r=Math.min(r,t.j[o+1]-t.j[o]);n=Math.max(n,r)}return n}var Hm=t=>`0 0 ${t} ${t}`,Ci={severity:"error",i:({document:t,drawing:n})=>{let e=n.cut.size;return[["viewBox",Hm(e)],["width",`${e}`],["hei\
ght",`${e}`]].flatMap(([o,i])=>{let s=t.attributes.get(o);if(s===i)return[];let a=`The ${o} is ${s===void 0?"missing":JSON.stringify(s)}; it\
 must be "${i}".`,c=o==="viewBox"||s===void 0||!/^[\d.]+$/.test(s)?null:Number(s);return[y("svg-canvas","error",a,{measured:c,limit:o==="vie\
wBox"?null:e})]})}};function Fn(t){let n={d:t,at:0,problems:[],ct:[],segments:[],x:0,y:0,Nn:0,In:0,Ut:!1,nn:!1},e=null;for(In(n);n.at<t.length&&n.problems.length===
0;){let r=t.charAt(n.at);if(/[a-zA-Z]/.test(r))e=r,n.at++;else if(e===null||e==="Z"||e==="z"){n.problems.push(`Path data has ${_n(r)} where \
a command must stand.`);break}zm(n,e),e==="M"&&(e="L"),e==="m"&&(e="l"),Ni(n,e==="Z"||e==="z")}return!n.Ut&&n.problems.length===0&&n.problems.
push("Path data is empty."),ze(n,!1),{ct:n.ct,problems:n.problems}}var Um={M:2,L:2,H:1,V:1,A:7,Z:0};function zm(t,n){let e=n.toUpperCase(),r=Um[e];
if(r===void 0){t.problems.push(`Path data has the command ${_n(n)}; only M, L, H, V, A and Z are in the contract.`);return}if(!t.Ut&&e!=="M"){
t.problems.push("Path data must begin with M.");return}let o=Vm(t,e,r);if(o===null)return;let i=n===e?0:t.x,s=n===e?0:t.y,[a=0,c=0]=o;e==="M"?
jm(t,i+a,s+c):e==="L"?Nn(t,i+a,s+c):e==="H"?Nn(t,i+a,t.y):e==="V"?Nn(t,t.x,s+a):e==="A"?Xm(t,o,i,s):ze(t,!0)}function jm(t,n,e){ze(t,!1),Object.
assign(t,{x:n,y:e,Nn:n,In:e,Ut:!0,nn:!0})}function Nn(t,n,e){t.segments.push(g(t.x,t.y,n,e)),t.nn=!1,t.x=n,t.y=e}function Xm(t,n,e,r){let[o=0,
i=0,,s,a,c=0,l=0]=n,u=e+c,m=r+l,f=Math.hypot(u-t.x,m-t.y);if(o!==i&&t.problems.push(`Path data has an arc with two radii (${o} and ${i}); on\
ly circles are drawn.`),o>0||t.problems.push(`Path data has an arc of radius ${o}.`),t.problems.length>0)return;if(f===0){Nn(t,u,m);return}let p=2*
Math.asin(Math.min(1,f/(2*o))),h=s===1?2*Math.PI-p:p;t.segments.push(nt(t.x,t.y,u,m,a===1?h:-h)),t.nn=!1,t.x=u,t.y=m}function ze(t,n){let{segments:e,
x:r,y:o,Nn:i,In:s}=t;n&&Math.hypot(i-r,s-o)>1e-9&&e.push(g(r,o,i,s)),e.length>0&&t.ct.push({segments:e,closed:n}),t.nn&&t.problems.length===
0&&t.problems.push("Path data has a move that draws nothing."),t.segments=[],t.nn=!1,n&&(t.x=i,t.y=s)}function Vm(t,n,e){let r=[];In(t);for(let o=0;o<
e;o++){o>0&&Ni(t,!1);let s=n==="A"&&(o===3||o===4)?Zm(t):Km(t);if(s===null)return null;r.push(s)}return r}var Ym=/-?(?:\d+(?:\.\d+)?|\.\d+)(?![eE\d])/y,
qm=/[01](?![\d.])/y;function Km(t){let n=$i(t,Ym);return n===null||n.length>12?(t.problems.push(`Path data has ${_n(t.d.slice(t.at,t.at+12))}\
 where a number must stand.`),null):Number(n)}function Zm(t){let n=$i(t,qm);if(n!==null)return Number(n);let e=_n(t.d.slice(t.at,t.at+6));return t.
problems.push(`Path data has ${e} where an arc flag must stand: 0 or 1, written apart.`),null}function $i(t,n){n.lastIndex=t.at;let e=n.exec(
t.d);return e===null?null:(t.at+=e[0].length,e[0])}function In(t){for(;/[ \t\n\r]/.test(t.d.charAt(t.at));)t.at++}function Ni(t,n){In(t),!(n||
t.d.charAt(t.at)!==",")&&(t.at++,In(t),/[-.\d]/.test(t.d.charAt(t.at))||t.problems.push("Path data has a comma that no number follows."))}function _n(t){
return JSON.stringify(t)}function Dn(t){let n=e=>Number(t.attributes.get(e)??"0");switch(t.name){case"path":return Fn(t.attributes.get("d")??"").ct;case"line":return[
{segments:[g(n("x1"),n("y1"),n("x2"),n("y2"))],closed:!1}];case"polyline":return Ii(t,!1);case"polygon":return Ii(t,!0);case"circle":return[
{segments:[dt(n("cx"),n("cy"),n("r"),0,2*Math.PI)],closed:!0}];case"ellipse":return[{segments:[dt(n("cx"),n("cy"),(n("rx")+n("ry"))/2,0,2*Math.
PI)],closed:!0}];case"rect":{let e=Math.min(n("rx")||n("ry"),n("ry")||n("rx"));return[Jm(n("x"),n("y"),n("width"),n("height"),e)]}default:return[]}}
function Ii(t,n){let e=(t.attributes.get("points")??"").trim().split(/[\s,]+/).map(Number),r=[];for(let s=2;s+1<e.length;s+=2)r.push(g(e[s-2]??
0,e[s-1]??0,e[s]??0,e[s+1]??0));let o=r[0],i=r.at(-1);return o===void 0||i===void 0?[]:(n&&r.push(g(i.x1,i.y1,o.x0,o.y0)),[{segments:r,closed:n}])}
function Jm(t,n,e,r,o){let i=Math.min(o,e/2,r/2),[s,a,c]=[t+e,n+r,Math.PI/2];return{segments:[g(t+i,n,s-i,n),dt(s-i,n+i,i,-c,c),g(s,n+i,s,a-
i),dt(s-i,a-i,i,0,c),g(s-i,a,t+i,a),dt(t+i,a-i,i,c,c),g(t,a-i,t,n+i),dt(t+i,n+i,i,2*c,c)].filter(m=>Math.hypot(m.x1-m.x0,m.y1-m.y0)>1e-9),closed:!0}}var Fi=.005,Qm=.05,tf=1,nf=[1.5,2],ef=.06,cn=.02,Di={severity:"error, warning",i:({document:t})=>{let n=(t.attributes.get("stroke")??"none")!==
"none",e=Number(t.attributes.get("stroke-width")??"1"),r=n&&e>0?{width:e,cap:t.attributes.get("stroke-linecap")??"butt"}:null;return t.elements.
flatMap(o=>rf(o,r))}};function rf(t,n){let e=Dn(t),r=e.flatMap(o=>of(t,o));return r.length>0||n===null?r:e.flatMap(o=>sf(t,o,n,e))}function of(t,n){
let e=n.segments.find(i=>S(i)<Fi);if(e===void 0&&n.segments.length>0)return[];let r=e===void 0?null:{x:e.x0,y:e.y0},o=`A segment of a <${t.name}\
> has no length; optimisers delete it.`;return[y("svg-dot","error",o,{at:r,measured:e===void 0?0:S(e),limit:Fi})]}function sf(t,n,e,r){let[o,
...i]=n.segments;if(o===void 0)return[];let s={x:o.x0,y:o.y0},a=n.segments.reduce((m,f)=>m+S(f),0);if(a<=Qm)return e.cap!=="butt"||n.closed?
[]:[y("svg-dot","error","A dot of almost no length shows nothing with butt caps.",{at:s,measured:a,limit:e.width})];let c=Wi(n.segments);if(c!==
null&&c.r<e.width/2-cn&&!r.some(m=>m!==n&&af(m,c))){let m=`A circle of radius ${c.r.toFixed(2)} under a stroke of ${e.width} keeps a hole in\
 its middle.`;return[y("svg-dot","error",m,{at:{x:c.cx,y:c.cy},measured:c.r,limit:e.width/2})]}let l=c??cf(o,i);if(l!==null&&l.r<=e.width/2+
cn)return _i(2*l.r+e.width,e,l.cx,l.cy);if(t.name!=="rect")return[];let u=Math.max(...n.segments.map(S));return u<e.width?_i(u+e.width,e,s.x+
u/2,s.y+u/2):[]}function _i(t,n,e,r){let o=nf.map(a=>a*n.width);if(o.some(a=>Math.abs(t-a)<=ef))return[];let i=Math.max(...o),s=`A dot is pa\
inted ${t.toFixed(2)} px wide; ${[tf*n.width,...o].join(", ")} are the sizes of dots under this stroke.`;return[y("svg-dot","warning",s,{at:{
x:e,y:r},measured:t,limit:i})]}function af(t,n){return t.segments.some(e=>Mt(e,n.cx,n.cy).o<=cn)}function Wi(t){let[n]=t;if(n===void 0||n.kind===
"line")return null;let e=0;for(let r of t){if(r.kind==="line"||Math.hypot(r.cx-n.cx,r.cy-n.cy)>cn)return null;e+=r.sweep}return Math.abs(e)>
2*Math.PI-.1?n:null}function cf(t,n){let e=Wi(n);return e===null||t.kind==="arc"?null:Math.hypot(t.x0-e.cx,t.y0-e.cy)<=cn?e:null}var Bi=12,Gi=9,je=4096,Hi={severity:"error, warning",i:({document:t})=>{let n=t.problems.map(r=>y("svg-form","error",r)),e=t.elements.length;
if(e>Gi){let r=e>Bi,o=r?Bi:Gi,i=`The SVG has ${e} elements; ${o} are the most.`;n.push(y("svg-form",r?"error":"warning",i,{measured:e,limit:o}))}
if(t.sizeBytes>je){let r=`The SVG has ${t.sizeBytes} bytes; ${je} are the most.`;n.push(y("svg-form","error",r,{measured:t.sizeBytes,limit:je}))}
return n}};var lf=new Set(["none","currentColor"]),uf=["fill","stroke","color"],zi={severity:"error",i:({document:t})=>{let n=t.attributes,e=[...Ui("sv\
g",n),...t.elements.flatMap(({name:i,attributes:s})=>Ui(i,s))],r=n.get("fill"),o=n.get("stroke")??"none";return r===void 0&&e.push(y("svg-pa\
int","error","The <svg> has no fill, so viewers fill it with black.")),r==="none"&&o==="none"&&e.push(y("svg-paint","error","The <svg> has n\
either a fill nor a stroke, so nothing shows.")),e}};function Ui(t,n){let e=[];for(let r of uf){let o=n.get(r);o===void 0||lf.has(o)||e.push(
y("svg-paint","error",`<${t}> has the ${r} ${JSON.stringify(o)}; only none and currentColor are allowed.`))}for(let r of n.keys())!r.endsWith(
"opacity")&&r!=="style"||e.push(y("svg-paint","error",`<${t}> has the attribute ${r}; ink is opaque and painted by the root alone.`));return e}var Xe=2,ji=3,Xi={severity:"error, warning",i:({document:t})=>{let r=[t.attributes,...t.elements.map(l=>l.attributes)].flatMap(l=>[...l].filter(
([u])=>u!=="xmlns").map(([,u])=>u)).flatMap(l=>l.match(/\d*\.\d+/g)??[]).filter(l=>Wn(l)>Xe);if(r.length===0)return[];let o=r.reduce((l,u)=>Wn(
u)>Wn(l)?u:l),i=Wn(o),s=i>ji,a=s?ji:Xe,c=`${r.length} ${r.length===1?"number has":"numbers have"} more than ${Xe} decimals, at most ${i}: ${o}\
.`;return[y("svg-precision",s?"error":"warning",c,{measured:i,limit:a})]}};function Wn(t){return t.length-t.indexOf(".")-1}var Xt=16,mf=.00137;function Yi(t){let n=t.flatMap(a=>[...a]);if(n.length===0)return{area:0,at:null};let{y0:e,y1:r}=T(n),o=Math.floor(e*Xt),
i=Array.from({length:Math.max(0,Math.ceil(r*Xt)-o)},()=>[]);for(let a of n)ff(a,o,i);let s={length:0,Ht:-1/0,x:0,y:0};for(let a=0;a<i.length;a++)
hf(i[a],qi(o+a),s);return{area:s.length/Xt,at:s.Ht===-1/0?null:{x:s.x,y:s.y}}}function qi(t){return(t+.5)/Xt+mf}function ff(t,n,e){let{y0:r,
y1:o}=T([t]),i=Math.min(e.length,Math.ceil(o*Xt)+1-n);for(let s=Math.max(0,Math.floor(r*Xt)-1-n);s<i;s++){let a=qi(n+s);t.kind==="line"?pf(t,
a,e[s]):df(t,a,e[s])}}function pf({x0:t,y0:n,x1:e,y1:r},o,i){n<=o!=r<=o&&i.push(t+(e-t)*(o-n)/(r-n),r>n?1:-1)}function df(t,n,e){let r=(n-t.
cy)/t.r;if(Math.abs(r)>=1)return;let o=Math.asin(r);Vi(t,o,e),Vi(t,Math.PI-o,e)}function Vi({cx:t,r:n,start:e,sweep:r},o,i){let s=2*Math.PI,
a=r>0?o-e:e-o;if(a-Math.floor(a/s)*s>Math.abs(r))return;let l=Math.cos(o);i.push(t+n*l,l*r>0?1:-1)}function hf(t,n,e){yf(t);let r=0;for(let i=1;i<
t.length;i+=2)r+=t[i];if(r!==0)return;let o=0;for(let i=0;i+2<t.length;i+=2){if(o+=t[i+1],o===0||o%2!==0)continue;let[s,a]=[t[i],t[i+2]];e.length+=
a-s,!(a-s<=e.Ht)&&(e.Ht=a-s,e.x=(s+a)/2,e.y=n)}}function yf(t){for(let n=2;n<t.length;n+=2){let[e,r]=[t[n],t[n+1]],o=n-2;for(;o>=0&&t[o]>e;o-=
2)t[o+2]=t[o],t[o+3]=t[o+1];t[o+2]=e,t[o+3]=r}}var Ki=.05,Zi={severity:"error",i:({document:t})=>(t.attributes.get("stroke")??"none")!=="none"?[]:t.elements.flatMap(e=>{let{area:r,at:o}=Yi(
Dn(e).map(s=>s.segments));if(r<=Ki)return[];let i=`The two fill rules paint <${e.name}> differently on ${r.toFixed(2)} px².`;return[y("svg-\
winding","error",i,{at:o,measured:r,limit:Ki})]})};var xf=.97,Ji=.995,Qi={severity:"warning",i:({drawing:t,v:n})=>{if(t.traits.partial||t.traits.badge!==null||ot(t.cut)>0)return[];let{x:e,y:r}=n.Nt();
return[{name:"Left and right",share:e},{name:"Top and bottom",share:r}].filter(({share:i})=>i>=xf&&i<Ji).map(({name:i,share:s})=>y("symmetry",
"warning",`${i} differ by ${Math.round((1-s)*1e3)/10} % of the ink: nearly symmetrical.`,{measured:s,limit:Ji}))}};var ts=1,gf=20,ns=.3,bf=.1,Sf=3,es={severity:"warning",i:({drawing:t})=>t.marks.flatMap(n=>{let{segments:e,closed:r}=n.path;return e.flatMap(
(o,i)=>{let s=e[i+1]??(r?e[0]:void 0);if(s===void 0||o.kind==="line"&&s.kind==="line")return[];if(S(o)<ns||S(s)<ns)return[];let a=Math.abs(v(
o,s))*180/Math.PI;return a<ts||a>gf?[]:Math.min(Sf,S(o),S(s))*Math.sin(a*Math.PI/360)<bf?[]:[y("tangent","warning",`A curve meets its neighb\
our with a bend of ${Math.round(a)}°.`,{at:{x:o.x1,y:o.y1},measured:a,limit:ts,span:n.span})]})})};function rs(t,n,e,r,o){let i=new Uint8Array(n*n);for(let a=0;a<i.length;a++)i[a]=(e?t[a]:1-t[a])>=o?1:0;let s=[];for(let a=0;a<i.length;a++)
i[a]===1&&s.push(Mf(a,{coverage:t,size:n,ink:e,ne:r},i));return s}function Mf(t,{coverage:n,size:e,ink:r,ne:o},i){let s=[t];i[t]=0;let a=0,c=!1;
for(let l=s.pop();l!==void 0;l=s.pop()){let u=l%e,m=(l-u)/e;a+=r?n[l]:1-n[l],(u===0||m===0||u===e-1||m===e-1)&&(c=!0);for(let f=m===0?0:-1;f<=
(m===e-1?0:1);f++)for(let p=u===0?0:-1;p<=(u===e-1?0:1);p++){let h=l+f*e+p;i[h]===0||!o&&p!==0&&f!==0||(i[h]=0,s.push(h))}}return{area:a,ee:c}}var os=.5,ln={w:.49,rt:.51},kf=4,wf=.35,as={severity:"error, warning",i:({drawing:t,v:n})=>{let e=n.yt(),r=e.map((u,m)=>e.reduce((f,p)=>(u.hole?
p.St===m:p.hole&&p.part===m)?f-p.area:f,u.area)),o=e.filter((u,m)=>r[m]>=os),i=o.filter(u=>!u.hole),s=o.filter(u=>u.hole),a=n.coverage(),{size:c}=t.
cut,l=(u,m,f)=>rs(a,c,u,m,f).filter(p=>p.area>=os&&(u||!p.ee)).length;return[...ss("part",i,(u,m)=>l(!0,u,m),u=>is(u,a,c)),...ss("hole",s,(u,m)=>l(
!1,u,m),u=>is(u,a,c))]}};function is({area:t,box:n,hole:e},r,o){if(t>kf)return!1;let i=0;for(let s=Math.max(0,Math.floor(n.y0));s<Math.min(o,
n.y1);s++)for(let a=Math.max(0,Math.floor(n.x0));a<Math.min(o,n.x1);a++){let c=r[s*o+a];i=Math.max(i,e?1-c:c)}return i>=wf&&i<ln.w}function ss(t,n,e,r){
let o=n.length,i=n.filter(r).length,s=e(!1,ln.w)+i;if(s<o&&(s=Math.max(s,e(!1,ln.rt)+i)),s<o)return[y("topology","error",`${t==="part"?"Part\
s run together or vanish":"Holes close"} at this size: ${s} of ${o} are left.`,{measured:s,limit:o})];let a=e(!0,ln.w);return a>o&&(a=Math.min(
a,e(!0,ln.rt))),a<=o?[]:t==="part"?[y("topology","error",`A part breaks at this size: ${a} instead of ${o}.`,{measured:a,limit:o})]:[y("topo\
logy","warning",`A notch closes to a hole at this size: ${a} instead of ${o}.`,{measured:a,limit:o})]}var Ef=.5,Af=.6,Pf=6,Rf=.55,Tf={few:.5,many:.45},Ye=5,cs=.12,vf=4.5,Of=.12,Lf=.08,ls=.35,Cf=.3,$f=.77,Nf=.45,If=.6,Ff=.6,_f=1.4,Df=.77,Wf=.7,
Bf=.5,us=.85,ms={severity:"error",i:({drawing:t,tn:n})=>Gf(t,n)};function Gf(t,n){let e=n.some(({name:i})=>i==="slash"),r=t.strokeWidth===null?
t.twin?.marks??[]:t.marks,o=e?Xf(n,r):null;return[...n.flatMap(i=>Uf(i,r,e?Hf(t):null,t)),...e&&q(t.cut)<Ye?n.flatMap(i=>Jf(i,r)):[],...o===
null?[]:[...Vf(r,o),...Yf(n,o,t)]]}function Hf({cut:t}){return Tf[q(t)<Ye?"few":"many"]}function Uf({name:t,spans:n,shapes:e},r,o,i){let{cut:s}=i,
a=e.reduce((d,{length:M})=>d+M,0);if(a===0)return[];let c=r.filter(({span:d})=>n.some(M=>d.start>=M.start&&d.end<=M.end)),l=o===null&&q(s)<vf,
u=e.map(d=>Kf(d,c.filter(fs(d.span)),a,l)),m=wt(c)/a,f=o??(l?jf(e,a,s):zf(i)),p=t.replaceAll("-"," ");if(m<f){let d=`The ${p} is hardly left\
 at this cut: ${Math.round(100*m)} % of its lines.`;return[Vt(d,m,f,n[0])]}let h=o===null?u.find(({re:d})=>d):void 0;if(h!==void 0){let d=h.
left/Math.max(h.length,1e-9);return[Vt(`The ${p} has lost what tells it, at this cut.`,d,us,h.span)]}return o!==null&&u.some(d=>!d.Fn&&!d.isPlain)?
[]:u.filter(({Fn:d})=>d).map(d=>Vt(`The ${p} has lost a shape that makes it, at this cut.`,d.left/d.length,d.w,d.span))}function zf({cut:t,traits:n}){
return n.badge===null||q(t)<Pf?Ef:Af}function jf(t,n,{size:e}){return n<_f*e?Df:t.every(({isClosed:r})=>!r)?$f:Rf}function Xf(t,n){let e=t.flatMap(
o=>o.name==="slash"?o.spans:[]),r=n.find(({span:o})=>e.some(i=>o.start>=i.start&&o.end<=i.end));return r?.path.segments.length===1&&r.path.segments[0]?.
kind==="line"?r:null}function Vf(t,n){let e=qf(t.filter(r=>r!==n),n.path.segments[0]);return e>=cs?[]:[Vt("All that is left lies on one side\
 of the line that crosses it out.",e,cs,n.span)]}function Yf(t,n,{cut:e}){let r=t.flatMap(o=>o.name==="slash"?[]:o.shapes);return q(e)>=Ye||
r.some(({isClosed:o})=>o)?[]:[Vt("Open lines that a line crosses out can hardly be told at this cut.",0,1,n.span)]}var Ve=8;function qf(t,{x0:n,
y0:e,x1:r,y1:o}){let[i,s]=[0,0],a=({x:c,y:l},u)=>{(r-n)*(l-e)-(o-e)*(c-n)>0?s+=u:i+=u};for(let{dot:c,path:l}of t)if(c!==null)a(c,Math.PI*c.diameter);else
for(let u of l.segments)for(let m=0;m<Ve;m++)a(C(u,(m+.5)/Ve),S(u)/Ve);return Math.min(i,s)/Math.max(i+s,1e-9)}function Kf(t,n,e,r){let{length:o,
pieces:i,isTelling:s}=t,a=wt(n),c=Zf(t,o/e,r),l=s&&(n.length<i||a<us*o);return{...t,left:a,w:c,Fn:a<c*o,re:l}}function Zf({isPlain:t},n,e){return n<
Of?0:n<ls?e?Nf:Lf:e&&t&&n>=If?Ff:Cf}function Jf({name:t,shapes:n},e){let r=n.reduce((o,{length:i})=>o+i,0);return n.flatMap(o=>{let i=e.filter(
fs(o.span)),s=wt(i)/Math.max(o.length,1e-9),a=o.isPlain&&o.length>=ls*r&&i.length<2,c=n.length===1&&o.isClosed?Wf:a?Bf:0;if(s>=c)return[];let l=`\
Too little of the ${t.replaceAll("-"," ")} is left beside the line that crosses it out.`;return[Vt(l,s,c,o.span)]})}function fs(t){return n=>n.
span.start===t.start&&n.span.end===t.end}function Vt(t,n,e,r){return y("vanished","error",t,{measured:Math.round(n*100)/100,limit:e,span:r})}var ps={severity:"error, warning",i:()=>[]},ds={severity:"error, warning",i:()=>[]},hs={severity:"error",i:()=>[]},ys={severity:"error, warn\
ing, info",i:()=>[]},xs={severity:"error, warning",i:()=>[]},gs={severity:"info",i:()=>[]};var bs=[ms,Ei,ai,Hi,Ci,zi,Xi,Zi,Di,Jo,ri,$o,No,di,Zo,Ri,ni,es,as,Li,Oo,Pi,Do,bi,So,Ro,Qi,Yo,Bo,Uo,Ao,Fo,ps,ds,hs,ys,xs,gs];var Qf=8,Ss={error:0,warning:1,info:2};function ks({drawing:t,document:n,tn:e=[]}){let r={drawing:t,document:n,tn:e,v:xo(t)},o=bs.flatMap(i=>Ms(
i.i(r)).slice(0,Qf));return Ms(o)}function Ms(t){return[...t].sort((n,e)=>Ss[n.severity]-Ss[e.severity])}function It(t){return t.kind==="join"?t.operands.map(n=>n.statement):"children"in t?t.children:null}function Y(t,n,e=1){let r=t.toLowerCase();if(r.length>40)return[];let o=r.length>=5?2:1,i=[];for(let a of n){if(Math.abs(a.length-r.length)>
o)continue;let c=tp(r,a);c<=o&&i.push({name:a,o:c})}let s=({name:a})=>a.startsWith(r)?0:1;return i.sort((a,c)=>a.o-c.o||s(a)-s(c)||(a.name<c.
name?-1:1)),i.slice(0,e).map(({name:a})=>a)}function tp(t,n){let e=[],r=Array.from({length:n.length+1},(o,i)=>i);for(let o=1;o<=t.length;o+=
1){let i=[o];for(let s=1;s<=n.length;s+=1){let a=t[o-1]===n[s-1]?0:1,c=Math.min(r[s]+1,i[s-1]+1,r[s-1]+a);o>1&&s>1&&t[o-1]===n[s-2]&&t[o-2]===
n[s-1]&&(c=Math.min(c,e[s-2]+1)),i.push(c)}e=r,r=i}return r[n.length]}var O={characters:16384,statements:256,yt:8,lowered:400,vertices:64,parameters:8,mn:64,text:4,slug:64,problems:100,variants:64,uses:64,useNesting:4},
un={width:8,height:8},w={coordinate:{from:-48,to:72},shift:{from:-72,to:72},length:{from:.05,to:72},degrees:{from:-720,to:720},ring:{from:2,
to:24},scale:{from:.05,to:4},dot:{from:.25,to:8},textHeight:{from:.5,to:48},factor:{from:0,to:8},fixedRadius:{from:0,to:24},into:{from:1.5,to:32},
mini:{from:1,to:16},lanes:{from:0,to:24},size:{from:16,to:24},parameter:{from:-1e3,to:1e3}};function b(t){return t.pt[Math.min(t.index,t.pt.length-1)]}function k(t){let n=b(t);return n.kind!=="eof"&&(t.index+=1),n}function W(t,n){let e=b(
t);return e.kind==="word"&&(n===void 0||e.text===n)}function z(t){let{kind:n}=b(t);return n==="end"||n==="open"||n==="close"||n==="eof"}function x(t,n,e,r,o){
!t.c&&t.problems.length<O.problems&&t.problems.push({span:n,message:e,expected:r,hint:o}),t.c=!0}function E(t,n,e){let r=b(t),o=Gn(r);x(t,r.
span,z(t)?`Here should be ${n}.`:`${o} is not ${n}.`,n,Bn(r)?"Comments begin with #.":e)}function Bn({text:t}){return t.startsWith("//")||t.
startsWith("/*")}function P(t,n){let e=t.pt[t.index-1]??n;return{...n.span,end:Math.max(n.span.end,e.span.end)}}function Gn(t){if(t.kind==="\
eof")return"the end of the text";if(t.kind==="end")return"the end of the statement";let n=t.kind==="string"?`"${t.text}"`:t.text;return`\`${n.
length>40?`${n.slice(0,39)}…`:n}\``}var mn="-?(?:\\d+(?:\\.\\d+)?|\\.\\d+)",fn="[a-z][a-z0-9]*(?:-[a-z0-9]+)*",st=`(?:${mn}|\\$${fn})`,pn=96,np=new RegExp(`^${mn}$`),ep=new RegExp(
`^${st}$`);function qe(t){return Math.round(t*1e3)/1e3+0}function Ft(t){return t.length<=pn&&np.test(t)?qe(Number(t)):null}function K(t){return String(
qe(t))}function dn(t){return typeof t=="number"?K(t):`$${t.parameter}`}function Ke(t,n){return typeof t=="number"||typeof n=="number"?t===n:
t.parameter===n.parameter}function Es(t,n,e){let r=B(t,n,e);return typeof r=="number"?r:(x(t,t.pt[t.index-1].span,`${n} cannot come from a p\
arameter.`,"a number",`Write the number itself, such as ${K(As(e))}.`),e.from)}function B(t,n,e){if(z(t)||!ep.test(b(t).text))return E(t,n,`\
Write a number from ${K(e.from)} to ${K(e.to)}, such as ${K(As(e))}.`),e.from;let r=k(t);return Z(t,r.text,r.span,n,e)}function Z(t,n,e,r,o){
if(!n.startsWith("$")){let s=qe(Number(n));return ws(t,s,e,r,o),s}let i=hn(t,n.slice(1),e);if(i!==null)for(let s of rp(i))Number.isFinite(s)?
ws(t,s,e,`${r} (from ${n})`,o):x(t,e,`${n} has values that are not numbers.`,"a parameter of numbers",`Declare it as a range, such as \`param\
 ${i.name} 0..4 = 2\`.`);return{parameter:n.slice(1)}}function hn(t,n,e){let r=t.parameters.get(n);if(r!==void 0)return r;let[o]=Y(n,t.parameters.
keys()),i=o===void 0?`Declare it above, such as \`param ${n||"level"} 0..4 = 2\`.`:`Did you mean \`${o}\`?`;return x(t,e,`No parameter \`${n}\
\` is declared above.`,"the name of a parameter",i),null}function ws(t,n,e,r,o){if(n>=o.from&&n<=o.to)return;let i=`${K(o.from)} to ${K(o.to)}`,
s=n<o.from?o.from:o.to;x(t,e,`${op(r)} of ${K(n)} is outside ${i}.`,`a number from ${i}`,`Write ${K(s)} or a number inside the range.`)}function rp(t){
return t.values.kind==="range"?[t.values.from,t.values.to]:t.values.of.map(n=>Ft(n)??NaN)}function As(t){return t.to>=360?45:Math.min(4,t.to)}
function op(t){return t.charAt(0).toUpperCase()+t.slice(1)}var ip={role:"auto",over:"none",notch:!1,fromLanes:0,belowLanes:1/0,fromSize:0,belowSize:1/0,radius:null,inner:!1,free:!1,finish:null},sp=/^@(\d+(?:\.\d+)?)(?:(\+)|(-)|\.\.(\d+(?:\.\d+)?))$/,
ap=[{n:["solid"],lt:!1,ot:t=>t==="solid"?{role:"solid"}:null},{n:["line"],lt:!1,ot:t=>t==="line"?{role:"line"}:null},{n:["hole"],lt:!1,ot:t=>t===
"hole"?{role:"hole"}:null},{n:["cut"],lt:!0,ot:t=>t==="cut"?{role:"knock-out"}:null},{n:["ink"],lt:!1,ot:t=>t==="ink"?{role:"ink"}:null},{n:[
"over","over=tight","over=side","over=box","over=round","over=hull"],lt:!0,ot:lp},{n:["notch"],lt:!0,ot:t=>t==="notch"?{notch:!0}:null},{n:[
"@5+","@5-","@3..5"],lt:!0,ot:up},{n:["size>=20","size<20"],lt:!0,ot:mp},{n:["r=0.5"],lt:!0,ot:fp},{n:["inner"],lt:!1,ot:t=>t==="inner"?{inner:!0}:
null},{n:["free"],lt:!0,ot:t=>t==="free"?{free:!0}:null},{n:["outlined","filled"],lt:!0,ot:t=>t==="outlined"||t==="filled"?{finish:t}:null}],
cp=["solid","line","hole","cut","ink","over","over=tight","over=side","over=box","over=round","over=hull","notch","inner","free","outlined",
"filled"];function $(t,n=!1){let e=ip,r=new Set;for(;!z(t)&&!t.c;){let o=b(t),i=ap.find(({ot:a})=>a(o.text)!==null);if(o.kind!=="word"||i===
void 0)return E(t,"a modifier or the end of the statement",dp(o.text)),e;k(t),n&&!i.lt&&x(t,o.span,`\`${o.text}\` cannot apply to a group.`,
"over, notch, cut, @…, size…, r=…, free, outlined or filled","Write it behind the shapes inside.");let s=i.ot(o.text);for(let a of Object.
keys(s))r.has(a)&&x(t,o.span,`\`${o.text}\` contradicts or repeats an earlier modifier.`,"another modifier","Keep one of the two."),r.add(a);
e={...e,...s},pp(t,e,o.span)}return e}function Ps(t){return t==="knock-out"?"cut":t}function lp(t){return t==="over"?{over:"ink"}:t==="over=tight"?{over:"tight"}:t==="over=side"?{over:"side"}:t==="over=box"?{over:"box"}:t===
"over=hull"?{over:"hull"}:t==="over=round"?{over:"round"}:null}function up(t){let n=sp.exec(t);if(n===null)return null;let e=Ft(n[1])??1/0;return n[2]!==
void 0?{fromLanes:e}:n[3]!==void 0?{belowLanes:e}:{fromLanes:e,belowLanes:Ft(n[4])??1/0}}function mp(t){let n=/^size(>=|<)(\d{1,4})$/.exec(t);
return n===null?null:n[1]==="<"?{belowSize:Number(n[2])}:{fromSize:Number(n[2])}}function fp(t){let n=t.startsWith("r=")?Ft(t.slice(2)):null;
return n===null?null:{radius:n}}function pp(t,{fromLanes:n,belowLanes:e,fromSize:r,belowSize:o,radius:i},s){let{lanes:a,size:c,factor:l}=w;(n>
a.to||Number.isFinite(e)&&e>a.to)&&x(t,s,`There are never more than ${a.to} lanes.`,`@ with numbers up to ${a.to}`,"The finest cut has 11 la\
nes: write @5+, for instance."),n>=e&&x(t,s,"No cut has lanes in this range: it is never drawn.","a lower number first","Write @3..5, for in\
stance."),[r,o].filter(m=>m!==0&&Number.isFinite(m)).some(m=>m<c.from||m>c.to)&&x(t,s,`Sizes run from ${c.from} to ${c.to}.`,"a size of 16, \
20 or 24","Write size>=20 or size<20."),r>=o&&x(t,s,"No size is in this range: it is never drawn.","a lower size first","Write size>=16 size\
<24, for instance."),i!==null&&(i<l.from||i>l.to)&&x(t,s,`A radius factor of ${K(i)} is outside ${l.from} to ${l.to}.`,"r= with a factor","W\
rite r=0.5, for instance.")}function dp(t){if(/^r=/.test(t))return"Write r=0.5, without a blank.";if(/^size/.test(t))return"Write size>=20 o\
r size<20, without a blank.";if(/^@/.test(t))return"Write @5+, @5- or @3..5.";if(t==="detail")return"Write @5+: drawn when at least 5 stroke\
s fit side by side.";let n=Y(t,cp,2).map(e=>`\`${e}\``);return n.length===0?"Modifiers are words such as `solid`, `cut` or `@5+`: the langua\
ge page has all.":`Did you mean ${n.join(" or ")}?`}var hp=new RegExp(`^(${st}),(${st})(?:(!)|\\*(${mn})|~(${mn}))?$`),Rs={x:0,y:0,corner:{kind:"relative",factor:1}};function Hn(t,n="a point x\
,y"){let e=b(t),r=e.kind==="word"&&e.text.length<=pn?hp.exec(e.text):null;return r===null?(E(t,n,xp(t)),Rs):(k(t),{x:Z(t,r[1],e.span,"a coor\
dinate",w.coordinate),y:Z(t,r[2],e.span,"a coordinate",w.coordinate),corner:yp(t,e.span,r[3],r[4],r[5])})}function J(t,n="a point x,y"){let e=b(
t),{x:r,y:o,corner:i}=Hn(t,n);return(i.kind==="fixed"||i.factor!==1)&&x(t,e.span,"A corner mark (!, *, ~) says nothing here: this point is n\
o corner.",n,`Write ${dn(r)},${dn(o)}.`),{x:r,y:o}}function _t(t){let n=b(t);return n.kind==="word"&&/^[-.\d$]/.test(n.text)&&n.text!=="-"}function Un(t,n){
let e=[];for(;_t(t)&&!t.c;)Yt(t,e);return e.length<n&&E(t,"a point x,y",`Write at least ${n} points, such as ${["4,12","12,4","20,12"].slice(
0,n).join(" ")}.`),e}function Yt(t,n){let{span:e}=b(t),r=Hn(t),o=n.at(-1);o!==void 0&&Ts(o,r)&&x(t,e,"This point is the same as the one befo\
re it.","another point","Leave one of the two out."),n.length===O.vertices&&x(t,e,`A chain has at most ${O.vertices} points.`,"the end of th\
e chain","Split it into several statements."),n.push(r)}function qt(t,n,e){let r=n[0],o=n.at(-1);n.length<3||r===void 0||o===void 0||!Ts(r,o)||
x(t,e,"The last point repeats the first; the shape closes by itself.","a shape without its first point again","Leave the last point out.")}function mt(t,n){return{...t,x:n(t.x),y:n(t.y)}}function yp(t,n,e,r,o){return e!==void 0?{kind:"relative",factor:0}:o!==void 0?{kind:"fixed",
radius:Z(t,o,n,"a corner radius",w.fixedRadius)}:r===void 0?Rs.corner:{kind:"relative",factor:Z(t,r,n,"a corner factor",w.factor)}}function Ts(t,n){
return Ke(t.x,n.x)&&Ke(t.y,n.y)}function xp(t){let{text:n}=b(t),e=t.pt[t.index+1];return e?.kind==="word"&&(n.endsWith(",")||e.text.startsWith(
",")||/^-?[\d.]+$/.test(e.text))&&/^-?[\d.]+,?$/.test(n)?`Write ${n.replace(",","")},${e.text.replace(",","")} without a blank.`:"Write two \
numbers with a comma and no blank, such as 12,7."}var vs={s:"arc",kind:"arc",n:["arc X,Y R FROM TO [modifiers]"],g:[],parse(t,n){let{x:e,y:r}=J(t,"the centre x,y"),o=B(t,"a radius",w.length),
i=B(t,"an angle",w.degrees),{span:s}=b(t),a=B(t,"an angle",w.degrees);typeof i=="number"&&typeof a=="number"&&(i===a||Math.abs(a-i)>=360)&&x(
t,s,"An arc turns by more than 0 and less than 360 degrees.","another angle","For a whole circle write circle X,Y R.");let c=$(t);return{kind:"\
arc",x:e,y:r,r:o,from:i,to:a,modifiers:c,span:P(t,n)}},bind:(t,{number:n})=>[{...t,x:n(t.x),y:n(t.y),r:n(t.r),from:n(t.from),to:n(t.to)}]};var gp=new RegExp(`^(${st})x(${st})$`);function yn(t){let n=b(t),e=n.kind==="word"&&n.text.length<=pn?gp.exec(n.text):null;return e===null?(E(
t,"a size WxH","Write width and height with an x and no blank, such as 18x14."),{width:1,height:1}):(k(t),{width:Z(t,e[1],n.span,"a width",w.
length),height:Z(t,e[2],n.span,"a height",w.length)})}function Kt(t){let n=b(t),{x:e,y:r}=J(t),{width:o,height:i}=yn(t);if(typeof e=="number"&&
typeof r=="number"&&typeof o=="number"&&typeof i=="number"){let{to:s}=w.coordinate;return(e+o>s||r+i>s)&&x(t,n.span,`This area reaches beyon\
d ${s},${s}.`,"an area in or near the grid","Write an area such as 7,10 10x8."),{x:e,y:r,width:o,height:i}}return x(t,n.span,"An area cannot\
 come from a parameter.","X,Y WxH in numbers","Write the numbers themselves, such as 7,10 10x8."),{x:0,y:0,width:1,height:1}}var Os={s:"box",kind:"box",n:["box X,Y WxH [modifiers]"],g:["rect","rectangle","square"],parse(t,n){let e=Hn(t,"the upper left corner x,y"),
{width:r,height:o}=yn(t),i=$(t);return{kind:"box",corner:e,width:r,height:o,modifiers:i,span:P(t,n)}},bind:(t,{number:n})=>[{...t,corner:mt(
t.corner,n),width:n(t.width),height:n(t.height)}]};var Ls={s:"circle",kind:"circle",n:["circle X,Y R [modifiers]"],g:["disc","disk","round"],parse(t,n){let{x:e,y:r}=J(t,"the centre x,y"),o=B(
t,"a radius",w.length),i=$(t);return{kind:"circle",x:e,y:r,r:o,modifiers:i,span:P(t,n)}},bind:(t,{number:n})=>[{...t,x:n(t.x),y:n(t.y),r:n(t.
r)}]};var Cs={s:"curve",kind:"curve",n:["curve P P … [close] [modifiers]"],g:["spline","bezier","smooth"],parse(t,n){let e=bp(t),r=W(t,"close");
r&&(qt(t,e,t.pt[t.index-1].span),e.length<3?E(t,"a third point","A closed curve has at least 3 points."):k(t));let o=$(t);return{kind:"curve",
vertices:e,closed:r,modifiers:o,span:P(t,n)}},bind:(t,{number:n})=>[{...t,vertices:t.vertices.map(e=>mt(e,n))}]};function bp(t){let n=[];for(;_t(
t)&&!t.c;){let{span:e}=b(t);Yt(t,n);let{corner:r}=n.at(-1);r.kind==="relative"&&(r.factor===1||r.factor===0)||x(t,e,"A point of a curve is s\
mooth or a corner.","a point, or a point with !","Write x,y for a smooth point and x,y! for a corner.")}return n.length<2&&E(t,"a point x,y",
"Write at least 2 points, such as 4,12 12,8 20,12."),n}var Sp=1.5,$s={s:"dot",kind:"dot",n:["dot X,Y [SCALE] [modifiers]"],g:["point"],parse(t,n){let{x:e,y:r}=J(t),i=W(t)&&/^[-.\d$]/.test(b(t).text)?
Es(t,"a dot scale",w.dot):Sp,s=$(t);return{kind:"dot",x:e,y:r,scale:i,modifiers:s,span:P(t,n)}},bind:(t,{number:n})=>[{...t,x:n(t.x),y:n(t.y)}]};function G(t,n=t.statement){for(;t.c&&(b(t).kind==="word"||b(t).kind==="string");)k(t);let e=b(t);if(e.kind!=="open")return E(t,"a block { …\
 }","Open the block with { on the same line."),[];if(k(t),t.bn===O.yt)return x(t,e.span,`Blocks are nested at most ${O.yt} deep.`,"a stateme\
nt without a block","Flatten the blocks."),Mp(t),[];let r=t.c,o=t.problems.length;t.bn+=1;let i=kp(t,n);return t.bn-=1,t.c=r,b(t).kind==="cl\
ose"?k(t):x(t,e.span,"This block is never closed.","}","Write } behind its last statement."),i.length===0&&t.problems.length===o&&x(t,e.span,
"This block is empty.","a statement","Write a statement inside, or leave the block out."),i.length===0&&(t.c=!0),i}function Mp(t){let n=1;for(;n>
0&&b(t).kind!=="eof";){let{kind:e}=k(t);e==="open"&&(n+=1),e==="close"&&(n-=1)}}function kp(t,n){let e=[];for(;;){let{kind:r}=b(t);if(r==="c\
lose"||r==="eof")return e;if(r==="end"){k(t);continue}t.c=!1;let o=n(t);o!==null&&e.push(o)}}var Ns={s:"join",kind:"join",n:["join [modifiers] { SHAPE; SHAPE; - SHAPE }"],g:["union","merge","combine","subtract","difference"],parse(t,n){
let e=$(t),r=G(t,wp),o=r[0];return o?.sign===-1&&x(t,o.statement.span,"The first shape of a join is subtracted from nothing.","a shape witho\
ut -","Move an added shape to the front."),{kind:"join",operands:r,modifiers:e,span:P(t,n)}},bind:(t,{block:n})=>[{...t,operands:t.operands.
flatMap(({sign:e,statement:r})=>n([r]).map(o=>({sign:e,statement:o})))}]};function wp(t){let n=W(t,"-");n&&k(t);let{span:e}=b(t);if(n&&z(t))
return E(t,"a closed shape","Write the shape to take away behind -, on the same line."),null;let r=t.statement(t);return r===null?null:Is(r)?
"modifiers"in r&&r.modifiers.role!=="auto"?(x(t,e,`A joined shape has no role of its own; \`${Ps(r.modifiers.role)}\` says nothing here.`,"a\
 shape without a role","Write the role behind `join`, or `-` in front of a shape to take it away."),null):{sign:n?-1:1,statement:r}:(x(t,e,`\
\`${r.kind}\` encloses no area, so it cannot be joined.`,"a closed shape","Use box, circle, oval, poly, or a path or curve with close."),null)}
function Is(t){switch(t.kind){case"box":case"circle":case"oval":case"poly":return!0;case"path":case"curve":return t.closed;case"mirror":case"\
turn":case"ring":case"move":case"scale":return t.children.every(Is);default:return!1}}var Fs={s:"line",kind:"line",n:["line P P … [modifiers]"],g:["polyline","stroke","segment"],parse(t,n){let e=Un(t,2),r=$(t);return{kind:"l\
ine",vertices:e,modifiers:r,span:P(t,n)}},bind:(t,{number:n})=>[{...t,vertices:t.vertices.map(e=>mt(e,n))}]};var Ep=new RegExp(`^([xy])=(${st})$`),_s={s:"mirror",kind:"mirror",n:["mirror x=12 { … }","mirror y=12 { … }"],g:["flip","reflect","symm\
etry"],parse(t,n){let e=b(t),r=e.kind==="word"&&e.text.length<96?Ep.exec(e.text):null;r!==null?k(t):E(t,"an axis x=… or y=…","Write x=12\
 to mirror left to right, y=12 to mirror top to bottom.");let o=r===null?12:Z(t,r[2],e.span,"an axis",w.coordinate),i=G(t);return{kind:"mirr\
or",axis:r?.[1]==="y"?"y":"x",at:o,children:i,span:P(t,n)}},bind:(t,{number:n,block:e})=>[{...t,at:n(t.at),children:e(t.children)}]};var Ap=new RegExp(`^(${st}),(${st})$`),Ds={s:"move",kind:"move",n:["move DX,DY { … }"],g:["translate","shift","offset"],parse(t,n){let e=b(
t),r=e.kind==="word"&&e.text.length<96?Ap.exec(e.text):null;r!==null?k(t):E(t,"a shift dx,dy","Write two numbers with a comma and no blank, \
such as 2,-1.");let o=Z(t,r?.[1]??"0",e.span,"a shift",w.shift),i=Z(t,r?.[2]??"0",e.span,"a shift",w.shift),s=G(t);return{kind:"move",x:o,y:i,
children:s,span:P(t,n)}},bind:(t,{number:n,block:e})=>[{...t,x:n(t.x),y:n(t.y),children:e(t.children)}]};var Ws={s:"oval",kind:"oval",n:["oval X,Y RX RY [modifiers]"],g:["ellipse"],parse(t,n){let{x:e,y:r}=J(t,"the centre x,y"),o=B(t,"a half widt\
h",w.length),i=B(t,"a half height",w.length),s=$(t);return{kind:"oval",x:e,y:r,rx:o,ry:i,modifiers:s,span:P(t,n)}},bind:(t,{number:n})=>[{...t,
x:n(t.x),y:n(t.y),rx:n(t.rx),ry:n(t.ry)}]};var Pp=/^[a-z0-9]+(?:-[a-z0-9]+)*$/;function Bs(t){return t.length<=O.slug&&Pp.test(t)}function Et(t,n){let e=b(t);if(e.kind==="word"&&Bs(e.
text))return k(t).text;let r=Rp(e.text);return E(t,n,r===""?"Use lower-case letters, digits and single hyphens.":`Write \`${r}\`.`),"untitle\
d"}function Rp(t){return t.slice(0,O.slug).toLowerCase().match(/[a-z0-9]+/g)?.join("-")??""}var Tp=/^[A-Z0-9.,:!?%@&+\-/]$/;function zn(t){return Bs(
t)||Tp.test(t)||/^-?\d{1,4}$/.test(t)}var Gs={s:"part",kind:"part",n:["part NAME [modifiers] { … }"],g:["group","g","layer"],parse(t,n){let e=Et(t,"a name such as handle"),r=$(
t,!0),o=G(t);return{kind:"part",name:e,modifiers:r,children:o,span:P(t,n)}},bind:(t,{block:n})=>[{...t,children:n(t.children)}]};var Us={s:"path",kind:"path",n:["path P [cw|ccw R [big]] P … [cw|ccw R [big]] [close] [modifiers]"],g:["outline","shape"],parse(t,n){let{vertices:e,
bends:r,closed:o}=vp(t),i=$(t);return{kind:"path",vertices:e,bends:r,closed:o,modifiers:i,span:P(t,n)}},bind:(t,{number:n})=>[{...t,vertices:t.
vertices.map(e=>mt(e,n)),bends:t.bends.map(e=>e&&{...e,radius:n(e.radius)})}]};function vp(t){let n=[],e=[];for(Yt(t,n);!t.c;){let r=b(t),o=W(
t,"cw")||W(t,"ccw")?Op(t):null;if(_t(t))e.push(o),Yt(t,n);else{if(W(t,"close"))return qt(t,n,t.pt[t.index-1].span),k(t),e.push(o),Hs(t,n,e,!0),
{vertices:n,bends:e,closed:!0};o!==null&&x(t,r.span,"This arc leads nowhere.","a point x,y or close behind the arc","Write the point where t\
he arc ends.");break}}return Hs(t,n,e,!1),{vertices:n,bends:e,closed:!1}}function Op(t){let n=k(t).text==="cw",e=B(t,"an arc radius",w.length),
r=W(t,"big");return r&&k(t),{radius:e,clockwise:n,big:r}}function Hs(t,n,e,r){let o=t.pt[t.index-1].span;n.length<2&&E(t,"a point x,y","Writ\
e at least 2 points, such as 4,12 cw 8 20,12."),r&&n.length===2&&e.every(i=>i===null)&&x(t,o,"Two points with straight pieces enclose nothin\
g.","a third point or an arc","Leave `close` out, or add a point or an arc."),e.forEach((i,s)=>{let a=n[s],c=n[(s+1)%n.length],l=[a.x,a.y,c.
x,c.y];if(i===null||typeof i.radius!="number"||!l.every(M=>typeof M=="number"))return;let[u,m,f,p]=l,h=Math.hypot(f-u,p-m)/2;if(i.radius>h-.005)
return;let d=String(Math.ceil(h*100)/100);x(t,o,`An arc of radius ${dn(i.radius)} cannot reach from ${u},${m} to ${f},${p}.`,`a radius of at\
 least ${d}`,`Write ${d} or more.`)})}var zs={s:"poly",kind:"poly",n:["poly P P P … [modifiers]"],g:["polygon","triangle"],parse(t,n){let e=Un(t,3);qt(t,e,t.pt[t.index-1].span);
let r=$(t);return{kind:"poly",vertices:e,modifiers:r,span:P(t,n)}},bind:(t,{number:n})=>[{...t,vertices:t.vertices.map(e=>mt(e,n))}]};function Zt(t){return _t(t)?J(t,"a centre x,y"):{x:12,y:12}}var js={s:"ring",kind:"ring",n:["ring COUNT [X,Y] { … }"],g:["repeat","rotational","radial","around"],parse(t,n){let{span:e}=b(t),r=B(t,"a\
 count",w.ring);typeof r=="number"&&!Number.isInteger(r)&&x(t,e,"A ring repeats a whole number of times.","a whole number",`Write ${Math.round(
r)}.`);let{x:o,y:i}=Zt(t),s=G(t);return{kind:"ring",count:r,x:o,y:i,children:s,span:P(t,n)}},bind:(t,{number:n,block:e})=>[{...t,count:n(t.count),
x:n(t.x),y:n(t.y),children:e(t.children)}]};var Xs={s:"scale",kind:"scale",n:["scale FACTOR [X,Y] { … }"],g:["zoom","resize"],parse(t,n){let e=B(t,"a scale factor",w.scale),{x:r,y:o}=Zt(
t),i=G(t);return{kind:"scale",factor:e,x:r,y:o,children:i,span:P(t,n)}},bind:(t,{number:n,block:e})=>[{...t,factor:n(t.factor),x:n(t.x),y:n(
t.y),children:e(t.children)}]};var Vs=/^[A-Z0-9.,:!?%#@&+\-=/$]+$/,Lp="characters of A-Z 0-9 . , : ! ? % # @ & + - = / $",Ys={s:"text",kind:"text",n:['text "B" X,Y HEIGHT \
[modifiers]',"text $letter X,Y HEIGHT [modifiers]"],g:["letter","char","glyph","label"],parse(t,n){let e=Cp(t),{x:r,y:o}=J(t,"the middle x,y"),
i=B(t,"a text height",w.textHeight),s=$(t);return{kind:"text",text:e,x:r,y:o,height:i,modifiers:s,span:P(t,n)}},bind:(t,{number:n,text:e})=>[
{...t,text:e(t.text),x:n(t.x),y:n(t.y),height:n(t.height)}]};function Cp(t){let n=b(t);if(n.kind==="string")return k(t),jn(t,n.text,n.span),
n.text;if(n.kind==="word"&&/^\$[a-z]/.test(n.text)){k(t);let e=n.text.slice(1),r=hn(t,e,n.span);return r?.values.kind==="choice"&&r.values.of.
forEach(o=>jn(t,o,n.span)),r?.values.kind==="range"&&jn(t,String(r.values.from),n.span),r?.values.kind==="range"&&jn(t,String(r.values.to),n.
span),{parameter:e}}return n.kind==="unclosed-string"?x(t,n.span,"This text has no closing quote.","a text in quotes",`Write "${n.text.trim().
split(/\s/)[0]??"A"}".`):E(t,"a text in quotes",'Write the text in quotes, such as "B".'),"A"}function jn(t,n,e){if(n.length<1||n.length>O.text)
x(t,e,`A text has 1 to ${O.text} characters.`,`1 to ${O.text} characters`,'Write fewer characters, such as "AB".');else if(!Vs.test(n)){let r=n.
toUpperCase(),o=Vs.test(r)?`Write "${r}".`:"Draw other characters with lines and arcs.";x(t,e,`The stroke alphabet cannot write "${n}".`,Lp,
o)}}var qs={s:"turn",kind:"turn",n:["turn DEGREES [X,Y] { … }"],g:["rotate","rotation","spin"],parse(t,n){let e=B(t,"an angle",w.degrees),{x:r,
y:o}=Zt(t),i=G(t);return{kind:"turn",degrees:e,x:r,y:o,children:i,span:P(t,n)}},bind:(t,{number:n,block:e})=>[{...t,degrees:n(t.degrees),x:n(
t.x),y:n(t.y),children:e(t.children)}]};var $p=new RegExp(`^(${fn})=(.+)$`),Ks={s:"use",kind:"use",n:["use GLYPH [mini] [name=value …] into X,Y WxH [modifiers]"],g:["insert","inc\
lude","place","import"],parse(t,n){let e=b(t).span,r=Et(t,"the name of a glyph"),o=W(t,"mini");o&&k(t);let i=Np(t);W(t,"into")?k(t):E(t,"int\
o X,Y WxH","Write the box it goes into, such as `into 14,14 8x8`.");let s=b(t),a=Kt(t),c=Math.min(a.width,a.height);(c<w.into.from||c>w.into.
to)&&x(t,s.span,`A glyph cannot be fitted into a box of ${a.width} by ${a.height}.`,`a box of ${w.into.from} to ${w.into.to} units`,"Write a\
 box such as 14,14 8x8.");let l=$(t,!0);return{kind:"use",glyph:r,glyphSpan:e,mini:o,arguments:i,into:a,modifiers:l,span:P(t,n)}},bind:(t,n)=>n.
use(t)};function Np(t){let n=new Map;for(;!t.c&&!z(t)&&!W(t,"into");){let e=b(t),r=e.kind==="word"&&e.text.length<96?$p.exec(e.text):null,[o,
i]=[r?.[1],r?.[2]];if(o===void 0||i===void 0||!zn(i))return E(t,"name=value or into","Write values such as level=3, then `into` and the box."),
n;k(t),n.has(o)&&x(t,e.span,`\`${o}\` is given twice.`,"another name","Keep one of the two."),n.set(o,/^-?\d{1,4}$/.test(i)?Number(i)+0:i)}return n}var Ip=["is","not",">=","<"],Zs={s:"when",kind:"when",n:["when NAME is VALUE { … }","when NAME not VALUE { … }","when NAME >= NUMBER { …\
 }","when NAME < NUMBER { … }"],g:["if","case","unless"],parse(t,n){let e=b(t),r=_p(t),o=Dp(t,r),i=Wp(t,r),s=G(t);return{kind:"when",parameter:r?.
name??e.text,test:o,value:i,children:s,span:P(t,n)}},bind:(t,{value:n,block:e})=>Fp(t,n(t.parameter))?e(t.children):[]};function Fp({test:t,
value:n},e){return t==="is"?String(e)===String(n):t==="not"?String(e)!==String(n):t===">="?Number(e)>=Number(n):Number(e)<Number(n)}function _p(t){
if(!W(t))return E(t,"the name of a parameter","Write a test such as `when level >= 3`."),null;let{text:n,span:e}=k(t),r=/^(.{1,24}?)(>=|<)(.{0,24})$/.
exec(n);return r!==null&&x(t,e,"The test needs blanks round its sign.","the name of a parameter",`Write \`when ${r[1]} ${r[2]} ${r[3]||1}\`.`),
hn(t,n.replace(/^\$/,""),e)}function Dp(t,n){let e=b(t),r=Ip.find(o=>o===e.text);if(e.kind!=="word"||r===void 0){let o={"=":"is","==":"is","\
!=":"not",">":">=","<=":"<"}[e.text];return E(t,"is, not, >= or <",o===void 0?"Write a test such as `when level >= 3`, with blanks.":`Write \
\`${o}\`.`),"is"}return k(t),n?.values.kind==="choice"&&(r===">="||r==="<")&&x(t,e.span,`\`${n.name}\` is a choice and has no order.`,"is or\
 not",`Write \`when ${n.name} is ${n.values.of[0]}\`.`),r}function Wp(t,n){if(!W(t))return E(t,"a value","Write a test such as `when level >\
= 3`."),0;let{text:e,span:r}=k(t);return n===null?e:n.values.kind==="choice"?Bp(t,n.values.of,e,r):Gp(t,n.values,e,r)}function Bp(t,n,e,r){if(!n.
includes(e)){let[o]=Y(e,n);x(t,r,`\`${e.slice(0,40)}\` is not a value of this parameter.`,n.join(", "),o===void 0?`Write one of ${n.join(", ")}\
.`:`Did you mean \`${o}\`?`)}return e}function Gp(t,{from:n,to:e},r,o){let i=/^-?\d{1,4}$/.test(r)?Number(r)+0:NaN;return i>=n&&i<=e?i:(x(t,
o,`\`${r.slice(0,40)}\` is not a value of this parameter.`,`a whole number from ${n} to ${e}`,`Write a number from ${n} to ${e}.`),n)}var Xn=[Os,Ls,Ws,$s,Fs,zs,Us,vs,Cs,Ys,Ns,_s,qs,js,Ds,Xs,Gs,Zs,Ks],Hp=new Map(Xn.map(t=>[t.kind,t]));function Js(t){return Hp.get(t.kind)}var Vn={start:0,end:0,line:1,column:1};function Yn(t,n){let e=[],r=a=>{e.push(a)},o=Up(t,n,{oe:r,use:a=>jp(a,r)}),i=o(t.mini??[]);return{program:{
...t,parameters:[],mini:i.length===0?null:i,statements:o(t.statements)},problems:e}}function Up(t,n,{oe:e,use:r}){let o=t.parameters.map(({name:l})=>l);
for(let l of n.keys())o.includes(l)||e(Vp(t.name,l,o));let i=new Map(t.parameters.map(l=>[l.name,Xp(l,n.get(l.name),e)])),s=l=>i.get(l)??Qs(
l,e),a=l=>{let u=Number(s(l));return Number.isFinite(u)?u:Qs(l,e)},c={value:s,number:l=>typeof l=="number"?l:a(l.parameter),text:l=>typeof l==
"string"?l:String(s(l.parameter)),block:l=>l.flatMap(u=>Js(u).bind(u,c)).filter(zp),use:r};return c.block}function zp(t){return It(t)?.length!==
0}function jp({span:t},n){return n({span:t,message:"`use` was not resolved before compiling.",expected:"a finished program",hint:"expand ref\
erences to glyphs first"}),[]}function Qs(t,n){return n({span:Vn,message:`Nothing gives \`${t}\` such a value.`,expected:"a parameter with a\
 value of this kind",hint:`Declare it, such as \`param ${t} 0..4 = 2\`.`}),0}function Xp(t,n,e){if(n===void 0)return t.default;let{name:r,values:o}=t;
if(o.kind==="choice"){if(o.of.includes(String(n)))return String(n);let[a]=Y(String(n),o.of),c=a===void 0?`Give one of ${o.of.join(", ")}.`:`\
Did you mean \`${a}\`?`;return e({span:Vn,message:`\`${r}\` cannot be \`${n}\`.`,expected:o.of.join(", "),hint:c}),t.default}let i=typeof n==
"number"?n:Ft(n)??NaN;if(Number.isInteger(i)&&i>=o.from&&i<=o.to)return i;let s=`a whole number from ${o.from} to ${o.to}`;return e({span:Vn,
message:`\`${r}\` cannot be \`${n}\`.`,expected:s,hint:`Give ${s}.`}),t.default}function Vp(t,n,e){let[r]=Y(n,e),o=e.length===0?"It has no p\
arameters.":`Its parameters are ${e.join(", ")}.`;return{span:Vn,message:`\`${t}\` has no parameter \`${n}\`.`,expected:e.length===0?"no val\
ue":e.join(", "),hint:r===void 0?o:`Did you mean \`${r}\`?`}}function ta({detail:t},n){return t.find(({size:r,stroke:o,radius:i,finish:s})=>r===n.size&&o===n.stroke&&(i??n.radius)===n.radius&&(s??n.finish)===
n.finish)?.lanes??null}var Yp=40,ea=600,ra=160;function qn(t){if(t.length<=Yp)return!1;if(t.length>ea)return!0;let n=t.map(r=>({segment:r,box:T([r])})).sort((r,o)=>r.
box.x0-o.box.x0),e=0;for(let r=0;r<n.length;r++){let o=n[r];for(let i=r+1;i<n.length;i++){let s=n[i];if(s.box.x0>o.box.x1)break;if(s.box.y0>
o.box.y1||s.box.y1<o.box.y0)continue;let a=ut(o.segment,s.segment).filter(({yn:c,Zn:l})=>na(c)||na(l));if(e+=a.length,e>ra)return!0}}return!1}
function na(t){return t>1e-6&&t<1-1e-6}function Kn(t){return{span:t.span,message:"The drawing is too complex to be an icon.",expected:`at mo\
st ${ea} lines and arcs with at most ${ra} crossings`,hint:"draw fewer shapes, or let them cross less"}}function aa(t,n,e){let r=qp(t,n,e),o=Kp(t),i=t.map(()=>0),s=[];for(let a=0;a<t.length;a++){let c=t[a];if(i[a]===0&&(i[a]=r(c),ia(t,o,i,a,c.to),
ia(t,o,i,a,c.from)),i[a]===1)continue;let l=i[a]===2;s.push({_t:c,zt:l,from:l?c.from:c.to,to:l?c.to:c.from,Sn:!1})}return s}function qp(t,n,e){
let r=sa(t,"top","bottom"),o=sa(t,"left","right"),i=new Int32Array(n),s=new Int32Array(n);return a=>{let c=Qp(a);s.fill(0),c?td(a,r.at(a.jt),
s):nd(a,o.at(a.Xt),s);let l=c?a.y1<a.y0:a.x1>a.x0;i.set(s),Ze(i,a,!l);let u=e(s);return u===e(i)?1:u===l?2:3}}function Kp(t){let n={j:[],_n:[]};
for(let e=0;e<t.length;e++)oa(n,t[e].from,e),oa(n,t[e].to,e);return n}var Zn=-1;function oa({j:t,_n:n},e,r){for(;t.length<=e;)t.push(Zn),n.push(
Zn);t[e]===Zn?t[e]=r:n[e]=n[e]===Zn?r:Zp}var Zp=-2;function ia(t,{j:n,_n:e},r,o,i){let s=o,a=i;for(;;){if(e[a]<0)return;let c=n[a]===s?e[a]:
n[a];if(r[c]!==0)return;let l=t[s],u=t[c],m=l.to===a==(u.from===a);if(!Jp(u,l,m))return;let f=r[s];r[c]=m||f===1?f:f===2?3:2,a=u.from===a?u.
to:u.from,s=c}}function Jp({nt:t},n,e){for(let r=0;r<t.length;r++)if(t[r]!==(e?n.nt[r]:-n.nt[r]))return!1;return!0}function Qp(t){return Math.
abs(t.y1-t.y0)>=Math.abs(t.x1-t.x0)}function td(t,n,e){let r=t.jt;for(let o of n){if(o.y0<=r==o.y1<=r||o===t)continue;let i;if(o.turn===0)i=
o.x0+(o.x1-o.x0)*(r-o.y0)/(o.y1-o.y0);else{let s=r-o.cy,a=Math.sqrt(Math.max(0,(o.r-s)*(o.r+s)));i=o.Xt>=o.cx?o.cx+a:o.cx-a}i>t.Xt&&Ze(e,o,o.
y1>o.y0)}}function nd(t,n,e){let r=t.Xt;for(let o of n){if(o.x0<=r==o.x1<=r||o===t)continue;let i;if(o.turn===0)i=o.y0+(o.y1-o.y0)*(r-o.x0)/
(o.x1-o.x0);else{let s=r-o.cx,a=Math.sqrt(Math.max(0,(o.r-s)*(o.r+s)));i=o.jt>=o.cy?o.cy+a:o.cy-a}i>t.jt&&Ze(e,o,o.x1<o.x0)}}function Ze(t,{
nt:n,group:e,Mn:r},o){if(!r)t[e]+=o?n[e]:-n[e];else for(let i=0;i<n.length;i++)t[i]+=o?n[i]:-n[i]}function sa(t,n,e){let r=1/0,o=-1/0;for(let l of t)
l[n]<r&&(r=l[n]),l[e]>o&&(o=l[e]);let i=Math.min(64,1+(t.length>>2)),s=i/(o-r+1e-9),a=Array.from({length:i},()=>[]),c=l=>Math.min(i-1,Math.max(
0,Math.floor((l-r)*s)));for(let l of t){let u=c(l[e]);for(let m=c(l[n]);m<=u;m++)a[m].push(l)}return{at:l=>a[c(l)]}}function ca(t){let n=[],e=[],r=[],o=new Map,i=t*2,s=(c,l,u)=>{for(let m=o.get(c)??-1;m>=0;m=r[m])if(Math.abs(n[m]-l)<i&&Math.abs(e[m]-u)<i)return m;
return-1};return{x:n,y:e,at:(c,l)=>{let u=Math.floor(c*64),m=Math.floor(l*64),f=Math.floor((c-i)*64),p=Math.floor((c+i)*64),h=Math.floor((l-
i)*64),d=Math.floor((l+i)*64);for(let N=f;N<=p;N++)for(let L=h;L<=d;L++){let j=s(N*2097152+L,c,l);if(j>=0)return j}let M=n.length,R=u*2097152+
m;return n.push(c),e.push(l),r.push(o.get(R)??-1),o.set(R,M),M}}}function ua(t,n){let e=t.slice().sort((o,i)=>o.left-i.left),r=[];for(let o of e){let i=o.left-n,s=o.top-n,a=o.bottom+n,c=0;for(let l=0;l<r.length;l++){
let u=r[l];u.right<i||(r[c++]=u,u.top<=a&&u.bottom>=s&&ed(u,o,n))}r.length=c,r.push(o)}}function ed(t,n,e){Jn(t,n.x0,n.y0,e),Jn(t,n.x1,n.y1,
e),Jn(n,t.x0,t.y0,e),Jn(n,t.x1,t.y1,e),t.turn===0?n.turn===0?rd(t,n,e):la(t,n,e):n.turn===0?la(n,t,e):od(t,n,e)}function Jn(t,n,e,r){if(Je(t,
n,e,r)){if(t.turn===0){let o=t.x1-t.x0,i=t.y1-t.y0,s=(n-t.x0)*i-(e-t.y0)*o;if(s*s>r*r*(o*o+i*i))return}else{let o=n-t.cx,i=e-t.cy;if(Math.abs(
Math.sqrt(o*o+i*i)-t.r)>r)return}Qe(t,n,e,r)}}function xn(t,n,e,r,o){!Je(t,e,r,o)||!Je(n,e,r,o)||(Qe(t,e,r,o),Qe(n,e,r,o))}function Je(t,n,e,r){
return n>=t.left-r&&n<=t.right+r&&e>=t.top-r&&e<=t.bottom+r}function Qe(t,n,e,r){Math.abs(n-t.x0)<r&&Math.abs(e-t.y0)<r||Math.abs(n-t.x1)<r&&
Math.abs(e-t.y1)<r||(t.cuts===null?t.cuts=[n,e]:t.cuts.push(n,e))}function rd(t,n,e){let r=t.x1-t.x0,o=t.y1-t.y0,i=n.x1-n.x0,s=n.y1-n.y0,a=r*
s-o*i;if(a*a<=1e-20*(r*r+o*o)*(i*i+s*s))return;let c=((n.x0-t.x0)*s-(n.y0-t.y0)*i)/a;xn(t,n,t.x0+c*r,t.y0+c*o,e)}function la(t,n,e){let r=t.
x1-t.x0,o=t.y1-t.y0,i=Math.sqrt(r*r+o*o),s=r/i,a=o/i,c=(n.cx-t.x0)*a-(n.cy-t.y0)*s,l=(n.r-c)*(n.r+c);if(l<-2*n.r*e)return;let u=(n.cx-t.x0)*
s+(n.cy-t.y0)*a,m=l>0?Math.sqrt(l):0;xn(t,n,t.x0+(u-m)*s,t.y0+(u-m)*a,e),m>e&&xn(t,n,t.x0+(u+m)*s,t.y0+(u+m)*a,e)}function od(t,n,e){let r=n.
cx-t.cx,o=n.cy-t.cy,i=Math.sqrt(r*r+o*o);if(i<1e-9||i>t.r+n.r+e||i<Math.abs(t.r-n.r)-e)return;let s=(i+(t.r-n.r)*(t.r+n.r)/i)/2,a=(t.r-s)*(t.
r+s),c=a>0?Math.sqrt(a):0,l=r/i,u=o/i,m=t.cx+l*s,f=t.cy+u*s;xn(t,n,m-u*c,f+l*c,e),c>e&&xn(t,n,m+u*c,f-l*c,e)}function ma(t,n){let e=[];for(let r of t){let o=n.at(r.x0,r.y0),i=r.cuts??[];i.length>2&&ld(r,i);for(let s=0;s<=i.length;s+=2){let c=s===i.length?
n.at(r.x1,r.y1):n.at(i[s],i[s+1]);c!==o&&e.push(id(r,n,o,c)),o=c}}return e}function id(t,{x:n,y:e},r,o){return ad(t,r,o,n[r],e[r],n[o],e[o])}
var sd=[];function ad({group:t,turn:n,cx:e,cy:r,r:o},i,s,a,c,l,u){let m=(a+l)/2,f=(c+u)/2;if(n!==0){let p=m-e,h=f-r,d=o/Math.sqrt(p*p+h*h);m=
e+p*d,f=r+h*d}return{group:t,turn:n,x0:a,y0:c,x1:l,y1:u,cx:e,cy:r,r:o,left:a<l?a:l,right:a<l?l:a,top:c<u?c:u,bottom:c<u?u:c,from:i,to:s,cuts:null,
Xt:m,jt:f,nt:sd,Mn:!1,Dn:null}}function fa(t,n,e){let r=[],o=new Map;for(let i of t)ud(r,o,i,n,e);return r.filter(cd)}function cd({nt:t,group:n,
Mn:e}){return e?t.some(r=>r!==0):t[n]!==0}function ld(t,n){let e=t.x1-t.x0,r=t.y1-t.y0;for(let o=2;o<n.length;o+=2){let i=n[o],s=n[o+1],a=o-
2;for(;a>=0&&(n[a]-i)*e+(n[a+1]-s)*r>0;)n[a+2]=n[a],n[a+3]=n[a+1],a-=2;n[a+2]=i,n[a+3]=s}}function ud(t,n,e,r,o){let{group:i,from:s,to:a,Xt:c,
jt:l}=e,u=s<a?s*1048576+a:a*1048576+s,m=n.get(u)??null;for(let p=m;p!==null;p=p.Dn)if(!(Math.abs(p.Xt-c)>o||Math.abs(p.jt-l)>o)){p.nt[i]+=p.
from===s?1:-1,p.group!==i&&(p.Mn=!0);return}let f=[];for(let p=0;p<r;p++)f.push(p===i?1:0);e.nt=f,e.Dn=m,n.set(u,e),t.push(e)}var tr=Math.PI/2,md=1e-7;function pa(t){let n=[];return t.forEach((e,r)=>{for(let o of e)fd(n,o,r)}),n}function fd(t,n,e){let r=t.length;for(let o of n)
o.kind==="arc"&&Math.abs(o.sweep)*o.r>1e-9?pd(t,o,e):Math.abs(o.x1-o.x0)+Math.abs(o.y1-o.y0)>1e-9&&t.push(Qn(e,0,o.x0,o.y0,o.x1,o.y1,0,0,0));
for(let o=r;o<t.length;o++){let i=t[o===r?t.length-1:o-1],s=t[o],a=Math.abs(s.x0-i.x1)+Math.abs(s.y0-i.y1);a!==0&&(a<1e-6?(s.x0=i.x1,s.y0=i.
y1,da(s)):(t.splice(o,0,Qn(e,0,i.x1,i.y1,s.x0,s.y0,0,0,0)),o++))}}function pd(t,n,e){let r=n.sweep<0?-1:1,o=n.start+n.sweep,i=md/n.r,s=n.x0,
a=n.y0,c=r>0?Math.floor((n.start+i)/tr)+1:Math.ceil((n.start-i)/tr)-1;for(;(o-c*tr)*r>i;){let l=(c%4+4)%4,u=l===0?n.cx+n.r:l===2?n.cx-n.r:n.
cx,m=l===1?n.cy+n.r:l===3?n.cy-n.r:n.cy;t.push(Qn(e,r,s,a,u,m,n.cx,n.cy,n.r)),s=u,a=m,c+=r}t.push(Qn(e,r,s,a,n.x1,n.y1,n.cx,n.cy,n.r))}function Qn(t,n,e,r,o,i,s,a,c){
let l={group:t,turn:n,x0:e,y0:r,x1:o,y1:i,cx:s,cy:a,r:c,left:0,right:0,top:0,bottom:0,from:-1,to:-1,cuts:null};return da(l),l}function da(t){
t.left=t.x0<t.x1?t.x0:t.x1,t.right=t.x0<t.x1?t.x1:t.x0,t.top=t.y0<t.y1?t.y0:t.y1,t.bottom=t.y0<t.y1?t.y1:t.y0}function xa(t){let n=new Map;for(let o of t){let i=n.get(o.from);i?i.push(o):n.set(o.from,[o])}let e=[],r=0;for(let o of t){if(o.Sn)continue;
let i=[],s=o;for(;s!==null;)s.Sn=!0,i.push(s),s=s.to===o.from?null:dd(s,n.get(s.to));i[i.length-1].to!==o.from&&r++,e.push(i)}return{ie:e,open:r}}
function dd(t,n){let e=null,r=-1/0;for(let o of n??[]){if(o.Sn)continue;if(n.length===1)return o;let i=hd(t,o);i<=r||(e=o,r=i)}return e}function hd(t,n){
let e=ha(t,!0),r=ya(t,!0),o=ha(n,!1),i=ya(n,!1),s=Math.atan2(e*i-r*o,e*o+r*i);return(Math.abs(s)>Math.PI-1e-6?-Math.PI:s)+(n._t.turn===0?0:1e-6*
nr(n)/n._t.r)}function nr(t){return t.zt?t._t.turn:-t._t.turn}function ha(t,n){let e=t._t;return e.turn===0?t.zt?e.x1-e.x0:e.x0-e.x1:-(xd(e,
n===t.zt)-e.cy)*nr(t)}function ya(t,n){let e=t._t;return e.turn===0?t.zt?e.y1-e.y0:e.y0-e.y1:(yd(e,n===t.zt)-e.cx)*nr(t)}function yd(t,n){return n?
t.x1:t.x0}function xd(t,n){return n?t.y1:t.y0}function ga(t,n,e,r){let o=ca(e),i=c=>(ua(c,e/2),ma(c,o)),s=i(pa(t));for(let c=1;c<r;c++){let l=s.length;if(s=i(s),s.length===l)break}let a=fa(
s,t.length,e/4);return xa(aa(a,t.length,n))}var te=2e-6;function Sa(t){let n=[];for(let r of t){let o=gd(r),i=n[n.length-1];(!i||!ba(i,o))&&n.push(o)}for(;n.length>1&&ba(n[n.length-1],
n[0]);)n[0]=n.pop();let e=[];for(let r of n)Md(e,r);return e}function gd({_t:t,zt:n}){let e=n?t.x0:t.x1,r=n?t.y0:t.y1,o=n?t.x1:t.x0,i=n?t.y1:
t.y0,s=t.turn===0||n?t.turn:t.turn===1?-1:1,{cx:a,cy:c,r:l}=t,u=s===0?0:Math.atan2((e-a)*(i-c)-(r-c)*(o-a),(e-a)*(o-a)+(r-c)*(i-c));return{x0:e,
y0:r,x1:o,y1:i,cx:a,cy:c,r:l,turn:s,sweep:u}}function ba(t,n){return t.turn!==n.turn||(t.turn===0?!bd(t,n):!Sd(t,n))?!1:(t.x1=n.x1,t.y1=n.y1,
t.sweep+=n.sweep,!0)}function bd(t,n){let e=t.x1-t.x0,r=t.y1-t.y0,o=n.x1-t.x1,i=n.y1-t.y1;if(e*o+r*i<=0)return!1;let s=Math.hypot(n.x1-t.x0,
n.y1-t.y0);return Math.abs(e*i-r*o)<=te*s}function Sd(t,n){return Math.abs(t.r-n.r)>te||Math.abs(t.cx-n.cx)>te||Math.abs(t.cy-n.cy)>te?!1:Math.
abs(t.sweep+n.sweep)<=2*Math.PI+1e-6}function Md(t,n){if(n.turn===0){t.push(g(n.x0,n.y0,n.x1,n.y1));return}let e=Math.atan2(n.y0-n.cy,n.x0-n.
cx);if(Math.abs(n.sweep)<2*Math.PI-.001){t.push(I(n.cx,n.cy,n.r,e,n.sweep,n.x0,n.y0,n.x1,n.y1));return}let r=n.sweep/2,o=n.cx+n.r*Math.cos(e+
r),i=n.cy+n.r*Math.sin(e+r);t.push(I(n.cx,n.cy,n.r,e,r,n.x0,n.y0,o,i)),t.push(I(n.cx,n.cy,n.r,e+r,r,o,i,n.x1,n.y1))}var kd=[{tolerance:1e-7,Dt:1},{tolerance:1e-7,Dt:6},{tolerance:1e-6,Dt:6},{tolerance:3e-8,Dt:6},{tolerance:1e-5,Dt:6},{tolerance:1e-9,Dt:6},
{tolerance:1e-4,Dt:6}];function yt(t,n){let e=null;for(let{tolerance:r,Dt:o}of kd){let i=ga(t,n,r,o);if((e===null||i.open<e.open)&&(e=i),i.open===
0)break}return(e?.ie??[]).map(r=>wd(Sa(r))).filter(r=>r.length>0)}function Ma(t){return yt([t],n=>n[0]!==0)}function wd(t){let n=t[0],e=t[t.
length-1];return!n||!e||n.x0===e.x1&&n.y0===e.y1?t:[...t,g(e.x1,e.y1,n.x0,n.y0)]}function rr(t,n,e,r,o,i){let s=r-t,a=o-n,c=s*s+a*a;if(c===0)return[];let l=s*(e.x+i.x)+a*(e.y+i.y),u=2*(1-(e.x*i.x+e.y*i.y)),m=s*i.x+a*i.y,f;
if(u>1e-9)f=(Math.sqrt(l*l+u*c)-l)/u;else if(Math.abs(m)>1e-9)f=c/(4*m);else return ka(t,n,e,r,o,i,(t+r)/2,(n+o)/2);let p=(t+r+f*(e.x-i.x))/
2,h=(n+o+f*(e.y-i.y))/2;return ka(t,n,e,r,o,i,p,h)}function ka(t,n,e,r,o,i,s,a){let c=Lt(t,n,e.x,e.y,s,a),l=Ct(Lt(r,o,-i.x,-i.y,s,a));return c.
kind==="line"&&l.kind==="line"&&Math.abs(v(c,l))<1e-6?[g(t,n,r,o)]:c.kind==="arc"&&l.kind==="arc"&&Math.hypot(c.cx-l.cx,c.cy-l.cy)<1e-9?[{...c,
x1:r,y1:o,sweep:c.sweep+l.sweep}]:[c,l].filter(u=>S(u)>1e-9)}function ne(t,n){let e=t.filter((a,c)=>{let l=t[c-1]??(n?t[t.length-1]:void 0);
return l===void 0||l===a||Math.hypot(a.x-l.x,a.y-l.y)>1e-9}),r=e.length;if(r<2)return[];let o=e.map((a,c)=>{let l=n?e[(c+r-1)%r]:e[c-1],u=n?
e[(c+1)%r]:e[c+1];return a.sharp||!l||!u?null:Ad(l,a,u)}),i=[],s=n?r:r-1;for(let a=0;a<s;a++){let c=(a+1)%r;Ed(i,e[a],o[a],e[c],o[c])}return i}
function Ed(t,n,e,r,o){let i=e??(o&&wa(o,n,r)),s=o??(e&&wa(e,n,r));i&&s?t.push(...rr(n.x,n.y,i,r.x,r.y,s)):t.push(g(n.x,n.y,r.x,r.y))}function Ad(t,n,e){
let r=n.x-t.x,o=n.y-t.y,i=e.x-n.x,s=e.y-n.y,a=r*r+o*o,c=i*i+s*s,l=r/a+i/c,u=o/a+s/c,m=Math.hypot(l,u);if(m*Math.sqrt(a)>1e-9)return{x:l/m,y:u/
m};let f=Math.sqrt(a);return{x:-o/f,y:r/f}}function wa(t,n,e){let r=Math.hypot(e.x-n.x,e.y-n.y),o=(e.x-n.x)/r,i=(e.y-n.y)/r,s=2*(t.x*o+t.y*i);
return{x:s*o-t.x,y:s*i-t.y}}function ee(t,n,e,r){if(Math.abs(e-r)<1e-6*Math.max(e,r))return V(t,n,e);let o=Pd(e,r),i=o.map(c=>er(Ct(c),-1,1)).
reverse(),s=o.map(c=>er(c,-1,-1)),a=o.map(c=>er(Ct(c),1,-1)).reverse();return[...o,...i,...s,...a].map(c=>oo(c,t,n))}function Pd(t,n){let e=Math.
min(t,n),r=Math.max(t,n),o=e/r,i=e*e/r*o**-(.3+.2*(1-o)**2),s=(e*e+r*r-2*r*i)/(2*(e-i)),a=t>n,c=t-(a?i:s),l=n-(a?s:i),u=i/Math.hypot(c,l),m=a?
c+c*u:-c*u,f=a?-l*u:l+l*u,p=Math.atan2(f,m-c),h=Math.atan2(f-l,m);return[I(c,0,t-c,0,p,t,0,m,f),I(0,l,n-l,h,Math.PI/2-h,m,f,0,n)]}function er(t,n,e){
let r=t.x0*n,o=t.y0*e,i=t.x1*n,s=t.y1*e;if(t.kind==="line")return g(r,o,i,s);let a=t.cx*n,c=t.cy*e;return I(a,c,t.r,Math.atan2(o-c,r-a),t.sweep*
n*e,r,o,i,s)}var Ea={kind:"relative",factor:1},Rd={kind:"smooth"},Td=.03;function _(t){switch(t.kind){case"chain":return vd(t);case"curve":return ne(t.m.
map(({x:n,y:e,sharp:r})=>({x:n,y:e,sharp:r})),t.closed);case"circle":return V(t.x,t.y,t.r);case"oval":return ee(t.x,t.y,t.rx,t.ry);case"dot":
return[]}}function gn(t){return t.kind==="chain"||t.kind==="curve"?t.closed:!0}function vd(t){return t.pieces.map((n,e)=>{let r=t.m[e],o=t.m[(e+
1)%t.m.length];return n.kind==="line"?g(r.x,r.y,o.x,o.y):nt(r.x,r.y,o.x,o.y,n.sweep)})}function re(t,n){let e=t.map((i,s)=>{let a=t[s-1]??(n?
t[t.length-1]:void 0),c=a!==void 0&&Math.abs(v(a,i))<Td;return{x:i.x0,y:i.y0,corner:c?Rd:Ea}}),r=t[t.length-1];!n&&r!==void 0&&e.push({x:r.x1,
y:r.y1,corner:Ea});let o=t.map(i=>i.kind==="line"?{kind:"line"}:{kind:"arc",sweep:i.sweep});return{kind:"chain",m:e,pieces:o,closed:n}}function Pa(t){let n=[...t].sort((o,i)=>o.x-i.x||o.y-i.y),e=n[0],r=n.at(-1);return e===void 0||r===void 0?[]:e.x===r.x&&e.y===r.y?[e]:[...Aa(
n),...Aa(n.reverse())]}function Aa(t){let n=[];for(let e of t){for(;n.length>1&&Od(n.at(-2),n.at(-1),e)<=0;)n.pop();n.push(e)}return n.slice(
0,-1)}function Od(t,n,e){return(n.x-t.x)*(e.y-n.y)-(n.y-t.y)*(e.x-n.x)}function oe(t,n,e){if(t.kind==="line"){let i=D(t,0),s=-i.y*n*e,a=i.x*n*e;return g(t.x0+s,t.y0+a,t.x1+s,t.y1+a)}let r=t.sweep*e>0?t.r-n:t.r+n;
if(r<=0)return null;let o=r/t.r;return I(t.cx,t.cy,r,t.start,t.sweep,t.cx+(t.x0-t.cx)*o,t.cy+(t.y0-t.cy)*o,t.cx+(t.x1-t.cx)*o,t.cy+(t.y1-t.cy)*
o)}var Ld=1e-6;function bn(t,n,e,r){let o=t.map(s=>oe(s,n,e)).filter(s=>s!==null),i=[];return o.forEach((s,a)=>{let c=r?o[o.length-1]:void 0;
Cd(i,a===0?c:i[i.length-1],s)}),i}function Cd(t,n,e){let r=n?Math.hypot(e.x0-n.x1,e.y0-n.y1):0;!n||r===0?t.push(e):r<=Ld?t.push({...e,x0:n.x1,
y0:n.y1}):t.push(g(n.x1,n.y1,e.x0,e.y0),e)}var va=1e-7,$d=1e-6,Nd=.02;function At(t,n,e){let r=n/2,o=t.segments.filter(l=>S(l)>va),i=o[0];if(!i)return Id(t.segments[0],r,e.cap);let s=[],
a=o.map((l,u)=>Fd(l,o[(u+1)%o.length],r));t.closed||(a[o.length-1]=!1),_d(s,o,a,t.closed,r);let c=t.closed?o.length:o.length-1;for(let l=0;l<
c;l++)a[l]||Bd(s,o[l],o[(l+1)%o.length],r,e);if(!t.closed&&e.cap!=="butt"){let l=o[o.length-1],u=D(i,0);Ta(s,i.x0,i.y0,{x:-u.x,y:-u.y},r,e.cap),
Ta(s,l.x1,l.y1,D(l,1),r,e.cap)}return s}function Id(t,n,e){return!t||e==="butt"?[]:e==="round"?[V(t.x0,t.y0,n)]:[Bt({x0:t.x0-n,y0:t.y0-n,x1:t.
x0+n,y1:t.y0+n})]}function or(t,n){return t.kind==="arc"&&t.r<=n+1e-6}function Fd(t,n,e){return!or(t,e)&&!or(n,e)&&Math.abs(v(t,n))<$d}function _d(t,n,e,r,o){
if(r&&e.every(Boolean)){t.push(bn(n,o,-1,!0),et(bn(n,o,1,!0)));return}let i=r?e.indexOf(!1)+1:0,s=[];for(let a=0;a<n.length;a++){let c=(i+a)%
n.length,l=n[c];or(l,o)?Wd(t,l,o):s.push(l),s.length>0&&!e[c]&&(t.push(Dd(s,o)),s=[])}}function Dd(t,n){let e=bn(t,n,-1,!1),r=et(bn(t,n,1,!1)),
o=e[e.length-1],i=r[r.length-1];return[...e,g(o.x1,o.y1,r[0].x0,r[0].y0),...r,g(i.x1,i.y1,e[0].x0,e[0].y0)]}function Wd(t,n,e){if(Math.abs(n.
sweep)>=2*Math.PI-1e-9){t.push(V(n.cx,n.cy,n.r+e));return}let r=n.sweep<0?n.start+n.sweep:n.start;t.push(Ra(n.cx,n.cy,n.r+e,r,Math.abs(n.sweep))),
e-n.r>1e-6&&t.push(Ra(n.cx,n.cy,e-n.r,r+Math.PI,Math.abs(n.sweep)))}function Ra(t,n,e,r,o){let i=dt(t,n,e,r,o);return[i,g(i.x1,i.y1,t,n),g(t,
n,i.x0,i.y0)]}function Bd(t,n,e,r,o){let i=v(n,e);if(Math.abs(i)<va)return;let s=i>0?-1:1,{x1:a,y1:c}=n,l=D(n,1),u=D(e,0),m=a-l.y*r*s,f=c+l.
x*r*s,p=a-u.y*r*s,h=c+u.x*r*s,d=[],M=1/Math.abs(Math.cos(i/2));if(Math.abs(i)<Nd||o.join==="miter"&&M<=o.Vt){let N=r*Math.abs(Math.tan(i/2)),
L=m+l.x*N,j=f+l.y*N;d.push(g(m,f,L,j),g(L,j,p,h))}else o.join==="round"?d.push(I(a,c,r,Math.atan2(f-c,m-a),i,m,f,p,h)):d.push(g(m,f,p,h));let R=[
g(a,c,m,f),...d,g(p,h,a,c)];t.push(H(R)<0?et(R):R)}function Ta(t,n,e,r,o,i){let s=n+r.y*o,a=e-r.x*o,c=n-r.y*o,l=e+r.x*o;if(i==="round"){t.push(
[I(n,e,o,Math.atan2(a-e,s-n),Math.PI,s,a,c,l),g(c,l,s,a)]);return}let u=r.x*o,m=r.y*o;t.push([g(s,a,s+u,a+m),g(s+u,a+m,c+u,l+m),g(c+u,l+m,c,
l),g(c,l,s,a)])}function ir(t,n,e){let o=(n==="tight"||n==="side"?e.se:e.Wn)+e.stroke/2;return n==="side"?t.flatMap(i=>Gd(i,o,e)):La(t,n,o,e)}function sr(t,n,e){
return La(t,n==="none"?"ink":n,e.Wn,e)}function La(t,n,e,r){let{stroke:o,size:i,cap:s}=r,a=t.filter(({segments:c,dot:l})=>c.length>0||l!==null);
return a.length===0?[]:n==="box"?[Bt(ie(vt(lt(a.map(c=>Ca(c,o))),o/2+e),i,n))]:n==="hull"?Oa(jd(a,r),e,o,"round"):n==="round"?[Vd(a,o/2+e,o)]:
a.flatMap(c=>Oa(c,e,o,s))}function Gd({segments:t},n,{stroke:e}){let r=t[0],o=t[t.length-1];if(r===void 0||o===void 0)return[];let[i,s]=[o.x1-
r.x0,o.y1-r.y0],a=Math.hypot(i,s);if(a<1e-6)return[];let c=i>0||i===0&&s>0?1:-1,l={x:i/a*c,y:s/a*c},[u,m]=c>0?[{x:r.x0,y:r.y0},{x:o.x1,y:o.y1}]:
[{x:o.x1,y:o.y1},{x:r.x0,y:r.y0}],f=e/2+n,p=[{x:u.x-l.x*f,y:u.y-l.y*f},{x:u.x-l.x*f+l.y*f,y:u.y-l.y*f-l.x*f},{x:m.x+l.x*f+l.y*f,y:m.y+l.y*f-
l.x*f},{x:m.x+l.x*f,y:m.y+l.y*f}];return[p.map(({x:h,y:d},M)=>g(h,d,p[(M+1)%4].x,p[(M+1)%4].y))]}var Hd={cap:"round",join:"round",Vt:4},Ud={
cap:"square",join:"miter",Vt:4};function Oa({segments:t,closed:n,dot:e},r,o,i){if(e!==null)return[V(e.x,e.y,e.diameter/2+r)];let s={segments:t,
closed:n},a=i==="round"?Hd:Ud,c=At(s,o+2*r,a);return n?[...c,[...t]]:c}var zd=Math.PI/12;function jd(t,{stroke:n,size:e}){let r=t.flatMap(u=>Xd(
u,n)),o=lt(r.map(({x:u,y:m})=>({x0:u,y0:m,x1:u,y1:m}))),i=ie(vt(o,n/2),e,"hull"),s=[i.x0,i.x1].filter(u=>Math.abs(u)===Jt),a=[i.y0,i.y1].filter(
u=>Math.abs(u)===Jt),c=Pa(r.flatMap(({x:u,y:m})=>[0,...s].flatMap(f=>[0,...a].map(p=>({x:u+f,y:m+p})))));return{segments:c.map(({x:u,y:m},f)=>{
let p=c[(f+1)%c.length];return g(u,m,p.x,p.y)}),closed:c.length>2,dot:null}}function Xd({segments:t,dot:n},e){let r=n===null?[]:V(n.x,n.y,Math.
max(.01,(n.diameter-e)/2));return[...t,...r].flatMap(o=>{if(o.kind==="line")return[{x:o.x0,y:o.y0},{x:o.x1,y:o.y1}];let{cx:i,cy:s,r:a,start:c,
sweep:l}=o,u=Math.max(1,Math.ceil(Math.abs(l)/zd));return Array.from({length:u+1},(m,f)=>{let p=c+l*f/u;return{x:i+a*Math.cos(p),y:s+a*Math.
sin(p)}})})}function Vd(t,n,e){let r=lt(t.map(a=>Ca(a,e))),o=(r.x0+r.x1)/2,i=(r.y0+r.y1)/2,s=0;for(let{segments:a,dot:c}of t){c!==null&&(s=Math.
max(s,Math.hypot(c.x-o,c.y-i)));for(let l of a){let u=T([l]),m=l.kind==="arc"?Math.hypot(l.cx-o,l.cy-i)+l.r:0,f=Math.max(Math.hypot(l.x0-o,l.
y0-i),Math.hypot(l.x1-o,l.y1-i)),p=Math.hypot(Math.max(o-u.x0,u.x1-o),Math.max(i-u.y0,u.y1-i));s=Math.max(s,l.kind==="arc"?Math.min(m,p):f)}}
return V(o,i,s+n)}function Ca({segments:t,dot:n},e){if(n===null)return T(t);let r=Math.max(0,(n.diameter-e)/2);return{x0:n.x-r,y0:n.y-r,x1:n.
x+r,y1:n.y+r}}var Jt=100,Yd={box:1/4,hull:1/3};function ie(t,n,e){let r=(c,l)=>c<n*Yd[e]&&c<=l,[o,i,s,a]=[t.x0,t.y0,n-t.x1,n-t.y1];return{x0:r(
o,s)?-Jt:t.x0,y0:r(i,a)?-Jt:t.y0,x1:r(s,o)?Jt:t.x1,y1:r(a,i)?Jt:t.y1}}function $a(t,n,e){let r=new Map;return t.forEach((o,i)=>{let s=n[o.group]?.over??o.over;if(s==="none"||s==="tight"||s==="side")return;let a=o.
group<0?`alone ${i}`:`group ${o.group}`,c=r.get(a)??{xt:i,over:s,Bn:[]};c.Bn.push(qd(o)),r.set(a,c)}),[...r.values()].map(({xt:o,over:i,Bn:s})=>{
let a=vt(lt(s),e);return{xt:o,box:i==="box"||i==="hull"?ie(a,24,i):a}})}function qd({shape:t}){return t.kind==="dot"?{x0:t.x,y0:t.y,x1:t.x,y1:t.
y}:T(_(t))}function Na(t,n,e){let{from:r,to:o}=t;for(let{box:i}of e){let[s,a,c,l]=n==="x"?[i.x0,i.x1,i.y0,i.y1]:[i.y0,i.y1,i.x0,i.x1];if(!(t.
at<=s||t.at>=a)){if(r>=c&&o<=l)return{...t,keepsClear:!1};r<c&&o>c&&o<=l?o=c:o>l&&r<l&&r>=c&&(r=l)}}return r===t.from&&o===t.to?t:{...t,from:r,
to:o}}var Kd=.9,Zd=1e-4,ar=.05;function Wa(t,n,e,r,o){let i=[],s=[];return t.forEach((a,c)=>{let{shape:l}=a,u=i.length;if(a.free&&l.kind!=="dot")i.
push(...se(T(_(l)),n,e,.05,!1));else if(l.kind==="circle"){let[f,p]=n==="x"?[l.x,l.y]:[l.y,l.x],h=Math.min(3,l.r*.6),d={from:p-l.r*.3,to:p+l.
r*.3};for(let M of[-1,1])i.push({at:f+M*l.r,l:h,_:!1,e:e/2,...d,keepsClear:!0});s.push({t:f-l.r,high:f+l.r,width:r.get(a)??null})}else if(l.
kind==="dot"){let[f,p]=n==="x"?[l.x,l.y]:[l.y,l.x];i.push({at:f,l:.4,_:!1,e:e*l.scale/2,from:p,to:p,keepsClear:!0})}else if(l.kind==="chain")
i.push(...Jd(l,n,e)),l.closed?s.push(Ia(T(_(l)),n)):i.push(...se(T(_(l)),n,e,.1,!1));else{let f=T(_(l));i.push(...se(f,n,e,l.kind==="oval"?1:
.3,gn(l))),gn(l)&&s.push(Ia(f,n))}let m=o.filter(({xt:f})=>f>c);m.length>0&&i.push(...i.splice(u).map(f=>Na(f,n,m)))}),{kn:i,It:[...s,...nh(
t,n)]}}function Ia(t,n){return n==="x"?{t:t.x0,high:t.x1,width:null}:{t:t.y0,high:t.y1,width:null}}function se(t,n,e,r,o){let[i,s,a,c]=n==="\
x"?[t.x0,t.x1,t.y0,t.y1]:[t.y0,t.y1,t.x0,t.x1],l=(a+c)/2;return[i,s].map(u=>({at:u,l:r,_:!1,e:e/2,from:l,to:l,keepsClear:o}))}function Jd(t,n,e){
let r=_(t),o=[];for(let i of r)i.kind==="line"?o.push(...Qd(i,n,e)):o.push(...th(i,n,e));return t.closed&&o.push(...se(T(r),n,e,.1,!1)),o}function Qd(t,n,e){
let[r,o,i,s]=n==="x"?[t.x0,t.x1,t.y0,t.y1]:[t.y0,t.y1,t.x0,t.x1],a=Math.abs(s-i);return Math.abs(o-r)>Zd||a<Kd?[]:[{at:(r+o)/2,l:a,_:!0,e:e/
2,from:Math.min(i,s),to:Math.max(i,s),keepsClear:!0}]}function th(t,n,e){if(t.kind==="line")return[];let r=Math.min(2,t.r*.25),o=[];for(let i of[
0,1]){let s=D(t,i),a=n==="x"?s.x:s.y;if(Math.abs(a)>.001)continue;let[c,l]=n==="x"?[i===0?t.x0:t.x1,i===0?t.y0:t.y1]:[i===0?t.y0:t.y1,i===0?
t.x0:t.x1],u=Math.min(1,t.r*.5);o.push({at:c,l:r,_:!1,e:e/2,from:l-u,to:l+u,keepsClear:!0})}return o}function nh(t,n){let e=t.flatMap(o=>Fa(
o,"x")),r=t.flatMap(o=>Fa(o,"y"));return e.flatMap(o=>r.filter(i=>Da(o,i.at)&&Da(i,o.at)&&Math.abs(_a(o)-_a(i))<ar).flatMap(i=>{let[s,a]=n===
"x"?[o,i]:[i,o];return[{t:s.from,high:s.to,width:null},{t:a.at,high:a.at,width:null}]}))}function Fa({shape:t,free:n},e){if(n||t.kind!=="cha\
in"||t.closed||t.pieces.length!==1)return[];let[r,o]=t.m;if(r===void 0||o===void 0||t.pieces[0]?.kind!=="line")return[];let i=e==="x"?"y":"x";
return Math.abs(r[i]-o[i])>ar?[]:[{at:(r[i]+o[i])/2,from:Math.min(r[e],o[e]),to:Math.max(r[e],o[e])}]}function _a({from:t,to:n}){return n-t}
function Da({from:t,to:n},e){return Math.abs((t+n)/2-e)<ar}function Q(t){return Math.round(t*1e6)/1e6}var Ba=.06,eh=.05;function Ga(t,n){let{kn:e,It:r}=rh(t),o=[];for(let a of[...e].sort(oh)){let c=o[o.length-1];c!==void 0&&Math.abs(c.at-a.at)<
Ba?(a._&&!c._?(c.at=a.at,c.e=a.e):a._===c._&&(c.e=Math.max(c.e,a.e)),c._||=a._,c.l+=a.l,a.keepsClear&&c.spans.push([a.from,a.to])):o.push({at:a.
at,l:a.l,_:a._,e:a.e,spans:a.keepsClear?[[a.from,a.to]]:[]})}let i=a=>o.findIndex(c=>Math.abs(c.at-a)<Ba+.01),s=r.map(({t:a,high:c,width:l})=>({
t:i(a),high:i(c),fn:(a+c)/2,width:l})).filter(({t:a,high:c})=>a>=0&&c>=a);return{p:o,It:s,Nt:ih(o),Yt:n}}function rh({kn:t,It:n}){return{kn:t.
map(e=>({...e,at:Q(e.at),l:Q(e.l),e:Q(e.e),from:Q(e.from),to:Q(e.to)})),It:n.map(({t:e,high:r,width:o})=>({t:Q(e),high:Q(r),width:o===null?null:
Q(o)}))}}function oh(t,n){return t.at-n.at}function ih(t){let n=[],e=0;for(let o=0;o<t.length;o++)for(let i=o;i<t.length;i++)Math.abs(t[o].at+
t[i].at-24)>eh||(n.push([o,i]),e+=o===i?t[o].l:2*Math.min(t[o].l,t[i].l));let r=t.reduce((o,i)=>o+i.l,0);return e>.6*r?n:[]}var X={moved:1,missingEdge:.35,noEdge:3,innerEdge:.1,innerEdgeOutside:2,softEdge:.3,gapChange:.5,crowded:10,wn:8,unevenSpacing:2,wrongWidth:60,
unmirrored:12,offCentre:10,shifted:.12};var sh=50,ah=.45,ch=1.3,lh=8,uh=1e-9;function Ha(t,n){return t.p.map((e,r)=>({Qt:mh(t,r,n),ae:ph(t,r),Gn:t.It.flatMap(({t:o,high:i,width:s})=>i===
r&&s!==null?[{t:o,width:s}]:[]),ce:dh(t,r),le:hh(t,r)}))}function Ua(t,n,e,r,o){let i=o+uh,s=0;for(let a of t.Qt){if(s>i)return s;let c=n-e[a.En];
c<(a.ue?-1e-6:1e-6)&&(s+=sh),c<a.Hn-1e-6&&(s+=a.me*Math.min(1,a.Hn-c)**2+a.wn),s+=a.fe*(c-a.wanted)**2}for(let{j:a,fn:c,An:l}of t.ae)s+=l*(n-
2*e[c]+e[a])**2;for(let{t:a,width:c}of t.Gn)s+=X.wrongWidth*(n-e[a]-c)**2;for(let{t:a,pe:c,de:l}of t.ce){let u=l<0?n:e[l];s+=X.offCentre*(n+
e[a]-e[c]-u)**2/4}for(let{t:a,An:c}of t.le)s+=c*((a<0?n:e[a])+n-r)**2;return s}function mh(t,n,e){let r=t.p[n],o=[];for(let i=n-1;i>=0;i--){
let s=t.p[i],a=(r.at-s.at)*e.scale,c=yh(r,s,e),l=!e.spaced&&c&&a>.45*e.stroke&&r.at-s.at>ch,u=Math.max(1,r.l,s.l),m=i===n-1,f=(m||c)&&!fh(t,
i,n);o.push({En:i,wanted:a,ue:e.spaced&&a<ah,fe:f?Math.min(r.l,s.l)*X.gapChange*(m?1:.4):0,Hn:l?r.e+s.e+e.pn:0,me:u*X.crowded,wn:Math.max(1,
u/2)*X.wn})}return o}function fh(t,n,e){return t.It.some(r=>r.t===n&&r.high===e&&r.width!==null)}function ph({p:t},n){let e=[];for(let r=n-1;r>=
1;r--){let o=t[n].at-t[r].at;if(!(o<1))for(let i=r-1;i>=0;i--){let s=t[r].at-t[i].at;if(s>o+.05)break;if(Math.abs(s-o)>=.05)continue;let a=Math.
min(lh,t[n].l,t[r].l,t[i].l);e.push({j:i,fn:r,An:X.unevenSpacing*a})}}return e}function dh(t,n){return t.It.filter(e=>e.high===n&&e.t<n).flatMap(
e=>t.It.filter(r=>r!==e&&r.high<=n&&Math.abs(r.fn-e.fn)<=.03).map(r=>({t:e.t,pe:r.t,de:r.high===n?-1:r.high})))}function hh(t,n){return t.Nt.
filter(([,e])=>e===n).map(([e,r])=>{let o=Math.min(t.p[e].l,t.p[r].l),i=t.Yt&&e!==r?2*Math.max(1,o):1;return{t:e===n?-1:e,An:i*X.unmirrored}})}
function yh(t,n,e){let r=-e.stroke/2/e.scale;return t.spans.some(o=>n.spans.some(i=>Math.min(o[1],i[1])-Math.max(o[0],i[0])>r))}var cr=24,xh=[0,.5,-.5],gh=[0,.25,-.25,.5,-.5],bh=[-1,0,1],Sh=[-2,-1,0,1,2],Mh=2.2;function ja(t,n,e,r=1/0){let o=t.Nt.length===0?[0]:Number.
isInteger(e.stroke)?xh:gh,i=null,s=r;for(let a of o)i=kh(t,e,n,a,s)??i,s=i?.z??r;return i}function kh(t,n,e,r,o){let i=o-1e-9,s=t.p.reduce((u,m)=>u+
m.l,0),a=n.size+2*r,c=[[]],l=[Math.abs(r)*(1+s*X.shifted)];for(let u=0;u<t.p.length;u++){let m=Ah(u,t,n,r),f=e[u],p={from:[],qt:[],z:[]};for(let[
d,M]of c.entries())for(let{qt:R,z:N}of Eh(m,f,u,M,t,n)){let L=p.z.length<cr?i:Math.min(i,p.z[cr-1]),j=l[d]+N;if(j>=L)continue;let xt=j+Ua(f,
R,M,a,L-j);xt<L&&wh(p,d,R,xt)}let h=c;if(c=p.from.map((d,M)=>h[d].concat(p.qt[M])),l=p.z,c.length===0)return null}return{Un:c[0],z:l[0],shift:r}}
function wh({from:t,qt:n,z:e},r,o,i){let s=Math.min(e.length,cr-1);for(;s>0&&e[s-1]>i;s--)t[s]=t[s-1],n[s]=n[s-1],e[s]=e[s-1];t[s]=r,n[s]=o,
e[s]=i}function Eh(t,{Gn:n},e,r,o,i){if(n.length===0)return t;let s=n.map(({t:a,width:c})=>ur(r[a]+c)).filter(a=>a<=Va(e,o,i)+1e-6&&!t.some(
c=>Math.abs(c.qt-a)<1e-4));return s.length===0?t:[...t,...s.map(a=>lr(a,e,o,i))]}function Xa(t,n,e,r){if(r.Wt){if(e.p.length===1)return(r.t+
r.high)/2;if(n===0)return za(t,r.t,r.Mt)+t.e;if(n===e.p.length-1)return za(t,r.high,r.kt)-t.e}let o=(r.stroke/2-r.scale)*.3,i=t.at<11.9?1:t.
at>12.1?-1:0;return t.at*r.scale+o*i}function za(t,n,e){return t._?Math.round(n):e}function Ah(t,n,e,r){let o=n.p[t],i=Xa(o,t,n,e),s=t===0,a=t===
n.p.length-1,c=(o._||!s?e.t:e.Mt)+o.e,l=Va(t,n,e),u=new Set;for(let f of[-o.e,o.e]){let p=Math.round(i+f);for(let h of e.stroke>2.4*e.scale?
Sh:bh)u.add(ur(p+h-f))}if(o._||u.add(ur(Math.min(l,Math.max(c,i)))),n.Nt.some(([f,p])=>f===t&&p===t)&&u.add(e.size/2+r),e.Wt&&(s||a))return[
lr(s&&a?Ph(i,o,n):i,t,n,e)];let m=[...u].filter(f=>f>=c-1e-6&&f<=l+1e-6&&Math.abs(f-i)<=Mh);return m.length===0&&m.push(Math.min(l,Math.max(
c,i))),m.map(f=>lr(f,t,n,e))}function Ph(t,n,e){if(!n._)return t;let r=Math.round(t-n.e)+n.e,o=Math.round(t+n.e)-n.e,i=Math.abs(r-t)<=Math.abs(
o-t)?r:o,s=ae(i-n.e)&&ae(i+n.e);return e.Yt&&!(s&&Math.abs(i-t)<.3)?t:i}function lr(t,n,e,r){let o=e.p[n],i=ae(t-o.e),s=ae(t+o.e),a=t<r.size/
2?i:s,c=o.l*X.moved*(t-Xa(o,n,e,r))**2;if(!o._)return{qt:t,z:a?c:c+o.l*X.softEdge};let l=Number(i)+Number(s),u=e.Yt&&e.Nt.some(([f,p])=>f===
n&&p===n);c+=(2-l)*o.l*X.missingEdge,l===0&&!u&&(c+=X.noEdge*o.l);let m=n===0||n===e.p.length-1;return l===1&&!a&&(c+=o.l*(m?X.innerEdgeOutside:
X.innerEdge)),{qt:t,z:c}}function Va(t,n,e){let r=n.p[t],o=t===n.p.length-1;return(r._||!o?e.high:e.kt)-r.e}function ae(t){return Math.abs(t-
Math.round(t))<.001}function ur(t){return Math.round(t*1e4)/1e4}var Rh=1.2,Ya=.08;function fr(t,n,e=null){if(e!==null)return mr(t,n,e).Kt;let r=t.some(({shape:a})=>a.kind==="circle"&&(Ka(a.x)||Ka(a.y))),o={
x:qa(t,"x"),y:qa(t,"y")},i=mr(t,n,{zn:0,Yt:o});if(!r)return i.Kt;let s=mr(t,n,{zn:1,Yt:o},i.z);return s!==null&&s.z<i.z-1e-6?s.Kt:i.Kt}function mr(t,n,e,r=1/0){
let{size:o,scale:i,stroke:s,pn:a}=n.style,c=vh(t,n,e.zn),l=$a(t,n.groups,(s/2+a)/i),u=(h,d)=>{let M=Wa(t,h,s,c,l),R=Ga(M,e.Yt[h]),N={size:o,
scale:i,stroke:s,pn:a,spaced:n.spaced,Wt:n.Wt,...Th(n[h])},L=ja(R,Ha(R,N),N,d);if(L===null)return null;let j=R.p.map(({at:Wt})=>Wt),xt=Lh(R,
L);return{map:Ch(j,L,R.Nt.length>0,o,i),z:L.z,f:xt}},m=u("x",r),f=m===null?null:u("y",r-m.z);if(m===null||f===null)return null;let p=new Map;
for(let h of t){let{shape:d}=h;if(d.kind!=="circle")continue;let M=(c.get(h)??2*d.r*i)/2,R=(N,L,{t:j,high:xt})=>{let Wt=M+s/2;return Math.max(
j+Wt,Math.min(xt-Wt,(N(L-d.r)+N(L+d.r))/2))};p.set(h,{x:R(m.map,d.x,n.x),y:R(f.map,d.y,n.y),r:M})}return{Kt:{gt:m.map,bt:f.map,scale:i,mn:e,
f:{x:m.f,y:f.f},Pn:p},z:m.z+f.z}}function Th({t,high:n,Mt:e,kt:r}){return{t:Q(t),high:Q(n),Mt:Q(e),kt:Q(r)}}function qa(t,n){let e=t.flatMap(
({shape:a})=>_(a)),r=t.flatMap(({shape:a})=>a.kind==="dot"?[a]:[]),o=(a,c)=>n==="x"?{x:24-a,y:c}:{x:a,y:24-c},i=(a,c)=>e.some(l=>F(l,a,c)<Ya);
return e.every(a=>[0,.5,1].every(c=>{let l=C(a,c),u=o(l.x,l.y);return i(u.x,u.y)}))&&r.every(a=>{let c=o(a.x,a.y);return r.some(l=>Math.hypot(
l.x-c.x,l.y-c.y)<Ya)})}function vh(t,n,e){let r=new Map;for(let o of t){let{shape:i}=o;if(i.kind!=="circle")continue;let s=Math.abs(i.x-12)<
.01||Math.abs(i.y-12)<.01;r.set(o,Oh(2*i.r,n,s?e:null))}return r}function Oh(t,n,e){let{scale:r,stroke:o}=n.style,i=(o/2-r)*.6,s=t*r-i,a=Math.
min(n.x.high-n.x.t,n.y.high-n.y.t)-o,c=s,l=1/0;for(let u=Math.ceil(s+o-2);u<=s+o+2;u++){let m=u-o;if(m<=.4||m>a+1e-9)continue;let f=e!==null&&
Math.abs(u%2)!==e?Rh:0,p=Math.abs(m-s)+f;p<l-1e-9&&(l=p,c=m)}return Math.min(c,a)}function Lh({p:t},{Un:n}){let e=t.length-1;return e<0?{t:0,
high:0}:{t:n[0]-t[0].e,high:n[e]+t[e].e}}function Ch(t,n,e,r,o){let i=t.map((c,l)=>[c,n.Un[l]]);e&&!t.some(c=>Math.abs(c-12)<.3)&&(i.push([12,
r/2+n.shift]),i.sort((c,l)=>c[0]-l[0]));let s=i[0],a=i[i.length-1];return s===void 0||a===void 0?c=>c*o:c=>{if(c<=s[0])return s[1]+(c-s[0])*
o;if(c>=a[0])return a[1]+(c-a[0])*o;let l=i.findIndex(([f])=>c<=f),u=i[l-1],m=i[l];return u[1]+(c-u[0])*(m[1]-u[1])/(m[0]-u[0])}}function Ka(t){
return Math.abs(t-12)<.01}var Za=.15;function Ja(t,n,{stroke:e}){let r=e/2,o=[...t.segments],i=o[0],s=o[o.length-1];if(i===void 0||s===void 0)return t;if(n.end!=="att\
ached"){let a=D(s,1),c=n.end==="trimmed"?r*Za:le(a,r),l=s.x1+a.x*c,u=s.y1+a.y*c;s.kind==="line"?o[o.length-1]=g(s.x0,s.y0,l,u):o.push(g(s.x1,
s.y1,l,u))}if(n.start!=="attached"){let a=o[0],c=D(a,0),l=n.start==="trimmed"?r*Za:le(c,r),u=a.x0-c.x*l,m=a.y0-c.y*l;a.kind==="line"?o[0]=g(
u,m,a.x1,a.y1):o.unshift(g(u,m,a.x0,a.y0))}return{segments:o,closed:!1}}function le(t,n){let e=Math.max(Math.abs(t.x),Math.abs(t.y)),r=Math.
min(Math.abs(t.x),Math.abs(t.y));return n*(1-r)/e}function Qa(t,{stroke:n,cap:e,join:r}){if(t.dot!==null)return[tc(t.dot,e)];let o=At(t.path,
n,{cap:e,join:r,Vt:4});return t.solid===!0?[...o,$h(t.path.segments)]:o}function $h(t){return H(t)<0?et(t):t}function tc(t,n){let e=t.diameter/
2;return n==="round"?V(t.x,t.y,e):Bt({x0:t.x-e,y0:t.y-e,x1:t.x+e,y1:t.y+e})}var Nh=.6,Ih=64,pr=1.6;function nc(t,n,e){switch(Fh(t,n)){case"s\
olid":{let r=dr(t);return{wt:!0,regions:[ce(t,e),r],Tt:r}}case"hole":return{wt:!1,regions:[t.dot===null?Wh(t,n,e):ce(t,e)],Tt:[]};case"knock\
-out":return{wt:!1,regions:[[...ce(t,e),...Dh(t,n,e)]],Tt:[]};case"ink":return{wt:!0,regions:[ce(t,e)],Tt:[]}}}function ue(t,n){return _h(t,
n)>Nh}function Fh(t,n){let{role:e,over:r,notch:o}=t.u;return e==="solid"||e==="hole"||e==="knock-out"||e==="ink"?e:e==="auto"&&t.dot===null&&
t.closed?"solid":e==="auto"&&t.dot!==null&&!ue(t,n)?"ink":r==="none"&&!o&&ue(t,n)?"knock-out":"ink"}function _h({segments:t,dot:n},e){if(e.length===
0)return 0;if(n!==null)return ct(e,n.x,n.y)!==0?1:0;let r=0,o=0;for(let i of t){let s=Math.min(Ih,Math.max(2,Math.ceil(S(i)*2)));for(let a=0;a<
s;a++){let{x:c,y:l}=C(i,(a+.5)/s);o++,ct(e,c,l)!==0&&r++}}return o===0?0:r/o}function Dh({segments:t,closed:n},e,r){let o=t[0],i=t[t.length-
1];return n||o===void 0||i===void 0?[]:[...me(e,o.x0,o.y0)?fe(o,0,r.stroke*pr,r):[],...me(e,i.x1,i.y1)?fe(i,1,r.stroke*pr,r):[]]}function me(t,n,e){
return t.some(r=>r.some(o=>F(o,n,e)<.15))}function Wh(t,n,e){let r=t.segments[0],o=t.segments[t.segments.length-1];if(t.closed||r===void 0||
o===void 0)return dr(t);let i=e.stroke*pr,s=[...t.segments];return me(n,o.x1,o.y1)&&s.push(hr(o,1,i)),me(n,r.x0,r.y0)&&s.unshift(hr(r,0,i)),
dr({...t,segments:s})}function dr({segments:t,closed:n}){let e=t[0],r=t[t.length-1];if(e===void 0||r===void 0)return[];let o=n?[...t]:[...t,
g(r.x1,r.y1,e.x0,e.y0)];return[H(o)<0?et(o):o]}function ce(t,n){let{stroke:e,cap:r,join:o}=n;if(t.dot!==null)return[tc(t.dot,r)];let i=At({segments:t.
segments,closed:t.closed},e,{cap:r,join:o,Vt:4});return r==="round"||t.closed?i:[...i,...Bh(t,n)]}function Bh({segments:t,attached:n},e){let r=[],
o=t[0],i=t[t.length-1];return o!==void 0&&!n.start&&r.push(...fe(o,0,le(D(o,0),e.stroke/2),e)),i!==void 0&&!n.end&&r.push(...fe(i,1,le(D(i,1),
e.stroke/2),e)),r}function fe(t,n,e,r){return At({segments:[hr(t,n,e)],closed:!1},r.stroke,{cap:"butt",join:"miter",Vt:4})}function hr(t,n,e){
let r=D(t,n);return n===1?g(t.x1,t.y1,t.x1+r.x*e,t.y1+r.y*e):g(t.x0-r.x*e,t.y0-r.y*e,t.x0,t.y0)}var ft=1e-6;function ec(t,n){let e=n.flat().map(l=>({segment:l,box:T([l])})),r=[],o=[],i=!1;for(let l of t.segments)for(let u of Hh(l,e)){if(S(
u)<=ft&&S(l)>ft)continue;let m=C(u,.5);ct(n,m.x,m.y)===0?o.push(u):(i=!0,o.length>0&&r.push(o),o=[])}if(!i)return t.segments.length>0?[t]:[];
o.length>0&&r.push(o);let s=o.length>0,a=r[0],c=r[r.length-1];return t.closed&&s&&a&&c&&r.length>1&&Gh(c,a)&&(r[0]=[...c,...a],r.pop()),r.map(
l=>({segments:Uh(l),closed:!1})).filter(l=>l.segments.reduce((u,m)=>u+S(m),0)>ft)}function Gh(t,n){let e=t[t.length-1],r=n[0];return Math.hypot(
e.x1-r.x0,e.y1-r.y0)<ft}function Hh(t,n){let e=T([t]),r=[];for(let a of n)if(!(a.box.x0>e.x1+ft||a.box.x1<e.x0-ft)&&!(a.box.y0>e.y1+ft||a.box.
y1<e.y0-ft))for(let c of ut(t,a.segment))r.push(c.yn);if(r.length===0)return[t];let o=ft/Math.max(S(t),ft);r.sort((a,c)=>a-c);let i=[],s=0;for(let a of r)
a-s<=o||1-a<=o||(i.push(rt(t,s,a)),s=a);return i.push(rt(t,s,1)),i}function Uh(t){let n=[];for(let e of t){let r=n[n.length-1],o=r&&zh(r,e);
o?n[n.length-1]=o:n.push(e)}return n}function zh(t,n){if(t.kind==="line"&&n.kind==="line"){let e=(t.x1-t.x0)*(n.y1-n.y0)-(t.y1-t.y0)*(n.x1-n.
x0),r=(t.x1-t.x0)*(n.x1-n.x0)+(t.y1-t.y0)*(n.y1-n.y0);return r<=0||Math.abs(e)>1e-9*r?null:{...t,x1:n.x1,y1:n.y1}}return t.kind==="line"||n.
kind==="line"||t.cx!==n.cx||t.cy!==n.cy||t.r!==n.r||t.sweep*n.sweep<=0||Math.abs(t.sweep+n.sweep)>2*Math.PI-1e-6?null:{...t,x1:n.x1,y1:n.y1,
sweep:t.sweep+n.sweep}}var oc=.03,jh=1,Xh=2,rc=.25;function yr(t,n,e,r){let o=t[t.length-1];if(o===void 0)return t;let i=sc(n,o.x1,o.y1);return i<=oc||i>=e?t:Vh(t,
Yh(o,n,jh*e)??qh(o,n,Xh*e,r))}function ic(t,n,e,r){let o=et(t),i=yr(o,n,e,r);return i===o?t:et(i)}function Vh(t,n){if(n===null)return t;let e=t.
slice(0,-1);return n<=1e-6?e.length===0?t:e:[...e,rt(t[t.length-1],0,n)]}function Yh(t,n,e){let o=n.flatMap(({x0:a,y0:c,x1:l,y1:u})=>[{x:a,y:c},
{x:l,y:u}]).map(({x:a,y:c})=>Mt(t,a,c)).filter(({o:a})=>a<=oc),i=[...n.flatMap(a=>ut(t,a).map(({yn:c})=>c)),...o.map(({xn:a})=>a)],s=Math.max(
-1,...i);return s>=0&&(1-s)*S(t)<=e?s:null}function qh(t,n,e,r){let o=S(t);for(let i=rc;i<=Math.min(e,o);i+=rc){let{x:s,y:a}=C(t,1-i/o);if(sc(
n,s,a)>=r)return 1-i/o}return null}function sc(t,n,e){return Math.min(1/0,...t.map(r=>F(r,n,e)))}var Kh=.9,Zh=1.25;function lc(t,n,e){let r=[],o=new Set;for(let i of t){let{u:s}=i,a=n[s.group];if(a!==void 0&&a.over!=="none"&&!o.has(s.group)){
let c=t.filter(l=>l.u.group===s.group);r=ac(r,ir(c,a.over,e),e)}o.add(s.group),s.over!=="none"&&(r=ac(r,ir([i],s.over,e),e)),r.push(Qh(i))}return Jh(
r,e).map(i=>ey(i,e))}function Jh(t,{stroke:n,pn:e}){let r=[...t];for(let o=r.length-1;o>=0;o--){let i=r[o];if(i.dot!==null||i.f.start!=="tri\
mmed"&&i.f.end!=="trimmed")continue;let s=r.flatMap(c=>c===i||c.dot!==null?[]:c.path.segments),{segments:a}=i.path;i.f.end==="trimmed"&&(a=yr(
a,s,n,n+e)),i.f.start==="trimmed"&&(a=ic(a,s,n,n+e)),r[o]={...i,path:{...i.path,segments:a}}}return r}function Qh({u:t,segments:n,closed:e,dot:r,
attached:o}){return{path:r===null?{segments:n,closed:e}:{segments:[g(r.x,r.y,r.x+.01,r.y)],closed:!1},u:t,dot:r,f:{start:o.start?"attached":
"free",end:o.end?"attached":"free"}}}function ac(t,n,e){return n.length===0?[...t]:t.flatMap(r=>ty(r,n,e))}function ty(t,n,e){if(uc(t))return ny(
t,n);let r=ec(t.path,n),o=r[0];return r.length===1&&o!==void 0&&Math.abs(xr(o)-xr(t.path))<1e-6?[t]:r.flatMap(i=>{let s=!t.path.closed&&cc(i.
segments[0],t.path.segments[0],0),a=!t.path.closed&&cc(i.segments[i.segments.length-1],t.path.segments[t.path.segments.length-1],1),c={start:s?
t.f.start:"trimmed",end:a?t.f.end:"trimmed"},u=(c.start!=="attached"&&c.end!=="attached"?Zh:Kh)*e.stroke;return xr(i)<u?[]:[{...t,path:i,f:c}]})}
function uc({u:t,path:n}){return n.closed&&t.role==="solid"&&t.vt.at(-1)?.finish==="outlined"}function ny(t,n){return yt([[t.path.segments],
n],r=>r[0]!==0&&r[1]===0).map(r=>({...t,path:{segments:r,closed:!0}}))}function cc(t,n,e){if(t===void 0||n===void 0)return!1;let[r,o,i,s]=e===
0?[t.x0,t.y0,n.x0,n.y0]:[t.x1,t.y1,n.x1,n.y1];return Math.hypot(r-i,o-s)<1e-6}function xr(t){return t.segments.reduce((n,e)=>n+S(e),0)}function ey(t,n){
let{path:e,u:r,dot:o,f:i}=t;return{path:n.cap==="butt"&&o===null&&!e.closed?Ja(e,i,n):e,span:r.span,part:r.part,dot:o,...uc(t)?{solid:!0}:{}}}var dc=.01;function hc(t,n,{stroke:e,radius:r}){let{shape:o}=t;switch(o.kind){case"circle":{let{x:i,y:s,r:a}=n.Pn.get(t)??{x:n.gt(o.x),y:n.bt(
o.y),r:o.r*n.scale};return mc(t,V(i,s,a))}case"oval":{let i=n.gt(o.x-o.rx),s=n.gt(o.x+o.rx),a=n.bt(o.y-o.ry),c=n.bt(o.y+o.ry),l=(u,m)=>Math.
max(dc,(m-u)/2);return mc(t,ee((i+s)/2,(a+c)/2,l(i,s),l(a,c)))}case"dot":{let i=r===0?Math.max(1,o.scale):o.scale,s={x:n.gt(o.x),y:n.bt(o.y),
diameter:e*i};return{u:t,segments:[],Zt:[],closed:!1,dot:s}}case"curve":return ry(t,o,n);case"chain":return oy(t,o,n)}}function mc(t,n){return{
u:t,segments:n,Zt:n.map(()=>null),closed:!0,dot:null}}function ry(t,n,e){let r=n.m.map(({x:s,y:a,sharp:c})=>({x:e.gt(s),y:e.bt(a),sharp:c})),
o=ne(r,n.closed),i=o.map((s,a)=>{let c=o[(a+1)%o.length];if(c===void 0||!n.closed&&a===o.length-1||Math.abs(v(s,c))<.05)return null;let l=r.
findIndex(({x:u,y:m})=>Math.hypot(u-s.x1,m-s.y1)<1e-6);return n.m[l]?.corner??null});return{u:t,segments:o,Zt:i,closed:n.closed,dot:null}}function oy(t,n,e){
let r=n.m.map(u=>({...u,x:e.gt(u.x),y:e.bt(u.y)})),o=_(n),i=iy(n,o,r,e),s=[],a=[];o.forEach((u,m)=>{let f=r[m],p=r[(m+1)%r.length];if(Math.hypot(
p.x-f.x,p.y-f.y)<1e-6)return;let h=u.kind==="line"?[g(f.x,f.y,p.x,p.y)]:sy(u,f,p,i[m]);h.forEach((d,M)=>{s.push(d);let R=!n.closed&&m===o.length-
1,N=M<h.length-1||R||p.corner.kind==="smooth"?null:p.corner;a.push(N)})});let c=r[0];if(s.length>0||c===void 0)return{u:t,segments:s,Zt:a,closed:n.
closed,dot:null};let l=g(c.x,c.y,c.x+dc,c.y);return{u:t,segments:[l],Zt:[null],closed:!1,dot:null}}function iy(t,n,e,r){let o=n.length;return n.
map((i,s)=>{if(i.kind==="line")return{start:null,end:null};let a=n[s-1]??(t.closed?n[o-1]:void 0),c=n[s+1]??(t.closed?n[0]:void 0),l=e[s],u=e[(s+
1)%e.length],m=e[(s-1+e.length)%e.length],f=e[(s+2)%e.length];return{start:fc(i,0,a,m,l,r),end:fc(i,1,c,u,f,r)}})}function fc(t,n,e,r,o,i){let s=D(
t,n);if(Math.abs(s.x)<.001)return{x:0,y:Math.sign(s.y)};if(Math.abs(s.y)<.001)return{x:Math.sign(s.x),y:0};if(e===void 0)return null;let a=n===
0?v(e,t):v(t,e);if(Math.abs(a)>.05)return null;if(e.kind==="line")return pc(o.x-r.x,o.y-r.y);let c=n===0?{x:t.x0,y:t.y0}:{x:t.x1,y:t.y1};return pc(
i.gt(c.x+s.x/2)-i.gt(c.x-s.x/2),i.bt(c.y+s.y/2)-i.bt(c.y-s.y/2))}function sy(t,n,e,r){let o=ly(t,n,e,r);return o.every(i=>cy(i,t))?o:[nt(n.x,
n.y,e.x,e.y,t.sweep)]}var ay=1;function cy(t,n){return t.kind==="line"||Math.abs(t.sweep)<Math.abs(n.sweep)+ay}function ly(t,n,e,{start:r,end:o}){
if(r===null&&o===null)return[nt(n.x,n.y,e.x,e.y,t.sweep)];if(o===null)return[Lt(n.x,n.y,r.x,r.y,e.x,e.y)];if(r===null)return[Ct(Lt(e.x,e.y,-o.
x,-o.y,n.x,n.y))];if(Math.abs(r.x*o.x+r.y*o.y)<1e-6&&(r.x===0||r.y===0))return uy(n,e,r,Math.sign(t.sweep));let i=Lt(n.x,n.y,r.x,r.y,e.x,e.y),
s=D(i,1);return Math.hypot(s.x-o.x,s.y-o.y)<.001?[i]:rr(n.x,n.y,r,e.x,e.y,o).filter(a=>S(a)>1e-6)}function uy(t,n,e,r){let o=Math.abs(n.x-t.
x),i=Math.abs(n.y-t.y),s=Math.min(o,i),a=r*Math.PI/2;if(Math.abs(o-i)<1e-6)return[nt(t.x,t.y,n.x,n.y,a)];let c=e.y===0?o-s:i-s;if(c>1e-6){let m={
x:t.x+e.x*c,y:t.y+e.y*c};return[g(t.x,t.y,m.x,m.y),nt(m.x,m.y,n.x,n.y,a)]}let l=e.y===0?i-s:o-s,u=e.y===0?{x:n.x,y:n.y-Math.sign(n.y-t.y)*l}:
{x:n.x-Math.sign(n.x-t.x)*l,y:n.y};return[nt(t.x,t.y,u.x,u.y,a),g(u.x,u.y,n.x,n.y)]}function pc(t,n){let e=Math.hypot(t,n);return e<1e-9?null:
{x:t/e,y:n/e}}var xc=1e-4,gr=1e-4,Sn=1e-9;function gc(t,n,e){let r=t.length,o=n?r:r-1,s=t.map((a,c)=>c<o?e[c]??0:0).map((a,c)=>bc(t,c,a));return my(t,s),fy(
t,n,s)}function bc(t,n,e){if(e<gr)return null;let r=t[n],o=t[(n+1)%t.length],i=yc(r,o,e);if(i)return i;if(Math.abs(v(r,o))<xc)return null;let s=null,
a=0,c=e;for(let l=0;l<50&&c-a>1e-13*e;l++){let u=(a+c)/2,m=u<gr?null:yc(r,o,u);if(m)s=m,a=u;else{if(u<gr)return s;c=u}}return s}function yc(t,n,e){
let r=v(t,n);if(Math.abs(r)<xc)return null;let o=r>0?1:-1,i=oe(t,e,o),s=oe(n,e,o);if(!i||!s)return null;let a=S(t),c=S(n),l=null;for(let{x:u,
y:m}of rn(i,s)){let f=(1-tt(t,u,m))*a,p=tt(n,u,m)*c;f<-Sn||p<-Sn||f>a+Sn||p>c+Sn||(l===null||f+p<l.xt+l.Bt)&&(l={cx:u,cy:m,r:e,xt:f,Bt:p})}return l}
function my(t,n){let e=t.length;for(let r=0;r<24;r++){let o=n.map(()=>1),i=!1;for(let s=0;s<e;s++){let a=(s+e-1)%e,c=S(t[s]),l=(n[a]?.Bt??0)+
(n[s]?.xt??0);l<=c+Sn||(i=!0,o[s]=Math.min(o[s],c/l),o[a]=Math.min(o[a],c/l))}if(!i)return;for(let s=0;s<e;s++){let a=n[s];a&&o[s]<1&&(n[s]=
bc(t,s,a.r*o[s]))}}for(let r=0;r<e;r++){let o=(r+e-1)%e;(n[o]?.Bt??0)+(n[r]?.xt??0)>S(t[r])+1e-6&&(n[r]=null)}}function fy(t,n,e){let r=t.length,
o=[];for(let i=0;i<r;i++){let s=t[i],a=S(s),c=e[(i+r-1)%r],l=e[i],u=c?Math.min(1,Math.max(0,c.Bt/a)):0,m=l?Math.max(u,1-l.xt/a):1;(m-u)*a<=1e-7&&
(c||l)||o.push(rt(s,u,m)),l&&o.push(py(s,t[(i+1)%r],l))}return dy(o,t,n)}function py(t,n,e){let r=rt(t,0,1-e.xt/S(t)),o=rt(n,e.Bt/S(n),1),i=r.
x1-e.cx,s=r.y1-e.cy,a=o.x0-e.cx,c=o.y0-e.cy,l=v(t,n)>0,u=Math.atan2(i*c-s*a,i*a+s*c);return l&&u<0&&(u+=2*Math.PI),!l&&u>0&&(u-=2*Math.PI),I(
e.cx,e.cy,e.r,Math.atan2(s,i),u,r.x1,r.y1,o.x0,o.y0)}function dy(t,n,e){for(let s=e?0:1;s<t.length;s++){let a=t[s===0?t.length-1:s-1],c=t[s];
(c.x0!==a.x1||c.y0!==a.y1)&&(t[s]={...c,x0:a.x1,y0:a.y1})}let r=t[0];if(e||!r)return t;t[0]={...r,x0:n[0].x0,y0:n[0].y0};let o=t.length-1,i=n[n.
length-1];return t[o]={...t[o],x1:i.x1,y1:i.y1},t}var hy=.2,pe={right:.5,rightAtEnd:.8,En:.3,otherAtEnd:.45},Sc={w:.25,perRadius:.2};function kc(t,n,e,r){let{segments:o,Zt:i,closed:s}=t,{scale:a}=e,
c=Sy(t,n,e)*t.u.radius,l=o.map((u,m)=>{let f=i[m]??null,p=o[(m+1)%o.length];if(f===null||gy(r,t,u.x1,u.y1))return 0;let h=Math.abs(v(u,p)),d=f.
kind==="relative"&&!xy(u,p)?c*e.jn:c,M={xt:!s&&m===0,Bt:!s&&m===o.length-2};return by(f,d,a,h,S(u),S(p),M)});return l.some(u=>u>0)?gc(o,s,l):
[...o]}var yy=.05;function xy(t,n){let e=Mc(C(t,.5),n),r=Mc(C(n,.5),n),o=(i,s)=>Math.min(Math.abs(i),Math.abs(s))>yy&&i*s>0;return o(e.x,r.x)||
o(e.y,r.y)}function Mc(t,{x0:n,y0:e}){let r=Math.max(Math.hypot(t.x-n,t.y-e),1e-9);return{x:(t.x-n)/r,y:(t.y-e)/r}}function gy(t,n,e,r){let o=n.
segments[0],i=n.segments[n.segments.length-1];return t.some(s=>Math.hypot(s.x-e,s.y-r)<.05&&!(o!==void 0&&!n.closed&&Math.hypot(o.x0-e,o.y0-
r)<1e-6)&&!(i!==void 0&&!n.closed&&Math.hypot(i.x1-e,i.y1-r)<1e-6))}function by(t,n,e,r,o,i,s){if(t.kind==="smooth")return 0;if(t.kind==="fi\
xed")return t.radius*e;let a=n*t.factor;if(a<=0||r<.02)return 0;let c=Math.abs(r-Math.PI/2)<hy,l=(d,M)=>d*(c?M?pe.rightAtEnd:pe.right:M?pe.otherAtEnd:
pe.En),u=Math.tan(r/2),m=Math.min(l(o,s.xt),l(i,s.Bt))/u,f=Math.min(a,m),p=f*(1/Math.max(Math.cos(r/2),.001)-1),h=(Sc.w+Sc.perRadius*(n/e))*
e;return p>h&&!c?f*h/p:f}function Sy(t,n,{radius:e,scale:r,stroke:o}){if(!t.u.inner||t.segments.length===0)return e;let i=T(t.segments),s=1/0,
a=e;for(let c of n){if(c===t||!c.closed)continue;let l=T(c.segments);if(l.x0>=i.x0||l.y0>=i.y0||l.x1<=i.x1||l.y1<=i.y1)continue;let u=Math.min(
i.x0-l.x0,i.y0-l.y0,l.x1-i.x1,l.y1-i.y1);u>=s||(s=u,a=My(c,e,r))}return s===1/0?e:Math.max(Math.min(e,o/4),a-s)}function My({Zt:t,u:n},e,r){
let o=t.find(i=>i!==null);return o?.kind==="fixed"?o.radius*r:e*n.radius*(o?.kind==="relative"?o.factor:1)}var br=.12,ky=2.2,wy=.3,Ey=new Set(["none","side"]);function de(t,n,e,r){let o=Py(t,n),i=Ry(t,o).map(({x:l,y:u})=>({x:e.gt(l),y:e.bt(u)})),s=t.
map(l=>hc(l,e,r)),a=s.map(l=>kc(l,s,r,i)),c=new Map(t.map((l,u)=>[l,a[u]]));return s.map((l,u)=>Ay(l,a[u],o.get(l.u),c))}function Ay(t,n,e,r){
let o=e?.start??null,i=e?.end??null,s=(c,l)=>c===null?null:c===t.u?l:r.get(c),a=n.length>0&&(o!==null||i!==null)?Ty(n,{start:s(o,n.slice(2)),
end:s(i,n.slice(0,-2))}):n;return{u:t.u,segments:a,closed:t.closed,dot:t.dot,attached:{start:o!==null,end:i!==null}}}function Py(t,n){let e=({
group:i})=>Ey.has(n[i]?.over??"none")?-1:i,r=t.map(i=>({u:i,segments:_(i.shape)})),o=new Map;for(let{u:i,segments:s}of r){let a=s[0],c=s[s.length-
1];if(!vy(i)||a===void 0||c===void 0)continue;let l=(u,m,f)=>{let p=r.find(d=>d.u!==i&&e(d.u)===e(i)&&d.segments.some(M=>F(M,u,m)<br));if(p!==
void 0)return p.u;let h=t.find(d=>d.shape.kind==="dot"&&e(d)===e(i)&&Math.hypot(d.shape.x-u,d.shape.y-m)<br);return h!==void 0?h:f.some(d=>F(
d,u,m)<br)?i:null};o.set(i,{start:l(a.x0,a.y0,s.slice(2)),end:l(c.x1,c.y1,s.slice(0,-2))})}return o}function Ry(t,n){return t.flatMap(e=>{let r=n.
get(e);if(r===void 0)return[];let o=_(e.shape),i=[];r.start!==null&&i.push({x:o[0].x0,y:o[0].y0});let s=o[o.length-1];return r.end!==null&&i.
push({x:s.x1,y:s.y1}),i})}function Ty(t,n){let e=[...t];return n.end!==null&&(e[e.length-1]=wc(e[e.length-1],n.end,1)),n.start!==null&&(e[0]=
wc(e[0],n.start,0)),e}function wc(t,n,e){let r=e===0?t.x0:t.x1,o=e===0?t.y0:t.y1;if(n.some(l=>F(l,r,o)<1e-6))return t;let i=null,s=ky;for(let l of n)
for(let u of rn(t,l)){let m=Math.hypot(u.x-r,u.y-o),f=tt(l,u.x,u.y);f<-1e-6||f>1+1e-6||m>=s||(s=m,i=u)}if(i===null)return t;let a=tt(t,i.x,i.
y);return(e===1?a:1-a)*S(t)<wy?t:e===1?rt(t,0,a):rt(t,a,1)}function vy(t){let{shape:n}=t;return(n.kind==="chain"||n.kind==="curve")&&!n.closed}var Ec=5,he=.02,Oy=3;function Sr(t,n,e,{box:r,Wt:o}){let{groups:i,spaced:s}=t,a={style:e,groups:i,spaced:s,Wt:o,x:Pc(r.x0,r.x1),y:Pc(r.y0,r.
y1)},c=fr(n,a);for(let l=0;;l++){let u=de(t.elements,t.groups,c,e),m=lc(u,t.groups,e),f=m.flatMap(M=>Qa(M,e)),p=Mr(f),h=l<Ec?Cy(a,p,c,r,o):null,
d=h===null&&!o&&l<Ec+Oy?$y(c,p,r,e.stroke):null;if(h===null&&d===null)return{drawing:Ly(e,m,f,Iy(t,u,e.stroke)),Kt:c};a=h??a,c=d??fr(n,a,c.mn)}}
function Ly({cut:t,stroke:n,cap:e,join:r},o,i,s){let a=U(()=>Ma(i));return{cut:t,strokeWidth:n,cap:e,join:r,marks:o,get ink(){return a()},traits:s,
twin:null}}function Cy(t,n,{f:e},r,o){if(n===null)return null;let i=l=>o?l:Math.max(0,l),s={...t,x:{...t.x,Mt:r.x0+i(e.x.t-n.x0),kt:r.x1-i(n.
x1-e.x.high)},y:{...t.y,Mt:r.y0+i(e.y.t-n.y0),kt:r.y1-i(n.y1-e.y.high)}},a=Math.max(r.x0-n.x0,n.x1-r.x1,r.y0-n.y0,n.y1-r.y1);return Math.max(
Math.abs(s.x.Mt-t.x.Mt),Math.abs(s.x.kt-t.x.kt),Math.abs(s.y.Mt-t.y.Mt),Math.abs(s.y.kt-t.y.kt))<he||!o&&a<he?null:s}function $y(t,n,e,r){if(n===
null)return null;let o=Ac(n.x0,n.x1,e.x0,e.x1,r),i=Ac(n.y0,n.y1,e.y0,e.y1,r);if(o===null&&i===null)return null;let s=o??(l=>l),a=i??(l=>l),c=l=>{
let u=(s(l.x+l.r)-s(l.x-l.r))/2,m=(a(l.y+l.r)-a(l.y-l.r))/2;return{x:s(l.x),y:a(l.y),r:Math.min(u,m)}};return{...t,gt:l=>s(t.gt(l)),bt:l=>a(
t.bt(l)),Pn:new Map([...t.Pn].map(([l,u])=>[l,c(u)]))}}function Ac(t,n,e,r,o){if(e-t<he&&n-r<he)return null;let i=t+o/2,s=Math.max(t,e)+o/2,
a=Math.max(.2,(Math.min(n,r)-o/2-s)/Math.max(.1,n-o/2-i));return c=>s+(c-i)*a}function Pc(t,n){return{t,high:n,Mt:t,kt:n}}var Ny=new Set(["b\
ox","round","hull"]);function Iy(t,n,e){let{keyline:r,directional:o,partial:i,groups:s}=t,a=n.filter(({u:c})=>Ny.has(s[c.group]?.over??"none"));
return{keyline:r,directional:o,partial:i,unfillable:!1,badge:a.length===0?null:Fy(a,e)}}function Fy(t,n){let e=t.map(({segments:r,dot:o})=>{
let i=o===null?n/2:o.diameter/2,s=o===null?T(r):{x0:o.x,y0:o.y,x1:o.x,y1:o.y};return vt(s,i)});return lt(e)}function Mr(t){let n=t.flat();return n.
length===0?null:T(n)}var _y=2.75,Dy=.75,Wy=.001;function Rc(t,n,e){if(n.length===0)return[...t];let r=t.filter(o=>By(o,e)&&Gy(o,n));return r.length===0?[...t]:t.
filter(o=>!r.includes(o)&&!(H(o)<0&&Hy(o,r)))}function By(t,n){let e=H(t);if(e<=0)return!1;let r=t.reduce((o,i)=>o+S(i),0);return e<_y*n||2*
e/r<Dy}function Gy(t,n){return t.some(e=>{let r=[.1,.5,.9].map(o=>C(e,o));return n.some(o=>o.some(i=>r.every(({x:s,y:a})=>F(i,s,a)<Wy)))})}function Hy(t,n){
let{x0:e,y0:r}=t[0];return ct(n,e,r)!==0}var Uy=.5,zy=.6;function vc(t){return!t.some(({u:n,closed:e})=>n.role==="solid"||e&&n.role==="auto")}function Oc(t,n,e){let r={nt:[],Tt:[],Rn:[]},
o=new Set;for(let a of t){let c=a.u.group,l=n[c];if(l===void 0)Lc(a,r,e);else if(!o.has(c)){o.add(c);let u=t.filter(m=>m.u.group===c);jy(u,l,
r,e)}}let i=[],s=Cc(r.nt,i);return Rc(yt(i,s).filter(Vy),r.Rn,e.stroke)}function jy(t,n,{nt:e,Tt:r,Rn:o},i){let s={nt:[],Tt:[],Rn:o};for(let u of t)
Lc(u,s,i);let a=n.over!=="none"||n.notch?[sr(t,n.over,i)]:[];n.over!=="none"&&o.push(...a.flat());let l=(n.role==="knock-out"||n.role==="hol\
e")&&t.some(u=>ue(u,r));e.push({wt:!l,he:s.nt,dn:a}),l||r.push(...s.Tt)}function Lc(t,{nt:n,Tt:e},r){let{over:o,notch:i}=t.u;(o!=="none"||i)&&
n.push({wt:!1,regions:[sr([t],o,r)]});let s=nc(t,e,r);n.push(s),e.push(...s.Tt)}var Xy=()=>!1;function Cc(t,n){let e=t.map(r=>{if("regions"in
r)return{wt:r.wt,covers:Tc(r.regions,n),dn:Xy};let o=Cc(r.he,n);return{wt:r.wt,covers:o,dn:Tc(r.dn,n)}});return r=>{let o=!1;for(let{wt:i,covers:s,
dn:a}of e){let c=o&&!a(r);o=i?c||s(r):c&&!s(r)}return o}}function Tc(t,n){let e=t.map(r=>n.push(r)-1);return r=>{for(let o of e)if(r[o]!==0)
return!0;return!1}}function Vy(t){let n=H(t);return n>0?n>Uy:-n>zy}var $c={s:"badge",n:["badge X,Y WxH"],Et:!1,parse(t,n){let e=Kt(t);t.c||(n.badge=e)}};var Nc={s:"category",n:["category NAME"],Et:!1,parse(t,n){let e=Et(t,"a category such as weather");t.c||(n.category=e)}};var Yy=/^(\d{1,2})\/(\d(?:\.\d)?)(?:\/([0-3*])(?:\/(outlined|filled))?)?=(\d{1,2}(?:\.\d{1,3})?)$/,Ic={s:"detail",n:["detail SIZE/STROKE=LAN\
ES …","detail SIZE/STROKE/RADIUS/FINISH=LANES …"],Et:!1,parse(t,n){let e=[];do{let r=qy(t);if(r===null)return;e.push(r)}while(!z(t));t.c||
(n.detail=e)}};function qy(t){let n=b(t),[,e,r,o,i,s]=(n.kind==="word"?Yy.exec(n.text):null)??[],a=$e.find(h=>h===Number(e)),c=Ne.find(h=>h===
Number(r)),l=Mo.find(h=>String(h)===o)??null,u=ko.find(h=>h===i)??null;if(a===void 0||c===void 0)return E(t,"a size, a stroke and lanes, suc\
h as 20/2=6",`Sizes are ${$e.join(", ")}, strokes ${Ne.join(", ")}; leave the line out when the lanes of each cut are right.`),null;k(t);let m=Number(
s),{from:f,to:p}=w.lanes;return(m<=f||m>p)&&x(t,n.span,`There are never more than ${p} lanes, and always some.`,`lanes up to ${p}`,"Write 20\
/2=6, for instance."),{size:a,stroke:c,radius:l,finish:u,lanes:m}}var Fc={s:"icon",n:["icon NAME"],Et:!1,parse(t,n){let e=Et(t,"a name such as shopping-cart");t.c||(n.name=e)}};var _c={s:"inner",n:["inner X,Y WxH"],Et:!1,parse(t,n){let e=Kt(t);t.c||(n.inner=e)}};var Dc={s:"keyline",n:[`keyline ${an.join("|")}`],Et:!1,parse(t,n){let e=b(t),r=e.kind==="word"?an.find(o=>o===e.text):void 0;if(r===void 0){
let[o]=Y(e.text,an);E(t,`one of ${an.join(", ")}`,o===void 0?"Write keyline free when none fits.":`Did you mean \`${o}\`?`);return}k(t),t.c||
(n.keyline=r)}};var Bc={s:"mini",n:["mini [WxH] { … }"],Et:!1,parse(t,n){let e=b(t).kind==="word"?Ky(t):un,r=G(t);t.c||(n.mini=r,n.miniSize=e)}};function Ky(t){
let{span:n}=b(t),{width:e,height:r}=yn(t),{from:o,to:i}=w.mini;return Wc(e)&&Wc(r)?{width:e,height:r}:(t.c||x(t,n,`A small form is ${o} to ${i}\
 units wide and high.`,"a size in numbers","Write mini 7x9, for instance."),un)}function Wc(t){return typeof t=="number"&&t>=w.mini.from&&t<=
w.mini.to}var Zy=new RegExp(`^${fn}$`),Jy=/^(-?\d{1,4})\.\.(-?\d{1,4})$/,Gc={s:"param",n:["param NAME FROM..TO = DEFAULT","param NAME VALUE VALUE … = \
DEFAULT"],Et:!0,parse(t,n,e){let r=b(t),o=Qy(t),i=tx(t);W(t,"=")?k(t):E(t,"= and a default","End with the default, such as `= 2`, with blank\
s.");let s=ex(t,i);if(t.c||(t.parameters.has(o)&&x(t,r.span,`A parameter \`${o}\` is declared already.`,"another name","Keep one of the two."),
n.parameters.length===O.parameters&&x(t,e.span,`A program has at most ${O.parameters} parameters.`,"another declaration","Leave one out."),t.c))
return;let a={name:o,values:i,default:s,span:P(t,e)};t.parameters.set(o,a),n.parameters=[...n.parameters,a]}};function Qy(t){let n=b(t);return n.
kind==="word"&&n.text.length<=24&&Zy.test(n.text)?k(t).text:(E(t,"a name such as level","Begin with a lower-case letter; letters, digits and\
 single hyphens may follow, 24 in all."),"level")}function tx(t){let n=b(t),e=n.kind==="word"?Jy.exec(n.text):null;if(e===null)return{kind:"\
choice",of:nx(t)};k(t);let[r,o]=[Number(e[1])+0,Number(e[2])+0],{parameter:i}=w;return r>=o&&x(t,n.span,"A range runs from a lower to a high\
er number.","from..to",`Write ${Math.min(r,o)}..${Math.max(r,o)+(r===o?1:0)}.`),(r<i.from||o>i.to)&&x(t,n.span,`A parameter lies within ${i.
from} to ${i.to}.`,"from..to","Write a smaller range, such as 0..4."),{kind:"range",from:r,to:o}}function nx(t){let n=[];for(;!t.c&&!z(t)&&!W(
t,"=");){let e=b(t);if(e.kind!=="word"||!zn(e.text))return E(t,"a value","Values are words such as up, whole numbers, or single characters s\
uch as A; a range is 0..4."),n;k(t),n.includes(e.text)&&x(t,e.span,`The value \`${e.text}\` is given twice.`,"another value","Keep one of th\
e two."),n.length===O.mn&&x(t,e.span,`A choice has at most ${O.mn} values.`,"= and a default","Leave some out."),n.push(e.text)}return n.length<
2&&E(t,"a range or at least two values","Write a range such as 0..4, or values such as up down."),n}function ex(t,n){if(!W(t))return E(t,"a \
default","Write one of the values."),0;let{text:e,span:r}=k(t);if(n.kind==="choice")return n.of.includes(e)||x(t,r,"The default is none of t\
he values.",n.of.join(", "),`Write ${n.of[0]??"a value"}, for instance.`),e;let o=/^-?\d{1,4}$/.test(e)?Number(e)+0:NaN;return o>=n.from&&o<=
n.to?o:(x(t,r,"The default lies outside the range.",`a whole number from ${n.from} to ${n.to}`,`Write ${n.from}, for instance.`),n.from)}var ye=["directional","partial","unfillable","spaced"],Hc={s:"traits",n:[`traits ${ye.map(t=>`[${t}]`).join(" ")}`],Et:!1,parse(t,n){let e=[];
do{let r=b(t),o=r.kind==="word"?ye.find(i=>i===r.text):void 0;if(o===void 0){let[i]=Y(r.text,ye);E(t,`one of ${ye.join(", ")}`,i===void 0?"L\
eave the line out when no trait applies.":`Did you mean \`${i}\`?`);return}k(t),e.includes(o)&&x(t,r.span,`\`${o}\` is given twice.`,"anothe\
r trait","Keep one of the two."),e.push(o)}while(!z(t));t.c||(n.traits=e)}};var Uc={s:"words",n:["words NAME, NAME, …"],Et:!1,parse(t,n){let e=b(t);if(z(t)){E(t,"names with commas between them","Write words shoppin\
g cart, cart, for instance.");return}for(;!z(t);){let i=k(t);(i.kind!=="word"||i.text.includes('"'))&&x(t,i.span,"Quotes do not belong in wo\
rds.","names without quotes","Leave the quotes out.")}let r=P(t,e),o=t.text.slice(r.start,r.end).split(",").map(i=>i.trim().toLowerCase().replace(
/\s+/g," "));o.includes("")&&x(t,r,"A name between the commas is missing.","a name","Leave the superfluous comma out."),t.c||(n.words=o)}};var zc=[Fc,Nc,Uc,Dc,Hc,Gc,_c,$c,Ic,Bc];var jc=/[^\S\n]+|#[^\n]*|\n|;|[{}]|"[^"\n]*"?|[^\s;{}#]+/y;function Xc(t){let n=[],e=1,r=0,o=0,i=(a,c,l)=>{n.push({kind:a,text:c,span:{start:o,
end:l,line:e,column:o-r+1}})};for(;o<t.length;){jc.lastIndex=o;let a=jc.exec(t)?.[0]??t.slice(o),c=o+a.length,l=a.charAt(0);l===`
`||l===";"?i("end",l,c):l==="{"?i("open",l,c):l==="}"?i("close",l,c):l==='"'?s(a,c):l!=="#"&&l.trim()!==""&&i("word",a,c),o=c,l===`
`&&(e+=1,r=c)}return i("eof","",o),n;function s(a,c){a.length>1&&a.endsWith('"')?i("string",a.slice(1,-1),c):i("unclosed-string",a.slice(1),
c)}}function Vc(t){let n=new Map(t.parameters.map(({name:o,values:i})=>{let s=i.kind==="range"?[i.to]:i.of.map(Number).filter(Number.isFinite);return[
o,Math.max(1,...s)]})),e=o=>typeof o=="number"?o:n.get(o.parameter)??1,r=o=>{let i=It(o);if(i===null)return 1;let s=i.reduce((a,c)=>a+r(c),0);
return o.kind==="mirror"?2*s:o.kind==="ring"?Math.max(1,e(o.count))*s:s};return[...t.statements,...t.mini??[]].reduce((o,i)=>o+r(i),0)}var wr=new Map(Xn.map(t=>[t.s,t])),Er=new Map(zc.map(t=>[t.s,t])),rx=[...Er.keys(),...wr.keys()],ox=new Map(Xn.flatMap(t=>t.g.map(n=>[n,t.s]))),
ix=/(?![\t\n\v\f\r\u007f-\u009f])\p{Cc}/u;function xe(t){let n=fx(),e=t.length>O.characters,r=t.slice(0,O.characters).search(ix),o=mx(e||r>=
0?"":t);if(e&&r<0)return x(o,{start:O.characters,end:t.length,line:1,column:1},`A program has at most ${O.characters} characters.`,"the end \
of the text","Write a shorter program."),{program:n,problems:o.problems};if(r>=0){let s=t.slice(0,r).split(`
`),a={start:r,end:r+1,line:s.length,column:(s.at(-1)?.length??0)+1};return x(o,a,"This is not a text: it holds control characters.","a progr\
am in the icon language","Name a text file."),{program:n,problems:o.problems}}sx(o,n);let i=o.problems.toSorted((s,a)=>s.span.start-a.span.start);
return{program:n,problems:i}}function sx(t,n){let e=[],r=new Set;for(;;){let o=b(t);if(t.c=!1,o.kind==="eof")break;let i=o.kind==="word"?Er.
get(o.text):void 0;if(o.kind==="end")k(t);else if(o.kind==="close")k(t),x(t,o.span,"This } closes no block.","a statement","Leave it out, or\
 open a block before it.");else if(i!==void 0)ax(t,n,i,r);else{let s=Yc(t);s!==null&&e.push(s)}}n.statements=e,lx(t,n,r)}function ax(t,n,e,r){
let o=k(t);r.has(e.s)&&!e.Et?x(t,o.span,`\`${e.s}\` is declared already.`,"another declaration","Keep one of the two."):e.s==="icon"&&ux(t,o)&&
x(t,o.span,"`icon` is not the first line.","a statement","Move `icon` with its name to the top."),r.add(e.s),e.parse(t,n,o),kr(t,e.n)}function Yc(t){
let n=k(t),e=n.kind==="word"?wr.get(n.text):void 0;if(t.statements+=1,t.statements>O.statements)return x(t,n.span,`A program has at most ${O.
statements} statements.`,"the end of the program","Draw with fewer statements, or repeat some with mirror or ring."),t.index=t.pt.length-1,null;
if(e===void 0)return cx(t,n),kr(t,[]),null;let r=e.parse(t,n);return kr(t,e.n),t.c?null:r}function kr(t,n){for(;;){let e=b(t);if(e.kind==="e\
nd"||e.kind==="close"||e.kind==="eof")return;let r=Bn(e)?"Comments begin with #.":n.length===0?"Leave it out.":`Write ${n.map(o=>`\`${o}\``).
join(" or ")}.`;x(t,e.span,`${Gn(e)} does not belong here.`,"the end of the statement",r),e.kind==="open"?G(t):k(t)}}function cx(t,n){let e="\
a statement";if(n.kind==="open")x(t,n.span,"This block has no statement in front.",e,"Write { on the line of its statement, such as `mirror \
x=12 {`."),t.index-=1;else if(Er.has(n.text))x(t,n.span,`\`${n.text}\` is a declaration and cannot stand in a block.`,e,"Move it to the top \
of the program.");else if(Bn(n)){let r=t.text.slice(n.span.start).split(/[\n;{}]/,1)[0]?.replace(/^[/*]+\s*/,"").replace(/\s*\*\/$/,"").slice(
0,40)??"";x(t,n.span,"Comments begin with # here.",e,`Write \`# ${r}\`.`)}else if(n.text.startsWith("-")){let r=n.text==="-"?"Write `join { \
SHAPE; - SHAPE }`.":`Inside \`join\` write \`- ${n.text.slice(1,20)}\`, with a blank.`;x(t,n.span,"A shape is taken away only inside `join`.",
e,r)}else{let r=ox.get(n.text.toLowerCase())??Y(n.text,rx)[0],o=r===void 0?`Statements are ${[...wr.keys()].join(", ")}.`:`Did you mean \`${r}\
\`?`;x(t,n.span,`${Gn(n)} is not a statement.`,e,o)}}function lx(t,n,e){let r={start:0,end:0,line:1,column:1};t.c=!1,e.has("icon")||x(t,r,"T\
he program has no name.","`icon` and a name","Begin with a line such as `icon shopping-cart`."),t.c=!1;let o=Vc(n);o>O.lowered&&(x(t,r,`The \
program draws ${o} shapes after its mirrors and rings; at most ${O.lowered} are allowed.`,"fewer shapes","Repeat less often, or put fewer sh\
apes in each ring."),n.statements=[],n.mini=null)}function ux(t,n){return t.pt.slice(0,t.pt.indexOf(n)).some(({kind:e})=>e!=="end")}function mx(t){
return{text:t,pt:Xc(t),index:0,problems:[],c:!1,bn:0,statements:0,parameters:new Map,statement:Yc}}function fx(){return{name:"untitled",category:null,
words:[],keyline:"free",traits:[],parameters:[],inner:null,badge:null,detail:[],mini:null,miniSize:un,statements:[]}}function qc({message:t,
expected:n,hint:e}){return t.includes(n)?`${t} ${e}`:`${t} Expected ${n}. ${e}`}var Kc={A:{width:8.5,strokes:"line 0.8125,10 4.25,0*0.5 7.6875,10 @8.6+; line 2.013,6.5 6.487,6.5 @8.6+; line 0,10 2,0 6.5,0 8.5,10 @8.6-; l\
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
6.25,0.4 2.5,0.4 ccw 2.3 2.5,5 4,5 cw 2.3 4,9.6 0.25,9.6 @8-; line 3.25,-1 3.25,0.4 @8-; line 3.25,9.6 3.25,11 @8-"}};var px=.05;function Zc(t){switch(t.kind){case"circle":return{kind:"circle",x:t.x,y:t.y,r:t.r};case"oval":return{kind:"oval",x:t.x,y:t.y,rx:t.
rx,ry:t.ry};case"dot":return{kind:"dot",x:t.x,y:t.y,scale:t.scale};case"box":{let{x:n,y:e,corner:r}=t.corner,[o,i]=[n+t.width,e+t.height];return Ar(
[{x:n,y:e,corner:r},{x:o,y:e,corner:r},{x:o,y:i,corner:r},{x:n,y:i,corner:r}],!0)}case"line":return Ar(ge(t.vertices),!1);case"poly":return Ar(
ge(t.vertices),!0);case"path":return hx(ge(t.vertices),t.bends,t.closed);case"arc":return dx(t);case"curve":return{kind:"curve",m:ge(t.vertices).
map(e=>({...e,sharp:e.corner.kind==="fixed"||e.corner.kind==="relative"&&e.corner.factor!==1})),closed:t.closed}}}function ge(t){return t.map(
({x:n,y:e,corner:r})=>({x:n,y:e,corner:r}))}function Ar(t,n){let e=n?t:t.slice(1);return{kind:"chain",m:t,pieces:e.map(()=>({kind:"line"})),
closed:n}}function dx({x:t,y:n,r:e,from:r,to:o}){let i=r*Math.PI/180,s=o*Math.PI/180;if(Math.abs(s-i)>=2*Math.PI-1e-6)return{kind:"circle",x:t,
y:n,r:e};let a=[i,(i+s)/2,s].map((l,u)=>({x:t+e*Math.cos(l),y:n+e*Math.sin(l),corner:u===1?{kind:"smooth"}:{kind:"relative",factor:1}})),c={
kind:"arc",sweep:(s-i)/2};return{kind:"chain",m:a,pieces:[c,c],closed:!1}}function hx(t,n,e){let o=(e?t:t.slice(0,-1)).map((i,s)=>{let a=n[s]??
null;return a===null?{kind:"line"}:yx(i,t[(s+1)%t.length],a)});return xx({kind:"chain",m:t,pieces:o,closed:e})}function yx(t,n,e){let r=Math.
hypot(n.x-t.x,n.y-t.y),o=Math.max(e.radius,r/2,1e-6),i=Math.asin(Math.min(1,r/2/o)),s=2*(e.big?Math.PI-i:i);return{kind:"arc",sweep:e.clockwise?
s:-s}}function xx(t){let n=_(t),e=t.m.map((r,o)=>{let i=n[o],s=n[o-1]??(t.closed?n[n.length-1]:void 0);return s===void 0||i===void 0||s.kind===
"line"&&i.kind==="line"?r:Math.abs(v(s,i))<px?{...r,corner:{kind:"smooth"}}:r});return{...t,m:e}}var Pr=Math.PI/2,be=1e-4;function Jc(t){let n=[],e=[];return t.pieces.forEach((r,o)=>{let i=t.m[o],s=t.m[(o+1)%t.m.length];n.push(i);let a=r.
kind==="arc"?nt(i.x,i.y,s.x,s.y,r.sweep):void 0;if(a===void 0||a.kind==="line"){e.push({kind:"line"});return}let c=0;for(let l of gx(a)){let u=a.
start+l;e.push({kind:"arc",sweep:l-c}),n.push({x:a.cx+a.r*Math.cos(u),y:a.cy+a.r*Math.sin(u),corner:{kind:"smooth"}}),c=l}e.push({kind:"arc",
sweep:a.sweep-c})}),t.closed||n.push(t.m[t.m.length-1]),{...t,m:n,pieces:e}}function gx(t){let n=[],e=Math.sign(t.sweep),r=e>0?Math.ceil(t.start/
Pr-be):Math.floor(t.start/Pr+be);for(let o=r;;o+=e){let i=o*Pr-t.start;if(Math.abs(i)>=Math.abs(t.sweep)-be)return n;i*e>be&&n.push(i)}}var Qt={a:1,ut:0,At:0,d:1,Ot:0,Lt:0};function Mn(t,n,e){return{x:Qc(t.a*n+t.At*e+t.Ot),y:Qc(t.ut*n+t.d*e+t.Lt)}}function Se(t,n){return{a:t.
a*n.a+t.At*n.ut,ut:t.ut*n.a+t.d*n.ut,At:t.a*n.At+t.At*n.d,d:t.ut*n.At+t.d*n.d,Ot:t.a*n.Ot+t.At*n.Lt+t.Ot,Lt:t.ut*n.Ot+t.d*n.Lt+t.Lt}}function Me(t){
return Math.hypot(t.a,t.ut)}function bx(t){return t.a*t.d-t.ut*t.At<0}function Sx(t){return Math.abs(t.a*t.ut)<1e-9}function ke(t,n){return{
...Qt,Ot:t,Lt:n}}function Rr(t,n,e){return{a:t,ut:0,At:0,d:t,Ot:n-t*n,Lt:e-t*e}}function Tr(t,n,e){let r=t*Math.PI/180,o=Math.cos(r),i=Math.
sin(r);return{a:o,ut:i,At:-i,d:o,Ot:n-o*n+i*e,Lt:e-i*n-o*e}}function nl(t,n){return t==="x"?{...Qt,a:-1,Ot:2*n}:{...Qt,d:-1,Lt:2*n}}function Qc(t){
let n=Math.round(t*1e6)/1e6;return Math.abs(t-n)<1e-9?n:t}function el(t,n){let e=Me(n);switch(t.kind){case"circle":return{...t,...Mn(n,t.x,t.
y),r:t.r*e};case"dot":return{...t,...Mn(n,t.x,t.y)};case"oval":{if(!Sx(n))return tl(re(_(t),!0),n,e);let r=Math.abs(n.ut)<1e-9,o=Mn(n,t.x,t.
y);return{...t,...o,rx:(r?t.rx:t.ry)*e,ry:(r?t.ry:t.rx)*e}}case"curve":return{...t,m:t.m.map(r=>({...r,...Mn(n,r.x,r.y),corner:rl(r.corner,e)}))};case"\
chain":return tl(t,n,e)}}function tl(t,n,e){let r=bx(n)?-1:1;return{...t,m:t.m.map(o=>({...Mn(n,o.x,o.y),corner:rl(o.corner,e)})),pieces:t.pieces.
map(o=>o.kind==="arc"?{kind:"arc",sweep:o.sweep*r}:o)}}function rl(t,n){return t.kind==="fixed"?{kind:"fixed",radius:t.radius*n}:t}var Mx=400,kx=3e3;function sl(t){let n={elements:[],groups:[],problems:[]},e={map:Qt,vt:[],part:"",group:-1,radius:1,free:!1,Gt:n};return Pt(
t.statements,e),n.elements.reduce((o,{shape:i})=>o+Px(i),0)>kx&&(n.problems.push(Kn(t.statements[0])),n.elements.length=0),{ye:{elements:n.elements,
groups:n.groups,keyline:t.keyline,directional:t.traits.includes("directional"),partial:t.traits.includes("partial"),unfillable:t.traits.includes(
"unfillable"),spaced:t.traits.includes("spaced")},problems:n.problems}}function vr(t,n){n.Gt.elements.length<Mx&&wx(t,n)}function Pt(t,n){for(let e of t)
vr(e,n)}function wx(t,n){switch(t.kind){case"box":case"circle":case"oval":case"dot":case"line":case"poly":case"path":case"arc":case"curve":return al(
Zc(t),t.modifiers,t.span,n);case"text":return Rx(t,n);case"join":return Ox(t,n);case"part":return Pt(t.children,Ex(t,n));case"mirror":return Pt(
t.children,n),Pt(t.children,tn(n,nl(t.axis,t.at)));case"turn":return Pt(t.children,tn(n,Tr(t.degrees,t.x,t.y)));case"move":return Pt(t.children,
tn(n,ke(t.x,t.y)));case"scale":return Pt(t.children,tn(n,Rr(t.factor,t.x,t.y)));case"ring":{let e=Math.round(t.count);for(let r=0;r<e;r++)Pt(
t.children,tn(n,Tr(r*360/e,t.x,t.y)))}}}function Or(t,n){let{fromLanes:e,belowLanes:r,fromSize:o,belowSize:i,finish:s}=t;return e===0&&r===1/0&&
o===0&&i===1/0&&s===null?n.vt:[...n.vt,{fromLanes:e,belowLanes:r,fromSize:o,belowSize:i,finish:s,scale:Me(n.map)}]}function tn(t,n){return{...t,
map:Se(t.map,n)}}function Ex({name:t,modifiers:n},e){let{role:r,over:o,notch:i,free:s,radius:a}=n,c=r!=="auto"||o!=="none"||i;return c&&e.Gt.
groups.push({role:r,over:o,notch:i}),{...e,part:t,vt:Or(n,e),group:c?e.Gt.groups.length-1:e.group,free:e.free||s,radius:e.radius*(a??1)}}var Ax=.4;
function al(t,n,e,r){let o=el(t,r.map),i=Math.max(Ax,Math.min(1,Me(r.map)));r.Gt.elements.push({shape:o.kind==="chain"?Jc(o):o,role:n.role,over:n.
over,notch:n.notch,radius:(n.radius??1)*r.radius*i,inner:n.inner,free:n.free||r.free,vt:Or(n,r),span:e,part:r.part,group:r.group})}function Px(t){
return t.kind==="chain"?t.pieces.length:t.kind==="curve"?2*t.m.length:8}function Rx(t,n){let e=[...t.text.toUpperCase()].map(c=>Kc[c]).filter(
c=>c!==void 0),r=e.reduce((c,l)=>c+l.width,0)+3.5*(e.length-1),o=t.height/10,i=Se(ke(t.x,t.y),Rr(o,0,0)),s=Or(t.modifiers,n),a=-r/2;for(let c of e){
let l={...tn(n,Se(i,ke(a,-10/2))),vt:s},{program:u}=Yn(xe(`icon character
${c.strokes}`).program,new Map);for(let m of u.statements){let f="modifiers"in m?{...m,modifiers:Tx(m.modifiers,t)}:m;vr({...f,span:t.span},
l)}a+=c.width+3.5}}function Tx({fromLanes:t,belowLanes:n},e){return{...e.modifiers,role:vx(e),fromLanes:t,belowLanes:n}}function vx(t){return t.
modifiers.role==="auto"?"line":t.modifiers.role}function Ox(t,n){let e=[[],[]];for(let{sign:o,statement:i}of t.operands)e[o>0?0:1].push(...Lx(
i,n));if(qn(e.flat(2))){n.Gt.problems.push({span:t.span,message:"The parts of this `join` cross each other too often.",expected:"a few close\
d shapes",hint:"join fewer or simpler shapes"});return}let r=yt(e,o=>o[0]!==0&&o[1]===0);for(let o of r)al(re(o,!0),t.modifiers,t.span,n)}function Lx(t,n){
let e={elements:[],groups:[],problems:n.Gt.problems};return vr(t,{...n,map:Qt,vt:[],group:-1,Gt:e}),e.elements.filter(({shape:r})=>gn(r)).map(
({shape:r})=>Cx(_(r)))}function Cx(t){return H(t)<0?et(t):t}var $x={1:1,1.5:1.5,2:1.5,2.5:2.5,3:2.5},Nx=.5,Ix=5;function Lr(t,n=q(t)){let{size:e,stroke:r,radius:o}=t,i=e/24,s=On(r),a=q(t)>=Ix?Math.min(
Math.max(r,1),2):s,c=t.finish==="filled"?$x[r]:a,l=o>0?{cap:"round",join:"round"}:{cap:"butt",join:"miter"};return{cut:t,size:e,scale:i,stroke:r,
...l,radius:o*i,jn:t.finish==="filled"?Nx:1,lanes:n,pn:n>q(t)?ht(t):s,Wn:c,se:Math.min(c,s)}}function we(t,n){return t.filter(e=>e.vt.every(
r=>ll(r,n)))}function cl(t,n){let e=r=>t.filter(o=>o.vt.every(i=>ll(i,n,r)));return[...new Set([...e("outlined"),...e("filled")])]}function ll(t,{
lanes:n,cut:e},r=e.finish){let o=n*t.scale+1e-9;return o>=t.fromLanes&&(o<t.belowLanes||t.belowLanes===1/0)&&e.size>=t.fromSize&&e.size<t.belowSize&&
(t.finish===null||t.finish===r)}var Ee=1;function nn(t,n){let e=Yn(t,new Map),{ye:r,problems:o}=sl(e.program),i=[...e.problems,...o],s=Lr(n,ta(t,n)??q(n)),a=n.finish==="out\
lined"?s:Lr({...n,finish:"outlined"},s.lanes),c=we(r.elements,a),l=cl(r.elements,s),[u]=l;if(u!==void 0&&qn(l.flatMap(({shape:d})=>_(d)))){let{
drawing:d}=nn({...t,statements:[]},n);return{drawing:d,problems:[...i,Kn(u)]}}let m={x0:Ee,y0:Ee,x1:s.size-Ee,y1:s.size-Ee},{drawing:f,Kt:p}=Sr(
{...r,elements:c},l,a,{box:m,Wt:!1});return{drawing:n.finish==="outlined"?f:Fx(r,l,s,f,p),problems:i}}function Fx(t,n,e,r,o){let i=Wx(r),s=we(
t.elements,e).map(Bx),a=de(s,t.groups,o,e);if(t.unfillable||vc(a)){let u={...e,stroke:e.stroke+.5,jn:1},m={...t,elements:we(t.elements,e)},{
drawing:f}=Sr(m,n,u,{box:i.inkBox,Wt:!0});return Dx(f,i)}let c=U(()=>Oc(a,t.groups,e)),l=s[0]?.span??{start:0,end:0,line:1,column:1};return _x(
r,e,i,c,l)}function _x({cap:t,join:n,traits:e},{cut:r},o,i,s){let a=U(()=>i().map(c=>({path:{segments:c,closed:!0},span:s,part:"",dot:null})));
return{cut:r,strokeWidth:null,cap:t,join:n,get marks(){return a()},get ink(){return i()},traits:e,twin:o}}function Dx(t,n){let{cut:e,strokeWidth:r,
cap:o,join:i,marks:s,traits:a}=t;return{cut:e,strokeWidth:r,cap:o,join:i,marks:s,get ink(){return t.ink},traits:{...a,unfillable:!0},twin:n}}
function Wx(t){let{marks:n}=t,e=U(()=>Mr(t.ink)??{x0:0,y0:0,x1:0,y1:0}),r=U(()=>En(t.ink).area);return{get inkBox(){return e()},get area(){return r()},
get ink(){return t.ink},marks:n}}function Bx(t){let{shape:n}=t;return t.role!=="solid"||n.kind==="circle"||n.kind==="oval"||n.kind==="dot"||
n.closed?t:n.kind==="curve"?{...t,shape:{...n,closed:!0}}:{...t,shape:{...n,closed:!0,pieces:[...n.pieces,{kind:"line"}]}}}function ul(t,n){let e=t.statements.filter(s=>s.kind==="part"&&s.modifiers.over!=="none"),r=Hx(t);if(e.length===0&&r.length<2)return[];let o=Gx(
t,n),i=t.statements.every(({kind:s})=>s==="part");return r.map(({name:s,statements:a})=>{let[c,...l]=a,u=[c.span,...l.map(({span:d})=>d)],m=Math.
min(...u.map(d=>d.start)),f=i&&!e.some(({span:d})=>d.start===m);if(!e.some(d=>d.span.start>m))return{name:s,spans:u,shapes:[],keepsClear:f};
let{marks:h}=nn({...t,detail:o,statements:a},{...n,finish:"outlined"}).drawing;return{name:s,spans:u,shapes:Ux(h,a),keepsClear:f}})}function Gx({
detail:t},n){return t.filter(({finish:e})=>e===null||e===n.finish).map(e=>({...e,finish:null}))}function Hx(t){let n=t.statements.filter(i=>i.
kind==="part"),[e,...r]=t.statements.filter(i=>i.kind!=="part"),o=n.map(i=>({name:i.name,statements:[{...i,modifiers:{...i.modifiers,over:"n\
one"}}]}));return e===void 0?o:[{name:t.name.replace(/-off$/,""),statements:[e,...r]},...o]}function Ux(t,n){return[...Map.groupBy(t,({span:r})=>`${r.
start}-${r.end}`).values()].map(r=>{let{span:o}=r[0];return{span:o,length:wt(r),isPlain:fl(o,n),isTelling:ml(o,n),isClosed:r.some(({path:i})=>i.
closed),pieces:r.length}})}var zx="telling";function ml(t,n){return n.some(e=>e.span.start>t.start||e.span.end<t.end?!1:e.kind==="part"&&e.name===
zx?!0:ml(t,It(e)??[]))}function fl(t,n){return n.some(e=>e.span.start===t.start&&e.span.end===t.end?e.kind==="circle"||e.kind==="box":fl(t,It(
e)??[]))}var Cr="http://www.w3.org/2000/svg",pl=new Set(["xmlns","fill","stroke","stroke-linecap","stroke-linejoin","d"]),dl=new Set(["viewBox","poin\
ts"]),hl=["stroke","stroke-width","stroke-linecap","stroke-linejoin"],yl={Pt:["xmlns","width","height","viewBox","fill"],Ft:hl},xl=hl,gl=new Map(
[["path",{Pt:["d"],Ft:[]}],["line",{Pt:["x1","y1","x2","y2"],Ft:[]}],["polyline",{Pt:["points"],Ft:[]}],["polygon",{Pt:["points"],Ft:[]}],["\
circle",{Pt:["r"],Ft:["cx","cy"]}],["ellipse",{Pt:["rx","ry"],Ft:["cx","cy"]}],["rect",{Pt:["width","height"],Ft:["x","y","rx","ry"]}]]);var bl=65536,$r=30,jx=/^-?(?:\d+(?:\.\d+)?|\.\d+)$/,Xx=new Set(["r","rx","ry","width","height","stroke-width"]);function Sl(t){let n=a0(t),e={
text:t,at:0,en:null,elements:[],open:[],problems:[]};n>bl?e.problems.push(`The text has ${n} bytes; more than ${bl} are not read.`):Vx(e);let{
en:r,elements:o,problems:i}=e;return{text:t,sizeBytes:n,attributes:r?.attributes??new Map,elements:o,problems:i.slice(0,$r)}}function Vx(t){
let{text:n,problems:e}=t;for(;t.at<n.length&&e.length<$r;){let r=n.indexOf("<",t.at),o=r===-1?n.length:r;Yx(t,n.slice(t.at,o)),t.at=o,r!==-1&&
Kx(t)}if(!(e.length>=$r)){t.en===null&&e.push("There is no <svg> element.");for(let r of t.open)e.push(`<${r}> is never closed.`)}}function Yx(t,n){
/[^ \t\n\r]/.test(n)&&t.problems.push(`There is text outside of tags: ${Ml(n)}.`)}var qx=[["<!--","-->","a comment"],["<![CDATA[","]]>","a C\
DATA section"],["<!",">","a document type or another declaration"],["<?","?>","an XML declaration or a processing instruction"]];function Kx(t){
let{text:n,problems:e}=t;for(let[r,o,i]of qx){if(!n.startsWith(r,t.at))continue;let s=n.indexOf(o,t.at+r.length);e.push(`There is ${i}${s===
-1?", and it never ends":""}.`),t.at=s===-1?n.length:s+o.length;return}n.startsWith("</",t.at)?Jx(t):e0(t)}var Zx=/<\/([A-Za-z_][\w:.-]*)[ \t\n\r]*>/y;
function Jx(t){let e=Ae(t,Zx)?.[1];if(e===void 0){Nr(t,"An end tag is malformed");return}let r=t.open.pop();r===void 0?t.problems.push(`</${e}\
> closes nothing.`):r!==e&&t.problems.push(`</${e}> stands where <${r}> must be closed.`)}var Qx=/<([A-Za-z_][\w:.-]*)/y,t0=/[ \t\n\r]+([A-Za-z_][\w:.-]*)=(?:"([^"<]*)"|'([^'<]*)')/y,
n0=/[ \t\n\r]*(\/?)>/y;function e0(t){let n=Ae(t,Qx)?.[1];if(n===void 0){Nr(t,"A tag is malformed");return}let e=r0(t,n),r=Ae(t,n0);if(r===null){
Nr(t,`The tag <${n}> is malformed`);return}o0(t,{name:n,attributes:e}),r[1]!=="/"&&t.open.push(n)}function r0(t,n){let e=new Map;for(;;){let r=Ae(
t,t0),o=r?.[1];if(o===void 0)return e;let i=r?.[2]??r?.[3]??"";e.has(o)?t.problems.push(`<${n}> has the attribute ${o} twice.`):e.set(o,i)}}
function o0(t,n){let{problems:e,open:r}=t,o=t.en===null;o&&n.name!=="svg"&&e.push(`The first element is <${n.name}>, not <svg>.`),o&&n.name===
"svg"?t.en=n:(t.elements.push(n),!o&&r.length===0&&e.push(`<${n.name}> stands behind the end of <svg>.`),r.length>1&&e.push(`<${n.name}> sta\
nds inside <${r.at(-1)??""}>; shapes must not be nested.`)),e.push(...i0(n,n===t.en))}function i0(t,n){let{name:e,attributes:r}=t,o=n?yl:gl.
get(e);if(o===void 0)return[`<${e}> is not in the contract.`];let i=[],s=n&&r.has("stroke");for(let a of s?[...o.Pt,...xl]:o.Pt)r.has(a)||i.
push(`<${e}> has no attribute ${a}.`);for(let[a,c]of r)o.Pt.includes(a)||o.Ft.includes(a)?i.push(...s0(e,a,c)):i.push(`<${e}> has the attrib\
ute ${a}, which is not in the contract.`);return n&&!s&&r.has("stroke-width")&&i.push("<svg> has a stroke-width but no stroke."),i}function s0(t,n,e){
if(e.includes("&"))return[`The attribute ${n} of <${t}> has an entity.`];if(n==="xmlns")return e===Cr?[]:[`The attribute xmlns of <svg> must\
 be ${Cr}.`];if(n==="d")return[...Fn(e).problems];if(pl.has(n))return[];let r=dl.has(n)?e.trim().split(/[ \t\n\r]*,[ \t\n\r]*|[ \t\n\r]+/):[
e],o=r.find(s=>!jx.test(s)||s.length>12);return o!==void 0?[`The attribute ${n} of <${t}> has ${JSON.stringify(o.slice(0,24))} where a numbe\
r must stand.`]:n==="points"&&r.length%2===1?["The attribute points has an odd number of numbers."]:n==="viewBox"&&r.length!==4?["The attrib\
ute viewBox must have four numbers."]:Xx.has(n)&&Number(e)<0?[`The attribute ${n} of <${t}> is negative.`]:[]}function Nr(t,n){t.problems.push(
`${n} at character ${t.at+1}: ${Ml(t.text.slice(t.at,t.at+24))}.`),t.at=t.text.length,t.open.length=0}function Ae(t,n){n.lastIndex=t.at;let e=n.
exec(t.text);return e!==null&&(t.at+=e[0].length),e}function Ml(t){let n=t.length>24?`${t.slice(0,24)}…`:t;return JSON.stringify(n)}function a0(t){
let n=0;for(let e=0;e<t.length;e++){let r=t.charCodeAt(e),o=r>=55296&&r<=57343;n+=r<128?1:r<2048||o?2:3}return n}var c0={cap:"round",join:"round",Vt:4};function kl(t,n){let e=At({segments:t,closed:!0},2*n,c0);return yt([[t],e],r=>r[0]!==0&&r[1]===0)}var l0=2*Math.PI;function kn(t){let n=t.segments.filter(r=>!m0(r)),e=[];for(let r of u0(n,t.closed)){let o=e.at(-1),i=o===void 0?null:Ir(o,r);
i===null?e.push(r):e[e.length-1]=i}return{segments:e.length>0?e:t.segments.slice(0,1),closed:t.closed}}function u0(t,n){let e=t[0],r=t.at(-1);
if(!n||e===void 0||r===void 0||t.length<2||Ir(r,e)===null)return t;for(let o=1;o<t.length;o++){let i=t[o-1],s=t[o];if(i===void 0||s===void 0)
break;if(Ir(i,s)===null)return[...t.slice(o),...t.slice(0,o)]}return t}function m0(t){return t.kind==="arc"&&Math.abs(t.sweep)*t.r>1e-6?!1:Math.
hypot(t.x1-t.x0,t.y1-t.y0)<1e-6}function Ir(t,n){return t.kind==="line"&&n.kind==="line"?f0(t,n):t.kind==="arc"&&n.kind==="arc"?p0(t,n):null}
function f0(t,n){let e=t.x1-t.x0,r=t.y1-t.y0,o=n.x1-n.x0,i=n.y1-n.y0,s=Math.hypot(e,r)*Math.hypot(o,i);return e*o+r*i>0&&Math.abs(e*i-r*o)<=
1e-6*s?{kind:"line",x0:t.x0,y0:t.y0,x1:n.x1,y1:n.y1}:null}function p0(t,n){let e=Math.hypot(t.cx-n.cx,t.cy-n.cy)<9999999999999999e-21&&Math.
abs(t.r-n.r)<9999999999999999e-21,r=t.sweep+n.sweep;return!e||t.sweep*n.sweep<0||Math.abs(r)>l0+1e-6?null:{...t,x1:n.x1,y1:n.y1,sweep:r}}var wl=2.5,_r=.5,d0=.9,Dt=1e-6,h0=.25,y0=.05;function Wr(t){let n={text:"",Ct:"",number:"",x:0,y:0,Ut:!1};for(let e of t)x0(n,e);return n.text}
function Tt(t){return Rt(Pe(t))}function x0(t,n){let{x:e,y:r,nt:o}=M0(kn(n));Fr(t,t.Ut?[pt("M",[e,r]),pt("m",[e-t.x,r-t.y])]:[pt("M",[e,r])]),
t.x=e,t.y=r,t.Ut=!0,o.length===0&&Fr(t,[pt("h",[1])]),o.length===0&&(t.x+=1);let i=o.at(-1),s=n.closed&&i?.kind==="line"&&i.x===e&&i.y===r&&
o.length>1;for(let a of s?o.slice(0,-1):o)Fr(t,g0(a,t)),t.x=a.x,t.y=a.y;!n.closed||o.length===0||(t.text+="Z",t.Ct="Z",t.x=e,t.y=r)}function g0(t,n){
let e=t.x-n.x,r=t.y-n.y;if(t.kind==="arc"){let o=[Rt(t.r),Rt(t.r),"0","0",t.clockwise?"1":"0"];return[{Ct:"A",hn:[...o,Rt(t.x),Rt(t.y)]},{Ct:"\
a",hn:[...o,Rt(e),Rt(r)]}]}return r===0?[pt("H",[t.x]),pt("h",[e])]:e===0?[pt("V",[t.y]),pt("v",[r])]:[pt("L",[t.x,t.y]),pt("l",[e,r])]}function pt(t,n){
return{Ct:t,hn:n.map(Rt)}}function Fr(t,n){let e=null,r=null;for(let o of n)for(let i of[!0,!1]){if(!i&&!b0(t.Ct,o.Ct))continue;let s=S0(o,i,
t.number);e!==null&&s.length>=e.length||(e=s,r=o)}e===null||r===null||(t.text+=e,t.Ct=r.Ct,t.number=r.hn.at(-1)??"")}function b0(t,n){return n===
"M"||n==="m"?!1:t===n||t==="M"&&n==="L"||t==="m"&&n==="l"}function S0(t,n,e){let r=n?t.Ct:"",o=n?null:e;for(let i of t.hn)o!==null&&(r+=A0(o,
i)),r+=i,o=i;return r}function M0(t){let n=t.segments[0];if(n===void 0)return{x:0,y:0,nt:[]};let e=Dr({x:n.x0,y:n.y0}),r=[],o=e;return t.segments.
forEach((i,s)=>{let c=t.closed&&s===t.segments.length-1?e:Dr({x:i.x1,y:i.y1}),l=i.kind==="line"?Br(o,c):Al(i,0,1,o,c);r.push(...l),o=c}),{...e,
nt:r}}function Dr(t){return{x:Pe(t.x),y:Pe(t.y)}}function Br(t,n){return t.x===n.x&&t.y===n.y?[]:[{kind:"line",x:n.x,y:n.y}]}function Al(t,n,e,r,o){
let i=Math.abs(t.sweep)*(e-n),s=t.r*100*Math.abs(i-Math.PI)/2<_r;if(i<=wl||s){let u=k0(t,(n+e)/2,r,o);if(u!==null)return u}if(!(i>y0))return Br(
r,o);let a=i>2*wl&&Math.abs(i-2*Math.PI)>1e-6?3:2,c=[],l=r;for(let u=1;u<=a;u++){let m=n+(e-n)*u/a,f=u===a?o:Dr(C(t,m));c.push(...Al(t,n+(e-
n)*(u-1)/a,m,l,f)),l=f}return c}function k0(t,n,e,r){let o=Math.hypot(r.x-e.x,r.y-e.y),i=C(t,n),s=o===0?0:E0(e,r,{x:i.x*100,y:i.y*100},o);if(s<
h0+Dt)return Br(e,r);let a=w0(t,o,s);return a===null?null:[{kind:"arc",x:r.x,y:r.y,r:Math.max(1,a),clockwise:t.sweep>0}]}function w0(t,n,e){
if(Math.abs(e-n/2)<_r-Dt)return Math.floor(n/2+Dt);let r=Pe(t.r);if(Math.abs(El(r,n)-e)<_r+Dt)return r;let o=Math.round((n*n*.25+e*e)/(2*e)-
Dt);return Math.abs(El(o,n)-e)<d0+Dt?o:null}function El(t,n){let e=n/2;return t<=e?e:t-Math.sqrt(t*t-e*e)}function E0(t,n,e,r){return Math.abs(
(n.x-t.x)*(e.y-t.y)-(n.y-t.y)*(e.x-t.x))/r}function Pe(t){return Math.round(t*100+Dt)+0}function Rt(t){let n=Math.abs(t),e=Math.floor(n/100),
r=String(n%100).padStart(2,"0").replace(/0+$/,""),o=t<0?"-":"";return r===""?`${o}${e}`:`${o}${e===0?"":e}.${r}`}function A0(t,n){return n.startsWith(
"-")||n.startsWith(".")&&t.includes(".")?"":" "}var P0=2*Math.PI,Pl=9;function Hr(t){if(t.strokeWidth===null)return R0(t);let{strokeWidth:n,cap:e,join:r}=t,o=t.marks.flatMap(a=>T0(a,n,e)),
i=I0(o).map(F0).join(""),s=`fill="none" stroke="currentColor" stroke-width="${Tt(n)}" stroke-linecap="${e}" stroke-linejoin="${r}"`;return Rl(
t.cut.size,s,i)}function R0(t){let n=Wr(t.ink.map(e=>({segments:e,closed:!0})));return Rl(t.cut.size,'fill="currentColor"',n===""?"":`<path \
d="${n}"/>`)}function Rl(t,n,e){return`${`<svg xmlns="http://www.w3.org/2000/svg" width="${t}" height="${t}" viewBox="0 0 ${t} ${t}"`} ${n}>${e}\
</svg>`}function T0(t,n,e){let r=O0(t,n,e);if(t.solid!==!0)return[r];let i=Tl(t.path,n).map(kn).flatMap(a=>[...vl(a,n,e),a]);return[{kind:"p\
ath",ct:[...r.kind==="path"?r.ct:[r.path],...i]}]}var v0=.5;function Tl({segments:t},n){return kl(t,v0*n).flatMap(e=>{let r={segments:e,closed:!0};
return[r,...Tl(r,n)]})}function O0(t,n,e){if(t.dot!==null)return $0(t.dot,n,e);let r=kn(t.path),o=L0(r)?vl(r,n,e):[];if(o.length>0)return{kind:"\
path",ct:[...o,r]};let i=C0(r);return i===null?{kind:"path",ct:[r]}:{kind:"circle",cx:i.cx,cy:i.cy,r:i.r,path:r}}function vl(t,n,e){if(!t.closed||
!t.segments.some(L=>L.kind==="arc"))return[];let{x0:r,y0:o,x1:i,y1:s}=T(t.segments),[a,c]=[i-r,s-o],l=Math.min(a,c)/2;if(2*l>=n-.01)return[];
let u=e==="round"?0:.98*Math.sqrt(l*l+l*n),[m,f]=[a/2-l+u,c/2-l+u],[p,h]=[(r+i)/2,(o+s)/2],d=g(p-m,h,p+m,h),M=g(p,h-f,p,h+f),R=a>=c?d:M;return(e===
"round"?[R]:[d,M]).map(L=>({segments:[L],closed:!1}))}function L0(t){let n=t.segments.flatMap((e,r)=>{let o=t.segments[(r+1)%t.segments.length]??
e;return[e.kind==="arc"?e.sweep:0,v(e,o)]});return n.every(e=>e>-1e-6)||n.every(e=>e<1e-6)}function C0(t){let[n,...e]=t.segments;return n===
void 0||e.length>0||n.kind==="line"?null:Math.abs(n.sweep)>=P0-1e-6?n:null}function $0(t,n,e){let{x:r,y:o,diameter:i}=t,s=(i-n)/2;if(e==="ro\
und")return{kind:"path",ct:[s<.005?Gr([[r,o]]):N0(r,o,s)]};if(s<.005)return{kind:"path",ct:[Gr([[r-i/2,o],[r+i/2,o]])]};let[a,c,l,u]=[r-s,o-
s,r+s,o+s],m={...Gr([[a,c],[l,c],[l,u],[a,u],[a,c]]),closed:!0};return{kind:"square",x:a,y:c,side:2*s,path:m}}function N0(t,n,e){let r={kind:"\
line",x0:t,y0:n,x1:t+e,y1:n},o={kind:"arc",x0:t+e,y0:n,x1:t+e,y1:n,cx:t,cy:n,r:e,start:0,sweep:2*Math.PI};return{segments:[r,o],closed:!1}}function Gr(t){
let n=t.map(([e,r],o)=>{let[i,s]=t[o+1]??[e,r];return{kind:"line",x0:e,y0:r,x1:i,y1:s}});return{segments:t.length>1?n.slice(0,-1):n,closed:!1}}
function I0(t){if(t.length<=Pl)return t;let n=t.filter(o=>o.kind!=="path"),e=n.length<Pl?n:[],r=t.flatMap(o=>o.kind==="path"?o.ct:e.length===
0?[o.path]:[]);return r.length===0?e:[{kind:"path",ct:r},...e]}function F0(t){if(t.kind==="path")return`<path d="${Wr(t.ct)}"/>`;if(t.kind===
"circle")return`<circle cx="${Tt(t.cx)}" cy="${Tt(t.cy)}" r="${Tt(t.r)}"/>`;let n=Tt(t.side);return`<rect x="${Tt(t.x)}" y="${Tt(t.y)}" widt\
h="${n}" height="${n}"/>`}var _0="`use` was not resolved",D0="Glyphs are put in by the service and by `npm run -s compile`, not on this page. Copy the statements of t\
he glyph from its page at Icons.",W0={start:0,end:0,line:1,column:1};function Ll(){let t=null,n=e=>(t?.text!==e&&(t={text:e,parsed:xe(e)}),t.
parsed);return{draw:(e,r)=>B0(n(e),r),judge:(e,r)=>G0(n(e),r)}}function B0({program:t,problems:n},e){let{name:r}=t;if(n.length>0)return{name:r,
svg:"",problems:n.map(Ol)};let{drawing:o,problems:i}=nn(t,e);if(i.length>0)return{name:r,svg:"",problems:i.map(Ol)};if(o.marks.length>0)return{
name:r,svg:Hr(o),problems:[]};let s=`\`${r}\` draws nothing at this cut. Add a shape, such as \`circle 12,12 9\`.`;return{name:r,svg:"",problems:[
{message:s,span:W0}]}}function Ol(t){return{message:t.message.startsWith(_0)?D0:qc(t),span:t.span}}function G0({program:t,problems:n},e){if(n.
length>0)return[];let{drawing:r,problems:o}=nn(t,e);return o.length>0||r.marks.length===0?[]:H0(ks({drawing:r,document:Sl(Hr(r)),tn:ul(t,e)}))}
function H0(t){let n=new Set;return t.filter(({rule:e,severity:r,message:o})=>{let i=`${e} ${r} ${o}`;return!n.has(i)&&n.add(i)})}function Ur(){let{draw:t,judge:n}=Ll();return({turn:e,want:r,text:o,cuts:i})=>{try{let[s]=i,a=r==="pictures"?i.map(l=>t(o,l)):[],c=r==="find\
ings"&&s!==void 0?n(o,s):[];return{turn:e,pictures:a,findings:c,fault:null}}catch(s){return{turn:e,pictures:[],findings:[],fault:String(s)}}}}if(typeof WorkerGlobalScope=="function"){let t=Ur();addEventListener("message",({data:n})=>postMessage(t(n)))}export{Ur as createCutAnswers};
