// Made by `npm run docs` from src/author/trace/seen-ink.ts.
var jn={empty:"The picture shows nothing: send one with dark lines or shapes on a plain ground.","too-small":"The picture has too few pixels\
 to see what it shows: send one of at least 32 by 32.",noise:"The picture shows specks and no shapes: send one with clear lines or shapes on\
 a plain ground.",photograph:"The picture looks like a photograph with much in it: send one of a single object on a plain ground, or a drawi\
ng.",page:"The picture shows many things, like a page: send one that holds a single icon."};function $(n){return Xn("picture-unclear","error",
jn[n],null,null)}function Xn(n,t,e,o,r){return{rule:n,severity:t,message:e,at:null,measured:o,limit:r,span:null}}function J(n){let t=null;return()=>(t??={value:n()},t.value)}function S(n,t,e,o){let r=Vn(n,t,e,o?1:0),{starts:a,ends:l,parents:s}=r,u=new Int32Array(n.length),i=new Int32Array(a.length),c=[0];for(let f=0;f<
a.length;f++){let m=Y(s,f);m===f&&(i[f]=c.length,c.push(0));let d=i[m];u.fill(d,a[f],l[f]),c[d]+=l[f]-a[f]}return{labels:u,sizes:c}}function Vn(n,t,e,o){
let r={starts:[],ends:[],parents:[]},{starts:a,ends:l,parents:s}=r,u=0;for(let i=0;i<n.length;i+=t){let c=a.length;for(let f=i;f<i+t;f++){if(n[f]!==
e)continue;let m=f;for(;f<i+t&&n[f]===e;)f++;let d=a.length;for(a.push(m),l.push(f),s.push(d);u<c&&l[u]+t+o<=m;)u++;for(let y=u;y<c&&a[y]+t<
f+o;y++)$n(s,y,d)}u=c}return r}function Y(n,t){let e=t;for(;n[e]!==e;)e=n[e];return n[t]=e,e}function $n(n,t,e){let[o,r]=[Y(n,t),Y(n,e)];o<r?
n[r]=o:n[o]=r}var Z=5e-4,Jn=3e-4;function Q(n){let t=n.values.slice(),e=new Uint8Array(t.length);for(let u=0;u<e.length;u++)e[u]=t[u]>=.5?1:0;let o=Math.max(
n.width,n.height)**2,r=S(e,n.width,0,!1);for(let u=0;u<e.length;u++)e[u]===1||r.sizes[r.labels[u]]>=Jn*o||(e[u]=1,t[u]=.51);let a=S(e,n.width,
1,!0);for(let u=0;u<e.length;u++)e[u]===0||a.sizes[a.labels[u]]>=Z*o||(e[u]=0,t[u]=.49);let l=a.sizes.filter((u,i)=>i>0&&u<Z*o).length,s=l===
0?a:S(e,n.width,1,!0);return{grid:{...n,values:t},mask:e,areas:s,specks:l}}function en(n){let t=Zn(n);if(t===null||Math.max(t.x1-t.x0,t.y1-t.y0)+1<3)return null;let[e,o]=[t.x0-2,t.y0-2],[r,a]=[t.x1-t.x0+1+4,t.y1-t.y0+
1+4],l=Math.max(1,Math.min(16,Math.floor(240/Math.max(r-4,a-4)))),s=new Float32Array(r*a);for(let f=0;f<a;f++)if(!(o+f<0||o+f>=n.height))for(let m=0;m<
r;m++)e+m<0||e+m>=n.width||(s[f*r+m]=n.values[(o+f)*n.width+e+m]);let u=l===1?s:nn(s,r,a,l),i=l===1?s:tn(nn(tn(u,r*l),a,r*l,l),a*l),c={width:r*
l,height:a*l,values:i};return Qn(c),{grid:c,left:e,top:o,scale:l}}function Zn({width:n,height:t,values:e}){let[o,r,a,l]=[n,t,-1,-1];for(let s=0,
u=0;s<t;s++)for(let i=0;i<n;i++,u++)e[u]<.25||(i<o&&(o=i),i>a&&(a=i),s<r&&(r=s),l=s);return a<0?null:{x0:o,y0:r,x1:a,y1:l}}function nn(n,t,e,o){
let r=new Float32Array(t*o*e);for(let a=0;a<t*o;a++){let l=(a+.5)/o-.5,s=Math.floor(l),u=l-s,i=[N(1+u),N(u),N(1-u),N(2-u)];for(let c=0;c<4;c++){
let f=Math.min(t-1,Math.max(0,s-1+c)),m=i[c];for(let d=0;d<e;d++)r[d*t*o+a]+=m*n[d*t+f]}}return r}function tn(n,t){let e=n.length/t,o=new Float32Array(
n.length);for(let r=0;r<n.length;r++)o[r%t*e+Math.floor(r/t)]=n[r];return o}function Qn({width:n,height:t,values:e}){for(let o=0;o<n;o++)e[o]=
0,e[(t-1)*n+o]=0;for(let o=0;o<t;o++)e[o*n]=0,e[o*n+n-1]=0}function N(n){return n<1?((12-9*.5-6*.25)*n**3+(-18+12*.5+6*.25)*n*n+(6-2*.5))/6:
((-.5-6*.25)*n**3+(6*.5+30*.25)*n*n+(-12*.5-48*.25)*n+(8*.5+24*.25))/6}var P=[2,4,3],nt=[60,36,24,16];function D(n,t){let e=[0,1,2].map(s=>({at:et(n,t,s),byX:0,byY:0})),o=K(n,e,t),r=o.every(s=>s===0),a=r?t:[];for(let s of r?
[]:nt){let u=a;if(a=t.filter((i,c)=>o[c]<s),a.length<8)break;a.length===u.length&&a.every((i,c)=>i===u[c])||(e=tt(n,a),o=K(n,e,t))}let l=K(n,
e,a).reduce((s,u)=>s+u*u,0);return{channels:e,noise:Math.sqrt(l/Math.max(1,a.length)),agreement:a.length/Math.max(1,t.length)}}function _({channels:n},t,e,o){
let{at:r,byX:a,byY:l}=n[o],s=e%t;return Math.min(255,Math.max(0,r+a*s+l*(e-s)/t))}function K({width:n,pixels:t},e,o){let r=new Float64Array(
o.length);for(let a=0;a<3;a++){let{at:l,byX:s,byY:u}=e[a],i=P[a];for(let c=0;c<o.length;c++){let f=o[c],m=f%n,d=Math.min(255,Math.max(0,l+s*
m+u*(f-m)/n)),y=t[4*f+a]-d;r[c]+=i*y*y}}for(let a=0;a<r.length;a++)r[a]=Math.sqrt(r[a]/9);return r}function tt({width:n,pixels:t},e){let o=e.
length,[r,a]=[0,0];for(let m of e){let d=m%n;r+=d,a+=(m-d)/n}let[l,s]=[r/o,a/o],[u,i,c]=[0,0,0];for(let m of e){let d=m%n,[y,h]=[d-l,(m-d)/n-
s];u+=y*y,i+=y*h,c+=h*h}let f=u*c-i*i;return[0,1,2].map(m=>{let d=0;for(let M of e)d+=t[4*M+m];let y=d/o;if(f<.001*u*c||f===0)return{at:y,byX:0,
byY:0};let[h,p]=[0,0];for(let M of e){let x=M%n,A=t[4*M+m]-y;A!==0&&(h+=(x-l)*A,p+=((M-x)/n-s)*A)}let b=(h*c-p*i)/f,g=(p*u-h*i)/f;return{at:y-
b*l-g*s,byX:b,byY:g}})}function et({pixels:n},t,e){let o=new Int32Array(256);for(let l of t)o[n[4*l+e]]++;let r=t.length>>1,a=o.findIndex(l=>(r-=
l)<0);return Math.max(0,a)}function T([n=0,t=0,e=0]){return(2*n+4*t+e)/7}function E(n,t,e=1/0){let o=n.length/t,r=rt(n,t,o),a={feet:new Int32Array(n.length),distances:new Float32Array(n.length)},l={sites:new Int32Array(
t),bounds:new Float64Array(t+1),heights:new Float64Array(t),reach:e};for(let s=0,u=0;s<o;s++,u+=t)for(let i=0;i<t;i++){if(n[u+i]===0){a.feet[u+
i]=u+i;continue}let c=Math.max(0,i-1);for(;i+1<t&&n[u+i+1]!==0;)i++;ot(a,r,{at:u,y:s,from:c,to:Math.min(t-1,i+1)},l)}return a}function rt(n,t,e){
let o=4*(t+e),r=new Int32Array(n.length),a=new Int32Array(t).fill(-o);for(let l=0,s=0;l<e;l++)for(let u=0;u<t;u++,s++)n[s]===0&&(a[u]=l),r[s]=
a[u];a.fill(o);for(let l=e-1;l>=0;l--)for(let s=0,u=l*t;s<t;s++,u++)n[u]===0&&(a[s]=l),a[s]-l<l-r[u]&&(r[u]=a[s]);return r}function ot({feet:n,
distances:t},e,{at:o,y:r,from:a,to:l},{sites:s,bounds:u,heights:i,reach:c}){let f=i.length,m=-1;for(let y=a;y<=l;y++){let h=e[o+y]-r;if(h>c||
h<-c)continue;let p=h*h+y*y;if(i[y]=p,m<0){m=0,s[0]=y,u[0]=-1/0;continue}let b=(p-i[s[m]])/(2*(y-s[m]));for(;m>0&&b<=u[m];)m--,b=(p-i[s[m]])/
(2*(y-s[m]));m++,s[m]=y,u[m]=b}if(m<0){t.fill(1/0,o+a,o+l+1);return}let d=0;for(let y=a;y<=l;y++){for(;d<m&&u[d+1]<y;)d++;let h=s[d],p=e[o+h];
n[o+y]=p*f+h,t[o+y]=Math.sqrt((y-h)*(y-h)+(r-p)*(r-p))}}var at=.12,st=.5;function W(n,t,e){let{offsets:o,differences:r,counts:a}=lt(n,t,e),l=ut(a),s=Math.max(l.threshold,3.5*t.noise),u=a.map((m,d)=>d>
s?m:0),i=.75*it(u,.9),c=ct(n,o,r,Math.max(i,s)),f=c.spread<at;return{coverage:f?ft(o,r,c.mean):mt(r,n.width,Math.max(st*s,5*t.noise)),contrast:l.
contrast,clearness:l.clearness,isOneColour:f,colour:c.colour}}function lt({width:n,height:t,pixels:e},{channels:o},r){let a=new Float32Array(
3*n*t),l=new Float32Array(n*t),s=new Float64Array(256),[u=0,i=0,c=0]=P,[f,m,d]=o,y=o.every(({byX:p,byY:b})=>p===0&&b===0),h=0;for(let p=0,b=0;p<
t;p++)for(let g=0;g<n;g++,b++){if(r!==null&&r[b]===0)continue;let M=4*b;if(y&&e[M]===f.at&&e[M+1]===m.at&&e[M+2]===d.at){h++;continue}let x=Math.
fround(e[M]-j(f,g,p)),A=Math.fround(e[M+1]-j(m,g,p)),I=Math.fround(e[M+2]-j(d,g,p));a[3*b]=x,a[3*b+1]=A,a[3*b+2]=I;let R=Math.sqrt((u*x*x+i*
A*A+c*I*I)/9);l[b]=R,s[Math.min(255,Math.round(Math.fround(R)))]++}return s[0]+=h,{offsets:a,differences:l,counts:s}}function j({at:n,byX:t,
byY:e},o,r){return Math.min(255,Math.max(0,n+t*o+e*r))}function ut(n){let[t,e,o]=[0,0,0];n.forEach((u,i)=>{t+=u,e+=u*i,o+=u*i*i});let r={threshold:0,
contrast:0,between:0},[a,l]=[0,0];for(let u=0;u<255;u++){a+=n[u],l+=n[u]*u;let i=t-a;if(a===0||i===0)continue;let c=(e-l)/i-l/a,f=a*i*c*c;f>
r.between&&(r={threshold:u,contrast:c,between:f})}let s=o-e*e/Math.max(1,t);return{...r,clearness:s>0?r.between/t/s:0}}function it(n,t){let e=n.
reduce((r,a)=>r+a,0),o=0;for(let r=0;r<n.length;r++)if(o+=n[r],o>=t*e)return r;return n.length-1}function ct({pixels:n},t,e,o){let r=[0,0,0],
a=[0,0,0],l=[0,0,0],s=0;for(let f=0;f<e.length;f++)if(!(e[f]<o||e[f]===0)){s++;for(let m=0;m<3;m++){let d=t[3*f+m];r[m]+=d,a[m]+=d*d,l[m]+=n[4*
f+m]}}let u=r.map(f=>f/Math.max(1,s)),[i,c]=[0,0];for(let f=0;f<3;f++){let m=P[f];i+=m*u[f]**2,c+=m*(a[f]/Math.max(1,s)-u[f]**2)}return{mean:u,
spread:i>0?c/i:1,colour:l.map(f=>f/Math.max(1,s))}}function ft(n,t,e){let o=e.reduce((u,i,c)=>u+P[c]*i*i,0),[r=0,a=0,l=0]=e.map((u,i)=>P[i]*
u/o),s=new Float32Array(n.length/3);for(let u=0;u<s.length;u++){if(t[u]===0)continue;let i=r*n[3*u]+a*n[3*u+1]+l*n[3*u+2];s[u]=Math.min(1,Math.
max(0,i))}return s}function mt(n,t,e){let o=n.length/t,r=(s,u,i,c,f)=>{let m=s[f];for(let d=1;d<=2;d++)u-d>=0&&(m=Math.max(m,s[f-d*i])),u+d<
c&&(m=Math.max(m,s[f+d*i]));return m},a=new Float32Array(n.length);for(let s=0;s<a.length;s++)a[s]=r(n,s%t,1,t,s);let l=new Float32Array(n.length);
for(let s=0;s<a.length;s++){let u=r(a,Math.floor(s/t),t,o,s);l[s]=Math.min(1,n[s]/Math.max(u,1.5*e))}return l}var dt=.55,yt=.4,pt=.85,ht=.12,bt=.74,gt=.86,xt=.25,Mt=28,rn=40,At=.008,St=.62,It=.7;function on(n){let{raster:t,page:e,coverage:o,ground:r}=n,
{width:a}=t,l=Et(o,a);if(l===null)return null;let{distances:s}=E(l.mask,a),u=Math.sqrt(l.size),i=Math.max(1.5,.02*u),c=new Uint8Array(o.length),
f=[];for(let x=0;x<c.length;x++)s[x]<=i||l.mask[x]===0||(c[x]=1,s[x]<=i+Math.max(1.5,.04*u)&&o[x]>.9&&f.push(x));let m=D(t,f);if(f.length<8||
m.agreement<It)return null;let d=W(t,m,c),y=0;for(let x of d.coverage)x>=.5&&y++;let h=y/l.size;if(d.contrast<Mt||h<At||h>St)return null;let p=(t.
height>>1)*a+(a>>1),b=Math.sqrt(d.colour.reduce((x,A,I)=>x+P[I]*(A-_(e,a,p,I))**2,0)/9),g=1/0;for(let x=0;x<c.length;x++)l.mask[x]===1&&o[x]<
.5&&(g=Math.min(g,s[x]));if(l.isTile&&(b>rn||l.isWhole&&g>ht*u)){let x=[0,1,2].map(A=>_(m,a,p,A));return{coverage:d.coverage,ground:{kind:"t\
ile",isDark:T(x)<T(d.colour)},problem:null}}if(b<=rn||!d.isOneColour)return null;let M=new Float32Array(o.length);for(let x=0;x<M.length;x++)
M[x]=o[x]*(1-d.coverage[x]);return{coverage:M,ground:r,problem:null}}function Et(n,t){let e=n.length/t,o=new Uint8Array(n.length);for(let g=0;g<
o.length;g++)o[g]=n[g]>=.5?1:0;let r=Pt(o,t),{labels:a,sizes:l}=S(r,t,1,!1),s=l.indexOf(Math.max(...l.slice(1),0),1);if(s<0)return null;let[
u,i,c,f,m]=[t,e,-1,-1,0];for(let g=0,M=0;g<e;g++)for(let x=0;x<t;x++,M++)r[M]=a[M]===s?1:0,r[M]!==0&&(m+=o[M],x<u&&(u=x),x>c&&(c=x),g<i&&(i=
g),f=g);let[d,y]=[c-u+1,f-i+1],h=l[s];if(m<dt*h||Math.min(d/t,y/e)<yt)return null;let p=Math.min(d/t,y/e)>=pt,b=kt(r,t,u,i,d,y);return{mask:r,
size:h,isTile:h>(p?bt:gt)*d*y&&Math.max(...b)-Math.min(...b)<xt,isWhole:p}}function Pt(n,t){let{labels:e,sizes:o}=S(n,t,0,!0),r=n.length/t,a=new Uint8Array(
o.length);for(let s=0;s<t;s++)a[e[s]]=a[e[(r-1)*t+s]]=1;for(let s=0;s<r;s++)a[e[s*t]]=a[e[s*t+t-1]]=1;a[0]=0;let l=new Uint8Array(n.length);
for(let s=0;s<n.length;s++)l[s]=1-a[e[s]];return l}function kt(n,t,e,o,r,a){let[l,s]=[Math.max(1,Math.round(r/8)),Math.max(1,Math.round(a/8))];
return[[e,o],[e+r-l,o],[e,o+a-s],[e+r-l,o+a-s]].map(([u,i])=>{let c=0;for(let f=i;f<i+s;f++)for(let m=u;m<u+l;m++)c+=n[f*t+m];return c/(l*s)})}function an({width:n,height:t,pixels:e},o){let r=n*t,a=new Float32Array(r),[l,s]=[0,0];for(let c=0;c<r;c++){let f=Math.fround((2*e[4*c]+4*e[4*
c+1]+e[4*c+2])/7);a[c]=f,l+=f,s+=f*f}let u=s/r-(l/r)**2;if(u<1)return!1;let i=(c,f)=>{let m=f*n+c,d=0;for(let y=f;y<t;y++)for(let h=y*n+c;h<
(y+1)*n;h++){let p=a[h]-a[h-m];d+=p*p}return d/(n-c)/(t-f)/2/u};return i(1,0)>o&&i(0,1)>o&&i(1,1)>o}var wt=14,Rt=.5,Ot=.25,Tt=.8,Lt=.01,_t=12;function sn(n){let t=Ft(n);return t.problem!==null?t:on(t)??t}function Ft(n){return Ct(n)?vt(n):Bt(
n)}function Ct({pixels:n}){let t=0;for(let e=3;e<n.length;e+=4)n[e]<128&&t++;return t>Lt*n.length/4}function vt(n){let{pixels:t}=n,e=new Float32Array(
t.length/4),[o,r]=[0,0];for(let l=0;l<e.length;l++){let s=t[4*l+3]/255;e[l]=s,o+=s*(2*t[4*l]+4*t[4*l+1]+t[4*l+2])/7,r+=s}let a=o>128*r?0:255;
return{raster:Gt(n,a),page:{channels:[0,1,2].map(()=>({at:a,byX:0,byY:0}))},coverage:e,ground:{kind:"transparent",isDark:!1},problem:r<1?"em\
pty":null}}function Gt(n,t){let e=n.pixels.slice();for(let o=0;o<e.length;o+=4){let r=e[o+3]/255;for(let a=0;a<3;a++)e[o+a]=Math.round(e[o+a]*
r+t*(1-r));e[o+3]=255}return{...n,pixels:e}}function Bt(n){let{width:t,height:e}=n,o=Nt(n),r=D(n,o),{coverage:a,contrast:l,colour:s,isOneColour:u}=W(
n,r,null),i=(e>>1)*t+(t>>1),c=[0,1,2].map(m=>_(r,t,i,m)),f=Math.max(...r.channels.map(({byX:m,byY:d})=>Math.abs(m)*t+Math.abs(d)*e));return{
raster:n,page:r,coverage:a,ground:{kind:f>_t?"gradient":"plain",isDark:T(c)<T(s)},problem:l<wt?"empty":Ut(n,r.agreement,o.filter(m=>a[m]>.5).
length/o.length/(u?1.6:1))}}function Ut(n,t,e){return an(n,Tt)?"noise":t<Rt||e>Ot?"photograph":null}function Nt({width:n,height:t}){let e=Math.
max(1,Math.round(Math.max(n,t)/64)),o=[];for(let r=0;r<t;r++){let a=r<e||r>=t-e;for(let l=0;l<n;l++)!a&&l===e&&(l=Math.max(l,n-e)),o.push(r*
n+l)}return o}var Dt=[[],[0,3],[1,0],[1,3],[2,1],[0,1,2,3],[2,0],[2,3],[3,2],[0,2],[3,0,1,2],[1,2],[3,1],[0,1],[3,0],[]];function ln({width:n,height:t,values:e},o){
let r=Wt(o,n,t),a=[];for(let l=0;l<r.length;l++){if(r[l]<0)continue;let s=[],u=0,i=-1;for(let f=l;r[f]>=0;){let m=f>>1,d=f%2===0?m+1:m+n;i<0&&
(i=o[m]===1?m:d);let y=Ht(e[m],e[d]),h=m%n+.5,p=Math.floor(m/n)+.5,b=f%2===0?{x:h+y,y:p}:{x:h,y:p+y},g=s.at(-1);g!==void 0&&(u+=g.x*b.y-b.x*
g.y),s.push(b);let M=r[f];r[f]=-1,f=M}let c=s.at(-1);u+=c.x*s[0].y-s[0].x*c.y,a.push({points:s,pixel:i,area:u/2})}return a}function Wt(n,t,e){
let o=new Int32Array(2*t*e).fill(-1),r=[0,0,0,0];for(let a=0;a+1<e;a++)for(let l=0;l+1<t;l++){let s=a*t+l,u=n[s]+2*n[s+1]+4*n[s+t+1]+8*n[s+t];
if(u===0||u===15)continue;r[0]=2*s,r[1]=2*(s+1)+1,r[2]=2*(s+t),r[3]=2*s+1;let i=Dt[u];for(let c=0;c<i.length;c+=2)o[r[i[c]]]=r[i[c+1]]}return o}
function Ht(n,t){let e=(.5-n)/(t-n);return Number.isFinite(e)?Math.min(.98,Math.max(.02,e)):.5}function F({width:n,height:t,values:e},o,r){let a=Math.floor(o-.5),l=Math.floor(r-.5);if(a<0||l<0||a>=n-1||l>=t-1)return 0;let s=o-.5-a,u=r-
.5-l,i=l*n+a,c=e[i]*(1-s)+e[i+1]*s,f=e[i+n]*(1-s)+e[i+n+1]*s;return c*(1-u)+f*u}function k(n,t,e,o,r){let a=[],l=0;for(let m=e;m>=0&&m<n.length&&l<=r;m+=o){let d=n[m],y=n[m-o];if(y!==void 0&&m!==e&&(l+=Math.hypot(d.x-y.x,
d.y-y.y)),t[m]===!0)a.push({...d,s:l});else if(l-(a.at(-1)?.s??0)>.3*r)break}if(a.length<3||a.at(-1).s<.28*r)return null;let[s,u]=un(a.map(({
s:m})=>m),a.map(({x:m})=>m)),[i,c]=un(a.map(({s:m})=>m),a.map(({y:m})=>m)),f=Math.hypot(u,c);return f<1e-6?null:{x:s,y:i,dx:-u/f,dy:-c/f}}function un(n,t){
let e=n.length,o=n.at(-1),r=[0,0,0,0,0],a=[0,0,0];for(let h=0;h<e;h++){let p=1,b=n[h]/o;for(let g=0;g<5;g++)r[g]+=p,g<3&&(a[g]+=p*t[h]),p*=b}
let[l,s,u,i,c]=r,[f,m,d]=a;if(e>=7){let h=l*(u*c-i*i)-s*(s*c-u*i)+u*(s*i-u*u);if(Math.abs(h)>1e-9){let p=f*(u*c-i*i)-s*(m*c-d*i)+u*(m*i-d*u),
b=l*(m*c-d*i)-f*(s*c-u*i)+u*(s*d-u*m);return[p/h,b/h/o]}}let y=(l*m-s*f)/(l*u-s*s);return[(f-y*s)/l,y/o]}function cn(n,t){let e=n.dx*t.dy-n.
dy*t.dx;if(Math.abs(e)<.3)return null;let o=((t.x-n.x)*t.dy-(t.y-n.y)*t.dx)/e;return{x:n.x+o*n.dx,y:n.y+o*n.dy}}function H(n,t){let e=Math.hypot(
t.x-n.x,t.y-n.y),o=Math.max(1,Math.round(e));return Array.from({length:o-1},(r,a)=>{let l=(a+1)/o,[s,u,i,c]=[(1+2*l)*(1-l)**2,l*(1-l)**2,l*l*
(3-2*l),l*l*(1-l)];return{x:s*n.x+u*e*n.dx+i*t.x+c*e*t.dx,y:s*n.y+u*e*n.dy+i*t.y+c*e*t.dy}})}function w(n,t){let e=Math.max(1,Math.round(Math.
hypot(t.x-n.x,t.y-n.y)));return Array.from({length:e-1},(o,r)=>{let a=(r+1)/e;return{x:n.x+a*(t.x-n.x),y:n.y+a*(t.y-n.y)}})}var zt=.13,qt=.9,Yt=.3,Kt=3;function fn(n,t,e){let o=n.widths.map(s=>s!==null&&Math.abs(s-t)<Math.max(zt*t,qt*e)),r=Math.round(Yt*t),a=o.length,
l=o.map((s,u)=>{for(let i=-r;i<=r;i++){let c=n.closed?(u+i+a)%a:Math.min(a-1,Math.max(0,u+i));if(o[c]===!1)return!1}return!0});return{...n,sound:l}}
function mn(n,t,e){let{points:o,sound:r}=n.closed?jt(n):n,a=o.length,l=[],s=[],u=(i,c)=>{l.push(...i);for(let f=0;f<i.length;f++)s.push(c)};
for(let i=0;i<a;){if(r[i]===!0||i===0){u([o[i]],r[i]),i++;continue}let c=i;for(;c<a&&r[c]!==!0;)c++;let m=r[i-1]===!0&&(c<a||n.closed)&&c-i<
Kt*e?Xt(o,r,i,c,t,e):null;u(m??o.slice(i,c),m!==null),i=c}return{...n,points:l,sound:s,widths:[]}}function jt(n){let{points:t,sound:e}=n,o=e.
findIndex((r,a)=>r&&e[(a+e.length-1)%e.length]===!1);return o<=0?n:{points:[...t.slice(o),...t.slice(0,o)],sound:[...e.slice(o),...e.slice(0,
o)]}}function Xt(n,t,e,o,r,a){let l=k(n,t,e-1,-1,1.2*a),s=k(n,t,o%n.length,1,1.2*a);if(l===null||s===null)return null;if(l.dx*s.dx+l.dy*s.dy<
-.94)return H(l,s);let i=cn(l,s);if(i===null||F(r,i.x,i.y)<.5)return null;let c=n[e+o>>1];return![l,s].every(m=>(i.x-m.x)*m.dx+(i.y-m.y)*m.dy>
-.2*a)||Math.hypot(i.x-c.x,i.y-c.y)>.9*a?null:[...w(l,i),i,...w(i,s)]}var Vt=.3;function yn({from:n,to:t,pixels:e},o,r){let a=n===null,l=e.map(i=>({x:i%o.width+.5,y:Math.floor(i/o.width)+.5})),s=dn(l,a,4),u=[];
for(let i=0;i<2;i++){let c=s.map((f,m)=>$t(o,s,m,a,r));s=dn(s.map((f,m)=>{let{width:d,middle:y}=c[m];return d!==null&&Math.abs(d-r)<Vt*r+1?y:
f}),a,2),u=c.map(({width:f})=>f)}return{from:n,to:t,closed:a,points:s,widths:u}}function dn(n,t,e){let o=[...n],r=n.length;for(let a=0;a<e;a++){
let l=o;o=l.map((s,u)=>{if(!t&&(u===0||u===r-1))return s;let[i,c]=[l[(u+r-1)%r],l[(u+1)%r]];return{x:(i.x+2*s.x+c.x)/4,y:(i.y+2*s.y+c.y)/4}})}
return o}function $t(n,t,e,o,r){let a=t.length,l=Math.max(2,Math.round(r*.3)),s=o?Math.min(l,Math.floor(a/3)):l,u=o?t[(e+a-s)%a]:t[Math.max(
0,e-s)],i=o?t[(e+s)%a]:t[Math.min(a-1,e+s)],c=t[e],f=Math.hypot(i.x-u.x,i.y-u.y);if(f===0)return{width:null,middle:c};let[m,d]=[-(i.y-u.y)/f,
(i.x-u.x)/f],y=z(n,c,m,d,r),h=z(n,c,-m,-d,r);if(y===null||h===null)return{width:null,middle:c};let p=(y-h)/2;return{width:y+h,middle:{x:c.x+
m*p,y:c.y+d*p}}}function z(n,t,e,o,r){let l=F(n,t.x,t.y);if(l<.5)return null;for(let s=.5;s<=r+2;s+=.5){let u=F(n,t.x+e*s,t.y+o*s);if(u<.5)return s-
.5+.5*(l-.5)/(l-u);l=u}return null}var Jt=3,pn=1.2;function gn(n,t,e,o,r){let a=e?hn(n,o,r):n;return t?bn(hn(bn(a),o,r)):a}function hn(n,t,e){let{points:o}=n,r=o.length-1,a=0;
for(;r>0&&n.sound[r]===!1&&a<=pn*e;)a+=Math.hypot(o[r].x-o[r-1].x,o[r].y-o[r-1].y),r--;a>pn*e&&(r=o.length-1);let l=n.sound[r]===!0?n.sound:
o.map(()=>!0),s=k(o,l,r,-1,e);if(s===null)return n;let u=z(t,s,s.dx,s.dy,Jt*e);if(u===null)return n;let i=u-e/2;for(;i<0&&r>1;)i+=Math.hypot(
o[r].x-o[r-1].x,o[r].y-o[r-1].y),r--;let c=o[r],f={x:c.x+i*s.dx,y:c.y+i*s.dy},m=i<.2?[]:[...w(c,f),f];return{...n,points:[...o.slice(0,r+1),
...m],sound:[...l.slice(0,r+1),...m.map(()=>!0)]}}function bn(n){return{...n,points:n.points.toReversed(),sound:n.sound.toReversed()}}var Zt=-.82;function An(n,t){let e=new Map;n.forEach((r,a)=>{r.from!==null&&e.set(r.from,[...e.get(r.from)??[],Mn(r,a,!0,t)]),r.to!==null&&e.
set(r.to,[...e.get(r.to)??[],Mn(r,a,!1,t)])});let o=[...e.values()].flatMap(r=>te(r,n,t));return n.map((r,a)=>{let l=o.find(({arm:m})=>m.rail===
a&&m.atStart),s=o.find(({arm:m})=>m.rail===a&&!m.atStart),u=l?.arm.first??0,i=s?.arm.first??r.points.length-1;if(u>i){let[m,d]=[l?.way.at(-1)??
r.points[0],s?.way.at(-1)??r.points.at(-1)],y=[m,...w(m,d),d];return{...r,points:y,sound:y.map(()=>!0)}}let c=(l?.way??[]).toReversed(),f=s?.
way??[];return{...r,points:[...c,...r.points.slice(u,i+1),...f],sound:[...c.map(()=>!0),...r.sound.slice(u,i+1),...f.map(()=>!0)]}})}var xn=1.5,
Qt=2.5,ne=.8;function Mn({points:n,sound:t},e,o,r){let a=o?1:-1,[l,s,u]=[o?0:n.length-1,0,-1];for(;l+a>=0&&l+a<n.length&&(t[l]===!1||s<.4*r);){
let[c,f]=[n[l],n[l+a]];s+=Math.hypot(c.x-f.x,c.y-f.y),l+=a,u<0&&s>=ne*r&&(u=l)}let i=s>Qt*r?null:k(n,t,l,a,xn*r);return i!==null||u<0?{rail:e,
atStart:o,first:l,lead:i}:{rail:e,atStart:o,first:u,lead:k(n,n.map(()=>!0),u,a,xn*r)}}function te(n,t,e){let o=se(n.map(c=>ee(c,t))),r=re(n),
a=new Set(r.flat()),l=n.filter(c=>!a.has(c)),s=r.map(([c,f])=>[c.lead,...H(c.lead,f.lead),f.lead]),u=l.flatMap(({lead:c})=>c===null?[]:[c]),
i=s.length===0?ae(u,o):oe(s,u,o);return Math.hypot(i.x-o.x,i.y-o.y)>1.2*e&&(i=o),n.map(c=>{let f=r.findIndex(h=>h.includes(c)),m=c.lead??t[c.
rail].points[c.first];if(f<0)return{arm:c,way:[...w(m,i),i]};let d=r[f][0]===c?s[f]:s[f].toReversed(),y=d.reduce((h,p,b)=>q(p,i)<q(d[h],i)?b:
h,0);return{arm:c,way:[...d.slice(1,Math.max(1,y)),i]}})}function ee(n,t){return n.atStart?t[n.rail].points[0]:t[n.rail].points.at(-1)}function re(n){
let t=[];n.forEach((o,r)=>{for(let a of n.slice(r+1)){if(o.lead===null||a.lead===null)continue;let l=o.lead.dx*a.lead.dx+o.lead.dy*a.lead.dy;
l<Zt&&t.push({pair:[o,a],turn:l})}});let e=[];for(let{pair:o}of t.sort((r,a)=>r.turn-a.turn))e.flat().some(r=>o.includes(r))||e.push(o);return e}
function oe(n,t,e){let[o=[],...r]=n,a=e,l=1/0;for(let s of o){let i=[...r.map(c=>Math.min(...c.map(f=>q(s,f)))),...t.map(c=>Math.abs((s.x-c.
x)*c.dy-(s.y-c.y)*c.dx))].reduce((c,f)=>c+f*f,0)+.01*q(s,e)**2;i<l&&([a,l]=[s,i])}return a}function ae(n,t){let[o,r,a,l,s]=[.03,0,.03,0,0];for(let{
x:i,y:c,dx:f,dy:m}of n){let d=(i-t.x)*-m+(c-t.y)*f;o+=m*m,r-=f*m,a+=f*f,l+=-m*d,s+=f*d}let u=o*a-r*r;return{x:t.x+(l*a-s*r)/u,y:t.y+(s*o-l*r)/
u}}function se(n){let t=n.reduce((e,o)=>({x:e.x+o.x,y:e.y+o.y}));return{x:t.x/n.length,y:t.y/n.length}}function q(n,t){return Math.hypot(n.x-
t.x,n.y-t.y)}function En(n,t){let e=[...n];for(let o=0;o<6;o++){let r=e.length;if(e=Sn(le(e,t)),e=Sn(ie(e,t)),e.length===r)break}return e}function C(n){let t=new Map;
for(let{from:e,to:o,pixels:r}of n)if(r.length!==1)for(let a of[e,o])a!==null&&t.set(a,(t.get(a)??0)+1);return t}function Pn(n,t){let e=0;for(let o=1;o<
n.length;o++){let[r,a]=[n[o-1],n[o]];e+=Math.hypot(r%t-a%t,Math.floor(r/t)-Math.floor(a/t))}return e}function le(n,{width:t,distances:e,pen:o}){
let r=C(n),a=new Map;for(let s of n){let{from:u,to:i,pixels:c}=s;if(u===null||i===null||u===i)continue;let[f,m]=[r.get(u),r.get(i)];if(Math.
min(f,m)!==1||Math.max(f,m)<3)continue;let d=f===1?i:u,[y,h]=f===1?[c[0],c.at(-1)]:[c.at(-1),c[0]],p=Pn(c,t)+e[y]-e[h];p>.2*o+.8||p>=(a.get(
d)?.reach??1/0)||a.set(d,{branch:s,reach:p})}let l=new Set([...a.values()].map(({branch:s})=>s));return n.filter(s=>!l.has(s))}function Sn(n){
let t=[...n];for(let[e,o]of C(n)){if(o!==2)continue;let[r,a]=t.filter(({from:l,to:s,pixels:u})=>u.length>1&&(l===e||s===e));r!==void 0&&(t=t.
filter(l=>l!==r&&l!==a),a===void 0?t.push({from:null,to:null,pixels:r.pixels.slice(0,-1)}):t.push(ue(r,a,e)))}return t}function ue(n,t,e){let o=n.
to===e?n:In(n),r=t.from===e?t:In(t);return{from:o.from,to:r.to,pixels:[...o.pixels,...r.pixels.slice(1)]}}function In({from:n,to:t,pixels:e}){
return{from:t,to:n,pixels:e.toReversed()}}function ie(n,{width:t,distances:e,pen:o}){let r=C(n),a=new Map,l=u=>{let i=u;for(;a.has(i);)i=a.get(
i);return i},s=new Set;for(let u of n){let{from:i,to:c,pixels:f}=u;if(i===null||c===null||l(i)===l(c)||r.get(i)<3||r.get(c)<3)continue;let m=Pn(
f,t),d=f.every(y=>2*e[y]-1>1.14*o);m>(d?2.2:.45)*o||(s.add(u),a.set(l(i),l(c)))}return n.filter(u=>!s.has(u)).map(({from:u,to:i,pixels:c})=>({
from:u===null?null:l(u),to:i===null?null:l(i),pixels:c}))}var ce=400;function wn(n,t,e,o){if(n.length>ce)return null;let r=2*kn(n.flatMap(({pixels:d})=>d.map(y=>e[y])))-1,a=En(n,{width:t.width,distances:e,
pen:r}),l=C(a),s=a.map(d=>yn(d,t,r)).map(d=>fe(d,l)),u=kn(s.flatMap(({widths:d})=>d.filter(y=>y!==null)))||r,i=s.map(d=>fn(d,u,o)),f=An(i,u).
map(d=>mn(d,t,u)).map(d=>d.closed||d.points.length<2?d:gn(d,d.from===null,d.to===null,t,u)),m=s.flatMap(({widths:d})=>d.map(y=>y!==null&&Math.
abs(y-u)<.2*u+.5));return{rails:f,pen:u,evenness:m.filter(Boolean).length/Math.max(1,m.length),length:f.reduce((d,y)=>d+me(y),0)}}function fe(n,t){
let e=o=>o!==null&&(t.get(o)??0)>1?o:null;return{...n,from:e(n.from),to:e(n.to)}}function me({points:n,closed:t}){return n.reduce((e,o,r)=>{
let a=r>0?n[r-1]:t?n.at(-1):o;return e+Math.hypot(o.x-a.x,o.y-a.y)},0)}function kn(n){return Float64Array.from(n).sort()[n.length>>1]??0}var de=.12,ye=1.1;function Rn(n,t,{width:e,height:o},r){if(n.size===0)return new Map;let a=new Uint8Array(e*o).fill(1),l=new Int32Array(e*o);
for(let[h,{rails:p}]of n)for(let{points:b,closed:g}of p)b.forEach((M,x)=>{let A=b[x+1]??(g?b[0]:M),I=Math.max(1,Math.ceil(Math.hypot(A.x-M.x,
A.y-M.y)));for(let R=0;R<I;R++){let B=Math.floor(M.x+(A.x-M.x)*R/I),U=Math.floor(M.y+(A.y-M.y)*R/I);B<0||U<0||B>=e||U>=o||(a[U*e+B]=0,l[U*e+
B]=h)}});let s=t.sizes.length,[u,i]=[new Float64Array(s),new Float64Array(s).fill(1/0)],c=0;for(let[h,{pen:p}]of n){let b=Math.max(de*p,ye*r);
u[h]=p/2,i[h]=b,c=Math.max(c,p/2+b)}let{feet:f,distances:m}=E(a,e,c),[d,y]=[new Int32Array(s),new Int32Array(s)];for(let h=0;h<l.length;h++){
let p=t.labels[h];if(p>0)m[h]-u[p]>i[p]&&d[p]++;else{let b=l[f[h]];m[h]-u[b]<-i[b]&&y[b]++}}return new Map([...n.keys()].map(h=>[h,{missing:d[h],
added:y[h]}]))}function Tn(n,t){let e=[],o=new Uint8Array(n.length),r=new Set,a=new Map;for(let l=0;l<n.length;l++)n[l]===1&&a.set(l,pe(n,t,l));for(let[l,s]of a)
if(s.length!==2){o[l]=1,s.length===0&&e.push({from:l,to:l,pixels:[l]});for(let u of s){if(r.has(l*n.length+u))continue;let i=On(a,l,u);for(let f of i)
o[f]=1;let c=i.at(-1);r.add(c*n.length+i.at(-2)),e.push({from:l,to:c,pixels:i})}}for(let[l,s]of a){if(o[l]===1)continue;let u=On(a,l,s[0]);for(let i of u)
o[i]=1;e.push({from:null,to:null,pixels:u.slice(0,-1)})}return e}function On(n,t,e){let o=[t,e];for(let[r,a]=[t,e];a!==t;){let l=n.get(a);if(l.
length!==2)break;let s=l[0]===r?l[1]:l[0];o.push(s),r=a,a=s}return o}function pe(n,t,e){let o=[1,-1,t,-t].filter(r=>n[e+r]===1).map(r=>e+r);
for(let[r,a]of[[1,1],[1,-1],[-1,1],[-1,-1]])n[e+r+a*t]===1&&n[e+r]===0&&n[e+a*t]===0&&o.push(e+r+a*t);return o}function _n(n,t,e,o){if(n===null||t===void 0)return{kind:"solid",certainty:1};let{pen:r,length:a,evenness:l}=n,s=.3+8*Math.max(0,r/o-.12),u=[
1-(t.missing+t.added)/e/.1,(a/r-.9)/2,(.2-r/o)*12,(l-s)*4],i=Math.min(...u)-(r/o>.14?.3:0);return{kind:i>0?"stroke":"solid",certainty:Math.min(
1,Math.abs(i))}}var he=.4,be=8,Ln=.3,ge=.22;function Fn(n,t){return n.filter(({area:e})=>t===null||e>ge*t*t).map(e=>{if(t!==null&&e.kind==="\
stroke")return xe(e,t)?{...e,kind:"solid",certainty:.3}:e;if(t===null||e.strands.length!==1||e.contours.length!==1)return e;let{points:o,closed:r}=e.
strands[0],[a,l]=[o[0],o.at(-1)],s=r?1/0:Math.hypot(l.x-a.x,l.y-a.y),u=s<.1*t?Math.sqrt(e.area/.7854):e.width;return s>1.6*t||Math.abs(u-t)>
Ln*t?e:{...e,kind:"stroke",certainty:1-Math.abs(u-t)/(Ln*t),width:u}})}function xe({width:n,strands:t},e){return Math.abs(n-e)<he*e?!1:t.reduce(
(r,{points:a})=>r+Math.hypot(a[0].x-a.at(-1).x,a[0].y-a.at(-1).y),0)<be*n&&t.every(({closed:r})=>!r)}var vn=[[1,0],[1,-1],[0,-1],[-1,-1],[-1,0],[-1,1],[0,1],[1,1]],Me=1.55,Ae=.62,v=3,Se=Array.from({length:256},(n,t)=>{let e=r=>1-(t>>r%8&1),o=0;
for(let r=0;r<8;r+=2)o+=e(r)-e(r)*e(r+1)*e(r+2);return o===1}),Ie=Array.from({length:256},(n,t)=>vn.some((e,o)=>t===1<<o||t===(1<<o|1<<(o+1)%
8)));function Gn(n,t,e){let o=n.slice(),r=ke(n,e.distances),a=Ee(n,t,e);return Cn(o,t,r,l=>a[l]===1),Cn(o,t,r,(l,s)=>Ie[s]),o}function Ee(n,t,{
feet:e,distances:o}){let r=new Uint8Array(n.length);for(let a=0;a<n.length;a++)if(n[a]!==0)for(let l of[1,t]){let s=a+l;if(n[s]!==1)continue;
let u=e[a],i=e[s];if(u===i||i-u===l&&i%t>0)continue;let c=u%t-i%t,f=Math.floor(u/t)-Math.floor(i/t),m=Math.min(o[a],o[s]);c*c+f*f<Math.max(5,
(Me*m)**2)||Pe(o,t,a)-m>Ae*v||(o[a]>=o[s]&&(r[a]=1),o[s]>=o[a]&&(r[s]=1))}return r}function Pe(n,t,e){let o=n.length/t,r=e%t,a=(e-r)/t,l=0;for(let s=Math.
max(0,a-v);s<=Math.min(o-1,a+v);s++)for(let u=Math.max(0,r-v);u<=Math.min(t-1,r+v);u++)l=Math.max(l,n[s*t+u]);return l}function ke(n,t){let e=new Int32Array(
1026),o=new Uint16Array(n.length);for(let a=0;a<n.length;a++)n[a]!==0&&(o[a]=Math.min(1023,Math.floor(t[a]*4)),e[o[a]+1]++);for(let a=0;a<1025;a++)
e[a+1]+=e[a];let r=new Int32Array(e[1025]);for(let a=0;a<n.length;a++)n[a]===1&&(r[e[o[a]]++]=a);return r}function Cn(n,t,e,o){let r=vn.map(
([s,u])=>u*t+s),a=new Uint8Array(n.length),l=[];for(let s of e)for(l.push(s);l.length>0;){let u=l.pop();if(a[u]=1,n[u]===0)continue;let i=0;
for(let c=0;c<8;c++)n[u+r[c]]===1&&(i|=1<<c);if(!(!Se[i]||o(u,i))){n[u]=0;for(let c=0;c<8;c++){let f=u+r[c];n[f]===1&&a[f]===1&&l.push(f)}}}}var we=.4;function O({grid:n,mask:t,areas:e},{left:o,top:r,scale:a},l){let s=E(t,n.width),u=Map.groupBy(Tn(Gn(t,n.width,s),n.width),({pixels:p})=>e.
labels[p[0]]),i=Map.groupBy(ln(n,t),({pixel:p})=>e.labels[p]),c=p=>({x:o+p.x/a,y:r+p.y/a}),f=[],m=Math.max(n.width,n.height),d=Math.max(1,we*
a),y=new Map;for(let p=1;p<e.sizes.length;p++){let b=wn(u.get(p)??[],n,s.distances,d);b!==null&&y.set(p,b)}let h=Rn(y,e,n,d);for(let p=1;p<e.
sizes.length;p++){let b=i.get(p)??[],g=y.get(p)??null,M=b.reduce((x,A)=>x+A.area,0);f.push({layer:l,area:M/a**2,..._n(g,h.get(p),M,m),width:Re(
g,u.get(p),s.distances)/a,strands:g===null?[]:Oe(g,c),contours:Te(b,c)})}return f.sort((p,b)=>b.area-p.area)}function Re(n,t,e){if(n!==null)
return n.pen;let o=(t??[]).flatMap(({pixels:r})=>r.map(a=>2*e[a]-1));return o.toSorted((r,a)=>r-a)[o.length>>1]??0}function Oe({rails:n},t){
let e=new Map,o=r=>r===null?null:(e.has(r)||e.set(r,e.size),e.get(r));return n.map(({points:r,closed:a,from:l,to:s})=>({points:r.map(t),closed:a,
from:o(l),to:o(s)}))}function Te(n,t){return n.toSorted((e,o)=>o.area-e.area).map(({points:e,area:o})=>({points:e.map(t),isHole:o<0}))}var Le=.11,_e=.14,Fe=1.3,Ce=1.5;function V(n,t,e){if(!n.some(({kind:s,contours:u})=>s==="solid"&&u.length>1))return[...n];let o=Math.max(t.grid.
width,t.grid.height)/e.scale,r=O(Ge(t),e,0).filter(s=>ve(s,o)).map(s=>({...s,isKnockOut:!0})),a=new Set;return[...n.map(s=>{if(s.kind!=="sol\
id")return s;let u=s.contours.filter(i=>{let c=i.isHole?r.find(f=>Be(f.contours[0],i)):void 0;return c!==void 0&&a.add(c),c===void 0});return u.
length===s.contours.length?s:{...s,contours:u}}),...a]}function ve({kind:n,width:t,contours:e,area:o},r){if(n==="stroke")return t<Le*r;let[a]=e;if(a===void 0||e.length>1)return!1;let{x0:l,y0:s,x1:u,
y1:i}=X(a),[c,f]=[u-l,i-s];return Math.max(c,f)<Fe*Math.min(c,f)&&o>.7*c*f&&Math.max(c,f)<_e*r}function Ge({grid:n,mask:t}){let{width:e}=n,o=S(
t,e,0,!1),r=o.labels[0],a=new Uint8Array(t.length),l=new Float32Array(t.length);for(let s=0;s<t.length;s++){let u=t[s]===0&&o.labels[s]!==r;
a[s]=u?1:0,l[s]=u?Math.max(.51,1-n.values[s]):t[s]===1?Math.min(.49,1-n.values[s]):0}return{grid:{...n,values:l},mask:a,areas:S(a,e,1,!0),specks:0}}
function Be(n,t){if(n===void 0)return!1;let[e,o]=[X(n),X(t)];return["x0","y0","x1","y1"].every(r=>Math.abs(e[r]-o[r])<Ce)}function X({points:n}){
let t={x0:1/0,y0:1/0,x1:-1/0,y1:-1/0};for(let{x:e,y:o}of n)t.x0=Math.min(t.x0,e),t.y0=Math.min(t.y0,o),t.x1=Math.max(t.x1,e),t.y1=Math.max(t.
y1,o);return t}var Ue=.053,Ne=.8,Bn=.8,De=1.8,G=1e6;function Wn(n,t,e){let{grid:o,mask:r,areas:a}=t,l=new Set(n.flatMap(g=>g.kind==="solid"?[Hn(g,t,e)]:[]));
if(l.size===0)return{parts:n,walled:()=>n};let s=Ue*Math.max(o.width,o.height),u=Uint8Array.from(a.sizes,(g,M)=>l.has(M)?1:0),i=new Uint8Array(
r.length);for(let g=0;g<r.length;g++)i[g]=r[g]&u[a.labels[g]];let c=Ye(i,o.width,s),f=new Uint8Array(r.length);for(let g=0;g<f.length;g++)f[g]=
i[g]&1-c[g];let m=S(f,o.width,1,!1),d=m.sizes.flatMap((g,M)=>M>0&&g>=Ne*(2*s)**2?[M]:[]),{inner:y,outer:h}=d.length===0?ze:qe(m,t),p=g=>{let M=new Set(
d.filter(A=>!g.has(A)));if(M.size===0)return n;let x=f.map((A,I)=>A===1&&M.has(m.labels[I])?1:0);return We(n,{limbs:x,solid:i,half:s},t,e)},
b=p(y);return{parts:b,walled:()=>d.some(g=>h.has(g))?p(y.union(h)):b}}function We(n,{limbs:t,solid:e,half:o},r,a){let{grid:l,areas:s}=r,u=O(
Nn(r,t),a,0).filter(b=>Ke(b,o/a.scale));if(u.length===0)return n;let i=S(t,l.width,1,!0).labels,c=new Set(u.map(b=>zn(b,i,r,a))),f=t.map((b,g)=>b===
1&&c.has(i[g])?1:0),m=new Set;for(let b=0;b<f.length;b++)f[b]===1&&m.add(s.labels[b]);let d=e.map((b,g)=>b===1&&f[g]===0&&m.has(s.labels[g])?
1:0),y=O(Nn(r,d),a,0).map(b=>({...b,kind:"solid",certainty:1})),h=n.filter(b=>b.kind==="stroke"||!m.has(Hn(b,r,a))),p=o/a.scale;return[...y,
...u.map(b=>je(b,y,p)),...h].toSorted((b,g)=>g.area-b.area)}var He=.97,ze={inner:new Set,outer:new Set};function qe(n,{grid:t,mask:e}){let o=S(
e,t.width,0,!1).labels,r=new Map,a=new Set;for(let i=0;i<e.length;i++)if(e[i]!==0)for(let c of[i-1,i+1,i-t.width,i+t.width]){let f=o[c];f!==
0&&(f===o[0]?a.add(n.labels[i]):r.set(f,Un(r.get(f)??new Map,n.labels[i])))}let l=new Map;for(let i of r.values()){let c=i.values().reduce((f,m)=>f+
m,0);for(let[f,m]of i)m<He*c&&Un(l,f)}let[s,u]=[new Set,new Set];for(let[i,c]of l)c>1?s.add(i):a.has(i)&&u.add(i);return{inner:s,outer:u}}function Un(n,t){
return n.set(t,(n.get(t)??0)+1)}function Ye(n,t,e){let{distances:o}=E(n,t,e),r=new Uint8Array(n.length);for(let s=0;s<n.length;s++)r[s]=o[s]>
e?0:1;let a=new Uint8Array(n.length);if(!r.includes(0))return a;let l=E(r,t,e+Bn).distances;for(let s=0;s<n.length;s++)a[s]=n[s]===1&&l[s]<=
e+Bn?1:0;return a}function Nn({grid:n,mask:t},e){let o=n.values.slice();for(let r=0;r<o.length;r++)e[r]===0&&(o[r]=t[r]===1?.3:Math.min(o[r],
.49));return{grid:{...n,values:o},mask:e,areas:S(e,n.width,1,!0),specks:0}}function Ke({kind:n,width:t,strands:e},o){return n==="stroke"&&t<
2.2*o&&e.some(({points:r})=>r.length>1)}function je(n,t,e){let o=a=>t.some(({contours:l})=>l.some(({points:s})=>s.some(({x:u,y:i})=>Math.hypot(
u-a.x,i-a.y)<1.6*e))),r=Xe(n.strands,o,De*e).map(a=>{let{points:l,closed:s,from:u,to:i}=a;if(s||l.length<2)return a;let c=u===null&&o(l[0]),
f=i===null&&o(l.at(-1));return{closed:s,points:[...c?[Dn(l.toReversed(),e)]:[],...l,...f?[Dn(l,e)]:[]],from:c?G:u,to:f?G:i}});return{...n,strands:r.
map((a,l)=>$e(a,l))}}function Xe(n,t,e){let o=new Map;for(let u of n){let{points:i,from:c,to:f}=u,m=c??f;m===null||c!==null&&f!==null||Ve(i)>
e||t(c===null?i[0]:i.at(-1))&&o.set(m,[...o.get(m)??[],u])}let r=[...o].filter(([,u])=>u.length===2&&u.length<n.length),a=new Set(r.flatMap(
([,u])=>u)),l=new Set(r.map(([u])=>u)),s=u=>u!==null&&l.has(u)?null:u;return n.filter(u=>!a.has(u)).map(u=>({...u,from:s(u.from),to:s(u.to)}))}
function Ve(n){return n.reduce((t,{x:e,y:o},r)=>{let a=n[r-1];return a===void 0?0:t+Math.hypot(e-a.x,o-a.y)},0)}function $e(n,t){let e=G+2*t;
return{...n,from:n.from===G?e:n.from,to:n.to===G?e+1:n.to}}function Dn(n,t){let e=n.at(-1),o=n.findLast(({x:a,y:l})=>Math.hypot(a-e.x,l-e.y)>
t/2)??n[0],r=Math.hypot(e.x-o.x,e.y-o.y)||1;return{x:e.x+(e.x-o.x)*t/r,y:e.y+(e.y-o.y)*t/r}}function Hn(n,t,e){return zn(n,t.areas.labels,t,
e)}function zn(n,t,{grid:e},{left:o,top:r,scale:a}){let[l]=n.contours,{x:s,y:u}=l?.points[0]??{x:o,y:r},i=Math.floor((s-o)*a),c=Math.floor((u-
r)*a);for(let[f,m]of[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[1,1],[-1,1],[1,-1]]){let d=t[(c+m)*e.width+i+f]??0;if(d>0)return d}return 0}var Ze=3,Qe=8;function Yn(n){let{width:t,height:e}=n;if(Math.min(t,e)<Ze||Math.max(t,e)<Qe)return L("too-small");let{coverage:o,ground:r,problem:a}=sn(
n);if(a!==null)return L(a,r);let l=en({width:t,height:e,values:o});if(l===null)return L("empty",r);let s=Q(l.grid),u=s.areas.sizes.length-1;
if(u===0)return L("empty",r);if(u>48||u+s.specks>120)return L("page",r);let i=O(s,l,0),c=nr(i),f=Wn(Fn(i,c),s,l),m=V(f.parts,s,l);return m.length>
48?L("page",r):{parts:m,filledParts:J(()=>{let d=f.walled();return d===f.parts?m:V(d,s,l)}),edges:i.flatMap(({contours:d})=>d),ground:r,problem:null,
inkShare:i.reduce((d,{area:y})=>d+y,0)/(t*e),penWidth:c}}function nr(n){let t=n.filter(({kind:o})=>o==="stroke").toSorted((o,r)=>o.width-r.width),
e=t.reduce((o,{area:r})=>o+r,0)/2;return t.find(({area:o})=>(e-=o)<=0)?.width??null}function L(n,t={kind:"plain",isDark:!1}){return{parts:[],
filledParts:()=>[],edges:[],ground:t,problem:n,inkShare:0,penWidth:null}}function tr(n){let{edges:t,problem:e}=Yn(n);return{outline:t.map(er).join(""),problem:e===null?null:$(e).message}}function er({points:n}){return`\
M${n.map(({x:t,y:e})=>`${Kn(t)},${Kn(e)}`).join("L")}Z`}function Kn(n){return String(Math.round(10*n)/10)}var rr=256;export{rr as RASTER_SIDE,tr as seenInk};
