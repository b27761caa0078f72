// Made by `npm run docs` from src/workbench/create-cut-answers.ts.
function Y(t){let n=0;for(let e of t)n+=(e.x0*e.y1-e.x1*e.y0)/2,e.kind==="arc"&&(n+=e.r*e.r*(e.sweep-Math.sin(e.sweep))/2);return n}function Sn(t){
let n=0,e=0,r=0;for(let o of t)for(let i of o){let s=(i.x0*i.y1-i.x1*i.y0)/2;if(n+=s,e+=s*(i.x0+i.x1)/3,r+=s*(i.y0+i.y1)/3,i.kind==="line")continue;
let a=i.sweep/2,c=i.r*i.r*(i.sweep-Math.sin(i.sweep))/2,l=2/3*i.r**3*Math.sin(a)**3;n+=c,e+=c*i.cx+l*Math.cos(i.start+a),r+=c*i.cy+l*Math.sin(
i.start+a)}return n===0?{area:n,x:0,y:0}:{area:n,x:e/n,y:r/n}}var Dr=Math.PI/2;function T(t){let n=1/0,e=1/0,r=-1/0,o=-1/0;for(let i of t){let s=i.kind==="arc"?al(i):i;n=Math.min(n,s.x0,s.x1),e=Math.min(
e,s.y0,s.y1),r=Math.max(r,s.x0,s.x1),o=Math.max(o,s.y0,s.y1)}return{x0:n,y0:e,x1:r,y1:o}}function st(t){let n=1/0,e=1/0,r=-1/0,o=-1/0;for(let i of t)
n=Math.min(n,i.x0),e=Math.min(e,i.y0),r=Math.max(r,i.x1),o=Math.max(o,i.y1);return{x0:n,y0:e,x1:r,y1:o}}function Pt({x0:t,y0:n,x1:e,y1:r},o){
return{x0:t-o,y0:n-o,x1:e+o,y1:r+o}}function al(t){let n=Math.min(t.x0,t.x1),e=Math.min(t.y0,t.y1),r=Math.max(t.x0,t.x1),o=Math.max(t.y0,t.y1),
i=Math.min(t.start,t.start+t.sweep),s=Math.max(t.start,t.start+t.sweep);for(let a=Math.ceil(i/Dr);a*Dr<=s;a++){let c=(a%4+4)%4;c===0?r=Math.
max(r,t.cx+t.r):c===1?o=Math.max(o,t.cy+t.r):c===2?n=Math.min(n,t.cx-t.r):e=Math.min(e,t.cy-t.r)}return{x0:n,y0:e,x1:r,y1:o}}function H(t){let n=null;return()=>(n??={value:t()},n.value)}function ht(t,n,e){return n*t.ut+e*t.mt>=t.on-1e-6}var cl=Math.PI/2,ll=1*Math.PI/180;function Br(t){let n=[];return t.forEach((e,r)=>{let o=e.
filter(a=>a.kind==="line"?a.x0!==a.x1||a.y0!==a.y1:a.sweep!==0),i=o.reduce((a,c)=>a+(c.kind==="line"?1:ke(c)),0),s=0;o.forEach((a,c)=>{if(a.
kind==="line")n.push(ul(a,r,s++,i));else for(let m=0;m<ke(a);m++)n.push(ml(a,m,r,s++,i));let l=o[(c+1)%o.length],u=l===void 0?null:fl(a,l,r,
s-1,i);u!==null&&n.push(u)})}),n}function ke(t){return Math.max(1,Math.ceil(Math.abs(t.sweep)/cl-1e-6))}function ul(t,n,e,r){let o=Math.hypot(
t.x1-t.x0,t.y1-t.y0),i=(t.x1-t.x0)/o,s=(t.y1-t.y0)/o;return{kind:"line",h:n,place:e,count:r,x0:t.x0,y0:t.y0,x1:t.x1,y1:t.y1,left:Math.min(t.
x0,t.x1),top:Math.min(t.y0,t.y1),right:Math.max(t.x0,t.x1),bottom:Math.max(t.y0,t.y1),length:o,pt:i,dt:s,k:s,w:-i}}function ml(t,n,e,r,o){let i=t.
sweep/ke(t),s=t.start+i*n,a=s+i/2,c=Math.cos(a),l=Math.sin(a),u=t.cx+t.r*Math.cos(s),m=t.cy+t.r*Math.sin(s),f=t.cx+t.r*Math.cos(s+i),p=t.cy+
t.r*Math.sin(s+i),d=t.r*(1-Math.cos(i/2)),x=d*c,k=d*l;return{kind:"arc",h:e,place:r,count:o,x0:u,y0:m,x1:f,y1:p,left:Math.min(u,f)+Math.min(
0,x),top:Math.min(m,p)+Math.min(0,k),right:Math.max(u,f)+Math.max(0,x),bottom:Math.max(m,p)+Math.max(0,k),cx:t.cx,cy:t.cy,r:t.r,ut:c,mt:l,on:Math.
cos(i/2),e:Math.abs(i/2),et:t.sweep>0}}function fl(t,n,e,r,o){let i=Wr(t,1),s=Wr(n,0),a=Math.atan2(i.x*s.y-i.y*s.x,i.x*s.x+i.y*s.y);if(Math.
abs(a)<ll)return null;let c=Math.cos(a/2),l=Math.sin(a/2),u=i.y,m=-i.x;return{kind:"corner",h:e,place:r,count:o,x0:t.x1,y0:t.y1,x1:t.x1,y1:t.
y1,left:t.x1,top:t.y1,right:t.x1,bottom:t.y1,Un:u,zn:m,jn:s.y,Xn:-s.x,ut:u*c-m*l,mt:u*l+m*c,on:c,turn:a}}function Wr(t,n){if(t.kind==="line"){
let o=Math.hypot(t.x1-t.x0,t.y1-t.y0);return{x:(t.x1-t.x0)/o,y:(t.y1-t.y0)/o}}let e=t.start+t.sweep*n,r=Math.sign(t.sweep);return{x:-Math.sin(
e)*r,y:Math.cos(e)*r}}function Gr(t){let n=t.size,e=t.count/n,r=new Float64Array(n*n);for(let o=0;o<t.count;o++){let i=Math.floor(o/e)*n,s=t.j[o+1];for(let a=t.j[o];a<
s;a++)pl(r,i,n,t.g[2*a],t.g[2*a+1],1/e)}return r}function pl(t,n,e,r,o,i){let s=Math.max(0,r),a=Math.min(e,o);for(let c=Math.floor(s);c<a;c++)
t[n+c]+=(Math.min(a,c+1)-Math.max(s,c))*i}var Hr=1e-6;function Ur(t,n){let e=t.it-t.q,r=t.st-t.tt,o=Math.min(t.q,t.it),i=Math.max(t.q,t.it),s=Math.min(t.tt,t.st),a=Math.max(t.tt,t.st),
c=Math.min(.02,t.i/10)/t.i;for(let l of n)if(!(l.kind==="corner"||l.left>i||l.right<o||l.top>a||l.bottom<s)&&(l.kind==="line"?dl(l,t,e,r,c):
hl(l,t,e,r,c)))return!0;return!1}function dl(t,n,e,r,o){let i=e*t.k+r*t.w;if(Math.abs(i)<1e-12)return!1;let s=((t.x0-n.q)*t.k+(t.y0-n.tt)*t.w)/
i;if(s<=o||s>=1-o)return!1;let a=(n.q+e*s-t.x0)*t.pt+(n.tt+r*s-t.y0)*t.dt;return a>-Hr&&a<t.length+Hr}function hl(t,n,e,r,o){let i=n.q-t.cx,
s=n.tt-t.cy,a=e*e+r*r,c=(i*e+s*r)/a,l=c*c-(i*i+s*s-t.r*t.r)/a;if(l<=0)return!1;for(let u of[-c-Math.sqrt(l),-c+Math.sqrt(l)])if(u>o&&u<1-o&&
ht(t,(i+e*u)/t.r,(s+r*u)/t.r))return!0;return!1}function jr(t,n){return t.filter(r=>r.kind==="corner"&&r.turn<0&&-Math.cos(r.turn)>=n).flatMap(r=>{let o=t.filter(a=>a.kind!=="corner"&&a.h===
r.h),i=o.find(a=>a.place===r.place),s=o.find(a=>a.place===(r.place+1)%r.count);return i===void 0||s===void 0||yl(i,s,n)<.25?[]:[{i:0,q:r.x0,
tt:r.y0,it:r.x0,st:r.y0,Kt:r.h,sn:r.h,Ot:0}]})}function yl(t,n,e){let r=Math.min(we(t),we(n)),o=0;for(let i=Math.min(.5,r);;i=Math.min(i+.5,
r)){let s=zr(t,we(t)-i),a=zr(n,i);if(s.k*a.k+s.w*a.w>-e||(o=Math.hypot(s.x-a.x,s.y-a.y),i===r))return o}}function we(t){return t.kind==="lin\
e"?t.length:2*t.e*t.r}function zr(t,n){if(t.kind==="line")return{x:t.x0+t.pt*n,y:t.y0+t.dt*n,k:t.k,w:t.w};let e=(n/t.r-t.e)*(t.et?1:-1),r=t.ut*
Math.cos(e)-t.mt*Math.sin(e),o=t.ut*Math.sin(e)+t.mt*Math.cos(e),i=t.et?1:-1;return{x:t.cx+t.r*r,y:t.cy+t.r*o,k:r*i,w:o*i}}var xl=12,Mn=Math.cos(xl*Math.PI/180),gl=.01,yt=1e-6,xt=1e-4;function Yr(t,n){let e=[...t].sort((a,c)=>a.left-c.left),r=[];for(let a=0;a<e.length;a++){
let c=e[a],l=c.right+n;for(let u=a+1;u<e.length;u++){let m=e[u];if(m.left>l)break;m.top>c.bottom+n||c.top>m.bottom+n||bl(c,m,n,r)}}let o=r.filter(
({an:a})=>a.i<xt||!Ur(a,t)),i=a=>o.filter(c=>c.side===a).map(c=>c.an);return{Zt:[...i(1),...jr(t,Mn)].sort(Xr),Vn:i(-1).sort(Xr)}}function Xr(t,n){
return Math.round(t.i*1e6)-Math.round(n.i*1e6)||n.Ot-t.Ot||t.q-n.q||t.tt-n.tt||t.it-n.it||t.st-n.st}function bl(t,n,e,r){let o=r.length;t.kind===
"corner"?n.kind==="corner"?Al(t,n,r):qr(t,n,r):n.kind==="corner"?qr(n,t,r):t.kind==="line"?n.kind==="line"?Sl(t,n,r):Vr(t,n,r):n.kind==="lin\
e"?Vr(n,t,r):Ml(t,n,r);let i=r[r.length-1];r.length===o||i===void 0||(i.an.i>e||i.an.i<xt&&t.h===n.h)&&r.pop()}function Rt(t,n,e,r,o,i,s,a,c){
let l=Math.hypot(s-o,a-i);t.push({side:n,an:{i:l,q:o,tt:i,it:s,st:a,Kt:e.h,sn:r.h,Ot:c}})}function Sl(t,n,e){if(t.k*n.k+t.w*n.w>-Mn||Math.abs(
t.pt*n.dt-t.dt*n.pt)>gl)return;let r=(n.x0-t.x0)*t.pt+(n.y0-t.y0)*t.dt,o=(n.x1-t.x0)*t.pt+(n.y1-t.y0)*t.dt,i=Math.max(0,Math.min(r,o)),s=Math.
min(t.length,Math.max(r,o));if(s-i<yt)return;let a=p=>{let d=(p-r)/(o-r);return(n.x0+(n.x1-n.x0)*d-t.x0)*t.k+(n.y0+(n.y1-n.y0)*d-t.y0)*t.w},
c=Math.abs(a(s))-Math.abs(a(i)),l=Math.abs(c)<.02?(i+s)/2:c>0?i:s,u=a(l),m=t.x0+t.pt*l,f=t.y0+t.dt*l;Rt(e,u>0?1:-1,t,n,m,f,m+t.k*u,f+t.w*u,s-
i)}function Vr(t,n,e){let r=(n.cx-t.x0)*t.pt+(n.cy-t.y0)*t.dt;if(r<-yt||r>t.length+yt)return;let o=t.x0+t.pt*r,i=t.y0+t.dt*r,s=Math.hypot(o-
n.cx,i-n.cy);if(s<n.r-xt)return;let a=(o-n.cx)/s,c=(i-n.cy)/s;if(a*n.ut+c*n.mt<n.on-yt)return;let l=t.k*a+t.w*c<0;l===n.et&&Rt(e,l?1:-1,t,n,
o,i,n.cx+n.r*a,n.cy+n.r*c,0)}function Ml(t,n,e){let r=Math.hypot(n.cx-t.cx,n.cy-t.cy);if(t.et===n.et){if(r<t.r+n.r-xt)return;let l=(n.cx-t.cx)/
r,u=(n.cy-t.cy)/r;if(!ht(t,l,u)||!ht(n,-l,-u))return;Rt(e,t.et?1:-1,t,n,t.cx+t.r*l,t.cy+t.r*u,n.cx-n.r*l,n.cy-n.r*u,0);return}let o=t.r<n.r?
t:n,i=o===t?n:t;if(i.r-o.r<r-xt||i.r-o.r<xt)return;let s=o.et?1:-1,c=r<.01?kl(o,i):{x:(o.cx-i.cx)/r,y:(o.cy-i.cy)/r,Ot:0};c===null||!ht(o,c.
x,c.y)||!ht(i,c.x,c.y)||Rt(e,s,o,i,o.cx+o.r*c.x,o.cy+o.r*c.y,i.cx+i.r*c.x,i.cy+i.r*c.y,c.Ot)}function kl(t,n){let e=Math.atan2(t.ut*n.mt-t.mt*
n.ut,t.ut*n.ut+t.mt*n.mt),r=Math.max(-t.e,e-n.e),o=Math.min(t.e,e+n.e);if(o-r<.001)return null;let i=(r+o)/2,s=Math.cos(i),a=Math.sin(i);return{
x:t.ut*s-t.mt*a,y:t.ut*a+t.mt*s,Ot:(o-r)*t.r}}function qr(t,n,e){if(t.h===n.h&&(t.place===n.place||(t.place+1)%t.count===n.place))return;let r=n.
kind==="line"?wl(t,n):El(t,n);if(r===null)return;let i=Math.hypot(r.x-t.x0,r.y-t.y0)<xt?Math.sign(t.turn):r.Pn?1:-1;Ee(t,i,-r.k*i,-r.w*i)&&Rt(
e,i,t,n,t.x0,t.y0,r.x,r.y,0)}function wl(t,n){let e=(t.x0-n.x0)*n.pt+(t.y0-n.y0)*n.dt;if(e<-yt||e>n.length+yt)return null;let r=n.x0+n.pt*e,
o=n.y0+n.dt*e;return{x:r,y:o,k:n.k,w:n.w,Pn:(t.x0-r)*n.k+(t.y0-o)*n.w>0}}function El(t,n){let e=Math.hypot(t.x0-n.cx,t.y0-n.cy);if(e<yt)return null;
let r=(t.x0-n.cx)/e,o=(t.y0-n.cy)/e;if(!ht(n,r,o))return null;let i=n.et?1:-1;return{x:n.cx+n.r*r,y:n.cy+n.r*o,k:r*i,w:o*i,Pn:e>n.r===n.et}}
function Al(t,n,e){let r=Math.hypot(n.x0-t.x0,n.y0-t.y0);if(r<xt){t.turn>0==n.turn>0&&Rt(e,Math.sign(t.turn),t,n,t.x0,t.y0,n.x0,n.y0,0);return}
let o=(n.x0-t.x0)/r,i=(n.y0-t.y0)/r;for(let s of[1,-1])if(Ee(t,s,o,i)&&Ee(n,s,-o,-i))return Rt(e,s,t,n,t.x0,t.y0,n.x0,n.y0,0)}function Ee(t,n,e,r){
let o=e*n,i=r*n;return t.turn>0==n>0?o*t.ut+i*t.mt>=t.on-yt:o*t.Un+i*t.zn>=Mn||o*t.jn+i*t.Xn>=Mn}function g(t,n,e,r){return{kind:"line",x0:t,y0:n,x1:e,y1:r}}function ft(t,n,e,r,o){let i=t+e*Math.cos(r),s=n+e*Math.sin(r),a=Math.abs(o)>=2*
Math.PI,c=a?i:t+e*Math.cos(r+o),l=a?s:n+e*Math.sin(r+o);return{kind:"arc",x0:i,y0:s,x1:c,y1:l,cx:t,cy:n,r:e,start:r,sweep:o}}function N(t,n,e,r,o,i,s,a,c){
return{kind:"arc",x0:i,y0:s,x1:a,y1:c,cx:t,cy:n,r:e,start:r,sweep:o}}function Q(t,n,e,r,o){let i=e-t,s=r-n,a=Math.hypot(i,s),c=o/2;if(Math.abs(
o)<1e-7||a===0||Math.abs(Math.sin(c))<1e-7)return g(t,n,e,r);let l=a/(2*Math.sin(Math.abs(c))),u=1/(2*Math.tan(c)),m=(t+e)/2-s*u,f=(n+r)/2+i*
u;return N(m,f,l,Math.atan2(n-f,t-m),o,t,n,e,r)}function Tt(t,n,e,r,o,i){let s=o-t,a=i-n,c=e*a-r*s,l=Math.hypot(s,a);if(Math.abs(c)<=1e-7*l)
return g(t,n,o,i);let u=l*l/(2*c),m=t-r*u,f=n+e*u,p=2*Math.atan2(c,e*s+r*a);return N(m,f,Math.abs(u),Math.atan2(n-f,t-m),p,t,n,o,i)}function V(t,n,e){
return[N(t,n,e,0,Math.PI,t+e,n,t-e,n),N(t,n,e,Math.PI,Math.PI,t-e,n,t+e,n)]}function _t(t){let{x0:n,y0:e,x1:r,y1:o}=t;return[g(n,e,r,e),g(r,
e,r,o),g(r,o,n,o),g(n,o,n,e)]}var Ae=2*Math.PI;function M(t){return t.kind==="line"?Math.hypot(t.x1-t.x0,t.y1-t.y0):Math.abs(t.sweep)*t.r}function I(t,n){if(n===0)return{
x:t.x0,y:t.y0};if(n===1)return{x:t.x1,y:t.y1};if(t.kind==="line")return{x:t.x0+(t.x1-t.x0)*n,y:t.y0+(t.y1-t.y0)*n};let e=t.start+t.sweep*n;return{
x:t.cx+t.r*Math.cos(e),y:t.cy+t.r*Math.sin(e)}}function _(t,n){if(t.kind==="line"){let o=Math.hypot(t.x1-t.x0,t.y1-t.y0);return o===0?{x:1,y:0}:
{x:(t.x1-t.x0)/o,y:(t.y1-t.y0)/o}}let e=t.start+t.sweep*n,r=t.sweep<0?-1:1;return{x:-Math.sin(e)*r,y:Math.cos(e)*r}}function vt(t){return t.
kind==="line"?g(t.x1,t.y1,t.x0,t.y0):N(t.cx,t.cy,t.r,t.start+t.sweep,-t.sweep,t.x1,t.y1,t.x0,t.y0)}function gt(t){return t.map(vt).reverse()}
function at(t,n,e){let r=I(t,n),o=I(t,e);return t.kind==="line"?g(r.x,r.y,o.x,o.y):N(t.cx,t.cy,t.r,t.start+t.sweep*n,t.sweep*(e-n),r.x,r.y,o.
x,o.y)}function tt(t,n,e){if(t.kind==="line"){let s=t.x1-t.x0,a=t.y1-t.y0,c=s*s+a*a;return c===0?0:((n-t.x0)*s+(e-t.y0)*a)/c}let r=Math.abs(
t.sweep);if(r===0)return 0;let o=(Math.atan2(e-t.cy,n-t.cx)-t.start)*(t.sweep<0?-1:1),i=o-Ae*Math.floor(o/Ae);return(i>Math.PI+r/2?i-Ae:i)/r}
function L(t,n){let e=_(t,1),r=_(n,0);return Math.atan2(e.x*r.y-e.y*r.x,e.x*r.x+e.y*r.y)}function Kr(t,n,e){return t.kind==="line"?g(t.x0+n,
t.y0+e,t.x1+n,t.y1+e):N(t.cx+n,t.cy+e,t.r,t.start,t.sweep,t.x0+n,t.y0+e,t.x1+n,t.y1+e)}var ot=1e-7;function Ot(t,n){let e=[];for(let r of Qt(t,n))Jt(e,t,n,r.x,r.y);return kn(n,t.x0,t.y0)&&Jt(e,t,n,t.x0,t.y0),kn(n,t.x1,t.y1)&&Jt(
e,t,n,t.x1,t.y1),kn(t,n.x0,n.y0)&&Jt(e,t,n,n.x0,n.y0),kn(t,n.x1,n.y1)&&Jt(e,t,n,n.x1,n.y1),e}function Qt(t,n){return t.kind==="line"?n.kind===
"line"?Pl(t,n):Jr(t,n):n.kind==="line"?Jr(n,t):Rl(t,n)}function Jt(t,n,e,r,o){let i=Zr(n,tt(n,r,o)),s=Zr(e,tt(e,r,o));if(!(i===null||s===null)){
for(let a of t)if(Math.hypot(a.x-r,a.y-o)<2*ot)return;t.push({x:r,y:o,Rn:i,qn:s})}}function Zr(t,n){let e=ot/Math.max(M(t),ot);return n<-e||
n>1+e?null:Math.min(1,Math.max(0,n))}function kn(t,n,e){if(t.kind==="arc")return Math.abs(Math.hypot(n-t.cx,e-t.cy)-t.r)<ot;let r=M(t);return r===
0?Math.hypot(n-t.x0,e-t.y0)<ot:Math.abs((n-t.x0)*(t.y1-t.y0)-(e-t.y0)*(t.x1-t.x0))<ot*r}function Pl(t,n){let e=t.x1-t.x0,r=t.y1-t.y0,o=n.x1-
n.x0,i=n.y1-n.y0,s=e*i-r*o;if(Math.abs(s)<=1e-12*Math.hypot(e,r)*Math.hypot(o,i))return[];let a=((n.x0-t.x0)*i-(n.y0-t.y0)*o)/s;return[{x:t.
x0+a*e,y:t.y0+a*r}]}function Jr(t,n){let e=M(t);if(e===0)return[];let r=(t.x1-t.x0)/e,o=(t.y1-t.y0)/e,i=(n.cx-t.x0)*r+(n.cy-t.y0)*o,s=t.x0+i*
r,a=t.y0+i*o,c=Math.hypot(n.cx-s,n.cy-a);if(c>n.r+ot)return[];let l=Math.sqrt(Math.max(0,(n.r-c)*(n.r+c)));return l<ot?[{x:s,y:a}]:[{x:s-l*r,
y:a-l*o},{x:s+l*r,y:a+l*o}]}function Rl(t,n){let e=n.cx-t.cx,r=n.cy-t.cy,o=Math.hypot(e,r);if(o<1e-9||o>t.r+n.r+ot||o<Math.abs(t.r-n.r)-ot)return[];
let i=(o+(t.r-n.r)*(t.r+n.r)/o)/2,s=Math.sqrt(Math.max(0,(t.r-i)*(t.r+i))),a=e/o,c=r/o,l=t.cx+i*a,u=t.cy+i*c;return s<ot?[{x:l,y:u}]:[{x:l-s*
c,y:u+s*a},{x:l+s*c,y:u-s*a}]}function G(t,n,e){if(t.kind==="arc"){let a=tt(t,n,e);return a>=0&&a<=1?Math.abs(Math.hypot(n-t.cx,e-t.cy)-t.r):Math.min(Math.hypot(n-t.x0,e-
t.y0),Math.hypot(n-t.x1,e-t.y1))}let r=t.x1-t.x0,o=t.y1-t.y0,i=r*r+o*o,s=i===0?0:Math.min(1,Math.max(0,((n-t.x0)*r+(e-t.y0)*o)/i));return Math.
hypot(n-t.x0-s*r,e-t.y0-s*o)}function wn(t,n,e){let r=tt(t,n,e);t.kind==="arc"&&(r<0||r>1)&&(r=Math.hypot(n-t.x0,e-t.y0)<=Math.hypot(n-t.x1,
e-t.y1)?0:1),r=Math.min(1,Math.max(0,r));let o=I(t,r);return{x:o.x,y:o.y,Tn:r,i:Math.hypot(n-o.x,e-o.y)}}function pt(t,n,e){let r=0;for(let o of t)for(let i of o)i.kind==="arc"?r+=Tl(i,n,e):i.y0<=e!=i.y1<=e&&i.x0+(i.x1-i.x0)*(e-i.y0)/(i.y1-i.y0)>
n&&(r+=i.y1>i.y0?1:-1);return r}function Tl(t,n,e){if(n>=t.cx+t.r)return 0;if(e>t.cy+t.r||e<t.cy-t.r)return t.y0<=e==t.y1<=e?0:t.y1>t.y0?1:-1;
let r=Math.sqrt(Math.max(0,t.r*t.r-(e-t.cy)*(e-t.cy))),o=t.sweep>=0,i=t.start+t.sweep,s=0,a=t.y0,c=o?Math.floor(t.start/Math.PI-.5)+1:Math.ceil(
t.start/Math.PI-.5)-1;for(;;){let l=(c+.5)*Math.PI,u=o?l>=i:l<=i,m=c%2===0,f=u?t.y1:m?t.cy+t.r:t.cy-t.r;if(a<=e!=f<=e&&(m===o?t.cx+r:t.cx-r)>
n&&(s+=f>a?1:-1),u)return s;a=f,c+=o?1:-1}}var Qr=.02;function to(t,n){let e=t.flat(),r=T(t[0]??[]),o=(m,f,p)=>{let d=1/0;for(let k of e)d=Math.min(d,G(k,m,f));let x=pt(t,m,f)<0?d:-d;
return{x:m,y:f,e:p,St:x,rt:x+p*Math.SQRT2}},i=r.x1-r.x0,s=r.y1-r.y0,a=Math.min(i,s),c=o((r.x0+r.x1)/2,(r.y0+r.y1)/2,0);if(!(a>0))return{diameter:0,
at:{x:c.x,y:c.y}};let l=[],u=m=>{m.St>c.St&&(c=m),m.rt>c.St+Qr/2&&l.push(m)};for(let m=r.x0;m<r.x1;m+=a)for(let f=r.y0;f<r.y1;f+=a)u(o(m+a/2,
f+a/2,a/2));for(;l.length>0&&2*c.St<n;){let m=vl(l);if(m.rt<=c.St+Qr/2)break;let f=m.e/2;for(let p of[-f,f])for(let d of[-f,f])u(o(m.x+p,m.y+
d,f))}return{diameter:Math.max(0,2*c.St),at:{x:c.x,y:c.y}}}function vl(t){let n=0;for(let r=1;r<t.length;r++)t[r].rt>t[n].rt&&(n=r);let[e]=t.
splice(n,1);return e}function Pe(t,n){let{g:e,j:r,count:o}=t,i=0,s=0;for(let a=0;a<o;a++){let c=r[a],l=r[a+1],u=l-1;for(let m=c;m<l;m++)i+=e[2*m+1]-e[2*m];for(let m=c;m<
l&&u>=c;){let f=e[2*m],p=e[2*m+1],d=2*n-e[2*u+1],x=2*n-e[2*u];s+=Math.max(0,Math.min(p,x)-Math.max(f,d)),p<x?m++:u--}}return i===0?1:s/i}function no(t){let n=t.map(e=>{let r=Y(e);return{h:e,area:Math.abs(r),hole:r<0,box:T(e)}});return n.map((e,r)=>{let o=-1;return n.forEach((i,s)=>{
if(s===r||i.hole===e.hole||i.area<e.area)return;let a=n[o];a!==void 0&&a.area<=i.area||Ol(i.box,e.box)&&Ll(i.h,e.h)&&(o=s)}),e.hole?{...e,part:o,
St:-1}:{...e,part:r,St:o}})}function Ol(t,n){return t.x0<=n.x0+1e-6&&t.y0<=n.y0+1e-6&&t.x1>=n.x1-1e-6&&t.y1>=n.y1-1e-6}function Ll(t,n){let e=n[0];
if(e===void 0)return!1;let r=I(e,.37);return pt([t],r.x,r.y)!==0}function tn(t,n,e,r){let o={line:[],at:[],vn:[]},i=e/n;for(let s of t)for(let a of s)a.kind==="arc"?$l(a,r,i,e,o):r==="y"?eo(a.x0,a.y0,a.x1,
a.y1,i,e,o):eo(a.y0,a.x0,a.y1,a.x1,i,e,o);return Cl(o,n,e)}function eo(t,n,e,r,o,i,s){let a=r>n?1:-1,c=Math.min(n,r),l=Math.max(n,r),u=(e-t)/
(r-n);for(let m=Math.max(0,Math.ceil(c*o-.5));m<i;m++){let f=(m+.5)/o;if(f>=l)return;ro(s,m,t+(f-n)*u,a)}}function $l(t,n,e,r,o){let i=n==="\
y",s=i?t.cx:t.cy,a=i?t.cy:t.cx,c=i?t.sweep:-t.sweep,l=i?t.start:Math.PI/2-t.start,u=l+c,m=c<0?-1:1,f=l,p=i?t.y0:t.x0,d=m>0?Math.floor(l/Math.
PI-.5+1e-12)+1:Math.ceil(l/Math.PI-.5-1e-12)-1;for(;;){let x=(d+.5)*Math.PI,k=m>0?x>=u:x<=u,R=k?u:x,v=k?i?t.y1:t.x1:a+t.r*(d%2===0?1:-1),C=Math.
cos((f+R)/2)>0?1:-1,j=v>p?1:-1,it=Math.min(p,v),mt=Math.max(p,v);for(let At=Math.max(0,Math.ceil(it*e-.5));At<r;At++){let Kt=(At+.5)/e;if(Kt>=
mt)break;let Zt=Kt-a;ro(o,At,s+C*Math.sqrt(Math.max(0,t.r*t.r-Zt*Zt)),j)}if(k)return;f=R,p=v,d+=m}}function ro(t,n,e,r){t.line.push(n),t.at.
push(e),t.vn.push(r)}function Cl(t,n,e){let r=t.line.length,o=new Int32Array(e+1);for(let m=0;m<r;m++)o[t.line[m]+1]+=1;for(let m=0;m<e;m++)
o[m+1]+=o[m];let i=o.slice(),s=new Int32Array(r);for(let m=0;m<r;m++)s[i[t.line[m]]++]=m;let a=t.at,c=new Int32Array(e+1),l=new Float64Array(
r+2),u=0;for(let m=0;m<e;m++){let f=o[m],p=o[m+1];for(let x=f+1;x<p;x++){let k=s[x],R=x-1;for(;R>=f&&a[s[R]]>a[k];)s[R+1]=s[R--];s[R+1]=k}let d=0;
for(let x=f;x<p;x++){let k=s[x],R=d;d+=t.vn[k],R===0?l[2*u]=a[k]:d===0&&(l[2*u+++1]=a[k])}c[m+1]=u}return{size:n,count:e,j:c,g:l.subarray(0,
2*u)}}function En(t,n){let e=0;for(let r=0,o=0;r<t.length&&o<n.length;){let i=t[r+1],s=n[o+1];e+=Math.max(0,Math.min(i,s)-Math.max(t[r],n[o])),
i<s?r+=2:o+=2}return e}function oo(t,n,e){let r=0,o=0;for(let i=0;i<t.count;i++){let s=[],a=Math.round(2*e*t.count/t.size-i-1);for(let c=t.j[i];c<t.j[i+1];c++)r+=t.g[2*
c+1]-t.g[2*c];if(!(a<0||a>=t.count)){for(let c=t.j[a+1]-1;c>=t.j[a];c--)s.push(2*n-t.g[2*c+1],2*n-t.g[2*c]);o+=En(t.g.subarray(2*t.j[i],2*t.j[i+
1]),s)}}return r===0?1:o/r}var io=8,Nl=3;function so(t){let{ink:n,cut:e}=t,r=H(()=>no(n)),o=H(()=>Br(n)),i=H(()=>st(r().map(c=>c.box))),s=H(()=>tn(n,e.size,e.size*io,"\
y")),a=H(()=>tn(n,e.size,e.size*io,"x"));return{inkBox:i,cn:H(()=>Sn(n)),ht:r,On:o,ln:H(()=>Yr(o(),Nl)),Ln:s,f:a,coverage:H(()=>Gr(s())),Lt:H(
()=>{let c=i();return{x:Pe(s(),(c.x0+c.x1)/2),y:Pe(a(),(c.y0+c.y1)/2)}}),Yn:H(()=>{let c=i();return oo(s(),(c.x0+c.x1)/2,(c.y0+c.y1)/2)}),Kn:(c,l)=>{
let u=r().filter(f=>f.St===c),m=r()[c]?.h??[];return to([m,...u.map(f=>f.h)],l)}}}function h(t,n,e,r={}){let{at:o=null,measured:i=null,limit:s=null,span:a=null}=r;return{rule:t,severity:n,message:e,at:o===null?null:{x:An(o.
x),y:An(o.y)},measured:i===null?null:An(i),limit:s===null?null:An(s),span:a}}function An(t){return Math.round(t*1e3)/1e3+0}function A(t){return`${Math.
round(t*100)/100} px`}function bt({size:t,stroke:n}){return t===24&&n%2===0?0:.5}var ao=15,co=.6,Fl=.5,Il=[[1,2],[1,3],[2,1],[3,1]],_l=2,lo={severity:"warning",o:({drawing:t})=>t.strokeWidth===null?[]:t.marks.flatMap(n=>n.
path.segments.flatMap(e=>{if(e.kind==="arc"||n.dot!==null||M(e)<_l)return[];let r=Math.atan2(Math.abs(e.y1-e.y0),Math.abs(e.x1-e.x0))*180/Math.
PI,o=Dl(r),i=M(e)*Math.tan(o*Math.PI/180);return o<=co||i<=Fl+bt(t.cut)+1e-6?[]:[h("angle","warning",`A stroke slants by ${Math.round(r*10)/
10}°, ${Math.round(o*10)/10}° off the family's directions.`,{at:{x:(e.x0+e.x1)/2,y:(e.y0+e.y1)/2},measured:o,limit:co,span:n.span})]}))};function Dl(t){
let n=Il.map(([r,o])=>Math.atan2(r,o)*180/Math.PI),e=[Math.round(t/ao)*ao,...n];return Math.min(...e.map(r=>Math.abs(t-r)))}var Re=[16,20,24],Te=[1,1.5,2,2.5,3],uo=[0,1,2,3],mo=["outlined","filled"],Wl={size:24,stroke:2,radius:3,finish:"outlined"};var St={v:1,share:.75,Ht:2};function Pn(t){return Math.max(St.v,St.share*Math.min(t,St.Ht))}function nt({size:t,stroke:n}){return(t-2)/(n+Pn(
n))}function ve(t){return nt(t)<nt(Wl)}function dt(t){return ve(t)?St.v:Pn(t.stroke)}var M0=`${St.v} at heavy cuts, else max(${St.v}, ${St.share}\
 · min(stroke, ${St.Ht}))`;var fo=1/4,po=.6,Lt=.1,ho={severity:"warning",o:({drawing:t,_:n})=>{let e=t.traits.badge;if(e===null)return[];let r=Bl(e,t.cut.size),o=n.ht(),
i=o.map(c=>Gl(e,o[c.part]??c));if(!o.some((c,l)=>!c.hole&&i[l]===!0))return[...r,h("badge","warning","No part of the ink lies within the bad\
ge's box: it is missing, runs into the subject or sticks out.",{at:yo(e)})];let s=dt(t.cut),a=n.ln().Zt.find(c=>i[c.Kt]!==i[c.sn]);return a===
void 0||a.i>=s-Lt?r:[...r,h("badge","warning",`Only ${A(a.i)} of white between the badge and the subject; ${A(s)} is the least.`,{at:{x:(a.q+
a.it)/2,y:(a.tt+a.st)/2},measured:a.i,limit:s})]}};function Bl(t,n){let e=yo(t),r=[];e.x<=n/2&&r.push(h("badge","warning","The badge does no\
t sit at the right.",{at:e}));let o=Math.max(t.x1-t.x0,t.y1-t.y0);return o<n*fo-Lt?r.push(h("badge","warning","The badge is too small to be \
read.",{at:e,measured:o,limit:n*fo})):o>n*po+Lt&&r.push(h("badge","warning","The badge is as large as a subject.",{at:e,measured:o,limit:n*po})),
r}function yo(t){return{x:(t.x0+t.x1)/2,y:(t.y0+t.y1)/2}}function Gl(t,n){return n.box.x0>=t.x0-Lt&&n.box.y0>=t.y0-Lt&&n.box.x1<=t.x1+Lt&&n.
box.y1<=t.y1+Lt}var Oe=6,Le=9,xo={severity:"info",o:({drawing:t,_:n})=>{let e=n.ht().filter(o=>!o.hole).length,r=t.strokeWidth===null?0:t.marks.length;return[
...e>Oe?[h("budget","info",`The icon has ${e} parts; ${Oe} are enough.`,{measured:e,limit:Oe})]:[],...r>Le?[h("budget","info",`The icon has ${r}\
 strokes; ${Le} are enough.`,{measured:r,limit:Le})]:[]]}};var go=1/24,Hl=1/80,So={severity:"error, warning",o:({drawing:t,_:n})=>{if(t.traits.directional||t.traits.partial||t.traits.badge!==null)return[];
let e=n.inkBox(),r=n.cn();if(!(r.area>0))return[];let{size:o}=t.cut,i=o/2,s=bo((e.x0+e.x1)/2-i,r.x-i),a=bo((e.y0+e.y1)/2-i,r.y-i),c=Math.abs(
s)>=Math.abs(a),l=Math.max(Math.abs(s),Math.abs(a)),u=Math.max(o*Hl,bt(t.cut));if(!(l>u+1e-6))return[];let m=l>o*go+1e-6,f=c?s>0?"right":"le\
ft":a>0?"bottom":"top";return[h("centre",m?"error":"warning",`The icon sits ${A(l)} towards the ${f}.`,{at:{x:i+s,y:i+a},measured:l,limit:m?
o*go:u})]}};function bo(t,n){return Math.abs(t)<=Math.abs(n)?t:n}function et(t,n,e){let r=null,o=1/0;for(let i of t.marks){let s=1/0;for(let a of i.path.segments)s=Math.min(s,G(a,n,e));i.dot!==null&&(s=Math.
hypot(n-i.dot.x,e-i.dot.y)),!(s>o+1e-6)&&(o=Math.min(o,s),r=i.span)}return r}function $t(t,n){let e=[];return t.filter(r=>{let o=n(r);return e.some(i=>Math.hypot(i.x-o.x,i.y-o.y)<=i.$n)?!1:(e.push(o),!0)})}var Ul=2;function Dt(t){
return{x:(t.q+t.it)/2,y:(t.tt+t.st)/2,$n:Math.max(Ul,t.Ot/2+1)}}var Mo={v:1,rt:2},ko=.05,wo={severity:"error, warning",o:({drawing:t,_:n})=>{let e=dt(t.cut),r=zl(t.cut),o=n.ln().Zt.filter(s=>s.i<r-ko),i=n.ht();
return $t(o,Dt).map(s=>{let a=s.i<e-ko,c=a?e:r,l=i[s.Kt]?.part===i[s.sn]?.part?i[s.Kt]?.hole===!0?"inside a hole":"within one part":"between\
 two parts",u={x:(s.q+s.it)/2,y:(s.tt+s.st)/2};return h("clear-space",a?"error":"warning",`Only ${A(s.i)} of clear space ${l}; ${A(c)} is th\
e least.`,{at:u,measured:s.i,limit:c,span:et(t,u.x,u.y)})})}};function zl(t){return ve(t)?dt(t):Math.min(Math.max(t.stroke,Mo.v),Mo.rt)}var jl=.8,Xl=.05,Eo={severity:"error",o:({drawing:t,_:n})=>{let e=dt(t.cut);return n.ht().flatMap((r,o)=>{if(!r.hole)return[];let{diameter:i,
at:s}=n.Kn(o,e);if(i>=e-Xl)return[];let a=i<jl?"A pinhole":"A hole";return[h("counter","error",`${a} is only ${A(i)} wide; ${A(e)} is the le\
ast.`,{at:s,measured:i,limit:e,span:et(t,s.x,s.y)})]})}};var Vl=.002,ql=.5,Ao=[0,.85,-.85],Po={severity:"info",o:({drawing:t,_:n})=>{let e=Vl*n.cn().area,r=t.strokeWidth;return t.marks.flatMap(o=>{
let i=r===null?Math.abs(Y(o.path.segments)):Yl(o,t,r,e);if(i>=e)return[];let s=o.path.segments[0],a=o.dot??(s===void 0?null:{x:s.x0,y:s.y0});
return[h("dead-part","info","A mark is hidden by other ink or too small to be seen.",{at:a,measured:i,limit:e,span:o.span})]})}};function Yl(t,n,e,r){
let o=n.marks.filter(a=>a!==t),i=(a,c)=>o.every(l=>l.dot===null?l.path.segments.every(u=>G(u,a,c)>e/2):Math.hypot(a-l.dot.x,c-l.dot.y)>l.dot.
diameter/2);if(t.dot!==null){let{x:a,y:c,diameter:l}=t.dot,u=l*.4,m=[[0,0],[u,0],[-u,0],[0,u],[0,-u]];return m.filter(([f=0,p=0])=>i(a+f,c+p)).
length/m.length*(Math.PI/4)*l**2}let s=0;for(let a of t.path.segments){let c=M(a),l=Math.max(1,Math.ceil(c/ql));for(let u=0;u<l;u++){let m=(u+
.5)/l,f=I(a,m),p=_(a,m);for(let d of Ao){let x=d*e/2;if(i(f.x-p.y*x,f.y+p.x*x)&&(s+=c/l*e/Ao.length,s>=r))return s}}}return s}var $e={v:1.2,rt:4.4,far:5.2},Kl=1/12,Ro={v:.12,rt:.62,far:.68},Zl=18,Jl=1,Ql=1,To={severity:"error, warning, info",o:({drawing:t,_:n})=>{let{
size:e}=t.cut,r=n.cn().area/e**2,o=t.strokeWidth!==null,i=o?r*e/(t.strokeWidth??1):r,s=o?tu(t.cut):nu(t.cut);if(i>s.far+1e-6)return[h("densi\
ty","error","The icon is so full that it reads as a blot.",{measured:i,limit:s.far})];if(i>s.rt){let c=!o&&i<=vo(t.cut,0)+1e-6?"info":"warni\
ng";return[h("density",c,"The icon is darker than its family.",{measured:i,limit:s.rt})]}return i>=s.v||t.traits.keyline==="sign"||t.traits.
partial?[]:[h("density","warning","The icon is fainter than its family.",{measured:i,limit:s.v})]}};function tu({size:t,stroke:n}){return n<
t*Kl?{...$e,rt:$e.far}:$e}function nu(t){return{...Ro,far:Math.max(Ro.far,vo(t,Jl))}}function vo({size:t,stroke:n},e){return(Math.min(Zl*t/24+
n+e,t-2*Ql)/t)**2}var eu=.1,ru=.5,Oo={severity:"error",o:({drawing:t,_:n})=>{if(t.twin===null||t.ink.length===0)return[];let e=eu+(t.traits.unfillable?ru:0),r=n.
inkBox(),o=t.twin.inkBox;return[{name:"left",off:r.x0-o.x0},{name:"top",off:r.y0-o.y0},{name:"right",off:r.x1-o.x1},{name:"bottom",off:r.y1-
o.y1}].filter(({off:s})=>!(Math.abs(s)<=e+1e-6)).map(({name:s,off:a})=>h("fill-bounds","error",`The ${s} edge lies ${A(Math.abs(a))} from th\
at of the outlined twin.`,{measured:Math.abs(a),limit:e}))}};var Lo=1,ou=.5,iu=3,su=.75,$o=.05,Co={severity:"error",o:({drawing:t,_:n})=>t.cut.finish!=="filled"||t.strokeWidth!==null?[]:[...au(t,n),...cu(
t,n)]};function au(t,n){let e=Math.max(Lo,t.cut.stroke-ou),r=n.ht(),o=n.ln().Zt.filter(i=>i.i<e-$o&&i.Ot>=iu*i.i&&r[i.Kt]?.part===r[i.sn]?.part);
return $t(o,Dt).map(i=>No(t,i,e,`A knock-out is only ${A(i.i)} wide; ${A(e)} is the least.`))}function cu(t,n){let e=Math.max(Lo,su*t.cut.stroke),
r=n.ln().Vn.filter(o=>o.i<e-$o);return $t(r,Dt).map(o=>No(t,o,e,`The ink thins out to ${A(o.i)}; ${A(e)} is the least.`))}function No(t,n,e,r){
let{x:o,y:i}=Dt(n);return h("fill-knockout","error",r,{at:{x:o,y:i},measured:n.i,limit:e,span:et(t,o,i)})}function _o(t,n){let e=0;for(let r=0;r<t.count;r++){let o=Fo(t,r),i=Fo(n,r);e+=Io(o)+Io(i)-2*En(o,i)}return e*t.size/t.count}function Fo({j:t,
g:n},e){return n.subarray(2*t[e],2*t[e+1])}function Io(t){let n=0;for(let e=0;e<t.length;e+=2)n+=t[e+1]-t[e];return n}var lu=.15,uu=1/32,mu=.5,fu=.01,Do={severity:"error",o:({drawing:t,_:n})=>{if(t.cut.finish!=="filled")return[];if(t.traits.unfillable){let o=t.
cut.stroke+mu;return t.strokeWidth!==null&&Math.abs(t.strokeWidth-o)<=fu?[]:[h("fill-real","error",`The drawing is unfillable, but its strok\
es are not ${A(o)} wide.`,{measured:t.strokeWidth,limit:o})]}if(t.twin===null)return[h("fill-real","error","The filled drawing has no outlin\
ed twin to compare with.")];let e=Math.min(lu*t.twin.area,uu*t.cut.size**2),r=pu(t,n);return r>=e-1e-6?[]:[h("fill-real","error","The filled\
 icon can hardly be told from the outlined one.",{measured:r,limit:e})]}};function pu({cut:t,twin:n},e){if(n?.ink===void 0)return Math.abs(e.cn().
area-(n?.area??0));let r=e.Ln();return _o(r,tn(n.ink,t.size,r.count,"y"))}var Ce=.06,du=1,Wo={severity:"warning",o:({drawing:t,_:n})=>{let e=!Number.isInteger(t.strokeWidth??t.cut.stroke),r=n.inkBox(),o={x:(r.x0+r.
x1)/2,y:(r.y0+r.y1)/2};return[{name:"left",axis:"x",value:r.x0,at:{x:r.x0,y:o.y}},{name:"top",axis:"y",value:r.y0,at:{x:o.x,y:r.y0}},{name:"\
right",axis:"x",value:r.x1,at:{x:r.x1,y:o.y}},{name:"bottom",axis:"y",value:r.y1,at:{x:o.x,y:r.y1}}].flatMap(({name:s,axis:a,value:c,at:l})=>{
let u=Math.abs(c-Math.round(c));return!(u>Ce)||e&&u>.5-Ce||!n.On().some((m,f,p)=>hu(m,a,c,p))?[]:[h("ink-box","warning",`The ${s} edge of th\
e ink lies ${A(u)} off the pixel grid.`,{at:l,measured:u,limit:Ce})]})}};function hu(t,n,e,r){if(t.kind==="line"){let[s,a]=n==="x"?[t.x0,t.x1]:
[t.y0,t.y1];return t.length>=du&&Math.abs(s-e)<.01&&Math.abs(a-e)<.01}if(t.kind==="corner"||!t.et)return!1;let i=n==="x"?t.cx:t.cy;return Math.
abs(Math.abs(e-i)-t.r)<.01&&yu(t,r)}function yu(t,n){return n.every(e=>e.h!==t.h||e.kind==="corner"||e.kind==="arc"&&Math.hypot(e.cx-t.cx,e.
cy-t.cy)<.01&&Math.abs(e.r-t.r)<.01)}var Ne=.3,Bo={severity:"error",o:({drawing:t,_:n})=>{let e=n.ht(),r=e.flatMap((o,i)=>{if(o.hole)return[];let s=e.filter(a=>a.hole&&a.part===
i);return[{box:o.box,area:s.reduce((a,c)=>a-c.area,o.area)}]});return r.length===0?[h("ink-empty","error","The drawing has no ink.",{measured:0,
limit:Ne})]:r.filter(o=>o.area<Ne).map(({box:o,area:i})=>{let s={x:(o.x0+o.x1)/2,y:(o.y0+o.y1)/2};return h("ink-empty","error","A crumb of i\
nk is too small to be seen.",{at:s,measured:i,limit:Ne,span:et(t,s.x,s.y)})})}};var Fe=.03,xu=.5,Go=.5,Ho=1,gu=1.5,Uo={severity:"error, warning",o:({drawing:t})=>{if(t.strokeWidth===null)return[];let e=t.marks.flatMap(Mu).
flatMap(r=>bu(r,t,t.strokeWidth??0)).sort((r,o)=>(r.measured??0)-(o.measured??0));return $t(e,({at:r})=>({x:r?.x??0,y:r?.y??0,$n:xu}))}};function bu(t,n,e){
let{i:r,Zn:o}=ku(t,n,e);if(r<=Fe||r>=Ho*e-1e-6)return[];let i=r<=Go*e+1e-6;if(!i&&n.cap==="butt")return[];let s={at:{x:t.x,y:t.y},measured:r,
span:t.At.span};if(o!==null&&Su(t,o,r))return i?[h("join","warning",`A stroke sticks out by only ${A(r)} where it crosses another.`,{...s,limit:Go*
e})]:[];let a=`A stroke ends ${A(r)} from the middle of another: it neither meets it nor clears it.`;return[h("join",i?"error":"warning",a,{
...s,limit:i?Fe:Ho*e})]}function Su(t,n,e){return t.xn.slice(0,2).some(r=>Ot(r,n).some(o=>Math.hypot(o.x-t.x,o.y-t.y)<=gu*e))}function Mu(t){
let n=t.path.segments,e=n[0],r=n[n.length-1];return t.path.closed||t.dot!==null||e===void 0||r===void 0?[]:[{At:t,x:e.x0,y:e.y0,xn:n},{At:t,
x:r.x1,y:r.y1,xn:[...n].reverse()}]}function ku(t,n,e){let r=1/0,o=null,i=(a,c)=>{a>=r||(r=a,o=c)};for(let a of n.marks)if(a!==t.At)if(a.dot!==
null)i(Math.hypot(a.dot.x-t.x,a.dot.y-t.y),null);else for(let c of a.path.segments)wu(t,c,a,n)||i(G(c,t.x,t.y),c);let s=0;return t.xn.forEach(
(a,c)=>{c>=2&&s>=Math.PI*e&&i(G(a,t.x,t.y),a),s+=M(a)}),{i:r,Zn:o}}function wu(t,n,e,{cap:r}){if(r!=="butt"||e.path.closed)return!1;let{x:o,
y:i,i:s}=wn(n,t.x,t.y);if(s<=Fe)return!1;let a=e.path.segments[0],c=e.path.segments[e.path.segments.length-1];return Math.hypot(o-a.x0,i-a.y0)<
1e-6||Math.hypot(o-c.x1,i-c.y1)<1e-6}var zo=1,Eu=.03,jo={severity:"error",o:({drawing:t,_:n})=>{let e=n.inkBox(),r=t.cut.size;return[{name:"left",room:e.x0,x:e.x0,y:(e.y0+e.y1)/
2},{name:"top",room:e.y0,x:(e.x0+e.x1)/2,y:e.y0},{name:"right",room:r-e.x1,x:e.x1,y:(e.y0+e.y1)/2},{name:"bottom",room:r-e.y1,x:(e.x0+e.x1)/
2,y:e.y1}].filter(i=>i.room<zo-Eu).map(({name:i,room:s,x:a,y:c})=>h("live-area","error",s<0?`The ink runs ${A(-s)} over the ${i} edge.`:`The\
 ink comes within ${A(s)} of the ${i} edge.`,{at:{x:a,y:c},measured:s,limit:zo,span:et(t,a,c)}))}};function Xo(t,n,e){return t.flatMap(r=>r.dot!==null?[]:r.path.segments.flatMap(o=>{if(o.kind==="arc"||Math.hypot(o.x1-o.x0,o.y1-o.y0)<e)return[];
let i=(o.x0+o.x1)/2,s=(o.y0+o.y1)/2;return Math.abs(o.x1-o.x0)<.02?[{axis:"x",n:i-n/2,high:i+n/2,un:s,ink:!0}]:Math.abs(o.y1-o.y0)<.02?[{axis:"\
y",n:s-n/2,high:s+n/2,un:i,ink:!0}]:[]}))}function Vo(t,n,e,r){let o=t.filter(i=>i.kind==="line"&&i.length>=n).flatMap(Au);return o.flatMap(
i=>{let s=null;for(let l of o)l.axis!==i.axis||l.mn===i.mn||l.place<=i.place||Math.min(i.to,l.to)-Math.max(i.from,l.from)<n||(s===null||l.place<
s.place)&&(s=l);if(s===null)return[];let a=i.mn<0;if(s.place-i.place>(a?e:r)+1e-6)return[];let c=(Math.max(i.from,s.from)+Math.min(i.to,s.to))/
2;return[{axis:i.axis,n:i.place,high:s.place,un:c,ink:a}]})}function Au(t){return Math.abs(t.x1-t.x0)<.02?[{axis:"x",place:(t.x0+t.x1)/2,mn:Math.
sign(t.k),from:t.top,to:t.bottom}]:Math.abs(t.y1-t.y0)<.02?[{axis:"y",place:(t.y0+t.y1)/2,mn:Math.sign(t.w),from:t.left,to:t.right}]:[]}var Rn=.06,qo=1.5,Pu=.25,Yo=1.3,Ru=1.6,Ko=.97,Jo={severity:"error, warning, info",o:({drawing:t,_:n})=>{let e=t.strokeWidth===null?Vo(n.On(),
qo,Yo*t.cut.stroke,Math.max(Yo*t.cut.stroke,Ru)):Xo(t.marks,t.strokeWidth,qo),r=new Set;return e.flatMap(o=>{let i=Math.min(Zo(o.n),Zo(o.high)),
s=`${o.axis} ${o.n.toFixed(2)} ${o.high.toFixed(2)}`;return i<=Rn||r.has(s)?[]:(r.add(s),[Tu(o,i,e,t,n)])})}};function Zo(t){return Math.abs(
t-Math.round(t))}function Tu(t,n,e,r,o){let i=(t.n+t.high)/2,s=t.axis==="x"?{x:i,y:t.un}:{x:t.un,y:i},a={at:s,measured:n,limit:Rn,span:et(r,
s.x,s.y)},c=`${t.axis==="x"?"An upright":"A level"} ${t.ink?"stroke":"knock-out"}`;if(Ou(t,e,o)){let l=n>Pu+Rn?"warning":"info";return h("pi\
xel-snap",l,`${c} on the axis of symmetry has no edge on the pixel grid.`,a)}return h("pixel-snap","error",`${c} lies ${A(n)} off the pixel \
grid.`,a)}function vu(t){return Math.abs(t/2-Math.round(t/2))<.01}function Ou(t,n,e){let r=e.inkBox(),o=t.axis==="x"?(r.x0+r.x1)/2:(r.y0+r.y1)/
2;if(vu(t.high-t.n))return!1;let i=n.filter(a=>a.axis===t.axis&&Math.abs((a.n+a.high)/2-o)<=Rn);return i.includes(t)?new Set(i.map(a=>`${a.ink}\
 ${(a.high-a.n).toFixed(1)}`)).size===1&&(e.Lt()[t.axis]>=Ko||e.Yn()>=Ko):!1}var Qo=20*Math.PI/180,ti=170*Math.PI/180,ni=1.5*Math.PI/180;function ei(t){let{segments:n,closed:e}=t,r=n.length,o=e?Math.sign(Y(n)):0,i=a=>e?
n[(a+r)%r]:n[a],s=(a,c)=>{let l=i(a+c);return l!==void 0&&l.kind==="arc"&&Math.abs(l.sweep)<ti?l.r*Math.tan(Math.abs(l.sweep)/2):0};return n.
flatMap((a,c)=>{if(a.kind==="line"){let x=i(c+1);if(x===void 0||x.kind==="arc"||x===a)return[];let k=L(a,x);if(Math.abs(k)<Qo)return[];let R=Math.
min(M(a)+s(c,-1),M(x)+s(c+1,1));return[{x:a.x1,y:a.y1,radius:0,cx:a.x1,cy:a.y1,turn:Math.abs(k),et:k*o>0,side:R}]}let l=i(c-1),u=i(c+1),m=Math.
abs(a.sweep);if(l?.kind!=="line"||u?.kind!=="line"||m<Qo||m>ti)return[];if(Math.abs(L(l,a))>ni||Math.abs(L(a,u))>ni)return[];let f=a.r*Math.
tan(m/2),p=Math.min(M(l)+s(c-1,-1),M(u)+s(c+1,1))+f,d=a.start+a.sweep/2;return[{x:a.cx+a.r*Math.cos(d),y:a.cy+a.r*Math.sin(d),radius:a.r,cx:a.
cx,cy:a.cy,turn:m,et:a.sweep*o>0,side:p}]})}var nn=.1,Lu=3.4,$u=75,Cu=3.2,Nu=2.5,Fu=4,Iu=1,_u=.3,Du=.5,Wu=.5,Ie=24,oi={severity:"error, warning",o:({drawing:t})=>{let n=t.marks.filter(
o=>o.dot===null).flatMap(o=>ei(o.path).map(i=>({corner:i,At:o})));if(t.cut.radius===0)return Gu(t,n);let e=n.filter(({corner:o})=>o.et&&o.side>=
Iu),r=e.filter(o=>o.corner.radius===0&&!ii(o.corner)&&!si(o.corner,t)&&!Bu(o,t));if(r.length>=Fu&&e.every(({corner:o})=>o.radius===0)){let o=r[0];
return[h("radius","error",`All ${r.length} closed corners are sharp, although the cut rounds corners.`,{at:o.corner,measured:0,limit:Tn(t),span:o.At.
span})]}return t.strokeWidth===null?[]:[...r.map(o=>Hu(o,t)),...n.flatMap(o=>Uu(o,t,n))]}};function Tn(t){return t.cut.radius*t.cut.size/Ie}
function Bu({corner:t,At:n},e){return e.marks.some(r=>r!==n&&r.path.segments.some(o=>G(o,t.x,t.y)<nn))}function Gu(t,n){let e=Nu*t.cut.size/
Ie+(t.strokeWidth===null?t.cut.stroke/2:0),r=n.filter(({corner:o})=>o.et);return r.some(({corner:o})=>o.radius===0)?r.filter(({corner:o})=>o.
radius>0&&o.radius<=e).map(({corner:o,At:i})=>h("radius","warning",`A corner is rounded by ${A(o.radius)}, although the cut asks for sharp o\
nes.`,{at:o,measured:o.radius,limit:0,span:i.span})):[]}function ii(t){return 180-t.turn*180/Math.PI<$u}function si(t,n){return t.side<Lu*Tn(
n)*Math.tan(t.turn/2)}function ri({turn:t},n){return n*(1/Math.cos(t/2)-1)}function Hu({corner:t,At:n},e){return h("radius","warning","A clo\
sed corner is sharp, although the cut rounds corners.",{at:t,measured:0,limit:Tn(e),span:n.span})}function Uu({corner:t,At:n},e,r){let o=Tn(
e),{stroke:i,size:s}=e.cut,a=t.radius;return a===0||a>Cu*s/Ie?[]:a>=Du*o-nn&&a<=o+nn?[]:[o-i,o+i].some(l=>Math.abs(a-l)<=nn)?[]:a<o&&(ii(t)||
si(t,e))?[]:a<o&&ri(t,o)-ri(t,a)<=Wu?[]:Math.abs(2*a-t.side)<=nn?[]:r.some(l=>l.corner!==t&&l.corner.radius>0&&Math.hypot(l.corner.cx-t.cx,l.
corner.cy-t.cy)<=_u)?[]:[h("radius","warning",`A corner is rounded by ${A(a)} instead of ${A(o)}.`,{at:t,measured:a,limit:o,span:n.span})]}var en=["circle","square","wide","tall","sign","free"];function Ct(t){return t.reduce((n,e)=>n+(e.dot?.diameter??e.path.segments.reduce((r,o)=>r+
M(o),0)),0)}var _e=3,zu=1.5,ai=.93,ju=.02,ci={severity:"error",o:({drawing:t,fn:n})=>{let e=n.some(({name:o})=>o==="slash"),r=t.strokeWidth===null?t.twin?.
marks??[]:t.marks;return n.flatMap(({name:o,shapes:i})=>i.flatMap(s=>{let a=r.filter(({span:c})=>c.start===s.span.start&&c.end===s.span.end);
return e?Xu(o,s,a):Vu(o,s,a,t)}))}};function Xu(t,{span:n,pieces:e},r){if(e>1||r.length<=_e)return[];let o=`The ${t.replaceAll("-"," ")} is \
cut into ${r.length} pieces; ${_e} are the most.`;return[h("scraps","error",o,{measured:r.length,limit:_e,span:n})]}function Vu(t,n,e,{cut:r,
traits:o}){let{span:i,length:s,isPlain:a}=n;if(o.badge===null||!a||s>zu*r.size)return[];let c=Ct(e)/s;if(c>=ai||c<=ju)return[];let l=`A smal\
l shape of the ${t.replaceAll("-"," ")} is bitten by what lies over it.`;return[h("scraps","error",l,{measured:Math.round(100*c)/100,limit:ai,
span:i})]}var qu=.66,Yu=.5,li=.75,Ku=1,Zu=1,Ju={circle:{width:20,height:20},square:{width:18,height:18},wide:{width:20,height:16},tall:{width:16,height:20}},
ui={severity:"error, warning",o:({drawing:t,_:n})=>{let e=n.inkBox(),r=e.x1-e.x0,o=e.y1-e.y0,i=Math.max(r,o);if(!(i>0))return[];let s=t.cut.
size,a=t.traits.keyline==="sign",c=s*(a?Yu:qu);return i<c-1e-6?[h("size","error",`The ink is only ${A(i)} large; ${A(c)} is the least.`,{measured:i,
limit:c})]:a?[]:i<s*li-1e-6?[h("size","warning",`The ink is only ${A(i)} large; its family is larger.`,{measured:i,limit:s*li})]:Qu(t.traits.
keyline,r,o,t.cut)}};function Qu(t,n,e,r){let{size:o,stroke:i}=r,s=Ju[t];if(s===void 0)return[];let a=l=>Math.min(l*o/24+i,o-2*Zu);return[{name:"\
wide",measured:n,limit:a(s.width)},{name:"high",measured:e,limit:a(s.height)}].filter(l=>Math.abs(l.measured-l.limit)>Ku+bt(r)+1e-6).map(({name:l,
measured:u,limit:m})=>h("size","warning",`The ink is ${A(u)} ${l}; the keyline ${t} asks for ${A(m)}.`,{measured:u,limit:m}))}var tm=.01,nm=.5,mi={severity:"error",o:({drawing:t})=>{let{cut:n,strokeWidth:e,cap:r,join:o}=t,i=[];if(e===null)return n.finish==="outlined"&&
i.push(h("stroke-even","error","The outlined drawing is not made of strokes.")),i;let s=n.finish==="filled"&&t.traits.unfillable?n.stroke+nm:
n.stroke;return Math.abs(e-s)>tm&&i.push(h("stroke-even","error",`The strokes are ${A(e)} wide instead of ${A(s)}.`,{measured:e,limit:s})),r===
"round"!=(o==="round")&&i.push(h("stroke-even","error",`The strokes end ${r} but join ${o}.`)),i}};var em=1/8,rm=1,fi=1,pi=4,hi={severity:"warning",o:({drawing:t,_:n})=>{let{size:e,stroke:r}=t.cut;if(r/e<=em)return[];let o=Math.floor((e-2*
rm+fi)/(r+fi)),i=Math.max(di(n.Ln()),di(n.f())),s=n.ht().filter(a=>!a.hole).length;return[...i>o?[h("stroke-fit","warning",`${i} strokes lie\
 side by side; ${o} fit.`,{measured:i,limit:o})]:[],...s>o?[h("stroke-fit","warning",`The icon has ${s} parts; ${o} fit.`,{measured:s,limit:o})]:
[]]}};function di(t){let n=0;for(let e=0;e+pi<=t.count;e++){let r=1/0;for(let o=e;o<e+pi;o++)r=Math.min(r,t.j[o+1]-t.j[o]);n=Math.max(n,r)}return n}var om=t=>`0 0 ${t} ${t}`,yi={severity:"error",o:({document:t,drawing:n})=>{let e=n.cut.size;return[["viewBox",om(e)],["width",`${e}`],["hei\
ght",`${e}`]].flatMap(([o,i])=>{let s=t.attributes.get(o);if(s===i)return[];let a=`The ${o} is ${s===void 0?"missing":JSON.stringify(s)}; it\
 must be "${i}".`,c=o==="viewBox"||s===void 0||!/^[\d.]+$/.test(s)?null:Number(s);return[h("svg-canvas","error",a,{measured:c,limit:o==="vie\
wBox"?null:e})]})}};function Ln(t){let n={d:t,at:0,problems:[],yt:[],segments:[],x:0,y:0,Cn:0,Nn:0,Ut:!1,Jt:!1},e=null;for(On(n);n.at<t.length&&n.problems.length===
0;){let r=t.charAt(n.at);if(/[a-zA-Z]/.test(r))e=r,n.at++;else if(e===null||e==="Z"||e==="z"){n.problems.push(`Path data has ${$n(r)} where \
a command must stand.`);break}sm(n,e),e==="M"&&(e="L"),e==="m"&&(e="l"),gi(n,e==="Z"||e==="z")}return!n.Ut&&n.problems.length===0&&n.problems.
push("Path data is empty."),De(n,!1),{yt:n.yt,problems:n.problems}}var im={M:2,L:2,H:1,V:1,A:7,Z:0};function sm(t,n){let e=n.toUpperCase(),r=im[e];
if(r===void 0){t.problems.push(`Path data has the command ${$n(n)}; only M, L, H, V, A and Z are in the contract.`);return}if(!t.Ut&&e!=="M"){
t.problems.push("Path data must begin with M.");return}let o=lm(t,e,r);if(o===null)return;let i=n===e?0:t.x,s=n===e?0:t.y,[a=0,c=0]=o;e==="M"?
am(t,i+a,s+c):e==="L"?vn(t,i+a,s+c):e==="H"?vn(t,i+a,t.y):e==="V"?vn(t,t.x,s+a):e==="A"?cm(t,o,i,s):De(t,!0)}function am(t,n,e){De(t,!1),Object.
assign(t,{x:n,y:e,Cn:n,Nn:e,Ut:!0,Jt:!0})}function vn(t,n,e){t.segments.push(g(t.x,t.y,n,e)),t.Jt=!1,t.x=n,t.y=e}function cm(t,n,e,r){let[o=0,
i=0,,s,a,c=0,l=0]=n,u=e+c,m=r+l,f=Math.hypot(u-t.x,m-t.y);if(o!==i&&t.problems.push(`Path data has an arc with two radii (${o} and ${i}); on\
ly circles are drawn.`),o>0||t.problems.push(`Path data has an arc of radius ${o}.`),t.problems.length>0)return;if(f===0){vn(t,u,m);return}let p=2*
Math.asin(Math.min(1,f/(2*o))),d=s===1?2*Math.PI-p:p;t.segments.push(Q(t.x,t.y,u,m,a===1?d:-d)),t.Jt=!1,t.x=u,t.y=m}function De(t,n){let{segments:e,
x:r,y:o,Cn:i,Nn:s}=t;n&&Math.hypot(i-r,s-o)>1e-9&&e.push(g(r,o,i,s)),e.length>0&&t.yt.push({segments:e,closed:n}),t.Jt&&t.problems.length===
0&&t.problems.push("Path data has a move that draws nothing."),t.segments=[],t.Jt=!1,n&&(t.x=i,t.y=s)}function lm(t,n,e){let r=[];On(t);for(let o=0;o<
e;o++){o>0&&gi(t,!1);let s=n==="A"&&(o===3||o===4)?pm(t):fm(t);if(s===null)return null;r.push(s)}return r}var um=/-?(?:\d+(?:\.\d+)?|\.\d+)(?![eE\d])/y,
mm=/[01](?![\d.])/y;function fm(t){let n=xi(t,um);return n===null||n.length>12?(t.problems.push(`Path data has ${$n(t.d.slice(t.at,t.at+12))}\
 where a number must stand.`),null):Number(n)}function pm(t){let n=xi(t,mm);if(n!==null)return Number(n);let e=$n(t.d.slice(t.at,t.at+6));return t.
problems.push(`Path data has ${e} where an arc flag must stand: 0 or 1, written apart.`),null}function xi(t,n){n.lastIndex=t.at;let e=n.exec(
t.d);return e===null?null:(t.at+=e[0].length,e[0])}function On(t){for(;/[ \t\n\r]/.test(t.d.charAt(t.at));)t.at++}function gi(t,n){On(t),!(n||
t.d.charAt(t.at)!==",")&&(t.at++,On(t),/[-.\d]/.test(t.d.charAt(t.at))||t.problems.push("Path data has a comma that no number follows."))}function $n(t){
return JSON.stringify(t)}function Cn(t){let n=e=>Number(t.attributes.get(e)??"0");switch(t.name){case"path":return Ln(t.attributes.get("d")??"").yt;case"line":return[
{segments:[g(n("x1"),n("y1"),n("x2"),n("y2"))],closed:!1}];case"polyline":return bi(t,!1);case"polygon":return bi(t,!0);case"circle":return[
{segments:[ft(n("cx"),n("cy"),n("r"),0,2*Math.PI)],closed:!0}];case"ellipse":return[{segments:[ft(n("cx"),n("cy"),(n("rx")+n("ry"))/2,0,2*Math.
PI)],closed:!0}];case"rect":{let e=Math.min(n("rx")||n("ry"),n("ry")||n("rx"));return[dm(n("x"),n("y"),n("width"),n("height"),e)]}default:return[]}}
function bi(t,n){let e=(t.attributes.get("points")??"").trim().split(/[\s,]+/).map(Number),r=[];for(let s=2;s+1<e.length;s+=2)r.push(g(e[s-2]??
0,e[s-1]??0,e[s]??0,e[s+1]??0));let o=r[0],i=r.at(-1);return o===void 0||i===void 0?[]:(n&&r.push(g(i.x1,i.y1,o.x0,o.y0)),[{segments:r,closed:n}])}
function dm(t,n,e,r,o){let i=Math.min(o,e/2,r/2),[s,a,c]=[t+e,n+r,Math.PI/2];return{segments:[g(t+i,n,s-i,n),ft(s-i,n+i,i,-c,c),g(s,n+i,s,a-
i),ft(s-i,a-i,i,0,c),g(s-i,a,t+i,a),ft(t+i,a-i,i,c,c),g(t,a-i,t,n+i),ft(t+i,n+i,i,2*c,c)].filter(m=>Math.hypot(m.x1-m.x0,m.y1-m.y0)>1e-9),closed:!0}}var Si=.005,hm=.05,ym=1,xm=[1.5,2],gm=.06,rn=.02,ki={severity:"error, warning",o:({document:t})=>{let n=(t.attributes.get("stroke")??"none")!==
"none",e=Number(t.attributes.get("stroke-width")??"1"),r=n&&e>0?{width:e,cap:t.attributes.get("stroke-linecap")??"butt"}:null;return t.elements.
flatMap(o=>bm(o,r))}};function bm(t,n){let e=Cn(t),r=e.flatMap(o=>Sm(t,o));return r.length>0||n===null?r:e.flatMap(o=>Mm(t,o,n,e))}function Sm(t,n){
let e=n.segments.find(i=>M(i)<Si);if(e===void 0&&n.segments.length>0)return[];let r=e===void 0?null:{x:e.x0,y:e.y0},o=`A segment of a <${t.name}\
> has no length; optimisers delete it.`;return[h("svg-dot","error",o,{at:r,measured:e===void 0?0:M(e),limit:Si})]}function Mm(t,n,e,r){let[o,
...i]=n.segments;if(o===void 0)return[];let s={x:o.x0,y:o.y0},a=n.segments.reduce((m,f)=>m+M(f),0);if(a<=hm)return e.cap!=="butt"||n.closed?
[]:[h("svg-dot","error","A dot of almost no length shows nothing with butt caps.",{at:s,measured:a,limit:e.width})];let c=wi(n.segments);if(c!==
null&&c.r<e.width/2-rn&&!r.some(m=>m!==n&&km(m,c))){let m=`A circle of radius ${c.r.toFixed(2)} under a stroke of ${e.width} keeps a hole in\
 its middle.`;return[h("svg-dot","error",m,{at:{x:c.cx,y:c.cy},measured:c.r,limit:e.width/2})]}let l=c??wm(o,i);if(l!==null&&l.r<=e.width/2+
rn)return Mi(2*l.r+e.width,e,l.cx,l.cy);if(t.name!=="rect")return[];let u=Math.max(...n.segments.map(M));return u<e.width?Mi(u+e.width,e,s.x+
u/2,s.y+u/2):[]}function Mi(t,n,e,r){let o=xm.map(a=>a*n.width);if(o.some(a=>Math.abs(t-a)<=gm))return[];let i=Math.max(...o),s=`A dot is pa\
inted ${t.toFixed(2)} px wide; ${[ym*n.width,...o].join(", ")} are the sizes of dots under this stroke.`;return[h("svg-dot","warning",s,{at:{
x:e,y:r},measured:t,limit:i})]}function km(t,n){return t.segments.some(e=>wn(e,n.cx,n.cy).i<=rn)}function wi(t){let[n]=t;if(n===void 0||n.kind===
"line")return null;let e=0;for(let r of t){if(r.kind==="line"||Math.hypot(r.cx-n.cx,r.cy-n.cy)>rn)return null;e+=r.sweep}return Math.abs(e)>
2*Math.PI-.1?n:null}function wm(t,n){let e=wi(n);return e===null||t.kind==="arc"?null:Math.hypot(t.x0-e.cx,t.y0-e.cy)<=rn?e:null}var Ei=12,Ai=9,We=4096,Pi={severity:"error, warning",o:({document:t})=>{let n=t.problems.map(r=>h("svg-form","error",r)),e=t.elements.length;
if(e>Ai){let r=e>Ei,o=r?Ei:Ai,i=`The SVG has ${e} elements; ${o} are the most.`;n.push(h("svg-form",r?"error":"warning",i,{measured:e,limit:o}))}
if(t.sizeBytes>We){let r=`The SVG has ${t.sizeBytes} bytes; ${We} are the most.`;n.push(h("svg-form","error",r,{measured:t.sizeBytes,limit:We}))}
return n}};var Em=new Set(["none","currentColor"]),Am=["fill","stroke","color"],Ti={severity:"error",o:({document:t})=>{let n=t.attributes,e=[...Ri("sv\
g",n),...t.elements.flatMap(({name:i,attributes:s})=>Ri(i,s))],r=n.get("fill"),o=n.get("stroke")??"none";return r===void 0&&e.push(h("svg-pa\
int","error","The <svg> has no fill, so viewers fill it with black.")),r==="none"&&o==="none"&&e.push(h("svg-paint","error","The <svg> has n\
either a fill nor a stroke, so nothing shows.")),e}};function Ri(t,n){let e=[];for(let r of Am){let o=n.get(r);o===void 0||Em.has(o)||e.push(
h("svg-paint","error",`<${t}> has the ${r} ${JSON.stringify(o)}; only none and currentColor are allowed.`))}for(let r of n.keys())!r.endsWith(
"opacity")&&r!=="style"||e.push(h("svg-paint","error",`<${t}> has the attribute ${r}; ink is opaque and painted by the root alone.`));return e}var Be=2,vi=3,Oi={severity:"error, warning",o:({document:t})=>{let r=[t.attributes,...t.elements.map(l=>l.attributes)].flatMap(l=>[...l].filter(
([u])=>u!=="xmlns").map(([,u])=>u)).flatMap(l=>l.match(/\d*\.\d+/g)??[]).filter(l=>Nn(l)>Be);if(r.length===0)return[];let o=r.reduce((l,u)=>Nn(
u)>Nn(l)?u:l),i=Nn(o),s=i>vi,a=s?vi:Be,c=`${r.length} ${r.length===1?"number has":"numbers have"} more than ${Be} decimals, at most ${i}: ${o}\
.`;return[h("svg-precision",s?"error":"warning",c,{measured:i,limit:a})]}};function Nn(t){return t.length-t.indexOf(".")-1}var Wt=16,Pm=.00137;function $i(t){let n=t.flatMap(a=>[...a]);if(n.length===0)return{area:0,at:null};let{y0:e,y1:r}=T(n),o=Math.floor(e*Wt),
i=Array.from({length:Math.max(0,Math.ceil(r*Wt)-o)},()=>[]);for(let a of n)Rm(a,o,i);let s={length:0,Ht:-1/0,x:0,y:0};for(let a=0;a<i.length;a++)
Om(i[a],Ci(o+a),s);return{area:s.length/Wt,at:s.Ht===-1/0?null:{x:s.x,y:s.y}}}function Ci(t){return(t+.5)/Wt+Pm}function Rm(t,n,e){let{y0:r,
y1:o}=T([t]),i=Math.min(e.length,Math.ceil(o*Wt)+1-n);for(let s=Math.max(0,Math.floor(r*Wt)-1-n);s<i;s++){let a=Ci(n+s);t.kind==="line"?Tm(t,
a,e[s]):vm(t,a,e[s])}}function Tm({x0:t,y0:n,x1:e,y1:r},o,i){n<=o!=r<=o&&i.push(t+(e-t)*(o-n)/(r-n),r>n?1:-1)}function vm(t,n,e){let r=(n-t.
cy)/t.r;if(Math.abs(r)>=1)return;let o=Math.asin(r);Li(t,o,e),Li(t,Math.PI-o,e)}function Li({cx:t,r:n,start:e,sweep:r},o,i){let s=2*Math.PI,
a=r>0?o-e:e-o;if(a-Math.floor(a/s)*s>Math.abs(r))return;let l=Math.cos(o);i.push(t+n*l,l*r>0?1:-1)}function Om(t,n,e){Lm(t);let r=0;for(let i=1;i<
t.length;i+=2)r+=t[i];if(r!==0)return;let o=0;for(let i=0;i+2<t.length;i+=2){if(o+=t[i+1],o===0||o%2!==0)continue;let[s,a]=[t[i],t[i+2]];e.length+=
a-s,!(a-s<=e.Ht)&&(e.Ht=a-s,e.x=(s+a)/2,e.y=n)}}function Lm(t){for(let n=2;n<t.length;n+=2){let[e,r]=[t[n],t[n+1]],o=n-2;for(;o>=0&&t[o]>e;o-=
2)t[o+2]=t[o],t[o+3]=t[o+1];t[o+2]=e,t[o+3]=r}}var Ni=.05,Fi={severity:"error",o:({document:t})=>(t.attributes.get("stroke")??"none")!=="none"?[]:t.elements.flatMap(e=>{let{area:r,at:o}=$i(
Cn(e).map(s=>s.segments));if(r<=Ni)return[];let i=`The two fill rules paint <${e.name}> differently on ${r.toFixed(2)} px².`;return[h("svg-\
winding","error",i,{at:o,measured:r,limit:Ni})]})};var $m=.97,Ii=.995,_i={severity:"warning",o:({drawing:t,_:n})=>{if(t.traits.partial||t.traits.badge!==null||bt(t.cut)>0)return[];let{x:e,y:r}=n.Lt();
return[{name:"Left and right",share:e},{name:"Top and bottom",share:r}].filter(({share:i})=>i>=$m&&i<Ii).map(({name:i,share:s})=>h("symmetry",
"warning",`${i} differ by ${Math.round((1-s)*1e3)/10} % of the ink: nearly symmetrical.`,{measured:s,limit:Ii}))}};var Di=1,Cm=20,Wi=.3,Bi={severity:"warning",o:({drawing:t})=>t.marks.flatMap(n=>{let{segments:e,closed:r}=n.path;return e.flatMap((o,i)=>{let s=e[i+
1]??(r?e[0]:void 0);if(s===void 0||o.kind==="line"&&s.kind==="line")return[];if(M(o)<Wi||M(s)<Wi)return[];let a=Math.abs(L(o,s))*180/Math.PI;
return a<Di||a>Cm?[]:[h("tangent","warning",`A curve meets its neighbour with a bend of ${Math.round(a)}°.`,{at:{x:o.x1,y:o.y1},measured:a,
limit:Di,span:n.span})]})})};function Gi(t,n,e,r,o){let i=new Uint8Array(n*n);for(let a=0;a<i.length;a++)i[a]=(e?t[a]:1-t[a])>=o?1:0;let s=[];for(let a=0;a<i.length;a++)
i[a]===1&&s.push(Nm(a,{coverage:t,size:n,ink:e,Jn:r},i));return s}function Nm(t,{coverage:n,size:e,ink:r,Jn:o},i){let s=[t];i[t]=0;let a=0,c=!1;
for(let l=s.pop();l!==void 0;l=s.pop()){let u=l%e,m=(l-u)/e;a+=r?n[l]:1-n[l],(u===0||m===0||u===e-1||m===e-1)&&(c=!0);for(let f=m===0?0:-1;f<=
(m===e-1?0:1);f++)for(let p=u===0?0:-1;p<=(u===e-1?0:1);p++){let d=l+f*e+p;i[d]===0||!o&&p!==0&&f!==0||(i[d]=0,s.push(d))}}return{area:a,Qn:c}}var Hi=.5,on={v:.49,rt:.51},Fm=4,Im=.35,ji={severity:"error, warning",o:({drawing:t,_:n})=>{let e=n.ht(),r=e.map((u,m)=>e.reduce((f,p)=>(u.hole?
p.St===m:p.hole&&p.part===m)?f-p.area:f,u.area)),o=e.filter((u,m)=>r[m]>=Hi),i=o.filter(u=>!u.hole),s=o.filter(u=>u.hole),a=n.coverage(),{size:c}=t.
cut,l=(u,m,f)=>Gi(a,c,u,m,f).filter(p=>p.area>=Hi&&(u||!p.Qn)).length;return[...zi("part",i,(u,m)=>l(!0,u,m),u=>Ui(u,a,c)),...zi("hole",s,(u,m)=>l(
!1,u,m),u=>Ui(u,a,c))]}};function Ui({area:t,box:n,hole:e},r,o){if(t>Fm)return!1;let i=0;for(let s=Math.max(0,Math.floor(n.y0));s<Math.min(o,
n.y1);s++)for(let a=Math.max(0,Math.floor(n.x0));a<Math.min(o,n.x1);a++){let c=r[s*o+a];i=Math.max(i,e?1-c:c)}return i>=Im&&i<on.v}function zi(t,n,e,r){
let o=n.length,i=n.filter(r).length,s=e(!1,on.v)+i;if(s<o&&(s=Math.max(s,e(!1,on.rt)+i)),s<o)return[h("topology","error",`${t==="part"?"Part\
s run together or vanish":"Holes close"} at this size: ${s} of ${o} are left.`,{measured:s,limit:o})];let a=e(!0,on.v);return a>o&&(a=Math.min(
a,e(!0,on.rt))),a<=o?[]:t==="part"?[h("topology","error",`A part breaks at this size: ${a} instead of ${o}.`,{measured:a,limit:o})]:[h("topo\
logy","warning",`A notch closes to a hole at this size: ${a} instead of ${o}.`,{measured:a,limit:o})]}var _m=.5,Vi=.55,Dm={few:.5,many:.45},qi=5,Xi=.12,Wm=4.5,Bm=.12,Gm=.08,Hm=.35,Um=.3,zm=.77,Yi=.85,Ki={severity:"error",o:({drawing:t,fn:n})=>jm(
t,n)};function jm(t,n){let e=n.some(({name:s})=>s==="slash"),r=t.strokeWidth===null?t.twin?.marks??[]:t.marks,o=nt(t.cut)<Wm?Vi:_m,i=e?qm(n,
r):null;return[...n.flatMap(s=>Vm(s,r,e?Xm(t):null,o)),...i===null?[]:[...Ym(r,i),...Km(n,i,t)]]}function Xm({cut:t}){return Dm[nt(t)<qi?"fe\
w":"many"]}function Vm({name:t,spans:n,shapes:e},r,o,i){let s=e.reduce((d,{length:x})=>d+x,0);if(s===0)return[];let a=r.filter(({span:d})=>n.
some(x=>d.start>=x.start&&d.end<=x.end)),c=e.map(d=>Jm(d,a.filter(Qm(d.span)),s)),l=Ct(a)/s,u=i===Vi&&e.every(({isClosed:d})=>!d),m=o??(u?zm:
i),f=t.replaceAll("-"," ");if(l<m){let d=`The ${f} is hardly left at this cut: ${Math.round(100*l)} % of its lines.`;return[sn(d,l,m,n[0])]}
let p=o===null?c.find(({te:d})=>d):void 0;if(p!==void 0){let d=p.left/Math.max(p.length,1e-9);return[sn(`The ${f} has lost what tells it, at\
 this cut.`,d,Yi,p.span)]}return o!==null&&c.some(d=>!d.Fn&&!d.isPlain)?[]:c.filter(({Fn:d})=>d).map(d=>sn(`The ${f} has lost a shape that m\
akes it, at this cut.`,d.left/d.length,d.v,d.span))}function qm(t,n){let e=t.flatMap(o=>o.name==="slash"?o.spans:[]),r=n.find(({span:o})=>e.
some(i=>o.start>=i.start&&o.end<=i.end));return r?.path.segments.length===1&&r.path.segments[0]?.kind==="line"?r:null}function Ym(t,n){let e=Zm(
t.filter(r=>r!==n),n.path.segments[0]);return e>=Xi?[]:[sn("All that is left lies on one side of the line that crosses it out.",e,Xi,n.span)]}
function Km(t,n,{cut:e}){let r=t.flatMap(o=>o.name==="slash"?[]:o.shapes);return nt(e)>=qi||r.some(({isClosed:o})=>o)?[]:[sn("Open lines tha\
t a line crosses out can hardly be told at this cut.",0,1,n.span)]}var Ge=8;function Zm(t,{x0:n,y0:e,x1:r,y1:o}){let[i,s]=[0,0],a=({x:c,y:l},u)=>{
(r-n)*(l-e)-(o-e)*(c-n)>0?s+=u:i+=u};for(let{dot:c,path:l}of t)if(c!==null)a(c,Math.PI*c.diameter);else for(let u of l.segments)for(let m=0;m<
Ge;m++)a(I(u,(m+.5)/Ge),M(u)/Ge);return Math.min(i,s)/Math.max(i+s,1e-9)}function Jm(t,n,e){let{length:r,pieces:o,isTelling:i}=t,s=Ct(n),a=r<
Bm*e?0:r<Hm*e?Gm:Um,c=i&&(n.length<o||s<Yi*r);return{...t,left:s,v:a,Fn:s<a*r,te:c}}function Qm(t){return n=>n.span.start===t.start&&n.span.
end===t.end}function sn(t,n,e,r){return h("vanished","error",t,{measured:Math.round(n*100)/100,limit:e,span:r})}var Zi={severity:"error, warning",o:()=>[]},Ji={severity:"error, warning",o:()=>[]},Qi={severity:"error",o:()=>[]},ts={severity:"error, warn\
ing, info",o:()=>[]},ns={severity:"error, warning",o:()=>[]},es={severity:"info",o:()=>[]};var rs=[Ki,ci,Pi,yi,Ti,Oi,Fi,ki,Bo,jo,wo,Eo,Jo,Wo,mi,Uo,Bi,ji,hi,So,ui,To,oi,lo,xo,_i,Do,Oo,Co,ho,Po,Zi,Ji,Qi,ts,ns,es];var tf=8,os={error:0,warning:1,info:2};function ss({drawing:t,document:n,fn:e=[]}){let r={drawing:t,document:n,fn:e,_:so(t)},o=rs.flatMap(i=>is(
i.o(r)).slice(0,tf));return is(o)}function is(t){return[...t].sort((n,e)=>os[n.severity]-os[e.severity])}function Nt(t){return t.kind==="join"?t.operands.map(n=>n.statement):"children"in t?t.children:null}function q(t,n,e=1){let r=t.toLowerCase();if(r.length>40)return[];let o=r.length>=5?2:1,i=[];for(let s of n){if(Math.abs(s.length-r.length)>
o)continue;let a=nf(r,s);a<=o&&i.push({name:s,i:a})}return i.sort((s,a)=>s.i-a.i||(s.name<a.name?-1:1)),i.slice(0,e).map(({name:s})=>s)}function nf(t,n){
let e=[],r=Array.from({length:n.length+1},(o,i)=>i);for(let o=1;o<=t.length;o+=1){let i=[o];for(let s=1;s<=n.length;s+=1){let a=t[o-1]===n[s-
1]?0:1,c=Math.min(r[s]+1,i[s-1]+1,r[s-1]+a);o>1&&s>1&&t[o-1]===n[s-2]&&t[o-2]===n[s-1]&&(c=Math.min(c,e[s-2]+1)),i.push(c)}e=r,r=i}return r[n.
length]}var O={characters:16384,statements:256,ht:8,lowered:400,vertices:64,parameters:8,pn:64,text:4,slug:64,problems:100,variants:64,uses:64,useNesting:4},
an={width:8,height:8},w={coordinate:{from:-48,to:72},shift:{from:-72,to:72},length:{from:.05,to:72},degrees:{from:-720,to:720},ring:{from:2,
to:24},scale:{from:.05,to:4},dot:{from:.25,to:8},textHeight:{from:.5,to:48},factor:{from:0,to:8},fixedRadius:{from:0,to:24},into:{from:1.5,to:32},
mini:{from:1,to:16},lanes:{from:0,to:24},size:{from:16,to:24},parameter:{from:-1e3,to:1e3}};function b(t){return t.ft[Math.min(t.index,t.ft.length-1)]}function S(t){let n=b(t);return n.kind!=="eof"&&(t.index+=1),n}function D(t,n){let e=b(
t);return e.kind==="word"&&(n===void 0||e.text===n)}function U(t){let{kind:n}=b(t);return n==="end"||n==="open"||n==="close"||n==="eof"}function y(t,n,e,r,o){
!t.c&&t.problems.length<O.problems&&t.problems.push({span:n,message:e,expected:r,hint:o}),t.c=!0}function E(t,n,e){let r=b(t),o=In(r);y(t,r.
span,U(t)?`Here should be ${n}.`:`${o} is not ${n}.`,n,Fn(r)?"Comments begin with #.":e)}function Fn({text:t}){return t.startsWith("//")||t.
startsWith("/*")}function P(t,n){let e=t.ft[t.index-1]??n;return{...n.span,end:Math.max(n.span.end,e.span.end)}}function In(t){if(t.kind==="\
eof")return"the end of the text";if(t.kind==="end")return"the end of the statement";let n=t.kind==="string"?`"${t.text}"`:t.text;return`\`${n.
length>40?`${n.slice(0,39)}…`:n}\``}var cn="-?(?:\\d+(?:\\.\\d+)?|\\.\\d+)",ln="[a-z][a-z0-9]*(?:-[a-z0-9]+)*",rt=`(?:${cn}|\\$${ln})`,un=96,ef=new RegExp(`^${cn}$`),rf=new RegExp(
`^${rt}$`);function He(t){return Math.round(t*1e3)/1e3+0}function Ft(t){return t.length<=un&&ef.test(t)?He(Number(t)):null}function K(t){return String(
He(t))}function mn(t){return typeof t=="number"?K(t):`$${t.parameter}`}function Ue(t,n){return typeof t=="number"||typeof n=="number"?t===n:
t.parameter===n.parameter}function cs(t,n,e){let r=W(t,n,e);return typeof r=="number"?r:(y(t,t.ft[t.index-1].span,`${n} cannot come from a p\
arameter.`,"a number",`Write the number itself, such as ${K(ls(e))}.`),e.from)}function W(t,n,e){if(U(t)||!rf.test(b(t).text))return E(t,n,`\
Write a number from ${K(e.from)} to ${K(e.to)}, such as ${K(ls(e))}.`),e.from;let r=S(t);return Z(t,r.text,r.span,n,e)}function Z(t,n,e,r,o){
if(!n.startsWith("$")){let s=He(Number(n));return as(t,s,e,r,o),s}let i=fn(t,n.slice(1),e);if(i!==null)for(let s of of(i))Number.isFinite(s)?
as(t,s,e,`${r} (from ${n})`,o):y(t,e,`${n} has values that are not numbers.`,"a parameter of numbers",`Declare it as a range, such as \`param\
 ${i.name} 0..4 = 2\`.`);return{parameter:n.slice(1)}}function fn(t,n,e){let r=t.parameters.get(n);if(r!==void 0)return r;let[o]=q(n,t.parameters.
keys()),i=o===void 0?`Declare it above, such as \`param ${n||"level"} 0..4 = 2\`.`:`Did you mean \`${o}\`?`;return y(t,e,`No parameter \`${n}\
\` is declared above.`,"the name of a parameter",i),null}function as(t,n,e,r,o){if(n>=o.from&&n<=o.to)return;let i=`${K(o.from)} to ${K(o.to)}`,
s=n<o.from?o.from:o.to;y(t,e,`${sf(r)} of ${K(n)} is outside ${i}.`,`a number from ${i}`,`Write ${K(s)} or a number inside the range.`)}function of(t){
return t.values.kind==="range"?[t.values.from,t.values.to]:t.values.of.map(n=>Ft(n)??NaN)}function ls(t){return t.to>=360?45:Math.min(4,t.to)}
function sf(t){return t.charAt(0).toUpperCase()+t.slice(1)}var af={role:"auto",over:"none",notch:!1,fromLanes:0,belowLanes:1/0,fromSize:0,belowSize:1/0,radius:null,inner:!1,free:!1,finish:null},cf=/^@(\d+(?:\.\d+)?)(?:(\+)|(-)|\.\.(\d+(?:\.\d+)?))$/,
lf=[{t:["solid"],ct:!1,ot:t=>t==="solid"?{role:"solid"}:null},{t:["line"],ct:!1,ot:t=>t==="line"?{role:"line"}:null},{t:["hole"],ct:!1,ot:t=>t===
"hole"?{role:"hole"}:null},{t:["cut"],ct:!0,ot:t=>t==="cut"?{role:"knock-out"}:null},{t:["ink"],ct:!1,ot:t=>t==="ink"?{role:"ink"}:null},{t:[
"over","over=tight","over=side","over=box","over=round","over=hull"],ct:!0,ot:uf},{t:["notch"],ct:!0,ot:t=>t==="notch"?{notch:!0}:null},{t:[
"@5+","@5-","@3..5"],ct:!0,ot:mf},{t:["size>=20","size<20"],ct:!0,ot:ff},{t:["r=0.5"],ct:!0,ot:pf},{t:["inner"],ct:!1,ot:t=>t==="inner"?{inner:!0}:
null},{t:["free"],ct:!0,ot:t=>t==="free"?{free:!0}:null},{t:["outlined","filled"],ct:!0,ot:t=>t==="outlined"||t==="filled"?{finish:t}:null}],
us=["solid","line","hole","cut","ink","over","over=tight","over=side","over=box","over=round","over=hull","notch","inner","free","outlined",
"filled"];function $(t,n=!1){let e=af,r=new Set;for(;!U(t)&&!t.c;){let o=b(t),i=lf.find(({ot:a})=>a(o.text)!==null);if(o.kind!=="word"||i===
void 0)return E(t,"a modifier or the end of the statement",hf(o.text)),e;S(t),n&&!i.ct&&y(t,o.span,`\`${o.text}\` cannot apply to a group.`,
"over, notch, cut, @…, size…, r=…, free, outlined or filled","Write it behind the shapes inside.");let s=i.ot(o.text);for(let a of Object.
keys(s))r.has(a)&&y(t,o.span,`\`${o.text}\` contradicts or repeats an earlier modifier.`,"another modifier","Keep one of the two."),r.add(a);
e={...e,...s},df(t,e,o.span)}return e}function ms(t){return t==="knock-out"?"cut":t}function uf(t){return t==="over"?{over:"ink"}:t==="over=tight"?{over:"tight"}:t==="over=side"?{over:"side"}:t==="over=box"?{over:"box"}:t===
"over=hull"?{over:"hull"}:t==="over=round"?{over:"round"}:null}function mf(t){let n=cf.exec(t);if(n===null)return null;let e=Ft(n[1])??1/0;return n[2]!==
void 0?{fromLanes:e}:n[3]!==void 0?{belowLanes:e}:{fromLanes:e,belowLanes:Ft(n[4])??1/0}}function ff(t){let n=/^size(>=|<)(\d{1,4})$/.exec(t);
return n===null?null:n[1]==="<"?{belowSize:Number(n[2])}:{fromSize:Number(n[2])}}function pf(t){let n=t.startsWith("r=")?Ft(t.slice(2)):null;
return n===null?null:{radius:n}}function df(t,{fromLanes:n,belowLanes:e,fromSize:r,belowSize:o,radius:i},s){let{lanes:a,size:c,factor:l}=w;(n>
a.to||Number.isFinite(e)&&e>a.to)&&y(t,s,`There are never more than ${a.to} lanes.`,`@ with numbers up to ${a.to}`,"The finest cut has 11 la\
nes: write @5+, for instance."),n>=e&&y(t,s,"No cut has lanes in this range: it is never drawn.","a lower number first","Write @3..5, for in\
stance."),[r,o].filter(m=>m!==0&&Number.isFinite(m)).some(m=>m<c.from||m>c.to)&&y(t,s,`Sizes run from ${c.from} to ${c.to}.`,"a size of 16, \
20 or 24","Write size>=20 or size<20."),r>=o&&y(t,s,"No size is in this range: it is never drawn.","a lower size first","Write size>=16 size\
<24, for instance."),i!==null&&(i<l.from||i>l.to)&&y(t,s,`A radius factor of ${K(i)} is outside ${l.from} to ${l.to}.`,"r= with a factor","W\
rite r=0.5, for instance.")}function hf(t){if(/^r=/.test(t))return"Write r=0.5, without a blank.";if(/^size/.test(t))return"Write size>=20 o\
r size<20, without a blank.";if(/^@/.test(t))return"Write @5+, @5- or @3..5.";if(t==="detail")return"Write @5+: drawn when at least 5 stroke\
s fit side by side.";let[n]=q(t,us);return n===void 0?`Modifiers are ${us.join(", ")}, @5+, @5-, @3..5, size>=20, size<20, r=0.5.`:`Did you \
mean \`${n}\`?`}var yf=new RegExp(`^(${rt}),(${rt})(?:(!)|\\*(${cn})|~(${cn}))?$`),fs={x:0,y:0,corner:{kind:"relative",factor:1}};function _n(t,n="a point x\
,y"){let e=b(t),r=e.kind==="word"&&e.text.length<=un?yf.exec(e.text):null;return r===null?(E(t,n,gf(t)),fs):(S(t),{x:Z(t,r[1],e.span,"a coor\
dinate",w.coordinate),y:Z(t,r[2],e.span,"a coordinate",w.coordinate),corner:xf(t,e.span,r[3],r[4],r[5])})}function J(t,n="a point x,y"){let e=b(
t),{x:r,y:o,corner:i}=_n(t,n);return(i.kind==="fixed"||i.factor!==1)&&y(t,e.span,"A corner mark (!, *, ~) says nothing here: this point is n\
o corner.",n,`Write ${mn(r)},${mn(o)}.`),{x:r,y:o}}function It(t){let n=b(t);return n.kind==="word"&&/^[-.\d$]/.test(n.text)&&n.text!=="-"}function Dn(t,n){
let e=[];for(;It(t)&&!t.c;)Bt(t,e);return e.length<n&&E(t,"a point x,y",`Write at least ${n} points, such as ${["4,12","12,4","20,12"].slice(
0,n).join(" ")}.`),e}function Bt(t,n){let{span:e}=b(t),r=_n(t),o=n.at(-1);o!==void 0&&ps(o,r)&&y(t,e,"This point is the same as the one befo\
re it.","another point","Leave one of the two out."),n.length===O.vertices&&y(t,e,`A chain has at most ${O.vertices} points.`,"the end of th\
e chain","Split it into several statements."),n.push(r)}function Gt(t,n,e){let r=n[0],o=n.at(-1);n.length<3||r===void 0||o===void 0||!ps(r,o)||
y(t,e,"The last point repeats the first; the shape closes by itself.","a shape without its first point again","Leave the last point out.")}function ct(t,n){return{...t,x:n(t.x),y:n(t.y)}}function xf(t,n,e,r,o){return e!==void 0?{kind:"relative",factor:0}:o!==void 0?{kind:"fixed",
radius:Z(t,o,n,"a corner radius",w.fixedRadius)}:r===void 0?fs.corner:{kind:"relative",factor:Z(t,r,n,"a corner factor",w.factor)}}function ps(t,n){
return Ue(t.x,n.x)&&Ue(t.y,n.y)}function gf(t){let{text:n}=b(t),e=t.ft[t.index+1];return e?.kind==="word"&&(n.endsWith(",")||e.text.startsWith(
",")||/^-?[\d.]+$/.test(e.text))&&/^-?[\d.]+,?$/.test(n)?`Write ${n.replace(",","")},${e.text.replace(",","")} without a blank.`:"Write two \
numbers with a comma and no blank, such as 12,7."}var ds={s:"arc",kind:"arc",t:["arc X,Y R FROM TO [modifiers]"],b:[],parse(t,n){let{x:e,y:r}=J(t,"the centre x,y"),o=W(t,"a radius",w.length),
i=W(t,"an angle",w.degrees),{span:s}=b(t),a=W(t,"an angle",w.degrees);typeof i=="number"&&typeof a=="number"&&(i===a||Math.abs(a-i)>=360)&&y(
t,s,"An arc turns by more than 0 and less than 360 degrees.","another angle","For a whole circle write circle X,Y R.");let c=$(t);return{kind:"\
arc",x:e,y:r,r:o,from:i,to:a,modifiers:c,span:P(t,n)}},bind:(t,{number:n})=>[{...t,x:n(t.x),y:n(t.y),r:n(t.r),from:n(t.from),to:n(t.to)}]};var bf=new RegExp(`^(${rt})x(${rt})$`);function pn(t){let n=b(t),e=n.kind==="word"&&n.text.length<=un?bf.exec(n.text):null;return e===null?(E(
t,"a size WxH","Write width and height with an x and no blank, such as 18x14."),{width:1,height:1}):(S(t),{width:Z(t,e[1],n.span,"a width",w.
length),height:Z(t,e[2],n.span,"a height",w.length)})}function Ht(t){let n=b(t),{x:e,y:r}=J(t),{width:o,height:i}=pn(t);if(typeof e=="number"&&
typeof r=="number"&&typeof o=="number"&&typeof i=="number"){let{to:s}=w.coordinate;return(e+o>s||r+i>s)&&y(t,n.span,`This area reaches beyon\
d ${s},${s}.`,"an area in or near the grid","Write an area such as 7,10 10x8."),{x:e,y:r,width:o,height:i}}return y(t,n.span,"An area cannot\
 come from a parameter.","X,Y WxH in numbers","Write the numbers themselves, such as 7,10 10x8."),{x:0,y:0,width:1,height:1}}var hs={s:"box",kind:"box",t:["box X,Y WxH [modifiers]"],b:["rect","rectangle","square"],parse(t,n){let e=_n(t,"the upper left corner x,y"),
{width:r,height:o}=pn(t),i=$(t);return{kind:"box",corner:e,width:r,height:o,modifiers:i,span:P(t,n)}},bind:(t,{number:n})=>[{...t,corner:ct(
t.corner,n),width:n(t.width),height:n(t.height)}]};var ys={s:"circle",kind:"circle",t:["circle X,Y R [modifiers]"],b:["disc","disk","round"],parse(t,n){let{x:e,y:r}=J(t,"the centre x,y"),o=W(
t,"a radius",w.length),i=$(t);return{kind:"circle",x:e,y:r,r:o,modifiers:i,span:P(t,n)}},bind:(t,{number:n})=>[{...t,x:n(t.x),y:n(t.y),r:n(t.
r)}]};var xs={s:"curve",kind:"curve",t:["curve P P … [close] [modifiers]"],b:["spline","bezier","smooth"],parse(t,n){let e=Sf(t),r=D(t,"close");
r&&(Gt(t,e,t.ft[t.index-1].span),e.length<3?E(t,"a third point","A closed curve has at least 3 points."):S(t));let o=$(t);return{kind:"curve",
vertices:e,closed:r,modifiers:o,span:P(t,n)}},bind:(t,{number:n})=>[{...t,vertices:t.vertices.map(e=>ct(e,n))}]};function Sf(t){let n=[];for(;It(
t)&&!t.c;){let{span:e}=b(t);Bt(t,n);let{corner:r}=n.at(-1);r.kind==="relative"&&(r.factor===1||r.factor===0)||y(t,e,"A point of a curve is s\
mooth or a corner.","a point, or a point with !","Write x,y for a smooth point and x,y! for a corner.")}return n.length<2&&E(t,"a point x,y",
"Write at least 2 points, such as 4,12 12,8 20,12."),n}var Mf=1.5,gs={s:"dot",kind:"dot",t:["dot X,Y [SCALE] [modifiers]"],b:["point"],parse(t,n){let{x:e,y:r}=J(t),i=D(t)&&/^[-.\d$]/.test(b(t).text)?
cs(t,"a dot scale",w.dot):Mf,s=$(t);return{kind:"dot",x:e,y:r,scale:i,modifiers:s,span:P(t,n)}},bind:(t,{number:n})=>[{...t,x:n(t.x),y:n(t.y)}]};function B(t,n=t.statement){for(;t.c&&(b(t).kind==="word"||b(t).kind==="string");)S(t);let e=b(t);if(e.kind!=="open")return E(t,"a block { …\
 }","Open the block with { on the same line."),[];if(S(t),t.gn===O.ht)return y(t,e.span,`Blocks are nested at most ${O.ht} deep.`,"a stateme\
nt without a block","Flatten the blocks."),kf(t),[];let r=t.c,o=t.problems.length;t.gn+=1;let i=wf(t,n);return t.gn-=1,t.c=r,b(t).kind==="cl\
ose"?S(t):y(t,e.span,"This block is never closed.","}","Write } behind its last statement."),i.length===0&&t.problems.length===o&&y(t,e.span,
"This block is empty.","a statement","Write a statement inside, or leave the block out."),i.length===0&&(t.c=!0),i}function kf(t){let n=1;for(;n>
0&&b(t).kind!=="eof";){let{kind:e}=S(t);e==="open"&&(n+=1),e==="close"&&(n-=1)}}function wf(t,n){let e=[];for(;;){let{kind:r}=b(t);if(r==="c\
lose"||r==="eof")return e;if(r==="end"){S(t);continue}t.c=!1;let o=n(t);o!==null&&e.push(o)}}var bs={s:"join",kind:"join",t:["join [modifiers] { SHAPE; SHAPE; - SHAPE }"],b:["union","merge","combine","subtract","difference"],parse(t,n){
let e=$(t),r=B(t,Ef),o=r[0];return o?.sign===-1&&y(t,o.statement.span,"The first shape of a join is subtracted from nothing.","a shape witho\
ut -","Move an added shape to the front."),{kind:"join",operands:r,modifiers:e,span:P(t,n)}},bind:(t,{block:n})=>[{...t,operands:t.operands.
flatMap(({sign:e,statement:r})=>n([r]).map(o=>({sign:e,statement:o})))}]};function Ef(t){let n=D(t,"-");n&&S(t);let{span:e}=b(t);if(n&&U(t))
return E(t,"a closed shape","Write the shape to take away behind -, on the same line."),null;let r=t.statement(t);return r===null?null:Ss(r)?
"modifiers"in r&&r.modifiers.role!=="auto"?(y(t,e,`A joined shape has no role of its own; \`${ms(r.modifiers.role)}\` says nothing here.`,"a\
 shape without a role","Write the role behind `join`, or `-` in front of a shape to take it away."),null):{sign:n?-1:1,statement:r}:(y(t,e,`\
\`${r.kind}\` encloses no area, so it cannot be joined.`,"a closed shape","Use box, circle, oval, poly, or a path or curve with close."),null)}
function Ss(t){switch(t.kind){case"box":case"circle":case"oval":case"poly":return!0;case"path":case"curve":return t.closed;case"mirror":case"\
turn":case"ring":case"move":case"scale":return t.children.every(Ss);default:return!1}}var Ms={s:"line",kind:"line",t:["line P P … [modifiers]"],b:["polyline","stroke","segment"],parse(t,n){let e=Dn(t,2),r=$(t);return{kind:"l\
ine",vertices:e,modifiers:r,span:P(t,n)}},bind:(t,{number:n})=>[{...t,vertices:t.vertices.map(e=>ct(e,n))}]};var Af=new RegExp(`^([xy])=(${rt})$`),ks={s:"mirror",kind:"mirror",t:["mirror x=12 { … }","mirror y=12 { … }"],b:["flip","reflect","symm\
etry"],parse(t,n){let e=b(t),r=e.kind==="word"&&e.text.length<96?Af.exec(e.text):null;r!==null?S(t):E(t,"an axis x=… or y=…","Write x=12\
 to mirror left to right, y=12 to mirror top to bottom.");let o=r===null?12:Z(t,r[2],e.span,"an axis",w.coordinate),i=B(t);return{kind:"mirr\
or",axis:r?.[1]==="y"?"y":"x",at:o,children:i,span:P(t,n)}},bind:(t,{number:n,block:e})=>[{...t,at:n(t.at),children:e(t.children)}]};var Pf=new RegExp(`^(${rt}),(${rt})$`),ws={s:"move",kind:"move",t:["move DX,DY { … }"],b:["translate","shift","offset"],parse(t,n){let e=b(
t),r=e.kind==="word"&&e.text.length<96?Pf.exec(e.text):null;r!==null?S(t):E(t,"a shift dx,dy","Write two numbers with a comma and no blank, \
such as 2,-1.");let o=Z(t,r?.[1]??"0",e.span,"a shift",w.shift),i=Z(t,r?.[2]??"0",e.span,"a shift",w.shift),s=B(t);return{kind:"move",x:o,y:i,
children:s,span:P(t,n)}},bind:(t,{number:n,block:e})=>[{...t,x:n(t.x),y:n(t.y),children:e(t.children)}]};var Es={s:"oval",kind:"oval",t:["oval X,Y RX RY [modifiers]"],b:["ellipse"],parse(t,n){let{x:e,y:r}=J(t,"the centre x,y"),o=W(t,"a half widt\
h",w.length),i=W(t,"a half height",w.length),s=$(t);return{kind:"oval",x:e,y:r,rx:o,ry:i,modifiers:s,span:P(t,n)}},bind:(t,{number:n})=>[{...t,
x:n(t.x),y:n(t.y),rx:n(t.rx),ry:n(t.ry)}]};var Rf=/^[a-z0-9]+(?:-[a-z0-9]+)*$/;function As(t){return t.length<=O.slug&&Rf.test(t)}function Mt(t,n){let e=b(t);if(e.kind==="word"&&As(e.
text))return S(t).text;let r=Tf(e.text);return E(t,n,r===""?"Use lower-case letters, digits and single hyphens.":`Write \`${r}\`.`),"untitle\
d"}function Tf(t){return t.slice(0,O.slug).toLowerCase().match(/[a-z0-9]+/g)?.join("-")??""}var vf=/^[A-Z0-9.,:!?%@&+\-/]$/;function Wn(t){return As(
t)||vf.test(t)||/^-?\d{1,4}$/.test(t)}var Ps={s:"part",kind:"part",t:["part NAME [modifiers] { … }"],b:["group","g","layer"],parse(t,n){let e=Mt(t,"a name such as handle"),r=$(
t,!0),o=B(t);return{kind:"part",name:e,modifiers:r,children:o,span:P(t,n)}},bind:(t,{block:n})=>[{...t,children:n(t.children)}]};var Ts={s:"path",kind:"path",t:["path P [cw|ccw R [big]] P … [cw|ccw R [big]] [close] [modifiers]"],b:["outline","shape"],parse(t,n){let{vertices:e,
bends:r,closed:o}=Of(t),i=$(t);return{kind:"path",vertices:e,bends:r,closed:o,modifiers:i,span:P(t,n)}},bind:(t,{number:n})=>[{...t,vertices:t.
vertices.map(e=>ct(e,n)),bends:t.bends.map(e=>e&&{...e,radius:n(e.radius)})}]};function Of(t){let n=[],e=[];for(Bt(t,n);!t.c;){let r=b(t),o=D(
t,"cw")||D(t,"ccw")?Lf(t):null;if(It(t))e.push(o),Bt(t,n);else{if(D(t,"close"))return Gt(t,n,t.ft[t.index-1].span),S(t),e.push(o),Rs(t,n,e,!0),
{vertices:n,bends:e,closed:!0};o!==null&&y(t,r.span,"This arc leads nowhere.","a point x,y or close behind the arc","Write the point where t\
he arc ends.");break}}return Rs(t,n,e,!1),{vertices:n,bends:e,closed:!1}}function Lf(t){let n=S(t).text==="cw",e=W(t,"an arc radius",w.length),
r=D(t,"big");return r&&S(t),{radius:e,clockwise:n,big:r}}function Rs(t,n,e,r){let o=t.ft[t.index-1].span;n.length<2&&E(t,"a point x,y","Writ\
e at least 2 points, such as 4,12 cw 8 20,12."),r&&n.length===2&&e.every(i=>i===null)&&y(t,o,"Two points with straight pieces enclose nothin\
g.","a third point or an arc","Leave `close` out, or add a point or an arc."),e.forEach((i,s)=>{let a=n[s],c=n[(s+1)%n.length],l=[a.x,a.y,c.
x,c.y];if(i===null||typeof i.radius!="number"||!l.every(k=>typeof k=="number"))return;let[u,m,f,p]=l,d=Math.hypot(f-u,p-m)/2;if(i.radius>d-.005)
return;let x=String(Math.ceil(d*100)/100);y(t,o,`An arc of radius ${mn(i.radius)} cannot reach from ${u},${m} to ${f},${p}.`,`a radius of at\
 least ${x}`,`Write ${x} or more.`)})}var vs={s:"poly",kind:"poly",t:["poly P P P … [modifiers]"],b:["polygon","triangle"],parse(t,n){let e=Dn(t,3);Gt(t,e,t.ft[t.index-1].span);
let r=$(t);return{kind:"poly",vertices:e,modifiers:r,span:P(t,n)}},bind:(t,{number:n})=>[{...t,vertices:t.vertices.map(e=>ct(e,n))}]};function Ut(t){return It(t)?J(t,"a centre x,y"):{x:12,y:12}}var Os={s:"ring",kind:"ring",t:["ring COUNT [X,Y] { … }"],b:["repeat","rotational","radial","around"],parse(t,n){let{span:e}=b(t),r=W(t,"a\
 count",w.ring);typeof r=="number"&&!Number.isInteger(r)&&y(t,e,"A ring repeats a whole number of times.","a whole number",`Write ${Math.round(
r)}.`);let{x:o,y:i}=Ut(t),s=B(t);return{kind:"ring",count:r,x:o,y:i,children:s,span:P(t,n)}},bind:(t,{number:n,block:e})=>[{...t,count:n(t.count),
x:n(t.x),y:n(t.y),children:e(t.children)}]};var Ls={s:"scale",kind:"scale",t:["scale FACTOR [X,Y] { … }"],b:["zoom","resize"],parse(t,n){let e=W(t,"a scale factor",w.scale),{x:r,y:o}=Ut(
t),i=B(t);return{kind:"scale",factor:e,x:r,y:o,children:i,span:P(t,n)}},bind:(t,{number:n,block:e})=>[{...t,factor:n(t.factor),x:n(t.x),y:n(
t.y),children:e(t.children)}]};var $s=/^[A-Z0-9.,:!?%#@&+\-=/$]+$/,$f="characters of A-Z 0-9 . , : ! ? % # @ & + - = / $",Cs={s:"text",kind:"text",t:['text "B" X,Y HEIGHT \
[modifiers]',"text $letter X,Y HEIGHT [modifiers]"],b:["letter","char","glyph","label"],parse(t,n){let e=Cf(t),{x:r,y:o}=J(t,"the middle x,y"),
i=W(t,"a text height",w.textHeight),s=$(t);return{kind:"text",text:e,x:r,y:o,height:i,modifiers:s,span:P(t,n)}},bind:(t,{number:n,text:e})=>[
{...t,text:e(t.text),x:n(t.x),y:n(t.y),height:n(t.height)}]};function Cf(t){let n=b(t);if(n.kind==="string")return S(t),Bn(t,n.text,n.span),
n.text;if(n.kind==="word"&&/^\$[a-z]/.test(n.text)){S(t);let e=n.text.slice(1),r=fn(t,e,n.span);return r?.values.kind==="choice"&&r.values.of.
forEach(o=>Bn(t,o,n.span)),r?.values.kind==="range"&&Bn(t,String(r.values.from),n.span),r?.values.kind==="range"&&Bn(t,String(r.values.to),n.
span),{parameter:e}}return n.kind==="unclosed-string"?y(t,n.span,"This text has no closing quote.","a text in quotes",`Write "${n.text.trim().
split(/\s/)[0]??"A"}".`):E(t,"a text in quotes",'Write the text in quotes, such as "B".'),"A"}function Bn(t,n,e){if(n.length<1||n.length>O.text)
y(t,e,`A text has 1 to ${O.text} characters.`,`1 to ${O.text} characters`,'Write fewer characters, such as "AB".');else if(!$s.test(n)){let r=n.
toUpperCase(),o=$s.test(r)?`Write "${r}".`:"Draw other characters with lines and arcs.";y(t,e,`The stroke alphabet cannot write "${n}".`,$f,
o)}}var Ns={s:"turn",kind:"turn",t:["turn DEGREES [X,Y] { … }"],b:["rotate","rotation","spin"],parse(t,n){let e=W(t,"an angle",w.degrees),{x:r,
y:o}=Ut(t),i=B(t);return{kind:"turn",degrees:e,x:r,y:o,children:i,span:P(t,n)}},bind:(t,{number:n,block:e})=>[{...t,degrees:n(t.degrees),x:n(
t.x),y:n(t.y),children:e(t.children)}]};var Nf=new RegExp(`^(${ln})=(.+)$`),Fs={s:"use",kind:"use",t:["use GLYPH [mini] [name=value …] into X,Y WxH [modifiers]"],b:["insert","inc\
lude","place","import"],parse(t,n){let e=b(t).span,r=Mt(t,"the name of a glyph"),o=D(t,"mini");o&&S(t);let i=Ff(t);D(t,"into")?S(t):E(t,"int\
o X,Y WxH","Write the box it goes into, such as `into 14,14 8x8`.");let s=b(t),a=Ht(t),c=Math.min(a.width,a.height);(c<w.into.from||c>w.into.
to)&&y(t,s.span,`A glyph cannot be fitted into a box of ${a.width} by ${a.height}.`,`a box of ${w.into.from} to ${w.into.to} units`,"Write a\
 box such as 14,14 8x8.");let l=$(t,!0);return{kind:"use",glyph:r,glyphSpan:e,mini:o,arguments:i,into:a,modifiers:l,span:P(t,n)}},bind:(t,n)=>n.
use(t)};function Ff(t){let n=new Map;for(;!t.c&&!U(t)&&!D(t,"into");){let e=b(t),r=e.kind==="word"&&e.text.length<96?Nf.exec(e.text):null,[o,
i]=[r?.[1],r?.[2]];if(o===void 0||i===void 0||!Wn(i))return E(t,"name=value or into","Write values such as level=3, then `into` and the box."),
n;S(t),n.has(o)&&y(t,e.span,`\`${o}\` is given twice.`,"another name","Keep one of the two."),n.set(o,/^-?\d{1,4}$/.test(i)?Number(i)+0:i)}return n}var If=["is","not",">=","<"],Is={s:"when",kind:"when",t:["when NAME is VALUE { … }","when NAME not VALUE { … }","when NAME >= NUMBER { …\
 }","when NAME < NUMBER { … }"],b:["if","case","unless"],parse(t,n){let e=b(t),r=Df(t),o=Wf(t,r),i=Bf(t,r),s=B(t);return{kind:"when",parameter:r?.
name??e.text,test:o,value:i,children:s,span:P(t,n)}},bind:(t,{value:n,block:e})=>_f(t,n(t.parameter))?e(t.children):[]};function _f({test:t,
value:n},e){return t==="is"?String(e)===String(n):t==="not"?String(e)!==String(n):t===">="?Number(e)>=Number(n):Number(e)<Number(n)}function Df(t){
if(!D(t))return E(t,"the name of a parameter","Write a test such as `when level >= 3`."),null;let{text:n,span:e}=S(t),r=/^(.{1,24}?)(>=|<)(.{0,24})$/.
exec(n);return r!==null&&y(t,e,"The test needs blanks round its sign.","the name of a parameter",`Write \`when ${r[1]} ${r[2]} ${r[3]||1}\`.`),
fn(t,n.replace(/^\$/,""),e)}function Wf(t,n){let e=b(t),r=If.find(o=>o===e.text);if(e.kind!=="word"||r===void 0){let o={"=":"is","==":"is","\
!=":"not",">":">=","<=":"<"}[e.text];return E(t,"is, not, >= or <",o===void 0?"Write a test such as `when level >= 3`, with blanks.":`Write \
\`${o}\`.`),"is"}return S(t),n?.values.kind==="choice"&&(r===">="||r==="<")&&y(t,e.span,`\`${n.name}\` is a choice and has no order.`,"is or\
 not",`Write \`when ${n.name} is ${n.values.of[0]}\`.`),r}function Bf(t,n){if(!D(t))return E(t,"a value","Write a test such as `when level >\
= 3`."),0;let{text:e,span:r}=S(t);return n===null?e:n.values.kind==="choice"?Gf(t,n.values.of,e,r):Hf(t,n.values,e,r)}function Gf(t,n,e,r){if(!n.
includes(e)){let[o]=q(e,n);y(t,r,`\`${e.slice(0,40)}\` is not a value of this parameter.`,n.join(", "),o===void 0?`Write one of ${n.join(", ")}\
.`:`Did you mean \`${o}\`?`)}return e}function Hf(t,{from:n,to:e},r,o){let i=/^-?\d{1,4}$/.test(r)?Number(r)+0:NaN;return i>=n&&i<=e?i:(y(t,
o,`\`${r.slice(0,40)}\` is not a value of this parameter.`,`a whole number from ${n} to ${e}`,`Write a number from ${n} to ${e}.`),n)}var Gn=[hs,ys,Es,gs,Ms,vs,Ts,ds,xs,Cs,bs,ks,Ns,Os,ws,Ls,Ps,Is,Fs],Uf=new Map(Gn.map(t=>[t.kind,t]));function _s(t){return Uf.get(t.kind)}var Hn={start:0,end:0,line:1,column:1};function Un(t,n){let e=[],r=a=>{e.push(a)},o=zf(t,n,{ne:r,use:a=>Xf(a,r)}),i=o(t.mini??[]);return{program:{
...t,parameters:[],mini:i.length===0?null:i,statements:o(t.statements)},problems:e}}function zf(t,n,{ne:e,use:r}){let o=t.parameters.map(({name:l})=>l);
for(let l of n.keys())o.includes(l)||e(qf(t.name,l,o));let i=new Map(t.parameters.map(l=>[l.name,Vf(l,n.get(l.name),e)])),s=l=>i.get(l)??Ds(
l,e),a=l=>{let u=Number(s(l));return Number.isFinite(u)?u:Ds(l,e)},c={value:s,number:l=>typeof l=="number"?l:a(l.parameter),text:l=>typeof l==
"string"?l:String(s(l.parameter)),block:l=>l.flatMap(u=>_s(u).bind(u,c)).filter(jf),use:r};return c.block}function jf(t){return Nt(t)?.length!==
0}function Xf({span:t},n){return n({span:t,message:"`use` was not resolved before compiling.",expected:"a finished program",hint:"expand ref\
erences to glyphs first"}),[]}function Ds(t,n){return n({span:Hn,message:`Nothing gives \`${t}\` such a value.`,expected:"a parameter with a\
 value of this kind",hint:`Declare it, such as \`param ${t} 0..4 = 2\`.`}),0}function Vf(t,n,e){if(n===void 0)return t.default;let{name:r,values:o}=t;
if(o.kind==="choice"){if(o.of.includes(String(n)))return String(n);let[a]=q(String(n),o.of),c=a===void 0?`Give one of ${o.of.join(", ")}.`:`\
Did you mean \`${a}\`?`;return e({span:Hn,message:`\`${r}\` cannot be \`${n}\`.`,expected:o.of.join(", "),hint:c}),t.default}let i=typeof n==
"number"?n:Ft(n)??NaN;if(Number.isInteger(i)&&i>=o.from&&i<=o.to)return i;let s=`a whole number from ${o.from} to ${o.to}`;return e({span:Hn,
message:`\`${r}\` cannot be \`${n}\`.`,expected:s,hint:`Give ${s}.`}),t.default}function qf(t,n,e){let[r]=q(n,e),o=e.length===0?"It has no p\
arameters.":`Its parameters are ${e.join(", ")}.`;return{span:Hn,message:`\`${t}\` has no parameter \`${n}\`.`,expected:e.length===0?"no val\
ue":e.join(", "),hint:r===void 0?o:`Did you mean \`${r}\`?`}}function Ws({detail:t},n){return t.find(({size:r,stroke:o,radius:i,finish:s})=>r===n.size&&o===n.stroke&&(i??n.radius)===n.radius&&(s??n.finish)===
n.finish)?.lanes??null}var Yf=40,Gs=600,Hs=160;function zn(t){if(t.length<=Yf)return!1;if(t.length>Gs)return!0;let n=t.map(r=>({segment:r,box:T([r])})).sort((r,o)=>r.
box.x0-o.box.x0),e=0;for(let r=0;r<n.length;r++){let o=n[r];for(let i=r+1;i<n.length;i++){let s=n[i];if(s.box.x0>o.box.x1)break;if(s.box.y0>
o.box.y1||s.box.y1<o.box.y0)continue;let a=Ot(o.segment,s.segment).filter(({Rn:c,qn:l})=>Bs(c)||Bs(l));if(e+=a.length,e>Hs)return!0}}return!1}
function Bs(t){return t>1e-6&&t<1-1e-6}function jn(t){return{span:t.span,message:"The drawing is too complex to be an icon.",expected:`at mo\
st ${Gs} lines and arcs with at most ${Hs} crossings`,hint:"draw fewer shapes, or let them cross less"}}function Xs(t,n,e){let r=Kf(t,n,e),o=Zf(t),i=t.map(()=>0),s=[];for(let a=0;a<t.length;a++){let c=t[a];if(i[a]===0&&(i[a]=r(c),zs(t,o,i,a,c.to),
zs(t,o,i,a,c.from)),i[a]===1)continue;let l=i[a]===2;s.push({It:c,zt:l,from:l?c.from:c.to,to:l?c.to:c.from,bn:!1})}return s}function Kf(t,n,e){
let r=js(t,"top","bottom"),o=js(t,"left","right"),i=new Int32Array(n),s=new Int32Array(n);return a=>{let c=tp(a);s.fill(0),c?np(a,r.at(a.Qt),
s):ep(a,o.at(a.tn),s);let l=c?a.y1<a.y0:a.x1>a.x0;i.set(s),ze(i,a,!l);let u=e(s);return u===e(i)?1:u===l?2:3}}function Zf(t){let n={j:[],In:[]};
for(let e=0;e<t.length;e++)Us(n,t[e].from,e),Us(n,t[e].to,e);return n}var Xn=-1;function Us({j:t,In:n},e,r){for(;t.length<=e;)t.push(Xn),n.push(
Xn);t[e]===Xn?t[e]=r:n[e]=n[e]===Xn?r:Jf}var Jf=-2;function zs(t,{j:n,In:e},r,o,i){let s=o,a=i;for(;;){if(e[a]<0)return;let c=n[a]===s?e[a]:
n[a];if(r[c]!==0)return;let l=t[s],u=t[c],m=l.to===a==(u.from===a);if(!Qf(u,l,m))return;let f=r[s];r[c]=m||f===1?f:f===2?3:2,a=u.from===a?u.
to:u.from,s=c}}function Qf({nt:t},n,e){for(let r=0;r<t.length;r++)if(t[r]!==(e?n.nt[r]:-n.nt[r]))return!1;return!0}function tp(t){return Math.
abs(t.y1-t.y0)>=Math.abs(t.x1-t.x0)}function np(t,n,e){let r=t.Qt;for(let o of n){if(o.y0<=r==o.y1<=r||o===t)continue;let i;if(o.turn===0)i=
o.x0+(o.x1-o.x0)*(r-o.y0)/(o.y1-o.y0);else{let s=r-o.cy,a=Math.sqrt(Math.max(0,(o.r-s)*(o.r+s)));i=o.tn>=o.cx?o.cx+a:o.cx-a}i>t.tn&&ze(e,o,o.
y1>o.y0)}}function ep(t,n,e){let r=t.tn;for(let o of n){if(o.x0<=r==o.x1<=r||o===t)continue;let i;if(o.turn===0)i=o.y0+(o.y1-o.y0)*(r-o.x0)/
(o.x1-o.x0);else{let s=r-o.cx,a=Math.sqrt(Math.max(0,(o.r-s)*(o.r+s)));i=o.Qt>=o.cy?o.cy+a:o.cy-a}i>t.Qt&&ze(e,o,o.x1<o.x0)}}function ze(t,{
nt:n,group:e,Sn:r},o){if(!r)t[e]+=o?n[e]:-n[e];else for(let i=0;i<n.length;i++)t[i]+=o?n[i]:-n[i]}function js(t,n,e){let r=1/0,o=-1/0;for(let l of t)
l[n]<r&&(r=l[n]),l[e]>o&&(o=l[e]);let i=Math.min(64,1+(t.length>>2)),s=i/(o-r+1e-9),a=Array.from({length:i},()=>[]),c=l=>Math.min(i-1,Math.max(
0,Math.floor((l-r)*s)));for(let l of t){let u=c(l[e]);for(let m=c(l[n]);m<=u;m++)a[m].push(l)}return{at:l=>a[c(l)]}}function Vs(t){let n=[],e=[],r=[],o=new Map,i=t*2,s=(c,l,u)=>{for(let m=o.get(c)??-1;m>=0;m=r[m])if(Math.abs(n[m]-l)<i&&Math.abs(e[m]-u)<i)return m;
return-1};return{x:n,y:e,at:(c,l)=>{let u=Math.floor(c*64),m=Math.floor(l*64),f=Math.floor((c-i)*64),p=Math.floor((c+i)*64),d=Math.floor((l-
i)*64),x=Math.floor((l+i)*64);for(let v=f;v<=p;v++)for(let C=d;C<=x;C++){let j=s(v*2097152+C,c,l);if(j>=0)return j}let k=n.length,R=u*2097152+
m;return n.push(c),e.push(l),r.push(o.get(R)??-1),o.set(R,k),k}}}function Ys(t,n){let e=t.slice().sort((o,i)=>o.left-i.left),r=[];for(let o of e){let i=o.left-n,s=o.top-n,a=o.bottom+n,c=0;for(let l=0;l<r.length;l++){
let u=r[l];u.right<i||(r[c++]=u,u.top<=a&&u.bottom>=s&&rp(u,o,n))}r.length=c,r.push(o)}}function rp(t,n,e){Vn(t,n.x0,n.y0,e),Vn(t,n.x1,n.y1,
e),Vn(n,t.x0,t.y0,e),Vn(n,t.x1,t.y1,e),t.turn===0?n.turn===0?op(t,n,e):qs(t,n,e):n.turn===0?qs(n,t,e):ip(t,n,e)}function Vn(t,n,e,r){if(je(t,
n,e,r)){if(t.turn===0){let o=t.x1-t.x0,i=t.y1-t.y0,s=(n-t.x0)*i-(e-t.y0)*o;if(s*s>r*r*(o*o+i*i))return}else{let o=n-t.cx,i=e-t.cy;if(Math.abs(
Math.sqrt(o*o+i*i)-t.r)>r)return}Xe(t,n,e,r)}}function dn(t,n,e,r,o){!je(t,e,r,o)||!je(n,e,r,o)||(Xe(t,e,r,o),Xe(n,e,r,o))}function je(t,n,e,r){
return n>=t.left-r&&n<=t.right+r&&e>=t.top-r&&e<=t.bottom+r}function Xe(t,n,e,r){Math.abs(n-t.x0)<r&&Math.abs(e-t.y0)<r||Math.abs(n-t.x1)<r&&
Math.abs(e-t.y1)<r||(t.cuts===null?t.cuts=[n,e]:t.cuts.push(n,e))}function op(t,n,e){let r=t.x1-t.x0,o=t.y1-t.y0,i=n.x1-n.x0,s=n.y1-n.y0,a=r*
s-o*i;if(a*a<=1e-20*(r*r+o*o)*(i*i+s*s))return;let c=((n.x0-t.x0)*s-(n.y0-t.y0)*i)/a;dn(t,n,t.x0+c*r,t.y0+c*o,e)}function qs(t,n,e){let r=t.
x1-t.x0,o=t.y1-t.y0,i=Math.sqrt(r*r+o*o),s=r/i,a=o/i,c=(n.cx-t.x0)*a-(n.cy-t.y0)*s,l=(n.r-c)*(n.r+c);if(l<-2*n.r*e)return;let u=(n.cx-t.x0)*
s+(n.cy-t.y0)*a,m=l>0?Math.sqrt(l):0;dn(t,n,t.x0+(u-m)*s,t.y0+(u-m)*a,e),m>e&&dn(t,n,t.x0+(u+m)*s,t.y0+(u+m)*a,e)}function ip(t,n,e){let r=n.
cx-t.cx,o=n.cy-t.cy,i=Math.sqrt(r*r+o*o);if(i<1e-9||i>t.r+n.r+e||i<Math.abs(t.r-n.r)-e)return;let s=(i+(t.r-n.r)*(t.r+n.r)/i)/2,a=(t.r-s)*(t.
r+s),c=a>0?Math.sqrt(a):0,l=r/i,u=o/i,m=t.cx+l*s,f=t.cy+u*s;dn(t,n,m-u*c,f+l*c,e),c>e&&dn(t,n,m+u*c,f-l*c,e)}var Ve=Math.PI/2,sp=1e-7;function Ks(t){let n=[];return t.forEach((e,r)=>{for(let o of e)ap(n,o,r)}),n}function ap(t,n,e){let r=t.length;for(let o of n)
o.kind==="arc"&&Math.abs(o.sweep)*o.r>1e-9?cp(t,o,e):Math.abs(o.x1-o.x0)+Math.abs(o.y1-o.y0)>1e-9&&t.push(zt(e,0,o.x0,o.y0,o.x1,o.y1,0,0,0));
for(let o=r;o<t.length;o++){let i=t[o===r?t.length-1:o-1],s=t[o],a=Math.abs(s.x0-i.x1)+Math.abs(s.y0-i.y1);a!==0&&(a<1e-6?(s.x0=i.x1,s.y0=i.
y1,Zs(s)):(t.splice(o,0,zt(e,0,i.x1,i.y1,s.x0,s.y0,0,0,0)),o++))}}function cp(t,n,e){let r=n.sweep<0?-1:1,o=n.start+n.sweep,i=sp/n.r,s=n.x0,
a=n.y0,c=r>0?Math.floor((n.start+i)/Ve)+1:Math.ceil((n.start-i)/Ve)-1;for(;(o-c*Ve)*r>i;){let l=(c%4+4)%4,u=l===0?n.cx+n.r:l===2?n.cx-n.r:n.
cx,m=l===1?n.cy+n.r:l===3?n.cy-n.r:n.cy;t.push(zt(e,r,s,a,u,m,n.cx,n.cy,n.r)),s=u,a=m,c+=r}t.push(zt(e,r,s,a,n.x1,n.y1,n.cx,n.cy,n.r))}function zt(t,n,e,r,o,i,s,a,c){
let l={group:t,turn:n,x0:e,y0:r,x1:o,y1:i,cx:s,cy:a,r:c,left:0,right:0,top:0,bottom:0,from:-1,to:-1,cuts:null};return Zs(l),l}function Zs(t){
t.left=t.x0<t.x1?t.x0:t.x1,t.right=t.x0<t.x1?t.x1:t.x0,t.top=t.y0<t.y1?t.y0:t.y1,t.bottom=t.y0<t.y1?t.y1:t.y0}function Js(t,n){let e=[];for(let r of t){let o=n.at(r.x0,r.y0),i=r.cuts??[];i.length>2&&mp(r,i);for(let s=0;s<=i.length;s+=2){let c=s===i.length?
n.at(r.x1,r.y1):n.at(i[s],i[s+1]);c!==o&&e.push(lp(r,n,o,c)),o=c}}return e}function lp(t,n,e,r){let{x:o,y:i}=n,s=zt(t.group,t.turn,o[e],i[e],
o[r],i[r],t.cx,t.cy,t.r);return s.from=e,s.to=r,s}function Qs(t,n,e){let r=[],o=new Map;for(let i of t)fp(r,o,i,n,e);return r.filter(up)}function up({
nt:t,group:n,Sn:e}){return e?t.some(r=>r!==0):t[n]!==0}function mp(t,n){let e=t.x1-t.x0,r=t.y1-t.y0;for(let o=2;o<n.length;o+=2){let i=n[o],
s=n[o+1],a=o-2;for(;a>=0&&(n[a]-i)*e+(n[a+1]-s)*r>0;)n[a+2]=n[a],n[a+3]=n[a+1],a-=2;n[a+2]=i,n[a+3]=s}}function fp(t,n,e,r,o){let{group:i,turn:s,
x0:a,y0:c,x1:l,y1:u,cx:m,cy:f,r:p,left:d,right:x,top:k,bottom:R,from:v,to:C}=e,j=(a+l)/2,it=(c+u)/2;if(s!==0){let z=j-m,Me=it-f,_r=p/Math.sqrt(
z*z+Me*Me);j=m+z*_r,it=f+Me*_r}let mt=v<C?v*1048576+C:C*1048576+v,At=n.get(mt)??null;for(let z=At;z!==null;z=z.ee)if(!(Math.abs(z.tn-j)>o||Math.
abs(z.Qt-it)>o)){z.nt[i]+=z.from===v?1:-1,z.group!==i&&(z.Sn=!0);return}let Kt=[];for(let z=0;z<r;z++)Kt.push(z===i?1:0);let Zt={group:i,turn:s,
x0:a,y0:c,x1:l,y1:u,cx:m,cy:f,r:p,left:d,right:x,top:k,bottom:R,from:v,to:C,cuts:null,tn:j,Qt:it,nt:Kt,Sn:!1,ee:At};n.set(mt,Zt),t.push(Zt)}function ea(t){let n=new Map;for(let o of t){let i=n.get(o.from);i?i.push(o):n.set(o.from,[o])}let e=[],r=0;for(let o of t){if(o.bn)continue;
let i=[],s=o;for(;s!==null;)s.bn=!0,i.push(s),s=s.to===o.from?null:pp(s,n.get(s.to));i[i.length-1].to!==o.from&&r++,e.push(i)}return{re:e,open:r}}
function pp(t,n){let e=null,r=-1/0;for(let o of n??[]){if(o.bn)continue;if(n.length===1)return o;let i=dp(t,o);i<=r||(e=o,r=i)}return e}function dp(t,n){
let e=ta(t,!0),r=na(t,!0),o=ta(n,!1),i=na(n,!1),s=Math.atan2(e*i-r*o,e*o+r*i);return(Math.abs(s)>Math.PI-1e-6?-Math.PI:s)+(n.It.turn===0?0:1e-6*
qe(n)/n.It.r)}function qe(t){return t.zt?t.It.turn:-t.It.turn}function ta(t,n){let e=t.It;return e.turn===0?t.zt?e.x1-e.x0:e.x0-e.x1:-(yp(e,
n===t.zt)-e.cy)*qe(t)}function na(t,n){let e=t.It;return e.turn===0?t.zt?e.y1-e.y0:e.y0-e.y1:(hp(e,n===t.zt)-e.cx)*qe(t)}function hp(t,n){return n?
t.x1:t.x0}function yp(t,n){return n?t.y1:t.y0}function ra(t,n,e,r){let o=Vs(e),i=Ks(t);for(let a=0;a<r;a++){let c=i.length;if(Ys(i,e/2),i=Js(i,o),a>0&&i.length===c)break}let s=Qs(i,t.length,
e/4);return ea(Xs(s,t.length,n))}var qn=2e-6;function ia(t){let n=[];for(let r of t){let o=xp(r),i=n[n.length-1];(!i||!oa(i,o))&&n.push(o)}for(;n.length>1&&oa(n[n.length-1],
n[0]);)n[0]=n.pop();let e=[];for(let r of n)Sp(e,r);return e}function xp({It:t,zt:n}){let e=n?t.x0:t.x1,r=n?t.y0:t.y1,o=n?t.x1:t.x0,i=n?t.y1:
t.y0,s=t.turn===0||n?t.turn:t.turn===1?-1:1,{cx:a,cy:c,r:l}=t,u=s===0?0:Math.atan2((e-a)*(i-c)-(r-c)*(o-a),(e-a)*(o-a)+(r-c)*(i-c));return{x0:e,
y0:r,x1:o,y1:i,cx:a,cy:c,r:l,turn:s,sweep:u}}function oa(t,n){return t.turn!==n.turn||(t.turn===0?!gp(t,n):!bp(t,n))?!1:(t.x1=n.x1,t.y1=n.y1,
t.sweep+=n.sweep,!0)}function gp(t,n){let e=t.x1-t.x0,r=t.y1-t.y0,o=n.x1-t.x1,i=n.y1-t.y1;if(e*o+r*i<=0)return!1;let s=Math.hypot(n.x1-t.x0,
n.y1-t.y0);return Math.abs(e*i-r*o)<=qn*s}function bp(t,n){return Math.abs(t.r-n.r)>qn||Math.abs(t.cx-n.cx)>qn||Math.abs(t.cy-n.cy)>qn?!1:Math.
abs(t.sweep+n.sweep)<=2*Math.PI+1e-6}function Sp(t,n){if(n.turn===0){t.push(g(n.x0,n.y0,n.x1,n.y1));return}let e=Math.atan2(n.y0-n.cy,n.x0-n.
cx);if(Math.abs(n.sweep)<2*Math.PI-.001){t.push(N(n.cx,n.cy,n.r,e,n.sweep,n.x0,n.y0,n.x1,n.y1));return}let r=n.sweep/2,o=n.cx+n.r*Math.cos(e+
r),i=n.cy+n.r*Math.sin(e+r);t.push(N(n.cx,n.cy,n.r,e,r,n.x0,n.y0,o,i)),t.push(N(n.cx,n.cy,n.r,e+r,r,o,i,n.x1,n.y1))}var Mp=[{tolerance:1e-7,_t:1},{tolerance:1e-7,_t:6},{tolerance:1e-6,_t:6},{tolerance:3e-8,_t:6},{tolerance:1e-5,_t:6},{tolerance:1e-9,_t:6},
{tolerance:1e-4,_t:6}];function hn(t,n){let e=null;for(let{tolerance:r,_t:o}of Mp){let i=ra(t,n,r,o);if((e===null||i.open<e.open)&&(e=i),i.open===
0)break}return(e?.re??[]).map(r=>kp(ia(r))).filter(r=>r.length>0)}function sa(t){return hn([t],n=>n[0]!==0)}function kp(t){let n=t[0],e=t[t.
length-1];return!n||!e||n.x0===e.x1&&n.y0===e.y1?t:[...t,g(e.x1,e.y1,n.x0,n.y0)]}function Ke(t,n,e,r,o,i){let s=r-t,a=o-n,c=s*s+a*a;if(c===0)return[];let l=s*(e.x+i.x)+a*(e.y+i.y),u=2*(1-(e.x*i.x+e.y*i.y)),m=s*i.x+a*i.y,f;
if(u>1e-9)f=(Math.sqrt(l*l+u*c)-l)/u;else if(Math.abs(m)>1e-9)f=c/(4*m);else return aa(t,n,e,r,o,i,(t+r)/2,(n+o)/2);let p=(t+r+f*(e.x-i.x))/
2,d=(n+o+f*(e.y-i.y))/2;return aa(t,n,e,r,o,i,p,d)}function aa(t,n,e,r,o,i,s,a){let c=Tt(t,n,e.x,e.y,s,a),l=vt(Tt(r,o,-i.x,-i.y,s,a));return c.
kind==="line"&&l.kind==="line"&&Math.abs(L(c,l))<1e-6?[g(t,n,r,o)]:c.kind==="arc"&&l.kind==="arc"&&Math.hypot(c.cx-l.cx,c.cy-l.cy)<1e-9?[{...c,
x1:r,y1:o,sweep:c.sweep+l.sweep}]:[c,l].filter(u=>M(u)>1e-9)}function Yn(t,n){let e=t.filter((a,c)=>{let l=t[c-1]??(n?t[t.length-1]:void 0);
return l===void 0||l===a||Math.hypot(a.x-l.x,a.y-l.y)>1e-9}),r=e.length;if(r<2)return[];let o=e.map((a,c)=>{let l=n?e[(c+r-1)%r]:e[c-1],u=n?
e[(c+1)%r]:e[c+1];return a.sharp||!l||!u?null:Ep(l,a,u)}),i=[],s=n?r:r-1;for(let a=0;a<s;a++){let c=(a+1)%r;wp(i,e[a],o[a],e[c],o[c])}return i}
function wp(t,n,e,r,o){let i=e??(o&&ca(o,n,r)),s=o??(e&&ca(e,n,r));i&&s?t.push(...Ke(n.x,n.y,i,r.x,r.y,s)):t.push(g(n.x,n.y,r.x,r.y))}function Ep(t,n,e){
let r=n.x-t.x,o=n.y-t.y,i=e.x-n.x,s=e.y-n.y,a=r*r+o*o,c=i*i+s*s,l=r/a+i/c,u=o/a+s/c,m=Math.hypot(l,u);if(m*Math.sqrt(a)>1e-9)return{x:l/m,y:u/
m};let f=Math.sqrt(a);return{x:-o/f,y:r/f}}function ca(t,n,e){let r=Math.hypot(e.x-n.x,e.y-n.y),o=(e.x-n.x)/r,i=(e.y-n.y)/r,s=2*(t.x*o+t.y*i);
return{x:s*o-t.x,y:s*i-t.y}}function Kn(t,n,e,r){if(Math.abs(e-r)<1e-6*Math.max(e,r))return V(t,n,e);let o=Ap(e,r),i=o.map(c=>Ye(vt(c),-1,1)).
reverse(),s=o.map(c=>Ye(c,-1,-1)),a=o.map(c=>Ye(vt(c),1,-1)).reverse();return[...o,...i,...s,...a].map(c=>Kr(c,t,n))}function Ap(t,n){let e=Math.
min(t,n),r=Math.max(t,n),o=e/r,i=e*e/r*o**-(.3+.2*(1-o)**2),s=(e*e+r*r-2*r*i)/(2*(e-i)),a=t>n,c=t-(a?i:s),l=n-(a?s:i),u=i/Math.hypot(c,l),m=a?
c+c*u:-c*u,f=a?-l*u:l+l*u,p=Math.atan2(f,m-c),d=Math.atan2(f-l,m);return[N(c,0,t-c,0,p,t,0,m,f),N(0,l,n-l,d,Math.PI/2-d,m,f,0,n)]}function Ye(t,n,e){
let r=t.x0*n,o=t.y0*e,i=t.x1*n,s=t.y1*e;if(t.kind==="line")return g(r,o,i,s);let a=t.cx*n,c=t.cy*e;return N(a,c,t.r,Math.atan2(o-c,r-a),t.sweep*
n*e,r,o,i,s)}var la={kind:"relative",factor:1},Pp={kind:"smooth"},Rp=.03;function F(t){switch(t.kind){case"chain":return Tp(t);case"curve":return Yn(t.m.
map(({x:n,y:e,sharp:r})=>({x:n,y:e,sharp:r})),t.closed);case"circle":return V(t.x,t.y,t.r);case"oval":return Kn(t.x,t.y,t.rx,t.ry);case"dot":
return[]}}function yn(t){return t.kind==="chain"||t.kind==="curve"?t.closed:!0}function Tp(t){return t.pieces.map((n,e)=>{let r=t.m[e],o=t.m[(e+
1)%t.m.length];return n.kind==="line"?g(r.x,r.y,o.x,o.y):Q(r.x,r.y,o.x,o.y,n.sweep)})}function Zn(t,n){let e=t.map((i,s)=>{let a=t[s-1]??(n?
t[t.length-1]:void 0),c=a!==void 0&&Math.abs(L(a,i))<Rp;return{x:i.x0,y:i.y0,corner:c?Pp:la}}),r=t[t.length-1];!n&&r!==void 0&&e.push({x:r.x1,
y:r.y1,corner:la});let o=t.map(i=>i.kind==="line"?{kind:"line"}:{kind:"arc",sweep:i.sweep});return{kind:"chain",m:e,pieces:o,closed:n}}function ma(t){let n=[...t].sort((o,i)=>o.x-i.x||o.y-i.y),e=n[0],r=n.at(-1);return e===void 0||r===void 0?[]:e.x===r.x&&e.y===r.y?[e]:[...ua(
n),...ua(n.reverse())]}function ua(t){let n=[];for(let e of t){for(;n.length>1&&vp(n.at(-2),n.at(-1),e)<=0;)n.pop();n.push(e)}return n.slice(
0,-1)}function vp(t,n,e){return(n.x-t.x)*(e.y-n.y)-(n.y-t.y)*(e.x-n.x)}function Jn(t,n,e){if(t.kind==="line"){let i=_(t,0),s=-i.y*n*e,a=i.x*n*e;return g(t.x0+s,t.y0+a,t.x1+s,t.y1+a)}let r=t.sweep*e>0?t.r-n:t.r+n;
if(r<=0)return null;let o=r/t.r;return N(t.cx,t.cy,r,t.start,t.sweep,t.cx+(t.x0-t.cx)*o,t.cy+(t.y0-t.cy)*o,t.cx+(t.x1-t.cx)*o,t.cy+(t.y1-t.cy)*
o)}var Op=1e-6;function xn(t,n,e,r){let o=t.map(s=>Jn(s,n,e)).filter(s=>s!==null),i=[];return o.forEach((s,a)=>{let c=r?o[o.length-1]:void 0;
Lp(i,a===0?c:i[i.length-1],s)}),i}function Lp(t,n,e){let r=n?Math.hypot(e.x0-n.x1,e.y0-n.y1):0;!n||r===0?t.push(e):r<=Op?t.push({...e,x0:n.x1,
y0:n.y1}):t.push(g(n.x1,n.y1,e.x0,e.y0),e)}var da=1e-7,$p=1e-6,Cp=.02;function jt(t,n,e){let r=n/2,o=t.segments.filter(l=>M(l)>da),i=o[0];if(!i)return Np(t.segments[0],r,e.cap);let s=[],
a=o.map((l,u)=>Fp(l,o[(u+1)%o.length],r));t.closed||(a[o.length-1]=!1),Ip(s,o,a,t.closed,r);let c=t.closed?o.length:o.length-1;for(let l=0;l<
c;l++)a[l]||Wp(s,o[l],o[(l+1)%o.length],r,e);if(!t.closed&&e.cap!=="butt"){let l=o[o.length-1],u=_(i,0);pa(s,i.x0,i.y0,{x:-u.x,y:-u.y},r,e.cap),
pa(s,l.x1,l.y1,_(l,1),r,e.cap)}return s}function Np(t,n,e){return!t||e==="butt"?[]:e==="round"?[V(t.x0,t.y0,n)]:[_t({x0:t.x0-n,y0:t.y0-n,x1:t.
x0+n,y1:t.y0+n})]}function Ze(t,n){return t.kind==="arc"&&t.r<=n+1e-6}function Fp(t,n,e){return!Ze(t,e)&&!Ze(n,e)&&Math.abs(L(t,n))<$p}function Ip(t,n,e,r,o){
if(r&&e.every(Boolean)){t.push(xn(n,o,-1,!0),gt(xn(n,o,1,!0)));return}let i=r?e.indexOf(!1)+1:0,s=[];for(let a=0;a<n.length;a++){let c=(i+a)%
n.length,l=n[c];Ze(l,o)?Dp(t,l,o):s.push(l),s.length>0&&!e[c]&&(t.push(_p(s,o)),s=[])}}function _p(t,n){let e=xn(t,n,-1,!1),r=gt(xn(t,n,1,!1)),
o=e[e.length-1],i=r[r.length-1];return[...e,g(o.x1,o.y1,r[0].x0,r[0].y0),...r,g(i.x1,i.y1,e[0].x0,e[0].y0)]}function Dp(t,n,e){if(Math.abs(n.
sweep)>=2*Math.PI-1e-9){t.push(V(n.cx,n.cy,n.r+e));return}let r=n.sweep<0?n.start+n.sweep:n.start;t.push(fa(n.cx,n.cy,n.r+e,r,Math.abs(n.sweep))),
e-n.r>1e-6&&t.push(fa(n.cx,n.cy,e-n.r,r+Math.PI,Math.abs(n.sweep)))}function fa(t,n,e,r,o){let i=ft(t,n,e,r,o);return[i,g(i.x1,i.y1,t,n),g(t,
n,i.x0,i.y0)]}function Wp(t,n,e,r,o){let i=L(n,e);if(Math.abs(i)<da)return;let s=i>0?-1:1,{x1:a,y1:c}=n,l=_(n,1),u=_(e,0),m=a-l.y*r*s,f=c+l.
x*r*s,p=a-u.y*r*s,d=c+u.x*r*s,x=[],k=1/Math.abs(Math.cos(i/2));if(Math.abs(i)<Cp||o.join==="miter"&&k<=o.nn){let v=r*Math.abs(Math.tan(i/2)),
C=m+l.x*v,j=f+l.y*v;x.push(g(m,f,C,j),g(C,j,p,d))}else o.join==="round"?x.push(N(a,c,r,Math.atan2(f-c,m-a),i,m,f,p,d)):x.push(g(m,f,p,d));let R=[
g(a,c,m,f),...x,g(p,d,a,c)];t.push(Y(R)<0?gt(R):R)}function pa(t,n,e,r,o,i){let s=n+r.y*o,a=e-r.x*o,c=n-r.y*o,l=e+r.x*o;if(i==="round"){t.push(
[N(n,e,o,Math.atan2(a-e,s-n),Math.PI,s,a,c,l),g(c,l,s,a)]);return}let u=r.x*o,m=r.y*o;t.push([g(s,a,s+u,a+m),g(s+u,a+m,c+u,l+m),g(c+u,l+m,c,
l),g(c,l,s,a)])}function Je(t,n,e){let o=(n==="tight"||n==="side"?e.oe:e._n)+e.stroke/2;return n==="side"?t.flatMap(i=>Bp(i,o,e)):ya(t,n,o,e)}function Qe(t,n,e){
return ya(t,n==="none"?"ink":n,e._n,e)}function ya(t,n,e,r){let{stroke:o,size:i,cap:s}=r,a=t.filter(({segments:c,dot:l})=>c.length>0||l!==null);
return a.length===0?[]:n==="box"?[_t(Qn(Pt(st(a.map(c=>xa(c,o))),o/2+e),i,n))]:n==="hull"?ha(zp(a,r),e,o,"round"):n==="round"?[Xp(a,o/2+e,o)]:
a.flatMap(c=>ha(c,e,o,s))}function Bp({segments:t},n,{stroke:e}){let r=t[0],o=t[t.length-1];if(r===void 0||o===void 0)return[];let[i,s]=[o.x1-
r.x0,o.y1-r.y0],a=Math.hypot(i,s);if(a<1e-6)return[];let c=i>0||i===0&&s>0?1:-1,l={x:i/a*c,y:s/a*c},[u,m]=c>0?[{x:r.x0,y:r.y0},{x:o.x1,y:o.y1}]:
[{x:o.x1,y:o.y1},{x:r.x0,y:r.y0}],f=e/2+n,p=[{x:u.x-l.x*f,y:u.y-l.y*f},{x:u.x-l.x*f+l.y*f,y:u.y-l.y*f-l.x*f},{x:m.x+l.x*f+l.y*f,y:m.y+l.y*f-
l.x*f},{x:m.x+l.x*f,y:m.y+l.y*f}];return[p.map(({x:d,y:x},k)=>g(d,x,p[(k+1)%4].x,p[(k+1)%4].y))]}var Gp={cap:"round",join:"round",nn:4},Hp={
cap:"square",join:"miter",nn:4};function ha({segments:t,closed:n,dot:e},r,o,i){if(e!==null)return[V(e.x,e.y,e.diameter/2+r)];let s={segments:t,
closed:n},a=i==="round"?Gp:Hp,c=jt(s,o+2*r,a);return n?[...c,[...t]]:c}var Up=Math.PI/12;function zp(t,{stroke:n,size:e}){let r=t.flatMap(u=>jp(
u,n)),o=st(r.map(({x:u,y:m})=>({x0:u,y0:m,x1:u,y1:m}))),i=Qn(Pt(o,n/2),e,"hull"),s=[i.x0,i.x1].filter(u=>Math.abs(u)===Xt),a=[i.y0,i.y1].filter(
u=>Math.abs(u)===Xt),c=ma(r.flatMap(({x:u,y:m})=>[0,...s].flatMap(f=>[0,...a].map(p=>({x:u+f,y:m+p})))));return{segments:c.map(({x:u,y:m},f)=>{
let p=c[(f+1)%c.length];return g(u,m,p.x,p.y)}),closed:c.length>2,dot:null}}function jp({segments:t,dot:n},e){let r=n===null?[]:V(n.x,n.y,Math.
max(.01,(n.diameter-e)/2));return[...t,...r].flatMap(o=>{if(o.kind==="line")return[{x:o.x0,y:o.y0},{x:o.x1,y:o.y1}];let{cx:i,cy:s,r:a,start:c,
sweep:l}=o,u=Math.max(1,Math.ceil(Math.abs(l)/Up));return Array.from({length:u+1},(m,f)=>{let p=c+l*f/u;return{x:i+a*Math.cos(p),y:s+a*Math.
sin(p)}})})}function Xp(t,n,e){let r=st(t.map(a=>xa(a,e))),o=(r.x0+r.x1)/2,i=(r.y0+r.y1)/2,s=0;for(let{segments:a,dot:c}of t){c!==null&&(s=Math.
max(s,Math.hypot(c.x-o,c.y-i)));for(let l of a){let u=T([l]),m=l.kind==="arc"?Math.hypot(l.cx-o,l.cy-i)+l.r:0,f=Math.max(Math.hypot(l.x0-o,l.
y0-i),Math.hypot(l.x1-o,l.y1-i)),p=Math.hypot(Math.max(o-u.x0,u.x1-o),Math.max(i-u.y0,u.y1-i));s=Math.max(s,l.kind==="arc"?Math.min(m,p):f)}}
return V(o,i,s+n)}function xa({segments:t,dot:n},e){if(n===null)return T(t);let r=Math.max(0,(n.diameter-e)/2);return{x0:n.x-r,y0:n.y-r,x1:n.
x+r,y1:n.y+r}}var Xt=100,Vp={box:1/4,hull:1/3};function Qn(t,n,e){let r=(c,l)=>c<n*Vp[e]&&c<=l,[o,i,s,a]=[t.x0,t.y0,n-t.x1,n-t.y1];return{x0:r(
o,s)?-Xt:t.x0,y0:r(i,a)?-Xt:t.y0,x1:r(s,o)?Xt:t.x1,y1:r(a,i)?Xt:t.y1}}function ga(t,n,e){let r=new Map;return t.forEach((o,i)=>{let s=n[o.group]?.over??o.over;if(s==="none"||s==="tight"||s==="side")return;let a=o.
group<0?`alone ${i}`:`group ${o.group}`,c=r.get(a)??{xt:i,over:s,Dn:[]};c.Dn.push(qp(o)),r.set(a,c)}),[...r.values()].map(({xt:o,over:i,Dn:s})=>{
let a=Pt(st(s),e);return{xt:o,box:i==="box"||i==="hull"?Qn(a,24,i):a}})}function qp({shape:t}){return t.kind==="dot"?{x0:t.x,y0:t.y,x1:t.x,y1:t.
y}:T(F(t))}function ba(t,n,e){let{from:r,to:o}=t;for(let{box:i}of e){let[s,a,c,l]=n==="x"?[i.x0,i.x1,i.y0,i.y1]:[i.y0,i.y1,i.x0,i.x1];if(!(t.
at<=s||t.at>=a)){if(r>=c&&o<=l)return{...t,Dt:!1};r<c&&o>c&&o<=l?o=c:o>l&&r<l&&r>=c&&(r=l)}}return r===t.from&&o===t.to?t:{...t,from:r,to:o}}var Yp=.9,Kp=1e-4,tr=.05;function Ea(t,n,e,r,o){let i=[],s=[];return t.forEach((a,c)=>{let{shape:l}=a,u=i.length;if(a.free&&l.kind!=="dot")i.
push(...te(T(F(l)),n,e,.05,!1));else if(l.kind==="circle"){let[f,p]=n==="x"?[l.x,l.y]:[l.y,l.x],d=Math.min(3,l.r*.6),x={from:p-l.r*.3,to:p+l.
r*.3};for(let k of[-1,1])i.push({at:f+k*l.r,l:d,z:!1,e:e/2,...x,Dt:!0});s.push({n:f-l.r,high:f+l.r,width:r.get(a)??null})}else if(l.kind==="\
dot"){let[f,p]=n==="x"?[l.x,l.y]:[l.y,l.x];i.push({at:f,l:.4,z:!1,e:e*l.scale/2,from:p,to:p,Dt:!0})}else if(l.kind==="chain")i.push(...Zp(l,
n,e)),l.closed?s.push(Sa(T(F(l)),n)):i.push(...te(T(F(l)),n,e,.1,!1));else{let f=T(F(l));i.push(...te(f,n,e,l.kind==="oval"?1:.3,yn(l))),yn(
l)&&s.push(Sa(f,n))}let m=o.filter(({xt:f})=>f>c);m.length>0&&i.push(...i.splice(u).map(f=>ba(f,n,m)))}),{ie:i,jt:[...s,...td(t,n)]}}function Sa(t,n){
return n==="x"?{n:t.x0,high:t.x1,width:null}:{n:t.y0,high:t.y1,width:null}}function te(t,n,e,r,o){let[i,s,a,c]=n==="x"?[t.x0,t.x1,t.y0,t.y1]:
[t.y0,t.y1,t.x0,t.x1],l=(a+c)/2;return[i,s].map(u=>({at:u,l:r,z:!1,e:e/2,from:l,to:l,Dt:o}))}function Zp(t,n,e){let r=F(t),o=[];for(let i of r)
i.kind==="line"?o.push(...Jp(i,n,e)):o.push(...Qp(i,n,e));return t.closed&&o.push(...te(T(r),n,e,.1,!1)),o}function Jp(t,n,e){let[r,o,i,s]=n===
"x"?[t.x0,t.x1,t.y0,t.y1]:[t.y0,t.y1,t.x0,t.x1],a=Math.abs(s-i);return Math.abs(o-r)>Kp||a<Yp?[]:[{at:(r+o)/2,l:a,z:!0,e:e/2,from:Math.min(i,
s),to:Math.max(i,s),Dt:!0}]}function Qp(t,n,e){if(t.kind==="line")return[];let r=Math.min(2,t.r*.25),o=[];for(let i of[0,1]){let s=_(t,i),a=n===
"x"?s.x:s.y;if(Math.abs(a)>.001)continue;let[c,l]=n==="x"?[i===0?t.x0:t.x1,i===0?t.y0:t.y1]:[i===0?t.y0:t.y1,i===0?t.x0:t.x1],u=Math.min(1,t.
r*.5);o.push({at:c,l:r,z:!1,e:e/2,from:l-u,to:l+u,Dt:!0})}return o}function td(t,n){let e=t.flatMap(o=>Ma(o,"x")),r=t.flatMap(o=>Ma(o,"y"));
return e.flatMap(o=>r.filter(i=>wa(o,i.at)&&wa(i,o.at)&&Math.abs(ka(o)-ka(i))<tr).flatMap(i=>{let[s,a]=n==="x"?[o,i]:[i,o];return[{n:s.from,
high:s.to,width:null},{n:a.at,high:a.at,width:null}]}))}function Ma({shape:t,free:n},e){if(n||t.kind!=="chain"||t.closed||t.pieces.length!==
1)return[];let[r,o]=t.m;if(r===void 0||o===void 0||t.pieces[0]?.kind!=="line")return[];let i=e==="x"?"y":"x";return Math.abs(r[i]-o[i])>tr?[]:
[{at:(r[i]+o[i])/2,from:Math.min(r[e],o[e]),to:Math.max(r[e],o[e])}]}function ka({from:t,to:n}){return n-t}function wa({from:t,to:n},e){return Math.
abs((t+n)/2-e)<tr}function Aa({ie:t,jt:n},e){let r=[];for(let s of[...t].sort(nd)){let a=r[r.length-1];a!==void 0&&Math.abs(a.at-s.at)<.06?(s.z&&!a.z?(a.at=s.
at,a.e=s.e):s.z===a.z&&(a.e=Math.max(a.e,s.e)),a.z||=s.z,a.l+=s.l,s.Dt&&a.spans.push([s.from,s.to])):r.push({at:s.at,l:s.l,z:s.z,e:s.e,spans:s.Dt?
[[s.from,s.to]]:[]})}let o=s=>r.findIndex(a=>Math.abs(a.at-s)<.06+.01),i=n.map(({n:s,high:a,width:c})=>({n:o(s),high:o(a),dn:(s+a)/2,width:c})).
filter(({n:s,high:a})=>s>=0&&a>=s);return{f:r,jt:i,Lt:ed(r),Xt:e}}function nd(t,n){return t.at-n.at}function ed(t){let n=[],e=0;for(let o=0;o<
t.length;o++)for(let i=o;i<t.length;i++)Math.abs(t[o].at+t[i].at-24)>.05||(n.push([o,i]),e+=o===i?t[o].l:2*Math.min(t[o].l,t[i].l));let r=t.
reduce((o,i)=>o+i.l,0);return e>.6*r?n:[]}var X={moved:1,missingEdge:.35,noEdge:3,innerEdge:.1,innerEdgeOutside:2,softEdge:.3,gapChange:.5,crowded:10,Mn:8,unevenSpacing:2,wrongWidth:60,
unmirrored:12,offCentre:10,shifted:.12};var rd=50,od=.45,id=1.3,sd=8,ad=1e-9;function Pa(t,n){return t.f.map((e,r)=>({Zt:cd(t,r,n),se:ud(t,r),Wn:t.jt.flatMap(({n:o,high:i,width:s})=>i===
r&&s!==null?[{n:o,width:s}]:[]),ae:md(t,r),ce:fd(t,r)}))}function Ra(t,n,e,r,o){let i=o+ad,s=0;for(let a of t.Zt){if(s>i)return s;let c=n-e[a.kn];
c<(a.le?-1e-6:1e-6)&&(s+=rd),c<a.Bn-1e-6&&(s+=a.ue*Math.min(1,a.Bn-c)**2+a.Mn),s+=a.me*(c-a.wanted)**2}for(let{j:a,dn:c,wn:l}of t.se)s+=l*(n-
2*e[c]+e[a])**2;for(let{n:a,width:c}of t.Wn)s+=X.wrongWidth*(n-e[a]-c)**2;for(let{n:a,fe:c,pe:l}of t.ae){let u=l<0?n:e[l];s+=X.offCentre*(n+
e[a]-e[c]-u)**2/4}for(let{n:a,wn:c}of t.ce)s+=c*((a<0?n:e[a])+n-r)**2;return s}function cd(t,n,e){let r=t.f[n],o=[];for(let i=n-1;i>=0;i--){
let s=t.f[i],a=(r.at-s.at)*e.scale,c=pd(r,s,e),l=!e.spaced&&c&&a>.45*e.stroke&&r.at-s.at>id,u=Math.max(1,r.l,s.l),m=i===n-1,f=(m||c)&&!ld(t,
i,n);o.push({kn:i,wanted:a,le:e.spaced&&a<od,me:f?Math.min(r.l,s.l)*X.gapChange*(m?1:.4):0,Bn:l?r.e+s.e+e.En:0,ue:u*X.crowded,Mn:Math.max(1,
u/2)*X.Mn})}return o}function ld(t,n,e){return t.jt.some(r=>r.n===n&&r.high===e&&r.width!==null)}function ud({f:t},n){let e=[];for(let r=n-1;r>=
1;r--){let o=t[n].at-t[r].at;if(!(o<1))for(let i=r-1;i>=0;i--){let s=t[r].at-t[i].at;if(s>o+.05)break;if(Math.abs(s-o)>=.05)continue;let a=Math.
min(sd,t[n].l,t[r].l,t[i].l);e.push({j:i,dn:r,wn:X.unevenSpacing*a})}}return e}function md(t,n){return t.jt.filter(e=>e.high===n&&e.n<n).flatMap(
e=>t.jt.filter(r=>r!==e&&r.high<=n&&Math.abs(r.dn-e.dn)<=.03).map(r=>({n:e.n,fe:r.n,pe:r.high===n?-1:r.high})))}function fd(t,n){return t.Lt.
filter(([,e])=>e===n).map(([e,r])=>{let o=Math.min(t.f[e].l,t.f[r].l),i=t.Xt&&e!==r?2*Math.max(1,o):1;return{n:e===n?-1:e,wn:i*X.unmirrored}})}
function pd(t,n,e){let r=-e.stroke/2/e.scale;return t.spans.some(o=>n.spans.some(i=>Math.min(o[1],i[1])-Math.max(o[0],i[0])>r))}var nr=24,dd=[0,.5,-.5],hd=[0,.25,-.25,.5,-.5],yd=[-1,0,1],xd=[-2,-1,0,1,2],gd=2.2;function va(t,n,e,r=1/0){let o=t.Lt.length===0?[0]:Number.
isInteger(e.stroke)?dd:hd,i=null,s=r;for(let a of o)i=bd(t,e,n,a,s)??i,s=i?.p??r;return i}function bd(t,n,e,r,o){let i=o-1e-9,s=t.f.reduce((l,u)=>l+
u.l,0),a=n.size+2*r,c=[{Vt:[],p:Math.abs(r)*(1+s*X.shifted)}];for(let l=0;l<t.f.length;l++){let u=kd(l,t,n,r),m=e[l],f=[];for(let p of c)for(let{
en:d,p:x}of Md(u,m,l,p,t,n)){let k=f.length<nr?i:Math.min(i,f[nr-1].p),R=p.p+x;if(R>=k)continue;let v=R+Ra(m,d,p.Vt,a,k-R);v<k&&Sd(f,{from:p,
en:d,p:v})}if(c=f.map(({from:p,en:d,p:x})=>({Vt:[...p.Vt,d],p:x})),c.length===0)return null}return{...c[0],shift:r}}function Sd(t,n){let e=Math.
min(t.length,nr-1);for(;e>0&&t[e-1].p>n.p;e--)t[e]=t[e-1];t[e]=n}function Md(t,{Wn:n},e,r,o,i){if(n.length===0)return t;let s=n.map(({n:a,width:c})=>rr(
r.Vt[a]+c)).filter(a=>a<=La(e,o,i)+1e-6&&!t.some(c=>Math.abs(c.en-a)<1e-4));return s.length===0?t:[...t,...s.map(a=>er(a,e,o,i))]}function Oa(t,n,e,r){
if(r.Wt){if(e.f.length===1)return(r.n+r.high)/2;if(n===0)return Ta(t,r.n,r.$t)+t.e;if(n===e.f.length-1)return Ta(t,r.high,r.Ct)-t.e}let o=(r.
stroke/2-r.scale)*.3,i=t.at<11.9?1:t.at>12.1?-1:0;return t.at*r.scale+o*i}function Ta(t,n,e){return t.z?Math.round(n):e}function kd(t,n,e,r){
let o=n.f[t],i=Oa(o,t,n,e),s=t===0,a=t===n.f.length-1,c=(o.z||!s?e.n:e.$t)+o.e,l=La(t,n,e),u=new Set;for(let f of[-o.e,o.e]){let p=Math.round(
i+f);for(let d of e.stroke>2.4*e.scale?xd:yd)u.add(rr(p+d-f))}if(o.z||u.add(rr(Math.min(l,Math.max(c,i)))),n.Lt.some(([f,p])=>f===t&&p===t)&&
u.add(e.size/2+r),e.Wt&&(s||a))return[er(s&&a?wd(i,o,n):i,t,n,e)];let m=[...u].filter(f=>f>=c-1e-6&&f<=l+1e-6&&Math.abs(f-i)<=gd);return m.length===
0&&m.push(Math.min(l,Math.max(c,i))),m.map(f=>er(f,t,n,e))}function wd(t,n,e){if(!n.z)return t;let r=Math.round(t-n.e)+n.e,o=Math.round(t+n.e)-
n.e,i=Math.abs(r-t)<=Math.abs(o-t)?r:o,s=ne(i-n.e)&&ne(i+n.e);return e.Xt&&!(s&&Math.abs(i-t)<.3)?t:i}function er(t,n,e,r){let o=e.f[n],i=ne(
t-o.e),s=ne(t+o.e),a=t<r.size/2?i:s,c=o.l*X.moved*(t-Oa(o,n,e,r))**2;if(!o.z)return{en:t,p:a?c:c+o.l*X.softEdge};let l=Number(i)+Number(s),u=e.Xt&&
e.Lt.some(([f,p])=>f===n&&p===n);c+=(2-l)*o.l*X.missingEdge,l===0&&!u&&(c+=X.noEdge*o.l);let m=n===0||n===e.f.length-1;return l===1&&!a&&(c+=
o.l*(m?X.innerEdgeOutside:X.innerEdge)),{en:t,p:c}}function La(t,n,e){let r=n.f[t],o=t===n.f.length-1;return(r.z||!o?e.high:e.Ct)-r.e}function ne(t){
return Math.abs(t-Math.round(t))<.001}function rr(t){return Math.round(t*1e4)/1e4}var Ed=1.2,$a=.08;function ir(t,n,e=null){if(e!==null)return or(t,n,e).qt;let r=t.some(({shape:a})=>a.kind==="circle"&&(Na(a.x)||Na(a.y))),o={
x:Ca(t,"x"),y:Ca(t,"y")},i=or(t,n,{Gn:0,Xt:o});if(!r)return i.qt;let s=or(t,n,{Gn:1,Xt:o},i.p);return s!==null&&s.p<i.p-1e-6?s.qt:i.qt}function or(t,n,e,r=1/0){
let{size:o,scale:i,stroke:s,En:a}=n.style,c=Ad(t,n,e.Gn),l=ga(t,n.groups,(s/2+a)/i),u=(d,x)=>{let k=Ea(t,d,s,c,l),R=Aa(k,e.Xt[d]),v={size:o,
scale:i,stroke:s,En:a,spaced:n.spaced,Wt:n.Wt,...n[d]},C=va(R,Pa(R,v),v,x);if(C===null)return null;let j=R.f.map(({at:mt})=>mt),it=Rd(R,C);return{
map:Td(j,C,R.Lt.length>0,o,i),p:C.p,g:it}},m=u("x",r),f=m===null?null:u("y",r-m.p);if(m===null||f===null)return null;let p=new Map;for(let d of t){
let{shape:x}=d;if(x.kind!=="circle")continue;let k=(c.get(d)??2*x.r*i)/2,R=(v,C,{n:j,high:it})=>{let mt=k+s/2;return Math.max(j+mt,Math.min(
it-mt,(v(C-x.r)+v(C+x.r))/2))};p.set(d,{x:R(m.map,x.x,n.x),y:R(f.map,x.y,n.y),r:k})}return{qt:{gt:m.map,bt:f.map,scale:i,pn:e,g:{x:m.g,y:f.g},
An:p},p:m.p+f.p}}function Ca(t,n){let e=t.flatMap(({shape:a})=>F(a)),r=t.flatMap(({shape:a})=>a.kind==="dot"?[a]:[]),o=(a,c)=>n==="x"?{x:24-
a,y:c}:{x:a,y:24-c},i=(a,c)=>e.some(l=>G(l,a,c)<$a);return e.every(a=>[0,.5,1].every(c=>{let l=I(a,c),u=o(l.x,l.y);return i(u.x,u.y)}))&&r.every(
a=>{let c=o(a.x,a.y);return r.some(l=>Math.hypot(l.x-c.x,l.y-c.y)<$a)})}function Ad(t,n,e){let r=new Map;for(let o of t){let{shape:i}=o;if(i.
kind!=="circle")continue;let s=Math.abs(i.x-12)<.01||Math.abs(i.y-12)<.01;r.set(o,Pd(2*i.r,n,s?e:null))}return r}function Pd(t,n,e){let{scale:r,
stroke:o}=n.style,i=(o/2-r)*.6,s=t*r-i,a=Math.min(n.x.high-n.x.n,n.y.high-n.y.n)-o,c=s,l=1/0;for(let u=Math.ceil(s+o-2);u<=s+o+2;u++){let m=u-
o;if(m<=.4||m>a+1e-9)continue;let f=e!==null&&Math.abs(u%2)!==e?Ed:0,p=Math.abs(m-s)+f;p<l-1e-9&&(l=p,c=m)}return Math.min(c,a)}function Rd({
f:t},{Vt:n}){let e=t.length-1;return e<0?{n:0,high:0}:{n:n[0]-t[0].e,high:n[e]+t[e].e}}function Td(t,n,e,r,o){let i=t.map((c,l)=>[c,n.Vt[l]]);
e&&!t.some(c=>Math.abs(c-12)<.3)&&(i.push([12,r/2+n.shift]),i.sort((c,l)=>c[0]-l[0]));let s=i[0],a=i[i.length-1];return s===void 0||a===void 0?
c=>c*o:c=>{if(c<=s[0])return s[1]+(c-s[0])*o;if(c>=a[0])return a[1]+(c-a[0])*o;let l=i.findIndex(([f])=>c<=f),u=i[l-1],m=i[l];return u[1]+(c-
u[0])*(m[1]-u[1])/(m[0]-u[0])}}function Na(t){return Math.abs(t-12)<.01}var Fa=.15;function Ia(t,n,{stroke:e}){let r=e/2,o=[...t.segments],i=o[0],s=o[o.length-1];if(i===void 0||s===void 0)return t;if(n.end!=="att\
ached"){let a=_(s,1),c=n.end==="trimmed"?r*Fa:re(a,r),l=s.x1+a.x*c,u=s.y1+a.y*c;s.kind==="line"?o[o.length-1]=g(s.x0,s.y0,l,u):o.push(g(s.x1,
s.y1,l,u))}if(n.start!=="attached"){let a=o[0],c=_(a,0),l=n.start==="trimmed"?r*Fa:re(c,r),u=a.x0-c.x*l,m=a.y0-c.y*l;a.kind==="line"?o[0]=g(
u,m,a.x1,a.y1):o.unshift(g(u,m,a.x0,a.y0))}return{segments:o,closed:!1}}function re(t,n){let e=Math.max(Math.abs(t.x),Math.abs(t.y)),r=Math.
min(Math.abs(t.x),Math.abs(t.y));return n*(1-r)/e}function _a(t,{stroke:n,cap:e,join:r}){return t.dot===null?jt(t.path,n,{cap:e,join:r,nn:4}):
[Da(t.dot,e)]}function Da(t,n){let e=t.diameter/2;return n==="round"?V(t.x,t.y,e):_t({x0:t.x-e,y0:t.y-e,x1:t.x+e,y1:t.y+e})}var vd=.6,Od=64,
sr=1.6;function Wa(t,n,e){switch(Ld(t,n)){case"solid":{let r=ar(t);return{Mt:!0,regions:[ee(t,e),r],Pt:r}}case"hole":return{Mt:!1,regions:[t.
dot===null?Nd(t,n,e):ee(t,e)],Pt:[]};case"knock-out":return{Mt:!1,regions:[[...ee(t,e),...Cd(t,n,e)]],Pt:[]};case"ink":return{Mt:!0,regions:[
ee(t,e)],Pt:[]}}}function oe(t,n){return $d(t,n)>vd}function Ld(t,n){let{role:e,over:r,notch:o}=t.u;return e==="solid"||e==="hole"||e==="kno\
ck-out"||e==="ink"?e:e==="auto"&&t.dot===null&&t.closed?"solid":e==="auto"&&t.dot!==null&&!oe(t,n)?"ink":r==="none"&&!o&&oe(t,n)?"knock-out":
"ink"}function $d({segments:t,dot:n},e){if(e.length===0)return 0;if(n!==null)return pt(e,n.x,n.y)!==0?1:0;let r=0,o=0;for(let i of t){let s=Math.
min(Od,Math.max(2,Math.ceil(M(i)*2)));for(let a=0;a<s;a++){let{x:c,y:l}=I(i,(a+.5)/s);o++,pt(e,c,l)!==0&&r++}}return o===0?0:r/o}function Cd({
segments:t,closed:n},e,r){let o=t[0],i=t[t.length-1];return n||o===void 0||i===void 0?[]:[...ie(e,o.x0,o.y0)?se(o,0,r.stroke*sr,r):[],...ie(
e,i.x1,i.y1)?se(i,1,r.stroke*sr,r):[]]}function ie(t,n,e){return t.some(r=>r.some(o=>G(o,n,e)<.15))}function Nd(t,n,e){let r=t.segments[0],o=t.
segments[t.segments.length-1];if(t.closed||r===void 0||o===void 0)return ar(t);let i=e.stroke*sr,s=[...t.segments];return ie(n,o.x1,o.y1)&&s.
push(cr(o,1,i)),ie(n,r.x0,r.y0)&&s.unshift(cr(r,0,i)),ar({...t,segments:s})}function ar({segments:t,closed:n}){let e=t[0],r=t[t.length-1];if(e===
void 0||r===void 0)return[];let o=n?[...t]:[...t,g(r.x1,r.y1,e.x0,e.y0)];return[Y(o)<0?gt(o):o]}function ee(t,n){let{stroke:e,cap:r,join:o}=n;
if(t.dot!==null)return[Da(t.dot,r)];let i=jt({segments:t.segments,closed:t.closed},e,{cap:r,join:o,nn:4});return r==="round"||t.closed?i:[...i,
...Fd(t,n)]}function Fd({segments:t,attached:n},e){let r=[],o=t[0],i=t[t.length-1];return o!==void 0&&!n.start&&r.push(...se(o,0,re(_(o,0),e.
stroke/2),e)),i!==void 0&&!n.end&&r.push(...se(i,1,re(_(i,1),e.stroke/2),e)),r}function se(t,n,e,r){return jt({segments:[cr(t,n,e)],closed:!1},
r.stroke,{cap:"butt",join:"miter",nn:4})}function cr(t,n,e){let r=_(t,n);return n===1?g(t.x1,t.y1,t.x1+r.x*e,t.y1+r.y*e):g(t.x0-r.x*e,t.y0-r.
y*e,t.x0,t.y0)}var lt=1e-6;function Ba(t,n){let e=n.flat().map(l=>({segment:l,box:T([l])})),r=[],o=[],i=!1;for(let l of t.segments)for(let u of _d(l,e)){if(M(
u)<=lt&&M(l)>lt)continue;let m=I(u,.5);pt(n,m.x,m.y)===0?o.push(u):(i=!0,o.length>0&&r.push(o),o=[])}if(!i)return t.segments.length>0?[t]:[];
o.length>0&&r.push(o);let s=o.length>0,a=r[0],c=r[r.length-1];return t.closed&&s&&a&&c&&r.length>1&&Id(c,a)&&(r[0]=[...c,...a],r.pop()),r.map(
l=>({segments:Dd(l),closed:!1})).filter(l=>l.segments.reduce((u,m)=>u+M(m),0)>lt)}function Id(t,n){let e=t[t.length-1],r=n[0];return Math.hypot(
e.x1-r.x0,e.y1-r.y0)<lt}function _d(t,n){let e=T([t]),r=[];for(let a of n)if(!(a.box.x0>e.x1+lt||a.box.x1<e.x0-lt)&&!(a.box.y0>e.y1+lt||a.box.
y1<e.y0-lt))for(let c of Ot(t,a.segment))r.push(c.Rn);if(r.length===0)return[t];let o=lt/Math.max(M(t),lt);r.sort((a,c)=>a-c);let i=[],s=0;for(let a of r)
a-s<=o||1-a<=o||(i.push(at(t,s,a)),s=a);return i.push(at(t,s,1)),i}function Dd(t){let n=[];for(let e of t){let r=n[n.length-1],o=r&&Wd(r,e);
o?n[n.length-1]=o:n.push(e)}return n}function Wd(t,n){if(t.kind==="line"&&n.kind==="line"){let e=(t.x1-t.x0)*(n.y1-n.y0)-(t.y1-t.y0)*(n.x1-n.
x0),r=(t.x1-t.x0)*(n.x1-n.x0)+(t.y1-t.y0)*(n.y1-n.y0);return r<=0||Math.abs(e)>1e-9*r?null:{...t,x1:n.x1,y1:n.y1}}return t.kind==="line"||n.
kind==="line"||t.cx!==n.cx||t.cy!==n.cy||t.r!==n.r||t.sweep*n.sweep<=0||Math.abs(t.sweep+n.sweep)>2*Math.PI-1e-6?null:{...t,x1:n.x1,y1:n.y1,
sweep:t.sweep+n.sweep}}var Bd=.6,Gd=1.1;function Ua(t,n,e){let r=[],o=new Set;for(let i of t){let{u:s}=i,a=n[s.group];if(a!==void 0&&a.over!=="none"&&!o.has(s.group)){
let c=t.filter(l=>l.u.group===s.group);r=Ga(r,Je(c,a.over,e),e)}o.add(s.group),s.over!=="none"&&(r=Ga(r,Je([i],s.over,e),e)),r.push(Hd(i))}return r.
map(i=>zd(i,e))}function Hd({u:t,segments:n,closed:e,dot:r,attached:o}){return{path:r===null?{segments:n,closed:e}:{segments:[g(r.x,r.y,r.x+
.01,r.y)],closed:!1},u:t,dot:r,g:{start:o.start?"attached":"free",end:o.end?"attached":"free"}}}function Ga(t,n,e){return n.length===0?[...t]:
t.flatMap(r=>Ud(r,n,e))}function Ud(t,n,e){let r=Ba(t.path,n),o=r[0];return r.length===1&&o!==void 0&&Math.abs(lr(o)-lr(t.path))<1e-6?[t]:r.
flatMap(i=>{let s=!t.path.closed&&Ha(i.segments[0],t.path.segments[0],0),a=!t.path.closed&&Ha(i.segments[i.segments.length-1],t.path.segments[t.
path.segments.length-1],1),c={start:s?t.g.start:"trimmed",end:a?t.g.end:"trimmed"},u=(c.start!=="attached"&&c.end!=="attached"?Gd:Bd)*e.stroke;
return lr(i)<u?[]:[{...t,path:i,g:c}]})}function Ha(t,n,e){if(t===void 0||n===void 0)return!1;let[r,o,i,s]=e===0?[t.x0,t.y0,n.x0,n.y0]:[t.x1,
t.y1,n.x1,n.y1];return Math.hypot(r-i,o-s)<1e-6}function lr(t){return t.segments.reduce((n,e)=>n+M(e),0)}function zd({path:t,u:n,dot:e,g:r},o){
return{path:o.cap==="butt"&&e===null&&!t.closed?Ia(t,r,o):t,span:n.span,part:n.part,dot:e}}var Va=.01;function qa(t,n,{stroke:e,radius:r}){let{shape:o}=t;switch(o.kind){case"circle":{let{x:i,y:s,r:a}=n.An.get(t)??{x:n.gt(o.x),y:n.bt(
o.y),r:o.r*n.scale};return za(t,V(i,s,a))}case"oval":{let i=n.gt(o.x-o.rx),s=n.gt(o.x+o.rx),a=n.bt(o.y-o.ry),c=n.bt(o.y+o.ry),l=(u,m)=>Math.
max(Va,(m-u)/2);return za(t,Kn((i+s)/2,(a+c)/2,l(i,s),l(a,c)))}case"dot":{let i=r===0?Math.max(1,o.scale):o.scale,s={x:n.gt(o.x),y:n.bt(o.y),
diameter:e*i};return{u:t,segments:[],Yt:[],closed:!1,dot:s}}case"curve":return jd(t,o,n);case"chain":return Xd(t,o,n)}}function za(t,n){return{
u:t,segments:n,Yt:n.map(()=>null),closed:!0,dot:null}}function jd(t,n,e){let r=n.m.map(({x:s,y:a,sharp:c})=>({x:e.gt(s),y:e.bt(a),sharp:c})),
o=Yn(r,n.closed),i=o.map((s,a)=>{let c=o[(a+1)%o.length];if(c===void 0||!n.closed&&a===o.length-1||Math.abs(L(s,c))<.05)return null;let l=r.
findIndex(({x:u,y:m})=>Math.hypot(u-s.x1,m-s.y1)<1e-6);return n.m[l]?.corner??null});return{u:t,segments:o,Yt:i,closed:n.closed,dot:null}}function Xd(t,n,e){
let r=n.m.map(u=>({...u,x:e.gt(u.x),y:e.bt(u.y)})),o=F(n),i=Vd(n,o,r,e),s=[],a=[];o.forEach((u,m)=>{let f=r[m],p=r[(m+1)%r.length];if(Math.hypot(
p.x-f.x,p.y-f.y)<1e-6)return;let d=u.kind==="line"?[g(f.x,f.y,p.x,p.y)]:qd(u,f,p,i[m]);d.forEach((x,k)=>{s.push(x);let R=!n.closed&&m===o.length-
1,v=k<d.length-1||R||p.corner.kind==="smooth"?null:p.corner;a.push(v)})});let c=r[0];if(s.length>0||c===void 0)return{u:t,segments:s,Yt:a,closed:n.
closed,dot:null};let l=g(c.x,c.y,c.x+Va,c.y);return{u:t,segments:[l],Yt:[null],closed:!1,dot:null}}function Vd(t,n,e,r){let o=n.length;return n.
map((i,s)=>{if(i.kind==="line")return{start:null,end:null};let a=n[s-1]??(t.closed?n[o-1]:void 0),c=n[s+1]??(t.closed?n[0]:void 0),l=e[s],u=e[(s+
1)%e.length],m=e[(s-1+e.length)%e.length],f=e[(s+2)%e.length];return{start:ja(i,0,a,m,l,r),end:ja(i,1,c,u,f,r)}})}function ja(t,n,e,r,o,i){let s=_(
t,n);if(Math.abs(s.x)<.001)return{x:0,y:Math.sign(s.y)};if(Math.abs(s.y)<.001)return{x:Math.sign(s.x),y:0};if(e===void 0)return null;let a=n===
0?L(e,t):L(t,e);if(Math.abs(a)>.05)return null;if(e.kind==="line")return Xa(o.x-r.x,o.y-r.y);let c=n===0?{x:t.x0,y:t.y0}:{x:t.x1,y:t.y1};return Xa(
i.gt(c.x+s.x/2)-i.gt(c.x-s.x/2),i.bt(c.y+s.y/2)-i.bt(c.y-s.y/2))}function qd(t,n,e,r){let o=Zd(t,n,e,r);return o.every(i=>Kd(i,t))?o:[Q(n.x,
n.y,e.x,e.y,t.sweep)]}var Yd=1;function Kd(t,n){return t.kind==="line"||Math.abs(t.sweep)<Math.abs(n.sweep)+Yd}function Zd(t,n,e,{start:r,end:o}){
if(r===null&&o===null)return[Q(n.x,n.y,e.x,e.y,t.sweep)];if(o===null)return[Tt(n.x,n.y,r.x,r.y,e.x,e.y)];if(r===null)return[vt(Tt(e.x,e.y,-o.
x,-o.y,n.x,n.y))];if(Math.abs(r.x*o.x+r.y*o.y)<1e-6&&(r.x===0||r.y===0))return Jd(n,e,r,Math.sign(t.sweep));let i=Tt(n.x,n.y,r.x,r.y,e.x,e.y),
s=_(i,1);return Math.hypot(s.x-o.x,s.y-o.y)<.001?[i]:Ke(n.x,n.y,r,e.x,e.y,o).filter(a=>M(a)>1e-6)}function Jd(t,n,e,r){let o=Math.abs(n.x-t.
x),i=Math.abs(n.y-t.y),s=Math.min(o,i),a=r*Math.PI/2;if(Math.abs(o-i)<1e-6)return[Q(t.x,t.y,n.x,n.y,a)];let c=e.y===0?o-s:i-s;if(c>1e-6){let m={
x:t.x+e.x*c,y:t.y+e.y*c};return[g(t.x,t.y,m.x,m.y),Q(m.x,m.y,n.x,n.y,a)]}let l=e.y===0?i-s:o-s,u=e.y===0?{x:n.x,y:n.y-Math.sign(n.y-t.y)*l}:
{x:n.x-Math.sign(n.x-t.x)*l,y:n.y};return[Q(t.x,t.y,u.x,u.y,a),g(u.x,u.y,n.x,n.y)]}function Xa(t,n){let e=Math.hypot(t,n);return e<1e-9?null:
{x:t/e,y:n/e}}var Ka=1e-4,ur=1e-4,gn=1e-9;function Za(t,n,e){let r=t.length,o=n?r:r-1,s=t.map((a,c)=>c<o?e[c]??0:0).map((a,c)=>Ja(t,c,a));return Qd(t,s),th(
t,n,s)}function Ja(t,n,e){if(e<ur)return null;let r=t[n],o=t[(n+1)%t.length],i=Ya(r,o,e);if(i)return i;if(Math.abs(L(r,o))<Ka)return null;let s=null,
a=0,c=e;for(let l=0;l<50&&c-a>1e-13*e;l++){let u=(a+c)/2,m=u<ur?null:Ya(r,o,u);if(m)s=m,a=u;else{if(u<ur)return s;c=u}}return s}function Ya(t,n,e){
let r=L(t,n);if(Math.abs(r)<Ka)return null;let o=r>0?1:-1,i=Jn(t,e,o),s=Jn(n,e,o);if(!i||!s)return null;let a=M(t),c=M(n),l=null;for(let{x:u,
y:m}of Qt(i,s)){let f=(1-tt(t,u,m))*a,p=tt(n,u,m)*c;f<-gn||p<-gn||f>a+gn||p>c+gn||(l===null||f+p<l.xt+l.Bt)&&(l={cx:u,cy:m,r:e,xt:f,Bt:p})}return l}
function Qd(t,n){let e=t.length;for(let r=0;r<24;r++){let o=n.map(()=>1),i=!1;for(let s=0;s<e;s++){let a=(s+e-1)%e,c=M(t[s]),l=(n[a]?.Bt??0)+
(n[s]?.xt??0);l<=c+gn||(i=!0,o[s]=Math.min(o[s],c/l),o[a]=Math.min(o[a],c/l))}if(!i)return;for(let s=0;s<e;s++){let a=n[s];a&&o[s]<1&&(n[s]=
Ja(t,s,a.r*o[s]))}}for(let r=0;r<e;r++){let o=(r+e-1)%e;(n[o]?.Bt??0)+(n[r]?.xt??0)>M(t[r])+1e-6&&(n[r]=null)}}function th(t,n,e){let r=t.length,
o=[];for(let i=0;i<r;i++){let s=t[i],a=M(s),c=e[(i+r-1)%r],l=e[i],u=c?Math.min(1,Math.max(0,c.Bt/a)):0,m=l?Math.max(u,1-l.xt/a):1;(m-u)*a<=1e-7&&
(c||l)||o.push(at(s,u,m)),l&&o.push(nh(s,t[(i+1)%r],l))}return eh(o,t,n)}function nh(t,n,e){let r=at(t,0,1-e.xt/M(t)),o=at(n,e.Bt/M(n),1),i=r.
x1-e.cx,s=r.y1-e.cy,a=o.x0-e.cx,c=o.y0-e.cy,l=L(t,n)>0,u=Math.atan2(i*c-s*a,i*a+s*c);return l&&u<0&&(u+=2*Math.PI),!l&&u>0&&(u-=2*Math.PI),N(
e.cx,e.cy,e.r,Math.atan2(s,i),u,r.x1,r.y1,o.x0,o.y0)}function eh(t,n,e){for(let s=e?0:1;s<t.length;s++){let a=t[s===0?t.length-1:s-1],c=t[s];
(c.x0!==a.x1||c.y0!==a.y1)&&(t[s]={...c,x0:a.x1,y0:a.y1})}let r=t[0];if(e||!r)return t;t[0]={...r,x0:n[0].x0,y0:n[0].y0};let o=t.length-1,i=n[n.
length-1];return t[o]={...t[o],x1:i.x1,y1:i.y1},t}var rh=.2,ae={right:.5,rightAtEnd:.8,kn:.3,otherAtEnd:.45},Qa={v:.25,perRadius:.2};function nc(t,n,e,r){let{segments:o,Yt:i,closed:s}=t,{scale:a}=e,
c=ch(t,n,e)*t.u.radius,l=o.map((u,m)=>{let f=i[m]??null,p=o[(m+1)%o.length];if(f===null||sh(r,t,u.x1,u.y1))return 0;let d=Math.abs(L(u,p)),x=f.
kind==="relative"&&!ih(u,p)?c*e.Hn:c,k={xt:!s&&m===0,Bt:!s&&m===o.length-2};return ah(f,x,a,d,M(u),M(p),k)});return l.some(u=>u>0)?Za(o,s,l):
[...o]}var oh=.05;function ih(t,n){let e=tc(I(t,.5),n),r=tc(I(n,.5),n),o=(i,s)=>Math.min(Math.abs(i),Math.abs(s))>oh&&i*s>0;return o(e.x,r.x)||
o(e.y,r.y)}function tc(t,{x0:n,y0:e}){let r=Math.max(Math.hypot(t.x-n,t.y-e),1e-9);return{x:(t.x-n)/r,y:(t.y-e)/r}}function sh(t,n,e,r){let o=n.
segments[0],i=n.segments[n.segments.length-1];return t.some(s=>Math.hypot(s.x-e,s.y-r)<.05&&!(o!==void 0&&!n.closed&&Math.hypot(o.x0-e,o.y0-
r)<1e-6)&&!(i!==void 0&&!n.closed&&Math.hypot(i.x1-e,i.y1-r)<1e-6))}function ah(t,n,e,r,o,i,s){if(t.kind==="smooth")return 0;if(t.kind==="fi\
xed")return t.radius*e;let a=n*t.factor;if(a<=0||r<.02)return 0;let c=Math.abs(r-Math.PI/2)<rh,l=(x,k)=>x*(c?k?ae.rightAtEnd:ae.right:k?ae.otherAtEnd:
ae.kn),u=Math.tan(r/2),m=Math.min(l(o,s.xt),l(i,s.Bt))/u,f=Math.min(a,m),p=f*(1/Math.max(Math.cos(r/2),.001)-1),d=(Qa.v+Qa.perRadius*(n/e))*
e;return p>d&&!c?f*d/p:f}function ch(t,n,{radius:e,scale:r,stroke:o}){if(!t.u.inner||t.segments.length===0)return e;let i=T(t.segments),s=1/0,
a=e;for(let c of n){if(c===t||!c.closed)continue;let l=T(c.segments);if(l.x0>=i.x0||l.y0>=i.y0||l.x1<=i.x1||l.y1<=i.y1)continue;let u=Math.min(
i.x0-l.x0,i.y0-l.y0,l.x1-i.x1,l.y1-i.y1);u>=s||(s=u,a=lh(c,e,r))}return s===1/0?e:Math.max(Math.min(e,o/4),a-s)}function lh({Yt:t,u:n},e,r){
let o=t.find(i=>i!==null);return o?.kind==="fixed"?o.radius*r:e*n.radius*(o?.kind==="relative"?o.factor:1)}var mr=.12,uh=2.2,mh=.3;function ce(t,n,e){let r=ph(t),o=dh(t,r).map(({x:c,y:l})=>({x:n.gt(c),y:n.bt(l)})),i=t.map(c=>qa(c,n,e)),s=i.map(c=>nc(
c,i,e,o)),a=new Map(t.map((c,l)=>[c,s[l]]));return i.map((c,l)=>fh(c,s[l],r.get(c.u),a))}function fh(t,n,e,r){let o=e?.start??null,i=e?.end??
null,s=(c,l)=>c===null?null:c===t.u?l:r.get(c),a=n.length>0&&(o!==null||i!==null)?hh(n,{start:s(o,n.slice(2)),end:s(i,n.slice(0,-2))}):n;return{
u:t.u,segments:a,closed:t.closed,dot:t.dot,attached:{start:o!==null,end:i!==null}}}function ph(t){let n=t.map(r=>({u:r,segments:F(r.shape)})),
e=new Map;for(let{u:r,segments:o}of n){let i=o[0],s=o[o.length-1];if(!yh(r)||i===void 0||s===void 0)continue;let a=(c,l,u)=>{let m=n.find(p=>p.u!==
r&&p.segments.some(d=>G(d,c,l)<mr));if(m!==void 0)return m.u;let f=t.find(({shape:p})=>p.kind==="dot"&&Math.hypot(p.x-c,p.y-l)<mr);return f!==
void 0?f:u.some(p=>G(p,c,l)<mr)?r:null};e.set(r,{start:a(i.x0,i.y0,o.slice(2)),end:a(s.x1,s.y1,o.slice(0,-2))})}return e}function dh(t,n){return t.
flatMap(e=>{let r=n.get(e);if(r===void 0)return[];let o=F(e.shape),i=[];r.start!==null&&i.push({x:o[0].x0,y:o[0].y0});let s=o[o.length-1];return r.
end!==null&&i.push({x:s.x1,y:s.y1}),i})}function hh(t,n){let e=[...t];return n.end!==null&&(e[e.length-1]=ec(e[e.length-1],n.end,1)),n.start!==
null&&(e[0]=ec(e[0],n.start,0)),e}function ec(t,n,e){let r=e===0?t.x0:t.x1,o=e===0?t.y0:t.y1;if(n.some(l=>G(l,r,o)<1e-6))return t;let i=null,
s=uh;for(let l of n)for(let u of Qt(t,l)){let m=Math.hypot(u.x-r,u.y-o),f=tt(l,u.x,u.y);f<-1e-6||f>1+1e-6||m>=s||(s=m,i=u)}if(i===null)return t;
let a=tt(t,i.x,i.y);return(e===1?a:1-a)*M(t)<mh?t:e===1?at(t,0,a):at(t,a,1)}function yh(t){let{shape:n}=t;return(n.kind==="chain"||n.kind===
"curve")&&!n.closed}var rc=5,le=.02,xh=3;function fr(t,n,e,{box:r,Wt:o}){let{groups:i,spaced:s}=t,a={style:e,groups:i,spaced:s,Wt:o,x:ic(r.x0,r.x1),y:ic(r.y0,r.
y1)},c=ir(n,a);for(let l=0;;l++){let u=ce(t.elements,c,e),m=Ua(u,t.groups,e),f=m.flatMap(k=>_a(k,e)),p=pr(f),d=l<rc?bh(a,p,c,r,o):null,x=d===
null&&!o&&l<rc+xh?Sh(c,p,r,e.stroke):null;if(d===null&&x===null)return{drawing:gh(e,m,f,kh(t,u,e.stroke)),qt:c};a=d??a,c=x??ir(n,a,c.pn)}}function gh({
cut:t,stroke:n,cap:e,join:r},o,i,s){let a=H(()=>sa(i));return{cut:t,strokeWidth:n,cap:e,join:r,marks:o,get ink(){return a()},traits:s,twin:null}}
function bh(t,n,{g:e},r,o){if(n===null)return null;let i=l=>o?l:Math.max(0,l),s={...t,x:{...t.x,$t:r.x0+i(e.x.n-n.x0),Ct:r.x1-i(n.x1-e.x.high)},
y:{...t.y,$t:r.y0+i(e.y.n-n.y0),Ct:r.y1-i(n.y1-e.y.high)}},a=Math.max(r.x0-n.x0,n.x1-r.x1,r.y0-n.y0,n.y1-r.y1);return Math.max(Math.abs(s.x.$t-
t.x.$t),Math.abs(s.x.Ct-t.x.Ct),Math.abs(s.y.$t-t.y.$t),Math.abs(s.y.Ct-t.y.Ct))<le||!o&&a<le?null:s}function Sh(t,n,e,r){if(n===null)return null;
let o=oc(n.x0,n.x1,e.x0,e.x1,r),i=oc(n.y0,n.y1,e.y0,e.y1,r);if(o===null&&i===null)return null;let s=o??(l=>l),a=i??(l=>l),c=l=>{let u=(s(l.x+
l.r)-s(l.x-l.r))/2,m=(a(l.y+l.r)-a(l.y-l.r))/2;return{x:s(l.x),y:a(l.y),r:Math.min(u,m)}};return{...t,gt:l=>s(t.gt(l)),bt:l=>a(t.bt(l)),An:new Map(
[...t.An].map(([l,u])=>[l,c(u)]))}}function oc(t,n,e,r,o){if(e-t<le&&n-r<le)return null;let i=t+o/2,s=Math.max(t,e)+o/2,a=Math.max(.2,(Math.
min(n,r)-o/2-s)/Math.max(.1,n-o/2-i));return c=>s+(c-i)*a}function ic(t,n){return{n:t,high:n,$t:t,Ct:n}}var Mh=new Set(["box","round","hull"]);
function kh(t,n,e){let{keyline:r,directional:o,partial:i,groups:s}=t,a=n.filter(({u:c})=>Mh.has(s[c.group]?.over??"none"));return{keyline:r,
directional:o,partial:i,unfillable:!1,badge:a.length===0?null:wh(a,e)}}function wh(t,n){let e=t.map(({segments:r,dot:o})=>{let i=o===null?n/
2:o.diameter/2,s=o===null?T(r):{x0:o.x,y0:o.y,x1:o.x,y1:o.y};return Pt(s,i)});return st(e)}function pr(t){let n=t.flat();return n.length===0?
null:T(n)}var Eh=.5,Ah=.6;function ac(t){return!t.some(({u:n,closed:e})=>n.role==="solid"||e&&n.role==="auto")}function cc(t,n,e){let r={nt:[],Pt:[]},
o=new Set;for(let a of t){let c=a.u.group,l=n[c];if(l===void 0)lc(a,r,e);else if(!o.has(c)){o.add(c);let u=t.filter(m=>m.u.group===c);Ph(u,l,
r,e)}}let i=[],s=uc(r.nt,i);return hn(i,s).filter(Th)}function Ph(t,n,{nt:e,Pt:r},o){let i={nt:[],Pt:[]};for(let l of t)lc(l,i,o);let s=n.over!==
"none"||n.notch?[Qe(t,n.over,o)]:[],c=(n.role==="knock-out"||n.role==="hole")&&t.some(l=>oe(l,r));e.push({Mt:!c,de:i.nt,hn:s}),c||r.push(...i.Pt)}
function lc(t,{nt:n,Pt:e},r){let{over:o,notch:i}=t.u;(o!=="none"||i)&&n.push({Mt:!1,regions:[Qe([t],o,r)]});let s=Wa(t,e,r);n.push(s),e.push(
...s.Pt)}var Rh=()=>!1;function uc(t,n){let e=t.map(r=>{if("regions"in r)return{Mt:r.Mt,covers:sc(r.regions,n),hn:Rh};let o=uc(r.de,n);return{
Mt:r.Mt,covers:o,hn:sc(r.hn,n)}});return r=>e.reduce((o,{Mt:i,covers:s,hn:a})=>{let c=o&&!a(r);return i?c||s(r):c&&!s(r)},!1)}function sc(t,n){
let e=t.map(r=>n.push(r)-1);return r=>e.some(o=>r[o]!==0)}function Th(t){let n=Y(t);return n>0?n>Eh:-n>Ah}var mc={s:"badge",t:["badge X,Y WxH"],kt:!1,parse(t,n){let e=Ht(t);t.c||(n.badge=e)}};var fc={s:"category",t:["category NAME"],kt:!1,parse(t,n){let e=Mt(t,"a category such as weather");t.c||(n.category=e)}};var vh=/^(\d{1,2})\/(\d(?:\.\d)?)(?:\/([0-3*])(?:\/(outlined|filled))?)?=(\d{1,2}(?:\.\d{1,3})?)$/,pc={s:"detail",t:["detail SIZE/STROKE=LAN\
ES …","detail SIZE/STROKE/RADIUS/FINISH=LANES …"],kt:!1,parse(t,n){let e=[];do{let r=Oh(t);if(r===null)return;e.push(r)}while(!U(t));t.c||
(n.detail=e)}};function Oh(t){let n=b(t),[,e,r,o,i,s]=(n.kind==="word"?vh.exec(n.text):null)??[],a=Re.find(d=>d===Number(e)),c=Te.find(d=>d===
Number(r)),l=uo.find(d=>String(d)===o)??null,u=mo.find(d=>d===i)??null;if(a===void 0||c===void 0)return E(t,"a size, a stroke and lanes, suc\
h as 20/2=6",`Sizes are ${Re.join(", ")}, strokes ${Te.join(", ")}; leave the line out when the lanes of each cut are right.`),null;S(t);let m=Number(
s),{from:f,to:p}=w.lanes;return(m<=f||m>p)&&y(t,n.span,`There are never more than ${p} lanes, and always some.`,`lanes up to ${p}`,"Write 20\
/2=6, for instance."),{size:a,stroke:c,radius:l,finish:u,lanes:m}}var dc={s:"icon",t:["icon NAME"],kt:!1,parse(t,n){let e=Mt(t,"a name such as shopping-cart");t.c||(n.name=e)}};var hc={s:"inner",t:["inner X,Y WxH"],kt:!1,parse(t,n){let e=Ht(t);t.c||(n.inner=e)}};var yc={s:"keyline",t:[`keyline ${en.join("|")}`],kt:!1,parse(t,n){let e=b(t),r=e.kind==="word"?en.find(o=>o===e.text):void 0;if(r===void 0){
let[o]=q(e.text,en);E(t,`one of ${en.join(", ")}`,o===void 0?"Write keyline free when none fits.":`Did you mean \`${o}\`?`);return}S(t),t.c||
(n.keyline=r)}};var gc={s:"mini",t:["mini [WxH] { … }"],kt:!1,parse(t,n){let e=b(t).kind==="word"?Lh(t):an,r=B(t);t.c||(n.mini=r,n.miniSize=e)}};function Lh(t){
let{span:n}=b(t),{width:e,height:r}=pn(t),{from:o,to:i}=w.mini;return xc(e)&&xc(r)?{width:e,height:r}:(t.c||y(t,n,`A small form is ${o} to ${i}\
 units wide and high.`,"a size in numbers","Write mini 7x9, for instance."),an)}function xc(t){return typeof t=="number"&&t>=w.mini.from&&t<=
w.mini.to}var $h=new RegExp(`^${ln}$`),Ch=/^(-?\d{1,4})\.\.(-?\d{1,4})$/,bc={s:"param",t:["param NAME FROM..TO = DEFAULT","param NAME VALUE VALUE … = \
DEFAULT"],kt:!0,parse(t,n,e){let r=b(t),o=Nh(t),i=Fh(t);D(t,"=")?S(t):E(t,"= and a default","End with the default, such as `= 2`, with blank\
s.");let s=_h(t,i);if(t.c||(t.parameters.has(o)&&y(t,r.span,`A parameter \`${o}\` is declared already.`,"another name","Keep one of the two."),
n.parameters.length===O.parameters&&y(t,e.span,`A program has at most ${O.parameters} parameters.`,"another declaration","Leave one out."),t.c))
return;let a={name:o,values:i,default:s,span:P(t,e)};t.parameters.set(o,a),n.parameters=[...n.parameters,a]}};function Nh(t){let n=b(t);return n.
kind==="word"&&n.text.length<=24&&$h.test(n.text)?S(t).text:(E(t,"a name such as level","Begin with a lower-case letter; letters, digits and\
 single hyphens may follow, 24 in all."),"level")}function Fh(t){let n=b(t),e=n.kind==="word"?Ch.exec(n.text):null;if(e===null)return{kind:"\
choice",of:Ih(t)};S(t);let[r,o]=[Number(e[1])+0,Number(e[2])+0],{parameter:i}=w;return r>=o&&y(t,n.span,"A range runs from a lower to a high\
er number.","from..to",`Write ${Math.min(r,o)}..${Math.max(r,o)+(r===o?1:0)}.`),(r<i.from||o>i.to)&&y(t,n.span,`A parameter lies within ${i.
from} to ${i.to}.`,"from..to","Write a smaller range, such as 0..4."),{kind:"range",from:r,to:o}}function Ih(t){let n=[];for(;!t.c&&!U(t)&&!D(
t,"=");){let e=b(t);if(e.kind!=="word"||!Wn(e.text))return E(t,"a value","Values are words such as up, whole numbers, or single characters s\
uch as A; a range is 0..4."),n;S(t),n.includes(e.text)&&y(t,e.span,`The value \`${e.text}\` is given twice.`,"another value","Keep one of th\
e two."),n.length===O.pn&&y(t,e.span,`A choice has at most ${O.pn} values.`,"= and a default","Leave some out."),n.push(e.text)}return n.length<
2&&E(t,"a range or at least two values","Write a range such as 0..4, or values such as up down."),n}function _h(t,n){if(!D(t))return E(t,"a \
default","Write one of the values."),0;let{text:e,span:r}=S(t);if(n.kind==="choice")return n.of.includes(e)||y(t,r,"The default is none of t\
he values.",n.of.join(", "),`Write ${n.of[0]??"a value"}, for instance.`),e;let o=/^-?\d{1,4}$/.test(e)?Number(e)+0:NaN;return o>=n.from&&o<=
n.to?o:(y(t,r,"The default lies outside the range.",`a whole number from ${n.from} to ${n.to}`,`Write ${n.from}, for instance.`),n.from)}var ue=["directional","partial","unfillable","spaced"],Sc={s:"traits",t:[`traits ${ue.map(t=>`[${t}]`).join(" ")}`],kt:!1,parse(t,n){let e=[];
do{let r=b(t),o=r.kind==="word"?ue.find(i=>i===r.text):void 0;if(o===void 0){let[i]=q(r.text,ue);E(t,`one of ${ue.join(", ")}`,i===void 0?"L\
eave the line out when no trait applies.":`Did you mean \`${i}\`?`);return}S(t),e.includes(o)&&y(t,r.span,`\`${o}\` is given twice.`,"anothe\
r trait","Keep one of the two."),e.push(o)}while(!U(t));t.c||(n.traits=e)}};var Mc={s:"words",t:["words NAME, NAME, …"],kt:!1,parse(t,n){let e=b(t);if(U(t)){E(t,"names with commas between them","Write words shoppin\
g cart, cart, for instance.");return}for(;!U(t);){let i=S(t);(i.kind!=="word"||i.text.includes('"'))&&y(t,i.span,"Quotes do not belong in wo\
rds.","names without quotes","Leave the quotes out.")}let r=P(t,e),o=t.text.slice(r.start,r.end).split(",").map(i=>i.trim().toLowerCase().replace(
/\s+/g," "));o.includes("")&&y(t,r,"A name between the commas is missing.","a name","Leave the superfluous comma out."),t.c||(n.words=o)}};var kc=[dc,fc,Mc,yc,Sc,bc,hc,mc,pc,gc];var wc=/[^\S\n]+|#[^\n]*|\n|;|[{}]|"[^"\n]*"?|[^\s;{}#]+/y;function Ec(t){let n=[],e=1,r=0,o=0,i=(a,c,l)=>{n.push({kind:a,text:c,span:{start:o,
end:l,line:e,column:o-r+1}})};for(;o<t.length;){wc.lastIndex=o;let a=wc.exec(t)?.[0]??t.slice(o),c=o+a.length,l=a.charAt(0);l===`
`||l===";"?i("end",l,c):l==="{"?i("open",l,c):l==="}"?i("close",l,c):l==='"'?s(a,c):l!=="#"&&l.trim()!==""&&i("word",a,c),o=c,l===`
`&&(e+=1,r=c)}return i("eof","",o),n;function s(a,c){a.length>1&&a.endsWith('"')?i("string",a.slice(1,-1),c):i("unclosed-string",a.slice(1),
c)}}function Ac(t){let n=new Map(t.parameters.map(({name:o,values:i})=>{let s=i.kind==="range"?[i.to]:i.of.map(Number).filter(Number.isFinite);return[
o,Math.max(1,...s)]})),e=o=>typeof o=="number"?o:n.get(o.parameter)??1,r=o=>{let i=Nt(o);if(i===null)return 1;let s=i.reduce((a,c)=>a+r(c),0);
return o.kind==="mirror"?2*s:o.kind==="ring"?Math.max(1,e(o.count))*s:s};return[...t.statements,...t.mini??[]].reduce((o,i)=>o+r(i),0)}var hr=new Map(Gn.map(t=>[t.s,t])),yr=new Map(kc.map(t=>[t.s,t])),Dh=[...yr.keys(),...hr.keys()],Wh=new Map(Gn.flatMap(t=>t.b.map(n=>[n,t.s]))),
Bh=/(?![\t\n\v\f\r\u007f-\u009f])\p{Cc}/u;function me(t){let n=Vh(),e=t.length>O.characters,r=t.slice(0,O.characters).search(Bh),o=Xh(e||r>=
0?"":t);if(e&&r<0)return y(o,{start:O.characters,end:t.length,line:1,column:1},`A program has at most ${O.characters} characters.`,"the end \
of the text","Write a shorter program."),{program:n,problems:o.problems};if(r>=0){let s=t.slice(0,r).split(`
`),a={start:r,end:r+1,line:s.length,column:(s.at(-1)?.length??0)+1};return y(o,a,"This is not a text: it holds control characters.","a progr\
am in the icon language","Name a text file."),{program:n,problems:o.problems}}Gh(o,n);let i=o.problems.toSorted((s,a)=>s.span.start-a.span.start);
return{program:n,problems:i}}function Gh(t,n){let e=[],r=new Set;for(;;){let o=b(t);if(t.c=!1,o.kind==="eof")break;let i=o.kind==="word"?yr.
get(o.text):void 0;if(o.kind==="end")S(t);else if(o.kind==="close")S(t),y(t,o.span,"This } closes no block.","a statement","Leave it out, or\
 open a block before it.");else if(i!==void 0)Hh(t,n,i,r);else{let s=Pc(t);s!==null&&e.push(s)}}n.statements=e,zh(t,n,r)}function Hh(t,n,e,r){
let o=S(t);r.has(e.s)&&!e.kt?y(t,o.span,`\`${e.s}\` is declared already.`,"another declaration","Keep one of the two."):e.s==="icon"&&jh(t,o)&&
y(t,o.span,"`icon` is not the first line.","a statement","Move `icon` with its name to the top."),r.add(e.s),e.parse(t,n,o),dr(t,e.t)}function Pc(t){
let n=S(t),e=n.kind==="word"?hr.get(n.text):void 0;if(t.statements+=1,t.statements>O.statements)return y(t,n.span,`A program has at most ${O.
statements} statements.`,"the end of the program","Draw with fewer statements, or repeat some with mirror or ring."),t.index=t.ft.length-1,null;
if(e===void 0)return Uh(t,n),dr(t,[]),null;let r=e.parse(t,n);return dr(t,e.t),t.c?null:r}function dr(t,n){for(;;){let e=b(t);if(e.kind==="e\
nd"||e.kind==="close"||e.kind==="eof")return;let r=Fn(e)?"Comments begin with #.":n.length===0?"Leave it out.":`Write ${n.map(o=>`\`${o}\``).
join(" or ")}.`;y(t,e.span,`${In(e)} does not belong here.`,"the end of the statement",r),e.kind==="open"?B(t):S(t)}}function Uh(t,n){let e="\
a statement";if(n.kind==="open")y(t,n.span,"This block has no statement in front.",e,"Write { on the line of its statement, such as `mirror \
x=12 {`."),t.index-=1;else if(yr.has(n.text))y(t,n.span,`\`${n.text}\` is a declaration and cannot stand in a block.`,e,"Move it to the top \
of the program.");else if(Fn(n)){let r=t.text.slice(n.span.start).split(/[\n;{}]/,1)[0]?.replace(/^[/*]+\s*/,"").replace(/\s*\*\/$/,"").slice(
0,40)??"";y(t,n.span,"Comments begin with # here.",e,`Write \`# ${r}\`.`)}else if(n.text.startsWith("-")){let r=n.text==="-"?"Write `join { \
SHAPE; - SHAPE }`.":`Inside \`join\` write \`- ${n.text.slice(1,20)}\`, with a blank.`;y(t,n.span,"A shape is taken away only inside `join`.",
e,r)}else{let r=Wh.get(n.text.toLowerCase())??q(n.text,Dh)[0],o=r===void 0?`Statements are ${[...hr.keys()].join(", ")}.`:`Did you mean \`${r}\
\`?`;y(t,n.span,`${In(n)} is not a statement.`,e,o)}}function zh(t,n,e){let r={start:0,end:0,line:1,column:1};t.c=!1,e.has("icon")||y(t,r,"T\
he program has no name.","`icon` and a name","Begin with a line such as `icon shopping-cart`."),t.c=!1;let o=Ac(n);o>O.lowered&&(y(t,r,`The \
program draws ${o} shapes after its mirrors and rings; at most ${O.lowered} are allowed.`,"fewer shapes","Repeat less often, or put fewer sh\
apes in each ring."),n.statements=[],n.mini=null)}function jh(t,n){return t.ft.slice(0,t.ft.indexOf(n)).some(({kind:e})=>e!=="end")}function Xh(t){
return{text:t,ft:Ec(t),index:0,problems:[],c:!1,gn:0,statements:0,parameters:new Map,statement:Pc}}function Vh(){return{name:"untitled",category:null,
words:[],keyline:"free",traits:[],parameters:[],inner:null,badge:null,detail:[],mini:null,miniSize:an,statements:[]}}function Rc({message:t,
expected:n,hint:e}){return t.includes(n)?`${t} ${e}`:`${t} Expected ${n}. ${e}`}var Tc={A:{width:8.5,strokes:"line 0.8125,10 4.25,0*0.5 7.6875,10 @8.6+; line 2.013,6.5 6.487,6.5 @8.6+; line 0,10 2,0 6.5,0 8.5,10 @8.6-; l\
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
6.25,0.4 2.5,0.4 ccw 2.3 2.5,5 4,5 cw 2.3 4,9.6 0.25,9.6 @8-; line 3.25,-1 3.25,0.4 @8-; line 3.25,9.6 3.25,11 @8-"}};var qh=.05;function vc(t){switch(t.kind){case"circle":return{kind:"circle",x:t.x,y:t.y,r:t.r};case"oval":return{kind:"oval",x:t.x,y:t.y,rx:t.
rx,ry:t.ry};case"dot":return{kind:"dot",x:t.x,y:t.y,scale:t.scale};case"box":{let{x:n,y:e,corner:r}=t.corner,[o,i]=[n+t.width,e+t.height];return xr(
[{x:n,y:e,corner:r},{x:o,y:e,corner:r},{x:o,y:i,corner:r},{x:n,y:i,corner:r}],!0)}case"line":return xr(fe(t.vertices),!1);case"poly":return xr(
fe(t.vertices),!0);case"path":return Kh(fe(t.vertices),t.bends,t.closed);case"arc":return Yh(t);case"curve":return{kind:"curve",m:fe(t.vertices).
map(e=>({...e,sharp:e.corner.kind==="fixed"||e.corner.kind==="relative"&&e.corner.factor!==1})),closed:t.closed}}}function fe(t){return t.map(
({x:n,y:e,corner:r})=>({x:n,y:e,corner:r}))}function xr(t,n){let e=n?t:t.slice(1);return{kind:"chain",m:t,pieces:e.map(()=>({kind:"line"})),
closed:n}}function Yh({x:t,y:n,r:e,from:r,to:o}){let i=r*Math.PI/180,s=o*Math.PI/180;if(Math.abs(s-i)>=2*Math.PI-1e-6)return{kind:"circle",x:t,
y:n,r:e};let a=[i,(i+s)/2,s].map((l,u)=>({x:t+e*Math.cos(l),y:n+e*Math.sin(l),corner:u===1?{kind:"smooth"}:{kind:"relative",factor:1}})),c={
kind:"arc",sweep:(s-i)/2};return{kind:"chain",m:a,pieces:[c,c],closed:!1}}function Kh(t,n,e){let o=(e?t:t.slice(0,-1)).map((i,s)=>{let a=n[s]??
null;return a===null?{kind:"line"}:Zh(i,t[(s+1)%t.length],a)});return Jh({kind:"chain",m:t,pieces:o,closed:e})}function Zh(t,n,e){let r=Math.
hypot(n.x-t.x,n.y-t.y),o=Math.max(e.radius,r/2,1e-6),i=Math.asin(Math.min(1,r/2/o)),s=2*(e.big?Math.PI-i:i);return{kind:"arc",sweep:e.clockwise?
s:-s}}function Jh(t){let n=F(t),e=t.m.map((r,o)=>{let i=n[o],s=n[o-1]??(t.closed?n[n.length-1]:void 0);return s===void 0||i===void 0||s.kind===
"line"&&i.kind==="line"?r:Math.abs(L(s,i))<qh?{...r,corner:{kind:"smooth"}}:r});return{...t,m:e}}var gr=Math.PI/2,pe=1e-4;function Oc(t){let n=[],e=[];return t.pieces.forEach((r,o)=>{let i=t.m[o],s=t.m[(o+1)%t.m.length];n.push(i);let a=r.
kind==="arc"?Q(i.x,i.y,s.x,s.y,r.sweep):void 0;if(a===void 0||a.kind==="line"){e.push({kind:"line"});return}let c=0;for(let l of Qh(a)){let u=a.
start+l;e.push({kind:"arc",sweep:l-c}),n.push({x:a.cx+a.r*Math.cos(u),y:a.cy+a.r*Math.sin(u),corner:{kind:"smooth"}}),c=l}e.push({kind:"arc",
sweep:a.sweep-c})}),t.closed||n.push(t.m[t.m.length-1]),{...t,m:n,pieces:e}}function Qh(t){let n=[],e=Math.sign(t.sweep),r=e>0?Math.ceil(t.start/
gr-pe):Math.floor(t.start/gr+pe);for(let o=r;;o+=e){let i=o*gr-t.start;if(Math.abs(i)>=Math.abs(t.sweep)-pe)return n;i*e>pe&&n.push(i)}}var Vt={a:1,lt:0,wt:0,d:1,Rt:0,Tt:0};function bn(t,n,e){return{x:Lc(t.a*n+t.wt*e+t.Rt),y:Lc(t.lt*n+t.d*e+t.Tt)}}function de(t,n){return{a:t.
a*n.a+t.wt*n.lt,lt:t.lt*n.a+t.d*n.lt,wt:t.a*n.wt+t.wt*n.d,d:t.lt*n.wt+t.d*n.d,Rt:t.a*n.Rt+t.wt*n.Tt+t.Rt,Tt:t.lt*n.Rt+t.d*n.Tt+t.Tt}}function he(t){
return Math.hypot(t.a,t.lt)}function ty(t){return t.a*t.d-t.lt*t.wt<0}function ny(t){return Math.abs(t.a*t.lt)<1e-9}function ye(t,n){return{
...Vt,Rt:t,Tt:n}}function br(t,n,e){return{a:t,lt:0,wt:0,d:t,Rt:n-t*n,Tt:e-t*e}}function Sr(t,n,e){let r=t*Math.PI/180,o=Math.cos(r),i=Math.
sin(r);return{a:o,lt:i,wt:-i,d:o,Rt:n-o*n+i*e,Tt:e-i*n-o*e}}function Cc(t,n){return t==="x"?{...Vt,a:-1,Rt:2*n}:{...Vt,d:-1,Tt:2*n}}function Lc(t){
let n=Math.round(t*1e6)/1e6;return Math.abs(t-n)<1e-9?n:t}function Nc(t,n){let e=he(n);switch(t.kind){case"circle":return{...t,...bn(n,t.x,t.
y),r:t.r*e};case"dot":return{...t,...bn(n,t.x,t.y)};case"oval":{if(!ny(n))return $c(Zn(F(t),!0),n,e);let r=Math.abs(n.lt)<1e-9,o=bn(n,t.x,t.
y);return{...t,...o,rx:(r?t.rx:t.ry)*e,ry:(r?t.ry:t.rx)*e}}case"curve":return{...t,m:t.m.map(r=>({...r,...bn(n,r.x,r.y),corner:Fc(r.corner,e)}))};case"\
chain":return $c(t,n,e)}}function $c(t,n,e){let r=ty(n)?-1:1;return{...t,m:t.m.map(o=>({...bn(n,o.x,o.y),corner:Fc(o.corner,e)})),pieces:t.pieces.
map(o=>o.kind==="arc"?{kind:"arc",sweep:o.sweep*r}:o)}}function Fc(t,n){return t.kind==="fixed"?{kind:"fixed",radius:t.radius*n}:t}var ey=400,ry=3e3;function Dc(t){let n={elements:[],groups:[],problems:[]},e={map:Vt,Nt:[],part:"",group:-1,radius:1,free:!1,Gt:n};return kt(
t.statements,e),n.elements.reduce((o,{shape:i})=>o+ay(i),0)>ry&&(n.problems.push(jn(t.statements[0])),n.elements.length=0),{he:{elements:n.elements,
groups:n.groups,keyline:t.keyline,directional:t.traits.includes("directional"),partial:t.traits.includes("partial"),unfillable:t.traits.includes(
"unfillable"),spaced:t.traits.includes("spaced")},problems:n.problems}}function Mr(t,n){n.Gt.elements.length<ey&&oy(t,n)}function kt(t,n){for(let e of t)
Mr(e,n)}function oy(t,n){switch(t.kind){case"box":case"circle":case"oval":case"dot":case"line":case"poly":case"path":case"arc":case"curve":return Wc(
vc(t),t.modifiers,t.span,n);case"text":return cy(t,n);case"join":return my(t,n);case"part":return kt(t.children,iy(t,n));case"mirror":return kt(
t.children,n),kt(t.children,qt(n,Cc(t.axis,t.at)));case"turn":return kt(t.children,qt(n,Sr(t.degrees,t.x,t.y)));case"move":return kt(t.children,
qt(n,ye(t.x,t.y)));case"scale":return kt(t.children,qt(n,br(t.factor,t.x,t.y)));case"ring":{let e=Math.round(t.count);for(let r=0;r<e;r++)kt(
t.children,qt(n,Sr(r*360/e,t.x,t.y)))}}}function kr(t,n){let{fromLanes:e,belowLanes:r,fromSize:o,belowSize:i,finish:s}=t;return e===0&&r===1/0&&
o===0&&i===1/0&&s===null?n.Nt:[...n.Nt,{fromLanes:e,belowLanes:r,fromSize:o,belowSize:i,finish:s,scale:he(n.map)}]}function qt(t,n){return{...t,
map:de(t.map,n)}}function iy({name:t,modifiers:n},e){let{role:r,over:o,notch:i,free:s,radius:a}=n,c=r!=="auto"||o!=="none"||i;return c&&e.Gt.
groups.push({role:r,over:o,notch:i}),{...e,part:t,Nt:kr(n,e),group:c?e.Gt.groups.length-1:e.group,free:e.free||s,radius:e.radius*(a??1)}}var sy=.4;
function Wc(t,n,e,r){let o=Nc(t,r.map),i=Math.max(sy,Math.min(1,he(r.map)));r.Gt.elements.push({shape:o.kind==="chain"?Oc(o):o,role:n.role,over:n.
over,notch:n.notch,radius:(n.radius??1)*r.radius*i,inner:n.inner,free:n.free||r.free,Nt:kr(n,r),span:e,part:r.part,group:r.group})}function ay(t){
return t.kind==="chain"?t.pieces.length:t.kind==="curve"?2*t.m.length:8}function cy(t,n){let e=[...t.text.toUpperCase()].map(c=>Tc[c]).filter(
c=>c!==void 0),r=e.reduce((c,l)=>c+l.width,0)+3.5*(e.length-1),o=t.height/10,i=de(ye(t.x,t.y),br(o,0,0)),s=kr(t.modifiers,n),a=-r/2;for(let c of e){
let l={...qt(n,de(i,ye(a,-10/2))),Nt:s},{program:u}=Un(me(`icon character
${c.strokes}`).program,new Map);for(let m of u.statements){let f="modifiers"in m?{...m,modifiers:ly(m.modifiers,t)}:m;Mr({...f,span:t.span},
l)}a+=c.width+3.5}}function ly({fromLanes:t,belowLanes:n},e){return{...e.modifiers,role:uy(e),fromLanes:t,belowLanes:n}}function uy(t){return t.
modifiers.role==="auto"?"line":t.modifiers.role}function my(t,n){let e=[[],[]];for(let{sign:o,statement:i}of t.operands)e[o>0?0:1].push(...fy(
i,n));if(zn(e.flat(2))){n.Gt.problems.push({span:t.span,message:"The parts of this `join` cross each other too often.",expected:"a few close\
d shapes",hint:"join fewer or simpler shapes"});return}let r=hn(e,o=>o[0]!==0&&o[1]===0);for(let o of r)Wc(Zn(o,!0),t.modifiers,t.span,n)}function fy(t,n){
let e={elements:[],groups:[],problems:n.Gt.problems};return Mr(t,{...n,map:Vt,Nt:[],group:-1,Gt:e}),e.elements.filter(({shape:r})=>yn(r)).map(
({shape:r})=>py(F(r)))}function py(t){return Y(t)<0?gt(t):t}var dy={1:1,1.5:1.5,2:1.5,2.5:2.5,3:2.5},hy=.5,yy=5;function wr(t,n=nt(t)){let{size:e,stroke:r,radius:o}=t,i=e/24,s=Pn(r),a=nt(t)>=yy?Math.min(
Math.max(r,1),2):s,c=t.finish==="filled"?dy[r]:a,l=o>0?{cap:"round",join:"round"}:{cap:"butt",join:"miter"};return{cut:t,size:e,scale:i,stroke:r,
...l,radius:o*i,Hn:t.finish==="filled"?hy:1,lanes:n,En:n>nt(t)?dt(t):s,_n:c,oe:Math.min(c,s)}}function xe(t,n){return t.filter(e=>e.Nt.every(
r=>Gc(r,n)))}function Bc(t,n){let e=r=>t.filter(o=>o.Nt.every(i=>Gc(i,n,r)));return[...new Set([...e("outlined"),...e("filled")])]}function Gc(t,{
lanes:n,cut:e},r=e.finish){let o=n*t.scale+1e-9;return o>=t.fromLanes&&(o<t.belowLanes||t.belowLanes===1/0)&&e.size>=t.fromSize&&e.size<t.belowSize&&
(t.finish===null||t.finish===r)}var ge=1;function Yt(t,n){let e=Un(t,new Map),{he:r,problems:o}=Dc(e.program),i=[...e.problems,...o],s=wr(n,Ws(t,n)??nt(n)),a=n.finish==="ou\
tlined"?s:wr({...n,finish:"outlined"},s.lanes),c=xe(r.elements,a),l=Bc(r.elements,s),[u]=l;if(u!==void 0&&zn(l.flatMap(({shape:x})=>F(x)))){
let{drawing:x}=Yt({...t,statements:[]},n);return{drawing:x,problems:[...i,jn(u)]}}let m={x0:ge,y0:ge,x1:s.size-ge,y1:s.size-ge},{drawing:f,qt:p}=fr(
{...r,elements:c},l,a,{box:m,Wt:!1});return{drawing:n.finish==="outlined"?f:xy(r,l,s,f,p),problems:i}}function xy(t,n,e,r,o){let i=Sy(r),s=xe(
t.elements,e).map(My),a=ce(s,o,e);if(t.unfillable||ac(a)){let u={...e,stroke:e.stroke+.5,Hn:1},m={...t,elements:xe(t.elements,e)},{drawing:f}=fr(
m,n,u,{box:i.inkBox,Wt:!0});return by(f,i)}let c=H(()=>cc(a,t.groups,e)),l=s[0]?.span??{start:0,end:0,line:1,column:1};return gy(r,e,i,c,l)}
function gy({cap:t,join:n,traits:e},{cut:r},o,i,s){let a=H(()=>i().map(c=>({path:{segments:c,closed:!0},span:s,part:"",dot:null})));return{cut:r,
strokeWidth:null,cap:t,join:n,get marks(){return a()},get ink(){return i()},traits:e,twin:o}}function by(t,n){let{cut:e,strokeWidth:r,cap:o,
join:i,marks:s,traits:a}=t;return{cut:e,strokeWidth:r,cap:o,join:i,marks:s,get ink(){return t.ink},traits:{...a,unfillable:!0},twin:n}}function Sy(t){
let{marks:n}=t,e=H(()=>pr(t.ink)??{x0:0,y0:0,x1:0,y1:0}),r=H(()=>Sn(t.ink).area);return{get inkBox(){return e()},get area(){return r()},get ink(){
return t.ink},marks:n}}function My(t){let{shape:n}=t;return t.role!=="solid"||n.kind==="circle"||n.kind==="oval"||n.kind==="dot"||n.closed?t:
n.kind==="curve"?{...t,shape:{...n,closed:!0}}:{...t,shape:{...n,closed:!0,pieces:[...n.pieces,{kind:"line"}]}}}function Hc(t,n){let e=t.statements.filter(o=>o.kind==="part"&&o.modifiers.over!=="none");if(e.length===0)return[];let r=ky(t,n);return wy(t).
map(({name:o,statements:i})=>{let[s,...a]=i,c=[s.span,...a.map(({span:f})=>f)],l=Math.min(...c.map(f=>f.start));if(!e.some(f=>f.span.start>l))
return{name:o,spans:c,shapes:[]};let{marks:m}=Yt({...t,detail:r,statements:i},{...n,finish:"outlined"}).drawing;return{name:o,spans:c,shapes:Ey(
m,i)}})}function ky({detail:t},n){return t.filter(({finish:e})=>e===null||e===n.finish).map(e=>({...e,finish:null}))}function wy(t){let n=t.
statements.filter(i=>i.kind==="part"),[e,...r]=t.statements.filter(i=>i.kind!=="part"),o=n.map(i=>({name:i.name,statements:[{...i,modifiers:{
...i.modifiers,over:"none"}}]}));return e===void 0?o:[{name:t.name.replace(/-off$/,""),statements:[e,...r]},...o]}function Ey(t,n){return[...Map.
groupBy(t,({span:r})=>`${r.start}-${r.end}`).values()].map(r=>{let{span:o}=r[0];return{span:o,length:Ct(r),isPlain:zc(o,n),isTelling:Uc(o,n),
isClosed:r.some(({path:i})=>i.closed),pieces:r.length}})}var Ay="telling";function Uc(t,n){return n.some(e=>e.span.start>t.start||e.span.end<
t.end?!1:e.kind==="part"&&e.name===Ay?!0:Uc(t,Nt(e)??[]))}function zc(t,n){return n.some(e=>e.span.start===t.start&&e.span.end===t.end?e.kind===
"circle"||e.kind==="box":zc(t,Nt(e)??[]))}var Er="http://www.w3.org/2000/svg",jc=new Set(["xmlns","fill","stroke","stroke-linecap","stroke-linejoin","d"]),Xc=new Set(["viewBox","poin\
ts"]),Vc=["stroke","stroke-width","stroke-linecap","stroke-linejoin"],qc={Et:["xmlns","width","height","viewBox","fill"],Ft:Vc},Yc=Vc,Kc=new Map(
[["path",{Et:["d"],Ft:[]}],["line",{Et:["x1","y1","x2","y2"],Ft:[]}],["polyline",{Et:["points"],Ft:[]}],["polygon",{Et:["points"],Ft:[]}],["\
circle",{Et:["r"],Ft:["cx","cy"]}],["ellipse",{Et:["rx","ry"],Ft:["cx","cy"]}],["rect",{Et:["width","height"],Ft:["x","y","rx","ry"]}]]);var Zc=65536,Ar=30,Py=/^-?(?:\d+(?:\.\d+)?|\.\d+)$/,Ry=new Set(["r","rx","ry","width","height","stroke-width"]);function Jc(t){let n=Hy(t),e={
text:t,at:0,rn:null,elements:[],open:[],problems:[]};n>Zc?e.problems.push(`The text has ${n} bytes; more than ${Zc} are not read.`):Ty(e);let{
rn:r,elements:o,problems:i}=e;return{text:t,sizeBytes:n,attributes:r?.attributes??new Map,elements:o,problems:i.slice(0,Ar)}}function Ty(t){
let{text:n,problems:e}=t;for(;t.at<n.length&&e.length<Ar;){let r=n.indexOf("<",t.at),o=r===-1?n.length:r;vy(t,n.slice(t.at,o)),t.at=o,r!==-1&&
Ly(t)}if(!(e.length>=Ar)){t.rn===null&&e.push("There is no <svg> element.");for(let r of t.open)e.push(`<${r}> is never closed.`)}}function vy(t,n){
/[^ \t\n\r]/.test(n)&&t.problems.push(`There is text outside of tags: ${Qc(n)}.`)}var Oy=[["<!--","-->","a comment"],["<![CDATA[","]]>","a C\
DATA section"],["<!",">","a document type or another declaration"],["<?","?>","an XML declaration or a processing instruction"]];function Ly(t){
let{text:n,problems:e}=t;for(let[r,o,i]of Oy){if(!n.startsWith(r,t.at))continue;let s=n.indexOf(o,t.at+r.length);e.push(`There is ${i}${s===
-1?", and it never ends":""}.`),t.at=s===-1?n.length:s+o.length;return}n.startsWith("</",t.at)?Cy(t):_y(t)}var $y=/<\/([A-Za-z_][\w:.-]*)[ \t\n\r]*>/y;
function Cy(t){let e=be(t,$y)?.[1];if(e===void 0){Pr(t,"An end tag is malformed");return}let r=t.open.pop();r===void 0?t.problems.push(`</${e}\
> closes nothing.`):r!==e&&t.problems.push(`</${e}> stands where <${r}> must be closed.`)}var Ny=/<([A-Za-z_][\w:.-]*)/y,Fy=/[ \t\n\r]+([A-Za-z_][\w:.-]*)=(?:"([^"<]*)"|'([^'<]*)')/y,
Iy=/[ \t\n\r]*(\/?)>/y;function _y(t){let n=be(t,Ny)?.[1];if(n===void 0){Pr(t,"A tag is malformed");return}let e=Dy(t,n),r=be(t,Iy);if(r===null){
Pr(t,`The tag <${n}> is malformed`);return}Wy(t,{name:n,attributes:e}),r[1]!=="/"&&t.open.push(n)}function Dy(t,n){let e=new Map;for(;;){let r=be(
t,Fy),o=r?.[1];if(o===void 0)return e;let i=r?.[2]??r?.[3]??"";e.has(o)?t.problems.push(`<${n}> has the attribute ${o} twice.`):e.set(o,i)}}
function Wy(t,n){let{problems:e,open:r}=t,o=t.rn===null;o&&n.name!=="svg"&&e.push(`The first element is <${n.name}>, not <svg>.`),o&&n.name===
"svg"?t.rn=n:(t.elements.push(n),!o&&r.length===0&&e.push(`<${n.name}> stands behind the end of <svg>.`),r.length>1&&e.push(`<${n.name}> sta\
nds inside <${r.at(-1)??""}>; shapes must not be nested.`)),e.push(...By(n,n===t.rn))}function By(t,n){let{name:e,attributes:r}=t,o=n?qc:Kc.
get(e);if(o===void 0)return[`<${e}> is not in the contract.`];let i=[],s=n&&r.has("stroke");for(let a of s?[...o.Et,...Yc]:o.Et)r.has(a)||i.
push(`<${e}> has no attribute ${a}.`);for(let[a,c]of r)o.Et.includes(a)||o.Ft.includes(a)?i.push(...Gy(e,a,c)):i.push(`<${e}> has the attrib\
ute ${a}, which is not in the contract.`);return n&&!s&&r.has("stroke-width")&&i.push("<svg> has a stroke-width but no stroke."),i}function Gy(t,n,e){
if(e.includes("&"))return[`The attribute ${n} of <${t}> has an entity.`];if(n==="xmlns")return e===Er?[]:[`The attribute xmlns of <svg> must\
 be ${Er}.`];if(n==="d")return[...Ln(e).problems];if(jc.has(n))return[];let r=Xc.has(n)?e.trim().split(/[ \t\n\r]*,[ \t\n\r]*|[ \t\n\r]+/):[
e],o=r.find(s=>!Py.test(s)||s.length>12);return o!==void 0?[`The attribute ${n} of <${t}> has ${JSON.stringify(o.slice(0,24))} where a numbe\
r must stand.`]:n==="points"&&r.length%2===1?["The attribute points has an odd number of numbers."]:n==="viewBox"&&r.length!==4?["The attrib\
ute viewBox must have four numbers."]:Ry.has(n)&&Number(e)<0?[`The attribute ${n} of <${t}> is negative.`]:[]}function Pr(t,n){t.problems.push(
`${n} at character ${t.at+1}: ${Qc(t.text.slice(t.at,t.at+24))}.`),t.at=t.text.length,t.open.length=0}function be(t,n){n.lastIndex=t.at;let e=n.
exec(t.text);return e!==null&&(t.at+=e[0].length),e}function Qc(t){let n=t.length>24?`${t.slice(0,24)}…`:t;return JSON.stringify(n)}function Hy(t){
let n=0;for(let e=0;e<t.length;e++){let r=t.charCodeAt(e),o=r>=55296&&r<=57343;n+=r<128?1:r<2048||o?2:3}return n}var Uy=2*Math.PI;function Se(t){let n=t.segments.filter(r=>!jy(r)),e=[];for(let r of zy(n,t.closed)){let o=e.at(-1),i=o===void 0?null:Rr(o,r);
i===null?e.push(r):e[e.length-1]=i}return{segments:e.length>0?e:t.segments.slice(0,1),closed:t.closed}}function zy(t,n){let e=t[0],r=t.at(-1);
if(!n||e===void 0||r===void 0||t.length<2||Rr(r,e)===null)return t;for(let o=1;o<t.length;o++){let i=t[o-1],s=t[o];if(i===void 0||s===void 0)
break;if(Rr(i,s)===null)return[...t.slice(o),...t.slice(0,o)]}return t}function jy(t){return t.kind==="arc"&&Math.abs(t.sweep)*t.r>1e-6?!1:Math.
hypot(t.x1-t.x0,t.y1-t.y0)<1e-6}function Rr(t,n){return t.kind==="line"&&n.kind==="line"?Xy(t,n):t.kind==="arc"&&n.kind==="arc"?Vy(t,n):null}
function Xy(t,n){let e=t.x1-t.x0,r=t.y1-t.y0,o=n.x1-n.x0,i=n.y1-n.y0,s=Math.hypot(e,r)*Math.hypot(o,i);return e*o+r*i>0&&Math.abs(e*i-r*o)<=
1e-6*s?{kind:"line",x0:t.x0,y0:t.y0,x1:n.x1,y1:n.y1}:null}function Vy(t,n){let e=Math.hypot(t.cx-n.cx,t.cy-n.cy)<9999999999999999e-21&&Math.
abs(t.r-n.r)<9999999999999999e-21,r=t.sweep+n.sweep;return!e||t.sweep*n.sweep<0||Math.abs(r)>Uy+1e-6?null:{...t,x1:n.x1,y1:n.y1,sweep:r}}var tl=2.5,vr=.5,qy=.9,Yy=.25,Ky=.05;function $r(t){let n={text:"",vt:"",number:"",x:0,y:0,Ut:!1};for(let e of t)Zy(n,e);return n.text}function Et(t){
return wt(Lr(t))}function Zy(t,n){let{x:e,y:r,nt:o}=nx(Se(n));Tr(t,t.Ut?[ut("M",[e,r]),ut("m",[e-t.x,r-t.y])]:[ut("M",[e,r])]),t.x=e,t.y=r,t.Ut=
!0,o.length===0&&Tr(t,[ut("h",[1])]),o.length===0&&(t.x+=1);let i=o.at(-1),s=n.closed&&i?.kind==="line"&&i.x===e&&i.y===r&&o.length>1;for(let a of s?
o.slice(0,-1):o)Tr(t,Jy(a,t)),t.x=a.x,t.y=a.y;!n.closed||o.length===0||(t.text+="Z",t.vt="Z",t.x=e,t.y=r)}function Jy(t,n){let e=t.x-n.x,r=t.
y-n.y;if(t.kind==="arc"){let o=[wt(t.r),wt(t.r),"0","0",t.clockwise?"1":"0"];return[{vt:"A",yn:[...o,wt(t.x),wt(t.y)]},{vt:"a",yn:[...o,wt(e),
wt(r)]}]}return r===0?[ut("H",[t.x]),ut("h",[e])]:e===0?[ut("V",[t.y]),ut("v",[r])]:[ut("L",[t.x,t.y]),ut("l",[e,r])]}function ut(t,n){return{
vt:t,yn:n.map(wt)}}function Tr(t,n){let e=null,r=null;for(let o of n)for(let i of[!0,!1]){if(!i&&!Qy(t.vt,o.vt))continue;let s=tx(o,i,t.number);
e!==null&&s.length>=e.length||(e=s,r=o)}e===null||r===null||(t.text+=e,t.vt=r.vt,t.number=r.yn.at(-1)??"")}function Qy(t,n){return n==="M"||
n==="m"?!1:t===n||t==="M"&&n==="L"||t==="m"&&n==="l"}function tx(t,n,e){let r=n?t.vt:"",o=n?null:e;for(let i of t.yn)o!==null&&(r+=ix(o,i)),
r+=i,o=i;return r}function nx(t){let n=t.segments[0];if(n===void 0)return{x:0,y:0,nt:[]};let e=Or({x:n.x0,y:n.y0}),r=[],o=e;return t.segments.
forEach((i,s)=>{let c=t.closed&&s===t.segments.length-1?e:Or({x:i.x1,y:i.y1}),l=i.kind==="line"?Cr(o,c):el(i,0,1,o,c);r.push(...l),o=c}),{...e,
nt:r}}function Or(t){return{x:Lr(t.x),y:Lr(t.y)}}function Cr(t,n){return t.x===n.x&&t.y===n.y?[]:[{kind:"line",x:n.x,y:n.y}]}function el(t,n,e,r,o){
let i=Math.abs(t.sweep)*(e-n),s=t.r*100*Math.abs(i-Math.PI)/2<vr;if(i<=tl||s){let u=ex(t,(n+e)/2,r,o);if(u!==null)return u}if(!(i>Ky))return Cr(
r,o);let a=i>2*tl&&Math.abs(i-2*Math.PI)>1e-6?3:2,c=[],l=r;for(let u=1;u<=a;u++){let m=n+(e-n)*u/a,f=u===a?o:Or(I(t,m));c.push(...el(t,n+(e-
n)*(u-1)/a,m,l,f)),l=f}return c}function ex(t,n,e,r){let o=Math.hypot(r.x-e.x,r.y-e.y),i=I(t,n),s=o===0?0:ox(e,r,{x:i.x*100,y:i.y*100},o);if(s<
Yy)return Cr(e,r);let a=rx(t,o,s);return a===null?null:[{kind:"arc",x:r.x,y:r.y,r:Math.max(1,a),clockwise:t.sweep>0}]}function rx(t,n,e){if(Math.
abs(e-n/2)<vr)return Math.floor(n/2+1e-6);let r=Math.round(t.r*100);if(Math.abs(nl(r,n)-e)<vr)return r;let o=Math.round((n*n*.25+e*e)/(2*e));
return Math.abs(nl(o,n)-e)<qy?o:null}function nl(t,n){let e=n/2;return t<=e?e:t-Math.sqrt(t*t-e*e)}function ox(t,n,e,r){return Math.abs((n.x-
t.x)*(e.y-t.y)-(n.y-t.y)*(e.x-t.x))/r}function Lr(t){return Math.round(t*100+1e-6)+0}function wt(t){let n=Math.abs(t),e=Math.floor(n/100),r=String(
n%100).padStart(2,"0").replace(/0+$/,""),o=t<0?"-":"";return r===""?`${o}${e}`:`${o}${e===0?"":e}.${r}`}function ix(t,n){return n.startsWith(
"-")||n.startsWith(".")&&t.includes(".")?"":" "}var sx=2*Math.PI,rl=9;function Fr(t){if(t.strokeWidth===null)return ax(t);let{strokeWidth:n,cap:e,join:r}=t,o=t.marks.map(a=>cx(a,n,e)),i=dx(
o).map(hx).join(""),s=`fill="none" stroke="currentColor" stroke-width="${Et(n)}" stroke-linecap="${e}" stroke-linejoin="${r}"`;return ol(t.cut.
size,s,i)}function ax(t){let n=$r(t.ink.map(e=>({segments:e,closed:!0})));return ol(t.cut.size,'fill="currentColor"',n===""?"":`<path d="${n}\
"/>`)}function ol(t,n,e){return`${`<svg xmlns="http://www.w3.org/2000/svg" width="${t}" height="${t}" viewBox="0 0 ${t} ${t}"`} ${n}>${e}</s\
vg>`}function cx(t,n,e){if(t.dot!==null)return fx(t.dot,n,e);let r=Se(t.path),o=lx(r,n,e);if(o.length>0)return{kind:"path",yt:[...o,r]};let i=mx(
r);return i===null?{kind:"path",yt:[r]}:{kind:"circle",cx:i.cx,cy:i.cy,r:i.r,path:r}}function lx(t,n,e){if(!t.closed||!t.segments.some(C=>C.
kind==="arc")||!ux(t))return[];let{x0:r,y0:o,x1:i,y1:s}=T(t.segments),[a,c]=[i-r,s-o],l=Math.min(a,c)/2;if(2*l>=n-.01)return[];let u=e==="ro\
und"?0:.98*Math.sqrt(l*l+l*n),[m,f]=[a/2-l+u,c/2-l+u],[p,d]=[(r+i)/2,(o+s)/2],x=g(p-m,d,p+m,d),k=g(p,d-f,p,d+f),R=a>=c?x:k;return(e==="round"?
[R]:[x,k]).map(C=>({segments:[C],closed:!1}))}function ux(t){let n=t.segments.flatMap((e,r)=>{let o=t.segments[(r+1)%t.segments.length]??e;return[
e.kind==="arc"?e.sweep:0,L(e,o)]});return n.every(e=>e>-1e-6)||n.every(e=>e<1e-6)}function mx(t){let[n,...e]=t.segments;return n===void 0||e.
length>0||n.kind==="line"?null:Math.abs(n.sweep)>=sx-1e-6?n:null}function fx(t,n,e){let{x:r,y:o,diameter:i}=t,s=(i-n)/2;if(e==="round")return{
kind:"path",yt:[s<.005?Nr([[r,o]]):px(r,o,s)]};if(s<.005)return{kind:"path",yt:[Nr([[r-i/2,o],[r+i/2,o]])]};let[a,c,l,u]=[r-s,o-s,r+s,o+s],m={
...Nr([[a,c],[l,c],[l,u],[a,u],[a,c]]),closed:!0};return{kind:"square",x:a,y:c,side:2*s,path:m}}function px(t,n,e){let r={kind:"line",x0:t,y0:n,
x1:t+e,y1:n},o={kind:"arc",x0:t+e,y0:n,x1:t+e,y1:n,cx:t,cy:n,r:e,start:0,sweep:2*Math.PI};return{segments:[r,o],closed:!1}}function Nr(t){let n=t.
map(([e,r],o)=>{let[i,s]=t[o+1]??[e,r];return{kind:"line",x0:e,y0:r,x1:i,y1:s}});return{segments:t.length>1?n.slice(0,-1):n,closed:!1}}function dx(t){
if(t.length<=rl)return t;let n=t.filter(o=>o.kind!=="path"),e=n.length<rl?n:[],r=t.flatMap(o=>o.kind==="path"?o.yt:e.length===0?[o.path]:[]);
return r.length===0?e:[{kind:"path",yt:r},...e]}function hx(t){if(t.kind==="path")return`<path d="${$r(t.yt)}"/>`;if(t.kind==="circle")return`\
<circle cx="${Et(t.cx)}" cy="${Et(t.cy)}" r="${Et(t.r)}"/>`;let n=Et(t.side);return`<rect x="${Et(t.x)}" y="${Et(t.y)}" width="${n}" height=\
"${n}"/>`}var yx="`use` was not resolved",xx="Glyphs are put in by the service and by `npm run -s compile`, not on this page. Copy the statements of t\
he glyph from its page at Icons.",gx={start:0,end:0,line:1,column:1};function sl(){let t=null,n=e=>(t?.text!==e&&(t={text:e,parsed:me(e)}),t.
parsed);return{draw:(e,r)=>bx(n(e),r),judge:(e,r)=>Sx(n(e),r)}}function bx({program:t,problems:n},e){let{name:r}=t;if(n.length>0)return{name:r,
svg:"",problems:n.map(il)};let{drawing:o,problems:i}=Yt(t,e);if(i.length>0)return{name:r,svg:"",problems:i.map(il)};if(o.marks.length>0)return{
name:r,svg:Fr(o),problems:[]};let s=`\`${r}\` draws nothing at this cut. Add a shape, such as \`circle 12,12 9\`.`;return{name:r,svg:"",problems:[
{message:s,span:gx}]}}function il(t){return{message:t.message.startsWith(yx)?xx:Rc(t),span:t.span}}function Sx({program:t,problems:n},e){if(n.
length>0)return[];let{drawing:r,problems:o}=Yt(t,e);return o.length>0||r.marks.length===0?[]:Mx(ss({drawing:r,document:Jc(Fr(r)),fn:Hc(t,e)}))}
function Mx(t){let n=new Set;return t.filter(({rule:e,severity:r,message:o})=>{let i=`${e} ${r} ${o}`;return!n.has(i)&&n.add(i)})}function Ir(){let{draw:t,judge:n}=sl();return({turn:e,want:r,text:o,cuts:i})=>{try{let[s]=i,a=u=>({...t(o,u),findings:n(o,u)}),c=r==="findin\
gs"?[]:i.map(u=>r==="pictures"?t(o,u):a(u)),l=r==="findings"&&s!==void 0?n(o,s):[];return{turn:e,pictures:c,findings:l,fault:null}}catch(s){
return{turn:e,pictures:[],findings:[],fault:String(s)}}}}if(typeof WorkerGlobalScope=="function"){let t=Ir();addEventListener("message",({data:n})=>postMessage(t(n)))}export{Ir as createCutAnswers};
