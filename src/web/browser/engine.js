// Made by `npm run docs` from src/workbench/create-cut-answers.ts.
function H(t){let n=0;for(let e of t)n+=(e.x0*e.y1-e.x1*e.y0)/2,e.kind==="arc"&&(n+=e.r*e.r*(e.sweep-Math.sin(e.sweep))/2);return n}function An(t){
let n=0,e=0,r=0;for(let o of t)for(let i of o){let s=(i.x0*i.y1-i.x1*i.y0)/2;if(n+=s,e+=s*(i.x0+i.x1)/3,r+=s*(i.y0+i.y1)/3,i.kind==="line")continue;
let a=i.sweep/2,c=i.r*i.r*(i.sweep-Math.sin(i.sweep))/2,l=2/3*i.r**3*Math.sin(a)**3;n+=c,e+=c*i.cx+l*Math.cos(i.start+a),r+=c*i.cy+l*Math.sin(
i.start+a)}return n===0?{area:n,x:0,y:0}:{area:n,x:e/n,y:r/n}}var Vr=Math.PI/2;function T(t){let n=1/0,e=1/0,r=-1/0,o=-1/0;for(let i of t){let s=i.kind==="arc"?_l(i):i;n=Math.min(n,s.x0,s.x1),e=Math.min(
e,s.y0,s.y1),r=Math.max(r,s.x0,s.x1),o=Math.max(o,s.y0,s.y1)}return{x0:n,y0:e,x1:r,y1:o}}function lt(t){let n=1/0,e=1/0,r=-1/0,o=-1/0;for(let i of t)
n=Math.min(n,i.x0),e=Math.min(e,i.y0),r=Math.max(r,i.x1),o=Math.max(o,i.y1);return{x0:n,y0:e,x1:r,y1:o}}function Lt({x0:t,y0:n,x1:e,y1:r},o){
return{x0:t-o,y0:n-o,x1:e+o,y1:r+o}}function _l(t){let n=Math.min(t.x0,t.x1),e=Math.min(t.y0,t.y1),r=Math.max(t.x0,t.x1),o=Math.max(t.y0,t.y1),
i=Math.min(t.start,t.start+t.sweep),s=Math.max(t.start,t.start+t.sweep);for(let a=Math.ceil(i/Vr);a*Vr<=s;a++){let c=(a%4+4)%4;c===0?r=Math.
max(r,t.cx+t.r):c===1?o=Math.max(o,t.cy+t.r):c===2?n=Math.min(n,t.cx-t.r):e=Math.min(e,t.cy-t.r)}return{x0:n,y0:e,x1:r,y1:o}}function U(t){let n=null;return()=>(n??={value:t()},n.value)}function St(t,n,e){return n*t.mt+e*t.ft>=t.an-1e-6}var Dl=Math.PI/2,Wl=1*Math.PI/180;function qr(t){let n=[];return t.forEach((e,r)=>{let o=e.
filter(a=>a.kind==="line"?a.x0!==a.x1||a.y0!==a.y1:a.sweep!==0),i=o.reduce((a,c)=>a+(c.kind==="line"?1:Te(c)),0),s=0;o.forEach((a,c)=>{if(a.
kind==="line")n.push(Bl(a,r,s++,i));else for(let m=0;m<Te(a);m++)n.push(Gl(a,m,r,s++,i));let l=o[(c+1)%o.length],u=l===void 0?null:Hl(a,l,r,
s-1,i);u!==null&&n.push(u)})}),n}function Te(t){return Math.max(1,Math.ceil(Math.abs(t.sweep)/Dl-1e-6))}function Bl(t,n,e,r){let o=Math.hypot(
t.x1-t.x0,t.y1-t.y0),i=(t.x1-t.x0)/o,s=(t.y1-t.y0)/o;return{kind:"line",g:n,place:e,count:r,x0:t.x0,y0:t.y0,x1:t.x1,y1:t.y1,left:Math.min(t.
x0,t.x1),top:Math.min(t.y0,t.y1),right:Math.max(t.x0,t.x1),bottom:Math.max(t.y0,t.y1),length:o,ht:i,yt:s,k:s,w:-i}}function Gl(t,n,e,r,o){let i=t.
sweep/Te(t),s=t.start+i*n,a=s+i/2,c=Math.cos(a),l=Math.sin(a),u=t.cx+t.r*Math.cos(s),m=t.cy+t.r*Math.sin(s),f=t.cx+t.r*Math.cos(s+i),p=t.cy+
t.r*Math.sin(s+i),d=t.r*(1-Math.cos(i/2)),h=d*c,S=d*l;return{kind:"arc",g:e,place:r,count:o,x0:u,y0:m,x1:f,y1:p,left:Math.min(u,f)+Math.min(
0,h),top:Math.min(m,p)+Math.min(0,S),right:Math.max(u,f)+Math.max(0,h),bottom:Math.max(m,p)+Math.max(0,S),cx:t.cx,cy:t.cy,r:t.r,mt:c,ft:l,an:Math.
cos(i/2),e:Math.abs(i/2),et:t.sweep>0}}function Hl(t,n,e,r,o){let i=Yr(t,1),s=Yr(n,0),a=Math.atan2(i.x*s.y-i.y*s.x,i.x*s.x+i.y*s.y);if(Math.
abs(a)<Wl)return null;let c=Math.cos(a/2),l=Math.sin(a/2),u=i.y,m=-i.x;return{kind:"corner",g:e,place:r,count:o,x0:t.x1,y0:t.y1,x1:t.x1,y1:t.
y1,left:t.x1,top:t.y1,right:t.x1,bottom:t.y1,qn:u,Kn:m,Zn:s.y,Jn:-s.x,mt:u*c-m*l,ft:u*l+m*c,an:c,turn:a}}function Yr(t,n){if(t.kind==="line"){
let o=Math.hypot(t.x1-t.x0,t.y1-t.y0);return{x:(t.x1-t.x0)/o,y:(t.y1-t.y0)/o}}let e=t.start+t.sweep*n,r=Math.sign(t.sweep);return{x:-Math.sin(
e)*r,y:Math.cos(e)*r}}function Kr(t){let n=t.size,e=t.count/n,r=new Float64Array(n*n);for(let o=0;o<t.count;o++){let i=Math.floor(o/e)*n,s=t.j[o+1];for(let a=t.j[o];a<
s;a++)Ul(r,i,n,t.f[2*a],t.f[2*a+1],1/e)}return r}function Ul(t,n,e,r,o,i){let s=Math.max(0,r),a=Math.min(e,o);for(let c=Math.floor(s);c<a;c++)
t[n+c]+=(Math.min(a,c+1)-Math.max(s,c))*i}var Zr=1e-6;function Jr(t,n){let e=t.it-t.q,r=t.st-t.tt,o=Math.min(t.q,t.it),i=Math.max(t.q,t.it),s=Math.min(t.tt,t.st),a=Math.max(t.tt,t.st),
c=Math.min(.02,t.o/10)/t.o;for(let l of n)if(!(l.kind==="corner"||l.left>i||l.right<o||l.top>a||l.bottom<s)&&(l.kind==="line"?zl(l,t,e,r,c):
Xl(l,t,e,r,c)))return!0;return!1}function zl(t,n,e,r,o){let i=e*t.k+r*t.w;if(Math.abs(i)<1e-12)return!1;let s=((t.x0-n.q)*t.k+(t.y0-n.tt)*t.w)/
i;if(s<=o||s>=1-o)return!1;let a=(n.q+e*s-t.x0)*t.ht+(n.tt+r*s-t.y0)*t.yt;return a>-Zr&&a<t.length+Zr}function Xl(t,n,e,r,o){let i=n.q-t.cx,
s=n.tt-t.cy,a=e*e+r*r,c=(i*e+s*r)/a,l=c*c-(i*i+s*s-t.r*t.r)/a;if(l<=0)return!1;for(let u of[-c-Math.sqrt(l),-c+Math.sqrt(l)])if(u>o&&u<1-o&&
St(t,(i+e*u)/t.r,(s+r*u)/t.r))return!0;return!1}function to(t,n){return t.filter(r=>r.kind==="corner"&&r.turn<0&&-Math.cos(r.turn)>=n).flatMap(r=>{let o=t.filter(a=>a.kind!=="corner"&&a.g===
r.g),i=o.find(a=>a.place===r.place),s=o.find(a=>a.place===(r.place+1)%r.count);return i===void 0||s===void 0||jl(i,s,n)<.25?[]:[{o:0,q:r.x0,
tt:r.y0,it:r.x0,st:r.y0,Qt:r.g,cn:r.g,$t:0}]})}function jl(t,n,e){let r=Math.min(ve(t),ve(n)),o=0;for(let i=Math.min(.5,r);;i=Math.min(i+.5,
r)){let s=Qr(t,ve(t)-i),a=Qr(n,i);if(s.k*a.k+s.w*a.w>-e||(o=Math.hypot(s.x-a.x,s.y-a.y),i===r))return o}}function ve(t){return t.kind==="lin\
e"?t.length:2*t.e*t.r}function Qr(t,n){if(t.kind==="line")return{x:t.x0+t.ht*n,y:t.y0+t.yt*n,k:t.k,w:t.w};let e=(n/t.r-t.e)*(t.et?1:-1),r=t.mt*
Math.cos(e)-t.ft*Math.sin(e),o=t.mt*Math.sin(e)+t.ft*Math.cos(e),i=t.et?1:-1;return{x:t.cx+t.r*r,y:t.cy+t.r*o,k:r*i,w:o*i}}var Vl=12,Pn=Math.cos(Vl*Math.PI/180),Yl=.01,Mt=1e-6,kt=1e-4;function oo(t,n){let e=[...t].sort((a,c)=>a.left-c.left),r=[];for(let a=0;a<e.length;a++){
let c=e[a],l=c.right+n;for(let u=a+1;u<e.length;u++){let m=e[u];if(m.left>l)break;m.top>c.bottom+n||c.top>m.bottom+n||ql(c,m,n,r)}}let o=r.filter(
({ln:a})=>a.o<kt||!Jr(a,t)),i=a=>o.filter(c=>c.side===a).map(c=>c.ln);return{tn:[...i(1),...to(t,Pn)].sort(no),Qn:i(-1).sort(no)}}function no(t,n){
return Math.round(t.o*1e6)-Math.round(n.o*1e6)||n.$t-t.$t||t.q-n.q||t.tt-n.tt||t.it-n.it||t.st-n.st}function ql(t,n,e,r){let o=r.length;t.kind===
"corner"?n.kind==="corner"?nu(t,n,r):ro(t,n,r):n.kind==="corner"?ro(n,t,r):t.kind==="line"?n.kind==="line"?Kl(t,n,r):eo(t,n,r):n.kind==="lin\
e"?eo(n,t,r):Zl(t,n,r);let i=r[r.length-1];r.length===o||i===void 0||(i.ln.o>e||i.ln.o<kt&&t.g===n.g)&&r.pop()}function Ct(t,n,e,r,o,i,s,a,c){
let l=Math.hypot(s-o,a-i);t.push({side:n,ln:{o:l,q:o,tt:i,it:s,st:a,Qt:e.g,cn:r.g,$t:c}})}function Kl(t,n,e){if(t.k*n.k+t.w*n.w>-Pn||Math.abs(
t.ht*n.yt-t.yt*n.ht)>Yl)return;let r=(n.x0-t.x0)*t.ht+(n.y0-t.y0)*t.yt,o=(n.x1-t.x0)*t.ht+(n.y1-t.y0)*t.yt,i=Math.max(0,Math.min(r,o)),s=Math.
min(t.length,Math.max(r,o));if(s-i<Mt)return;let a=p=>{let d=(p-r)/(o-r);return(n.x0+(n.x1-n.x0)*d-t.x0)*t.k+(n.y0+(n.y1-n.y0)*d-t.y0)*t.w},
c=Math.abs(a(s))-Math.abs(a(i)),l=Math.abs(c)<.02?(i+s)/2:c>0?i:s,u=a(l),m=t.x0+t.ht*l,f=t.y0+t.yt*l;Ct(e,u>0?1:-1,t,n,m,f,m+t.k*u,f+t.w*u,s-
i)}function eo(t,n,e){let r=(n.cx-t.x0)*t.ht+(n.cy-t.y0)*t.yt;if(r<-Mt||r>t.length+Mt)return;let o=t.x0+t.ht*r,i=t.y0+t.yt*r,s=Math.hypot(o-
n.cx,i-n.cy);if(s<n.r-kt)return;let a=(o-n.cx)/s,c=(i-n.cy)/s;if(a*n.mt+c*n.ft<n.an-Mt)return;let l=t.k*a+t.w*c<0;l===n.et&&Ct(e,l?1:-1,t,n,
o,i,n.cx+n.r*a,n.cy+n.r*c,0)}function Zl(t,n,e){let r=Math.hypot(n.cx-t.cx,n.cy-t.cy);if(t.et===n.et){if(r<t.r+n.r-kt)return;let l=(n.cx-t.cx)/
r,u=(n.cy-t.cy)/r;if(!St(t,l,u)||!St(n,-l,-u))return;Ct(e,t.et?1:-1,t,n,t.cx+t.r*l,t.cy+t.r*u,n.cx-n.r*l,n.cy-n.r*u,0);return}let o=t.r<n.r?
t:n,i=o===t?n:t;if(i.r-o.r<r-kt||i.r-o.r<kt)return;let s=o.et?1:-1,c=r<.01?Jl(o,i):{x:(o.cx-i.cx)/r,y:(o.cy-i.cy)/r,$t:0};c===null||!St(o,c.
x,c.y)||!St(i,c.x,c.y)||Ct(e,s,o,i,o.cx+o.r*c.x,o.cy+o.r*c.y,i.cx+i.r*c.x,i.cy+i.r*c.y,c.$t)}function Jl(t,n){let e=Math.atan2(t.mt*n.ft-t.ft*
n.mt,t.mt*n.mt+t.ft*n.ft),r=Math.max(-t.e,e-n.e),o=Math.min(t.e,e+n.e);if(o-r<.001)return null;let i=(r+o)/2,s=Math.cos(i),a=Math.sin(i);return{
x:t.mt*s-t.ft*a,y:t.mt*a+t.ft*s,$t:(o-r)*t.r}}function ro(t,n,e){if(t.g===n.g&&(t.place===n.place||(t.place+1)%t.count===n.place))return;let r=n.
kind==="line"?Ql(t,n):tu(t,n);if(r===null)return;let i=Math.hypot(r.x-t.x0,r.y-t.y0)<kt?Math.sign(t.turn):r.$n?1:-1;Oe(t,i,-r.k*i,-r.w*i)&&Ct(
e,i,t,n,t.x0,t.y0,r.x,r.y,0)}function Ql(t,n){let e=(t.x0-n.x0)*n.ht+(t.y0-n.y0)*n.yt;if(e<-Mt||e>n.length+Mt)return null;let r=n.x0+n.ht*e,
o=n.y0+n.yt*e;return{x:r,y:o,k:n.k,w:n.w,$n:(t.x0-r)*n.k+(t.y0-o)*n.w>0}}function tu(t,n){let e=Math.hypot(t.x0-n.cx,t.y0-n.cy);if(e<Mt)return null;
let r=(t.x0-n.cx)/e,o=(t.y0-n.cy)/e;if(!St(n,r,o))return null;let i=n.et?1:-1;return{x:n.cx+n.r*r,y:n.cy+n.r*o,k:r*i,w:o*i,$n:e>n.r===n.et}}
function nu(t,n,e){let r=Math.hypot(n.x0-t.x0,n.y0-t.y0);if(r<kt){t.turn>0==n.turn>0&&Ct(e,Math.sign(t.turn),t,n,t.x0,t.y0,n.x0,n.y0,0);return}
let o=(n.x0-t.x0)/r,i=(n.y0-t.y0)/r;for(let s of[1,-1])if(Oe(t,s,o,i)&&Oe(n,s,-o,-i))return Ct(e,s,t,n,t.x0,t.y0,n.x0,n.y0,0)}function Oe(t,n,e,r){
let o=e*n,i=r*n;return t.turn>0==n>0?o*t.mt+i*t.ft>=t.an-Mt:o*t.qn+i*t.Kn>=Pn||o*t.Zn+i*t.Jn>=Pn}function g(t,n,e,r){return{kind:"line",x0:t,y0:n,x1:e,y1:r}}function dt(t,n,e,r,o){let i=t+e*Math.cos(r),s=n+e*Math.sin(r),a=Math.abs(o)>=2*
Math.PI,c=a?i:t+e*Math.cos(r+o),l=a?s:n+e*Math.sin(r+o);return{kind:"arc",x0:i,y0:s,x1:c,y1:l,cx:t,cy:n,r:e,start:r,sweep:o}}function I(t,n,e,r,o,i,s,a,c){
return{kind:"arc",x0:i,y0:s,x1:a,y1:c,cx:t,cy:n,r:e,start:r,sweep:o}}function nt(t,n,e,r,o){let i=e-t,s=r-n,a=Math.hypot(i,s),c=o/2;if(Math.
abs(o)<1e-7||a===0||Math.abs(Math.sin(c))<1e-7)return g(t,n,e,r);let l=a/(2*Math.sin(Math.abs(c))),u=1/(2*Math.tan(c)),m=(t+e)/2-s*u,f=(n+r)/
2+i*u;return I(m,f,l,Math.atan2(n-f,t-m),o,t,n,e,r)}function $t(t,n,e,r,o,i){let s=o-t,a=i-n,c=e*a-r*s,l=Math.hypot(s,a);if(Math.abs(c)<=1e-7*
l)return g(t,n,o,i);let u=l*l/(2*c),m=t-r*u,f=n+e*u,p=2*Math.atan2(c,e*s+r*a);return I(m,f,Math.abs(u),Math.atan2(n-f,t-m),p,t,n,o,i)}function Y(t,n,e){
return[I(t,n,e,0,Math.PI,t+e,n,t-e,n),I(t,n,e,Math.PI,Math.PI,t-e,n,t+e,n)]}function Gt(t){let{x0:n,y0:e,x1:r,y1:o}=t;return[g(n,e,r,e),g(r,
e,r,o),g(r,o,n,o),g(n,o,n,e)]}var Le=2*Math.PI;function M(t){return t.kind==="line"?Math.hypot(t.x1-t.x0,t.y1-t.y0):Math.abs(t.sweep)*t.r}function $(t,n){if(n===0)return{
x:t.x0,y:t.y0};if(n===1)return{x:t.x1,y:t.y1};if(t.kind==="line")return{x:t.x0+(t.x1-t.x0)*n,y:t.y0+(t.y1-t.y0)*n};let e=t.start+t.sweep*n;return{
x:t.cx+t.r*Math.cos(e),y:t.cy+t.r*Math.sin(e)}}function D(t,n){if(t.kind==="line"){let o=Math.hypot(t.x1-t.x0,t.y1-t.y0);return o===0?{x:1,y:0}:
{x:(t.x1-t.x0)/o,y:(t.y1-t.y0)/o}}let e=t.start+t.sweep*n,r=t.sweep<0?-1:1;return{x:-Math.sin(e)*r,y:Math.cos(e)*r}}function Nt(t){return t.
kind==="line"?g(t.x1,t.y1,t.x0,t.y0):I(t.cx,t.cy,t.r,t.start+t.sweep,-t.sweep,t.x1,t.y1,t.x0,t.y0)}function et(t){return t.map(Nt).reverse()}
function rt(t,n,e){let r=$(t,n),o=$(t,e);return t.kind==="line"?g(r.x,r.y,o.x,o.y):I(t.cx,t.cy,t.r,t.start+t.sweep*n,t.sweep*(e-n),r.x,r.y,o.
x,o.y)}function tt(t,n,e){if(t.kind==="line"){let s=t.x1-t.x0,a=t.y1-t.y0,c=s*s+a*a;return c===0?0:((n-t.x0)*s+(e-t.y0)*a)/c}let r=Math.abs(
t.sweep);if(r===0)return 0;let o=(Math.atan2(e-t.cy,n-t.cx)-t.start)*(t.sweep<0?-1:1),i=o-Le*Math.floor(o/Le);return(i>Math.PI+r/2?i-Le:i)/r}
function L(t,n){let e=D(t,1),r=D(n,0);return Math.atan2(e.x*r.y-e.y*r.x,e.x*r.x+e.y*r.y)}function io(t,n,e){return t.kind==="line"?g(t.x0+n,
t.y0+e,t.x1+n,t.y1+e):I(t.cx+n,t.cy+e,t.r,t.start,t.sweep,t.x0+n,t.y0+e,t.x1+n,t.y1+e)}var at=1e-7;function ut(t,n){let e=[];for(let r of an(t,n))sn(e,t,n,r.x,r.y);return Rn(n,t.x0,t.y0)&&sn(e,t,n,t.x0,t.y0),Rn(n,t.x1,t.y1)&&sn(
e,t,n,t.x1,t.y1),Rn(t,n.x0,n.y0)&&sn(e,t,n,n.x0,n.y0),Rn(t,n.x1,n.y1)&&sn(e,t,n,n.x1,n.y1),e}function an(t,n){return t.kind==="line"?n.kind===
"line"?eu(t,n):ao(t,n):n.kind==="line"?ao(n,t):ru(t,n)}function sn(t,n,e,r,o){let i=so(n,tt(n,r,o)),s=so(e,tt(e,r,o));if(!(i===null||s===null)){
for(let a of t)if(Math.hypot(a.x-r,a.y-o)<2*at)return;t.push({x:r,y:o,bn:i,te:s})}}function so(t,n){let e=at/Math.max(M(t),at);return n<-e||
n>1+e?null:Math.min(1,Math.max(0,n))}function Rn(t,n,e){if(t.kind==="arc")return Math.abs(Math.hypot(n-t.cx,e-t.cy)-t.r)<at;let r=M(t);return r===
0?Math.hypot(n-t.x0,e-t.y0)<at:Math.abs((n-t.x0)*(t.y1-t.y0)-(e-t.y0)*(t.x1-t.x0))<at*r}function eu(t,n){let e=t.x1-t.x0,r=t.y1-t.y0,o=n.x1-
n.x0,i=n.y1-n.y0,s=e*i-r*o;if(Math.abs(s)<=1e-12*Math.hypot(e,r)*Math.hypot(o,i))return[];let a=((n.x0-t.x0)*i-(n.y0-t.y0)*o)/s;return[{x:t.
x0+a*e,y:t.y0+a*r}]}function ao(t,n){let e=M(t);if(e===0)return[];let r=(t.x1-t.x0)/e,o=(t.y1-t.y0)/e,i=(n.cx-t.x0)*r+(n.cy-t.y0)*o,s=t.x0+i*
r,a=t.y0+i*o,c=Math.hypot(n.cx-s,n.cy-a);if(c>n.r+at)return[];let l=Math.sqrt(Math.max(0,(n.r-c)*(n.r+c)));return l<at?[{x:s,y:a}]:[{x:s-l*r,
y:a-l*o},{x:s+l*r,y:a+l*o}]}function ru(t,n){let e=n.cx-t.cx,r=n.cy-t.cy,o=Math.hypot(e,r);if(o<1e-9||o>t.r+n.r+at||o<Math.abs(t.r-n.r)-at)return[];
let i=(o+(t.r-n.r)*(t.r+n.r)/o)/2,s=Math.sqrt(Math.max(0,(t.r-i)*(t.r+i))),a=e/o,c=r/o,l=t.cx+i*a,u=t.cy+i*c;return s<at?[{x:l,y:u}]:[{x:l-s*
c,y:u+s*a},{x:l+s*c,y:u-s*a}]}function F(t,n,e){if(t.kind==="arc"){let a=tt(t,n,e);return a>=0&&a<=1?Math.abs(Math.hypot(n-t.cx,e-t.cy)-t.r):Math.min(Math.hypot(n-t.x0,e-
t.y0),Math.hypot(n-t.x1,e-t.y1))}let r=t.x1-t.x0,o=t.y1-t.y0,i=r*r+o*o,s=i===0?0:Math.min(1,Math.max(0,((n-t.x0)*r+(e-t.y0)*o)/i));return Math.
hypot(n-t.x0-s*r,e-t.y0-s*o)}function wt(t,n,e){let r=tt(t,n,e);t.kind==="arc"&&(r<0||r>1)&&(r=Math.hypot(n-t.x0,e-t.y0)<=Math.hypot(n-t.x1,
e-t.y1)?0:1),r=Math.min(1,Math.max(0,r));let o=$(t,r);return{x:o.x,y:o.y,Sn:r,o:Math.hypot(n-o.x,e-o.y)}}function lo(t,n){let e=ut(t,n)[0];if(e)
return{o:0,q:e.x,tt:e.y,it:e.x,st:e.y};let r=Ht(n,t.x0,t.y0);r=Tn(r,Ht(n,t.x1,t.y1)),r=Tn(r,Ce(Ht(t,n.x0,n.y0))),r=Tn(r,Ce(Ht(t,n.x1,n.y1)));
for(let o of ou(t,n))r=Tn(r,o);return r}function Tn(t,n){return n.o<t.o?n:t}function Ce(t){return{o:t.o,q:t.it,tt:t.st,it:t.q,st:t.tt}}function Ht(t,n,e){
let r=wt(t,n,e);return{o:r.o,q:n,tt:e,it:r.x,st:r.y}}function ou(t,n){return t.kind==="line"?n.kind==="line"?[]:co(t,n):n.kind==="line"?co(n,
t).map(Ce):iu(t,n)}function co(t,n){let e=wt(t,n.cx,n.cy);return e.Sn>0&&e.Sn<1?[Ht(n,e.x,e.y)]:[]}function iu(t,n){let e=Math.hypot(n.cx-t.
cx,n.cy-t.cy);if(e===0)return[];let r=[];for(let o of[1,-1]){let i=t.cx+(n.cx-t.cx)/e*t.r*o,s=t.cy+(n.cy-t.cy)/e*t.r*o,a=tt(t,i,s);a>=0&&a<=
1&&r.push(Ht(n,i,s))}return r}function ct(t,n,e){let r=0;for(let o of t)for(let i of o)i.kind==="arc"?r+=su(i,n,e):i.y0<=e!=i.y1<=e&&i.x0+(i.x1-i.x0)*(e-i.y0)/(i.y1-i.y0)>
n&&(r+=i.y1>i.y0?1:-1);return r}function su(t,n,e){if(n>=t.cx+t.r)return 0;if(e>t.cy+t.r||e<t.cy-t.r)return t.y0<=e==t.y1<=e?0:t.y1>t.y0?1:-1;
let r=Math.sqrt(Math.max(0,t.r*t.r-(e-t.cy)*(e-t.cy))),o=t.sweep>=0,i=t.start+t.sweep,s=0,a=t.y0,c=o?Math.floor(t.start/Math.PI-.5)+1:Math.ceil(
t.start/Math.PI-.5)-1;for(;;){let l=(c+.5)*Math.PI,u=o?l>=i:l<=i,m=c%2===0,f=u?t.y1:m?t.cy+t.r:t.cy-t.r;if(a<=e!=f<=e&&(m===o?t.cx+r:t.cx-r)>
n&&(s+=f>a?1:-1),u)return s;a=f,c+=o?1:-1}}var uo=.02;function mo(t,n){let e=t.flat(),r=T(t[0]??[]),o=(m,f,p,d)=>{let h=1/0;for(let R of e)if(h=Math.min(h,F(R,m,f)),h+p*Math.SQRT2<=d)
return null;let S=ct(t,m,f)<0?h:-h;return{x:m,y:f,e:p,pt:S,rt:S+p*Math.SQRT2}},i=r.x1-r.x0,s=r.y1-r.y0,a=Math.min(i,s),c=o((r.x0+r.x1)/2,(r.
y0+r.y1)/2,0,-1/0);if(!(a>0))return{diameter:0,at:{x:c.x,y:c.y}};let l=[],u=(m,f,p)=>{let d=o(m,f,p,c.pt);d!==null&&(d.pt>c.pt&&(c=d),d.rt>c.pt+
uo/2&&l.push(d))};for(let m=r.x0;m<r.x1&&2*c.pt<n;m+=a)for(let f=r.y0;f<r.y1;f+=a)u(m+a/2,f+a/2,a/2);for(;l.length>0&&2*c.pt<n;){let m=au(l);
if(m.rt<=c.pt+uo/2)break;let f=m.e/2;for(let p of[-f,f])for(let d of[-f,f])u(m.x+p,m.y+d,f)}return{diameter:Math.max(0,2*c.pt),at:{x:c.x,y:c.
y}}}function au(t){let n=0;for(let r=1;r<t.length;r++)t[r].rt>t[n].rt&&(n=r);let[e]=t.splice(n,1);return e}function $e(t,n){let{f:e,j:r,count:o}=t,i=0,s=0;for(let a=0;a<o;a++){let c=r[a],l=r[a+1],u=l-1;for(let m=c;m<l;m++)i+=e[2*m+1]-e[2*m];for(let m=c;m<
l&&u>=c;){let f=e[2*m],p=e[2*m+1],d=2*n-e[2*u+1],h=2*n-e[2*u];s+=Math.max(0,Math.min(p,h)-Math.max(f,d)),p<h?m++:u--}}return i===0?1:s/i}function fo(t){let n=t.map(e=>{let r=H(e);return{g:e,area:Math.abs(r),hole:r<0,box:T(e)}});return n.map((e,r)=>{let o=-1;return n.forEach((i,s)=>{
if(s===r||i.hole===e.hole||i.area<e.area)return;let a=n[o];a!==void 0&&a.area<=i.area||cu(i.box,e.box)&&lu(i.g,e.g)&&(o=s)}),e.hole?{...e,part:o,
pt:-1}:{...e,part:r,pt:o}})}function cu(t,n){return t.x0<=n.x0+1e-6&&t.y0<=n.y0+1e-6&&t.x1>=n.x1-1e-6&&t.y1>=n.y1-1e-6}function lu(t,n){let e=n[0];
if(e===void 0)return!1;let r=$(e,.37);return ct([t],r.x,r.y)!==0}function Ut(t,n,e,r){let o={line:[],at:[],Nn:[]},i=e/n;for(let s of t)for(let a of s)a.kind==="arc"?uu(a,r,i,e,o):r==="y"?po(a.x0,a.y0,a.x1,
a.y1,i,e,o):po(a.y0,a.x0,a.y1,a.x1,i,e,o);return mu(o,n,e)}function po(t,n,e,r,o,i,s){let a=r>n?1:-1,c=Math.min(n,r),l=Math.max(n,r),u=(e-t)/
(r-n);for(let m=Math.max(0,Math.ceil(c*o-.5));m<i;m++){let f=(m+.5)/o;if(f>=l)return;ho(s,m,t+(f-n)*u,a)}}function uu(t,n,e,r,o){let i=n==="\
y",s=i?t.cx:t.cy,a=i?t.cy:t.cx,c=i?t.sweep:-t.sweep,l=i?t.start:Math.PI/2-t.start,u=l+c,m=c<0?-1:1,f=l,p=i?t.y0:t.x0,d=m>0?Math.floor(l/Math.
PI-.5+1e-12)+1:Math.ceil(l/Math.PI-.5-1e-12)-1;for(;;){let h=(d+.5)*Math.PI,S=m>0?h>=u:h<=u,R=S?u:h,v=S?i?t.y1:t.x1:a+t.r*(d%2===0?1:-1),O=Math.
cos((f+R)/2)>0?1:-1,V=v>p?1:-1,xt=Math.min(p,v),gt=Math.max(p,v);for(let bt=Math.max(0,Math.ceil(xt*e-.5));bt<r;bt++){let on=(bt+.5)/e;if(on>=
gt)break;let jr=on-a;ho(o,bt,s+O*Math.sqrt(Math.max(0,t.r*t.r-jr*jr)),V)}if(S)return;f=R,p=v,d+=m}}function ho(t,n,e,r){t.line.push(n),t.at.
push(e),t.Nn.push(r)}function mu(t,n,e){let r=t.line.length,o=new Int32Array(e+1);for(let m=0;m<r;m++)o[t.line[m]+1]+=1;for(let m=0;m<e;m++)
o[m+1]+=o[m];let i=o.slice(),s=new Int32Array(r);for(let m=0;m<r;m++)s[i[t.line[m]]++]=m;let a=t.at,c=new Int32Array(e+1),l=new Float64Array(
r+2),u=0;for(let m=0;m<e;m++){let f=o[m],p=o[m+1];for(let h=f+1;h<p;h++){let S=s[h],R=h-1;for(;R>=f&&a[s[R]]>a[S];)s[R+1]=s[R--];s[R+1]=S}let d=0;
for(let h=f;h<p;h++){let S=s[h],R=d;d+=t.Nn[S],R===0?l[2*u]=a[S]:d===0&&(l[2*u+++1]=a[S])}c[m+1]=u}return{size:n,count:e,j:c,f:l.subarray(0,
2*u)}}function vn(t,n){let e=0;for(let r=0,o=0;r<t.length&&o<n.length;){let i=t[r+1],s=n[o+1];e+=Math.max(0,Math.min(i,s)-Math.max(t[r],n[o])),
i<s?r+=2:o+=2}return e}function yo(t,n,e){let r=0,o=0;for(let i=0;i<t.count;i++){let s=[],a=Math.round(2*e*t.count/t.size-i-1);for(let c=t.j[i];c<t.j[i+1];c++)r+=t.f[2*
c+1]-t.f[2*c];if(!(a<0||a>=t.count)){for(let c=t.j[a+1]-1;c>=t.j[a];c--)s.push(2*n-t.f[2*c+1],2*n-t.f[2*c]);o+=vn(t.f.subarray(2*t.j[i],2*t.j[i+
1]),s)}}return r===0?1:o/r}var xo=8,fu=3;function go(t){let{ink:n,cut:e}=t,r=U(()=>fo(n)),o=U(()=>qr(n)),i=U(()=>lt(r().map(c=>c.box))),s=U(()=>Ut(n,e.size,e.size*xo,"\
y")),a=U(()=>Ut(n,e.size,e.size*xo,"x"));return{inkBox:i,un:U(()=>An(n)),xt:r,In:o,mn:U(()=>oo(o(),fu)),Mn:s,p:a,coverage:U(()=>Kr(s())),Nt:U(
()=>{let c=i();return{x:$e(s(),(c.x0+c.x1)/2),y:$e(a(),(c.y0+c.y1)/2)}}),ne:U(()=>{let c=i();return yo(s(),(c.x0+c.x1)/2,(c.y0+c.y1)/2)}),ee:(c,l)=>{
let u=r().filter(f=>f.pt===c),m=r()[c]?.g??[];return mo([m,...u.map(f=>f.g)],l)}}}function y(t,n,e,r={}){let{at:o=null,measured:i=null,limit:s=null,span:a=null}=r;return{rule:t,severity:n,message:e,at:o===null?null:{x:On(o.
x),y:On(o.y)},measured:i===null?null:On(i),limit:s===null?null:On(s),span:a}}function On(t){return Math.round(t*1e3)/1e3+0}function A(t){return`${Math.
round(t*100)/100} px`}function ot({size:t,stroke:n}){return t===24&&n%2===0?0:.5}var bo=15,So=.6,pu=.5,du=[[1,2],[1,3],[2,1],[3,1]],hu=2,Mo={severity:"warning",i:({drawing:t})=>t.strokeWidth===null?[]:t.marks.flatMap(n=>n.
path.segments.flatMap(e=>{if(e.kind==="arc"||n.dot!==null||M(e)<hu)return[];let r=Math.atan2(Math.abs(e.y1-e.y0),Math.abs(e.x1-e.x0))*180/Math.
PI,o=yu(r),i=M(e)*Math.tan(o*Math.PI/180);return o<=So||i<=pu+ot(t.cut)+1e-6?[]:[y("angle","warning",`A stroke slants by ${Math.round(r*10)/
10}°, ${Math.round(o*10)/10}° off the family's directions.`,{at:{x:(e.x0+e.x1)/2,y:(e.y0+e.y1)/2},measured:o,limit:So,span:n.span})]}))};function yu(t){
let n=du.map(([r,o])=>Math.atan2(r,o)*180/Math.PI),e=[Math.round(t/bo)*bo,...n];return Math.min(...e.map(r=>Math.abs(t-r)))}var Ne=[16,20,24],Ie=[1,1.5,2,2.5,3],ko=[0,1,2,3],wo=["outlined","filled"],xu={size:24,stroke:2,radius:3,finish:"outlined"};var Et={v:1,share:.75,Ht:2};function Ln(t){return Math.max(Et.v,Et.share*Math.min(t,Et.Ht))}function X({size:t,stroke:n}){return(t-2)/(n+Ln(
n))}function zt(t){return X(t)<X(xu)}function ht(t){return zt(t)?Et.v:Ln(t.stroke)}var Qg=`${Et.v} at heavy cuts, else max(${Et.v}, ${Et.share}\
 · min(stroke, ${Et.Ht}))`;var Eo=1/4,Ao=.6,It=.1,Po={severity:"warning",i:({drawing:t,_:n})=>{let e=t.traits.badge;if(e===null)return[];let r=gu(e,t.cut.size),o=n.xt(),
i=o.map(c=>bu(e,o[c.part]??c));if(!o.some((c,l)=>!c.hole&&i[l]===!0))return[...r,y("badge","warning","No part of the ink lies within the bad\
ge's box: it is missing, runs into the subject or sticks out.",{at:Ro(e)})];let s=ht(t.cut),a=n.mn().tn.find(c=>i[c.Qt]!==i[c.cn]);return a===
void 0||a.o>=s-It?r:[...r,y("badge","warning",`Only ${A(a.o)} of white between the badge and the subject; ${A(s)} is the least.`,{at:{x:(a.q+
a.it)/2,y:(a.tt+a.st)/2},measured:a.o,limit:s})]}};function gu(t,n){let e=Ro(t),r=[];e.x<=n/2&&r.push(y("badge","warning","The badge does no\
t sit at the right.",{at:e}));let o=Math.max(t.x1-t.x0,t.y1-t.y0);return o<n*Eo-It?r.push(y("badge","warning","The badge is too small to be \
read.",{at:e,measured:o,limit:n*Eo})):o>n*Ao+It&&r.push(y("badge","warning","The badge is as large as a subject.",{at:e,measured:o,limit:n*Ao})),
r}function Ro(t){return{x:(t.x0+t.x1)/2,y:(t.y0+t.y1)/2}}function bu(t,n){return n.box.x0>=t.x0-It&&n.box.y0>=t.y0-It&&n.box.x1<=t.x1+It&&n.
box.y1<=t.y1+It}var Fe=6,_e=9,To={severity:"info",i:({drawing:t,_:n})=>{let e=n.xt().filter(o=>!o.hole).length,r=t.strokeWidth===null?0:t.marks.length;return[
...e>Fe?[y("budget","info",`The icon has ${e} parts; ${Fe} are enough.`,{measured:e,limit:Fe})]:[],...r>_e?[y("budget","info",`The icon has ${r}\
 strokes; ${_e} are enough.`,{measured:r,limit:_e})]:[]]}};var vo=1/24,Su=1/80,Lo={severity:"error, warning",i:({drawing:t,_:n})=>{if(t.traits.directional||t.traits.partial||t.traits.badge!==null)return[];
let e=n.inkBox(),r=n.un();if(!(r.area>0))return[];let{size:o}=t.cut,i=o/2,s=Oo((e.x0+e.x1)/2-i,r.x-i),a=Oo((e.y0+e.y1)/2-i,r.y-i),c=Math.abs(
s)>=Math.abs(a),l=Math.max(Math.abs(s),Math.abs(a)),u=Math.max(o*Su,ot(t.cut));if(!(l>u+1e-6))return[];let m=l>o*vo+1e-6,f=c?s>0?"right":"le\
ft":a>0?"bottom":"top";return[y("centre",m?"error":"warning",`The icon sits ${A(l)} towards the ${f}.`,{at:{x:i+s,y:i+a},measured:l,limit:m?
o*vo:u})]}};function Oo(t,n){return Math.abs(t)<=Math.abs(n)?t:n}function it(t,n,e){let r=null,o=1/0;for(let i of t.marks){let s=1/0;for(let a of i.path.segments)s=Math.min(s,F(a,n,e));i.dot!==null&&(s=Math.
hypot(n-i.dot.x,e-i.dot.y)),!(s>o+1e-6)&&(o=Math.min(o,s),r=i.span)}return r}function Ft(t,n){let e=[];return t.filter(r=>{let o=n(r);return e.some(i=>Math.hypot(i.x-o.x,i.y-o.y)<=i.Fn)?!1:(e.push(o),!0)})}var Mu=2;function Xt(t){
return{x:(t.q+t.it)/2,y:(t.tt+t.st)/2,Fn:Math.max(Mu,t.$t/2+1)}}var Co={v:1,rt:2},$o=.05,No={severity:"error, warning",i:({drawing:t,_:n})=>{let e=ht(t.cut),r=ku(t.cut),o=n.mn().tn.filter(s=>s.o<r-$o),i=n.xt();
return Ft(o,Xt).map(s=>{let a=s.o<e-$o,c=a?e:r,l=i[s.Qt]?.part===i[s.cn]?.part?i[s.Qt]?.hole===!0?"inside a hole":"within one part":"between\
 two parts",u={x:(s.q+s.it)/2,y:(s.tt+s.st)/2};return y("clear-space",a?"error":"warning",`Only ${A(s.o)} of clear space ${l}; ${A(c)} is th\
e least.`,{at:u,measured:s.o,limit:c,span:it(t,u.x,u.y)})})}};function ku(t){return zt(t)?ht(t):Math.min(Math.max(t.stroke,Co.v),Co.rt)}var wu=.8,Eu=.05,Io={severity:"error",i:({drawing:t,_:n})=>{let e=ht(t.cut);return n.xt().flatMap((r,o)=>{if(!r.hole)return[];let{diameter:i,
at:s}=n.ee(o,e);if(i>=e-Eu)return[];let a=i<wu?"A pinhole":"A hole";return[y("counter","error",`${a} is only ${A(i)} wide; ${A(e)} is the le\
ast.`,{at:s,measured:i,limit:e,span:it(t,s.x,s.y)})]})}};var Au=.002,Pu=.5,Fo=[0,.85,-.85],_o={severity:"info",i:({drawing:t,_:n})=>{let e=Au*n.un().area,r=t.strokeWidth;return t.marks.flatMap(o=>{
let i=r===null?Math.abs(H(o.path.segments)):Ru(o,t,r,e);if(i>=e)return[];let s=o.path.segments[0],a=o.dot??(s===void 0?null:{x:s.x0,y:s.y0});
return[y("dead-part","info","A mark is hidden by other ink or too small to be seen.",{at:a,measured:i,limit:e,span:o.span})]})}};function Ru(t,n,e,r){
let o=n.marks.filter(a=>a!==t),i=(a,c)=>o.every(l=>l.dot===null?l.path.segments.every(u=>F(u,a,c)>e/2):Math.hypot(a-l.dot.x,c-l.dot.y)>l.dot.
diameter/2);if(t.dot!==null){let{x:a,y:c,diameter:l}=t.dot,u=l*.4,m=[[0,0],[u,0],[-u,0],[0,u],[0,-u]];return m.filter(([f=0,p=0])=>i(a+f,c+p)).
length/m.length*(Math.PI/4)*l**2}let s=0;for(let a of t.path.segments){let c=M(a),l=Math.max(1,Math.ceil(c/Pu));for(let u=0;u<l;u++){let m=(u+
.5)/l,f=$(a,m),p=D(a,m);for(let d of Fo){let h=d*e/2;if(i(f.x-p.y*h,f.y+p.x*h)&&(s+=c/l*e/Fo.length,s>=r))return s}}}return s}function Cn({traits:t},n=[]){return t.partial&&n.some(({solid:e})=>e===!0)}var De={v:1.2,rt:4.4,far:5.2},Tu=1/12,Do={v:.12,rt:.62,far:.68},vu=18,Ou=1,Lu=1,Wo={severity:"error, warning, info",i:({drawing:t,_:n})=>{let{
size:e}=t.cut,r=n.un().area/e**2,o=t.strokeWidth!==null&&!Cn(t,t.marks),i=o?r*e/(t.strokeWidth??1):r,s=o?Cu(t.cut):$u(t.cut);if(i>s.far+1e-6)
return[y("density","error","The icon is so full that it reads as a blot.",{measured:i,limit:s.far})];if(i>s.rt){let c=!o&&i<=Bo(t.cut,ot(t.cut))+
1e-6?"info":"warning";return[y("density",c,"The icon is darker than its family.",{measured:i,limit:s.rt})]}return i>=s.v||t.traits.keyline===
"sign"||t.traits.partial?[]:[y("density","warning","The icon is fainter than its family.",{measured:i,limit:s.v})]}};function Cu({size:t,stroke:n}){
return n<t*Tu?{...De,rt:De.far}:De}function $u(t){return{...Do,far:Math.max(Do.far,Bo(t,Ou))}}function Bo({size:t,stroke:n},e){return(Math.min(
vu*t/24+n+e,t-2*Lu)/t)**2}var Nu=.1,Iu=.001,Fu=.5,Ho={severity:"error",i:({drawing:t,_:n})=>{if(t.twin===null||t.ink.length===0)return[];let e=Nu+(t.traits.unfillable?
Fu:0),r=n.inkBox(),{painted:o}=t.twin;return o!==void 0&&Go(r,T(o.flat())).every(({Ut:i})=>Math.abs(i)<e-Iu)?[]:Go(r,t.twin.inkBox).filter(({
Ut:i})=>!(Math.abs(i)<=e+1e-6)).map(({name:i,Ut:s})=>y("fill-bounds","error",`The ${i} edge lies ${A(Math.abs(s))} from that of the outlined\
 twin.`,{measured:Math.abs(s),limit:e}))}};function Go(t,n){return[{name:"left",Ut:t.x0-n.x0},{name:"top",Ut:t.y0-n.y0},{name:"right",Ut:t.x1-
n.x1},{name:"bottom",Ut:t.y1-n.y1}]}var Uo=1,_u=.5,Du=3,Wu=.75,zo=.05,Xo={severity:"error",i:({drawing:t,_:n})=>t.cut.finish!=="filled"||t.strokeWidth!==null?[]:[...Bu(t,n),...Gu(
t,n)]};function Bu(t,n){let e=Math.max(Uo,t.cut.stroke-_u),r=n.xt(),o=n.mn().tn.filter(i=>i.o<e-zo&&i.$t>=Du*i.o&&r[i.Qt]?.part===r[i.cn]?.part);
return Ft(o,Xt).map(i=>jo(t,i,e,`A knock-out is only ${A(i.o)} wide; ${A(e)} is the least.`))}function Gu(t,n){let e=Math.max(Uo,Wu*t.cut.stroke),
r=n.mn().Qn.filter(o=>o.o<e-zo);return Ft(r,Xt).map(o=>jo(t,o,e,`The ink thins out to ${A(o.o)}; ${A(e)} is the least.`))}function jo(t,n,e,r){
let{x:o,y:i}=Xt(n);return y("fill-knockout","error",r,{at:{x:o,y:i},measured:n.o,limit:e,span:it(t,o,i)})}function We(t,n){let e=0;for(let r=0;r<t.count;r++){let o=Vo(t,r),i=Vo(n,r);e+=Yo(o)+Yo(i)-2*vn(o,i)}return e*t.size/t.count}function Vo({j:t,
f:n},e){return n.subarray(2*t[e],2*t[e+1])}function Yo(t){let n=0;for(let e=0;e<t.length;e+=2)n+=t[e+1]-t[e];return n}var Hu=.15,qo=1/32,Uu=.25,zu=.5,Xu=.01,Ko={severity:"error",i:({drawing:t,_:n})=>{if(t.cut.finish!=="filled")return[];if(t.traits.unfillable){
let o=t.cut.stroke+zu;return t.strokeWidth!==null&&Math.abs(t.strokeWidth-o)<=Xu?[]:[y("fill-real","error",`The drawing is unfillable, but i\
ts strokes are not ${A(o)} wide.`,{measured:t.strokeWidth,limit:o})]}if(Cn(t,t.twin?.marks))return[];if(t.twin===null)return[y("fill-real","\
error","The filled drawing has no outlined twin to compare with.")];if(ju(t,n))return[];let e=Math.min(Hu*t.twin.area,qo*t.cut.size**2),r=Vu(
t,n);return r>=e-1e-6?[]:[y("fill-real","error","The filled icon can hardly be told from the outlined one.",{measured:r,limit:e})]}};function ju({
cut:t,twin:n},e){if(n?.painted===void 0)return!1;let r=e.Mn();return We(r,Ut(n.painted,t.size,r.count,"y"))>=qo*t.size**2+Uu}function Vu({cut:t,
twin:n},e){if(n?.ink===void 0)return Math.abs(e.un().area-(n?.area??0));let r=e.Mn();return We(r,Ut(n.ink,t.size,r.count,"y"))}var cn=.06,Jo=1,Yu=.25,qu=Jo**2/(8*cn),Qo={severity:"warning",i:({drawing:t,_:n})=>{let e=[t.cut.stroke,t.strokeWidth??t.cut.stroke].some(c=>!Number.
isInteger(c)),r=n.inkBox(),o={x:(r.x0+r.x1)/2,y:(r.y0+r.y1)/2},i=[{name:"left",axis:"x",value:r.x0,at:{x:r.x0,y:o.y}},{name:"top",axis:"y",value:r.
y0,at:{x:o.x,y:r.y0}},{name:"right",axis:"x",value:r.x1,at:{x:r.x1,y:o.y}},{name:"bottom",axis:"y",value:r.y1,at:{x:o.x,y:r.y1}}],s=c=>Math.
abs(Zo(c)-Yu)<=cn,a={x:s(r.x0)&&s(r.x1),y:s(r.y0)&&s(r.y1)};return i.flatMap(({name:c,axis:l,value:u,at:m})=>{let f=Zo(u);return!(f>cn)||e&&
(f>.5-cn||a[l])||!n.In().some((p,d,h)=>Ku(p,l,u,h))?[]:[y("ink-box","warning",`The ${c} edge of the ink lies ${A(f)} off the pixel grid.`,{at:m,
measured:f,limit:cn})]})}};function Zo(t){return Math.abs(t-Math.round(t))}function Ku(t,n,e,r){if(t.kind==="line"){let[s,a]=n==="x"?[t.x0,t.
x1]:[t.y0,t.y1];return t.length>=Jo&&Math.abs(s-e)<.01&&Math.abs(a-e)<.01}if(t.kind==="corner"||!t.et||t.r<qu)return!1;let i=n==="x"?t.cx:t.
cy;return Math.abs(Math.abs(e-i)-t.r)<.01&&Zu(t,r)}function Zu(t,n){return n.every(e=>e.g!==t.g||e.kind==="corner"||e.kind==="arc"&&Math.hypot(
e.cx-t.cx,e.cy-t.cy)<.01&&Math.abs(e.r-t.r)<.01)}var Be=.3,ti={severity:"error",i:({drawing:t,_:n})=>{let e=n.xt(),r=e.flatMap((o,i)=>{if(o.hole)return[];let s=e.filter(a=>a.hole&&a.part===
i);return[{box:o.box,area:s.reduce((a,c)=>a-c.area,o.area)}]});return r.length===0?[y("ink-empty","error","The drawing has no ink.",{measured:0,
limit:Be})]:r.filter(o=>o.area<Be).map(({box:o,area:i})=>{let s={x:(o.x0+o.x1)/2,y:(o.y0+o.y1)/2};return y("ink-empty","error","A crumb of i\
nk is too small to be seen.",{at:s,measured:i,limit:Be,span:it(t,s.x,s.y)})})}};var $n=.03,Ju=.5,Ge=.5,ni=1,ei=1,Qu=1.5,ri={severity:"error, warning",i:({drawing:t})=>{if(t.strokeWidth===null)return[];let e=t.marks.flatMap(
em).flatMap(r=>tm(r,t,t.strokeWidth??0)).sort((r,o)=>(r.measured??0)-(o.measured??0));return Ft(e,({at:r})=>({x:r?.x??0,y:r?.y??0,Fn:Ju}))}};
function tm(t,n,e){let{o:r,re:o}=rm(t,n,e);if(r<=$n||r>=ni*e-1e-6)return[];let i=r<=Ge*e+1e-6;if(!i&&n.cap==="butt")return[];let s={at:{x:t.
x,y:t.y},measured:r,span:t.Rt.span};if(o!==null&&nm(t,o,r))return!i||zt(n.cut)&&r>=ei-$n?[]:[y("join","warning",`A stroke sticks out by only\
 ${A(r)} where it crosses another.`,{...s,limit:zt(n.cut)?Math.min(ei,Ge*e):Ge*e})];let a=`A stroke ends ${A(r)} from the middle of another:\
 it neither meets it nor clears it.`;return[y("join",i?"error":"warning",a,{...s,limit:i?$n:ni*e})]}function nm(t,n,e){return t.nn.slice(0,2).
some(r=>ut(r,n).some(o=>Math.hypot(o.x-t.x,o.y-t.y)<=Qu*e))}function em(t){let n=t.path.segments,e=n[0],r=n[n.length-1];return t.path.closed||
t.dot!==null||e===void 0||r===void 0?[]:[{Rt:t,x:e.x0,y:e.y0,nn:n},{Rt:t,x:r.x1,y:r.y1,nn:[...n].reverse()}]}function rm(t,n,e){let r=1/0,o=null,
i=(a,c)=>{a>=r||(r=a,o=c)};for(let a of n.marks)if(a!==t.Rt)if(a.dot!==null)i(Math.hypot(a.dot.x-t.x,a.dot.y-t.y),null);else for(let c of a.
path.segments)om(t,c,a,n)||i(F(c,t.x,t.y),c);let s=0;return t.nn.forEach((a,c)=>{c>=2&&s>=Math.PI*e&&i(F(a,t.x,t.y),a),s+=M(a)}),{o:r,re:o}}
function om(t,n,e,{cap:r}){if(r!=="butt"||e.path.closed)return!1;let{x:o,y:i,o:s}=wt(n,t.x,t.y);if(s<=$n)return!1;let a=e.path.segments[0],c=e.
path.segments[e.path.segments.length-1];return Math.hypot(o-a.x0,i-a.y0)<1e-6||Math.hypot(o-c.x1,i-c.y1)<1e-6}var oi=1,im=.03,ii={severity:"error",i:({drawing:t,_:n})=>{let e=n.inkBox(),r=t.cut.size;return[{name:"left",room:e.x0,x:e.x0,y:(e.y0+e.y1)/
2},{name:"top",room:e.y0,x:(e.x0+e.x1)/2,y:e.y0},{name:"right",room:r-e.x1,x:e.x1,y:(e.y0+e.y1)/2},{name:"bottom",room:r-e.y1,x:(e.x0+e.x1)/
2,y:e.y1}].filter(i=>i.room<oi-im).map(({name:i,room:s,x:a,y:c})=>y("live-area","error",s<0?`The ink runs ${A(-s)} over the ${i} edge.`:`The\
 ink comes within ${A(s)} of the ${i} edge.`,{at:{x:a,y:c},measured:s,limit:oi,span:it(t,a,c)}))}};var ci=.25,li={severity:"error",i:({drawing:t,en:n})=>{let e=t.strokeWidth??t.cut.stroke,r=t.strokeWidth===null?t.twin?.marks??[]:t.marks,o=n.
filter(({keepsClear:i})=>i).map(i=>({thing:i,marks:r.filter(s=>sm(s,i))}));return o.flatMap((i,s)=>o.slice(s+1).flatMap(a=>{if(t.strokeWidth===
null&&i.thing.name!==a.thing.name)return[];let c=cm(i.marks,a.marks,e);return c>=ci?[]:[am(i.thing,a.thing,c)]}))}};function sm({span:t},{spans:n}){
return n.some(e=>t.start>=e.start&&t.end<=e.end)}function am({name:t},{name:n,spans:e},r){let[o,i]=[t,n].map(a=>a.replaceAll("-"," ")),s=o===
i?`Each ${o} runs into the next at this cut.`:`The ${i} runs into the ${o} at this cut.`;return y("merged","error",s,{measured:Math.max(0,r),
limit:ci,span:e[0]})}function cm(t,n,e){let r=t.flatMap(o=>n.map(i=>lm(o,i)-(si(o,e)+si(i,e))/2));return Math.min(1/0,...r)}function si({dot:t},n){
return t?.diameter??n}function lm(t,n){let e=ai(t).flatMap(r=>ai(n).map(o=>lo(r,o).o));return Math.min(1/0,...e)}function ai({dot:t,path:n}){
return t===null?n.segments:[{kind:"line",x0:t.x,y0:t.y,x1:t.x,y1:t.y}]}function ui(t,n,e){return t.flatMap(r=>r.dot!==null?[]:r.path.segments.flatMap(o=>{if(o.kind==="arc"||Math.hypot(o.x1-o.x0,o.y1-o.y0)<e)return[];
let i=(o.x0+o.x1)/2,s=(o.y0+o.y1)/2;return Math.abs(o.x1-o.x0)<.02?[{axis:"x",t:i-n/2,high:i+n/2,fn:s,ink:!0}]:Math.abs(o.y1-o.y0)<.02?[{axis:"\
y",t:s-n/2,high:s+n/2,fn:i,ink:!0}]:[]}))}function mi(t,n,e,r){let o=t.filter(i=>i.kind==="line"&&i.length>=n).flatMap(um);return o.flatMap(
i=>{let s=null;for(let l of o)l.axis!==i.axis||l.pn===i.pn||l.place<=i.place||Math.min(i.to,l.to)-Math.max(i.from,l.from)<n||(s===null||l.place<
s.place)&&(s=l);if(s===null)return[];let a=i.pn<0;if(s.place-i.place>(a?e:r)+1e-6)return[];let c=(Math.max(i.from,s.from)+Math.min(i.to,s.to))/
2;return[{axis:i.axis,t:i.place,high:s.place,fn:c,ink:a}]})}function um(t){return Math.abs(t.x1-t.x0)<.02?[{axis:"x",place:(t.x0+t.x1)/2,pn:Math.
sign(t.k),from:t.top,to:t.bottom}]:Math.abs(t.y1-t.y0)<.02?[{axis:"y",place:(t.y0+t.y1)/2,pn:Math.sign(t.w),from:t.left,to:t.right}]:[]}var jt=.06,fi=1.5,mm=.25,fm=.5,pi=1.3,pm=1.6,di=.97,yi={severity:"error, warning, info",i:({drawing:t,_:n})=>{let e=t.strokeWidth===null?mi(
n.In(),fi,pi*t.cut.stroke,Math.max(pi*t.cut.stroke,pm)):ui(t.marks,t.strokeWidth,fi),r=new Set;return e.flatMap(o=>{let i=Math.min(hi(o.t),hi(
o.high)),s=`${o.axis} ${o.t.toFixed(2)} ${o.high.toFixed(2)}`;return i<=jt||r.has(s)?[]:(r.add(s),[dm(o,i,e,t,n)])})}};function hi(t){return Math.
abs(t-Math.round(t))}function dm(t,n,e,r,o){let i=(t.t+t.high)/2,s=t.axis==="x"?{x:i,y:t.fn}:{x:t.fn,y:i},a={at:s,measured:n,limit:jt,span:it(
r,s.x,s.y)},c=`${t.axis==="x"?"An upright":"A level"} ${t.ink?"stroke":"knock-out"}`;if(xm(t,e,o)){let l=n>mm+jt&&!hm(t)?"warning":"info";return y(
"pixel-snap",l,`${c} on the axis of symmetry has no edge on the pixel grid.`,a)}return y("pixel-snap","error",`${c} lies ${A(n)} off the pix\
el grid.`,a)}function hm({t,high:n}){return Math.floor(n+jt)-Math.ceil(t-jt)>=fm*(n-t)}function ym(t){return Math.abs(t/2-Math.round(t/2))<.01}
function xm(t,n,e){let r=e.inkBox(),o=t.axis==="x"?(r.x0+r.x1)/2:(r.y0+r.y1)/2;if(ym(t.high-t.t))return!1;let i=n.filter(a=>a.axis===t.axis&&
Math.abs((a.t+a.high)/2-o)<=jt);return i.includes(t)?new Set(i.map(a=>`${a.ink} ${(a.high-a.t).toFixed(1)}`)).size===1&&(e.Nt()[t.axis]>=di||
e.ne()>=di):!1}var xi=20*Math.PI/180,gi=170*Math.PI/180,He=1.5*Math.PI/180,gm=150*Math.PI/180;function bi(t){let{segments:n,closed:e}=t,r=n.length,o=e?Math.
sign(H(n)):0,i=c=>e?n[(c+r)%r]:n[c],s=(c,l)=>{let u=i(c+l);return u!==void 0&&u.kind==="arc"&&Math.abs(u.sweep)<gi?u.r*Math.tan(Math.abs(u.sweep)/
2):0},a=(c,l)=>{let u=i(c),m=0,f=u;for(let p=l;Math.abs(p)<r;p+=l){let d=i(c+p);if(u?.kind!=="arc"||f===void 0||d===void 0)return 1/0;let h=l>
0?L(f,d):L(d,f);if(Math.abs(h)>He)return 1/0;if(d.kind==="arc")return Math.abs(u.sweep+d.sweep)>=gm?m:1/0;m+=M(d),f=d}return 1/0};return n.flatMap(
(c,l)=>{if(c.kind==="line"){let S=i(l+1);if(S===void 0||S.kind==="arc"||S===c)return[];let R=L(c,S);if(Math.abs(R)<xi)return[];let v=Math.min(
M(c)+s(l,-1),M(S)+s(l+1,1)),O=R*o>0;return[{...{x:c.x1,y:c.y1,cx:c.x1,cy:c.y1},radius:0,turn:Math.abs(R),et:O,side:v,_n:1/0}]}let u=i(l-1),m=i(
l+1),f=Math.abs(c.sweep);if(u?.kind!=="line"||m?.kind!=="line"||f<xi||f>gi)return[];if(Math.abs(L(u,c))>He||Math.abs(L(c,m))>He)return[];let p=c.
r*Math.tan(f/2),d=Math.min(M(u)+s(l-1,-1),M(m)+s(l+1,1))+p,h=c.start+c.sweep/2;return[{x:c.cx+c.r*Math.cos(h),y:c.cy+c.r*Math.sin(h),radius:c.
r,cx:c.cx,cy:c.cy,turn:f,et:c.sweep*o>0,side:d,_n:Math.min(a(l,1),a(l,-1))}]})}var Vt=.1,bm=3.4,Sm=75,Mm=3.2,km=2.5,wm=4,Em=1,Am=.3,Pm=.5,Rm=.5,Ue=24,Mi={severity:"error, warning",i:({drawing:t})=>{let n=t.marks.filter(
o=>o.dot===null).flatMap(o=>bi(o.path).map(i=>({corner:i,Rt:o})));if(t.cut.radius===0)return vm(t,n);let e=n.filter(({corner:o})=>o.et&&o.side>=
Em),r=e.filter(o=>o.corner.radius===0&&!ki(o.corner)&&!wi(o.corner,t)&&!Tm(o,t));if(r.length>=wm&&e.every(({corner:o})=>o.radius===0)){let o=r[0];
return[y("radius","error",`All ${r.length} closed corners are sharp, although the cut rounds corners.`,{at:o.corner,measured:0,limit:Nn(t),span:o.Rt.
span})]}return t.strokeWidth===null?[]:[...r.map(o=>Om(o,t)),...n.flatMap(o=>Lm(o,t,n))]}};function Nn(t){return t.cut.radius*t.cut.size/Ue}
function Tm({corner:t,Rt:n},e){return e.marks.some(r=>r!==n&&r.path.segments.some(o=>F(o,t.x,t.y)<Vt))}function vm(t,n){let e=km*t.cut.size/
Ue+(t.strokeWidth===null?t.cut.stroke/2:0),r=n.filter(({corner:o})=>o.et);return r.some(({corner:o})=>o.radius===0)?r.filter(({corner:o})=>o.
radius>0&&o.radius<=e&&!Ei(o,t)).map(({corner:o,Rt:i})=>y("radius","warning",`A corner is rounded by ${A(o.radius)}, although the cut asks f\
or sharp ones.`,{at:o,measured:o.radius,limit:0,span:i.span})):[]}function ki(t){return 180-t.turn*180/Math.PI<Sm}function wi(t,n){return t.
side<bm*Nn(n)*Math.tan(t.turn/2)}function Ei({_n:t},{cut:n}){return t<=2*ot(n)+Vt}function Si({turn:t},n){return n*(1/Math.cos(t/2)-1)}function Om({
corner:t,Rt:n},e){return y("radius","warning","A closed corner is sharp, although the cut rounds corners.",{at:t,measured:0,limit:Nn(e),span:n.
span})}function Lm({corner:t,Rt:n},e,r){let o=Nn(e),{stroke:i,size:s}=e.cut,a=t.radius;return a===0||a>Mm*s/Ue||Ei(t,e)?[]:a>=Pm*o-Vt&&a<=o+
Vt?[]:[o-i,o+i].some(l=>Math.abs(a-l)<=Vt)?[]:a<o&&(ki(t)||wi(t,e))?[]:a<o&&Si(t,o)-Si(t,a)<=Rm?[]:Math.abs(2*a-t.side)<=Vt?[]:r.some(l=>l.corner!==
t&&l.corner.radius>0&&Math.hypot(l.corner.cx-t.cx,l.corner.cy-t.cy)<=Am)?[]:[y("radius","warning",`A corner is rounded by ${A(a)} instead of\
 ${A(o)}.`,{at:t,measured:a,limit:o,span:n.span})]}var ln=["circle","square","wide","tall","sign","free"];function At(t){return t.reduce((n,e)=>n+(e.dot?.diameter??e.path.segments.reduce((r,o)=>r+
M(o),0)),0)}var ze=3,Cm=1.5,Ai=.93,$m=.02,Pi={severity:"error",i:({drawing:t,en:n})=>{let e=n.some(({name:o})=>o==="slash"),r=t.strokeWidth===null?t.twin?.
marks??[]:t.marks;return n.flatMap(({name:o,shapes:i})=>i.flatMap(s=>{let a=r.filter(({span:c})=>c.start===s.span.start&&c.end===s.span.end);
return e?Nm(o,s,a):Im(o,s,a,t)}))}};function Nm(t,{span:n,pieces:e},r){if(e>1||r.length<=ze)return[];let o=`The ${t.replaceAll("-"," ")} is \
cut into ${r.length} pieces; ${ze} are the most.`;return[y("scraps","error",o,{measured:r.length,limit:ze,span:n})]}function Im(t,n,e,{cut:r,
traits:o}){let{span:i,length:s,isPlain:a}=n;if(o.badge===null||!a||s>Cm*r.size)return[];let c=At(e)/s;if(c>=Ai||c<=$m)return[];let l=`A smal\
l shape of the ${t.replaceAll("-"," ")} is bitten by what lies over it.`;return[y("scraps","error",l,{measured:Math.round(100*c)/100,limit:Ai,
span:i})]}var Fm=.66,_m=.5,Ri=.75,Dm=1,Wm=1,Bm={circle:{width:20,height:20},square:{width:18,height:18},wide:{width:20,height:16},tall:{width:16,height:20}},
Ti={severity:"error, warning",i:({drawing:t,_:n})=>{let e=n.inkBox(),r=e.x1-e.x0,o=e.y1-e.y0,i=Math.max(r,o);if(!(i>0))return[];let s=t.cut.
size,a=t.traits.keyline==="sign",c=s*(a?_m:Fm);return i<c-1e-6?[y("size","error",`The ink is only ${A(i)} large; ${A(c)} is the least.`,{measured:i,
limit:c})]:a?[]:i<s*Ri-1e-6?[y("size","warning",`The ink is only ${A(i)} large; its family is larger.`,{measured:i,limit:s*Ri})]:Gm(t.traits.
keyline,r,o,t.cut)}};function Gm(t,n,e,r){let{size:o,stroke:i}=r,s=Bm[t];if(s===void 0)return[];let a=u=>Math.min(u*o/24+i,o-2*Wm),c=(n-e)*(s.
width-s.height)<0;return[{name:"wide",measured:n,limit:a(c?s.height:s.width)},{name:"high",measured:e,limit:a(c?s.width:s.height)}].filter(u=>Math.
abs(u.measured-u.limit)>Dm+ot(r)+1e-6).map(({name:u,measured:m,limit:f})=>y("size","warning",`The ink is ${A(m)} ${u}; the keyline ${t} asks\
 for ${A(f)}.`,{measured:m,limit:f}))}var Hm=.01,Um=.5,vi={severity:"error",i:({drawing:t})=>{let{cut:n,strokeWidth:e,cap:r,join:o}=t,i=[];if(e===null)return n.finish==="outlined"&&
i.push(y("stroke-even","error","The outlined drawing is not made of strokes.")),i;let s=n.finish==="filled"&&t.traits.unfillable?n.stroke+Um:
n.stroke;return Math.abs(e-s)>Hm&&i.push(y("stroke-even","error",`The strokes are ${A(e)} wide instead of ${A(s)}.`,{measured:e,limit:s})),r===
"round"!=(o==="round")&&i.push(y("stroke-even","error",`The strokes end ${r} but join ${o}.`)),i}};var zm=1/8,Xm=1,Oi=1,Li=4,Xe=.04,jm=1.5,$i={severity:"warning",i:({drawing:t,_:n})=>{let{size:e,stroke:r}=t.cut;if(r/e<=zm)return[];let o=Math.
floor((e-2*Xm+Oi)/(r+Oi)),i=Math.max(Ci(n.Mn()),Ci(n.p())),s=Vm(n.xt(),jm*(t.strokeWidth??r));return[...i>o?[y("stroke-fit","warning",`${i} \
strokes lie side by side; ${o} fit.`,{measured:i,limit:o})]:[],...s>o?[y("stroke-fit","warning",`The icon has ${s} parts; ${o} fit.`,{measured:s,
limit:o})]:[]]}};function Vm(t,n){let e=[];return t.filter((r,o)=>{if(r.hole)return!1;let i=t.some(s=>s.hole&&s.part===o)?null:Ym(r);return i===
null||i>(1+Xe)*n?!0:e.some(s=>Math.abs(i-s)<=Xe*s)?!1:(e.push(i),!0)}).length}function Ym({box:t,area:n}){let e=t.x1-t.x0,r=(i,s)=>Math.abs(
i-s)<=Xe*s;return r(t.y1-t.y0,e)&&(r(n,Math.PI/4*e**2)||r(n,e**2))?e:null}function Ci(t){let n=0;for(let e=0;e+Li<=t.count;e++){let r=1/0;for(let o=e;o<
e+Li;o++)r=Math.min(r,t.j[o+1]-t.j[o]);n=Math.max(n,r)}return n}var qm=t=>`0 0 ${t} ${t}`,Ni={severity:"error",i:({document:t,drawing:n})=>{let e=n.cut.size;return[["viewBox",qm(e)],["width",`${e}`],["hei\
ght",`${e}`]].flatMap(([o,i])=>{let s=t.attributes.get(o);if(s===i)return[];let a=`The ${o} is ${s===void 0?"missing":JSON.stringify(s)}; it\
 must be "${i}".`,c=o==="viewBox"||s===void 0||!/^[\d.]+$/.test(s)?null:Number(s);return[y("svg-canvas","error",a,{measured:c,limit:o==="vie\
wBox"?null:e})]})}};function Km(t){let n={d:t,at:0,problems:[],ct:[],segments:[],x:0,y:0,Dn:0,Wn:0,zt:!1,rn:!1},e=null;for(Fn(n);n.at<t.length&&n.problems.length===
0;){let r=t.charAt(n.at);if(/[a-zA-Z]/.test(r))e=r,n.at++;else if(e===null||e==="Z"||e==="z"){n.problems.push(`Path data has ${Dn(r)} where \
a command must stand.`);break}Jm(n,e),e==="M"&&(e="L"),e==="m"&&(e="l"),_i(n,e==="Z"||e==="z")}return!n.zt&&n.problems.length===0&&n.problems.
push("Path data is empty."),je(n,!1),{ct:n.ct,problems:n.problems}}var Ii=new WeakMap;function _n(t){let n=Ii.get(t);if(n!==void 0)return n;
let e=Km(t.attributes.get("d")??"");return Ii.set(t,e),e}var Zm={M:2,L:2,H:1,V:1,A:7,Z:0};function Jm(t,n){let e=n.toUpperCase(),r=Zm[e];if(r===
void 0){t.problems.push(`Path data has the command ${Dn(n)}; only M, L, H, V, A and Z are in the contract.`);return}if(!t.zt&&e!=="M"){t.problems.
push("Path data must begin with M.");return}let o=nf(t,e,r);if(o===null)return;let i=n===e?0:t.x,s=n===e?0:t.y,[a=0,c=0]=o;e==="M"?Qm(t,i+a,
s+c):e==="L"?In(t,i+a,s+c):e==="H"?In(t,i+a,t.y):e==="V"?In(t,t.x,s+a):e==="A"?tf(t,o,i,s):je(t,!0)}function Qm(t,n,e){je(t,!1),Object.assign(
t,{x:n,y:e,Dn:n,Wn:e,zt:!0,rn:!0})}function In(t,n,e){t.segments.push(g(t.x,t.y,n,e)),t.rn=!1,t.x=n,t.y=e}function tf(t,n,e,r){let[o=0,i=0,,
s,a,c=0,l=0]=n,u=e+c,m=r+l,f=Math.hypot(u-t.x,m-t.y);if(o!==i&&t.problems.push(`Path data has an arc with two radii (${o} and ${i}); only ci\
rcles are drawn.`),o>0||t.problems.push(`Path data has an arc of radius ${o}.`),t.problems.length>0)return;if(f===0){In(t,u,m);return}let p=2*
Math.asin(Math.min(1,f/(2*o))),d=s===1?2*Math.PI-p:p;t.segments.push(nt(t.x,t.y,u,m,a===1?d:-d)),t.rn=!1,t.x=u,t.y=m}function je(t,n){let{segments:e,
x:r,y:o,Dn:i,Wn:s}=t;n&&Math.hypot(i-r,s-o)>1e-9&&e.push(g(r,o,i,s)),e.length>0&&t.ct.push({segments:e,closed:n}),t.rn&&t.problems.length===
0&&t.problems.push("Path data has a move that draws nothing."),t.segments=[],t.rn=!1,n&&(t.x=i,t.y=s)}function nf(t,n,e){let r=[];Fn(t);for(let o=0;o<
e;o++){o>0&&_i(t,!1);let s=n==="A"&&(o===3||o===4)?sf(t):of(t);if(s===null)return null;r.push(s)}return r}var ef=/-?(?:\d+(?:\.\d+)?|\.\d+)(?![eE\d])/y,
rf=/[01](?![\d.])/y;function of(t){let n=Fi(t,ef);return n===null||n.length>12?(t.problems.push(`Path data has ${Dn(t.d.slice(t.at,t.at+12))}\
 where a number must stand.`),null):Number(n)}function sf(t){let n=Fi(t,rf);if(n!==null)return Number(n);let e=Dn(t.d.slice(t.at,t.at+6));return t.
problems.push(`Path data has ${e} where an arc flag must stand: 0 or 1, written apart.`),null}function Fi(t,n){n.lastIndex=t.at;let e=n.exec(
t.d);return e===null?null:(t.at+=e[0].length,e[0])}function Fn(t){for(;/[ \t\n\r]/.test(t.d.charAt(t.at));)t.at++}function _i(t,n){Fn(t),!(n||
t.d.charAt(t.at)!==",")&&(t.at++,Fn(t),/[-.\d]/.test(t.d.charAt(t.at))||t.problems.push("Path data has a comma that no number follows."))}function Dn(t){
return JSON.stringify(t)}function Wn(t){let n=e=>Number(t.attributes.get(e)??"0");switch(t.name){case"path":return _n(t).ct;case"line":return[{segments:[g(n("x1"),n(
"y1"),n("x2"),n("y2"))],closed:!1}];case"polyline":return Di(t,!1);case"polygon":return Di(t,!0);case"circle":return[{segments:[dt(n("cx"),n(
"cy"),n("r"),0,2*Math.PI)],closed:!0}];case"ellipse":return[{segments:[dt(n("cx"),n("cy"),(n("rx")+n("ry"))/2,0,2*Math.PI)],closed:!0}];case"\
rect":{let e=Math.min(n("rx")||n("ry"),n("ry")||n("rx"));return[af(n("x"),n("y"),n("width"),n("height"),e)]}default:return[]}}function Di(t,n){
let e=(t.attributes.get("points")??"").trim().split(/[\s,]+/).map(Number),r=[];for(let s=2;s+1<e.length;s+=2)r.push(g(e[s-2]??0,e[s-1]??0,e[s]??
0,e[s+1]??0));let o=r[0],i=r.at(-1);return o===void 0||i===void 0?[]:(n&&r.push(g(i.x1,i.y1,o.x0,o.y0)),[{segments:r,closed:n}])}function af(t,n,e,r,o){
let i=Math.min(o,e/2,r/2),[s,a,c]=[t+e,n+r,Math.PI/2];return{segments:[g(t+i,n,s-i,n),dt(s-i,n+i,i,-c,c),g(s,n+i,s,a-i),dt(s-i,a-i,i,0,c),g(
s-i,a,t+i,a),dt(t+i,a-i,i,c,c),g(t,a-i,t,n+i),dt(t+i,n+i,i,2*c,c)].filter(m=>Math.hypot(m.x1-m.x0,m.y1-m.y0)>1e-9),closed:!0}}var Wi=.005,cf=.05,lf=1,uf=[1.5,2],mf=.06,un=.02,Gi={severity:"error, warning",i:({document:t})=>{let n=(t.attributes.get("stroke")??"none")!==
"none",e=Number(t.attributes.get("stroke-width")??"1"),r=n&&e>0?{width:e,cap:t.attributes.get("stroke-linecap")??"butt"}:null;return t.elements.
flatMap(o=>ff(o,r))}};function ff(t,n){let e=Wn(t),r=e.flatMap(o=>pf(t,o));return r.length>0||n===null?r:e.flatMap(o=>df(t,o,n,e))}function pf(t,n){
let e=n.segments.find(i=>M(i)<Wi);if(e===void 0&&n.segments.length>0)return[];let r=e===void 0?null:{x:e.x0,y:e.y0},o=`A segment of a <${t.name}\
> has no length; optimisers delete it.`;return[y("svg-dot","error",o,{at:r,measured:e===void 0?0:M(e),limit:Wi})]}function df(t,n,e,r){let[o,
...i]=n.segments;if(o===void 0)return[];let s={x:o.x0,y:o.y0},a=n.segments.reduce((m,f)=>m+M(f),0);if(a<=cf)return e.cap!=="butt"||n.closed?
[]:[y("svg-dot","error","A dot of almost no length shows nothing with butt caps.",{at:s,measured:a,limit:e.width})];let c=Hi(n.segments);if(c!==
null&&c.r<e.width/2-un&&!r.some(m=>m!==n&&hf(m,c))){let m=`A circle of radius ${c.r.toFixed(2)} under a stroke of ${e.width} keeps a hole in\
 its middle.`;return[y("svg-dot","error",m,{at:{x:c.cx,y:c.cy},measured:c.r,limit:e.width/2})]}let l=c??yf(o,i);if(l!==null&&l.r<=e.width/2+
un)return Bi(2*l.r+e.width,e,l.cx,l.cy);if(t.name!=="rect")return[];let u=Math.max(...n.segments.map(M));return u<e.width?Bi(u+e.width,e,s.x+
u/2,s.y+u/2):[]}function Bi(t,n,e,r){let o=uf.map(a=>a*n.width);if(o.some(a=>Math.abs(t-a)<=mf))return[];let i=Math.max(...o),s=`A dot is pa\
inted ${t.toFixed(2)} px wide; ${[lf*n.width,...o].join(", ")} are the sizes of dots under this stroke.`;return[y("svg-dot","warning",s,{at:{
x:e,y:r},measured:t,limit:i})]}function hf(t,n){return t.segments.some(e=>wt(e,n.cx,n.cy).o<=un)}function Hi(t){let[n]=t;if(n===void 0||n.kind===
"line")return null;let e=0;for(let r of t){if(r.kind==="line"||Math.hypot(r.cx-n.cx,r.cy-n.cy)>un)return null;e+=r.sweep}return Math.abs(e)>
2*Math.PI-.1?n:null}function yf(t,n){let e=Hi(n);return e===null||t.kind==="arc"?null:Math.hypot(t.x0-e.cx,t.y0-e.cy)<=un?e:null}var Ui=12,zi=9,Ve=4096,Xi={severity:"error, warning",i:({document:t})=>{let n=t.problems.map(r=>y("svg-form","error",r)),e=t.elements.length;
if(e>zi){let r=e>Ui,o=r?Ui:zi,i=`The SVG has ${e} elements; ${o} are the most.`;n.push(y("svg-form",r?"error":"warning",i,{measured:e,limit:o}))}
if(t.sizeBytes>Ve){let r=`The SVG has ${t.sizeBytes} bytes; ${Ve} are the most.`;n.push(y("svg-form","error",r,{measured:t.sizeBytes,limit:Ve}))}
return n}};var xf=new Set(["none","currentColor"]),gf=["fill","stroke","color"],Vi={severity:"error",i:({document:t})=>{let n=t.attributes,e=[...ji("sv\
g",n),...t.elements.flatMap(({name:i,attributes:s})=>ji(i,s))],r=n.get("fill"),o=n.get("stroke")??"none";return r===void 0&&e.push(y("svg-pa\
int","error","The <svg> has no fill, so viewers fill it with black.")),r==="none"&&o==="none"&&e.push(y("svg-paint","error","The <svg> has n\
either a fill nor a stroke, so nothing shows.")),e}};function ji(t,n){let e=[];for(let r of gf){let o=n.get(r);o===void 0||xf.has(o)||e.push(
y("svg-paint","error",`<${t}> has the ${r} ${JSON.stringify(o)}; only none and currentColor are allowed.`))}for(let r of n.keys())!r.endsWith(
"opacity")&&r!=="style"||e.push(y("svg-paint","error",`<${t}> has the attribute ${r}; ink is opaque and painted by the root alone.`));return e}var Ye=2,Yi=3,qi={severity:"error, warning",i:({document:t})=>{let r=[t.attributes,...t.elements.map(l=>l.attributes)].flatMap(l=>[...l].filter(
([u])=>u!=="xmlns").map(([,u])=>u)).flatMap(l=>l.match(/\d*\.\d+/g)??[]).filter(l=>Bn(l)>Ye);if(r.length===0)return[];let o=r.reduce((l,u)=>Bn(
u)>Bn(l)?u:l),i=Bn(o),s=i>Yi,a=s?Yi:Ye,c=`${r.length} ${r.length===1?"number has":"numbers have"} more than ${Ye} decimals, at most ${i}: ${o}\
.`;return[y("svg-precision",s?"error":"warning",c,{measured:i,limit:a})]}};function Bn(t){return t.length-t.indexOf(".")-1}var Yt=16,bf=.00137;function Zi(t){let n=t.flatMap(a=>[...a]);if(n.length===0)return{area:0,at:null};let{y0:e,y1:r}=T(n),o=Math.floor(e*Yt),
i=Array.from({length:Math.max(0,Math.ceil(r*Yt)-o)},()=>[]);for(let a of n)Sf(a,o,i);let s={length:0,Ht:-1/0,x:0,y:0};for(let a=0;a<i.length;a++)
wf(i[a],Ji(o+a),s);return{area:s.length/Yt,at:s.Ht===-1/0?null:{x:s.x,y:s.y}}}function Ji(t){return(t+.5)/Yt+bf}function Sf(t,n,e){let{y0:r,
y1:o}=T([t]),i=Math.min(e.length,Math.ceil(o*Yt)+1-n);for(let s=Math.max(0,Math.floor(r*Yt)-1-n);s<i;s++){let a=Ji(n+s);t.kind==="line"?Mf(t,
a,e[s]):kf(t,a,e[s])}}function Mf({x0:t,y0:n,x1:e,y1:r},o,i){n<=o!=r<=o&&i.push(t+(e-t)*(o-n)/(r-n),r>n?1:-1)}function kf(t,n,e){let r=(n-t.
cy)/t.r;if(Math.abs(r)>=1)return;let o=Math.asin(r);Ki(t,o,e),Ki(t,Math.PI-o,e)}function Ki({cx:t,r:n,start:e,sweep:r},o,i){let s=2*Math.PI,
a=r>0?o-e:e-o;if(a-Math.floor(a/s)*s>Math.abs(r))return;let l=Math.cos(o);i.push(t+n*l,l*r>0?1:-1)}function wf(t,n,e){Ef(t);let r=0;for(let i=1;i<
t.length;i+=2)r+=t[i];if(r!==0)return;let o=0;for(let i=0;i+2<t.length;i+=2){if(o+=t[i+1],o===0||o%2!==0)continue;let[s,a]=[t[i],t[i+2]];e.length+=
a-s,!(a-s<=e.Ht)&&(e.Ht=a-s,e.x=(s+a)/2,e.y=n)}}function Ef(t){for(let n=2;n<t.length;n+=2){let[e,r]=[t[n],t[n+1]],o=n-2;for(;o>=0&&t[o]>e;o-=
2)t[o+2]=t[o],t[o+3]=t[o+1];t[o+2]=e,t[o+3]=r}}var Qi=.05,ts={severity:"error",i:({document:t})=>(t.attributes.get("stroke")??"none")!=="none"?[]:t.elements.flatMap(e=>{let{area:r,at:o}=Zi(
Wn(e).map(s=>s.segments));if(r<=Qi)return[];let i=`The two fill rules paint <${e.name}> differently on ${r.toFixed(2)} px².`;return[y("svg-\
winding","error",i,{at:o,measured:r,limit:Qi})]})};var Af=.97,ns=.995,es={severity:"warning",i:({drawing:t,_:n})=>{if(t.traits.partial||t.traits.badge!==null||ot(t.cut)>0)return[];let{x:e,y:r}=n.Nt();
return[{name:"Left and right",share:e},{name:"Top and bottom",share:r}].filter(({share:i})=>i>=Af&&i<ns).map(({name:i,share:s})=>y("symmetry",
"warning",`${i} differ by ${Math.round((1-s)*1e3)/10} % of the ink: nearly symmetrical.`,{measured:s,limit:ns}))}};var rs=1,Pf=20,os=.3,Rf=.1,Tf=3,is={severity:"warning",i:({drawing:t})=>t.marks.flatMap(n=>{let{segments:e,closed:r}=n.path;return e.flatMap(
(o,i)=>{let s=e[i+1]??(r?e[0]:void 0);if(s===void 0||o.kind==="line"&&s.kind==="line")return[];if(M(o)<os||M(s)<os)return[];let a=Math.abs(L(
o,s))*180/Math.PI;return a<rs||a>Pf?[]:Math.min(Tf,M(o),M(s))*Math.sin(a*Math.PI/360)<Rf?[]:[y("tangent","warning",`A curve meets its neighb\
our with a bend of ${Math.round(a)}°.`,{at:{x:o.x1,y:o.y1},measured:a,limit:rs,span:n.span})]})})};function ss(t,n,e,r,o){let i=new Uint8Array(n*n);for(let a=0;a<i.length;a++)i[a]=(e?t[a]:1-t[a])>=o?1:0;let s=[];for(let a=0;a<i.length;a++)
i[a]===1&&s.push(vf(a,{coverage:t,size:n,ink:e,oe:r},i));return s}function vf(t,{coverage:n,size:e,ink:r,oe:o},i){let s=[t];i[t]=0;let a=0,c=!1;
for(let l=s.pop();l!==void 0;l=s.pop()){let u=l%e,m=(l-u)/e;a+=r?n[l]:1-n[l],(u===0||m===0||u===e-1||m===e-1)&&(c=!0);for(let f=m===0?0:-1;f<=
(m===e-1?0:1);f++)for(let p=u===0?0:-1;p<=(u===e-1?0:1);p++){let d=l+f*e+p;i[d]===0||!o&&p!==0&&f!==0||(i[d]=0,s.push(d))}}return{area:a,ie:c}}var as=.5,mn={v:.49,rt:.51},Of=4,Lf=.35,us={severity:"error, warning",i:({drawing:t,_:n})=>{let e=n.xt(),r=e.map((u,m)=>e.reduce((f,p)=>(u.hole?
p.pt===m:p.hole&&p.part===m)?f-p.area:f,u.area)),o=e.filter((u,m)=>r[m]>=as),i=o.filter(u=>!u.hole),s=o.filter(u=>u.hole),a=n.coverage(),{size:c}=t.
cut,l=(u,m,f)=>{let p=ss(a,c,u,m,f).filter(h=>u||!h.ie),d=p.filter(h=>h.area>=as).length;return{on:d,se:p.length-d}};return[...ls("part",i,(u,m)=>l(
!0,u,m),u=>cs(u,a,c)),...ls("hole",s,(u,m)=>l(!1,u,m),u=>cs(u,a,c))]}};function cs({area:t,box:n,hole:e},r,o){if(t>Of)return!1;let i=0;for(let s=Math.
max(0,Math.floor(n.y0));s<Math.min(o,n.y1);s++)for(let a=Math.max(0,Math.floor(n.x0));a<Math.min(o,n.x1);a++){let c=r[s*o+a];i=Math.max(i,e?
1-c:c)}return i>=Lf&&i<mn.v}function ls(t,n,e,r){let o=n.length,i=n.filter(r).length,s=e(!1,mn.v),a=s.on+i;if(a<o&&(a=Math.max(a,e(!1,mn.rt).on+
i)),a<o)return[y("topology","error",`${t==="part"?"Parts run together or vanish":"Holes close"} at this size: ${a} of ${o} are left.`,{measured:a,
limit:o})];if(s.on<=o&&s.se===0)return[];let c=e(!0,mn.v).on;return c>o&&(c=Math.min(c,e(!0,mn.rt).on)),c<=o?[]:t==="part"?[y("topology","er\
ror",`A part breaks at this size: ${c} instead of ${o}.`,{measured:c,limit:o})]:[y("topology","warning",`A notch closes to a hole at this si\
ze: ${c} instead of ${o}.`,{measured:c,limit:o})]}var Cf=.5,$f=.6,Nf=6,If=.55,Ff={few:.5,many:.45},Ke=5,ms=.12,_f=4.5,Df=.12,Wf=.08,fs=.35,Bf=.3,Gf=.77,Hf=.45,Uf=.6,zf=.6,Xf=1.4,jf=.77,Vf=.7,
Yf=.5,ps=.85,ds={severity:"error",i:({drawing:t,en:n})=>qf(t,n)};function qf(t,n){let e=n.some(({name:i})=>i==="slash"),r=t.strokeWidth===null?
t.twin?.marks??[]:t.marks,o=e?tp(n,r):null;return[...n.flatMap(i=>Zf(i,r,e?Kf(t):null,t)),...e&&X(t.cut)<Ke?n.flatMap(i=>sp(i,r)):[],...o===
null?[]:[...np(r,o),...ep(n,o,t)]]}function Kf({cut:t}){return Ff[X(t)<Ke?"few":"many"]}function Zf({name:t,spans:n,shapes:e},r,o,i){let{cut:s}=i,
a=e.reduce((h,{length:S})=>h+S,0);if(a===0)return[];let c=r.filter(({span:h})=>n.some(S=>h.start>=S.start&&h.end<=S.end)),l=o===null&&X(s)<_f,
u=e.map(h=>op(h,c.filter(hs(h.span)),a,l)),m=At(c)/a,f=o??(l?Qf(e,a,s):Jf(i)),p=t.replaceAll("-"," ");if(m<f){let h=`The ${p} is hardly left\
 at this cut: ${Math.round(100*m)} % of its lines.`;return[qt(h,m,f,n[0])]}let d=o===null?u.find(({ae:h})=>h):void 0;if(d!==void 0){let h=d.
left/Math.max(d.length,1e-9);return[qt(`The ${p} has lost what tells it, at this cut.`,h,ps,d.span)]}return o!==null&&u.some(h=>!h.Bn&&!h.isPlain)?
[]:u.filter(({Bn:h})=>h).map(h=>qt(`The ${p} has lost a shape that makes it, at this cut.`,h.left/h.length,h.v,h.span))}function Jf({cut:t,traits:n}){
return n.badge===null||X(t)<Nf?Cf:$f}function Qf(t,n,{size:e}){return n<Xf*e?jf:t.every(({isClosed:r})=>!r)?Gf:If}function tp(t,n){let e=t.flatMap(
o=>o.name==="slash"?o.spans:[]),r=n.find(({span:o})=>e.some(i=>o.start>=i.start&&o.end<=i.end));return r?.path.segments.length===1&&r.path.segments[0]?.
kind==="line"?r:null}function np(t,n){let e=rp(t.filter(r=>r!==n),n.path.segments[0]);return e>=ms?[]:[qt("All that is left lies on one side\
 of the line that crosses it out.",e,ms,n.span)]}function ep(t,n,{cut:e}){let r=t.flatMap(o=>o.name==="slash"?[]:o.shapes);return X(e)>=Ke||
r.some(({isClosed:o})=>o)?[]:[qt("Open lines that a line crosses out can hardly be told at this cut.",0,1,n.span)]}var qe=8;function rp(t,{x0:n,
y0:e,x1:r,y1:o}){let[i,s]=[0,0],a=({x:c,y:l},u)=>{(r-n)*(l-e)-(o-e)*(c-n)>0?s+=u:i+=u};for(let{dot:c,path:l}of t)if(c!==null)a(c,Math.PI*c.diameter);else
for(let u of l.segments)for(let m=0;m<qe;m++)a($(u,(m+.5)/qe),M(u)/qe);return Math.min(i,s)/Math.max(i+s,1e-9)}function op(t,n,e,r){let{length:o,
pieces:i,isTelling:s}=t,a=At(n),c=ip(t,o/e,r),l=s&&(n.length<i||a<ps*o);return{...t,left:a,v:c,Bn:a<c*o,ae:l}}function ip({isPlain:t},n,e){return n<
Df?0:n<fs?e?Hf:Wf:e&&t&&n>=Uf?zf:Bf}function sp({name:t,shapes:n},e){let r=n.reduce((o,{length:i})=>o+i,0);return n.flatMap(o=>{let i=e.filter(
hs(o.span)),s=At(i)/Math.max(o.length,1e-9),a=o.isPlain&&o.length>=fs*r&&i.length<2,c=n.length===1&&o.isClosed?Vf:a?Yf:0;if(s>=c)return[];let l=`\
Too little of the ${t.replaceAll("-"," ")} is left beside the line that crosses it out.`;return[qt(l,s,c,o.span)]})}function hs(t){return n=>n.
span.start===t.start&&n.span.end===t.end}function qt(t,n,e,r){return y("vanished","error",t,{measured:Math.round(n*100)/100,limit:e,span:r})}var ys={severity:"error, warning",i:()=>[]},xs={severity:"error, warning",i:()=>[]},gs={severity:"error",i:()=>[]},bs={severity:"error, warn\
ing, info",i:()=>[]},Ss={severity:"error, warning",i:()=>[]},Ms={severity:"info",i:()=>[]};var ks=[ds,Pi,li,Xi,Ni,Vi,qi,ts,Gi,ti,ii,No,Io,yi,Qo,vi,ri,is,us,$i,Lo,Ti,Wo,Mi,Mo,To,es,Ko,Ho,Xo,Po,_o,ys,xs,gs,bs,Ss,Ms];var ap=8,ws={error:0,warning:1,info:2};function Es({drawing:t,document:n,en:e=[]}){let r={drawing:t,document:n,en:e,_:go(t)};return ks.flatMap(
o=>cp(o.i(r))).sort(As)}function cp(t){return t.length<2?t:t.toSorted(As).slice(0,ap)}function As(t,n){return ws[t.severity]-ws[n.severity]}function _t(t){return t.kind==="join"?t.operands.map(n=>n.statement):"children"in t?t.children:null}function q(t,n,e=1){let r=t.toLowerCase();if(r.length>40)return[];let o=r.length>=5?2:1,i=[];for(let a of n){if(Math.abs(a.length-r.length)>
o)continue;let c=lp(r,a);c<=o&&i.push({name:a,o:c})}let s=({name:a})=>a.startsWith(r)?0:1;return i.sort((a,c)=>a.o-c.o||s(a)-s(c)||(a.name<c.
name?-1:1)),i.slice(0,e).map(({name:a})=>a)}function lp(t,n){let e=[],r=Array.from({length:n.length+1},(o,i)=>i);for(let o=1;o<=t.length;o+=
1){let i=[o];for(let s=1;s<=n.length;s+=1){let a=t[o-1]===n[s-1]?0:1,c=Math.min(r[s]+1,i[s-1]+1,r[s-1]+a);o>1&&s>1&&t[o-1]===n[s-2]&&t[o-2]===
n[s-1]&&(c=Math.min(c,e[s-2]+1)),i.push(c)}e=r,r=i}return r[n.length]}var C={characters:16384,statements:256,xt:8,lowered:400,vertices:64,parameters:8,dn:64,text:4,slug:64,problems:100,variants:64,uses:64,useNesting:4},
fn={width:8,height:8},w={coordinate:{from:-48,to:72},shift:{from:-72,to:72},length:{from:.05,to:72},degrees:{from:-720,to:720},ring:{from:2,
to:24},scale:{from:.05,to:4},dot:{from:.25,to:8},textHeight:{from:.5,to:48},factor:{from:0,to:8},fixedRadius:{from:0,to:24},into:{from:1.5,to:32},
mini:{from:1,to:16},lanes:{from:0,to:24},size:{from:16,to:24},parameter:{from:-1e3,to:1e3}};function b(t){return t.dt[Math.min(t.index,t.dt.length-1)]}function k(t){let n=b(t);return n.kind!=="eof"&&(t.index+=1),n}function W(t,n){let e=b(
t);return e.kind==="word"&&(n===void 0||e.text===n)}function z(t){let{kind:n}=b(t);return n==="end"||n==="open"||n==="close"||n==="eof"}function x(t,n,e,r,o){
!t.c&&t.problems.length<C.problems&&t.problems.push({span:n,message:e,expected:r,hint:o}),t.c=!0}function E(t,n,e){let r=b(t),o=Hn(r);x(t,r.
span,z(t)?`Here should be ${n}.`:`${o} is not ${n}.`,n,Gn(r)?"Comments begin with #.":e)}function Gn({text:t}){return t.startsWith("//")||t.
startsWith("/*")}function P(t,n){let e=t.dt[t.index-1]??n;return{...n.span,end:Math.max(n.span.end,e.span.end)}}function Hn(t){if(t.kind==="\
eof")return"the end of the text";if(t.kind==="end")return"the end of the statement";let n=t.kind==="string"?`"${t.text}"`:t.text;return`\`${n.
length>40?`${n.slice(0,39)}…`:n}\``}var pn="-?(?:\\d+(?:\\.\\d+)?|\\.\\d+)",dn="[a-z][a-z0-9]*(?:-[a-z0-9]+)*",st=`(?:${pn}|\\$${dn})`,hn=96,up=new RegExp(`^${pn}$`),mp=new RegExp(
`^${st}$`);function Ze(t){return Math.round(t*1e3)/1e3+0}function Dt(t){return t.length<=hn&&up.test(t)?Ze(Number(t)):null}function K(t){return String(
Ze(t))}function yn(t){return typeof t=="number"?K(t):`$${t.parameter}`}function Je(t,n){return typeof t=="number"||typeof n=="number"?t===n:
t.parameter===n.parameter}function Rs(t,n,e){let r=B(t,n,e);return typeof r=="number"?r:(x(t,t.dt[t.index-1].span,`${n} cannot come from a p\
arameter.`,"a number",`Write the number itself, such as ${K(Ts(e))}.`),e.from)}function B(t,n,e){if(z(t)||!mp.test(b(t).text))return E(t,n,`\
Write a number from ${K(e.from)} to ${K(e.to)}, such as ${K(Ts(e))}.`),e.from;let r=k(t);return Z(t,r.text,r.span,n,e)}function Z(t,n,e,r,o){
if(!n.startsWith("$")){let s=Ze(Number(n));return Ps(t,s,e,r,o),s}let i=xn(t,n.slice(1),e);if(i!==null)for(let s of fp(i))Number.isFinite(s)?
Ps(t,s,e,`${r} (from ${n})`,o):x(t,e,`${n} has values that are not numbers.`,"a parameter of numbers",`Declare it as a range, such as \`param\
 ${i.name} 0..4 = 2\`.`);return{parameter:n.slice(1)}}function xn(t,n,e){let r=t.parameters.get(n);if(r!==void 0)return r;let[o]=q(n,t.parameters.
keys()),i=o===void 0?`Declare it above, such as \`param ${n||"level"} 0..4 = 2\`.`:`Did you mean \`${o}\`?`;return x(t,e,`No parameter \`${n}\
\` is declared above.`,"the name of a parameter",i),null}function Ps(t,n,e,r,o){if(n>=o.from&&n<=o.to)return;let i=`${K(o.from)} to ${K(o.to)}`,
s=n<o.from?o.from:o.to;x(t,e,`${pp(r)} of ${K(n)} is outside ${i}.`,`a number from ${i}`,`Write ${K(s)} or a number inside the range.`)}function fp(t){
return t.values.kind==="range"?[t.values.from,t.values.to]:t.values.of.map(n=>Dt(n)??NaN)}function Ts(t){return t.to>=360?45:Math.min(4,t.to)}
function pp(t){return t.charAt(0).toUpperCase()+t.slice(1)}var dp={role:"auto",over:"none",notch:!1,fromLanes:0,belowLanes:1/0,fromSize:0,belowSize:1/0,radius:null,inner:!1,free:!1,finish:null},hp=/^@(\d+(?:\.\d+)?)(?:(\+)|(-)|\.\.(\d+(?:\.\d+)?))$/,
yp=[{n:["solid"],lt:!1,ot:t=>t==="solid"?{role:"solid"}:null},{n:["line"],lt:!1,ot:t=>t==="line"?{role:"line"}:null},{n:["hole"],lt:!1,ot:t=>t===
"hole"?{role:"hole"}:null},{n:["cut"],lt:!0,ot:t=>t==="cut"?{role:"knock-out"}:null},{n:["ink"],lt:!1,ot:t=>t==="ink"?{role:"ink"}:null},{n:[
"over","over=tight","over=side","over=box","over=round","over=hull"],lt:!0,ot:gp},{n:["notch"],lt:!0,ot:t=>t==="notch"?{notch:!0}:null},{n:[
"@5+","@5-","@3..5"],lt:!0,ot:bp},{n:["size>=20","size<20"],lt:!0,ot:Sp},{n:["r=0.5"],lt:!0,ot:Mp},{n:["inner"],lt:!1,ot:t=>t==="inner"?{inner:!0}:
null},{n:["free"],lt:!0,ot:t=>t==="free"?{free:!0}:null},{n:["outlined","filled"],lt:!0,ot:t=>t==="outlined"||t==="filled"?{finish:t}:null}],
xp=["solid","line","hole","cut","ink","over","over=tight","over=side","over=box","over=round","over=hull","notch","inner","free","outlined",
"filled"];function N(t,n=!1){let e=dp,r=new Set;for(;!z(t)&&!t.c;){let o=b(t),i=yp.find(({ot:a})=>a(o.text)!==null);if(o.kind!=="word"||i===
void 0)return E(t,"a modifier or the end of the statement",wp(o.text)),e;k(t),n&&!i.lt&&x(t,o.span,`\`${o.text}\` cannot apply to a group.`,
"over, notch, cut, @…, size…, r=…, free, outlined or filled","Write it behind the shapes inside.");let s=i.ot(o.text);for(let a of Object.
keys(s))r.has(a)&&x(t,o.span,`\`${o.text}\` contradicts or repeats an earlier modifier.`,"another modifier","Keep one of the two."),r.add(a);
e={...e,...s},kp(t,e,o.span)}return e}function vs(t){return t==="knock-out"?"cut":t}function gp(t){return t==="over"?{over:"ink"}:t==="over=tight"?{over:"tight"}:t==="over=side"?{over:"side"}:t==="over=box"?{over:"box"}:t===
"over=hull"?{over:"hull"}:t==="over=round"?{over:"round"}:null}function bp(t){let n=hp.exec(t);if(n===null)return null;let e=Dt(n[1])??1/0;return n[2]!==
void 0?{fromLanes:e}:n[3]!==void 0?{belowLanes:e}:{fromLanes:e,belowLanes:Dt(n[4])??1/0}}function Sp(t){let n=/^size(>=|<)(\d{1,4})$/.exec(t);
return n===null?null:n[1]==="<"?{belowSize:Number(n[2])}:{fromSize:Number(n[2])}}function Mp(t){let n=t.startsWith("r=")?Dt(t.slice(2)):null;
return n===null?null:{radius:n}}function kp(t,{fromLanes:n,belowLanes:e,fromSize:r,belowSize:o,radius:i},s){let{lanes:a,size:c,factor:l}=w;(n>
a.to||Number.isFinite(e)&&e>a.to)&&x(t,s,`There are never more than ${a.to} lanes.`,`@ with numbers up to ${a.to}`,"The finest cut has 11 la\
nes: write @5+, for instance."),n>=e&&x(t,s,"No cut has lanes in this range: it is never drawn.","a lower number first","Write @3..5, for in\
stance."),[r,o].filter(m=>m!==0&&Number.isFinite(m)).some(m=>m<c.from||m>c.to)&&x(t,s,`Sizes run from ${c.from} to ${c.to}.`,"a size of 16, \
20 or 24","Write size>=20 or size<20."),r>=o&&x(t,s,"No size is in this range: it is never drawn.","a lower size first","Write size>=16 size\
<24, for instance."),i!==null&&(i<l.from||i>l.to)&&x(t,s,`A radius factor of ${K(i)} is outside ${l.from} to ${l.to}.`,"r= with a factor","W\
rite r=0.5, for instance.")}function wp(t){if(/^r=/.test(t))return"Write r=0.5, without a blank.";if(/^size/.test(t))return"Write size>=20 o\
r size<20, without a blank.";if(/^@/.test(t))return"Write @5+, @5- or @3..5.";if(t==="detail")return"Write @5+: drawn when at least 5 stroke\
s fit side by side.";let n=q(t,xp,2).map(e=>`\`${e}\``);return n.length===0?"Modifiers are words such as `solid`, `cut` or `@5+`: the langua\
ge page has all.":`Did you mean ${n.join(" or ")}?`}var Ep=new RegExp(`^(${st}),(${st})(?:(!)|\\*(${pn})|~(${pn}))?$`),Os={x:0,y:0,corner:{kind:"relative",factor:1}};function Un(t,n="a point x\
,y"){let e=b(t),r=e.kind==="word"&&e.text.length<=hn?Ep.exec(e.text):null;return r===null?(E(t,n,Pp(t)),Os):(k(t),{x:Z(t,r[1],e.span,"a coor\
dinate",w.coordinate),y:Z(t,r[2],e.span,"a coordinate",w.coordinate),corner:Ap(t,e.span,r[3],r[4],r[5])})}function J(t,n="a point x,y"){let e=b(
t),{x:r,y:o,corner:i}=Un(t,n);return(i.kind==="fixed"||i.factor!==1)&&x(t,e.span,"A corner mark (!, *, ~) says nothing here: this point is n\
o corner.",n,`Write ${yn(r)},${yn(o)}.`),{x:r,y:o}}function Wt(t){let n=b(t);return n.kind==="word"&&/^[-.\d$]/.test(n.text)&&n.text!=="-"}function zn(t,n){
let e=[];for(;Wt(t)&&!t.c;)Kt(t,e);return e.length<n&&E(t,"a point x,y",`Write at least ${n} points, such as ${["4,12","12,4","20,12"].slice(
0,n).join(" ")}.`),e}function Kt(t,n){let{span:e}=b(t),r=Un(t),o=n.at(-1);o!==void 0&&Ls(o,r)&&x(t,e,"This point is the same as the one befo\
re it.","another point","Leave one of the two out."),n.length===C.vertices&&x(t,e,`A chain has at most ${C.vertices} points.`,"the end of th\
e chain","Split it into several statements."),n.push(r)}function Zt(t,n,e){let r=n[0],o=n.at(-1);n.length<3||r===void 0||o===void 0||!Ls(r,o)||
x(t,e,"The last point repeats the first; the shape closes by itself.","a shape without its first point again","Leave the last point out.")}function mt(t,n){return{...t,x:n(t.x),y:n(t.y)}}function Ap(t,n,e,r,o){return e!==void 0?{kind:"relative",factor:0}:o!==void 0?{kind:"fixed",
radius:Z(t,o,n,"a corner radius",w.fixedRadius)}:r===void 0?Os.corner:{kind:"relative",factor:Z(t,r,n,"a corner factor",w.factor)}}function Ls(t,n){
return Je(t.x,n.x)&&Je(t.y,n.y)}function Pp(t){let{text:n}=b(t),e=t.dt[t.index+1];return e?.kind==="word"&&(n.endsWith(",")||e.text.startsWith(
",")||/^-?[\d.]+$/.test(e.text))&&/^-?[\d.]+,?$/.test(n)?`Write ${n.replace(",","")},${e.text.replace(",","")} without a blank.`:"Write two \
numbers with a comma and no blank, such as 12,7."}var Cs={s:"arc",kind:"arc",n:["arc X,Y R FROM TO [modifiers]"],b:[],parse(t,n){let{x:e,y:r}=J(t,"the centre x,y"),o=B(t,"a radius",w.length),
i=B(t,"an angle",w.degrees),{span:s}=b(t),a=B(t,"an angle",w.degrees);typeof i=="number"&&typeof a=="number"&&(i===a||Math.abs(a-i)>=360)&&x(
t,s,"An arc turns by more than 0 and less than 360 degrees.","another angle","For a whole circle write circle X,Y R.");let c=N(t);return{kind:"\
arc",x:e,y:r,r:o,from:i,to:a,modifiers:c,span:P(t,n)}},bind:(t,{number:n})=>[{...t,x:n(t.x),y:n(t.y),r:n(t.r),from:n(t.from),to:n(t.to)}]};var Rp=new RegExp(`^(${st})x(${st})$`);function gn(t){let n=b(t),e=n.kind==="word"&&n.text.length<=hn?Rp.exec(n.text):null;return e===null?(E(
t,"a size WxH","Write width and height with an x and no blank, such as 18x14."),{width:1,height:1}):(k(t),{width:Z(t,e[1],n.span,"a width",w.
length),height:Z(t,e[2],n.span,"a height",w.length)})}function Jt(t){let n=b(t),{x:e,y:r}=J(t),{width:o,height:i}=gn(t);if(typeof e=="number"&&
typeof r=="number"&&typeof o=="number"&&typeof i=="number"){let{to:s}=w.coordinate;return(e+o>s||r+i>s)&&x(t,n.span,`This area reaches beyon\
d ${s},${s}.`,"an area in or near the grid","Write an area such as 7,10 10x8."),{x:e,y:r,width:o,height:i}}return x(t,n.span,"An area cannot\
 come from a parameter.","X,Y WxH in numbers","Write the numbers themselves, such as 7,10 10x8."),{x:0,y:0,width:1,height:1}}var $s={s:"box",kind:"box",n:["box X,Y WxH [modifiers]"],b:["rect","rectangle","square"],parse(t,n){let e=Un(t,"the upper left corner x,y"),
{width:r,height:o}=gn(t),i=N(t);return{kind:"box",corner:e,width:r,height:o,modifiers:i,span:P(t,n)}},bind:(t,{number:n})=>[{...t,corner:mt(
t.corner,n),width:n(t.width),height:n(t.height)}]};var Ns={s:"circle",kind:"circle",n:["circle X,Y R [modifiers]"],b:["disc","disk","round"],parse(t,n){let{x:e,y:r}=J(t,"the centre x,y"),o=B(
t,"a radius",w.length),i=N(t);return{kind:"circle",x:e,y:r,r:o,modifiers:i,span:P(t,n)}},bind:(t,{number:n})=>[{...t,x:n(t.x),y:n(t.y),r:n(t.
r)}]};var Is={s:"curve",kind:"curve",n:["curve P P … [close] [modifiers]"],b:["spline","bezier","smooth"],parse(t,n){let e=Tp(t),r=W(t,"close");
r&&(Zt(t,e,t.dt[t.index-1].span),e.length<3?E(t,"a third point","A closed curve has at least 3 points."):k(t));let o=N(t);return{kind:"curve",
vertices:e,closed:r,modifiers:o,span:P(t,n)}},bind:(t,{number:n})=>[{...t,vertices:t.vertices.map(e=>mt(e,n))}]};function Tp(t){let n=[];for(;Wt(
t)&&!t.c;){let{span:e}=b(t);Kt(t,n);let{corner:r}=n.at(-1);r.kind==="relative"&&(r.factor===1||r.factor===0)||x(t,e,"A point of a curve is s\
mooth or a corner.","a point, or a point with !","Write x,y for a smooth point and x,y! for a corner.")}return n.length<2&&E(t,"a point x,y",
"Write at least 2 points, such as 4,12 12,8 20,12."),n}var vp=1.5,Fs={s:"dot",kind:"dot",n:["dot X,Y [SCALE] [modifiers]"],b:["point"],parse(t,n){let{x:e,y:r}=J(t),i=W(t)&&/^[-.\d$]/.test(b(t).text)?
Rs(t,"a dot scale",w.dot):vp,s=N(t);return{kind:"dot",x:e,y:r,scale:i,modifiers:s,span:P(t,n)}},bind:(t,{number:n})=>[{...t,x:n(t.x),y:n(t.y)}]};function G(t,n=t.statement){for(;t.c&&(b(t).kind==="word"||b(t).kind==="string");)k(t);let e=b(t);if(e.kind!=="open")return E(t,"a block { …\
 }","Open the block with { on the same line."),[];if(k(t),t.kn===C.xt)return x(t,e.span,`Blocks are nested at most ${C.xt} deep.`,"a stateme\
nt without a block","Flatten the blocks."),Op(t),[];let r=t.c,o=t.problems.length;t.kn+=1;let i=Lp(t,n);return t.kn-=1,t.c=r,b(t).kind==="cl\
ose"?k(t):x(t,e.span,"This block is never closed.","}","Write } behind its last statement."),i.length===0&&t.problems.length===o&&x(t,e.span,
"This block is empty.","a statement","Write a statement inside, or leave the block out."),i.length===0&&(t.c=!0),i}function Op(t){let n=1;for(;n>
0&&b(t).kind!=="eof";){let{kind:e}=k(t);e==="open"&&(n+=1),e==="close"&&(n-=1)}}function Lp(t,n){let e=[];for(;;){let{kind:r}=b(t);if(r==="c\
lose"||r==="eof")return e;if(r==="end"){k(t);continue}t.c=!1;let o=n(t);o!==null&&e.push(o)}}var _s={s:"join",kind:"join",n:["join [modifiers] { SHAPE; SHAPE; - SHAPE }"],b:["union","merge","combine","subtract","difference"],parse(t,n){
let e=N(t),r=G(t,Cp),o=r[0];return o?.sign===-1&&x(t,o.statement.span,"The first shape of a join is subtracted from nothing.","a shape witho\
ut -","Move an added shape to the front."),{kind:"join",operands:r,modifiers:e,span:P(t,n)}},bind:(t,{block:n})=>[{...t,operands:t.operands.
flatMap(({sign:e,statement:r})=>n([r]).map(o=>({sign:e,statement:o})))}]};function Cp(t){let n=W(t,"-");n&&k(t);let{span:e}=b(t);if(n&&z(t))
return E(t,"a closed shape","Write the shape to take away behind -, on the same line."),null;let r=t.statement(t);return r===null?null:Ds(r)?
"modifiers"in r&&r.modifiers.role!=="auto"?(x(t,e,`A joined shape has no role of its own; \`${vs(r.modifiers.role)}\` says nothing here.`,"a\
 shape without a role","Write the role behind `join`, or `-` in front of a shape to take it away."),null):{sign:n?-1:1,statement:r}:(x(t,e,`\
\`${r.kind}\` encloses no area, so it cannot be joined.`,"a closed shape","Use box, circle, oval, poly, or a path or curve with close."),null)}
function Ds(t){switch(t.kind){case"box":case"circle":case"oval":case"poly":return!0;case"path":case"curve":return t.closed;case"mirror":case"\
turn":case"ring":case"move":case"scale":return t.children.every(Ds);default:return!1}}var Ws={s:"line",kind:"line",n:["line P P … [modifiers]"],b:["polyline","stroke","segment"],parse(t,n){let e=zn(t,2),r=N(t);return{kind:"l\
ine",vertices:e,modifiers:r,span:P(t,n)}},bind:(t,{number:n})=>[{...t,vertices:t.vertices.map(e=>mt(e,n))}]};var $p=new RegExp(`^([xy])=(${st})$`),Bs={s:"mirror",kind:"mirror",n:["mirror x=12 { … }","mirror y=12 { … }"],b:["flip","reflect","symm\
etry"],parse(t,n){let e=b(t),r=e.kind==="word"&&e.text.length<96?$p.exec(e.text):null;r!==null?k(t):E(t,"an axis x=… or y=…","Write x=12\
 to mirror left to right, y=12 to mirror top to bottom.");let o=r===null?12:Z(t,r[2],e.span,"an axis",w.coordinate),i=G(t);return{kind:"mirr\
or",axis:r?.[1]==="y"?"y":"x",at:o,children:i,span:P(t,n)}},bind:(t,{number:n,block:e})=>[{...t,at:n(t.at),children:e(t.children)}]};var Np=new RegExp(`^(${st}),(${st})$`),Gs={s:"move",kind:"move",n:["move DX,DY { … }"],b:["translate","shift","offset"],parse(t,n){let e=b(
t),r=e.kind==="word"&&e.text.length<96?Np.exec(e.text):null;r!==null?k(t):E(t,"a shift dx,dy","Write two numbers with a comma and no blank, \
such as 2,-1.");let o=Z(t,r?.[1]??"0",e.span,"a shift",w.shift),i=Z(t,r?.[2]??"0",e.span,"a shift",w.shift),s=G(t);return{kind:"move",x:o,y:i,
children:s,span:P(t,n)}},bind:(t,{number:n,block:e})=>[{...t,x:n(t.x),y:n(t.y),children:e(t.children)}]};var Hs={s:"oval",kind:"oval",n:["oval X,Y RX RY [modifiers]"],b:["ellipse"],parse(t,n){let{x:e,y:r}=J(t,"the centre x,y"),o=B(t,"a half widt\
h",w.length),i=B(t,"a half height",w.length),s=N(t);return{kind:"oval",x:e,y:r,rx:o,ry:i,modifiers:s,span:P(t,n)}},bind:(t,{number:n})=>[{...t,
x:n(t.x),y:n(t.y),rx:n(t.rx),ry:n(t.ry)}]};var Ip=/^[a-z0-9]+(?:-[a-z0-9]+)*$/;function Us(t){return t.length<=C.slug&&Ip.test(t)}function Pt(t,n){let e=b(t);if(e.kind==="word"&&Us(e.
text))return k(t).text;let r=Fp(e.text);return E(t,n,r===""?"Use lower-case letters, digits and single hyphens.":`Write \`${r}\`.`),"untitle\
d"}function Fp(t){return t.slice(0,C.slug).toLowerCase().match(/[a-z0-9]+/g)?.join("-")??""}var _p=/^[A-Z0-9.,:!?%@&+\-/]$/;function Xn(t){return Us(
t)||_p.test(t)||/^-?\d{1,4}$/.test(t)}var zs={s:"part",kind:"part",n:["part NAME [modifiers] { … }"],b:["group","g","layer"],parse(t,n){let e=Pt(t,"a name such as handle"),r=N(
t,!0),o=G(t);return{kind:"part",name:e,modifiers:r,children:o,span:P(t,n)}},bind:(t,{block:n})=>[{...t,children:n(t.children)}]};var js={s:"path",kind:"path",n:["path P [cw|ccw R [big]] P … [cw|ccw R [big]] [close] [modifiers]"],b:["outline","shape"],parse(t,n){let{vertices:e,
bends:r,closed:o}=Dp(t),i=N(t);return{kind:"path",vertices:e,bends:r,closed:o,modifiers:i,span:P(t,n)}},bind:(t,{number:n})=>[{...t,vertices:t.
vertices.map(e=>mt(e,n)),bends:t.bends.map(e=>e&&{...e,radius:n(e.radius)})}]};function Dp(t){let n=[],e=[];for(Kt(t,n);!t.c;){let r=b(t),o=W(
t,"cw")||W(t,"ccw")?Wp(t):null;if(Wt(t))e.push(o),Kt(t,n);else{if(W(t,"close"))return Zt(t,n,t.dt[t.index-1].span),k(t),e.push(o),Xs(t,n,e,!0),
{vertices:n,bends:e,closed:!0};o!==null&&x(t,r.span,"This arc leads nowhere.","a point x,y or close behind the arc","Write the point where t\
he arc ends.");break}}return Xs(t,n,e,!1),{vertices:n,bends:e,closed:!1}}function Wp(t){let n=k(t).text==="cw",e=B(t,"an arc radius",w.length),
r=W(t,"big");return r&&k(t),{radius:e,clockwise:n,big:r}}function Xs(t,n,e,r){let o=t.dt[t.index-1].span;n.length<2&&E(t,"a point x,y","Writ\
e at least 2 points, such as 4,12 cw 8 20,12."),r&&n.length===2&&e.every(i=>i===null)&&x(t,o,"Two points with straight pieces enclose nothin\
g.","a third point or an arc","Leave `close` out, or add a point or an arc."),e.forEach((i,s)=>{let a=n[s],c=n[(s+1)%n.length],l=[a.x,a.y,c.
x,c.y];if(i===null||typeof i.radius!="number"||!l.every(S=>typeof S=="number"))return;let[u,m,f,p]=l,d=Math.hypot(f-u,p-m)/2;if(i.radius>d-.005)
return;let h=String(Math.ceil(d*100)/100);x(t,o,`An arc of radius ${yn(i.radius)} cannot reach from ${u},${m} to ${f},${p}.`,`a radius of at\
 least ${h}`,`Write ${h} or more.`)})}var Vs={s:"poly",kind:"poly",n:["poly P P P … [modifiers]"],b:["polygon","triangle"],parse(t,n){let e=zn(t,3);Zt(t,e,t.dt[t.index-1].span);
let r=N(t);return{kind:"poly",vertices:e,modifiers:r,span:P(t,n)}},bind:(t,{number:n})=>[{...t,vertices:t.vertices.map(e=>mt(e,n))}]};function Qt(t){return Wt(t)?J(t,"a centre x,y"):{x:12,y:12}}var Ys={s:"ring",kind:"ring",n:["ring COUNT [X,Y] { … }"],b:["repeat","rotational","radial","around"],parse(t,n){let{span:e}=b(t),r=B(t,"a\
 count",w.ring);typeof r=="number"&&!Number.isInteger(r)&&x(t,e,"A ring repeats a whole number of times.","a whole number",`Write ${Math.round(
r)}.`);let{x:o,y:i}=Qt(t),s=G(t);return{kind:"ring",count:r,x:o,y:i,children:s,span:P(t,n)}},bind:(t,{number:n,block:e})=>[{...t,count:n(t.count),
x:n(t.x),y:n(t.y),children:e(t.children)}]};var qs={s:"scale",kind:"scale",n:["scale FACTOR [X,Y] { … }"],b:["zoom","resize"],parse(t,n){let e=B(t,"a scale factor",w.scale),{x:r,y:o}=Qt(
t),i=G(t);return{kind:"scale",factor:e,x:r,y:o,children:i,span:P(t,n)}},bind:(t,{number:n,block:e})=>[{...t,factor:n(t.factor),x:n(t.x),y:n(
t.y),children:e(t.children)}]};var Ks=/^[A-Z0-9.,:!?%#@&+\-=/$]+$/,Bp="characters of A-Z 0-9 . , : ! ? % # @ & + - = / $",Zs={s:"text",kind:"text",n:['text "B" X,Y HEIGHT \
[modifiers]',"text $letter X,Y HEIGHT [modifiers]"],b:["letter","char","glyph","label"],parse(t,n){let e=Gp(t),{x:r,y:o}=J(t,"the middle x,y"),
i=B(t,"a text height",w.textHeight),s=N(t);return{kind:"text",text:e,x:r,y:o,height:i,modifiers:s,span:P(t,n)}},bind:(t,{number:n,text:e})=>[
{...t,text:e(t.text),x:n(t.x),y:n(t.y),height:n(t.height)}]};function Gp(t){let n=b(t);if(n.kind==="string")return k(t),jn(t,n.text,n.span),
n.text;if(n.kind==="word"&&/^\$[a-z]/.test(n.text)){k(t);let e=n.text.slice(1),r=xn(t,e,n.span);return r?.values.kind==="choice"&&r.values.of.
forEach(o=>jn(t,o,n.span)),r?.values.kind==="range"&&jn(t,String(r.values.from),n.span),r?.values.kind==="range"&&jn(t,String(r.values.to),n.
span),{parameter:e}}return n.kind==="unclosed-string"?x(t,n.span,"This text has no closing quote.","a text in quotes",`Write "${n.text.trim().
split(/\s/)[0]??"A"}".`):E(t,"a text in quotes",'Write the text in quotes, such as "B".'),"A"}function jn(t,n,e){if(n.length<1||n.length>C.text)
x(t,e,`A text has 1 to ${C.text} characters.`,`1 to ${C.text} characters`,'Write fewer characters, such as "AB".');else if(!Ks.test(n)){let r=n.
toUpperCase(),o=Ks.test(r)?`Write "${r}".`:"Draw other characters with lines and arcs.";x(t,e,`The stroke alphabet cannot write "${n}".`,Bp,
o)}}var Js={s:"turn",kind:"turn",n:["turn DEGREES [X,Y] { … }"],b:["rotate","rotation","spin"],parse(t,n){let e=B(t,"an angle",w.degrees),{x:r,
y:o}=Qt(t),i=G(t);return{kind:"turn",degrees:e,x:r,y:o,children:i,span:P(t,n)}},bind:(t,{number:n,block:e})=>[{...t,degrees:n(t.degrees),x:n(
t.x),y:n(t.y),children:e(t.children)}]};var Hp=new RegExp(`^(${dn})=(.+)$`),Qs={s:"use",kind:"use",n:["use GLYPH [mini] [name=value …] into X,Y WxH [modifiers]"],b:["insert","inc\
lude","place","import"],parse(t,n){let e=b(t).span,r=Pt(t,"the name of a glyph"),o=W(t,"mini");o&&k(t);let i=Up(t);W(t,"into")?k(t):E(t,"int\
o X,Y WxH","Write the box it goes into, such as `into 14,14 8x8`.");let s=b(t),a=Jt(t),c=Math.min(a.width,a.height);(c<w.into.from||c>w.into.
to)&&x(t,s.span,`A glyph cannot be fitted into a box of ${a.width} by ${a.height}.`,`a box of ${w.into.from} to ${w.into.to} units`,"Write a\
 box such as 14,14 8x8.");let l=N(t,!0);return{kind:"use",glyph:r,glyphSpan:e,mini:o,arguments:i,into:a,modifiers:l,span:P(t,n)}},bind:(t,n)=>n.
use(t)};function Up(t){let n=new Map;for(;!t.c&&!z(t)&&!W(t,"into");){let e=b(t),r=e.kind==="word"&&e.text.length<96?Hp.exec(e.text):null,[o,
i]=[r?.[1],r?.[2]];if(o===void 0||i===void 0||!Xn(i))return E(t,"name=value or into","Write values such as level=3, then `into` and the box."),
n;k(t),n.has(o)&&x(t,e.span,`\`${o}\` is given twice.`,"another name","Keep one of the two."),n.set(o,/^-?\d{1,4}$/.test(i)?Number(i)+0:i)}return n}var zp=["is","not",">=","<"],ta={s:"when",kind:"when",n:["when NAME is VALUE { … }","when NAME not VALUE { … }","when NAME >= NUMBER { …\
 }","when NAME < NUMBER { … }"],b:["if","case","unless"],parse(t,n){let e=b(t),r=jp(t),o=Vp(t,r),i=Yp(t,r),s=G(t);return{kind:"when",parameter:r?.
name??e.text,test:o,value:i,children:s,span:P(t,n)}},bind:(t,{value:n,block:e})=>Xp(t,n(t.parameter))?e(t.children):[]};function Xp({test:t,
value:n},e){return t==="is"?String(e)===String(n):t==="not"?String(e)!==String(n):t===">="?Number(e)>=Number(n):Number(e)<Number(n)}function jp(t){
if(!W(t))return E(t,"the name of a parameter","Write a test such as `when level >= 3`."),null;let{text:n,span:e}=k(t),r=/^(.{1,24}?)(>=|<)(.{0,24})$/.
exec(n);return r!==null&&x(t,e,"The test needs blanks round its sign.","the name of a parameter",`Write \`when ${r[1]} ${r[2]} ${r[3]||1}\`.`),
xn(t,n.replace(/^\$/,""),e)}function Vp(t,n){let e=b(t),r=zp.find(o=>o===e.text);if(e.kind!=="word"||r===void 0){let o={"=":"is","==":"is","\
!=":"not",">":">=","<=":"<"}[e.text];return E(t,"is, not, >= or <",o===void 0?"Write a test such as `when level >= 3`, with blanks.":`Write \
\`${o}\`.`),"is"}return k(t),n?.values.kind==="choice"&&(r===">="||r==="<")&&x(t,e.span,`\`${n.name}\` is a choice and has no order.`,"is or\
 not",`Write \`when ${n.name} is ${n.values.of[0]}\`.`),r}function Yp(t,n){if(!W(t))return E(t,"a value","Write a test such as `when level >\
= 3`."),0;let{text:e,span:r}=k(t);return n===null?e:n.values.kind==="choice"?qp(t,n.values.of,e,r):Kp(t,n.values,e,r)}function qp(t,n,e,r){if(!n.
includes(e)){let[o]=q(e,n);x(t,r,`\`${e.slice(0,40)}\` is not a value of this parameter.`,n.join(", "),o===void 0?`Write one of ${n.join(", ")}\
.`:`Did you mean \`${o}\`?`)}return e}function Kp(t,{from:n,to:e},r,o){let i=/^-?\d{1,4}$/.test(r)?Number(r)+0:NaN;return i>=n&&i<=e?i:(x(t,
o,`\`${r.slice(0,40)}\` is not a value of this parameter.`,`a whole number from ${n} to ${e}`,`Write a number from ${n} to ${e}.`),n)}var Vn=[$s,Ns,Hs,Fs,Ws,Vs,js,Cs,Is,Zs,_s,Bs,Js,Ys,Gs,qs,zs,ta,Qs],Zp=new Map(Vn.map(t=>[t.kind,t]));function na(t){return Zp.get(t.kind)}var Yn={start:0,end:0,line:1,column:1};function qn(t,n){let e=[],r=a=>{e.push(a)},o=Jp(t,n,{ce:r,use:a=>td(a,r)}),i=o(t.mini??[]);return{program:{
...t,parameters:[],mini:i.length===0?null:i,statements:o(t.statements)},problems:e}}function Jp(t,n,{ce:e,use:r}){let o=t.parameters.map(({name:l})=>l);
for(let l of n.keys())o.includes(l)||e(ed(t.name,l,o));let i=new Map(t.parameters.map(l=>[l.name,nd(l,n.get(l.name),e)])),s=l=>i.get(l)??ea(
l,e),a=l=>{let u=Number(s(l));return Number.isFinite(u)?u:ea(l,e)},c={value:s,number:l=>typeof l=="number"?l:a(l.parameter),text:l=>typeof l==
"string"?l:String(s(l.parameter)),block:l=>l.flatMap(u=>na(u).bind(u,c)).filter(Qp),use:r};return c.block}function Qp(t){return _t(t)?.length!==
0}function td({span:t},n){return n({span:t,message:"`use` was not resolved before compiling.",expected:"a finished program",hint:"expand ref\
erences to glyphs first"}),[]}function ea(t,n){return n({span:Yn,message:`Nothing gives \`${t}\` such a value.`,expected:"a parameter with a\
 value of this kind",hint:`Declare it, such as \`param ${t} 0..4 = 2\`.`}),0}function nd(t,n,e){if(n===void 0)return t.default;let{name:r,values:o}=t;
if(o.kind==="choice"){if(o.of.includes(String(n)))return String(n);let[a]=q(String(n),o.of),c=a===void 0?`Give one of ${o.of.join(", ")}.`:`\
Did you mean \`${a}\`?`;return e({span:Yn,message:`\`${r}\` cannot be \`${n}\`.`,expected:o.of.join(", "),hint:c}),t.default}let i=typeof n==
"number"?n:Dt(n)??NaN;if(Number.isInteger(i)&&i>=o.from&&i<=o.to)return i;let s=`a whole number from ${o.from} to ${o.to}`;return e({span:Yn,
message:`\`${r}\` cannot be \`${n}\`.`,expected:s,hint:`Give ${s}.`}),t.default}function ed(t,n,e){let[r]=q(n,e),o=e.length===0?"It has no p\
arameters.":`Its parameters are ${e.join(", ")}.`;return{span:Yn,message:`\`${t}\` has no parameter \`${n}\`.`,expected:e.length===0?"no val\
ue":e.join(", "),hint:r===void 0?o:`Did you mean \`${r}\`?`}}function ra({detail:t},n){return t.find(({size:r,stroke:o,radius:i,finish:s})=>r===n.size&&o===n.stroke&&(i??n.radius)===n.radius&&(s??n.finish)===
n.finish)?.lanes??null}var rd=40,ia=600,sa=160;function Kn(t){if(t.length<=rd)return!1;if(t.length>ia)return!0;let n=t.map(r=>({segment:r,box:T([r])})).sort((r,o)=>r.
box.x0-o.box.x0),e=0;for(let r=0;r<n.length;r++){let o=n[r];for(let i=r+1;i<n.length;i++){let s=n[i];if(s.box.x0>o.box.x1)break;if(s.box.y0>
o.box.y1||s.box.y1<o.box.y0)continue;let a=ut(o.segment,s.segment).filter(({bn:c,te:l})=>oa(c)||oa(l));if(e+=a.length,e>sa)return!0}}return!1}
function oa(t){return t>1e-6&&t<1-1e-6}function Zn(t){return{span:t.span,message:"The drawing is too complex to be an icon.",expected:`at mo\
st ${ia} lines and arcs with at most ${sa} crossings`,hint:"draw fewer shapes, or let them cross less"}}function ua(t,n,e){let r=od(t,n,e),o=id(t),i=t.map(()=>0),s=[];for(let a=0;a<t.length;a++){let c=t[a];if(i[a]===0&&(i[a]=r(c),ca(t,o,i,a,c.to),
ca(t,o,i,a,c.from)),i[a]===1)continue;let l=i[a]===2;s.push({_t:c,Xt:l,from:l?c.from:c.to,to:l?c.to:c.from,wn:!1})}return s}function od(t,n,e){
let r=la(t,"top","bottom"),o=la(t,"left","right"),i=new Int32Array(n),s=new Int32Array(n);return a=>{let c=cd(a);s.fill(0),c?ld(a,r.at(a.jt),
s):ud(a,o.at(a.Vt),s);let l=c?a.y1<a.y0:a.x1>a.x0;i.set(s),Qe(i,a,!l);let u=e(s);return u===e(i)?1:u===l?2:3}}function id(t){let n={j:[],Gn:[]};
for(let e=0;e<t.length;e++)aa(n,t[e].from,e),aa(n,t[e].to,e);return n}var Jn=-1;function aa({j:t,Gn:n},e,r){for(;t.length<=e;)t.push(Jn),n.push(
Jn);t[e]===Jn?t[e]=r:n[e]=n[e]===Jn?r:sd}var sd=-2;function ca(t,{j:n,Gn:e},r,o,i){let s=o,a=i;for(;;){if(e[a]<0)return;let c=n[a]===s?e[a]:
n[a];if(r[c]!==0)return;let l=t[s],u=t[c],m=l.to===a==(u.from===a);if(!ad(u,l,m))return;let f=r[s];r[c]=m||f===1?f:f===2?3:2,a=u.from===a?u.
to:u.from,s=c}}function ad({nt:t},n,e){for(let r=0;r<t.length;r++)if(t[r]!==(e?n.nt[r]:-n.nt[r]))return!1;return!0}function cd(t){return Math.
abs(t.y1-t.y0)>=Math.abs(t.x1-t.x0)}function ld(t,n,e){let r=t.jt;for(let o of n){if(o.y0<=r==o.y1<=r||o===t)continue;let i;if(o.turn===0)i=
o.x0+(o.x1-o.x0)*(r-o.y0)/(o.y1-o.y0);else{let s=r-o.cy,a=Math.sqrt(Math.max(0,(o.r-s)*(o.r+s)));i=o.Vt>=o.cx?o.cx+a:o.cx-a}i>t.Vt&&Qe(e,o,o.
y1>o.y0)}}function ud(t,n,e){let r=t.Vt;for(let o of n){if(o.x0<=r==o.x1<=r||o===t)continue;let i;if(o.turn===0)i=o.y0+(o.y1-o.y0)*(r-o.x0)/
(o.x1-o.x0);else{let s=r-o.cx,a=Math.sqrt(Math.max(0,(o.r-s)*(o.r+s)));i=o.jt>=o.cy?o.cy+a:o.cy-a}i>t.jt&&Qe(e,o,o.x1<o.x0)}}function Qe(t,{
nt:n,group:e,En:r},o){if(!r)t[e]+=o?n[e]:-n[e];else for(let i=0;i<n.length;i++)t[i]+=o?n[i]:-n[i]}function la(t,n,e){let r=1/0,o=-1/0;for(let l of t)
l[n]<r&&(r=l[n]),l[e]>o&&(o=l[e]);let i=Math.min(64,1+(t.length>>2)),s=i/(o-r+1e-9),a=Array.from({length:i},()=>[]),c=l=>Math.min(i-1,Math.max(
0,Math.floor((l-r)*s)));for(let l of t){let u=c(l[e]);for(let m=c(l[n]);m<=u;m++)a[m].push(l)}return{at:l=>a[c(l)]}}function ma(t){let n=[],e=[],r=[],o=new Map,i=t*2,s=(c,l,u)=>{for(let m=o.get(c)??-1;m>=0;m=r[m])if(Math.abs(n[m]-l)<i&&Math.abs(e[m]-u)<i)return m;
return-1};return{x:n,y:e,at:(c,l)=>{let u=Math.floor(c*64),m=Math.floor(l*64),f=Math.floor((c-i)*64),p=Math.floor((c+i)*64),d=Math.floor((l-
i)*64),h=Math.floor((l+i)*64);for(let v=f;v<=p;v++)for(let O=d;O<=h;O++){let V=s(v*2097152+O,c,l);if(V>=0)return V}let S=n.length,R=u*2097152+
m;return n.push(c),e.push(l),r.push(o.get(R)??-1),o.set(R,S),S}}}function pa(t,n){let e=t.slice().sort((o,i)=>o.left-i.left),r=[];for(let o of e){let i=o.left-n,s=o.top-n,a=o.bottom+n,c=0;for(let l=0;l<r.length;l++){
let u=r[l];u.right<i||(r[c++]=u,u.top<=a&&u.bottom>=s&&md(u,o,n))}r.length=c,r.push(o)}}function md(t,n,e){Qn(t,n.x0,n.y0,e),Qn(t,n.x1,n.y1,
e),Qn(n,t.x0,t.y0,e),Qn(n,t.x1,t.y1,e),t.turn===0?n.turn===0?fd(t,n,e):fa(t,n,e):n.turn===0?fa(n,t,e):pd(t,n,e)}function Qn(t,n,e,r){if(tr(t,
n,e,r)){if(t.turn===0){let o=t.x1-t.x0,i=t.y1-t.y0,s=(n-t.x0)*i-(e-t.y0)*o;if(s*s>r*r*(o*o+i*i))return}else{let o=n-t.cx,i=e-t.cy;if(Math.abs(
Math.sqrt(o*o+i*i)-t.r)>r)return}nr(t,n,e,r)}}function bn(t,n,e,r,o){!tr(t,e,r,o)||!tr(n,e,r,o)||(nr(t,e,r,o),nr(n,e,r,o))}function tr(t,n,e,r){
return n>=t.left-r&&n<=t.right+r&&e>=t.top-r&&e<=t.bottom+r}function nr(t,n,e,r){Math.abs(n-t.x0)<r&&Math.abs(e-t.y0)<r||Math.abs(n-t.x1)<r&&
Math.abs(e-t.y1)<r||(t.cuts===null?t.cuts=[n,e]:t.cuts.push(n,e))}function fd(t,n,e){let r=t.x1-t.x0,o=t.y1-t.y0,i=n.x1-n.x0,s=n.y1-n.y0,a=r*
s-o*i;if(a*a<=1e-20*(r*r+o*o)*(i*i+s*s))return;let c=((n.x0-t.x0)*s-(n.y0-t.y0)*i)/a;bn(t,n,t.x0+c*r,t.y0+c*o,e)}function fa(t,n,e){let r=t.
x1-t.x0,o=t.y1-t.y0,i=Math.sqrt(r*r+o*o),s=r/i,a=o/i,c=(n.cx-t.x0)*a-(n.cy-t.y0)*s,l=(n.r-c)*(n.r+c);if(l<-2*n.r*e)return;let u=(n.cx-t.x0)*
s+(n.cy-t.y0)*a,m=l>0?Math.sqrt(l):0;bn(t,n,t.x0+(u-m)*s,t.y0+(u-m)*a,e),m>e&&bn(t,n,t.x0+(u+m)*s,t.y0+(u+m)*a,e)}function pd(t,n,e){let r=n.
cx-t.cx,o=n.cy-t.cy,i=Math.sqrt(r*r+o*o);if(i<1e-9||i>t.r+n.r+e||i<Math.abs(t.r-n.r)-e)return;let s=(i+(t.r-n.r)*(t.r+n.r)/i)/2,a=(t.r-s)*(t.
r+s),c=a>0?Math.sqrt(a):0,l=r/i,u=o/i,m=t.cx+l*s,f=t.cy+u*s;bn(t,n,m-u*c,f+l*c,e),c>e&&bn(t,n,m+u*c,f-l*c,e)}function da(t,n){let e=[];for(let r of t){let o=n.at(r.x0,r.y0),i=r.cuts??[];i.length>2&&gd(r,i);for(let s=0;s<=i.length;s+=2){let c=s===i.length?
n.at(r.x1,r.y1):n.at(i[s],i[s+1]);c!==o&&e.push(dd(r,n,o,c)),o=c}}return e}function dd(t,{x:n,y:e},r,o){return yd(t,r,o,n[r],e[r],n[o],e[o])}
var hd=[];function yd({group:t,turn:n,cx:e,cy:r,r:o},i,s,a,c,l,u){let m=(a+l)/2,f=(c+u)/2;if(n!==0){let p=m-e,d=f-r,h=o/Math.sqrt(p*p+d*d);m=
e+p*h,f=r+d*h}return{group:t,turn:n,x0:a,y0:c,x1:l,y1:u,cx:e,cy:r,r:o,left:a<l?a:l,right:a<l?l:a,top:c<u?c:u,bottom:c<u?u:c,from:i,to:s,cuts:null,
Vt:m,jt:f,nt:hd,En:!1,Hn:null}}function ha(t,n,e){let r=[],o=new Map;for(let i of t)bd(r,o,i,n,e);return r.filter(xd)}function xd({nt:t,group:n,
En:e}){return e?t.some(r=>r!==0):t[n]!==0}function gd(t,n){let e=t.x1-t.x0,r=t.y1-t.y0;for(let o=2;o<n.length;o+=2){let i=n[o],s=n[o+1],a=o-
2;for(;a>=0&&(n[a]-i)*e+(n[a+1]-s)*r>0;)n[a+2]=n[a],n[a+3]=n[a+1],a-=2;n[a+2]=i,n[a+3]=s}}function bd(t,n,e,r,o){let{group:i,from:s,to:a,Vt:c,
jt:l}=e,u=s<a?s*1048576+a:a*1048576+s,m=n.get(u)??null;for(let p=m;p!==null;p=p.Hn)if(!(Math.abs(p.Vt-c)>o||Math.abs(p.jt-l)>o)){p.nt[i]+=p.
from===s?1:-1,p.group!==i&&(p.En=!0);return}let f=[];for(let p=0;p<r;p++)f.push(p===i?1:0);e.nt=f,e.Hn=m,n.set(u,e),t.push(e)}var er=Math.PI/2,Sd=1e-7;function ya(t){let n=[];return t.forEach((e,r)=>{for(let o of e)Md(n,o,r)}),n}function Md(t,n,e){let r=t.length;for(let o of n)
o.kind==="arc"&&Math.abs(o.sweep)*o.r>1e-9?kd(t,o,e):Math.abs(o.x1-o.x0)+Math.abs(o.y1-o.y0)>1e-9&&t.push(te(e,0,o.x0,o.y0,o.x1,o.y1,0,0,0));
for(let o=r;o<t.length;o++){let i=t[o===r?t.length-1:o-1],s=t[o],a=Math.abs(s.x0-i.x1)+Math.abs(s.y0-i.y1);a!==0&&(a<1e-6?(s.x0=i.x1,s.y0=i.
y1,xa(s)):(t.splice(o,0,te(e,0,i.x1,i.y1,s.x0,s.y0,0,0,0)),o++))}}function kd(t,n,e){let r=n.sweep<0?-1:1,o=n.start+n.sweep,i=Sd/n.r,s=n.x0,
a=n.y0,c=r>0?Math.floor((n.start+i)/er)+1:Math.ceil((n.start-i)/er)-1;for(;(o-c*er)*r>i;){let l=(c%4+4)%4,u=l===0?n.cx+n.r:l===2?n.cx-n.r:n.
cx,m=l===1?n.cy+n.r:l===3?n.cy-n.r:n.cy;t.push(te(e,r,s,a,u,m,n.cx,n.cy,n.r)),s=u,a=m,c+=r}t.push(te(e,r,s,a,n.x1,n.y1,n.cx,n.cy,n.r))}function te(t,n,e,r,o,i,s,a,c){
let l={group:t,turn:n,x0:e,y0:r,x1:o,y1:i,cx:s,cy:a,r:c,left:0,right:0,top:0,bottom:0,from:-1,to:-1,cuts:null};return xa(l),l}function xa(t){
t.left=t.x0<t.x1?t.x0:t.x1,t.right=t.x0<t.x1?t.x1:t.x0,t.top=t.y0<t.y1?t.y0:t.y1,t.bottom=t.y0<t.y1?t.y1:t.y0}function Sa(t){let n=new Map;for(let o of t){let i=n.get(o.from);i?i.push(o):n.set(o.from,[o])}let e=[],r=0;for(let o of t){if(o.wn)continue;
let i=[],s=o;for(;s!==null;)s.wn=!0,i.push(s),s=s.to===o.from?null:wd(s,n.get(s.to));i[i.length-1].to!==o.from&&r++,e.push(i)}return{le:e,open:r}}
function wd(t,n){let e=null,r=-1/0;for(let o of n??[]){if(o.wn)continue;if(n.length===1)return o;let i=Ed(t,o);i<=r||(e=o,r=i)}return e}function Ed(t,n){
let e=ga(t,!0),r=ba(t,!0),o=ga(n,!1),i=ba(n,!1),s=Math.atan2(e*i-r*o,e*o+r*i);return(Math.abs(s)>Math.PI-1e-6?-Math.PI:s)+(n._t.turn===0?0:1e-6*
rr(n)/n._t.r)}function rr(t){return t.Xt?t._t.turn:-t._t.turn}function ga(t,n){let e=t._t;return e.turn===0?t.Xt?e.x1-e.x0:e.x0-e.x1:-(Pd(e,
n===t.Xt)-e.cy)*rr(t)}function ba(t,n){let e=t._t;return e.turn===0?t.Xt?e.y1-e.y0:e.y0-e.y1:(Ad(e,n===t.Xt)-e.cx)*rr(t)}function Ad(t,n){return n?
t.x1:t.x0}function Pd(t,n){return n?t.y1:t.y0}function Ma(t,n,e,r){let o=ma(e),i=c=>(pa(c,e/2),da(c,o)),s=i(ya(t));for(let c=1;c<r;c++){let l=s.length;if(s=i(s),s.length===l)break}let a=ha(
s,t.length,e/4);return Sa(ua(a,t.length,n))}var ne=2e-6;function wa(t){let n=[];for(let r of t){let o=Rd(r),i=n[n.length-1];(!i||!ka(i,o))&&n.push(o)}for(;n.length>1&&ka(n[n.length-1],
n[0]);)n[0]=n.pop();let e=[];for(let r of n)Od(e,r);return e}function Rd({_t:t,Xt:n}){let e=n?t.x0:t.x1,r=n?t.y0:t.y1,o=n?t.x1:t.x0,i=n?t.y1:
t.y0,s=t.turn===0||n?t.turn:t.turn===1?-1:1,{cx:a,cy:c,r:l}=t,u=s===0?0:Math.atan2((e-a)*(i-c)-(r-c)*(o-a),(e-a)*(o-a)+(r-c)*(i-c));return{x0:e,
y0:r,x1:o,y1:i,cx:a,cy:c,r:l,turn:s,sweep:u}}function ka(t,n){return t.turn!==n.turn||(t.turn===0?!Td(t,n):!vd(t,n))?!1:(t.x1=n.x1,t.y1=n.y1,
t.sweep+=n.sweep,!0)}function Td(t,n){let e=t.x1-t.x0,r=t.y1-t.y0,o=n.x1-t.x1,i=n.y1-t.y1;if(e*o+r*i<=0)return!1;let s=Math.hypot(n.x1-t.x0,
n.y1-t.y0);return Math.abs(e*i-r*o)<=ne*s}function vd(t,n){return Math.abs(t.r-n.r)>ne||Math.abs(t.cx-n.cx)>ne||Math.abs(t.cy-n.cy)>ne?!1:Math.
abs(t.sweep+n.sweep)<=2*Math.PI+1e-6}function Od(t,n){if(n.turn===0){t.push(g(n.x0,n.y0,n.x1,n.y1));return}let e=Math.atan2(n.y0-n.cy,n.x0-n.
cx);if(Math.abs(n.sweep)<2*Math.PI-.001){t.push(I(n.cx,n.cy,n.r,e,n.sweep,n.x0,n.y0,n.x1,n.y1));return}let r=n.sweep/2,o=n.cx+n.r*Math.cos(e+
r),i=n.cy+n.r*Math.sin(e+r);t.push(I(n.cx,n.cy,n.r,e,r,n.x0,n.y0,o,i)),t.push(I(n.cx,n.cy,n.r,e+r,r,o,i,n.x1,n.y1))}var Ld=[{tolerance:1e-7,Dt:1},{tolerance:1e-7,Dt:6},{tolerance:1e-6,Dt:6},{tolerance:3e-8,Dt:6},{tolerance:1e-5,Dt:6},{tolerance:1e-9,Dt:6},
{tolerance:1e-4,Dt:6}];function yt(t,n){let e=null;for(let{tolerance:r,Dt:o}of Ld){let i=Ma(t,n,r,o);if((e===null||i.open<e.open)&&(e=i),i.open===
0)break}return(e?.le??[]).map(r=>Cd(wa(r))).filter(r=>r.length>0)}function Ea(t){return yt([t],n=>n[0]!==0)}function Cd(t){let n=t[0],e=t[t.
length-1];return!n||!e||n.x0===e.x1&&n.y0===e.y1?t:[...t,g(e.x1,e.y1,n.x0,n.y0)]}function ir(t,n,e,r,o,i){let s=r-t,a=o-n,c=s*s+a*a;if(c===0)return[];let l=s*(e.x+i.x)+a*(e.y+i.y),u=2*(1-(e.x*i.x+e.y*i.y)),m=s*i.x+a*i.y,f;
if(u>1e-9)f=(Math.sqrt(l*l+u*c)-l)/u;else if(Math.abs(m)>1e-9)f=c/(4*m);else return Aa(t,n,e,r,o,i,(t+r)/2,(n+o)/2);let p=(t+r+f*(e.x-i.x))/
2,d=(n+o+f*(e.y-i.y))/2;return Aa(t,n,e,r,o,i,p,d)}function Aa(t,n,e,r,o,i,s,a){let c=$t(t,n,e.x,e.y,s,a),l=Nt($t(r,o,-i.x,-i.y,s,a));return c.
kind==="line"&&l.kind==="line"&&Math.abs(L(c,l))<1e-6?[g(t,n,r,o)]:c.kind==="arc"&&l.kind==="arc"&&Math.hypot(c.cx-l.cx,c.cy-l.cy)<1e-9?[{...c,
x1:r,y1:o,sweep:c.sweep+l.sweep}]:[c,l].filter(u=>M(u)>1e-9)}function ee(t,n){let e=t.filter((a,c)=>{let l=t[c-1]??(n?t[t.length-1]:void 0);
return l===void 0||l===a||Math.hypot(a.x-l.x,a.y-l.y)>1e-9}),r=e.length;if(r<2)return[];let o=e.map((a,c)=>{let l=n?e[(c+r-1)%r]:e[c-1],u=n?
e[(c+1)%r]:e[c+1];return a.sharp||!l||!u?null:Nd(l,a,u)}),i=[],s=n?r:r-1;for(let a=0;a<s;a++){let c=(a+1)%r;$d(i,e[a],o[a],e[c],o[c])}return i}
function $d(t,n,e,r,o){let i=e??(o&&Pa(o,n,r)),s=o??(e&&Pa(e,n,r));i&&s?t.push(...ir(n.x,n.y,i,r.x,r.y,s)):t.push(g(n.x,n.y,r.x,r.y))}function Nd(t,n,e){
let r=n.x-t.x,o=n.y-t.y,i=e.x-n.x,s=e.y-n.y,a=r*r+o*o,c=i*i+s*s,l=r/a+i/c,u=o/a+s/c,m=Math.hypot(l,u);if(m*Math.sqrt(a)>1e-9)return{x:l/m,y:u/
m};let f=Math.sqrt(a);return{x:-o/f,y:r/f}}function Pa(t,n,e){let r=Math.hypot(e.x-n.x,e.y-n.y),o=(e.x-n.x)/r,i=(e.y-n.y)/r,s=2*(t.x*o+t.y*i);
return{x:s*o-t.x,y:s*i-t.y}}function re(t,n,e,r){if(Math.abs(e-r)<1e-6*Math.max(e,r))return Y(t,n,e);let o=Id(e,r),i=o.map(c=>or(Nt(c),-1,1)).
reverse(),s=o.map(c=>or(c,-1,-1)),a=o.map(c=>or(Nt(c),1,-1)).reverse();return[...o,...i,...s,...a].map(c=>io(c,t,n))}function Id(t,n){let e=Math.
min(t,n),r=Math.max(t,n),o=e/r,i=e*e/r*o**-(.3+.2*(1-o)**2),s=(e*e+r*r-2*r*i)/(2*(e-i)),a=t>n,c=t-(a?i:s),l=n-(a?s:i),u=i/Math.hypot(c,l),m=a?
c+c*u:-c*u,f=a?-l*u:l+l*u,p=Math.atan2(f,m-c),d=Math.atan2(f-l,m);return[I(c,0,t-c,0,p,t,0,m,f),I(0,l,n-l,d,Math.PI/2-d,m,f,0,n)]}function or(t,n,e){
let r=t.x0*n,o=t.y0*e,i=t.x1*n,s=t.y1*e;if(t.kind==="line")return g(r,o,i,s);let a=t.cx*n,c=t.cy*e;return I(a,c,t.r,Math.atan2(o-c,r-a),t.sweep*
n*e,r,o,i,s)}var Ra={kind:"relative",factor:1},Fd={kind:"smooth"},_d=.03;function _(t){switch(t.kind){case"chain":return Dd(t);case"curve":return ee(t.m.
map(({x:n,y:e,sharp:r})=>({x:n,y:e,sharp:r})),t.closed);case"circle":return Y(t.x,t.y,t.r);case"oval":return re(t.x,t.y,t.rx,t.ry);case"dot":
return[]}}function Sn(t){return t.kind==="chain"||t.kind==="curve"?t.closed:!0}function Dd(t){return t.pieces.map((n,e)=>{let r=t.m[e],o=t.m[(e+
1)%t.m.length];return n.kind==="line"?g(r.x,r.y,o.x,o.y):nt(r.x,r.y,o.x,o.y,n.sweep)})}function oe(t,n){let e=t.map((i,s)=>{let a=t[s-1]??(n?
t[t.length-1]:void 0),c=a!==void 0&&Math.abs(L(a,i))<_d;return{x:i.x0,y:i.y0,corner:c?Fd:Ra}}),r=t[t.length-1];!n&&r!==void 0&&e.push({x:r.x1,
y:r.y1,corner:Ra});let o=t.map(i=>i.kind==="line"?{kind:"line"}:{kind:"arc",sweep:i.sweep});return{kind:"chain",m:e,pieces:o,closed:n}}function va(t){let n=[...t].sort((o,i)=>o.x-i.x||o.y-i.y),e=n[0],r=n.at(-1);return e===void 0||r===void 0?[]:e.x===r.x&&e.y===r.y?[e]:[...Ta(
n),...Ta(n.reverse())]}function Ta(t){let n=[];for(let e of t){for(;n.length>1&&Wd(n.at(-2),n.at(-1),e)<=0;)n.pop();n.push(e)}return n.slice(
0,-1)}function Wd(t,n,e){return(n.x-t.x)*(e.y-n.y)-(n.y-t.y)*(e.x-n.x)}function ie(t,n,e){if(t.kind==="line"){let i=D(t,0),s=-i.y*n*e,a=i.x*n*e;return g(t.x0+s,t.y0+a,t.x1+s,t.y1+a)}let r=t.sweep*e>0?t.r-n:t.r+n;
if(r<=0)return null;let o=r/t.r;return I(t.cx,t.cy,r,t.start,t.sweep,t.cx+(t.x0-t.cx)*o,t.cy+(t.y0-t.cy)*o,t.cx+(t.x1-t.cx)*o,t.cy+(t.y1-t.cy)*
o)}var Bd=1e-6;function Mn(t,n,e,r){let o=t.map(s=>ie(s,n,e)).filter(s=>s!==null),i=[];return o.forEach((s,a)=>{let c=r?o[o.length-1]:void 0;
Gd(i,a===0?c:i[i.length-1],s)}),i}function Gd(t,n,e){let r=n?Math.hypot(e.x0-n.x1,e.y0-n.y1):0;!n||r===0?t.push(e):r<=Bd?t.push({...e,x0:n.x1,
y0:n.y1}):t.push(g(n.x1,n.y1,e.x0,e.y0),e)}var Ca=1e-7,Hd=1e-6,Ud=.02;function Rt(t,n,e){let r=n/2,o=t.segments.filter(l=>M(l)>Ca),i=o[0];if(!i)return zd(t.segments[0],r,e.cap);let s=[],
a=o.map((l,u)=>Xd(l,o[(u+1)%o.length],r));t.closed||(a[o.length-1]=!1),jd(s,o,a,t.closed,r);let c=t.closed?o.length:o.length-1;for(let l=0;l<
c;l++)a[l]||qd(s,o[l],o[(l+1)%o.length],r,e);if(!t.closed&&e.cap!=="butt"){let l=o[o.length-1],u=D(i,0);La(s,i.x0,i.y0,{x:-u.x,y:-u.y},r,e.cap),
La(s,l.x1,l.y1,D(l,1),r,e.cap)}return s}function zd(t,n,e){return!t||e==="butt"?[]:e==="round"?[Y(t.x0,t.y0,n)]:[Gt({x0:t.x0-n,y0:t.y0-n,x1:t.
x0+n,y1:t.y0+n})]}function sr(t,n){return t.kind==="arc"&&t.r<=n+1e-6}function Xd(t,n,e){return!sr(t,e)&&!sr(n,e)&&Math.abs(L(t,n))<Hd}function jd(t,n,e,r,o){
if(r&&e.every(Boolean)){t.push(Mn(n,o,-1,!0),et(Mn(n,o,1,!0)));return}let i=r?e.indexOf(!1)+1:0,s=[];for(let a=0;a<n.length;a++){let c=(i+a)%
n.length,l=n[c];sr(l,o)?Yd(t,l,o):s.push(l),s.length>0&&!e[c]&&(t.push(Vd(s,o)),s=[])}}function Vd(t,n){let e=Mn(t,n,-1,!1),r=et(Mn(t,n,1,!1)),
o=e[e.length-1],i=r[r.length-1];return[...e,g(o.x1,o.y1,r[0].x0,r[0].y0),...r,g(i.x1,i.y1,e[0].x0,e[0].y0)]}function Yd(t,n,e){if(Math.abs(n.
sweep)>=2*Math.PI-1e-9){t.push(Y(n.cx,n.cy,n.r+e));return}let r=n.sweep<0?n.start+n.sweep:n.start;t.push(Oa(n.cx,n.cy,n.r+e,r,Math.abs(n.sweep))),
e-n.r>1e-6&&t.push(Oa(n.cx,n.cy,e-n.r,r+Math.PI,Math.abs(n.sweep)))}function Oa(t,n,e,r,o){let i=dt(t,n,e,r,o);return[i,g(i.x1,i.y1,t,n),g(t,
n,i.x0,i.y0)]}function qd(t,n,e,r,o){let i=L(n,e);if(Math.abs(i)<Ca)return;let s=i>0?-1:1,{x1:a,y1:c}=n,l=D(n,1),u=D(e,0),m=a-l.y*r*s,f=c+l.
x*r*s,p=a-u.y*r*s,d=c+u.x*r*s,h=[],S=1/Math.abs(Math.cos(i/2));if(Math.abs(i)<Ud||o.join==="miter"&&S<=o.Yt){let v=r*Math.abs(Math.tan(i/2)),
O=m+l.x*v,V=f+l.y*v;h.push(g(m,f,O,V),g(O,V,p,d))}else o.join==="round"?h.push(I(a,c,r,Math.atan2(f-c,m-a),i,m,f,p,d)):h.push(g(m,f,p,d));let R=[
g(a,c,m,f),...h,g(p,d,a,c)];t.push(H(R)<0?et(R):R)}function La(t,n,e,r,o,i){let s=n+r.y*o,a=e-r.x*o,c=n-r.y*o,l=e+r.x*o;if(i==="round"){t.push(
[I(n,e,o,Math.atan2(a-e,s-n),Math.PI,s,a,c,l),g(c,l,s,a)]);return}let u=r.x*o,m=r.y*o;t.push([g(s,a,s+u,a+m),g(s+u,a+m,c+u,l+m),g(c+u,l+m,c,
l),g(c,l,s,a)])}function ar(t,n,e){let o=(n==="tight"||n==="side"?e.ue:e.An)+e.stroke/2;return n==="side"?t.flatMap(i=>Ia(i,o,e)):Na(t,n,o,e)}var Kd=4.5;function cr(t,n,e){
return n==="side"&&X(e.cut)>=Kd?t.flatMap(r=>Ia(r,e.An+e.stroke/2,e)):Na(t,n==="none"?"ink":n,e.An,e)}function Na(t,n,e,r){let{stroke:o,size:i,
cap:s}=r,a=t.filter(({segments:c,dot:l})=>c.length>0||l!==null);return a.length===0?[]:n==="box"?[Gt(se(Lt(lt(a.map(c=>Fa(c,o))),o/2+e),i,n))]:
n==="hull"?$a(th(a,r),e,o,"round"):n==="round"?[eh(a,o/2+e,o)]:a.flatMap(c=>$a(c,e,o,s))}function Ia({segments:t},n,{stroke:e}){let r=t[0],o=t[t.
length-1];if(r===void 0||o===void 0)return[];let[i,s]=[o.x1-r.x0,o.y1-r.y0],a=Math.hypot(i,s);if(a<1e-6)return[];let c=i>0||i===0&&s>0?1:-1,
l={x:i/a*c,y:s/a*c},[u,m]=c>0?[{x:r.x0,y:r.y0},{x:o.x1,y:o.y1}]:[{x:o.x1,y:o.y1},{x:r.x0,y:r.y0}],f=e/2+n,p=[{x:u.x-l.x*f,y:u.y-l.y*f},{x:u.
x-l.x*f+l.y*f,y:u.y-l.y*f-l.x*f},{x:m.x+l.x*f+l.y*f,y:m.y+l.y*f-l.x*f},{x:m.x+l.x*f,y:m.y+l.y*f}];return[p.map(({x:d,y:h},S)=>g(d,h,p[(S+1)%
4].x,p[(S+1)%4].y))]}var Zd={cap:"round",join:"round",Yt:4},Jd={cap:"square",join:"miter",Yt:4};function $a({segments:t,closed:n,dot:e},r,o,i){
if(e!==null)return[Y(e.x,e.y,e.diameter/2+r)];let s={segments:t,closed:n},a=i==="round"?Zd:Jd,c=Rt(s,o+2*r,a);return n?[...c,[...t]]:c}var Qd=Math.
PI/12;function th(t,{stroke:n,size:e}){let r=t.flatMap(u=>nh(u,n)),o=lt(r.map(({x:u,y:m})=>({x0:u,y0:m,x1:u,y1:m}))),i=se(Lt(o,n/2),e,"hull"),
s=[i.x0,i.x1].filter(u=>Math.abs(u)===tn),a=[i.y0,i.y1].filter(u=>Math.abs(u)===tn),c=va(r.flatMap(({x:u,y:m})=>[0,...s].flatMap(f=>[0,...a].
map(p=>({x:u+f,y:m+p})))));return{segments:c.map(({x:u,y:m},f)=>{let p=c[(f+1)%c.length];return g(u,m,p.x,p.y)}),closed:c.length>2,dot:null}}
function nh({segments:t,dot:n},e){let r=n===null?[]:Y(n.x,n.y,Math.max(.01,(n.diameter-e)/2));return[...t,...r].flatMap(o=>{if(o.kind==="lin\
e")return[{x:o.x0,y:o.y0},{x:o.x1,y:o.y1}];let{x0:i,y0:s,x1:a,y1:c,cx:l,cy:u,r:m,start:f,sweep:p}=o,d=Math.max(1,Math.ceil(Math.abs(p)/Qd)),
h=m/Math.cos(p/d/2),S=Array.from({length:d},(R,v)=>{let O=f+p*(v+.5)/d;return{x:l+h*Math.cos(O),y:u+h*Math.sin(O)}});return[{x:i,y:s},...S,{
x:a,y:c}]})}function eh(t,n,e){let r=lt(t.map(a=>Fa(a,e))),o=(r.x0+r.x1)/2,i=(r.y0+r.y1)/2,s=0;for(let{segments:a,dot:c}of t){c!==null&&(s=Math.
max(s,Math.hypot(c.x-o,c.y-i)));for(let l of a){let u=T([l]),m=l.kind==="arc"?Math.hypot(l.cx-o,l.cy-i)+l.r:0,f=Math.max(Math.hypot(l.x0-o,l.
y0-i),Math.hypot(l.x1-o,l.y1-i)),p=Math.hypot(Math.max(o-u.x0,u.x1-o),Math.max(i-u.y0,u.y1-i));s=Math.max(s,l.kind==="arc"?Math.min(m,p):f)}}
return Y(o,i,s+n)}function Fa({segments:t,dot:n},e){if(n===null)return T(t);let r=Math.max(0,(n.diameter-e)/2);return{x0:n.x-r,y0:n.y-r,x1:n.
x+r,y1:n.y+r}}var tn=100,rh={box:1/4,hull:1/3};function se(t,n,e){let r=(c,l)=>c<n*rh[e]&&c<=l,[o,i,s,a]=[t.x0,t.y0,n-t.x1,n-t.y1];return{x0:r(
o,s)?-tn:t.x0,y0:r(i,a)?-tn:t.y0,x1:r(s,o)?tn:t.x1,y1:r(a,i)?tn:t.y1}}function _a(t,n,e){let r=new Map;return t.forEach((o,i)=>{let s=n[o.group]?.over??o.over;if(s==="none"||s==="tight"||s==="side")return;let a=o.
group<0?`alone ${i}`:`group ${o.group}`,c=r.get(a)??{gt:i,over:s,Un:[]};c.Un.push(oh(o)),r.set(a,c)}),[...r.values()].map(({gt:o,over:i,Un:s})=>{
let a=Lt(lt(s),e);return{gt:o,box:i==="box"||i==="hull"?se(a,24,i):a}})}function oh({shape:t}){return t.kind==="dot"?{x0:t.x,y0:t.y,x1:t.x,y1:t.
y}:T(_(t))}function Da(t,n,e){let{from:r,to:o}=t;for(let{box:i}of e){let[s,a,c,l]=n==="x"?[i.x0,i.x1,i.y0,i.y1]:[i.y0,i.y1,i.x0,i.x1];if(!(t.
at<=s||t.at>=a)){if(r>=c&&o<=l)return{...t,keepsClear:!1};r<c&&o>c&&o<=l?o=c:o>l&&r<l&&r>=c&&(r=l)}}return r===t.from&&o===t.to?t:{...t,from:r,
to:o}}var ih=.9,sh=1e-4,lr=.05;function Ua(t,n,e,r,o){let i=[],s=[];return t.forEach((a,c)=>{let{shape:l}=a,u=i.length;if(a.free&&l.kind!=="dot")i.
push(...ae(T(_(l)),n,e,.05,!1));else if(l.kind==="circle"){let[f,p]=n==="x"?[l.x,l.y]:[l.y,l.x],d=Math.min(3,l.r*.6),h={from:p-l.r*.3,to:p+l.
r*.3};for(let S of[-1,1])i.push({at:f+S*l.r,l:d,z:!1,e:e/2,...h,keepsClear:!0});s.push({t:f-l.r,high:f+l.r,width:r.get(a)??null})}else if(l.
kind==="dot"){let[f,p]=n==="x"?[l.x,l.y]:[l.y,l.x];i.push({at:f,l:.4,z:!1,e:e*l.scale/2,from:p,to:p,keepsClear:!0})}else if(l.kind==="chain")
i.push(...ah(l,n,e)),l.closed?s.push(Wa(T(_(l)),n)):i.push(...ae(T(_(l)),n,e,.1,!1));else{let f=T(_(l));i.push(...ae(f,n,e,l.kind==="oval"?1:
.3,Sn(l))),Sn(l)&&s.push(Wa(f,n))}let m=o.filter(({gt:f})=>f>c);m.length>0&&i.push(...i.splice(u).map(f=>Da(f,n,m)))}),{Pn:i,It:[...s,...uh(
t,n)]}}function Wa(t,n){return n==="x"?{t:t.x0,high:t.x1,width:null}:{t:t.y0,high:t.y1,width:null}}function ae(t,n,e,r,o){let[i,s,a,c]=n==="\
x"?[t.x0,t.x1,t.y0,t.y1]:[t.y0,t.y1,t.x0,t.x1],l=(a+c)/2;return[i,s].map(u=>({at:u,l:r,z:!1,e:e/2,from:l,to:l,keepsClear:o}))}function ah(t,n,e){
let r=_(t),o=[];for(let i of r)i.kind==="line"?o.push(...ch(i,n,e)):o.push(...lh(i,n,e));return t.closed&&o.push(...ae(T(r),n,e,.1,!1)),o}function ch(t,n,e){
let[r,o,i,s]=n==="x"?[t.x0,t.x1,t.y0,t.y1]:[t.y0,t.y1,t.x0,t.x1],a=Math.abs(s-i);return Math.abs(o-r)>sh||a<ih?[]:[{at:(r+o)/2,l:a,z:!0,e:e/
2,from:Math.min(i,s),to:Math.max(i,s),keepsClear:!0}]}function lh(t,n,e){if(t.kind==="line")return[];let r=Math.min(2,t.r*.25),o=[];for(let i of[
0,1]){let s=D(t,i),a=n==="x"?s.x:s.y;if(Math.abs(a)>.001)continue;let[c,l]=n==="x"?[i===0?t.x0:t.x1,i===0?t.y0:t.y1]:[i===0?t.y0:t.y1,i===0?
t.x0:t.x1],u=Math.min(1,t.r*.5);o.push({at:c,l:r,z:!1,e:e/2,from:l-u,to:l+u,keepsClear:!0})}return o}function uh(t,n){let e=t.flatMap(o=>Ba(
o,"x")),r=t.flatMap(o=>Ba(o,"y"));return e.flatMap(o=>r.filter(i=>Ha(o,i.at)&&Ha(i,o.at)&&Math.abs(Ga(o)-Ga(i))<lr).flatMap(i=>{let[s,a]=n===
"x"?[o,i]:[i,o];return[{t:s.from,high:s.to,width:null},{t:a.at,high:a.at,width:null}]}))}function Ba({shape:t,free:n},e){if(n||t.kind!=="cha\
in"||t.closed||t.pieces.length!==1)return[];let[r,o]=t.m;if(r===void 0||o===void 0||t.pieces[0]?.kind!=="line")return[];let i=e==="x"?"y":"x";
return Math.abs(r[i]-o[i])>lr?[]:[{at:(r[i]+o[i])/2,from:Math.min(r[e],o[e]),to:Math.max(r[e],o[e])}]}function Ga({from:t,to:n}){return n-t}
function Ha({from:t,to:n},e){return Math.abs((t+n)/2-e)<lr}function Q(t){return Math.round(t*1e6)/1e6}var za=.06,mh=.05;function Xa(t,n){let{Pn:e,It:r}=fh(t),o=[];for(let a of[...e].sort(ph)){let c=o[o.length-1];c!==void 0&&Math.abs(c.at-a.at)<
za?(a.z&&!c.z?(c.at=a.at,c.e=a.e):a.z===c.z&&(c.e=Math.max(c.e,a.e)),c.z||=a.z,c.l+=a.l,a.keepsClear&&c.spans.push([a.from,a.to])):o.push({at:a.
at,l:a.l,z:a.z,e:a.e,spans:a.keepsClear?[[a.from,a.to]]:[]})}let i=a=>o.findIndex(c=>Math.abs(c.at-a)<za+.01),s=r.map(({t:a,high:c,width:l})=>({
t:i(a),high:i(c),hn:(a+c)/2,width:l})).filter(({t:a,high:c})=>a>=0&&c>=a);return{p:o,It:s,Nt:dh(o),qt:n}}function fh({Pn:t,It:n}){return{Pn:t.
map(e=>({...e,at:Q(e.at),l:Q(e.l),e:Q(e.e),from:Q(e.from),to:Q(e.to)})),It:n.map(({t:e,high:r,width:o})=>({t:Q(e),high:Q(r),width:o===null?null:
Q(o)}))}}function ph(t,n){return t.at-n.at}function dh(t){let n=[],e=0;for(let o=0;o<t.length;o++)for(let i=o;i<t.length;i++)Math.abs(t[o].at+
t[i].at-24)>mh||(n.push([o,i]),e+=o===i?t[o].l:2*Math.min(t[o].l,t[i].l));let r=t.reduce((o,i)=>o+i.l,0);return e>.6*r?n:[]}var j={moved:1,missingEdge:.35,noEdge:3,innerEdge:.1,innerEdgeOutside:2,softEdge:.3,gapChange:.5,crowded:10,Rn:8,unevenSpacing:2,wrongWidth:60,
unmirrored:12,offCentre:10,shifted:.12};var hh=50,yh=.45,xh=1.3,gh=8,bh=1e-9;function ja(t,n){return t.p.map((e,r)=>({tn:Sh(t,r,n),me:kh(t,r),Tn:t.It.flatMap(({t:o,high:i,width:s})=>i===
r&&s!==null?[{t:o,width:s}]:[]),fe:wh(t,r),pe:Eh(t,r)}))}function Va(t,n,e,r,o){let i=o+bh,s=0;for(let a of t.tn){if(s>i)return s;let c=n-e[a.vn];
c<(a.de?-1e-6:1e-6)&&(s+=hh),c<a.zn-1e-6&&(s+=a.he*Math.min(1,a.zn-c)**2+a.Rn),s+=a.ye*(c-a.wanted)**2}for(let{j:a,hn:c,On:l}of t.me)s+=l*(n-
2*e[c]+e[a])**2;for(let{t:a,width:c}of t.Tn)s+=j.wrongWidth*(n-e[a]-c)**2;for(let{t:a,xe:c,ge:l}of t.fe){let u=l<0?n:e[l];s+=j.offCentre*(n+
e[a]-e[c]-u)**2/4}for(let{t:a,On:c}of t.pe)s+=c*((a<0?n:e[a])+n-r)**2;return s}function Sh(t,n,e){let r=t.p[n],o=[];for(let i=n-1;i>=0;i--){
let s=t.p[i],a=(r.at-s.at)*e.scale,c=Ah(r,s,e),l=!e.spaced&&c&&a>.45*e.stroke&&r.at-s.at>xh,u=Math.max(1,r.l,s.l),m=i===n-1,f=(m||c)&&!Mh(t,
i,n);o.push({vn:i,wanted:a,de:e.spaced&&a<yh,ye:f?Math.min(r.l,s.l)*j.gapChange*(m?1:.4):0,zn:l?r.e+s.e+e.yn:0,he:u*j.crowded,Rn:Math.max(1,
u/2)*j.Rn})}return o}function Mh(t,n,e){return t.It.some(r=>r.t===n&&r.high===e&&r.width!==null)}function kh({p:t},n){let e=[];for(let r=n-1;r>=
1;r--){let o=t[n].at-t[r].at;if(!(o<1))for(let i=r-1;i>=0;i--){let s=t[r].at-t[i].at;if(s>o+.05)break;if(Math.abs(s-o)>=.05)continue;let a=Math.
min(gh,t[n].l,t[r].l,t[i].l);e.push({j:i,hn:r,On:j.unevenSpacing*a})}}return e}function wh(t,n){return t.It.filter(e=>e.high===n&&e.t<n).flatMap(
e=>t.It.filter(r=>r!==e&&r.high<=n&&Math.abs(r.hn-e.hn)<=.03).map(r=>({t:e.t,xe:r.t,ge:r.high===n?-1:r.high})))}function Eh(t,n){return t.Nt.
filter(([,e])=>e===n).map(([e,r])=>{let o=Math.min(t.p[e].l,t.p[r].l),i=t.qt&&e!==r?2*Math.max(1,o):1;return{t:e===n?-1:e,On:i*j.unmirrored}})}
function Ah(t,n,e){let r=-e.stroke/2/e.scale;return t.spans.some(o=>n.spans.some(i=>Math.min(o[1],i[1])-Math.max(o[0],i[0])>r))}var Ya=24,Ph=1e-6,Rh=[0,.5,-.5],Th=[0,.25,-.25,.5,-.5],vh=[-1,0,1],Oh=[-2,-1,0,1,2],Lh=2.2;function Ka(t,n,e,r=1/0){let o=t.Nt.length===0?[0]:
Number.isInteger(e.stroke)?Rh:Th,i=null,s=r;for(let a of o)i=Ch(t,e,n,a,s)??i,s=i?.h??r;return i}function Ch(t,n,e,r,o){let i=o-1e-9,s=t.p.map(
(u,m)=>Fh(m,t,n,r)),a=s.map((u,m)=>$h(u,e[m])),c={be:t,Se:n,Me:e,shift:r,ke:s,nn:a},l=i===1/0?ur(c,1,i):null;return(l===null?null:ur(c,Ya,l.h+
Ph))??ur(c,Ya,i)}function $h(t,{Tn:n}){return n.length>0?0:Math.min(...t.map(({h:e})=>e))}function ur({be:t,Se:n,Me:e,shift:r,ke:o,nn:i},s,a){
let c=t.p.reduce((p,d)=>p+d.l,0),l=n.size+2*r,u=a-i.reduce((p,d)=>p+d,0),m=[[]],f=[Math.abs(r)*(1+c*j.shifted)];for(let p=0;p<t.p.length;p++){
let d=e[p],h={from:[],Kt:[],h:[]};u+=i[p];let S=u;for(let v=0;v<m.length;v++){let O=f[v];if(O+i[p]>=S)break;let V=m[v];for(let{Kt:xt,h:gt}of Ih(
o[p],d,p,V,t,n)){let bt=O+gt;if(bt>=S)continue;let on=bt+Va(d,xt,V,l,S-bt);on>=S||(Nh(h,s,v,xt,on),h.h.length===s&&(S=Math.min(u,h.h[s-1])))}}
let R=m;if(m=h.from.map((v,O)=>[...R[v],h.Kt[O]]),f=h.h,m.length===0)return null}return{Xn:m[0],h:f[0],shift:r}}function Nh({from:t,Kt:n,h:e},r,o,i,s){
let a=Math.min(e.length,r-1);for(;a>0&&e[a-1]>s;a--)t[a]=t[a-1],n[a]=n[a-1],e[a]=e[a-1];t[a]=o,n[a]=i,e[a]=s}function Ih(t,{Tn:n},e,r,o,i){if(n.
length===0)return t;let s=n.map(({t:a,width:c})=>fr(r[a]+c)).filter(a=>a<=Ja(e,o,i)+1e-6&&!t.some(c=>Math.abs(c.Kt-a)<1e-4));return s.length===
0?t:[...t,...s.map(a=>mr(a,e,o,i))]}function Za(t,n,e,r){if(r.Wt){if(e.p.length===1)return(r.t+r.high)/2;if(n===0)return qa(t,r.t,r.Mt)+t.e;
if(n===e.p.length-1)return qa(t,r.high,r.kt)-t.e}let o=(r.stroke/2-r.scale)*.3,i=t.at<11.9?1:t.at>12.1?-1:0;return t.at*r.scale+o*i}function qa(t,n,e){
return t.z?Math.round(n):e}function Fh(t,n,e,r){let o=n.p[t],i=Za(o,t,n,e),s=t===0,a=t===n.p.length-1,c=(o.z||!s?e.t:e.Mt)+o.e,l=Ja(t,n,e),u=new Set;
for(let f of[-o.e,o.e]){let p=Math.round(i+f);for(let d of e.stroke>2.4*e.scale?Oh:vh)u.add(fr(p+d-f))}if(o.z||u.add(fr(Math.min(l,Math.max(
c,i)))),n.Nt.some(([f,p])=>f===t&&p===t)&&u.add(e.size/2+r),e.Wt&&(s||a))return[mr(s&&a?_h(i,o,n):i,t,n,e)];let m=[...u].filter(f=>f>=c-1e-6&&
f<=l+1e-6&&Math.abs(f-i)<=Lh);return m.length===0&&m.push(Math.min(l,Math.max(c,i))),m.map(f=>mr(f,t,n,e))}function _h(t,n,e){if(!n.z)return t;
let r=Math.round(t-n.e)+n.e,o=Math.round(t+n.e)-n.e,i=Math.abs(r-t)<=Math.abs(o-t)?r:o,s=ce(i-n.e)&&ce(i+n.e);return e.qt&&!(s&&Math.abs(i-t)<
.3)?t:i}function mr(t,n,e,r){let o=e.p[n],i=ce(t-o.e),s=ce(t+o.e),a=t<r.size/2?i:s,c=o.l*j.moved*(t-Za(o,n,e,r))**2;if(!o.z)return{Kt:t,h:a?
c:c+o.l*j.softEdge};let l=Number(i)+Number(s),u=e.qt&&e.Nt.some(([f,p])=>f===n&&p===n);c+=(2-l)*o.l*j.missingEdge,l===0&&!u&&(c+=j.noEdge*o.l);
let m=n===0||n===e.p.length-1;return l===1&&!a&&(c+=o.l*(m?j.innerEdgeOutside:j.innerEdge)),{Kt:t,h:c}}function Ja(t,n,e){let r=n.p[t],o=t===
n.p.length-1;return(r.z||!o?e.high:e.kt)-r.e}function ce(t){return Math.abs(t-Math.round(t))<.001}function fr(t){return Math.round(t*1e4)/1e4}var Dh=1.2,Qa=.08;function dr(t,n,e=null){if(e!==null)return pr(t,n,e).Zt;let r=t.some(({shape:a})=>a.kind==="circle"&&(nc(a.x)||nc(a.y))),o={
x:tc(t,"x"),y:tc(t,"y")},i=pr(t,n,{jn:0,qt:o});if(!r)return i.Zt;let s=pr(t,n,{jn:1,qt:o},i.h);return s!==null&&s.h<i.h-1e-6?s.Zt:i.Zt}function pr(t,n,e,r=1/0){
let{size:o,scale:i,stroke:s,yn:a}=n.style,c=Bh(t,n,e.jn),l=_a(t,n.groups,(s/2+a)/i),u=(d,h)=>{let S=Ua(t,d,s,c,l),R=Xa(S,e.qt[d]),v={size:o,
scale:i,stroke:s,yn:a,spaced:n.spaced,Wt:n.Wt,...Wh(n[d])},O=Ka(R,ja(R,v),v,h);if(O===null)return null;let V=R.p.map(({at:gt})=>gt),xt=Hh(R,
O);return{map:Uh(V,O,R.Nt.length>0,o,i),h:O.h,f:xt}},m=u("x",r),f=m===null?null:u("y",r-m.h);if(m===null||f===null)return null;let p=new Map;
for(let d of t){let{shape:h}=d;if(h.kind!=="circle")continue;let S=(c.get(d)??2*h.r*i)/2,R=(v,O,{t:V,high:xt})=>{let gt=S+s/2;return Math.max(
V+gt,Math.min(xt-gt,(v(O-h.r)+v(O+h.r))/2))};p.set(d,{x:R(m.map,h.x,n.x),y:R(f.map,h.y,n.y),r:S})}return{Zt:{bt:m.map,St:f.map,scale:i,dn:e,
f:{x:m.f,y:f.f},Ln:p},h:m.h+f.h}}function Wh({t,high:n,Mt:e,kt:r}){return{t:Q(t),high:Q(n),Mt:Q(e),kt:Q(r)}}function tc(t,n){let e=t.flatMap(
({shape:a})=>_(a)),r=t.flatMap(({shape:a})=>a.kind==="dot"?[a]:[]),o=(a,c)=>n==="x"?{x:24-a,y:c}:{x:a,y:24-c},i=(a,c)=>e.some(l=>F(l,a,c)<Qa);
return e.every(a=>[0,.5,1].every(c=>{let l=$(a,c),u=o(l.x,l.y);return i(u.x,u.y)}))&&r.every(a=>{let c=o(a.x,a.y);return r.some(l=>Math.hypot(
l.x-c.x,l.y-c.y)<Qa)})}function Bh(t,n,e){let r=new Map;for(let o of t){let{shape:i}=o;if(i.kind!=="circle")continue;let s=Math.abs(i.x-12)<
.01||Math.abs(i.y-12)<.01;r.set(o,Gh(2*i.r,n,s?e:null))}return r}function Gh(t,n,e){let{scale:r,stroke:o}=n.style,i=(o/2-r)*.6,s=t*r-i,a=Math.
min(n.x.high-n.x.t,n.y.high-n.y.t)-o,c=s,l=1/0;for(let u=Math.ceil(s+o-2);u<=s+o+2;u++){let m=u-o;if(m<=.4||m>a+1e-9)continue;let f=e!==null&&
Math.abs(u%2)!==e?Dh:0,p=Math.abs(m-s)+f;p<l-1e-9&&(l=p,c=m)}return Math.min(c,a)}function Hh({p:t},{Xn:n}){let e=t.length-1;return e<0?{t:0,
high:0}:{t:n[0]-t[0].e,high:n[e]+t[e].e}}function Uh(t,n,e,r,o){let i=t.map((c,l)=>[c,n.Xn[l]]);e&&!t.some(c=>Math.abs(c-12)<.3)&&(i.push([12,
r/2+n.shift]),i.sort((c,l)=>c[0]-l[0]));let s=i[0],a=i[i.length-1];return s===void 0||a===void 0?c=>c*o:c=>{if(c<=s[0])return s[1]+(c-s[0])*
o;if(c>=a[0])return a[1]+(c-a[0])*o;let l=i.findIndex(([f])=>c<=f),u=i[l-1],m=i[l];return u[1]+(c-u[0])*(m[1]-u[1])/(m[0]-u[0])}}function nc(t){
return Math.abs(t-12)<.01}var ec=.15;function rc(t,n,{stroke:e}){let r=e/2,o=[...t.segments],i=o[0],s=o[o.length-1];if(i===void 0||s===void 0)return t;if(n.end!=="att\
ached"){let a=D(s,1),c=n.end==="trimmed"?r*ec:ue(a,r),l=s.x1+a.x*c,u=s.y1+a.y*c;s.kind==="line"?o[o.length-1]=g(s.x0,s.y0,l,u):o.push(g(s.x1,
s.y1,l,u))}if(n.start!=="attached"){let a=o[0],c=D(a,0),l=n.start==="trimmed"?r*ec:ue(c,r),u=a.x0-c.x*l,m=a.y0-c.y*l;a.kind==="line"?o[0]=g(
u,m,a.x1,a.y1):o.unshift(g(u,m,a.x0,a.y0))}return{segments:o,closed:!1}}function ue(t,n){let e=Math.max(Math.abs(t.x),Math.abs(t.y)),r=Math.
min(Math.abs(t.x),Math.abs(t.y));return n*(1-r)/e}function oc(t,{stroke:n,cap:e,join:r}){if(t.dot!==null)return[ic(t.dot,e)];let o=Rt(t.path,
n,{cap:e,join:r,Yt:4});return t.solid===!0?[...o,zh(t.path.segments)]:o}function zh(t){return H(t)<0?et(t):t}function ic(t,n){let e=t.diameter/
2;return n==="round"?Y(t.x,t.y,e):Gt({x0:t.x-e,y0:t.y-e,x1:t.x+e,y1:t.y+e})}var Xh=.6,jh=64,hr=1.6;function sc(t,n,e){switch(Vh(t,n)){case"s\
olid":{let r=yr(t);return{wt:!0,regions:[le(t,e),r],Tt:r}}case"hole":return{wt:!1,regions:[t.dot===null?Kh(t,n,e):le(t,e)],Tt:[]};case"knock\
-out":return{wt:!1,regions:[[...le(t,e),...qh(t,n,e)]],Tt:[]};case"ink":return{wt:!0,regions:[le(t,e)],Tt:[]}}}function me(t,n){return Yh(t,
n)>Xh}function Vh(t,n){let{role:e,over:r,notch:o}=t.u;return e==="solid"||e==="hole"||e==="knock-out"||e==="ink"?e:e==="auto"&&t.dot===null&&
t.closed?"solid":e==="auto"&&t.dot!==null&&!me(t,n)?"ink":r==="none"&&!o&&me(t,n)?"knock-out":"ink"}function Yh({segments:t,dot:n},e){if(e.length===
0)return 0;if(n!==null)return ct(e,n.x,n.y)!==0?1:0;let r=0,o=0;for(let i of t){let s=Math.min(jh,Math.max(2,Math.ceil(M(i)*2)));for(let a=0;a<
s;a++){let{x:c,y:l}=$(i,(a+.5)/s);o++,ct(e,c,l)!==0&&r++}}return o===0?0:r/o}function qh({segments:t,closed:n},e,r){let o=t[0],i=t[t.length-
1];return n||o===void 0||i===void 0?[]:[...fe(e,o.x0,o.y0)?pe(o,0,r.stroke*hr,r):[],...fe(e,i.x1,i.y1)?pe(i,1,r.stroke*hr,r):[]]}function fe(t,n,e){
return t.some(r=>r.some(o=>F(o,n,e)<.15))}function Kh(t,n,e){let r=t.segments[0],o=t.segments[t.segments.length-1];if(t.closed||r===void 0||
o===void 0)return yr(t);let i=e.stroke*hr,s=[...t.segments];return fe(n,o.x1,o.y1)&&s.push(xr(o,1,i)),fe(n,r.x0,r.y0)&&s.unshift(xr(r,0,i)),
yr({...t,segments:s})}function yr({segments:t,closed:n}){let e=t[0],r=t[t.length-1];if(e===void 0||r===void 0)return[];let o=n?[...t]:[...t,
g(r.x1,r.y1,e.x0,e.y0)];return[H(o)<0?et(o):o]}function le(t,n){let{stroke:e,cap:r,join:o}=n;if(t.dot!==null)return[ic(t.dot,r)];let i=Rt({segments:t.
segments,closed:t.closed},e,{cap:r,join:o,Yt:4});return r==="round"||t.closed?i:[...i,...Zh(t,n)]}function Zh({segments:t,attached:n},e){let r=[],
o=t[0],i=t[t.length-1];return o!==void 0&&!n.start&&r.push(...pe(o,0,ue(D(o,0),e.stroke/2),e)),i!==void 0&&!n.end&&r.push(...pe(i,1,ue(D(i,1),
e.stroke/2),e)),r}function pe(t,n,e,r){return Rt({segments:[xr(t,n,e)],closed:!1},r.stroke,{cap:"butt",join:"miter",Yt:4})}function xr(t,n,e){
let r=D(t,n);return n===1?g(t.x1,t.y1,t.x1+r.x*e,t.y1+r.y*e):g(t.x0-r.x*e,t.y0-r.y*e,t.x0,t.y0)}var ft=1e-6;function ac(t,n){let e=n.flat().map(l=>({segment:l,box:T([l])})),r=[],o=[],i=!1;for(let l of t.segments)for(let u of Qh(l,e)){if(M(
u)<=ft&&M(l)>ft)continue;let m=$(u,.5);ct(n,m.x,m.y)===0?o.push(u):(i=!0,o.length>0&&r.push(o),o=[])}if(!i)return t.segments.length>0?[t]:[];
o.length>0&&r.push(o);let s=o.length>0,a=r[0],c=r[r.length-1];return t.closed&&s&&a&&c&&r.length>1&&Jh(c,a)&&(r[0]=[...c,...a],r.pop()),r.map(
l=>({segments:ty(l),closed:!1})).filter(l=>l.segments.reduce((u,m)=>u+M(m),0)>ft)}function Jh(t,n){let e=t[t.length-1],r=n[0];return Math.hypot(
e.x1-r.x0,e.y1-r.y0)<ft}function Qh(t,n){let e=T([t]),r=[];for(let a of n)if(!(a.box.x0>e.x1+ft||a.box.x1<e.x0-ft)&&!(a.box.y0>e.y1+ft||a.box.
y1<e.y0-ft))for(let c of ut(t,a.segment))r.push(c.bn);if(r.length===0)return[t];let o=ft/Math.max(M(t),ft);r.sort((a,c)=>a-c);let i=[],s=0;for(let a of r)
a-s<=o||1-a<=o||(i.push(rt(t,s,a)),s=a);return i.push(rt(t,s,1)),i}function ty(t){let n=[];for(let e of t){let r=n[n.length-1],o=r&&ny(r,e);
o?n[n.length-1]=o:n.push(e)}return n}function ny(t,n){if(t.kind==="line"&&n.kind==="line"){let e=(t.x1-t.x0)*(n.y1-n.y0)-(t.y1-t.y0)*(n.x1-n.
x0),r=(t.x1-t.x0)*(n.x1-n.x0)+(t.y1-t.y0)*(n.y1-n.y0);return r<=0||Math.abs(e)>1e-9*r?null:{...t,x1:n.x1,y1:n.y1}}return t.kind==="line"||n.
kind==="line"||t.cx!==n.cx||t.cy!==n.cy||t.r!==n.r||t.sweep*n.sweep<=0||Math.abs(t.sweep+n.sweep)>2*Math.PI-1e-6?null:{...t,x1:n.x1,y1:n.y1,
sweep:t.sweep+n.sweep}}var lc=.03,ey=1,ry=2,cc=.25;function gr(t,n,e,r){let o=t[t.length-1];if(o===void 0)return t;let i=mc(n,o.x1,o.y1);return i<=lc||i>=e?t:oy(t,
iy(o,n,ey*e)??sy(o,n,ry*e,r))}function uc(t,n,e,r){let o=et(t),i=gr(o,n,e,r);return i===o?t:et(i)}function oy(t,n){if(n===null)return t;let e=t.
slice(0,-1);return n<=1e-6?e.length===0?t:e:[...e,rt(t[t.length-1],0,n)]}function iy(t,n,e){let o=n.flatMap(({x0:a,y0:c,x1:l,y1:u})=>[{x:a,y:c},
{x:l,y:u}]).map(({x:a,y:c})=>wt(t,a,c)).filter(({o:a})=>a<=lc),i=[...n.flatMap(a=>ut(t,a).map(({bn:c})=>c)),...o.map(({Sn:a})=>a)],s=Math.max(
-1,...i);return s>=0&&(1-s)*M(t)<=e?s:null}function sy(t,n,e,r){let o=M(t);for(let i=cc;i<=Math.min(e,o);i+=cc){let{x:s,y:a}=$(t,1-i/o);if(mc(
n,s,a)>=r)return 1-i/o}return null}function mc(t,n,e){return Math.min(1/0,...t.map(r=>F(r,n,e)))}var ay=.9,cy=1.25;function dc(t,n,e){let r=[],o=new Set;for(let i of t){let{u:s}=i,a=n[s.group];if(a!==void 0&&a.over!=="none"&&!o.has(s.group)){
let c=t.filter(l=>l.u.group===s.group);r=fc(r,ar(c,a.over,e),e)}o.add(s.group),s.over!=="none"&&(r=fc(r,ar([i],s.over,e),e)),r.push(uy(i))}return ly(
r,e).map(i=>py(i,e))}function ly(t,{stroke:n,yn:e}){let r=[...t];for(let o=r.length-1;o>=0;o--){let i=r[o];if(i.dot!==null||i.f.start!=="tri\
mmed"&&i.f.end!=="trimmed")continue;let s=r.flatMap(c=>c===i||c.dot!==null?[]:c.path.segments),{segments:a}=i.path;i.f.end==="trimmed"&&(a=gr(
a,s,n,n+e)),i.f.start==="trimmed"&&(a=uc(a,s,n,n+e)),r[o]={...i,path:{...i.path,segments:a}}}return r}function uy({u:t,segments:n,closed:e,dot:r,
attached:o}){return{path:r===null?{segments:n,closed:e}:{segments:[g(r.x,r.y,r.x+.01,r.y)],closed:!1},u:t,dot:r,f:{start:o.start?"attached":
"free",end:o.end?"attached":"free"}}}function fc(t,n,e){return n.length===0?[...t]:t.flatMap(r=>my(r,n,e))}function my(t,n,e){if(hc(t))return fy(
t,n);let r=ac(t.path,n),o=r[0];return r.length===1&&o!==void 0&&Math.abs(br(o)-br(t.path))<1e-6?[t]:r.flatMap(i=>{let s=!t.path.closed&&pc(i.
segments[0],t.path.segments[0],0),a=!t.path.closed&&pc(i.segments[i.segments.length-1],t.path.segments[t.path.segments.length-1],1),c={start:s?
t.f.start:"trimmed",end:a?t.f.end:"trimmed"},u=(c.start!=="attached"&&c.end!=="attached"?cy:ay)*e.stroke;return br(i)<u?[]:[{...t,path:i,f:c}]})}
function hc({u:t,path:n}){return n.closed&&t.role==="solid"&&t.vt.at(-1)?.finish==="outlined"}function fy(t,n){return yt([[t.path.segments],
n],r=>r[0]!==0&&r[1]===0).map(r=>({...t,path:{segments:r,closed:!0}}))}function pc(t,n,e){if(t===void 0||n===void 0)return!1;let[r,o,i,s]=e===
0?[t.x0,t.y0,n.x0,n.y0]:[t.x1,t.y1,n.x1,n.y1];return Math.hypot(r-i,o-s)<1e-6}function br(t){return t.segments.reduce((n,e)=>n+M(e),0)}function py(t,n){
let{path:e,u:r,dot:o,f:i}=t;return{path:n.cap==="butt"&&o===null&&!e.closed?rc(e,i,n):e,span:r.span,part:r.part,dot:o,...hc(t)?{solid:!0}:{}}}var bc=.01;function Sc(t,n,{stroke:e,radius:r,Vn:o}){let{shape:i}=t;switch(i.kind){case"circle":{let{x:s,y:a,r:c}=n.Ln.get(t)??{x:n.bt(i.x),
y:n.St(i.y),r:i.r*n.scale};return yc(t,Y(s,a,c))}case"oval":{let s=n.bt(i.x-i.rx),a=n.bt(i.x+i.rx),c=n.St(i.y-i.ry),l=n.St(i.y+i.ry),u=(m,f)=>Math.
max(bc,(f-m)/2);return yc(t,re((s+a)/2,(c+l)/2,u(s,a),u(c,l)))}case"dot":{let s=o||r===0?Math.max(1,i.scale):i.scale,a={x:n.bt(i.x),y:n.St(i.
y),diameter:e*s};return{u:t,segments:[],Jt:[],closed:!1,dot:a}}case"curve":return dy(t,i,n);case"chain":return hy(t,i,n)}}function yc(t,n){return{
u:t,segments:n,Jt:n.map(()=>null),closed:!0,dot:null}}function dy(t,n,e){let r=n.m.map(({x:s,y:a,sharp:c})=>({x:e.bt(s),y:e.St(a),sharp:c})),
o=ee(r,n.closed),i=o.map((s,a)=>{let c=o[(a+1)%o.length];if(c===void 0||!n.closed&&a===o.length-1||Math.abs(L(s,c))<.05)return null;let l=r.
findIndex(({x:u,y:m})=>Math.hypot(u-s.x1,m-s.y1)<1e-6);return n.m[l]?.corner??null});return{u:t,segments:o,Jt:i,closed:n.closed,dot:null}}function hy(t,n,e){
let r=n.m.map(u=>({...u,x:e.bt(u.x),y:e.St(u.y)})),o=_(n),i=yy(n,o,r,e),s=[],a=[];o.forEach((u,m)=>{let f=r[m],p=r[(m+1)%r.length];if(Math.hypot(
p.x-f.x,p.y-f.y)<1e-6)return;let d=u.kind==="line"?[g(f.x,f.y,p.x,p.y)]:xy(u,f,p,i[m]);d.forEach((h,S)=>{s.push(h);let R=!n.closed&&m===o.length-
1,v=S<d.length-1||R||p.corner.kind==="smooth"?null:p.corner;a.push(v)})});let c=r[0];if(s.length>0||c===void 0)return{u:t,segments:s,Jt:a,closed:n.
closed,dot:null};let l=g(c.x,c.y,c.x+bc,c.y);return{u:t,segments:[l],Jt:[null],closed:!1,dot:null}}function yy(t,n,e,r){let o=n.length;return n.
map((i,s)=>{if(i.kind==="line")return{start:null,end:null};let a=n[s-1]??(t.closed?n[o-1]:void 0),c=n[s+1]??(t.closed?n[0]:void 0),l=e[s],u=e[(s+
1)%e.length],m=e[(s-1+e.length)%e.length],f=e[(s+2)%e.length];return{start:xc(i,0,a,m,l,r),end:xc(i,1,c,u,f,r)}})}function xc(t,n,e,r,o,i){let s=D(
t,n);if(Math.abs(s.x)<.001)return{x:0,y:Math.sign(s.y)};if(Math.abs(s.y)<.001)return{x:Math.sign(s.x),y:0};if(e===void 0)return null;let a=n===
0?L(e,t):L(t,e);if(Math.abs(a)>.05)return null;if(e.kind==="line")return gc(o.x-r.x,o.y-r.y);let c=n===0?{x:t.x0,y:t.y0}:{x:t.x1,y:t.y1};return gc(
i.bt(c.x+s.x/2)-i.bt(c.x-s.x/2),i.St(c.y+s.y/2)-i.St(c.y-s.y/2))}function xy(t,n,e,r){let o=Sy(t,n,e,r);return o.every(i=>by(i,t))?o:[nt(n.x,
n.y,e.x,e.y,t.sweep)]}var gy=1;function by(t,n){return t.kind==="line"||Math.abs(t.sweep)<Math.abs(n.sweep)+gy}function Sy(t,n,e,{start:r,end:o}){
if(r===null&&o===null)return[nt(n.x,n.y,e.x,e.y,t.sweep)];if(o===null)return[$t(n.x,n.y,r.x,r.y,e.x,e.y)];if(r===null)return[Nt($t(e.x,e.y,-o.
x,-o.y,n.x,n.y))];if(Math.abs(r.x*o.x+r.y*o.y)<1e-6&&(r.x===0||r.y===0))return My(n,e,r,Math.sign(t.sweep));let i=$t(n.x,n.y,r.x,r.y,e.x,e.y),
s=D(i,1);return Math.hypot(s.x-o.x,s.y-o.y)<.001?[i]:ir(n.x,n.y,r,e.x,e.y,o).filter(a=>M(a)>1e-6)}function My(t,n,e,r){let o=Math.abs(n.x-t.
x),i=Math.abs(n.y-t.y),s=Math.min(o,i),a=r*Math.PI/2;if(Math.abs(o-i)<1e-6)return[nt(t.x,t.y,n.x,n.y,a)];let c=e.y===0?o-s:i-s;if(c>1e-6){let m={
x:t.x+e.x*c,y:t.y+e.y*c};return[g(t.x,t.y,m.x,m.y),nt(m.x,m.y,n.x,n.y,a)]}let l=e.y===0?i-s:o-s,u=e.y===0?{x:n.x,y:n.y-Math.sign(n.y-t.y)*l}:
{x:n.x-Math.sign(n.x-t.x)*l,y:n.y};return[nt(t.x,t.y,u.x,u.y,a),g(u.x,u.y,n.x,n.y)]}function gc(t,n){let e=Math.hypot(t,n);return e<1e-9?null:
{x:t/e,y:n/e}}var kc=1e-4,Sr=1e-4,kn=1e-9;function wc(t,n,e){let r=t.length,o=n?r:r-1,s=t.map((a,c)=>c<o?e[c]??0:0).map((a,c)=>Ec(t,c,a));return ky(t,s),wy(
t,n,s)}function Ec(t,n,e){if(e<Sr)return null;let r=t[n],o=t[(n+1)%t.length],i=Mc(r,o,e);if(i)return i;if(Math.abs(L(r,o))<kc)return null;let s=null,
a=0,c=e;for(let l=0;l<50&&c-a>1e-13*e;l++){let u=(a+c)/2,m=u<Sr?null:Mc(r,o,u);if(m)s=m,a=u;else{if(u<Sr)return s;c=u}}return s}function Mc(t,n,e){
let r=L(t,n);if(Math.abs(r)<kc)return null;let o=r>0?1:-1,i=ie(t,e,o),s=ie(n,e,o);if(!i||!s)return null;let a=M(t),c=M(n),l=null;for(let{x:u,
y:m}of an(i,s)){let f=(1-tt(t,u,m))*a,p=tt(n,u,m)*c;f<-kn||p<-kn||f>a+kn||p>c+kn||(l===null||f+p<l.gt+l.Bt)&&(l={cx:u,cy:m,r:e,gt:f,Bt:p})}return l}
function ky(t,n){let e=t.length;for(let r=0;r<24;r++){let o=n.map(()=>1),i=!1;for(let s=0;s<e;s++){let a=(s+e-1)%e,c=M(t[s]),l=(n[a]?.Bt??0)+
(n[s]?.gt??0);l<=c+kn||(i=!0,o[s]=Math.min(o[s],c/l),o[a]=Math.min(o[a],c/l))}if(!i)return;for(let s=0;s<e;s++){let a=n[s];a&&o[s]<1&&(n[s]=
Ec(t,s,a.r*o[s]))}}for(let r=0;r<e;r++){let o=(r+e-1)%e;(n[o]?.Bt??0)+(n[r]?.gt??0)>M(t[r])+1e-6&&(n[r]=null)}}function wy(t,n,e){let r=t.length,
o=[];for(let i=0;i<r;i++){let s=t[i],a=M(s),c=e[(i+r-1)%r],l=e[i],u=c?Math.min(1,Math.max(0,c.Bt/a)):0,m=l?Math.max(u,1-l.gt/a):1;(m-u)*a<=1e-7&&
(c||l)||o.push(rt(s,u,m)),l&&o.push(Ey(s,t[(i+1)%r],l))}return Ay(o,t,n)}function Ey(t,n,e){let r=rt(t,0,1-e.gt/M(t)),o=rt(n,e.Bt/M(n),1),i=r.
x1-e.cx,s=r.y1-e.cy,a=o.x0-e.cx,c=o.y0-e.cy,l=L(t,n)>0,u=Math.atan2(i*c-s*a,i*a+s*c);return l&&u<0&&(u+=2*Math.PI),!l&&u>0&&(u-=2*Math.PI),I(
e.cx,e.cy,e.r,Math.atan2(s,i),u,r.x1,r.y1,o.x0,o.y0)}function Ay(t,n,e){for(let s=e?0:1;s<t.length;s++){let a=t[s===0?t.length-1:s-1],c=t[s];
(c.x0!==a.x1||c.y0!==a.y1)&&(t[s]={...c,x0:a.x1,y0:a.y1})}let r=t[0];if(e||!r)return t;t[0]={...r,x0:n[0].x0,y0:n[0].y0};let o=t.length-1,i=n[n.
length-1];return t[o]={...t[o],x1:i.x1,y1:i.y1},t}var Py=.2,de={right:.5,rightAtEnd:.8,vn:.3,otherAtEnd:.45},Ac={v:.25,perRadius:.2};function Rc(t,n,e,r){let{segments:o,Jt:i,closed:s}=t,{scale:a}=e,
c=Ly(t,n,e)*t.u.radius,l=o.map((u,m)=>{let f=i[m]??null,p=o[(m+1)%o.length];if(f===null||vy(r,t,u.x1,u.y1))return 0;let d=Math.abs(L(u,p)),h=f.
kind==="relative"&&!Ty(u,p)?c*e.Yn:c,S={gt:!s&&m===0,Bt:!s&&m===o.length-2};return Oy(f,h,a,d,M(u),M(p),S)});return l.some(u=>u>0)?wc(o,s,l):
[...o]}var Ry=.05;function Ty(t,n){let e=Pc($(t,.5),n),r=Pc($(n,.5),n),o=(i,s)=>Math.min(Math.abs(i),Math.abs(s))>Ry&&i*s>0;return o(e.x,r.x)||
o(e.y,r.y)}function Pc(t,{x0:n,y0:e}){let r=Math.max(Math.hypot(t.x-n,t.y-e),1e-9);return{x:(t.x-n)/r,y:(t.y-e)/r}}function vy(t,n,e,r){let o=n.
segments[0],i=n.segments[n.segments.length-1];return t.some(s=>Math.hypot(s.x-e,s.y-r)<.05&&!(o!==void 0&&!n.closed&&Math.hypot(o.x0-e,o.y0-
r)<1e-6)&&!(i!==void 0&&!n.closed&&Math.hypot(i.x1-e,i.y1-r)<1e-6))}function Oy(t,n,e,r,o,i,s){if(t.kind==="smooth")return 0;if(t.kind==="fi\
xed")return t.radius*e;let a=n*t.factor;if(a<=0||r<.02)return 0;let c=Math.abs(r-Math.PI/2)<Py,l=(h,S)=>h*(c?S?de.rightAtEnd:de.right:S?de.otherAtEnd:
de.vn),u=Math.tan(r/2),m=Math.min(l(o,s.gt),l(i,s.Bt))/u,f=Math.min(a,m),p=f*(1/Math.max(Math.cos(r/2),.001)-1),d=(Ac.v+Ac.perRadius*(n/e))*
e;return p>d&&!c?f*d/p:f}function Ly(t,n,{radius:e,scale:r,stroke:o}){if(!t.u.inner||t.segments.length===0)return e;let i=T(t.segments),s=1/0,
a=e;for(let c of n){if(c===t||!c.closed)continue;let l=T(c.segments);if(l.x0>=i.x0||l.y0>=i.y0||l.x1<=i.x1||l.y1<=i.y1)continue;let u=Math.min(
i.x0-l.x0,i.y0-l.y0,l.x1-i.x1,l.y1-i.y1);u>=s||(s=u,a=Cy(c,e,r))}return s===1/0?e:Math.max(Math.min(e,o/4),a-s)}function Cy({Jt:t,u:n},e,r){
let o=t.find(i=>i!==null);return o?.kind==="fixed"?o.radius*r:e*n.radius*(o?.kind==="relative"?o.factor:1)}var Mr=.12,$y=2.2,Ny=.3,Iy=new Set(["none","side"]);function he(t,n,e,r){let o=_y(t,n),i=Dy(t,o).map(({x:l,y:u})=>({x:e.bt(l),y:e.St(u)})),s=t.
map(l=>Sc(l,e,r)),a=s.map(l=>Rc(l,s,r,i)),c=new Map(t.map((l,u)=>[l,a[u]]));return s.map((l,u)=>Fy(l,a[u],o.get(l.u),c))}function Fy(t,n,e,r){
let o=e?.start??null,i=e?.end??null,s=(c,l)=>c===null?null:c===t.u?l:r.get(c),a=n.length>0&&(o!==null||i!==null)?Wy(n,{start:s(o,n.slice(2)),
end:s(i,n.slice(0,-2))}):n;return{u:t.u,segments:a,closed:t.closed,dot:t.dot,attached:{start:o!==null,end:i!==null}}}function _y(t,n){let e=({
group:i})=>Iy.has(n[i]?.over??"none")?-1:i,r=t.map(i=>({u:i,segments:_(i.shape)})),o=new Map;for(let{u:i,segments:s}of r){let a=s[0],c=s[s.length-
1];if(!By(i)||a===void 0||c===void 0)continue;let l=(u,m,f)=>{let p=r.find(h=>h.u!==i&&e(h.u)===e(i)&&h.segments.some(S=>F(S,u,m)<Mr));if(p!==
void 0)return p.u;let d=t.find(h=>h.shape.kind==="dot"&&e(h)===e(i)&&Math.hypot(h.shape.x-u,h.shape.y-m)<Mr);return d!==void 0?d:f.some(h=>F(
h,u,m)<Mr)?i:null};o.set(i,{start:l(a.x0,a.y0,s.slice(2)),end:l(c.x1,c.y1,s.slice(0,-2))})}return o}function Dy(t,n){return t.flatMap(e=>{let r=n.
get(e);if(r===void 0)return[];let o=_(e.shape),i=[];r.start!==null&&i.push({x:o[0].x0,y:o[0].y0});let s=o[o.length-1];return r.end!==null&&i.
push({x:s.x1,y:s.y1}),i})}function Wy(t,n){let e=[...t];return n.end!==null&&(e[e.length-1]=Tc(e[e.length-1],n.end,1)),n.start!==null&&(e[0]=
Tc(e[0],n.start,0)),e}function Tc(t,n,e){let r=e===0?t.x0:t.x1,o=e===0?t.y0:t.y1;if(n.some(l=>F(l,r,o)<1e-6))return t;let i=null,s=$y;for(let l of n)
for(let u of an(t,l)){let m=Math.hypot(u.x-r,u.y-o),f=tt(l,u.x,u.y);f<-1e-6||f>1+1e-6||m>=s||(s=m,i=u)}if(i===null)return t;let a=tt(t,i.x,i.
y);return(e===1?a:1-a)*M(t)<Ny?t:e===1?rt(t,0,a):rt(t,a,1)}function By(t){let{shape:n}=t;return(n.kind==="chain"||n.kind==="curve")&&!n.closed}var vc=5,ye=.02,Gy=3;function kr(t,n,e,{box:r,Wt:o}){let{groups:i,spaced:s}=t,a={style:e,groups:i,spaced:s,Wt:o,x:Lc(r.x0,r.x1),y:Lc(r.y0,r.
y1)},c=dr(n,a);for(let l=0;;l++){let u=he(t.elements,t.groups,c,e),m=dc(u,t.groups,e),f=m.flatMap(S=>oc(S,e)),p=wr(f),d=l<vc?Uy(a,p,c,r,o):null,
h=d===null&&!o&&l<vc+Gy?zy(c,p,r,e.stroke):null;if(d===null&&h===null)return{drawing:Hy(e,m,f,jy(t,u,e.stroke)),painted:f,Zt:c};a=d??a,c=h??
dr(n,a,c.dn)}}function Hy({cut:t,stroke:n,cap:e,join:r},o,i,s){let a=U(()=>Ea(i));return{cut:t,strokeWidth:n,cap:e,join:r,marks:o,get ink(){
return a()},traits:s,twin:null}}function Uy(t,n,{f:e},r,o){if(n===null)return null;let i=l=>o?l:Math.max(0,l),s={...t,x:{...t.x,Mt:r.x0+i(e.
x.t-n.x0),kt:r.x1-i(n.x1-e.x.high)},y:{...t.y,Mt:r.y0+i(e.y.t-n.y0),kt:r.y1-i(n.y1-e.y.high)}},a=Math.max(r.x0-n.x0,n.x1-r.x1,r.y0-n.y0,n.y1-
r.y1);return Math.max(Math.abs(s.x.Mt-t.x.Mt),Math.abs(s.x.kt-t.x.kt),Math.abs(s.y.Mt-t.y.Mt),Math.abs(s.y.kt-t.y.kt))<ye||!o&&a<ye?null:s}function zy(t,n,e,r){
if(n===null)return null;let o=Oc(n.x0,n.x1,e.x0,e.x1,r),i=Oc(n.y0,n.y1,e.y0,e.y1,r);if(o===null&&i===null)return null;let s=o??(l=>l),a=i??(l=>l),
c=l=>{let u=(s(l.x+l.r)-s(l.x-l.r))/2,m=(a(l.y+l.r)-a(l.y-l.r))/2;return{x:s(l.x),y:a(l.y),r:Math.min(u,m)}};return{...t,bt:l=>s(t.bt(l)),St:l=>a(
t.St(l)),Ln:new Map([...t.Ln].map(([l,u])=>[l,c(u)]))}}function Oc(t,n,e,r,o){if(e-t<ye&&n-r<ye)return null;let i=t+o/2,s=Math.max(t,e)+o/2,
a=Math.max(.2,(Math.min(n,r)-o/2-s)/Math.max(.1,n-o/2-i));return c=>s+(c-i)*a}function Lc(t,n){return{t,high:n,Mt:t,kt:n}}var Xy=new Set(["b\
ox","round","hull"]);function jy(t,n,e){let{keyline:r,directional:o,partial:i,groups:s}=t,a=n.filter(({u:c})=>Xy.has(s[c.group]?.over??"none"));
return{keyline:r,directional:o,partial:i,unfillable:!1,badge:a.length===0?null:Vy(a,e)}}function Vy(t,n){let e=t.map(({segments:r,dot:o})=>{
let i=o===null?n/2:o.diameter/2,s=o===null?T(r):{x0:o.x,y0:o.y,x1:o.x,y1:o.y};return Lt(s,i)});return lt(e)}function wr(t){let n=t.flat();return n.
length===0?null:T(n)}var Yy=2.75,qy=.75,Ky=.001;function Cc(t,n,e){if(n.length===0)return[...t];let r=t.filter(o=>Zy(o,e)&&Jy(o,n));return r.length===0?[...t]:t.
filter(o=>!r.includes(o)&&!(H(o)<0&&Qy(o,r)))}function Zy(t,n){let e=H(t);if(e<=0)return!1;let r=t.reduce((o,i)=>o+M(i),0);return e<Yy*n||2*
e/r<qy}function Jy(t,n){return t.some(e=>{let r=[.1,.5,.9].map(o=>$(e,o));return n.some(o=>o.some(i=>r.every(({x:s,y:a})=>F(i,s,a)<Ky)))})}function Qy(t,n){
let{x0:e,y0:r}=t[0];return ct(n,e,r)!==0}var tx=.5,nx=.6;function Nc(t){return!t.some(({u:n,closed:e})=>n.role==="solid"||e&&n.role==="auto")}function Ic(t,n,e){let r={nt:[],Tt:[],Cn:[]},
o=new Set;for(let a of t){let c=a.u.group,l=n[c];if(l===void 0)Fc(a,r,e);else if(!o.has(c)){o.add(c);let u=t.filter(m=>m.u.group===c);ex(u,l,
r,e)}}let i=[],s=_c(r.nt,i);return Cc(yt(i,s).filter(ox),r.Cn,e.stroke)}function ex(t,n,{nt:e,Tt:r,Cn:o},i){let s={nt:[],Tt:[],Cn:o};for(let u of t)
Fc(u,s,i);let a=n.over!=="none"||n.notch?[cr(t,n.over,i)]:[];n.over!=="none"&&o.push(...a.flat());let l=(n.role==="knock-out"||n.role==="hol\
e")&&t.some(u=>me(u,r));e.push({wt:!l,we:s.nt,xn:a}),l||r.push(...s.Tt)}function Fc(t,{nt:n,Tt:e},r){let{over:o,notch:i}=t.u;(o!=="none"||i)&&
n.push({wt:!1,regions:[cr([t],o,r)]});let s=sc(t,e,r);n.push(s),e.push(...s.Tt)}var rx=()=>!1;function _c(t,n){let e=t.map(r=>{if("regions"in
r)return{wt:r.wt,covers:$c(r.regions,n),xn:rx};let o=_c(r.we,n);return{wt:r.wt,covers:o,xn:$c(r.xn,n)}});return r=>{let o=!1;for(let{wt:i,covers:s,
xn:a}of e){let c=o&&!a(r);o=i?c||s(r):c&&!s(r)}return o}}function $c(t,n){let e=t.map(r=>n.push(r)-1);return r=>{for(let o of e)if(r[o]!==0)
return!0;return!1}}function ox(t){let n=H(t);return n>0?n>tx:-n>nx}var Dc={s:"badge",n:["badge X,Y WxH"],Et:!1,parse(t,n){let e=Jt(t);t.c||(n.badge=e)}};var Wc={s:"category",n:["category NAME"],Et:!1,parse(t,n){let e=Pt(t,"a category such as weather");t.c||(n.category=e)}};var ix=/^(\d{1,2})\/(\d(?:\.\d)?)(?:\/([0-3*])(?:\/(outlined|filled))?)?=(\d{1,2}(?:\.\d{1,3})?)$/,Bc={s:"detail",n:["detail SIZE/STROKE=LAN\
ES …","detail SIZE/STROKE/RADIUS/FINISH=LANES …"],Et:!1,parse(t,n){let e=[];do{let r=sx(t);if(r===null)return;e.push(r)}while(!z(t));t.c||
(n.detail=e)}};function sx(t){let n=b(t),[,e,r,o,i,s]=(n.kind==="word"?ix.exec(n.text):null)??[],a=Ne.find(d=>d===Number(e)),c=Ie.find(d=>d===
Number(r)),l=ko.find(d=>String(d)===o)??null,u=wo.find(d=>d===i)??null;if(a===void 0||c===void 0)return E(t,"a size, a stroke and lanes, suc\
h as 20/2=6",`Sizes are ${Ne.join(", ")}, strokes ${Ie.join(", ")}; leave the line out when the lanes of each cut are right.`),null;k(t);let m=Number(
s),{from:f,to:p}=w.lanes;return(m<=f||m>p)&&x(t,n.span,`There are never more than ${p} lanes, and always some.`,`lanes up to ${p}`,"Write 20\
/2=6, for instance."),{size:a,stroke:c,radius:l,finish:u,lanes:m}}var Gc={s:"icon",n:["icon NAME"],Et:!1,parse(t,n){let e=Pt(t,"a name such as shopping-cart");t.c||(n.name=e)}};var Hc={s:"inner",n:["inner X,Y WxH"],Et:!1,parse(t,n){let e=Jt(t);t.c||(n.inner=e)}};var Uc={s:"keyline",n:[`keyline ${ln.join("|")}`],Et:!1,parse(t,n){let e=b(t),r=e.kind==="word"?ln.find(o=>o===e.text):void 0;if(r===void 0){
let[o]=q(e.text,ln);E(t,`one of ${ln.join(", ")}`,o===void 0?"Write keyline free when none fits.":`Did you mean \`${o}\`?`);return}k(t),t.c||
(n.keyline=r)}};var Xc={s:"mini",n:["mini [WxH] { … }"],Et:!1,parse(t,n){let e=b(t).kind==="word"?ax(t):fn,r=G(t);t.c||(n.mini=r,n.miniSize=e)}};function ax(t){
let{span:n}=b(t),{width:e,height:r}=gn(t),{from:o,to:i}=w.mini;return zc(e)&&zc(r)?{width:e,height:r}:(t.c||x(t,n,`A small form is ${o} to ${i}\
 units wide and high.`,"a size in numbers","Write mini 7x9, for instance."),fn)}function zc(t){return typeof t=="number"&&t>=w.mini.from&&t<=
w.mini.to}var cx=new RegExp(`^${dn}$`),lx=/^(-?\d{1,4})\.\.(-?\d{1,4})$/,jc={s:"param",n:["param NAME FROM..TO = DEFAULT","param NAME VALUE VALUE … = \
DEFAULT"],Et:!0,parse(t,n,e){let r=b(t),o=ux(t),i=mx(t);W(t,"=")?k(t):E(t,"= and a default","End with the default, such as `= 2`, with blank\
s.");let s=px(t,i);if(t.c||(t.parameters.has(o)&&x(t,r.span,`A parameter \`${o}\` is declared already.`,"another name","Keep one of the two."),
n.parameters.length===C.parameters&&x(t,e.span,`A program has at most ${C.parameters} parameters.`,"another declaration","Leave one out."),t.c))
return;let a={name:o,values:i,default:s,span:P(t,e)};t.parameters.set(o,a),n.parameters=[...n.parameters,a]}};function ux(t){let n=b(t);return n.
kind==="word"&&n.text.length<=24&&cx.test(n.text)?k(t).text:(E(t,"a name such as level","Begin with a lower-case letter; letters, digits and\
 single hyphens may follow, 24 in all."),"level")}function mx(t){let n=b(t),e=n.kind==="word"?lx.exec(n.text):null;if(e===null)return{kind:"\
choice",of:fx(t)};k(t);let[r,o]=[Number(e[1])+0,Number(e[2])+0],{parameter:i}=w;return r>=o&&x(t,n.span,"A range runs from a lower to a high\
er number.","from..to",`Write ${Math.min(r,o)}..${Math.max(r,o)+(r===o?1:0)}.`),(r<i.from||o>i.to)&&x(t,n.span,`A parameter lies within ${i.
from} to ${i.to}.`,"from..to","Write a smaller range, such as 0..4."),{kind:"range",from:r,to:o}}function fx(t){let n=[];for(;!t.c&&!z(t)&&!W(
t,"=");){let e=b(t);if(e.kind!=="word"||!Xn(e.text))return E(t,"a value","Values are words such as up, whole numbers, or single characters s\
uch as A; a range is 0..4."),n;k(t),n.includes(e.text)&&x(t,e.span,`The value \`${e.text}\` is given twice.`,"another value","Keep one of th\
e two."),n.length===C.dn&&x(t,e.span,`A choice has at most ${C.dn} values.`,"= and a default","Leave some out."),n.push(e.text)}return n.length<
2&&E(t,"a range or at least two values","Write a range such as 0..4, or values such as up down."),n}function px(t,n){if(!W(t))return E(t,"a \
default","Write one of the values."),0;let{text:e,span:r}=k(t);if(n.kind==="choice")return n.of.includes(e)||x(t,r,"The default is none of t\
he values.",n.of.join(", "),`Write ${n.of[0]??"a value"}, for instance.`),e;let o=/^-?\d{1,4}$/.test(e)?Number(e)+0:NaN;return o>=n.from&&o<=
n.to?o:(x(t,r,"The default lies outside the range.",`a whole number from ${n.from} to ${n.to}`,`Write ${n.from}, for instance.`),n.from)}var xe=["directional","partial","unfillable","spaced"],Vc={s:"traits",n:[`traits ${xe.map(t=>`[${t}]`).join(" ")}`],Et:!1,parse(t,n){let e=[];
do{let r=b(t),o=r.kind==="word"?xe.find(i=>i===r.text):void 0;if(o===void 0){let[i]=q(r.text,xe);E(t,`one of ${xe.join(", ")}`,i===void 0?"L\
eave the line out when no trait applies.":`Did you mean \`${i}\`?`);return}k(t),e.includes(o)&&x(t,r.span,`\`${o}\` is given twice.`,"anothe\
r trait","Keep one of the two."),e.push(o)}while(!z(t));t.c||(n.traits=e)}};var Yc={s:"words",n:["words NAME, NAME, …"],Et:!1,parse(t,n){let e=b(t);if(z(t)){E(t,"names with commas between them","Write words shoppin\
g cart, cart, for instance.");return}for(;!z(t);){let i=k(t);(i.kind!=="word"||i.text.includes('"'))&&x(t,i.span,"Quotes do not belong in wo\
rds.","names without quotes","Leave the quotes out.")}let r=P(t,e),o=t.text.slice(r.start,r.end).split(",").map(i=>i.trim().toLowerCase().replace(
/\s+/g," "));o.includes("")&&x(t,r,"A name between the commas is missing.","a name","Leave the superfluous comma out."),t.c||(n.words=o)}};var qc=[Gc,Wc,Yc,Uc,Vc,jc,Hc,Dc,Bc,Xc];var Kc=/[^\S\n]+|#[^\n]*|\n|;|[{}]|"[^"\n]*"?|[^\s;{}#]+/y;function Zc(t){let n=[],e=1,r=0,o=0,i=(a,c,l)=>{n.push({kind:a,text:c,span:{start:o,
end:l,line:e,column:o-r+1}})};for(;o<t.length;){Kc.lastIndex=o;let a=Kc.exec(t)?.[0]??t.slice(o),c=o+a.length,l=a.charAt(0);l===`
`||l===";"?i("end",l,c):l==="{"?i("open",l,c):l==="}"?i("close",l,c):l==='"'?s(a,c):l!=="#"&&l.trim()!==""&&i("word",a,c),o=c,l===`
`&&(e+=1,r=c)}return i("eof","",o),n;function s(a,c){a.length>1&&a.endsWith('"')?i("string",a.slice(1,-1),c):i("unclosed-string",a.slice(1),
c)}}function Jc(t){let n=new Map(t.parameters.map(({name:o,values:i})=>{let s=i.kind==="range"?[i.to]:i.of.map(Number).filter(Number.isFinite);return[
o,Math.max(1,...s)]})),e=o=>typeof o=="number"?o:n.get(o.parameter)??1,r=o=>{let i=_t(o);if(i===null)return 1;let s=i.reduce((a,c)=>a+r(c),0);
return o.kind==="mirror"?2*s:o.kind==="ring"?Math.max(1,e(o.count))*s:s};return[...t.statements,...t.mini??[]].reduce((o,i)=>o+r(i),0)}var Ar=new Map(Vn.map(t=>[t.s,t])),Pr=new Map(qc.map(t=>[t.s,t])),dx=[...Pr.keys(),...Ar.keys()],hx=new Map(Vn.flatMap(t=>t.b.map(n=>[n,t.s]))),
yx=/(?![\t\n\v\f\r\u007f-\u009f])\p{Cc}/u;function ge(t){let n=wx(),e=t.length>C.characters,r=t.slice(0,C.characters).search(yx),o=kx(e||r>=
0?"":t);if(e&&r<0)return x(o,{start:C.characters,end:t.length,line:1,column:1},`A program has at most ${C.characters} characters.`,"the end \
of the text","Write a shorter program."),{program:n,problems:o.problems};if(r>=0){let s=t.slice(0,r).split(`
`),a={start:r,end:r+1,line:s.length,column:(s.at(-1)?.length??0)+1};return x(o,a,"This is not a text: it holds control characters.","a progr\
am in the icon language","Name a text file."),{program:n,problems:o.problems}}xx(o,n);let i=o.problems.toSorted((s,a)=>s.span.start-a.span.start);
return{program:n,problems:i}}function xx(t,n){let e=[],r=new Set;for(;;){let o=b(t);if(t.c=!1,o.kind==="eof")break;let i=o.kind==="word"?Pr.
get(o.text):void 0;if(o.kind==="end")k(t);else if(o.kind==="close")k(t),x(t,o.span,"This } closes no block.","a statement","Leave it out, or\
 open a block before it.");else if(i!==void 0)gx(t,n,i,r);else{let s=Qc(t);s!==null&&e.push(s)}}n.statements=e,Sx(t,n,r)}function gx(t,n,e,r){
let o=k(t);r.has(e.s)&&!e.Et?x(t,o.span,`\`${e.s}\` is declared already.`,"another declaration","Keep one of the two."):e.s==="icon"&&Mx(t,o)&&
x(t,o.span,"`icon` is not the first line.","a statement","Move `icon` with its name to the top."),r.add(e.s),e.parse(t,n,o),Er(t,e.n)}function Qc(t){
let n=k(t),e=n.kind==="word"?Ar.get(n.text):void 0;if(t.statements+=1,t.statements>C.statements)return x(t,n.span,`A program has at most ${C.
statements} statements.`,"the end of the program","Draw with fewer statements, or repeat some with mirror or ring."),t.index=t.dt.length-1,null;
if(e===void 0)return bx(t,n),Er(t,[]),null;let r=e.parse(t,n);return Er(t,e.n),t.c?null:r}function Er(t,n){for(;;){let e=b(t);if(e.kind==="e\
nd"||e.kind==="close"||e.kind==="eof")return;let r=Gn(e)?"Comments begin with #.":n.length===0?"Leave it out.":`Write ${n.map(o=>`\`${o}\``).
join(" or ")}.`;x(t,e.span,`${Hn(e)} does not belong here.`,"the end of the statement",r),e.kind==="open"?G(t):k(t)}}function bx(t,n){let e="\
a statement";if(n.kind==="open")x(t,n.span,"This block has no statement in front.",e,"Write { on the line of its statement, such as `mirror \
x=12 {`."),t.index-=1;else if(Pr.has(n.text))x(t,n.span,`\`${n.text}\` is a declaration and cannot stand in a block.`,e,"Move it to the top \
of the program.");else if(Gn(n)){let r=t.text.slice(n.span.start).split(/[\n;{}]/,1)[0]?.replace(/^[/*]+\s*/,"").replace(/\s*\*\/$/,"").slice(
0,40)??"";x(t,n.span,"Comments begin with # here.",e,`Write \`# ${r}\`.`)}else if(n.text.startsWith("-")){let r=n.text==="-"?"Write `join { \
SHAPE; - SHAPE }`.":`Inside \`join\` write \`- ${n.text.slice(1,20)}\`, with a blank.`;x(t,n.span,"A shape is taken away only inside `join`.",
e,r)}else{let r=hx.get(n.text.toLowerCase())??q(n.text,dx)[0],o=r===void 0?`Statements are ${[...Ar.keys()].join(", ")}.`:`Did you mean \`${r}\
\`?`;x(t,n.span,`${Hn(n)} is not a statement.`,e,o)}}function Sx(t,n,e){let r={start:0,end:0,line:1,column:1};t.c=!1,e.has("icon")||x(t,r,"T\
he program has no name.","`icon` and a name","Begin with a line such as `icon shopping-cart`."),t.c=!1;let o=Jc(n);o>C.lowered&&(x(t,r,`The \
program draws ${o} shapes after its mirrors and rings; at most ${C.lowered} are allowed.`,"fewer shapes","Repeat less often, or put fewer sh\
apes in each ring."),n.statements=[],n.mini=null)}function Mx(t,n){return t.dt.slice(0,t.dt.indexOf(n)).some(({kind:e})=>e!=="end")}function kx(t){
return{text:t,dt:Zc(t),index:0,problems:[],c:!1,kn:0,statements:0,parameters:new Map,statement:Qc}}function wx(){return{name:"untitled",category:null,
words:[],keyline:"free",traits:[],parameters:[],inner:null,badge:null,detail:[],mini:null,miniSize:fn,statements:[]}}function tl({message:t,
expected:n,hint:e}){return t.includes(n)?`${t} ${e}`:`${t} Expected ${n}. ${e}`}var nl={A:{width:8.5,strokes:"line 0.8125,10 4.25,0*0.5 7.6875,10 @8.6+; line 2.013,6.5 6.487,6.5 @8.6+; line 0,10 2,0 6.5,0 8.5,10 @8.6-; l\
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
6.25,0.4 2.5,0.4 ccw 2.3 2.5,5 4,5 cw 2.3 4,9.6 0.25,9.6 @8-; line 3.25,-1 3.25,0.4 @8-; line 3.25,9.6 3.25,11 @8-"}};var Ex=.05;function el(t){switch(t.kind){case"circle":return{kind:"circle",x:t.x,y:t.y,r:t.r};case"oval":return{kind:"oval",x:t.x,y:t.y,rx:t.
rx,ry:t.ry};case"dot":return{kind:"dot",x:t.x,y:t.y,scale:t.scale};case"box":{let{x:n,y:e,corner:r}=t.corner,[o,i]=[n+t.width,e+t.height];return Rr(
[{x:n,y:e,corner:r},{x:o,y:e,corner:r},{x:o,y:i,corner:r},{x:n,y:i,corner:r}],!0)}case"line":return Rr(be(t.vertices),!1);case"poly":return Rr(
be(t.vertices),!0);case"path":return Px(be(t.vertices),t.bends,t.closed);case"arc":return Ax(t);case"curve":return{kind:"curve",m:be(t.vertices).
map(e=>({...e,sharp:e.corner.kind==="fixed"||e.corner.kind==="relative"&&e.corner.factor!==1})),closed:t.closed}}}function be(t){return t.map(
({x:n,y:e,corner:r})=>({x:n,y:e,corner:r}))}function Rr(t,n){let e=n?t:t.slice(1);return{kind:"chain",m:t,pieces:e.map(()=>({kind:"line"})),
closed:n}}function Ax({x:t,y:n,r:e,from:r,to:o}){let i=r*Math.PI/180,s=o*Math.PI/180;if(Math.abs(s-i)>=2*Math.PI-1e-6)return{kind:"circle",x:t,
y:n,r:e};let a=[i,(i+s)/2,s].map((l,u)=>({x:t+e*Math.cos(l),y:n+e*Math.sin(l),corner:u===1?{kind:"smooth"}:{kind:"relative",factor:1}})),c={
kind:"arc",sweep:(s-i)/2};return{kind:"chain",m:a,pieces:[c,c],closed:!1}}function Px(t,n,e){let o=(e?t:t.slice(0,-1)).map((i,s)=>{let a=n[s]??
null;return a===null?{kind:"line"}:Rx(i,t[(s+1)%t.length],a)});return Tx({kind:"chain",m:t,pieces:o,closed:e})}function Rx(t,n,e){let r=Math.
hypot(n.x-t.x,n.y-t.y),o=Math.max(e.radius,r/2,1e-6),i=Math.asin(Math.min(1,r/2/o)),s=2*(e.big?Math.PI-i:i);return{kind:"arc",sweep:e.clockwise?
s:-s}}function Tx(t){let n=_(t),e=t.m.map((r,o)=>{let i=n[o],s=n[o-1]??(t.closed?n[n.length-1]:void 0);return s===void 0||i===void 0||s.kind===
"line"&&i.kind==="line"?r:Math.abs(L(s,i))<Ex?{...r,corner:{kind:"smooth"}}:r});return{...t,m:e}}var Tr=Math.PI/2,Se=1e-4;function rl(t){let n=[],e=[];return t.pieces.forEach((r,o)=>{let i=t.m[o],s=t.m[(o+1)%t.m.length];n.push(i);let a=r.
kind==="arc"?nt(i.x,i.y,s.x,s.y,r.sweep):void 0;if(a===void 0||a.kind==="line"){e.push({kind:"line"});return}let c=0;for(let l of vx(a)){let u=a.
start+l;e.push({kind:"arc",sweep:l-c}),n.push({x:a.cx+a.r*Math.cos(u),y:a.cy+a.r*Math.sin(u),corner:{kind:"smooth"}}),c=l}e.push({kind:"arc",
sweep:a.sweep-c})}),t.closed||n.push(t.m[t.m.length-1]),{...t,m:n,pieces:e}}function vx(t){let n=[],e=Math.sign(t.sweep),r=e>0?Math.ceil(t.start/
Tr-Se):Math.floor(t.start/Tr+Se);for(let o=r;;o+=e){let i=o*Tr-t.start;if(Math.abs(i)>=Math.abs(t.sweep)-Se)return n;i*e>Se&&n.push(i)}}var nn={a:1,ut:0,At:0,d:1,Ot:0,Lt:0};function wn(t,n,e){return{x:ol(t.a*n+t.At*e+t.Ot),y:ol(t.ut*n+t.d*e+t.Lt)}}function Me(t,n){return{a:t.
a*n.a+t.At*n.ut,ut:t.ut*n.a+t.d*n.ut,At:t.a*n.At+t.At*n.d,d:t.ut*n.At+t.d*n.d,Ot:t.a*n.Ot+t.At*n.Lt+t.Ot,Lt:t.ut*n.Ot+t.d*n.Lt+t.Lt}}function ke(t){
return Math.hypot(t.a,t.ut)}function Ox(t){return t.a*t.d-t.ut*t.At<0}function Lx(t){return Math.abs(t.a*t.ut)<1e-9}function we(t,n){return{
...nn,Ot:t,Lt:n}}function vr(t,n,e){return{a:t,ut:0,At:0,d:t,Ot:n-t*n,Lt:e-t*e}}function Or(t,n,e){let r=t*Math.PI/180,o=Math.cos(r),i=Math.
sin(r);return{a:o,ut:i,At:-i,d:o,Ot:n-o*n+i*e,Lt:e-i*n-o*e}}function sl(t,n){return t==="x"?{...nn,a:-1,Ot:2*n}:{...nn,d:-1,Lt:2*n}}function ol(t){
let n=Math.round(t*1e6)/1e6;return Math.abs(t-n)<1e-9?n:t}function al(t,n){let e=ke(n);switch(t.kind){case"circle":return{...t,...wn(n,t.x,t.
y),r:t.r*e};case"dot":return{...t,...wn(n,t.x,t.y)};case"oval":{if(!Lx(n))return il(oe(_(t),!0),n,e);let r=Math.abs(n.ut)<1e-9,o=wn(n,t.x,t.
y);return{...t,...o,rx:(r?t.rx:t.ry)*e,ry:(r?t.ry:t.rx)*e}}case"curve":return{...t,m:t.m.map(r=>({...r,...wn(n,r.x,r.y),corner:cl(r.corner,e)}))};case"\
chain":return il(t,n,e)}}function il(t,n,e){let r=Ox(n)?-1:1;return{...t,m:t.m.map(o=>({...wn(n,o.x,o.y),corner:cl(o.corner,e)})),pieces:t.pieces.
map(o=>o.kind==="arc"?{kind:"arc",sweep:o.sweep*r}:o)}}function cl(t,n){return t.kind==="fixed"?{kind:"fixed",radius:t.radius*n}:t}var Cx=400,$x=3e3;function ml(t){let n={elements:[],groups:[],problems:[]},e={map:nn,vt:[],part:"",group:-1,radius:1,free:!1,Gt:n};return Tt(
t.statements,e),n.elements.reduce((o,{shape:i})=>o+_x(i),0)>$x&&(n.problems.push(Zn(t.statements[0])),n.elements.length=0),{Ee:{elements:n.elements,
groups:n.groups,keyline:t.keyline,directional:t.traits.includes("directional"),partial:t.traits.includes("partial"),unfillable:t.traits.includes(
"unfillable"),spaced:t.traits.includes("spaced")},problems:n.problems}}function Lr(t,n){n.Gt.elements.length<Cx&&Nx(t,n)}function Tt(t,n){for(let e of t)
Lr(e,n)}function Nx(t,n){switch(t.kind){case"box":case"circle":case"oval":case"dot":case"line":case"poly":case"path":case"arc":case"curve":return fl(
el(t),t.modifiers,t.span,n);case"text":return Dx(t,n);case"join":return Gx(t,n);case"part":return Tt(t.children,Ix(t,n));case"mirror":return Tt(
t.children,n),Tt(t.children,en(n,sl(t.axis,t.at)));case"turn":return Tt(t.children,en(n,Or(t.degrees,t.x,t.y)));case"move":return Tt(t.children,
en(n,we(t.x,t.y)));case"scale":return Tt(t.children,en(n,vr(t.factor,t.x,t.y)));case"ring":{let e=Math.round(t.count);for(let r=0;r<e;r++)Tt(
t.children,en(n,Or(r*360/e,t.x,t.y)))}}}function Cr(t,n){let{fromLanes:e,belowLanes:r,fromSize:o,belowSize:i,finish:s}=t;return e===0&&r===1/0&&
o===0&&i===1/0&&s===null?n.vt:[...n.vt,{fromLanes:e,belowLanes:r,fromSize:o,belowSize:i,finish:s,scale:ke(n.map)}]}function en(t,n){return{...t,
map:Me(t.map,n)}}function Ix({name:t,modifiers:n},e){let{role:r,over:o,notch:i,free:s,radius:a}=n,c=r!=="auto"||o!=="none"||i;return c&&e.Gt.
groups.push({role:r,over:o,notch:i}),{...e,part:t,vt:Cr(n,e),group:c?e.Gt.groups.length-1:e.group,free:e.free||s,radius:e.radius*(a??1)}}var Fx=.4;
function fl(t,n,e,r){let o=al(t,r.map),i=Math.max(Fx,Math.min(1,ke(r.map)));r.Gt.elements.push({shape:o.kind==="chain"?rl(o):o,role:n.role,over:n.
over,notch:n.notch,radius:(n.radius??1)*r.radius*i,inner:n.inner,free:n.free||r.free,vt:Cr(n,r),span:e,part:r.part,group:r.group})}function _x(t){
return t.kind==="chain"?t.pieces.length:t.kind==="curve"?2*t.m.length:8}function Dx(t,n){let e=[...t.text.toUpperCase()].map(c=>nl[c]).filter(
c=>c!==void 0),r=e.reduce((c,l)=>c+l.width,0)+3.5*(e.length-1),o=t.height/10,i=Me(we(t.x,t.y),vr(o,0,0)),s=Cr(t.modifiers,n),a=-r/2;for(let c of e){
let l={...en(n,Me(i,we(a,-10/2))),vt:s},{program:u}=qn(ge(`icon character
${c.strokes}`).program,new Map);for(let m of u.statements){let f="modifiers"in m?{...m,modifiers:Wx(m.modifiers,t)}:m;Lr({...f,span:t.span},
l)}a+=c.width+3.5}}function Wx({fromLanes:t,belowLanes:n},e){return{...e.modifiers,role:Bx(e),fromLanes:t,belowLanes:n}}function Bx(t){return t.
modifiers.role==="auto"?"line":t.modifiers.role}function Gx(t,n){let e=[[],[]];for(let{sign:o,statement:i}of t.operands)e[o>0?0:1].push(...Hx(
i,n));if(Kn(e.flat(2))){n.Gt.problems.push({span:t.span,message:"The parts of this `join` cross each other too often.",expected:"a few close\
d shapes",hint:"join fewer or simpler shapes"});return}let r=yt(e,o=>o[0]!==0&&o[1]===0);for(let o of r)fl(oe(o,!0),t.modifiers,t.span,n)}function Hx(t,n){
let e={elements:[],groups:[],problems:n.Gt.problems};return Lr(t,{...n,map:nn,vt:[],group:-1,Gt:e}),e.elements.filter(({shape:r})=>Sn(r)).map(
({shape:r})=>Ux(_(r)))}function Ux(t){return H(t)<0?et(t):t}var zx={1:1,1.5:1.5,2:1.5,2.5:2.5,3:2.5},Xx=.5,jx=5;function $r(t,n=X(t)){let{size:e,stroke:r,radius:o}=t,i=e/24,s=Ln(r),a=X(t)>=jx?Math.min(
Math.max(r,1),2):s,c=t.finish==="filled"?zx[r]:a,l=o>0?{cap:"round",join:"round"}:{cap:"butt",join:"miter"};return{cut:t,size:e,scale:i,stroke:r,
...l,radius:o*i,Yn:t.finish==="filled"?Xx:1,Vn:t.finish==="outlined",lanes:n,yn:n>X(t)?ht(t):s,An:c,ue:Math.min(c,s)}}function Ee(t,n){return t.
filter(e=>e.vt.every(r=>dl(r,n)))}function pl(t,n){let e=r=>t.filter(o=>o.vt.every(i=>dl(i,n,r)));return[...new Set([...e("outlined"),...e("\
filled")])]}function dl(t,{lanes:n,cut:e},r=e.finish){let o=n*t.scale+1e-9;return o>=t.fromLanes&&(o<t.belowLanes||t.belowLanes===1/0)&&e.size>=
t.fromSize&&e.size<t.belowSize&&(t.finish===null||t.finish===r)}var Ae=1;function rn(t,n){let e=qn(t,new Map),{Ee:r,problems:o}=ml(e.program),i=[...e.problems,...o],s=$r(n,ra(t,n)??X(n)),a=n.finish==="out\
lined"?s:$r({...n,finish:"outlined"},s.lanes),c=Ee(r.elements,a),l=pl(r.elements,s),[u]=l;if(u!==void 0&&Kn(l.flatMap(({shape:d})=>_(d)))){let{
drawing:d}=rn({...t,statements:[]},n);return{drawing:d,problems:[...i,Zn(u)]}}let m={x0:Ae,y0:Ae,x1:s.size-Ae,y1:s.size-Ae},f=kr({...r,elements:c},
l,a,{box:m,Wt:!1});return{drawing:n.finish==="outlined"?f.drawing:Vx(r,l,s,f),problems:i}}function Vx(t,n,e,{drawing:r,painted:o,Zt:i}){let s=Kx(
r,o),a=Ee(t.elements,e).map(Zx),c=he(a,t.groups,i,e);if(t.unfillable||Nc(c)){let m={...e,stroke:e.stroke+.5,Yn:1,Vn:!0},f={...t,elements:Ee(
t.elements,e)},{drawing:p}=kr(f,n,m,{box:s.inkBox,Wt:!0});return qx(p,s)}let l=U(()=>Ic(c,t.groups,e)),u=a[0]?.span??{start:0,end:0,line:1,column:1};
return Yx(r,e,s,l,u)}function Yx({cap:t,join:n,traits:e},{cut:r},o,i,s){let a=U(()=>i().map(c=>({path:{segments:c,closed:!0},span:s,part:"",
dot:null})));return{cut:r,strokeWidth:null,cap:t,join:n,get marks(){return a()},get ink(){return i()},traits:e,twin:o}}function qx(t,n){let{
cut:e,strokeWidth:r,cap:o,join:i,marks:s,traits:a}=t;return{cut:e,strokeWidth:r,cap:o,join:i,marks:s,get ink(){return t.ink},traits:{...a,unfillable:!0},
twin:n}}function Kx(t,n){let{marks:e}=t,r=U(()=>wr(t.ink)??{x0:0,y0:0,x1:0,y1:0}),o=U(()=>An(t.ink).area);return{get inkBox(){return r()},get area(){
return o()},get ink(){return t.ink},painted:n,marks:e}}function Zx(t){let{shape:n}=t;return t.role!=="solid"||n.kind==="circle"||n.kind==="o\
val"||n.kind==="dot"||n.closed?t:n.kind==="curve"?{...t,shape:{...n,closed:!0}}:{...t,shape:{...n,closed:!0,pieces:[...n.pieces,{kind:"line"}]}}}function hl(t,n){let e=t.statements.filter(s=>s.kind==="part"&&s.modifiers.over!=="none"),r=Qx(t);if(e.length===0&&r.length<2)return[];let o=Jx(
t,n),i=t.statements.every(({kind:s})=>s==="part");return r.map(({name:s,statements:a})=>{let[c,...l]=a,u=[c.span,...l.map(({span:h})=>h)],m=Math.
min(...u.map(h=>h.start)),f=i&&!e.some(({span:h})=>h.start===m);if(!e.some(h=>h.span.start>m))return{name:s,spans:u,shapes:[],keepsClear:f};
let{marks:d}=rn({...t,detail:o,statements:a},{...n,finish:"outlined"}).drawing;return{name:s,spans:u,shapes:t0(d,a),keepsClear:f}})}function Jx({
detail:t},n){return t.filter(({finish:e})=>e===null||e===n.finish).map(e=>({...e,finish:null}))}function Qx(t){let n=t.statements.filter(i=>i.
kind==="part"),[e,...r]=t.statements.filter(i=>i.kind!=="part"),o=n.map(i=>({name:i.name,statements:[{...i,modifiers:{...i.modifiers,over:"n\
one"}}]}));return e===void 0?o:[{name:t.name.replace(/-off$/,""),statements:[e,...r]},...o]}function t0(t,n){return[...Map.groupBy(t,({span:r})=>`${r.
start}-${r.end}`).values()].map(r=>{let{span:o}=r[0];return{span:o,length:At(r),isPlain:xl(o,n),isTelling:yl(o,n),isClosed:r.some(({path:i})=>i.
closed),pieces:r.length}})}var n0="telling";function yl(t,n){return n.some(e=>e.span.start>t.start||e.span.end<t.end?!1:e.kind==="part"&&e.name===
n0?!0:yl(t,_t(e)??[]))}function xl(t,n){return n.some(e=>e.span.start===t.start&&e.span.end===t.end?e.kind==="circle"||e.kind==="box":xl(t,_t(
e)??[]))}var Nr="http://www.w3.org/2000/svg",gl=new Set(["xmlns","fill","stroke","stroke-linecap","stroke-linejoin","d"]),bl=new Set(["viewBox","poin\
ts"]),Sl=["stroke","stroke-width","stroke-linecap","stroke-linejoin"],Ml={Pt:["xmlns","width","height","viewBox","fill"],Ft:Sl},kl=Sl,wl=new Map(
[["path",{Pt:["d"],Ft:[]}],["line",{Pt:["x1","y1","x2","y2"],Ft:[]}],["polyline",{Pt:["points"],Ft:[]}],["polygon",{Pt:["points"],Ft:[]}],["\
circle",{Pt:["r"],Ft:["cx","cy"]}],["ellipse",{Pt:["rx","ry"],Ft:["cx","cy"]}],["rect",{Pt:["width","height"],Ft:["x","y","rx","ry"]}]]);var El=65536,Ir=30,e0=/^-?(?:\d+(?:\.\d+)?|\.\d+)$/,r0=new Set(["r","rx","ry","width","height","stroke-width"]);function Al(t){let n=g0(t),e={
text:t,at:0,sn:null,elements:[],open:[],problems:[]};n>El?e.problems.push(`The text has ${n} bytes; more than ${El} are not read.`):o0(e);let{
sn:r,elements:o,problems:i}=e;return{text:t,sizeBytes:n,attributes:r?.attributes??new Map,elements:o,problems:i.slice(0,Ir)}}function o0(t){
let{text:n,problems:e}=t;for(;t.at<n.length&&e.length<Ir;){let r=n.indexOf("<",t.at),o=r===-1?n.length:r;i0(t,n.slice(t.at,o)),t.at=o,r!==-1&&
a0(t)}if(!(e.length>=Ir)){t.sn===null&&e.push("There is no <svg> element.");for(let r of t.open)e.push(`<${r}> is never closed.`)}}function i0(t,n){
/[^ \t\n\r]/.test(n)&&t.problems.push(`There is text outside of tags: ${Pl(n)}.`)}var s0=[["<!--","-->","a comment"],["<![CDATA[","]]>","a C\
DATA section"],["<!",">","a document type or another declaration"],["<?","?>","an XML declaration or a processing instruction"]];function a0(t){
let{text:n,problems:e}=t;for(let[r,o,i]of s0){if(!n.startsWith(r,t.at))continue;let s=n.indexOf(o,t.at+r.length);e.push(`There is ${i}${s===
-1?", and it never ends":""}.`),t.at=s===-1?n.length:s+o.length;return}n.startsWith("</",t.at)?l0(t):p0(t)}var c0=/<\/([A-Za-z_][\w:.-]*)[ \t\n\r]*>/y;
function l0(t){let e=Pe(t,c0)?.[1];if(e===void 0){Fr(t,"An end tag is malformed");return}let r=t.open.pop();r===void 0?t.problems.push(`</${e}\
> closes nothing.`):r!==e&&t.problems.push(`</${e}> stands where <${r}> must be closed.`)}var u0=/<([A-Za-z_][\w:.-]*)/y,m0=/[ \t\n\r]+([A-Za-z_][\w:.-]*)=(?:"([^"<]*)"|'([^'<]*)')/y,
f0=/[ \t\n\r]*(\/?)>/y;function p0(t){let n=Pe(t,u0)?.[1];if(n===void 0){Fr(t,"A tag is malformed");return}let e=d0(t,n),r=Pe(t,f0);if(r===null){
Fr(t,`The tag <${n}> is malformed`);return}h0(t,{name:n,attributes:e}),r[1]!=="/"&&t.open.push(n)}function d0(t,n){let e=new Map;for(;;){let r=Pe(
t,m0),o=r?.[1];if(o===void 0)return e;let i=r?.[2]??r?.[3]??"";e.has(o)?t.problems.push(`<${n}> has the attribute ${o} twice.`):e.set(o,i)}}
function h0(t,n){let{problems:e,open:r}=t,o=t.sn===null;o&&n.name!=="svg"&&e.push(`The first element is <${n.name}>, not <svg>.`),o&&n.name===
"svg"?t.sn=n:(t.elements.push(n),!o&&r.length===0&&e.push(`<${n.name}> stands behind the end of <svg>.`),r.length>1&&e.push(`<${n.name}> sta\
nds inside <${r.at(-1)??""}>; shapes must not be nested.`)),e.push(...y0(n,n===t.sn))}function y0(t,n){let{name:e,attributes:r}=t,o=n?Ml:wl.
get(e);if(o===void 0)return[`<${e}> is not in the contract.`];let i=[],s=n&&r.has("stroke");for(let a of s?[...o.Pt,...kl]:o.Pt)r.has(a)||i.
push(`<${e}> has no attribute ${a}.`);for(let[a,c]of r)o.Pt.includes(a)||o.Ft.includes(a)?i.push(...x0(t,a,c)):i.push(`<${e}> has the attrib\
ute ${a}, which is not in the contract.`);return n&&!s&&r.has("stroke-width")&&i.push("<svg> has a stroke-width but no stroke."),i}function x0(t,n,e){
let r=t.name;if(e.includes("&"))return[`The attribute ${n} of <${r}> has an entity.`];if(n==="xmlns")return e===Nr?[]:[`The attribute xmlns \
of <svg> must be ${Nr}.`];if(n==="d")return[..._n(t).problems];if(gl.has(n))return[];let o=bl.has(n)?e.trim().split(/[ \t\n\r]*,[ \t\n\r]*|[ \t\n\r]+/):
[e],i=o.find(a=>!e0.test(a)||a.length>12);return i!==void 0?[`The attribute ${n} of <${r}> has ${JSON.stringify(i.slice(0,24))} where a numb\
er must stand.`]:n==="points"&&o.length%2===1?["The attribute points has an odd number of numbers."]:n==="viewBox"&&o.length!==4?["The attri\
bute viewBox must have four numbers."]:r0.has(n)&&Number(e)<0?[`The attribute ${n} of <${r}> is negative.`]:[]}function Fr(t,n){t.problems.push(
`${n} at character ${t.at+1}: ${Pl(t.text.slice(t.at,t.at+24))}.`),t.at=t.text.length,t.open.length=0}function Pe(t,n){n.lastIndex=t.at;let e=n.
exec(t.text);return e!==null&&(t.at+=e[0].length),e}function Pl(t){let n=t.length>24?`${t.slice(0,24)}…`:t;return JSON.stringify(n)}function g0(t){
let n=0;for(let e=0;e<t.length;e++){let r=t.charCodeAt(e),o=r>=55296&&r<=57343;n+=r<128?1:r<2048||o?2:3}return n}var b0={cap:"round",join:"round",Yt:4};function Rl(t,n){let e=Rt({segments:t,closed:!0},2*n,b0);return yt([[t],e],r=>r[0]!==0&&r[1]===0)}var S0=2*Math.PI;function En(t){let n=t.segments.filter(r=>!k0(r)),e=[];for(let r of M0(n,t.closed)){let o=e.at(-1),i=o===void 0?null:_r(o,r);
i===null?e.push(r):e[e.length-1]=i}return{segments:e.length>0?e:t.segments.slice(0,1),closed:t.closed}}function M0(t,n){let e=t[0],r=t.at(-1);
if(!n||e===void 0||r===void 0||t.length<2||_r(r,e)===null)return t;for(let o=1;o<t.length;o++){let i=t[o-1],s=t[o];if(i===void 0||s===void 0)
break;if(_r(i,s)===null)return[...t.slice(o),...t.slice(0,o)]}return t}function k0(t){return t.kind==="arc"&&Math.abs(t.sweep)*t.r>1e-6?!1:Math.
hypot(t.x1-t.x0,t.y1-t.y0)<1e-6}function _r(t,n){return t.kind==="line"&&n.kind==="line"?w0(t,n):t.kind==="arc"&&n.kind==="arc"?E0(t,n):null}
function w0(t,n){let e=t.x1-t.x0,r=t.y1-t.y0,o=n.x1-n.x0,i=n.y1-n.y0,s=Math.hypot(e,r)*Math.hypot(o,i);return e*o+r*i>0&&Math.abs(e*i-r*o)<=
1e-6*s?{kind:"line",x0:t.x0,y0:t.y0,x1:n.x1,y1:n.y1}:null}function E0(t,n){let e=Math.hypot(t.cx-n.cx,t.cy-n.cy)<9999999999999999e-21&&Math.
abs(t.r-n.r)<9999999999999999e-21,r=t.sweep+n.sweep;return!e||t.sweep*n.sweep<0||Math.abs(r)>S0+1e-6?null:{...t,x1:n.x1,y1:n.y1,sweep:r}}var Tl=2.5,Wr=.5,A0=.9,Bt=1e-6,P0=.25,R0=.05;function Gr(t){let n={text:"",Ct:"",number:"",x:0,y:0,zt:!1};for(let e of t)T0(n,e);return n.text}
function Ot(t){return vt(Re(t))}function T0(t,n){let{x:e,y:r,nt:o}=C0(En(n));Dr(t,t.zt?[pt("M",[e,r]),pt("m",[e-t.x,r-t.y])]:[pt("M",[e,r])]),
t.x=e,t.y=r,t.zt=!0,o.length===0&&Dr(t,[pt("h",[1])]),o.length===0&&(t.x+=1);let i=o.at(-1),s=n.closed&&i?.kind==="line"&&i.x===e&&i.y===r&&
o.length>1;for(let a of s?o.slice(0,-1):o)Dr(t,v0(a,t)),t.x=a.x,t.y=a.y;!n.closed||o.length===0||(t.text+="Z",t.Ct="Z",t.x=e,t.y=r)}function v0(t,n){
let e=t.x-n.x,r=t.y-n.y;if(t.kind==="arc"){let o=[vt(t.r),vt(t.r),"0","0",t.clockwise?"1":"0"];return[{Ct:"A",gn:[...o,vt(t.x),vt(t.y)]},{Ct:"\
a",gn:[...o,vt(e),vt(r)]}]}return r===0?[pt("H",[t.x]),pt("h",[e])]:e===0?[pt("V",[t.y]),pt("v",[r])]:[pt("L",[t.x,t.y]),pt("l",[e,r])]}function pt(t,n){
return{Ct:t,gn:n.map(vt)}}function Dr(t,n){let e=null,r=null;for(let o of n)for(let i of[!0,!1]){if(!i&&!O0(t.Ct,o.Ct))continue;let s=L0(o,i,
t.number);e!==null&&s.length>=e.length||(e=s,r=o)}e===null||r===null||(t.text+=e,t.Ct=r.Ct,t.number=r.gn.at(-1)??"")}function O0(t,n){return n===
"M"||n==="m"?!1:t===n||t==="M"&&n==="L"||t==="m"&&n==="l"}function L0(t,n,e){let r=n?t.Ct:"",o=n?null:e;for(let i of t.gn)o!==null&&(r+=F0(o,
i)),r+=i,o=i;return r}function C0(t){let n=t.segments[0];if(n===void 0)return{x:0,y:0,nt:[]};let e=Br({x:n.x0,y:n.y0}),r=[],o=e;return t.segments.
forEach((i,s)=>{let c=t.closed&&s===t.segments.length-1?e:Br({x:i.x1,y:i.y1}),l=i.kind==="line"?Hr(o,c):Ol(i,0,1,o,c);r.push(...l),o=c}),{...e,
nt:r}}function Br(t){return{x:Re(t.x),y:Re(t.y)}}function Hr(t,n){return t.x===n.x&&t.y===n.y?[]:[{kind:"line",x:n.x,y:n.y}]}function Ol(t,n,e,r,o){
let i=Math.abs(t.sweep)*(e-n),s=t.r*100*Math.abs(i-Math.PI)/2<Wr;if(i<=Tl||s){let u=$0(t,(n+e)/2,r,o);if(u!==null)return u}if(!(i>R0))return Hr(
r,o);let a=i>2*Tl&&Math.abs(i-2*Math.PI)>1e-6?3:2,c=[],l=r;for(let u=1;u<=a;u++){let m=n+(e-n)*u/a,f=u===a?o:Br($(t,m));c.push(...Ol(t,n+(e-
n)*(u-1)/a,m,l,f)),l=f}return c}function $0(t,n,e,r){let o=Math.hypot(r.x-e.x,r.y-e.y),i=$(t,n),s=o===0?0:I0(e,r,{x:i.x*100,y:i.y*100},o);if(s<
P0+Bt)return Hr(e,r);let a=N0(t,o,s);return a===null?null:[{kind:"arc",x:r.x,y:r.y,r:Math.max(1,a),clockwise:t.sweep>0}]}function N0(t,n,e){
if(Math.abs(e-n/2)<Wr-Bt)return Math.floor(n/2+Bt);let r=Re(t.r);if(Math.abs(vl(r,n)-e)<Wr+Bt)return r;let o=Math.round((n*n*.25+e*e)/(2*e)-
Bt);return Math.abs(vl(o,n)-e)<A0+Bt?o:null}function vl(t,n){let e=n/2;return t<=e?e:t-Math.sqrt(t*t-e*e)}function I0(t,n,e,r){return Math.abs(
(n.x-t.x)*(e.y-t.y)-(n.y-t.y)*(e.x-t.x))/r}function Re(t){return Math.round(t*100+Bt)+0}function vt(t){let n=Math.abs(t),e=Math.floor(n/100),
r=String(n%100).padStart(2,"0").replace(/0+$/,""),o=t<0?"-":"";return r===""?`${o}${e}`:`${o}${e===0?"":e}.${r}`}function F0(t,n){return n.startsWith(
"-")||n.startsWith(".")&&t.includes(".")?"":" "}var _0=2*Math.PI,Ll=9;function zr(t){if(t.strokeWidth===null)return D0(t);let{strokeWidth:n,cap:e,join:r}=t,o=t.marks.flatMap(a=>W0(a,n,e)),
i=j0(o).map(V0).join(""),s=`fill="none" stroke="currentColor" stroke-width="${Ot(n)}" stroke-linecap="${e}" stroke-linejoin="${r}"`;return Cl(
t.cut.size,s,i)}function D0(t){let n=Gr(t.ink.map(e=>({segments:e,closed:!0})));return Cl(t.cut.size,'fill="currentColor"',n===""?"":`<path \
d="${n}"/>`)}function Cl(t,n,e){return`${`<svg xmlns="http://www.w3.org/2000/svg" width="${t}" height="${t}" viewBox="0 0 ${t} ${t}"`} ${n}>${e}\
</svg>`}function W0(t,n,e){let r=G0(t,n,e);if(t.solid!==!0)return[r];let i=$l(t.path,n).map(En).flatMap(a=>[...Nl(a,n,e),a]);return[{kind:"p\
ath",ct:[...r.kind==="path"?r.ct:[r.path],...i]}]}var B0=.5;function $l({segments:t},n){return Rl(t,B0*n).flatMap(e=>{let r={segments:e,closed:!0};
return[r,...$l(r,n)]})}function G0(t,n,e){if(t.dot!==null)return z0(t.dot,n,e);let r=En(t.path),o=H0(r)?Nl(r,n,e):[];if(o.length>0)return{kind:"\
path",ct:[...o,r]};let i=U0(r);return i===null?{kind:"path",ct:[r]}:{kind:"circle",cx:i.cx,cy:i.cy,r:i.r,path:r}}function Nl(t,n,e){if(!t.closed||
!t.segments.some(O=>O.kind==="arc"))return[];let{x0:r,y0:o,x1:i,y1:s}=T(t.segments),[a,c]=[i-r,s-o],l=Math.min(a,c)/2;if(2*l>=n-.01)return[];
let u=e==="round"?0:.98*Math.sqrt(l*l+l*n),[m,f]=[a/2-l+u,c/2-l+u],[p,d]=[(r+i)/2,(o+s)/2],h=g(p-m,d,p+m,d),S=g(p,d-f,p,d+f),R=a>=c?h:S;return(e===
"round"?[R]:[h,S]).map(O=>({segments:[O],closed:!1}))}function H0(t){let n=t.segments.flatMap((e,r)=>{let o=t.segments[(r+1)%t.segments.length]??
e;return[e.kind==="arc"?e.sweep:0,L(e,o)]});return n.every(e=>e>-1e-6)||n.every(e=>e<1e-6)}function U0(t){let[n,...e]=t.segments;return n===
void 0||e.length>0||n.kind==="line"?null:Math.abs(n.sweep)>=_0-1e-6?n:null}function z0(t,n,e){let{x:r,y:o,diameter:i}=t,s=(i-n)/2;if(e==="ro\
und")return{kind:"path",ct:[s<.005?Ur([[r,o]]):X0(r,o,s)]};if(s<.005)return{kind:"path",ct:[Ur([[r-i/2,o],[r+i/2,o]])]};let[a,c,l,u]=[r-s,o-
s,r+s,o+s],m={...Ur([[a,c],[l,c],[l,u],[a,u],[a,c]]),closed:!0};return{kind:"square",x:a,y:c,side:2*s,path:m}}function X0(t,n,e){let r={kind:"\
line",x0:t,y0:n,x1:t+e,y1:n},o={kind:"arc",x0:t+e,y0:n,x1:t+e,y1:n,cx:t,cy:n,r:e,start:0,sweep:2*Math.PI};return{segments:[r,o],closed:!1}}function Ur(t){
let n=t.map(([e,r],o)=>{let[i,s]=t[o+1]??[e,r];return{kind:"line",x0:e,y0:r,x1:i,y1:s}});return{segments:t.length>1?n.slice(0,-1):n,closed:!1}}
function j0(t){if(t.length<=Ll)return t;let n=t.filter(o=>o.kind!=="path"),e=n.length<Ll?n:[],r=t.flatMap(o=>o.kind==="path"?o.ct:e.length===
0?[o.path]:[]);return r.length===0?e:[{kind:"path",ct:r},...e]}function V0(t){if(t.kind==="path")return`<path d="${Gr(t.ct)}"/>`;if(t.kind===
"circle")return`<circle cx="${Ot(t.cx)}" cy="${Ot(t.cy)}" r="${Ot(t.r)}"/>`;let n=Ot(t.side);return`<rect x="${Ot(t.x)}" y="${Ot(t.y)}" widt\
h="${n}" height="${n}"/>`}var Y0="`use` was not resolved",q0="Glyphs are put in by the service and by `npm run -s compile`, not on this page. Copy the statements of t\
he glyph from its page at Icons.",K0={start:0,end:0,line:1,column:1};function Fl(){let t=null,n=e=>(t?.text!==e&&(t={text:e,parsed:ge(e)}),t.
parsed);return{draw:(e,r)=>Z0(n(e),r),judge:(e,r)=>J0(n(e),r)}}function Z0({program:t,problems:n},e){let{name:r}=t;if(n.length>0)return{name:r,
svg:"",problems:n.map(Il)};let{drawing:o,problems:i}=rn(t,e);if(i.length>0)return{name:r,svg:"",problems:i.map(Il)};if(o.marks.length>0)return{
name:r,svg:zr(o),problems:[]};let s=`\`${r}\` draws nothing at this cut. Add a shape, such as \`circle 12,12 9\`.`;return{name:r,svg:"",problems:[
{message:s,span:K0}]}}function Il(t){return{message:t.message.startsWith(Y0)?q0:tl(t),span:t.span}}function J0({program:t,problems:n},e){if(n.
length>0)return[];let{drawing:r,problems:o}=rn(t,e);return o.length>0||r.marks.length===0?[]:Q0(Es({drawing:r,document:Al(zr(r)),en:hl(t,e)}))}
function Q0(t){let n=new Set;return t.filter(({rule:e,severity:r,message:o})=>{let i=`${e} ${r} ${o}`;return!n.has(i)&&n.add(i)})}function Xr(){let{draw:t,judge:n}=Fl();return({turn:e,want:r,text:o,cuts:i})=>{try{let[s]=i,a=r==="pictures"?i.map(l=>t(o,l)):[],c=r==="find\
ings"&&s!==void 0?n(o,s):[];return{turn:e,pictures:a,findings:c,fault:null}}catch(s){return{turn:e,pictures:[],findings:[],fault:String(s)}}}}if(typeof WorkerGlobalScope=="function"){let t=Xr();addEventListener("message",({data:n})=>postMessage(t(n)))}export{Xr as createCutAnswers};
