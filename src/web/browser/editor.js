// Made by `npm run docs` from scripts/editor and CodeMirror, Copyright (C) 2018 by Marijn Haverbeke and others, under the MIT License.
var Bs=[],ya=[];(()=>{let i="lc,34,7n,7,7b,19,,,,2,,2,,,20,b,1c,l,g,,2t,7,2,6,2,2,,4,z,,u,r,2j,b,1m,9,9,,o,4,,9,,3,,5,17,3,1n,9,16,o,,x,1i,3\
,,i,,7,a,2,t,3,1k,,,7,2,2,2,3,9,,a,2,q,,2,3,1k,,,5,4,2,2,3,3,,u,2,3,,b,3,1k,,,8,,3,,3,k,2,m,6,,3,1k,,,7,2,2,2,3,7,3,a,2,u,,1n,5,3,3,,4,9,,14\
,5,1j,,,7,,3,,4,7,2,b,2,t,3,1k,,,7,,3,,4,7,2,b,2,f,,c,4,1j,2,,7,,3,,4,9,,a,2,t,3,1y,,4,6,,,,8,i,2,1p,,,8,c,8,2q,,,a,b,7,21,2,r,,,,,,4,2,1d,k\
,,2,5,b,,10,9,,2u,b,,6,n,4,4,3,g,4,d,,,3,6,,f,,jj,3,qa,4,s,3,t,2,u,2,1s,w,9,,19,3,,,39,2,y,,3a,c,4,c,63,5,1l,a,,,,,2,o,2,,1c,1a,2,c,k,5,1b,h\
,12,9,c,3,u,d,1k,e,1c,k,48,3,,l,4,,6,,2,3,5i,1s,ek,,5f,x,2da,3,3x,,2o,w,fe,6,2x,2,n9w,4,,a,w,2,28,2,7k,,3,,4,,n,5,4,,2b,2,1e,i,q,i,d,,12,8,p\
,d,18,4,1b,e,10,,1v,e,c,,8,2,1a,,1f,,,3,2,2,5,2,,,15,5,5,2,6k,8,,2,fn4,,kh,g,g,g,a6,2,gt,,6a,,45,5,1ae,3,,2,5,4,14,3,4,,4l,2,fx,4,1t,5,8t,2,\
25,6,1y,b,1d,4,3e,3,1h,f,15,,2,2,a,4,19,b,7,,1p,3,10,e,g,2,18,,c,3,1c,e,8,4,,2,2k,c,6,,2,,4d,c,l,4,1j,2,,7,2,2,2,3,9,,a,2,2,7,3,5,1v,9,,,2,,\
,4,,5,,,e,2,2a,i,n,,29,k,6j,7,2,9,r,2,2a,h,2y,d,2t,3,2,a,74,f,6t,6,,2,2,4,,,,2,3x,7,2,7,3,,s,a,14,7,,4,8,,9,b,1a,g,5i,8,5j,8,,8,2a,m,,e,3e,6\
,3,,,2,,7,,,1u,5,,2,,5,9n,4,9,2,,,1c,7,3,5,n,,44l,,6,f,8ug,i,1xc,5,1n,7,t4,,,1j,7,4,29,,b,2,f57,2,3mp,1a,2,n,f2,5,3,6,8,8,2,7,u,4,44,3,1iz,1\
j,4,1e,8,,e,,m,5,,f,11s,7,,h,2,7,,2,,5,2s,,4g,7,af,,1p,4,e4,4,72,2,6r,,2,,7,2,5,,d6,7,31,7,240,5".split(",").map(e=>e?parseInt(e,36):1);for(let e=0,
t=0;e<i.length;e++)(e%2?ya:Bs).push(t=t+i[e])})();function vd(i){if(i<768)return!1;for(let e=0,t=Bs.length;;){let n=e+t>>1;if(i<Bs[n])t=n;else if(i>=
ya[n])e=n+1;else return!0;if(e==t)return!1}}function pa(i){return i>=127462&&i<=127487}var ma=8205;function ba(i,e,t=!0,n=!0){return(t?xa:Cd)(i,e,n)}function xa(i,e,t){if(e==i.length)return e;e&&wa(i.charCodeAt(e))&&ka(i.charCodeAt(
e-1))&&e--;let n=Os(i,e);for(e+=ga(n);e<i.length;){let r=Os(i,e);if(n==ma||r==ma||t&&vd(r))e+=ga(r),n=r;else if(pa(r)){let s=0,o=e-2;for(;o>=
0&&pa(Os(i,o));)s++,o-=2;if(s%2==0)break;e+=2}else break}return e}function Cd(i,e,t){for(;e>1;){let n=xa(i,e-2,t);if(n<e)return n;e--}return 0}
function Os(i,e){let t=i.charCodeAt(e);if(!ka(t)||e+1==i.length)return t;let n=i.charCodeAt(e+1);return wa(n)?(t-55296<<10)+(n-56320)+65536:
t}function wa(i){return i>=56320&&i<57344}function ka(i){return i>=55296&&i<56320}function ga(i){return i<65536?1:2}var H=class i{lineAt(e){if(e<0||e>this.length)throw new RangeError(`Invalid position ${e} in document of length ${this.length}`);return this.
lineInner(e,!1,1,0)}line(e){if(e<1||e>this.lines)throw new RangeError(`Invalid line number ${e} in ${this.lines}-line document`);return this.
lineInner(e,!0,1,0)}replace(e,t,n){[e,t]=Si(this,e,t);let r=[];return this.decompose(0,e,r,2),n.length&&n.decompose(0,n.length,r,3),this.decompose(
t,this.length,r,1),xi.from(r,this.length-(t-e)+n.length)}append(e){return this.replace(this.length,this.length,e)}slice(e,t=this.length){[e,
t]=Si(this,e,t);let n=[];return this.decompose(e,t,n,0),xi.from(n,t-e)}eq(e){if(e==this)return!0;if(e.length!=this.length||e.lines!=this.lines)
return!1;let t=this.scanIdentical(e,1),n=this.length-this.scanIdentical(e,-1),r=new Jt(this),s=new Jt(e);for(let o=t,l=t;;){if(r.next(o),s.next(
o),o=0,r.lineBreak!=s.lineBreak||r.done!=s.done||r.value!=s.value)return!1;if(l+=r.value.length,r.done||l>=n)return!0}}iter(e=1){return new Jt(
this,e)}iterRange(e,t=this.length){return new tr(this,e,t)}iterLines(e,t){let n;if(e==null)n=this.iter();else{t==null&&(t=this.lines+1);let r=this.
line(e).from;n=this.iterRange(r,Math.max(r,t==this.lines+1?this.length:t<=1?0:this.line(t-1).to))}return new ir(n)}toString(){return this.sliceString(
0)}toJSON(){let e=[];return this.flatten(e),e}constructor(){}static of(e){if(e.length==0)throw new RangeError("A document must have at least\
 one line");return e.length==1&&!e[0]?i.empty:e.length<=32?new Fe(e):xi.from(Fe.split(e,[]))}},Fe=class i extends H{constructor(e,t=Ad(e)){super(),
this.text=e,this.length=t}get lines(){return this.text.length}get children(){return null}lineInner(e,t,n,r){for(let s=0;;s++){let o=this.text[s],
l=r+o.length;if((t?n:l)>=e)return new Ps(r,l,n,o);r=l+1,n++}}decompose(e,t,n,r){let s=e<=0&&t>=this.length?this:new i(Sa(this.text,e,t),Math.
min(t,this.length)-Math.max(0,e));if(r&1){let o=n.pop(),l=er(s.text,o.text.slice(),0,s.length);if(l.length<=32)n.push(new i(l,o.length+s.length));else{
let a=l.length>>1;n.push(new i(l.slice(0,a)),new i(l.slice(a)))}}else n.push(s)}replace(e,t,n){if(!(n instanceof i))return super.replace(e,t,
n);[e,t]=Si(this,e,t);let r=er(this.text,er(n.text,Sa(this.text,0,e)),t),s=this.length+n.length-(t-e);return r.length<=32?new i(r,s):xi.from(
i.split(r,[]),s)}sliceString(e,t=this.length,n=`
`){[e,t]=Si(this,e,t);let r="";for(let s=0,o=0;s<=t&&o<this.text.length;o++){let l=this.text[o],a=s+l.length;s>e&&o&&(r+=n),e<a&&t>s&&(r+=l.
slice(Math.max(0,e-s),t-s)),s=a+1}return r}flatten(e){for(let t of this.text)e.push(t)}scanIdentical(){return 0}static split(e,t){let n=[],r=-1;
for(let s of e)n.push(s),r+=s.length+1,n.length==32&&(t.push(new i(n,r)),n=[],r=-1);return r>-1&&t.push(new i(n,r)),t}},xi=class i extends H{constructor(e,t){
super(),this.children=e,this.length=t,this.lines=0;for(let n of e)this.lines+=n.lines}lineInner(e,t,n,r){for(let s=0;;s++){let o=this.children[s],
l=r+o.length,a=n+o.lines-1;if((t?a:l)>=e)return o.lineInner(e,t,n,r);r=l+1,n=a+1}}decompose(e,t,n,r){for(let s=0,o=0;o<=t&&s<this.children.length;s++){
let l=this.children[s],a=o+l.length;if(e<=a&&t>=o){let h=r&((o<=e?1:0)|(a>=t?2:0));o>=e&&a<=t&&!h?n.push(l):l.decompose(e-o,t-o,n,h)}o=a+1}}replace(e,t,n){
if([e,t]=Si(this,e,t),n.lines<this.lines)for(let r=0,s=0;r<this.children.length;r++){let o=this.children[r],l=s+o.length;if(e>=s&&t<=l){let a=o.
replace(e-s,t-s,n),h=this.lines-o.lines+a.lines;if(a.lines<h>>4&&a.lines>h>>6){let c=this.children.slice();return c[r]=a,new i(c,this.length-
(t-e)+n.length)}return super.replace(s,l,a)}s=l+1}return super.replace(e,t,n)}sliceString(e,t=this.length,n=`
`){[e,t]=Si(this,e,t);let r="";for(let s=0,o=0;s<this.children.length&&o<=t;s++){let l=this.children[s],a=o+l.length;o>e&&s&&(r+=n),e<a&&t>o&&
(r+=l.sliceString(e-o,t-o,n)),o=a+1}return r}flatten(e){for(let t of this.children)t.flatten(e)}scanIdentical(e,t){if(!(e instanceof i))return 0;
let n=0,[r,s,o,l]=t>0?[0,0,this.children.length,e.children.length]:[this.children.length-1,e.children.length-1,-1,-1];for(;;r+=t,s+=t){if(r==
o||s==l)return n;let a=this.children[r],h=e.children[s];if(a!=h)return n+a.scanIdentical(h,t);n+=a.length+1}}static from(e,t=e.reduce((n,r)=>n+
r.length+1,-1)){let n=0;for(let d of e)n+=d.lines;if(n<32){let d=[];for(let p of e)p.flatten(d);return new Fe(d,t)}let r=Math.max(32,n>>5),s=r<<
1,o=r>>1,l=[],a=0,h=-1,c=[];function f(d){let p;if(d.lines>s&&d instanceof i)for(let m of d.children)f(m);else d.lines>o&&(a>o||!a)?(u(),l.push(
d)):d instanceof Fe&&a&&(p=c[c.length-1])instanceof Fe&&d.lines+p.lines<=32?(a+=d.lines,h+=d.length+1,c[c.length-1]=new Fe(p.text.concat(d.text),
p.length+1+d.length)):(a+d.lines>r&&u(),a+=d.lines,h+=d.length+1,c.push(d))}function u(){a!=0&&(l.push(c.length==1?c[0]:i.from(c,h)),h=-1,a=
c.length=0)}for(let d of e)f(d);return u(),l.length==1?l[0]:new i(l,t)}};H.empty=new Fe([""],0);function Ad(i){let e=-1;for(let t of i)e+=t.
length+1;return e}function er(i,e,t=0,n=1e9){for(let r=0,s=0,o=!0;s<i.length&&r<=n;s++){let l=i[s],a=r+l.length;a>=t&&(a>n&&(l=l.slice(0,n-r)),
r<t&&(l=l.slice(t-r)),o?(e[e.length-1]+=l,o=!1):e.push(l)),r=a+1}return e}function Sa(i,e,t){return er(i,[""],e,t)}var Jt=class{constructor(e,t=1){
this.dir=t,this.done=!1,this.lineBreak=!1,this.value="",this.nodes=[e],this.offsets=[t>0?1:(e instanceof Fe?e.text.length:e.children.length)<<
1]}nextInner(e,t){for(this.done=this.lineBreak=!1;;){let n=this.nodes.length-1,r=this.nodes[n],s=this.offsets[n],o=s>>1,l=r instanceof Fe?r.
text.length:r.children.length;if(o==(t>0?l:0)){if(n==0)return this.done=!0,this.value="",this;t>0&&this.offsets[n-1]++,this.nodes.pop(),this.
offsets.pop()}else if((s&1)==(t>0?0:1)){if(this.offsets[n]+=t,e==0)return this.lineBreak=!0,this.value=`
`,this;e--}else if(r instanceof Fe){let a=r.text[o+(t<0?-1:0)];if(this.offsets[n]+=t,a.length>Math.max(0,e))return this.value=e==0?a:t>0?a.slice(
e):a.slice(0,a.length-e),this;e-=a.length}else{let a=r.children[o+(t<0?-1:0)];e>a.length?(e-=a.length,this.offsets[n]+=t):(t<0&&this.offsets[n]--,
this.nodes.push(a),this.offsets.push(t>0?1:(a instanceof Fe?a.text.length:a.children.length)<<1))}}}next(e=0){return e<0&&(this.nextInner(-e,
-this.dir),e=this.value.length),this.nextInner(e,this.dir)}},tr=class{constructor(e,t,n){this.value="",this.done=!1,this.cursor=new Jt(e,t>n?
-1:1),this.pos=t>n?e.length:0,this.from=Math.min(t,n),this.to=Math.max(t,n)}nextInner(e,t){if(t<0?this.pos<=this.from:this.pos>=this.to)return this.
value="",this.done=!0,this;e+=Math.max(0,t<0?this.pos-this.to:this.from-this.pos);let n=t<0?this.pos-this.from:this.to-this.pos;e>n&&(e=n),n-=
e;let{value:r}=this.cursor.next(e);return this.pos+=(r.length+e)*t,this.value=r.length<=n?r:t<0?r.slice(r.length-n):r.slice(0,n),this.done=!this.
value,this}next(e=0){return e<0?e=Math.max(e,this.from-this.pos):e>0&&(e=Math.min(e,this.to-this.pos)),this.nextInner(e,this.cursor.dir)}get lineBreak(){
return this.cursor.lineBreak&&this.value!=""}},ir=class{constructor(e){this.inner=e,this.afterBreak=!0,this.value="",this.done=!1}next(e=0){
let{done:t,lineBreak:n,value:r}=this.inner.next(e);return t&&this.afterBreak?(this.value="",this.afterBreak=!1):t?(this.done=!0,this.value=""):
n?this.afterBreak?this.value="":(this.afterBreak=!0,this.next()):(this.value=r,this.afterBreak=!1),this}get lineBreak(){return!1}};typeof Symbol<
"u"&&(H.prototype[Symbol.iterator]=function(){return this.iter()},Jt.prototype[Symbol.iterator]=tr.prototype[Symbol.iterator]=ir.prototype[Symbol.
iterator]=function(){return this});var Ps=class{constructor(e,t,n,r){this.from=e,this.to=t,this.number=n,this.text=r}get length(){return this.
to-this.from}};function Si(i,e,t){return e=Math.max(0,Math.min(i.length,e)),[e,Math.max(e,Math.min(i.length,t))]}function ue(i,e,t=!0,n=!0){
return ba(i,e,t,n)}function Md(i){return i>=56320&&i<57344}function Td(i){return i>=55296&&i<56320}function Ee(i,e){let t=i.charCodeAt(e);if(!Td(
t)||e+1==i.length)return t;let n=i.charCodeAt(e+1);return Md(n)?(t-55296<<10)+(n-56320)+65536:t}function Us(i){return i<=65535?String.fromCharCode(
i):(i-=65536,String.fromCharCode((i>>10)+55296,(i&1023)+56320))}function Qe(i){return i<65536?1:2}var Is=/\r\n?|\n/,ge=(function(i){return i[i.
Simple=0]="Simple",i[i.TrackDel=1]="TrackDel",i[i.TrackBefore=2]="TrackBefore",i[i.TrackAfter=3]="TrackAfter",i})(ge||(ge={})),Ct=class i{constructor(e){
this.sections=e}get length(){let e=0;for(let t=0;t<this.sections.length;t+=2)e+=this.sections[t];return e}get newLength(){let e=0;for(let t=0;t<
this.sections.length;t+=2){let n=this.sections[t+1];e+=n<0?this.sections[t]:n}return e}get empty(){return this.sections.length==0||this.sections.
length==2&&this.sections[1]<0}iterGaps(e){for(let t=0,n=0,r=0;t<this.sections.length;){let s=this.sections[t++],o=this.sections[t++];o<0?(e(
n,r,s),r+=s):r+=o,n+=s}}iterChangedRanges(e,t=!1){Ns(this,e,t)}get invertedDesc(){let e=[];for(let t=0;t<this.sections.length;){let n=this.sections[t++],
r=this.sections[t++];r<0?e.push(n,r):e.push(r,n)}return new i(e)}composeDesc(e){return this.empty?e:e.empty?this:Ta(this,e)}mapDesc(e,t=!1){
return e.empty?this:Fs(this,e,t)}mapPos(e,t=-1,n=ge.Simple){let r=0,s=0;for(let o=0;o<this.sections.length;){let l=this.sections[o++],a=this.
sections[o++],h=r+l;if(a<0){if(h>e)return s+(e-r);s+=l}else{if(n!=ge.Simple&&h>=e&&(n==ge.TrackDel&&r<e&&h>e||n==ge.TrackBefore&&r<e||n==ge.
TrackAfter&&h>e))return null;if(h>e||h==e&&t<0&&!l)return e==r||t<0?s:s+a;s+=a}r=h}if(e>r)throw new RangeError(`Position ${e} is out of rang\
e for changeset of length ${r}`);return s}touchesRange(e,t=e){for(let n=0,r=0;n<this.sections.length&&r<=t;){let s=this.sections[n++],o=this.
sections[n++],l=r+s;if(o>=0&&r<=t&&l>=e)return r<e&&l>t?"cover":!0;r=l}return!1}toString(){let e="";for(let t=0;t<this.sections.length;){let n=this.
sections[t++],r=this.sections[t++];e+=(e?" ":"")+n+(r>=0?":"+r:"")}return e}toJSON(){return this.sections}static fromJSON(e){if(!Array.isArray(
e)||e.length%2||e.some(t=>typeof t!="number"))throw new RangeError("Invalid JSON representation of ChangeDesc");return new i(e)}static create(e){
return new i(e)}},Ce=class i extends Ct{constructor(e,t){super(e),this.inserted=t}apply(e){if(this.length!=e.length)throw new RangeError("Ap\
plying change set to a document with the wrong length");return Ns(this,(t,n,r,s,o)=>e=e.replace(r,r+(n-t),o),!1),e}mapDesc(e,t=!1){return Fs(
this,e,t,!0)}invert(e){let t=this.sections.slice(),n=[];for(let r=0,s=0;r<t.length;r+=2){let o=t[r],l=t[r+1];if(l>=0){t[r]=l,t[r+1]=o;let a=r>>
1;for(;n.length<a;)n.push(H.empty);n.push(o?e.slice(s,s+o):H.empty)}s+=o}return new i(t,n)}compose(e){return this.empty?e:e.empty?this:Ta(this,
e,!0)}map(e,t=!1){return e.empty?this:Fs(this,e,t,!0)}iterChanges(e,t=!1){Ns(this,e,t)}get desc(){return Ct.create(this.sections)}filter(e){
let t=[],n=[],r=[],s=new Zt(this);e:for(let o=0,l=0;;){let a=o==e.length?1e9:e[o++];for(;l<a||l==a&&s.len==0;){if(s.done)break e;let c=Math.
min(s.len,a-l);we(r,c,-1);let f=s.ins==-1?-1:s.off==0?s.ins:0;we(t,c,f),f>0&&Bt(n,t,s.text),s.forward(c),l+=c}let h=e[o++];for(;l<h;){if(s.done)
break e;let c=Math.min(s.len,h-l);we(t,c,-1),we(r,c,s.ins==-1?-1:s.off==0?s.ins:0),s.forward(c),l+=c}}return{changes:new i(t,n),filtered:Ct.
create(r)}}toJSON(){let e=[];for(let t=0;t<this.sections.length;t+=2){let n=this.sections[t],r=this.sections[t+1];r<0?e.push(n):r==0?e.push(
[n]):e.push([n].concat(this.inserted[t>>1].toJSON()))}return e}static of(e,t,n){let r=[],s=[],o=0,l=null;function a(c=!1){if(!c&&!r.length)return;
o<t&&we(r,t-o,-1);let f=new i(r,s);l=l?l.compose(f.map(l)):f,r=[],s=[],o=0}function h(c){if(Array.isArray(c))for(let f of c)h(f);else if(c instanceof
i){if(c.length!=t)throw new RangeError(`Mismatched change set length (got ${c.length}, expected ${t})`);a(),l=l?l.compose(c.map(l)):c}else{let{
from:f,to:u=f,insert:d}=c;if(f>u||f<0||u>t)throw new RangeError(`Invalid change range ${f} to ${u} (in doc of length ${t})`);let p=d?typeof d==
"string"?H.of(d.split(n||Is)):d:H.empty,m=p.length;if(f==u&&m==0)return;f<o&&a(),f>o&&we(r,f-o,-1),we(r,u-f,m),Bt(s,r,p),o=u}}return h(e),a(
!l),l}static empty(e){return new i(e?[e,-1]:[],[])}static fromJSON(e){if(!Array.isArray(e))throw new RangeError("Invalid JSON representation\
 of ChangeSet");let t=[],n=[];for(let r=0;r<e.length;r++){let s=e[r];if(typeof s=="number")t.push(s,-1);else{if(!Array.isArray(s)||typeof s[0]!=
"number"||s.some((o,l)=>l&&typeof o!="string"))throw new RangeError("Invalid JSON representation of ChangeSet");if(s.length==1)t.push(s[0],0);else{
for(;n.length<r;)n.push(H.empty);n[r]=H.of(s.slice(1)),t.push(s[0],n[r].length)}}}return new i(t,n)}static createSet(e,t){return new i(e,t)}};
function we(i,e,t,n=!1){if(e==0&&t<=0)return;let r=i.length-2;r>=0&&t<=0&&t==i[r+1]?i[r]+=e:r>=0&&e==0&&i[r]==0?i[r+1]+=t:n?(i[r]+=e,i[r+1]+=
t):i.push(e,t)}function Bt(i,e,t){if(t.length==0)return;let n=e.length-2>>1;if(n<i.length)i[i.length-1]=i[i.length-1].append(t);else{for(;i.
length<n;)i.push(H.empty);i.push(t)}}function Ns(i,e,t){let n=i.inserted;for(let r=0,s=0,o=0;o<i.sections.length;){let l=i.sections[o++],a=i.
sections[o++];if(a<0)r+=l,s+=l;else{let h=r,c=s,f=H.empty;for(;h+=l,c+=a,a&&n&&(f=f.append(n[o-2>>1])),!(t||o==i.sections.length||i.sections[o+
1]<0);)l=i.sections[o++],a=i.sections[o++];e(r,h,s,c,f),r=h,s=c}}}function Fs(i,e,t,n=!1){let r=[],s=n?[]:null,o=new Zt(i),l=new Zt(e);for(let a=-1;;){
if(o.done&&l.len||l.done&&o.len)throw new Error("Mismatched change set lengths");if(o.ins==-1&&l.ins==-1){let h=Math.min(o.len,l.len);we(r,h,
-1),o.forward(h),l.forward(h)}else if(l.ins>=0&&(o.ins<0||a==o.i||o.off==0&&(l.len<o.len||l.len==o.len&&!t))){let h=l.len;for(we(r,l.ins,-1);h;){
let c=Math.min(o.len,h);o.ins>=0&&a<o.i&&o.len<=c&&(we(r,0,o.ins),s&&Bt(s,r,o.text),a=o.i),o.forward(c),h-=c}l.next()}else if(o.ins>=0){let h=0,
c=o.len;for(;c;)if(l.ins==-1){let f=Math.min(c,l.len);h+=f,c-=f,l.forward(f)}else if(l.ins==0&&l.len<c)c-=l.len,l.next();else break;we(r,h,a<
o.i?o.ins:0),s&&a<o.i&&Bt(s,r,o.text),a=o.i,o.forward(o.len-c)}else{if(o.done&&l.done)return s?Ce.createSet(r,s):Ct.create(r);throw new Error(
"Mismatched change set lengths")}}}function Ta(i,e,t=!1){let n=[],r=t?[]:null,s=new Zt(i),o=new Zt(e);for(let l=!1;;){if(s.done&&o.done)return r?
Ce.createSet(n,r):Ct.create(n);if(s.ins==0)we(n,s.len,0,l),s.next();else if(o.len==0&&!o.done)we(n,0,o.ins,l),r&&Bt(r,n,o.text),o.next();else{
if(s.done||o.done)throw new Error("Mismatched change set lengths");{let a=Math.min(s.len2,o.len),h=n.length;if(s.ins==-1){let c=o.ins==-1?-1:
o.off?0:o.ins;we(n,a,c,l),r&&c&&Bt(r,n,o.text)}else o.ins==-1?(we(n,s.off?0:s.len,a,l),r&&Bt(r,n,s.textBit(a))):(we(n,s.off?0:s.len,o.off?0:
o.ins,l),r&&!o.off&&Bt(r,n,o.text));l=(s.ins>a||o.ins>=0&&o.len>a)&&(l||n.length>h),s.forward2(a),o.forward(a)}}}}var Zt=class{constructor(e){
this.set=e,this.i=0,this.next()}next(){let{sections:e}=this.set;this.i<e.length?(this.len=e[this.i++],this.ins=e[this.i++]):(this.len=0,this.
ins=-2),this.off=0}get done(){return this.ins==-2}get len2(){return this.ins<0?this.len:this.ins}get text(){let{inserted:e}=this.set,t=this.
i-2>>1;return t>=e.length?H.empty:e[t]}textBit(e){let{inserted:t}=this.set,n=this.i-2>>1;return n>=t.length&&!e?H.empty:t[n].slice(this.off,
e==null?void 0:this.off+e)}forward(e){e==this.len?this.next():(this.len-=e,this.off+=e)}forward2(e){this.ins==-1?this.forward(e):e==this.ins?
this.next():(this.ins-=e,this.off+=e)}},_t=class i{constructor(e,t,n,r){this.from=e,this.to=t,this.flags=n,this.goalColumn=r}get anchor(){return this.
flags&32?this.to:this.from}get head(){return this.flags&32?this.from:this.to}get empty(){return this.from==this.to}get assoc(){return this.flags&
8?-1:this.flags&16?1:0}get undirectional(){return(this.flags&64)>0}get bidiLevel(){let e=this.flags&7;return e==7?null:e}map(e,t=-1){let n,r;
return this.empty?n=r=e.mapPos(this.from,t):(n=e.mapPos(this.from,1),r=e.mapPos(this.to,-1)),n==this.from&&r==this.to?this:new i(n,r,this.flags,
this.goalColumn)}extend(e,t=e,n=0){if(e<=this.anchor&&t>=this.anchor)return x.range(e,t,void 0,void 0,n);let r=Math.abs(e-this.anchor)>Math.
abs(t-this.anchor)?e:t;return x.range(this.anchor,r,void 0,void 0,n)}eq(e,t=!1){return this.anchor==e.anchor&&this.head==e.head&&this.goalColumn==
e.goalColumn&&(!t||!this.empty||this.assoc==e.assoc)}toJSON(){return{anchor:this.anchor,head:this.head}}static fromJSON(e){if(!e||typeof e.anchor!=
"number"||typeof e.head!="number")throw new RangeError("Invalid JSON representation for SelectionRange");return x.range(e.anchor,e.head)}static create(e,t,n,r){
return new i(e,t,n,r)}},x=class i{constructor(e,t){this.ranges=e,this.mainIndex=t}map(e,t=-1){return e.empty?this:i.create(this.ranges.map(n=>n.
map(e,t)),this.mainIndex)}eq(e,t=!1){if(this.ranges.length!=e.ranges.length||this.mainIndex!=e.mainIndex)return!1;for(let n=0;n<this.ranges.
length;n++)if(!this.ranges[n].eq(e.ranges[n],t))return!1;return!0}get main(){return this.ranges[this.mainIndex]}asSingle(){return this.ranges.
length==1?this:new i([this.main],0)}addRange(e,t=!0){return i.create([e].concat(this.ranges),t?0:this.mainIndex+1)}replaceRange(e,t=this.mainIndex){
let n=this.ranges.slice();return n[t]=e,i.create(n,this.mainIndex)}toJSON(){return{ranges:this.ranges.map(e=>e.toJSON()),main:this.mainIndex}}static fromJSON(e){
if(!e||!Array.isArray(e.ranges)||typeof e.main!="number"||e.main>=e.ranges.length)throw new RangeError("Invalid JSON representation for Edit\
orSelection");return new i(e.ranges.map(t=>_t.fromJSON(t)),e.main)}static single(e,t=e){return new i([i.range(e,t)],0)}static create(e,t=0){
if(e.length==0)throw new RangeError("A selection needs at least one range");for(let n=0,r=0;r<e.length;r++){let s=e[r];if(s.empty?s.from<=n:
s.from<n)return i.normalized(e.slice(),t);n=s.to}return new i(e,t)}static cursor(e,t=0,n,r){return _t.create(e,e,(t==0?0:t<0?8:16)|(n==null?
7:Math.min(6,n)),r)}static range(e,t,n,r,s){let o=r==null?7:Math.min(6,r);return!s&&e!=t&&(s=t<e?1:-1),s&&(o|=s<0?8:16),t<e?_t.create(t,e,o|
32,n):_t.create(e,t,o,n)}static undirectionalRange(e,t){return _t.create(e,t,64,void 0)}static normalized(e,t=0){let n=e[t];e.sort((r,s)=>r.
from-s.from),t=e.indexOf(n);for(let r=1;r<e.length;r++){let s=e[r],o=e[r-1];if(s.empty?s.from<=o.to:s.from<o.to){let l=o.from,a=Math.max(s.to,
o.to);r<=t&&t--,e.splice(--r,2,s.anchor>s.head?i.range(a,l):i.range(l,a))}}return new i(e,t)}};function Ra(i,e){for(let t of i.ranges)if(t.to>
e)throw new RangeError("Selection points outside of document")}var _s=0,R=class i{constructor(e,t,n,r,s){this.combine=e,this.compareInput=t,
this.compare=n,this.isStatic=r,this.id=_s++,this.default=e([]),this.extensions=typeof s=="function"?s(this):s}get reader(){return this}static define(e={}){
return new i(e.combine||(t=>t),e.compareInput||((t,n)=>t===n),e.compare||(e.combine?(t,n)=>t===n:Ys),!!e.static,e.enables)}of(e){return new wi(
[],this,0,e)}compute(e,t){if(this.isStatic)throw new Error("Can't compute a static facet");return new wi(e,this,1,t)}computeN(e,t){if(this.isStatic)
throw new Error("Can't compute a static facet");return new wi(e,this,2,t)}from(e,t){return t||(t=n=>n),this.compute([e],n=>t(n.field(e)))}};
function Ys(i,e){return i==e||i.length==e.length&&i.every((t,n)=>t===e[n])}var wi=class{constructor(e,t,n,r){this.dependencies=e,this.facet=
t,this.type=n,this.value=r,this.id=_s++}dynamicSlot(e){var t;let n=this.value,r=this.facet.compareInput,s=this.id,o=e[s]>>1,l=this.type==2,a=!1,
h=!1,c=[];for(let f of this.dependencies)f=="doc"?a=!0:f=="selection"?h=!0:(((t=e[f.id])!==null&&t!==void 0?t:1)&1)==0&&c.push(e[f.id]);return{
create(f){return f.values[o]=n(f),1},update(f,u){if(a&&u.docChanged||h&&(u.docChanged||u.selection)||$s(f,c)){let d=n(f);if(l?!va(d,f.values[o],
r):!r(d,f.values[o]))return f.values[o]=d,1}return 0},reconfigure:(f,u)=>{let d,p=u.config.address[s];if(p!=null){let m=or(u,p);if(this.dependencies.
every(g=>g instanceof R?u.facet(g)===f.facet(g):g instanceof fe?u.field(g,!1)==f.field(g,!1):!0)||(l?va(d=n(f),m,r):r(d=n(f),m)))return f.values[o]=
m,0}else d=n(f);return f.values[o]=d,1}}}get extension(){return this}};function va(i,e,t){if(i.length!=e.length)return!1;for(let n=0;n<i.length;n++)
if(!t(i[n],e[n]))return!1;return!0}function $s(i,e){let t=!1;for(let n of e)sn(i,n)&1&&(t=!0);return t}function Rd(i,e,t){let n=t.map(a=>i[a.
id]),r=t.map(a=>a.type),s=n.filter(a=>!(a&1)),o=i[e.id]>>1;function l(a){let h=[];for(let c=0;c<n.length;c++){let f=or(a,n[c]);if(r[c]==2)for(let u of f)
h.push(u);else h.push(f)}return e.combine(h)}return{create(a){for(let h of n)sn(a,h);return a.values[o]=l(a),1},update(a,h){if(!$s(a,s))return 0;
let c=l(a);return e.compare(c,a.values[o])?0:(a.values[o]=c,1)},reconfigure(a,h){let c=$s(a,n),f=h.config.facets[e.id],u=h.facet(e);if(f&&!c&&
Ys(t,f))return a.values[o]=u,0;let d=l(a);return e.compare(d,u)?(a.values[o]=u,0):(a.values[o]=d,1)}}}var Jn=R.define({static:!0}),fe=class i{constructor(e,t,n,r,s){
this.id=e,this.createF=t,this.updateF=n,this.compareF=r,this.spec=s,this.provides=void 0}static define(e){let t=new i(_s++,e.create,e.update,
e.compare||((n,r)=>n===r),e);return e.provide&&(t.provides=e.provide(t)),t}create(e){let t=e.facet(Jn).find(n=>n.field==this);return(t?.create||
this.createF)(e)}slot(e){let t=e[this.id]>>1;return{create:n=>(n.values[t]=this.create(n),1),update:(n,r)=>{let s=n.values[t],o=this.updateF(
s,r);return this.compareF(s,o)?0:(n.values[t]=o,1)},reconfigure:(n,r)=>{let s=n.facet(Jn),o=r.facet(Jn),l;return(l=s.find(a=>a.field==this))&&
l!=o.find(a=>a.field==this)?(n.values[t]=l.create(n),1):r.config.address[this.id]!=null?(n.values[t]=r.field(this),0):(n.values[t]=this.create(
n),1)}}}init(e){return[this,Jn.of({field:this,create:e})]}get extension(){return this}},Yt={lowest:4,low:3,default:2,high:1,highest:0};function rn(i){
return e=>new nr(e,i)}var At={highest:rn(Yt.highest),high:rn(Yt.high),default:rn(Yt.default),low:rn(Yt.low),lowest:rn(Yt.lowest)},nr=class{constructor(e,t){
this.inner=e,this.prec=t}get extension(){return this}},rr=class i{of(e){return new on(this,e)}reconfigure(e){return i.reconfigure.of({compartment:this,
extension:e})}get(e){return e.config.compartments.get(this)}},on=class{constructor(e,t){this.compartment=e,this.inner=t}get extension(){return this}},
sr=class i{constructor(e,t,n,r,s,o){for(this.base=e,this.compartments=t,this.dynamicSlots=n,this.address=r,this.staticValues=s,this.facets=o,
this.statusTemplate=[];this.statusTemplate.length<n.length;)this.statusTemplate.push(0)}staticFacet(e){let t=this.address[e.id];return t==null?
e.default:this.staticValues[t>>1]}static resolve(e,t,n){let r=[],s=Object.create(null),o=new Map;for(let u of Dd(e,t,o))u instanceof fe?r.push(
u):(s[u.facet.id]||(s[u.facet.id]=[])).push(u);let l=Object.create(null),a=[],h=[];for(let u of r)l[u.id]=h.length<<1,h.push(d=>u.slot(d));let c=n?.
config.facets;for(let u in s){let d=s[u],p=d[0].facet,m=c&&c[u]||[];if(d.every(g=>g.type==0))if(l[p.id]=a.length<<1|1,Ys(m,d))a.push(n.facet(
p));else{let g=p.combine(d.map(y=>y.value));a.push(n&&p.compare(g,n.facet(p))?n.facet(p):g)}else{for(let g of d)g.type==0?(l[g.id]=a.length<<
1|1,a.push(g.value)):(l[g.id]=h.length<<1,h.push(y=>g.dynamicSlot(y)));l[p.id]=h.length<<1,h.push(g=>Rd(g,p,d))}}let f=h.map(u=>u(l));return new i(
e,o,f,l,a,s)}};function Dd(i,e,t){let n=[[],[],[],[],[]],r=new Map;function s(o,l){let a=r.get(o);if(a!=null){if(a<=l)return;let h=n[a].indexOf(
o);h>-1&&n[a].splice(h,1),o instanceof on&&t.delete(o.compartment)}if(r.set(o,l),Array.isArray(o))for(let h of o)s(h,l);else if(o instanceof
on){if(t.has(o.compartment))throw new RangeError("Duplicate use of compartment in extensions");let h=e.get(o.compartment)||o.inner;t.set(o.compartment,
h),s(h,l)}else if(o instanceof nr)s(o.inner,o.prec);else if(o instanceof fe)n[l].push(o),o.provides&&s(o.provides,l);else if(o instanceof wi)
n[l].push(o),o.facet.extensions&&s(o.facet.extensions,Yt.default);else{let h=o.extension;if(!h)throw new Error(`Unrecognized extension value\
 in extension set (${o}).`);if(h==o)throw new Error(`Unrecognized extension value in extension set (${o}). This sometimes happens because mu\
ltiple instances of @codemirror/state are loaded, breaking instanceof checks.`);s(h,l)}}return s(i,Yt.default),n.reduce((o,l)=>o.concat(l))}
function sn(i,e){if(e&1)return 2;let t=e>>1,n=i.status[t];if(n==4)throw new Error("Cyclic dependency between fields and/or facets");if(n&2)return n;
i.status[t]=4;let r=i.computeSlot(i,i.config.dynamicSlots[t]);return i.status[t]=2|r}function or(i,e){return e&1?i.config.staticValues[e>>1]:
i.values[e>>1]}var Da=R.define(),Ws=R.define({combine:i=>i.some(e=>e),static:!0}),Ea=R.define({combine:i=>i.length?i[0]:void 0,static:!0}),Oa=R.
define(),Ba=R.define(),La=R.define(),Pa=R.define({combine:i=>i.length?i[0]:!1}),De=class{constructor(e,t){this.type=e,this.value=t}static define(){
return new Hs}},Hs=class{of(e){return new De(this,e)}},Vs=class{constructor(e){this.map=e}of(e){return new W(this,e)}},W=class i{constructor(e,t){
this.type=e,this.value=t}map(e){let t=this.type.map(this.value,e);return t===void 0?void 0:t==this.value?this:new i(this.type,t)}is(e){return this.
type==e}static define(e={}){return new Vs(e.map||(t=>t))}static mapEffects(e,t){if(!e.length)return e;let n=[];for(let r of e){let s=r.map(t);
s&&n.push(s)}return n}};W.reconfigure=W.define();W.appendConfig=W.define();var ce=class i{constructor(e,t,n,r,s,o){this.startState=e,this.changes=
t,this.selection=n,this.effects=r,this.annotations=s,this.scrollIntoView=o,this._doc=null,this._state=null,n&&Ra(n,t.newLength),s.some(l=>l.
type==i.time)||(this.annotations=s.concat(i.time.of(Date.now())))}static create(e,t,n,r,s,o){return new i(e,t,n,r,s,o)}get newDoc(){return this.
_doc||(this._doc=this.changes.apply(this.startState.doc))}get newSelection(){return this.selection||this.startState.selection.map(this.changes)}get state(){
return this._state||this.startState.applyTransaction(this),this._state}annotation(e){for(let t of this.annotations)if(t.type==e)return t.value}get docChanged(){
return!this.changes.empty}get reconfigured(){return this.startState.config!=this.state.config}isUserEvent(e){let t=this.annotation(i.userEvent);
return!!(t&&(t==e||t.length>e.length&&t.slice(0,e.length)==e&&t[e.length]=="."))}};ce.time=De.define();ce.userEvent=De.define();ce.addToHistory=
De.define();ce.remote=De.define();function Ed(i,e){let t=[];for(let n=0,r=0;;){let s,o;if(n<i.length&&(r==e.length||e[r]>=i[n]))s=i[n++],o=i[n++];else if(r<
e.length)s=e[r++],o=e[r++];else return t;!t.length||t[t.length-1]<s?t.push(s,o):t[t.length-1]<o&&(t[t.length-1]=o)}}function Ia(i,e,t){var n;
let r,s,o;return t?(r=e.changes,s=Ce.empty(e.changes.length),o=i.changes.compose(e.changes)):(r=e.changes.map(i.changes),s=i.changes.mapDesc(
e.changes,!0),o=i.changes.compose(r)),{changes:o,selection:e.selection?e.selection.map(s):(n=i.selection)===null||n===void 0?void 0:n.map(r),
effects:W.mapEffects(i.effects,r).concat(W.mapEffects(e.effects,s)),annotations:i.annotations.length?i.annotations.concat(e.annotations):e.annotations,
scrollIntoView:i.scrollIntoView||e.scrollIntoView}}function zs(i,e,t){let n=e.selection,r=ki(e.annotations);return e.userEvent&&(r=r.concat(
ce.userEvent.of(e.userEvent))),{changes:e.changes instanceof Ce?e.changes:Ce.of(e.changes||[],t,i.facet(Ea)),selection:n&&(n instanceof x?n:
x.single(n.anchor,n.head)),effects:ki(e.effects),annotations:r,scrollIntoView:!!e.scrollIntoView}}function Na(i,e,t){let n=zs(i,e.length?e[0]:
{},i.doc.length);e.length&&e[0].filter===!1&&(t=!1);for(let s=1;s<e.length;s++){e[s].filter===!1&&(t=!1);let o=!!e[s].sequential;n=Ia(n,zs(i,
e[s],o?n.changes.newLength:i.doc.length),o)}let r=ce.create(i,n.changes,n.selection,n.effects,n.annotations,n.scrollIntoView);return Bd(t?Od(
r):r)}function Od(i){let e=i.startState,t=!0;for(let r of e.facet(Oa)){let s=r(i);if(s===!1){t=!1;break}Array.isArray(s)&&(t=t===!0?s:Ed(t,s))}
if(t!==!0){let r,s;if(t===!1)s=i.changes.invertedDesc,r=Ce.empty(e.doc.length);else{let o=i.changes.filter(t);r=o.changes,s=o.filtered.mapDesc(
o.changes).invertedDesc}i=ce.create(e,r,i.selection&&i.selection.map(s),W.mapEffects(i.effects,s),i.annotations,i.scrollIntoView)}let n=e.facet(
Ba);for(let r=n.length-1;r>=0;r--){let s=n[r](i);s instanceof ce?i=s:Array.isArray(s)&&s.length==1&&s[0]instanceof ce?i=s[0]:i=Na(e,ki(s),!1)}
return i}function Bd(i){let e=i.startState,t=e.facet(La),n=i;for(let r=t.length-1;r>=0;r--){let s=t[r](i);s&&Object.keys(s).length&&(n=Ia(n,
zs(e,s,i.changes.newLength),!0))}return n==i?i:ce.create(e,i.changes,i.selection,n.effects,n.annotations,n.scrollIntoView)}var Ld=[];function ki(i){
return i==null?Ld:Array.isArray(i)?i:[i]}var ve=(function(i){return i[i.Word=0]="Word",i[i.Space=1]="Space",i[i.Other=2]="Other",i})(ve||(ve=
{})),Pd=/[\u00df\u0587\u0590-\u05f4\u0600-\u06ff\u3040-\u309f\u30a0-\u30ff\u3400-\u4db5\u4e00-\u9fcc\uac00-\ud7af]/,Ks;try{Ks=new RegExp("[\\\
p{Alphabetic}\\p{Number}_]","u")}catch{}function Id(i){if(Ks)return Ks.test(i);for(let e=0;e<i.length;e++){let t=i[e];if(/\w/.test(t)||t>""&&
(t.toUpperCase()!=t.toLowerCase()||Pd.test(t)))return!0}return!1}function Nd(i){return e=>{if(!/\S/.test(e))return ve.Space;if(Id(e))return ve.
Word;for(let t=0;t<i.length;t++)if(e.indexOf(i[t])>-1)return ve.Word;return ve.Other}}var Q=class i{constructor(e,t,n,r,s,o){this.config=e,this.
doc=t,this.selection=n,this.values=r,this.status=e.statusTemplate.slice(),this.computeSlot=s,o&&(o._state=this);for(let l=0;l<this.config.dynamicSlots.
length;l++)sn(this,l<<1);this.computeSlot=null}field(e,t=!0){let n=this.config.address[e.id];if(n==null){if(t)throw new RangeError("Field is\
 not present in this state");return}return sn(this,n),or(this,n)}update(...e){return Na(this,e,!0)}applyTransaction(e){let t=this.config,{base:n,
compartments:r}=t;for(let l of e.effects)l.is(rr.reconfigure)?(t&&(r=new Map,t.compartments.forEach((a,h)=>r.set(h,a)),t=null),r.set(l.value.
compartment,l.value.extension)):l.is(W.reconfigure)?(t=null,n=l.value):l.is(W.appendConfig)&&(t=null,n=ki(n).concat(l.value));let s;t?s=e.startState.
values.slice():(t=sr.resolve(n,r,this),s=new i(t,this.doc,this.selection,t.dynamicSlots.map(()=>null),(a,h)=>h.reconfigure(a,this),null).values);
let o=e.startState.facet(Ws)?e.newSelection:e.newSelection.asSingle();new i(t,e.newDoc,o,s,(l,a)=>a.update(l,e),e)}replaceSelection(e){return typeof e==
"string"&&(e=this.toText(e)),this.changeByRange(t=>({changes:{from:t.from,to:t.to,insert:e},range:x.cursor(t.from+e.length,-1)}))}changeByRange(e){
let t=this.selection,n=e(t.ranges[0]),r=this.changes(n.changes),s=[n.range],o=ki(n.effects);for(let l=1;l<t.ranges.length;l++){let a=e(t.ranges[l]),
h=this.changes(a.changes),c=h.map(r);for(let u=0;u<l;u++)s[u]=s[u].map(c);let f=r.mapDesc(h,!0);s.push(a.range.map(f)),r=r.compose(c),o=W.mapEffects(
o,c).concat(W.mapEffects(ki(a.effects),f))}return{changes:r,selection:x.create(s,t.mainIndex),effects:o}}changes(e=[]){return e instanceof Ce?
e:Ce.of(e,this.doc.length,this.facet(i.lineSeparator))}toText(e){return H.of(e.split(this.facet(i.lineSeparator)||Is))}sliceDoc(e=0,t=this.doc.
length){return this.doc.sliceString(e,t,this.lineBreak)}facet(e){let t=this.config.address[e.id];return t==null?e.default:(sn(this,t),or(this,
t))}toJSON(e){let t={doc:this.sliceDoc(),selection:this.selection.toJSON()};if(e)for(let n in e){let r=e[n];r instanceof fe&&this.config.address[r.
id]!=null&&(t[n]=r.spec.toJSON(this.field(e[n]),this))}return t}static fromJSON(e,t={},n){if(!e||typeof e.doc!="string")throw new RangeError(
"Invalid JSON representation for EditorState");let r=[];if(n){for(let s in n)if(Object.prototype.hasOwnProperty.call(e,s)){let o=n[s],l=e[s];
r.push(o.init(a=>o.spec.fromJSON(l,a)))}}return i.create({doc:e.doc,selection:x.fromJSON(e.selection),extensions:t.extensions?r.concat([t.extensions]):
r})}static create(e={}){let t=sr.resolve(e.extensions||[],new Map),n=e.doc instanceof H?e.doc:H.of((e.doc||"").split(t.staticFacet(i.lineSeparator)||
Is)),r=e.selection?e.selection instanceof x?e.selection:x.single(e.selection.anchor,e.selection.head):x.single(0);return Ra(r,n.length),t.staticFacet(
Ws)||(r=r.asSingle()),new i(t,n,r,t.dynamicSlots.map(()=>null),(s,o)=>o.create(s),null)}get tabSize(){return this.facet(i.tabSize)}get lineBreak(){
return this.facet(i.lineSeparator)||`
`}get readOnly(){return this.facet(Pa)}phrase(e,...t){for(let n of this.facet(i.phrases))if(Object.prototype.hasOwnProperty.call(n,e)){e=n[e];
break}return t.length&&(e=e.replace(/\$(\$|\d*)/g,(n,r)=>{if(r=="$")return"$";let s=+(r||1);return!s||s>t.length?n:t[s-1]})),e}languageDataAt(e,t,n=-1){
let r=[];for(let s of this.facet(Da))for(let o of s(this,t,n))Object.prototype.hasOwnProperty.call(o,e)&&r.push(o[e]);return r}charCategorizer(e){
let t=this.languageDataAt("wordChars",e);return Nd(t.length?t[0]:"")}wordAt(e){let{text:t,from:n,length:r}=this.doc.lineAt(e),s=this.charCategorizer(
e),o=e-n,l=e-n;for(;o>0;){let a=ue(t,o,!1);if(s(t.slice(a,o))!=ve.Word)break;o=a}for(;l<r;){let a=ue(t,l);if(s(t.slice(l,a))!=ve.Word)break;
l=a}return o==l?null:x.range(o+n,l+n)}};Q.allowMultipleSelections=Ws;Q.tabSize=R.define({combine:i=>i.length?i[0]:4});Q.lineSeparator=Ea;Q.readOnly=
Pa;Q.phrases=R.define({compare(i,e){let t=Object.keys(i),n=Object.keys(e);return t.length==n.length&&t.every(r=>i[r]==e[r])}});Q.languageData=
Da;Q.changeFilter=Oa;Q.transactionFilter=Ba;Q.transactionExtender=La;rr.reconfigure=W.define();function ft(i,e,t={}){let n={};for(let r of i)
for(let s of Object.keys(r)){let o=r[s],l=n[s];if(l===void 0)n[s]=o;else if(!(l===o||o===void 0))if(Object.hasOwnProperty.call(t,s))n[s]=t[s](
l,o);else throw new Error("Config merge conflict for field "+s)}for(let r in e)n[r]===void 0&&(n[r]=e[r]);return n}var ze=class{eq(e){return this==
e}range(e,t=e){return ln.create(e,t,this)}};ze.prototype.startSide=ze.prototype.endSide=0;ze.prototype.point=!1;ze.prototype.mapMode=ge.TrackDel;
function Xs(i,e){return i==e||i.constructor==e.constructor&&i.eq(e)}var ln=class i{constructor(e,t,n){this.from=e,this.to=t,this.value=n}static create(e,t,n){
return new i(e,t,n)}};function js(i,e){return i.from-e.from||i.value.startSide-e.value.startSide}var Gs=class i{constructor(e,t,n,r){this.from=
e,this.to=t,this.value=n,this.maxPoint=r}get length(){return bi(this.to)}findIndex(e,t,n,r=0){let s=n?this.to:this.from;for(let o=r,l=s.length;;){
if(o==l)return o;let a=o+l>>1,h=s[a]-e||(n?this.value[a].endSide:this.value[a].startSide)-t;if(a==o)return h>=0?o:l;h>=0?l=a:o=a+1}}between(e,t,n,r){
for(let s=this.findIndex(t,-1e9,!0),o=this.findIndex(n,1e9,!1,s);s<o;s++)if(r(this.from[s]+e,this.to[s]+e,this.value[s])===!1)return!1}map(e,t,n,r,s){
let o=[],l=[],a=[],h=-1,c=-1;e:for(let f=0;f<this.value.length;f++){let u=this.value[f],d=this.from[f]+e,p=this.to[f]+e,m,g;if(d==p){let y=t.
mapPos(d,u.startSide,u.mapMode);if(y==null||(m=g=y,u.startSide!=u.endSide&&(g=t.mapPos(d,u.endSide),g<m)))continue}else if(m=t.mapPos(d,u.startSide),
g=t.mapPos(p,u.endSide),m>g||m==g&&u.startSide>0&&u.endSide<=0)continue;if(!((g-m||u.endSide-u.startSide)<0))if(h<0&&(h=m),u.point&&(c=Math.
max(c,g-m)),(m-n||u.startSide-r)>=0)o.push(u),l.push(m-h),a.push(g-h),n=g,r=u.endSide;else{if(m==g)for(let y=o.length;y>0;y--){if((m-(a[y-1]+
h)||u.startSide-o[y-1].endSide)>=0){o.splice(y,0,u),l.splice(y,0,m-h),a.splice(y,0,g-h);continue e}if((m-(l[y-1]+h)||u.endSide-o[y-1].startSide)>
0)break}s(m,g,u)}}return{mapped:o.length?new i(l,a,o,c):null,pos:h}}},j=class i{constructor(e,t,n,r){this.chunkPos=e,this.chunk=t,this.nextLayer=
n,this.maxPoint=r}static create(e,t,n,r){return new i(e,t,n,r)}get length(){let e=this.chunk.length-1;return e<0?0:Math.max(this.chunkEnd(e),
this.nextLayer.length)}get size(){if(this.isEmpty)return 0;let e=this.nextLayer.size;for(let t of this.chunk)e+=t.value.length;return e}chunkEnd(e){
return this.chunkPos[e]+this.chunk[e].length}update(e){let{add:t=[],sort:n=!1,filterFrom:r=0,filterTo:s=this.length}=e,o=e.filter;if(t.length==
0&&!o)return this;if(n&&(t=t.slice().sort(js)),this.isEmpty)return t.length?i.of(t):this;let l=new lr(this,null,-1).goto(0),a=0,h=[],c=new ct;
for(;l.value||a<t.length;)if(a<t.length&&(l.from-t[a].from||l.startSide-t[a].value.startSide)>=0){let f=t[a++];c.addInner(f.from,f.to,f.value,
!1)||h.push(f)}else l.rangeIndex==1&&l.chunkIndex<this.chunk.length&&(a==t.length||this.chunkEnd(l.chunkIndex)<t[a].from)&&(!o||r>this.chunkEnd(
l.chunkIndex)||s<this.chunkPos[l.chunkIndex])&&c.addChunk(this.chunkPos[l.chunkIndex],this.chunk[l.chunkIndex])?l.nextChunk():((!o||r>l.to||
s<l.from||o(l.from,l.to,l.value))&&(c.addInner(l.from,l.to,l.value,!1)||h.push(ln.create(l.from,l.to,l.value))),l.next());return c.finishInner(
this.nextLayer.isEmpty&&!h.length?i.empty:this.nextLayer.update({add:h,filter:o,filterFrom:r,filterTo:s}))}map(e){if(e.empty||this.isEmpty)return this;
let t=[],n=[],r=-1,s,o=(a,h,c)=>{s||(s=new ct),s.addRange(a,h,c,!1)};for(let a=0;a<this.chunk.length;a++){let h=this.chunkPos[a],c=this.chunk[a],
f=e.touchesRange(h,h+c.length);if(f===!1)r=Math.max(r,c.maxPoint),t.push(c),n.push(e.mapPos(h));else if(f===!0){let[u,d]=t.length?[bi(n)+bi(
t).length,bi(bi(t).value).endSide]:[-1,-1],{mapped:p,pos:m}=c.map(h,e,u,d,o);p&&(r=Math.max(r,p.maxPoint),t.push(p),n.push(m))}}let l=this.nextLayer.
map(e);return s&&(l=s.finishInner(l)),t.length==0?l:new i(n,t,l||i.empty,r)}between(e,t,n){if(!this.isEmpty){for(let r=0;r<this.chunk.length;r++){
let s=this.chunkPos[r],o=this.chunk[r];if(t>=s&&e<=s+o.length&&o.between(s,e-s,t-s,n)===!1)return}this.nextLayer.between(e,t,n)}}iter(e=0){return an.
from([this]).goto(e)}get isEmpty(){return this.nextLayer==this}static iter(e,t=0){return an.from(e).goto(t)}static compare(e,t,n,r,s=-1){let o=e.
filter(f=>f.maxPoint>0||!f.isEmpty&&f.maxPoint>=s),l=t.filter(f=>f.maxPoint>0||!f.isEmpty&&f.maxPoint>=s),a=Ca(o,l,n),h=new Xt(o,a,s),c=new Xt(
l,a,s);n.iterGaps((f,u,d)=>Aa(h,f,c,u,d,r)),n.empty&&n.length==0&&Aa(h,0,c,0,0,r)}static eq(e,t,n=0,r){r==null&&(r=999999999);let s=e.filter(
c=>!c.isEmpty&&t.indexOf(c)<0),o=t.filter(c=>!c.isEmpty&&e.indexOf(c)<0);if(s.length!=o.length)return!1;if(!s.length)return!0;let l=Ca(s,o),
a=new Xt(s,l,0).goto(n),h=new Xt(o,l,0).goto(n);for(;;){if(a.to!=h.to||!qs(a.active,h.active)||a.point&&(!h.point||!Xs(a.point,h.point)))return!1;
if(a.to>r)return!0;a.next(),h.next()}}static spans(e,t,n,r,s=-1){let o=new Xt(e,null,s).goto(t),l=t,a=o.openStart;for(;;){let h=Math.min(o.to,
n);if(o.point){let c=o.activeForPoint(o.to),f=o.pointFrom<t?c.length+1:o.point.startSide<0?c.length:Math.min(c.length,a);r.point(l,h,o.point,
c,f,o.pointRank),a=Math.min(o.openEnd(h),c.length)}else h>l&&(r.span(l,h,o.active,a),a=o.openEnd(h));if(o.to>n)return a+(o.point&&o.to>n?1:0);
l=o.to,o.next()}}static of(e,t=!1){let n=new ct;for(let r of e instanceof ln?[e]:t?Fd(e):e)n.add(r.from,r.to,r.value);return n.finish()}static join(e){
if(!e.length)return i.empty;let t=bi(e);for(let n=e.length-2;n>=0;n--)for(let r=e[n];r!=i.empty;r=r.nextLayer)t=new i(r.chunkPos,r.chunk,t,Math.
max(r.maxPoint,t.maxPoint));return t}};j.empty=new j([],[],null,-1);function bi(i){return i[i.length-1]}function Fd(i){if(i.length>1)for(let e=i[0],
t=1;t<i.length;t++){let n=i[t];if(js(e,n)>0)return i.slice().sort(js);e=n}return i}j.empty.nextLayer=j.empty;var ct=class i{finishChunk(e){this.
chunks.push(new Gs(this.from,this.to,this.value,this.maxPoint)),this.chunkPos.push(this.chunkStart),this.chunkStart=-1,this.setMaxPoint=Math.
max(this.setMaxPoint,this.maxPoint),this.maxPoint=-1,e&&(this.from=[],this.to=[],this.value=[])}constructor(){this.chunks=[],this.chunkPos=[],
this.chunkStart=-1,this.last=null,this.lastFrom=-1e9,this.lastTo=-1e9,this.from=[],this.to=[],this.value=[],this.maxPoint=-1,this.setMaxPoint=
-1,this.nextLayer=null}add(e,t,n){this.addRange(e,t,n,!0)}addRange(e,t,n,r){this.addInner(e,t,n,r)||(this.nextLayer||(this.nextLayer=new i)).
addRange(e,t,n,r)}addInner(e,t,n,r){let s=e-this.lastTo||n.startSide-this.last.endSide;if(r&&s<=0&&(e-this.lastFrom||n.startSide-this.last.startSide)<
0)throw new Error("Ranges must be added sorted by `from` position and `startSide`");return s<0?!1:(this.from.length==250&&this.finishChunk(!0),
this.chunkStart<0&&(this.chunkStart=e),this.from.push(e-this.chunkStart),this.to.push(t-this.chunkStart),this.last=n,this.lastFrom=e,this.lastTo=
t,this.value.push(n),n.point&&(this.maxPoint=Math.max(this.maxPoint,t-e)),!0)}addChunk(e,t){if((e-this.lastTo||t.value[0].startSide-this.last.
endSide)<0)return!1;this.from.length&&this.finishChunk(!0),this.setMaxPoint=Math.max(this.setMaxPoint,t.maxPoint),this.chunks.push(t),this.chunkPos.
push(e);let n=t.value.length-1;return this.last=t.value[n],this.lastFrom=t.from[n]+e,this.lastTo=t.to[n]+e,!0}finish(){return this.finishInner(
j.empty)}finishInner(e){if(this.from.length&&this.finishChunk(!1),this.chunks.length==0)return e;let t=j.create(this.chunkPos,this.chunks,this.
nextLayer?this.nextLayer.finishInner(e):e,this.setMaxPoint);return this.from=null,t}};function Ca(i,e,t){let n=new Map;for(let s of i)for(let o=0;o<
s.chunk.length;o++)s.chunk[o].maxPoint<=0&&n.set(s.chunk[o],s.chunkPos[o]);let r=new Set;for(let s of e)for(let o=0;o<s.chunk.length;o++){let l=n.
get(s.chunk[o]);l!=null&&(t?t.mapPos(l):l)==s.chunkPos[o]&&!t?.touchesRange(l,l+s.chunk[o].length)&&r.add(s.chunk[o])}return r}var lr=class{constructor(e,t,n,r=0){
this.layer=e,this.skip=t,this.minPoint=n,this.rank=r}get startSide(){return this.value?this.value.startSide:0}get endSide(){return this.value?
this.value.endSide:0}goto(e,t=-1e9){return this.chunkIndex=this.rangeIndex=0,this.gotoInner(e,t,!1),this}gotoInner(e,t,n){for(;this.chunkIndex<
this.layer.chunk.length;){let r=this.layer.chunk[this.chunkIndex];if(!(this.skip&&this.skip.has(r)||this.layer.chunkEnd(this.chunkIndex)<e||
r.maxPoint<this.minPoint))break;this.chunkIndex++,n=!1}if(this.chunkIndex<this.layer.chunk.length){let r=this.layer.chunk[this.chunkIndex].findIndex(
e-this.layer.chunkPos[this.chunkIndex],t,!0);(!n||this.rangeIndex<r)&&this.setRangeIndex(r)}this.next()}forward(e,t){(this.to-e||this.endSide-
t)<0&&this.gotoInner(e,t,!0)}next(){for(;;)if(this.chunkIndex==this.layer.chunk.length){this.from=this.to=1e9,this.value=null;break}else{let e=this.
layer.chunkPos[this.chunkIndex],t=this.layer.chunk[this.chunkIndex],n=e+t.from[this.rangeIndex];if(this.from=n,this.to=e+t.to[this.rangeIndex],
this.value=t.value[this.rangeIndex],this.setRangeIndex(this.rangeIndex+1),this.minPoint<0||this.value.point&&this.to-this.from>=this.minPoint)
break}}setRangeIndex(e){if(e==this.layer.chunk[this.chunkIndex].value.length){if(this.chunkIndex++,this.skip)for(;this.chunkIndex<this.layer.
chunk.length&&this.skip.has(this.layer.chunk[this.chunkIndex]);)this.chunkIndex++;this.rangeIndex=0}else this.rangeIndex=e}nextChunk(){this.
chunkIndex++,this.rangeIndex=0,this.next()}compare(e){return this.from-e.from||this.startSide-e.startSide||this.rank-e.rank||this.to-e.to||this.
endSide-e.endSide}},an=class i{constructor(e){this.heap=e}static from(e,t=null,n=-1){let r=[];for(let s=0;s<e.length;s++)for(let o=e[s];!o.isEmpty;o=
o.nextLayer)o.maxPoint>=n&&r.push(new lr(o,t,n,s));return r.length==1?r[0]:new i(r)}get startSide(){return this.value?this.value.startSide:0}goto(e,t=-1e9){
for(let n of this.heap)n.goto(e,t);for(let n=this.heap.length>>1;n>=0;n--)Ls(this.heap,n);return this.next(),this}forward(e,t){for(let n of this.
heap)n.forward(e,t);for(let n=this.heap.length>>1;n>=0;n--)Ls(this.heap,n);(this.to-e||this.value.endSide-t)<0&&this.next()}next(){if(this.heap.
length==0)this.from=this.to=1e9,this.value=null,this.rank=-1;else{let e=this.heap[0];this.from=e.from,this.to=e.to,this.value=e.value,this.rank=
e.rank,e.value&&e.next(),Ls(this.heap,0)}}};function Ls(i,e){for(let t=i[e];;){let n=(e<<1)+1;if(n>=i.length)break;let r=i[n];if(n+1<i.length&&
r.compare(i[n+1])>=0&&(r=i[n+1],n++),t.compare(r)<0)break;i[n]=t,i[e]=r,e=n}}var Xt=class{constructor(e,t,n){this.minPoint=n,this.active=[],
this.activeTo=[],this.activeRank=[],this.minActive=-1,this.point=null,this.pointFrom=0,this.pointRank=0,this.to=-1e9,this.endSide=0,this.openStart=
-1,this.cursor=an.from(e,t,n)}goto(e,t=-1e9){return this.cursor.goto(e,t),this.active.length=this.activeTo.length=this.activeRank.length=0,this.
minActive=-1,this.to=e,this.endSide=t,this.openStart=-1,this.next(),this}forward(e,t){for(;this.minActive>-1&&(this.activeTo[this.minActive]-
e||this.active[this.minActive].endSide-t)<0;)this.removeActive(this.minActive);this.cursor.forward(e,t)}removeActive(e){Zn(this.active,e),Zn(
this.activeTo,e),Zn(this.activeRank,e),this.minActive=Ma(this.active,this.activeTo)}addActive(e){let t=0,{value:n,to:r,rank:s}=this.cursor;for(;t<
this.activeRank.length&&(s-this.activeRank[t]||r-this.activeTo[t])>0;)t++;Qn(this.active,t,n),Qn(this.activeTo,t,r),Qn(this.activeRank,t,s),
e&&Qn(e,t,this.cursor.from),this.minActive=Ma(this.active,this.activeTo)}next(){let e=this.to,t=this.point;this.point=null;let n=this.openStart<
0?[]:null;for(;;){let r=this.minActive;if(r>-1&&(this.activeTo[r]-this.cursor.from||this.active[r].endSide-this.cursor.startSide)<0){if(this.
activeTo[r]>e){this.to=this.activeTo[r],this.endSide=this.active[r].endSide;break}this.removeActive(r),n&&Zn(n,r)}else if(this.cursor.value)
if(this.cursor.from>e){this.to=this.cursor.from,this.endSide=this.cursor.startSide;break}else{let s=this.cursor.value;if(!s.point)this.addActive(
n),this.cursor.next();else if(t&&this.cursor.to==this.to&&this.cursor.from<this.cursor.to)this.cursor.next();else{this.point=s,this.pointFrom=
this.cursor.from,this.pointRank=this.cursor.rank,this.to=this.cursor.to,this.endSide=s.endSide,this.cursor.next(),this.forward(this.to,this.
endSide);break}}else{this.to=this.endSide=1e9;break}}if(n){this.openStart=0;for(let r=n.length-1;r>=0&&n[r]<e;r--)this.openStart++}}activeForPoint(e){
if(!this.active.length)return this.active;let t=[];for(let n=this.active.length-1;n>=0&&!(this.activeRank[n]<this.pointRank);n--)(this.activeTo[n]>
e||this.activeTo[n]==e&&this.active[n].endSide>=this.point.endSide)&&t.push(this.active[n]);return t.reverse()}openEnd(e){let t=0;for(let n=this.
activeTo.length-1;n>=0&&this.activeTo[n]>e;n--)t++;return t}};function Aa(i,e,t,n,r,s){i.goto(e),t.goto(n);let o=n+r,l=n,a=n-e,h=!!s.boundChange;
for(let c=!1;;){let f=i.to+a-t.to,u=f||i.endSide-t.endSide,d=u<0?i.to+a:t.to,p=Math.min(d,o);if(i.point||t.point?(i.point&&t.point&&Xs(i.point,
t.point)&&qs(i.activeForPoint(i.to),t.activeForPoint(t.to))||s.comparePoint(l,p,i.point,t.point),c=!1):(c&&(s.boundChange(l),c=!1),p>l&&!qs(
i.active,t.active)&&s.compareRange(l,p,i.active,t.active),h&&p<o&&(f||i.openEnd(d)!=t.openEnd(d))&&(c=!0)),d>o)break;l=d,u<=0&&i.next(),u>=0&&
t.next()}}function qs(i,e){if(i.length!=e.length)return!1;for(let t=0;t<i.length;t++)if(i[t]!=e[t]&&!Xs(i[t],e[t]))return!1;return!0}function Zn(i,e){
for(let t=e,n=i.length-1;t<n;t++)i[t]=i[t+1];i.pop()}function Qn(i,e,t){for(let n=i.length-1;n>=e;n--)i[n+1]=i[n];i[e]=t}function Ma(i,e){let t=-1,
n=1e9;for(let r=0;r<e.length;r++)(e[r]-n||i[r].endSide-i[t].endSide)<0&&(t=r,n=e[r]);return t}function Qt(i,e,t=i.length){let n=0;for(let r=0;r<
t&&r<i.length;)i.charCodeAt(r)==9?(n+=e-n%e,r++):(n++,r=ue(i,r));return n}function Fa(i,e,t,n){for(let r=0,s=0;;){if(s>=e)return r;if(r==i.length)
break;s+=i.charCodeAt(r)==9?t-s%t:1,r=ue(i,r)}return n===!0?-1:i.length}var $a=typeof Symbol>"u"?"__ͼ":Symbol.for("ͼ"),Js=typeof Symbol>"u"?"__styleSet"+Math.floor(Math.random()*1e8):Symbol("styleSet"),Wa=typeof globalThis<
"u"?globalThis:typeof window<"u"?window:{},Ke=class{constructor(e,t){this.rules=[];let{finish:n}=t||{};function r(s,o,l,a){let h=[],c=/^@(\w+)\b/.
exec(s[0]),f=c&&c[1]=="keyframes";if(c&&o==null)return l.push(s[0]+";");for(let u in o){let d=o[u];if(/&/.test(u))r(u.split(/,\s*/).map(p=>s.
map(m=>p.replace(/&/,m))).reduce((p,m)=>p.concat(m)),d,l);else if(d&&typeof d=="object"){if(!c)throw new RangeError("The value of a property\
 ("+u+") should be a primitive value.");r(Ha(u),d,h,f)}else d!=null&&(/^--/.test(u)||(u=u.replace(/_.*/,"").replace(/[A-Z]/g,p=>"-"+p.toLowerCase())),
h.push(u+": "+d+";"))}(h.length||f)&&l.push((n&&!c&&!a?s.map(n):s).join(", ")+" {"+h.join(" ")+"}")}for(let s in e)r(Ha(s),e[s],this.rules)}getRules(){
return this.rules.join(`
`)}static newName(){let e=Wa[$a]||1;return Wa[$a]=e+1,"ͼ"+e.toString(36)}static mount(e,t,n){let r=e[Js],s=n&&n.nonce;r?s&&r.setNonce(s):r=
new Zs(e,s),r.mount(Array.isArray(t)?t:[t],e)}};function Ha(i){if(/^@/.test(i))return[i];let e=[],t=0,n=null,r=0,s=0;for(let o=0;o<i.length;o++){
let l=i[o];l=="\\"?o++:l=='"'||l=="'"?l==n?n=!1:n||(n=l):(l=="["||l=="(")&&!n?t++:(l=="]"||l==")")&&!n?t--:l==","&&!t&&!n&&(e.push(i.slice(s,
r)),s=o+1),/\S/.test(l)?r=o+1:o==s&&s++}return e.push(i.slice(s,r)),e}var Va=new Map,Zs=class{constructor(e,t){let n=e.ownerDocument||e,r=n.
defaultView;if(!e.head&&e.adoptedStyleSheets&&r.CSSStyleSheet){let s=Va.get(n);if(s)return e[Js]=s;this.sheet=new r.CSSStyleSheet,Va.set(n,this)}else
this.styleTag=n.createElement("style"),t&&this.styleTag.setAttribute("nonce",t);this.modules=[],e[Js]=this}mount(e,t){let n=this.sheet,r=0,s=0,
o=!1;for(let l=0;l<e.length;l++){let a=e[l],h=this.modules.indexOf(a);if(h<s&&h>-1&&(this.modules.splice(h,1),o=!0,s--,h=-1),h==-1){if(this.
modules.splice(s++,0,a),o=!0,n)for(let c=0;c<a.rules.length;c++)n.insertRule(a.rules[c],r++)}else{for(;s<h;)r+=this.modules[s++].rules.length;
r+=a.rules.length,s++}}if(n)t.adoptedStyleSheets.indexOf(this.sheet)<0&&(t.adoptedStyleSheets=[this.sheet,...t.adoptedStyleSheets]);else{if(o){
let a="";for(let h=0;h<this.modules.length;h++)a+=this.modules[h].getRules()+`
`;this.styleTag.textContent=a}let l=t.head||t;this.styleTag.parentNode!=l&&l.insertBefore(this.styleTag,l.firstChild)}}setNonce(e){this.styleTag&&
this.styleTag.getAttribute("nonce")!=e&&this.styleTag.setAttribute("nonce",e)}};var Mt={8:"Backspace",9:"Tab",10:"Enter",12:"NumLock",13:"Enter",16:"Shift",17:"Control",18:"Alt",20:"CapsLock",27:"Escape",32:" ",33:"PageU\
p",34:"PageDown",35:"End",36:"Home",37:"ArrowLeft",38:"ArrowUp",39:"ArrowRight",40:"ArrowDown",44:"PrintScreen",45:"Insert",46:"Delete",59:"\
;",61:"=",91:"Meta",92:"Meta",106:"*",107:"+",108:",",109:"-",110:".",111:"/",144:"NumLock",145:"ScrollLock",160:"Shift",161:"Shift",162:"Co\
ntrol",163:"Control",164:"Alt",165:"Alt",173:"-",186:";",187:"=",188:",",189:"-",190:".",191:"/",192:"`",219:"[",220:"\\",221:"]",222:"'"},vi={
48:")",49:"!",50:"@",51:"#",52:"$",53:"%",54:"^",55:"&",56:"*",57:"(",59:":",61:"+",173:"_",186:":",187:"+",188:"<",189:"_",190:">",191:"?",
192:"~",219:"{",220:"|",221:"}",222:'"'},$d=typeof navigator<"u"&&/Mac/.test(navigator.platform),Wd=typeof navigator<"u"&&/MSIE \d|Trident\/(?:[7-9]|\d{2,})\..*rv:(\d+)/.
exec(navigator.userAgent);for(le=0;le<10;le++)Mt[48+le]=Mt[96+le]=String(le);var le;for(le=1;le<=24;le++)Mt[le+111]="F"+le;var le;for(le=65;le<=
90;le++)Mt[le]=String.fromCharCode(le+32),vi[le]=String.fromCharCode(le);var le;for(ar in Mt)vi.hasOwnProperty(ar)||(vi[ar]=Mt[ar]);var ar;function za(i){
var e=$d&&i.metaKey&&i.shiftKey&&!i.ctrlKey&&!i.altKey||Wd&&i.shiftKey&&i.key&&i.key.length==1||i.key=="Unidentified",t=!e&&i.key||(i.shiftKey?
vi:Mt)[i.keyCode]||i.key||"Unidentified";return t=="Esc"&&(t="Escape"),t=="Del"&&(t="Delete"),t=="Left"&&(t="ArrowLeft"),t=="Up"&&(t="ArrowU\
p"),t=="Right"&&(t="ArrowRight"),t=="Down"&&(t="ArrowDown"),t}function $e(){var i=arguments[0];typeof i=="string"&&(i=document.createElement(i));var e=1,t=arguments[1];if(t&&typeof t=="object"&&t.nodeType==
null&&!Array.isArray(t)){for(var n in t)if(Object.prototype.hasOwnProperty.call(t,n)){var r=t[n];typeof r=="string"?i.setAttribute(n,r):r!=null&&
(i[n]=r)}e++}for(;e<arguments.length;e++)Ka(i,arguments[e]);return i}function Ka(i,e){if(typeof e=="string")i.appendChild(document.createTextNode(
e));else if(e!=null)if(e.nodeType!=null)i.appendChild(e);else if(Array.isArray(e))for(var t=0;t<e.length;t++)Ka(i,e[t]);else throw new RangeError(
"Unsupported child node: "+e)}var Ae=typeof navigator<"u"?navigator:{userAgent:"",vendor:"",platform:""},oo=typeof document<"u"?document:{documentElement:{style:{}}},lo=/Edge\/(\d+)/.
exec(Ae.userAgent),vh=/MSIE \d/.test(Ae.userAgent),ao=/Trident\/(?:[7-9]|\d{2,})\..*rv:(\d+)/.exec(Ae.userAgent),Wr=!!(vh||ao||lo),ja=!Wr&&/gecko\/(\d+)/i.
test(Ae.userAgent),Qs=!Wr&&/Chrome\/(\d+)/.exec(Ae.userAgent),Ga="webkitFontSmoothing"in oo.documentElement.style,ho=!Wr&&/Apple Computer/.test(
Ae.vendor),qa=ho&&(/Mobile\/\w+/.test(Ae.userAgent)||Ae.maxTouchPoints>2),A={mac:qa||/Mac/.test(Ae.platform),windows:/Win/.test(Ae.platform),
linux:/Linux|X11/.test(Ae.platform),ie:Wr,ie_version:vh?oo.documentMode||6:ao?+ao[1]:lo?+lo[1]:0,gecko:ja,gecko_version:ja?+(/Firefox\/(\d+)/.
exec(Ae.userAgent)||[0,0])[1]:0,chrome:!!Qs,chrome_version:Qs?+Qs[1]:0,ios:qa,android:/Android\b/.test(Ae.userAgent),webkit:Ga,webkit_version:Ga?
+(/\bAppleWebKit\/(\d+)/.exec(Ae.userAgent)||[0,0])[1]:0,safari:ho,safari_version:ho?+(/\bVersion\/(\d+(\.\d+)?)/.exec(Ae.userAgent)||[0,0])[1]:
0,tabSize:oo.documentElement.style.tabSize!=null?"tab-size":"-moz-tab-size"};function Jo(i,e){for(let t in i)t=="class"&&e.class?e.class+=" "+
i.class:t=="style"&&e.style?e.style+=";"+i.style:e[t]=i[t];return e}var Sr=Object.create(null);function Zo(i,e,t){if(i==e)return!0;i||(i=Sr),
e||(e=Sr);let n=Object.keys(i),r=Object.keys(e);if(n.length-0!=r.length-0)return!1;for(let s of n)if(s!=t&&(r.indexOf(s)==-1||i[s]!==e[s]))return!1;
return!0}function Hd(i,e){for(let t=i.attributes.length-1;t>=0;t--){let n=i.attributes[t].name;e[n]==null&&i.removeAttribute(n)}for(let t in e){
let n=e[t];t=="style"?i.style.cssText=n:i.getAttribute(t)!=n&&i.setAttribute(t,n)}}function Ua(i,e,t){let n=!1;if(e)for(let r in e)t&&r in t||
(n=!0,r=="style"?i.style.cssText="":i.removeAttribute(r));if(t)for(let r in t)e&&e[r]==t[r]||(n=!0,r=="style"?i.style.cssText=t[r]:i.setAttribute(
r,t[r]));return n}function Vd(i){let e=Object.create(null);for(let t=0;t<i.attributes.length;t++){let n=i.attributes[t];e[n.name]=n.value}return e}
var pt=class{eq(e){return!1}updateDOM(e,t,n){return!1}compare(e){return this==e||this.constructor==e.constructor&&this.eq(e)}get estimatedHeight(){
return-1}get lineBreaks(){return 0}ignoreEvent(e){return!0}coordsAt(e,t,n){return null}get isHidden(){return!1}get editable(){return!1}destroy(e){}},
Be=(function(i){return i[i.Text=0]="Text",i[i.WidgetBefore=1]="WidgetBefore",i[i.WidgetAfter=2]="WidgetAfter",i[i.WidgetRange=3]="WidgetRang\
e",i})(Be||(Be={})),F=class extends ze{constructor(e,t,n,r){super(),this.startSide=e,this.endSide=t,this.widget=n,this.spec=r}get heightRelevant(){
return!1}static mark(e){return new xn(e)}static widget(e){let t=Math.max(-1e4,Math.min(1e4,e.side||0)),n=!!e.block;return t+=n&&!e.inlineOrder?
t>0?3e8:-4e8:t>0?1e8:-1e8,new ii(e,t,t,n,e.widget||null,!1)}static replace(e){let t=!!e.block,n,r;if(e.isBlockGap)n=-5e8,r=4e8;else{let{start:s,
end:o}=Ch(e,t);n=(s?t?-3e8:-1:5e8)-1,r=(o?t?2e8:1:-6e8)+1}return new ii(e,n,r,t,e.widget||null,!0)}static line(e){return new wn(e)}static set(e,t=!1){
return j.of(e,t)}hasHeight(){return this.widget?this.widget.estimatedHeight>-1:!1}};F.none=j.empty;var xn=class i extends F{constructor(e){let{
start:t,end:n}=Ch(e);super(t?-1:5e8,n?1:-6e8,null,e),this.tagName=e.tagName||"span",this.attrs=e.class&&e.attributes?Jo(e.attributes,{class:e.
class}):e.class?{class:e.class}:e.attributes||Sr}eq(e){return this==e||e instanceof i&&this.tagName==e.tagName&&Zo(this.attrs,e.attrs)}range(e,t=e){
if(e>=t)throw new RangeError("Mark decorations may not be empty");return super.range(e,t)}};xn.prototype.point=!1;var wn=class i extends F{constructor(e){
super(-2e8,-2e8,null,e)}eq(e){return e instanceof i&&this.spec.class==e.spec.class&&Zo(this.spec.attributes,e.spec.attributes)}range(e,t=e){
if(t!=e)throw new RangeError("Line decoration ranges must be zero-length");return super.range(e,t)}};wn.prototype.mapMode=ge.TrackBefore;wn.
prototype.point=!0;var ii=class i extends F{constructor(e,t,n,r,s,o){super(t,n,s,e),this.block=r,this.isReplace=o,this.mapMode=r?t<=0?ge.TrackBefore:
ge.TrackAfter:ge.TrackDel}get type(){return this.startSide!=this.endSide?Be.WidgetRange:this.startSide<=0?Be.WidgetBefore:Be.WidgetAfter}get heightRelevant(){
return this.block||!!this.widget&&(this.widget.estimatedHeight>=5||this.widget.lineBreaks>0)}eq(e){return e instanceof i&&zd(this.widget,e.widget)&&
this.block==e.block&&this.startSide==e.startSide&&this.endSide==e.endSide}range(e,t=e){if(this.isReplace&&(e>t||e==t&&this.startSide>0&&this.
endSide<=0))throw new RangeError("Invalid range for replacement decoration");if(!this.isReplace&&t!=e)throw new RangeError("Widget decoratio\
ns can only have zero-length ranges");return super.range(e,t)}};ii.prototype.point=!0;function Ch(i,e=!1){let{inclusiveStart:t,inclusiveEnd:n}=i;
return t==null&&(t=i.inclusive),n==null&&(n=i.inclusive),{start:t??e,end:n??e}}function zd(i,e){return i==e||!!(i&&e&&i.compare(e))}function Di(i,e,t,n=0){
let r=t.length-1;r>=0&&t[r]+n>=i?t[r]=Math.max(t[r],e):t.push(i,e)}var vr=class i extends ze{constructor(e,t,n){super(),this.tagName=e,this.
attributes=t,this.rank=n}eq(e){return e==this||e instanceof i&&this.tagName==e.tagName&&Zo(this.attributes,e.attributes)}static create(e){return new i(
e.tagName,e.attributes||Sr,e.rank==null?50:Math.max(0,Math.min(e.rank,100)))}static set(e,t=!1){return j.of(e,t)}};vr.prototype.startSide=vr.
prototype.endSide=-1;var pe=i=>i.nodeType==1,Oi=i=>i.nodeType==3;function kn(i){let e;return i.nodeType==11?e=i.getSelection?i:i.ownerDocument:
e=i,e.getSelection()}function co(i,e){return e?i==e||i.contains(e.nodeType!=1?e.parentNode:e):!1}function fn(i,e){if(!e.anchorNode)return!1;
try{return co(i,e.anchorNode)}catch{return!1}}function br(i){return Oi(i)?Sn(i,0,i.nodeValue.length).getClientRects():pe(i)?i.getClientRects():
[]}function un(i,e,t,n){return t?_a(i,e,t,n,-1)||_a(i,e,t,n,1):!1}function It(i){for(var e=0;;e++)if(i=i.previousSibling,!i)return e}function Cr(i){
return pe(i)&&/^(DIV|P|LI|UL|OL|BLOCKQUOTE|DD|DT|H\d|SECTION|PRE)$/.test(i.nodeName)}function _a(i,e,t,n,r){for(;;){if(i==t&&e==n)return!0;if(e==
(r<0?0:Dt(i))){if(i.nodeName=="DIV")return!1;let s=i.parentNode;if(!s||!pe(s))return!1;e=It(i)+(r<0?0:1),i=s}else if(pe(i)){if(i=i.childNodes[e+
(r<0?-1:0)],pe(i)&&(i.nodeName=="IMG"||i.nodeName=="BR"||i.contentEditable=="false"))return!1;e=r<0?Dt(i):0}else return!1}}function Dt(i){return Oi(
i)?i.nodeValue.length:i.childNodes.length}function Ar(i,e){let{left:t,right:n}=i;if(t==n)return i;let r=e?t:n;return{left:r,right:r,top:i.top,
bottom:i.bottom}}function Kd(i){let e=i.visualViewport;return e?{left:0,right:e.width,top:0,bottom:e.height}:{left:0,right:i.innerWidth,top:0,
bottom:i.innerHeight}}function Ah(i,e){let t=e.width/i.offsetWidth,n=e.height/i.offsetHeight;return(t>.995&&t<1.005||!isFinite(t)||Math.abs(
e.width-i.offsetWidth)<1)&&(t=1),(n>.995&&n<1.005||!isFinite(n)||Math.abs(e.height-i.offsetHeight)<1)&&(n=1),{scaleX:t,scaleY:n}}function jd(i,e,t,n,r,s,o,l){
let a=i.ownerDocument,h=a.defaultView||window;for(let c=i,f=!1;c&&!f;)if(pe(c)){let u,d=c==a.body,p=1,m=1,g=!0,y=!0;if(d)u=Kd(h);else{let M=getComputedStyle(
c);if(/^(fixed|sticky)$/.test(M.position)&&(f=!0),(c.scrollHeight<=c.clientHeight||!/auto|scroll/.test(M.overflowY))&&(y=!1),(c.scrollWidth<=
c.clientWidth||!/auto|scroll/.test(M.overflowX))&&(g=!1),!g&&!y){c=c.assignedSlot||c.parentNode;continue}let S=c.getBoundingClientRect();({scaleX:p,
scaleY:m}=Ah(c,S)),u={left:S.left,right:S.left+c.clientWidth*p,top:S.top,bottom:S.top+c.clientHeight*m}}let w=0,b=0;if(y)if(r=="nearest")e.top<
u.top+o?(b=e.top-(u.top+o),t>0&&e.bottom>u.bottom+b&&(b=e.bottom-u.bottom+o)):e.bottom>u.bottom-o&&(b=e.bottom-u.bottom+o,t<0&&e.top-b<u.top&&
(b=e.top-(u.top+o)));else{let M=e.bottom-e.top,S=u.bottom-u.top;b=(r=="center"&&M<=S?e.top+M/2-S/2:r=="start"||r=="center"&&t<0?e.top-o:e.bottom-
S+o)-u.top}if(g&&(n=="nearest"?e.left<u.left+s?(w=e.left-(u.left+s),t>0&&e.right>u.right+w&&(w=e.right-u.right+s)):e.right>u.right-s&&(w=e.right-
u.right+s,t<0&&e.left<u.left+w&&(w=e.left-(u.left+s))):w=(n=="center"?e.left+(e.right-e.left)/2-(u.right-u.left)/2:n=="start"==l?e.left-s:e.
right-(u.right-u.left)+s)-u.left),w||b)if(d)h.scrollBy(w,b);else{let M=0,S=0;if(b){let D=c.scrollTop;c.scrollTop+=b/m,S=(c.scrollTop-D)*m}if(w){
let D=c.scrollLeft;c.scrollLeft+=w/p,M=(c.scrollLeft-D)*p}e={left:e.left-M,top:e.top-S,right:e.right-M,bottom:e.bottom-S},M&&Math.abs(M-w)<1&&
(n="nearest"),S&&Math.abs(S-b)<1&&(r="nearest")}if(d)break;(e.top<u.top||e.bottom>u.bottom||e.left<u.left||e.right>u.right)&&(e={left:Math.max(
e.left,u.left),right:Math.min(e.right,u.right),top:Math.max(e.top,u.top),bottom:Math.min(e.bottom,u.bottom)}),c=c.assignedSlot||c.parentNode}else if(c.
nodeType==11)c=c.host;else break}function Mh(i,e=!0){let t=i.ownerDocument,n=null,r=null;for(let s=i.parentNode;s&&!(s==t.body||(!e||n)&&r);)
if(pe(s))!r&&s.scrollHeight>s.clientHeight&&/scroll|auto/.test(getComputedStyle(s).overflowY)&&(r=s),e&&!n&&s.scrollWidth>s.clientWidth&&/scroll|auto/.
test(getComputedStyle(s).overflowX)&&(n=s),s=s.assignedSlot||s.parentNode;else if(s.nodeType==11)s=s.host;else break;return{x:n,y:r}}var fo=class{constructor(){
this.anchorNode=null,this.anchorOffset=0,this.focusNode=null,this.focusOffset=0}eq(e){return this.anchorNode==e.anchorNode&&this.anchorOffset==
e.anchorOffset&&this.focusNode==e.focusNode&&this.focusOffset==e.focusOffset}setRange(e){let{anchorNode:t,focusNode:n}=e;this.set(t,Math.min(
e.anchorOffset,t?Dt(t):0),n,Math.min(e.focusOffset,n?Dt(n):0))}set(e,t,n,r){this.anchorNode=e,this.anchorOffset=t,this.focusNode=n,this.focusOffset=
r}};function Th(i){let e=[];for(let t=i;t;t=t.nodeType==11?t.host:t.parentNode)pe(t)&&e.push({node:t,left:t.scrollLeft,top:t.scrollTop});return e}
function Rh(i,e=!0){for(let{node:t,left:n,top:r}of i)e&&t.scrollTop!=r&&(t.scrollTop=r),t.scrollLeft!=n&&(t.scrollLeft=n)}var ei=null;A.safari&&
A.safari_version>=26&&(ei=!1);function Dh(i){if(i.setActive)return i.setActive();if(ei)return i.focus(ei);let e=Th(i);i.focus(ei==null?{get preventScroll(){
return ei={preventScroll:!0},!0}}:void 0),ei||(ei=!1,Rh(e))}var Ya;function Sn(i,e,t=e){let n=Ya||(Ya=document.createRange());return n.setEnd(
i,t),n.setStart(i,e),n}function Ei(i,e,t,n){let r={key:e,code:e,keyCode:t,which:t,cancelable:!0};n&&({altKey:r.altKey,ctrlKey:r.ctrlKey,shiftKey:r.
shiftKey,metaKey:r.metaKey}=n);let s=new KeyboardEvent("keydown",r);s.synthetic=!0,i.dispatchEvent(s);let o=new KeyboardEvent("keyup",r);return o.
synthetic=!0,i.dispatchEvent(o),s.defaultPrevented||o.defaultPrevented}function Gd(i){for(;i;){if(i&&(i.nodeType==9||i.nodeType==11&&i.host))
return i;i=i.assignedSlot||i.parentNode}return null}function qd(i,e){let t=e.focusNode,n=e.focusOffset;if(!t||e.anchorNode!=t||e.anchorOffset!=
n)return!1;for(n=Math.min(n,Dt(t));;)if(n){if(!pe(t))return!1;let r=t.childNodes[n-1];r.contentEditable=="false"?n--:(t=r,n=Dt(t))}else{if(t==
i)return!0;n=It(t),t=t.parentNode}}function Eh(i){return i instanceof Window?i.pageYOffset>Math.max(0,i.document.documentElement.scrollHeight-
i.innerHeight-4):i.scrollTop>Math.max(1,i.scrollHeight-i.clientHeight-4)}function Oh(i,e){for(let t=i,n=e;;){if(Oi(t)&&n>0)return{node:t,offset:n};
if(pe(t)&&n>0){if(t.contentEditable=="false")return null;t=t.childNodes[n-1],n=Dt(t)}else if(t.parentNode&&!Cr(t))n=It(t),t=t.parentNode;else
return null}}function Bh(i,e){for(let t=i,n=e;;){if(Oi(t)&&n<t.nodeValue.length)return{node:t,offset:n};if(pe(t)&&n<t.childNodes.length){if(t.
contentEditable=="false")return null;t=t.childNodes[n],n=0}else if(t.parentNode&&!Cr(t))n=It(t)+1,t=t.parentNode;else return null}}var dt=class i{constructor(e,t,n=!0){
this.node=e,this.offset=t,this.precise=n}static before(e,t){return new i(e.parentNode,It(e),t)}static after(e,t){return new i(e.parentNode,It(
e)+1,t)}},U=(function(i){return i[i.LTR=0]="LTR",i[i.RTL=1]="RTL",i})(U||(U={})),Bi=U.LTR,Qo=U.RTL;function Lh(i){let e=[];for(let t=0;t<i.length;t++)
e.push(1<<+i[t]);return e}var Ud=Lh("8888888888888888888888888888888888866688888878783333333333788888800000000000000000000000000888888000000\
00000000000000000000888888888888888888888888888888888888878666688880888886633808883088888000000000000000000000008000000000000000000000000000\
00008"),_d=Lh("44444488266272889999999999922222222222222222222222222222222222222222222222299999999999999999999944444444446442228222222222222\
22222222222222222222222222222222222222222222222222222222222222222222222222222222222222222999999949999999229989999223333333333"),uo=Object.create(
null),ut=[];for(let i of["()","[]","{}"]){let e=i.charCodeAt(0),t=i.charCodeAt(1);uo[e]=t,uo[t]=-e}function Ph(i){return i<=247?Ud[i]:1424<=
i&&i<=1524?2:1536<=i&&i<=1785?_d[i-1536]:1774<=i&&i<=2220?4:8192<=i&&i<=8204?256:64336<=i&&i<=65023?4:1}var Yd=/[\u0590-\u05f4\u0600-\u06ff\u0700-\u08ac\ufb50-\ufdff]/,
qe=class{get dir(){return this.level%2?Qo:Bi}constructor(e,t,n){this.from=e,this.to=t,this.level=n}side(e,t){return this.dir==t==e?this.to:this.
from}forward(e,t){return e==(this.dir==t)}static find(e,t,n,r){let s=-1;for(let o=0;o<e.length;o++){let l=e[o];if(l.from<=t&&l.to>=t){if(l.level==
n)return o;(s<0||(r!=0?r<0?l.from<t:l.to>t:e[s].level>l.level))&&(s=o)}}if(s<0)throw new RangeError("Index out of range");return s}};function Ih(i,e){
if(i.length!=e.length)return!1;for(let t=0;t<i.length;t++){let n=i[t],r=e[t];if(n.from!=r.from||n.to!=r.to||n.direction!=r.direction||!Ih(n.
inner,r.inner))return!1}return!0}var Y=[];function Xd(i,e,t,n,r){for(let s=0;s<=n.length;s++){let o=s?n[s-1].to:e,l=s<n.length?n[s].from:t,a=s?
256:r;for(let h=o,c=a,f=a;h<l;h++){let u=Ph(i.charCodeAt(h));u==512?u=c:u==8&&f==4&&(u=16),Y[h]=u==4?2:u,u&7&&(f=u),c=u}for(let h=o,c=a,f=a;h<
l;h++){let u=Y[h];if(u==128)h<l-1&&c==Y[h+1]&&c&24?u=Y[h]=c:Y[h]=256;else if(u==64){let d=h+1;for(;d<l&&Y[d]==64;)d++;let p=h&&c==8||d<t&&Y[d]==
8?f==1?1:8:256;for(let m=h;m<d;m++)Y[m]=p;h=d-1}else u==8&&f==1&&(Y[h]=1);c=u,u&7&&(f=u)}}}function Jd(i,e,t,n,r){let s=r==1?2:1;for(let o=0,
l=0,a=0;o<=n.length;o++){let h=o?n[o-1].to:e,c=o<n.length?n[o].from:t;for(let f=h,u,d,p;f<c;f++)if(d=uo[u=i.charCodeAt(f)])if(d<0){for(let m=l-
3;m>=0;m-=3)if(ut[m+1]==-d){let g=ut[m+2],y=g&2?r:g&4?g&1?s:r:0;y&&(Y[f]=Y[ut[m]]=y),l=m;break}}else{if(ut.length==189)break;ut[l++]=f,ut[l++]=
u,ut[l++]=a}else if((p=Y[f])==2||p==1){let m=p==r;a=m?0:1;for(let g=l-3;g>=0;g-=3){let y=ut[g+2];if(y&2)break;if(m)ut[g+2]|=2;else{if(y&4)break;
ut[g+2]|=4}}}}}function Zd(i,e,t,n){for(let r=0,s=n;r<=t.length;r++){let o=r?t[r-1].to:i,l=r<t.length?t[r].from:e;for(let a=o;a<l;){let h=Y[a];
if(h==256){let c=a+1;for(;;)if(c==l){if(r==t.length)break;c=t[r++].to,l=r<t.length?t[r].from:e}else if(Y[c]==256)c++;else break;let f=s==1,u=(c<
e?Y[c]:n)==1,d=f==u?f?1:2:n;for(let p=c,m=r,g=m?t[m-1].to:i;p>a;)p==g&&(p=t[--m].from,g=m?t[m-1].to:i),Y[--p]=d;a=c}else s=h,a++}}}function po(i,e,t,n,r,s,o){
let l=n%2?2:1;if(n%2==r%2)for(let a=e,h=0;a<t;){let c=!0,f=!1;if(h==s.length||a<s[h].from){let m=Y[a];m!=l&&(c=!1,f=m==16)}let u=!c&&l==1?[]:
null,d=c?n:n+1,p=a;e:for(;;)if(h<s.length&&p==s[h].from){if(f)break e;let m=s[h];if(!c)for(let g=m.to,y=h+1;;){if(g==t)break e;if(y<s.length&&
s[y].from==g)g=s[y++].to;else{if(Y[g]==l)break e;break}}if(h++,u)u.push(m);else{m.from>a&&o.push(new qe(a,m.from,d));let g=m.direction==Bi!=
!(d%2);mo(i,g?n+1:n,r,m.inner,m.from,m.to,o),a=m.to}p=m.to}else{if(p==t||(c?Y[p]!=l:Y[p]==l))break;p++}u?po(i,a,p,n+1,r,u,o):a<p&&o.push(new qe(
a,p,d)),a=p}else for(let a=t,h=s.length;a>e;){let c=!0,f=!1;if(!h||a>s[h-1].to){let m=Y[a-1];m!=l&&(c=!1,f=m==16)}let u=!c&&l==1?[]:null,d=c?
n:n+1,p=a;e:for(;;)if(h&&p==s[h-1].to){if(f)break e;let m=s[--h];if(!c)for(let g=m.from,y=h;;){if(g==e)break e;if(y&&s[y-1].to==g)g=s[--y].from;else{
if(Y[g-1]==l)break e;break}}if(u)u.push(m);else{m.to<a&&o.push(new qe(m.to,a,d));let g=m.direction==Bi!=!(d%2);mo(i,g?n+1:n,r,m.inner,m.from,
m.to,o),a=m.from}p=m.from}else{if(p==e||(c?Y[p-1]!=l:Y[p-1]==l))break;p--}u?po(i,p,a,n+1,r,u,o):p<a&&o.push(new qe(p,a,d)),a=p}}function mo(i,e,t,n,r,s,o){
let l=e%2?2:1;Xd(i,r,s,n,l),Jd(i,r,s,n,l),Zd(r,s,n,l),po(i,r,s,e,t,n,o)}function Qd(i,e,t){if(!i)return[new qe(0,0,e==Qo?1:0)];if(e==Bi&&!t.
length&&!Yd.test(i))return Nh(i.length);if(t.length)for(;i.length>Y.length;)Y[Y.length]=256;let n=[],r=e==Bi?0:1;return mo(i,r,r,t,0,i.length,
n),n}function Nh(i){return[new qe(0,i,0)]}var Fh="";function ep(i,e,t,n,r){var s;if(!i.length)return null;let o=n.head-i.from,l;if(n.head==i.
from&&n.assoc<0){if(!r)return null;o=e[l=0].side(!1,t)}else if(n.head==i.to&&n.assoc>0){if(r)return null;o=e[l=e.length-1].side(!0,t)}else l=
qe.find(e,o,(s=n.bidiLevel)!==null&&s!==void 0?s:-1,n.assoc);let a=e[l],h=a.side(r,t);if(o==h){let u=l+=r?1:-1;if(u<0||u>=e.length)return null;
a=e[l=u],o=a.side(!r,t),h=a.side(r,t)}let c=ue(i.text,o,a.forward(r,t));(c<a.from||c>a.to)&&(c=h),Fh=i.text.slice(Math.min(o,c),Math.max(o,c));
let f=l==(r?e.length-1:0)?null:e[l+(r?1:-1)];if(c==h){if(!f)return r?x.cursor(i.to,1):x.cursor(i.from,-1);if(f.level+(r?0:1)<a.level)return x.
cursor(f.side(!r,t)+i.from,f.forward(r,t)?1:-1,f.level)}return x.cursor(c+i.from,a.forward(r,t)?-1:1,a.level)}function tp(i,e,t){for(let n=e;n<
t;n++){let r=Ph(i.charCodeAt(n));if(r==1)return Bi;if(r==2||r==4)return Qo}}var $h=R.define(),Wh=R.define(),Hh=R.define(),Vh=R.define(),go=R.
define(),zh=R.define(),Kh=R.define(),el=R.define(),tl=R.define(),jh=R.define({combine:i=>i.some(e=>e)}),ip=R.define({combine:i=>i.some(e=>e)}),
Gh=R.define(),dn=class i{constructor(e,t,n,r,s,o=!1){this.range=e,this.y=t,this.x=n,this.yMargin=r,this.xMargin=s,this.isSnapshot=o}map(e){return e.
empty?this:new i(this.range.map(e),this.y,this.x,this.yMargin,this.xMargin,this.isSnapshot)}clip(e){return this.range.to<=e.doc.length?this:
new i(x.cursor(e.doc.length),this.y,this.x,this.yMargin,this.xMargin,this.isSnapshot)}},hr=W.define({map:(i,e)=>i.map(e)}),qh=W.define();function de(i,e,t){
let n=i.facet(Vh);n.length?n[0](e):window.onerror&&window.onerror(String(e),t,void 0,void 0,e)||(t?console.error(t+":",e):console.error(e))}
var Tt=R.define({combine:i=>i.length?i[0]:!0}),np=0,Ai=R.define({combine(i){return i.filter((e,t)=>{for(let n=0;n<t;n++)if(i[n].plugin==e.plugin)
return!1;return!0})}}),ye=class i{constructor(e,t,n,r,s){this.id=e,this.create=t,this.domEventHandlers=n,this.domEventObservers=r,this.baseExtensions=
s(this),this.extension=this.baseExtensions.concat(Ai.of({plugin:this,arg:void 0}))}of(e){return this.baseExtensions.concat(Ai.of({plugin:this,
arg:e}))}static define(e,t){let{eventHandlers:n,eventObservers:r,provide:s,decorations:o}=t||{};return new i(np++,e,n,r,l=>{let a=[];return o&&
a.push(Hr.of(h=>{let c=h.plugin(l);return c?o(c):F.none})),s&&a.push(s(l)),a})}static fromClass(e,t){return i.define((n,r)=>new e(n,r),t)}},
pn=class{constructor(e){this.spec=e,this.mustUpdate=null,this.value=null}get plugin(){return this.spec&&this.spec.plugin}update(e){if(this.value){
if(this.mustUpdate){let t=this.mustUpdate;if(this.mustUpdate=null,this.value.update)try{this.value.update(t)}catch(n){if(de(t.state,n,"CodeM\
irror plugin crashed"),this.value.destroy)try{this.value.destroy()}catch{}this.deactivate()}}}else if(this.spec)try{this.value=this.spec.plugin.
create(e,this.spec.arg)}catch(t){de(e.state,t,"CodeMirror plugin crashed"),this.deactivate()}return this}destroy(e){var t;if(!((t=this.value)===
null||t===void 0)&&t.destroy)try{this.value.destroy()}catch(n){de(e.state,n,"CodeMirror plugin crashed")}}deactivate(){this.spec=this.value=
null}},Uh=R.define(),il=R.define(),Hr=R.define(),_h=R.define(),nl=R.define(),vn=R.define(),Yh=R.define();function Xa(i,e){let t=i.state.facet(
Yh);if(!t.length)return t;let n=t.map(s=>s instanceof Function?s(i):s),r=[];return j.spans(n,e.from,e.to,{point(){},span(s,o,l,a){let h=s-e.
from,c=o-e.from,f=r;for(let u=l.length-1;u>=0;u--,a--){let d=l[u].spec.bidiIsolate,p;if(a>0&&f.length&&(p=f[f.length-1]).to==h&&p.direction==
d)p.to=c,f=p.inner;else{let m={from:h,to:c,direction:d,inner:[]};f.push(m),f=m.inner}}}}),Xh(e.text,r)}function Xh(i,e){for(let t of e){if(t.
direction==null){for(let n=t.from,r=0;n<t.to;r++){let s=r<t.inner.length?t.inner[r]:null,o=tp(i,n,s?s.from:t.to);if(o){t.direction=o;break}if(!s)
break;n=s.to}t.direction==null&&(t.direction=U.LTR)}Xh(i,t.inner)}return e}var Jh=R.define();function rl(i){let e=0,t=0,n=0,r=0;for(let s of i.
state.facet(Jh)){let o=s(i);o&&(o.left!=null&&(e=Math.max(e,o.left)),o.right!=null&&(t=Math.max(t,o.right)),o.top!=null&&(n=Math.max(n,o.top)),
o.bottom!=null&&(r=Math.max(r,o.bottom)))}return{left:e,right:t,top:n,bottom:r}}var hn=R.define(),tt=class i{constructor(e,t,n,r){this.fromA=
e,this.toA=t,this.fromB=n,this.toB=r}join(e){return new i(Math.min(this.fromA,e.fromA),Math.max(this.toA,e.toA),Math.min(this.fromB,e.fromB),
Math.max(this.toB,e.toB))}addToSet(e){let t=e.length,n=this;for(;t>0;t--){let r=e[t-1];if(!(r.fromA>n.toA)){if(r.toA<n.fromA)break;n=n.join(
r),e.splice(t-1,1)}}return e.splice(t,0,n),e}static extendWithRanges(e,t){if(t.length==0)return e;let n=[];for(let r=0,s=0,o=0;;){let l=r<e.
length?e[r].fromB:1e9,a=s<t.length?t[s]:1e9,h=Math.min(l,a);if(h==1e9)break;let c=h+o,f=h,u=c;for(;;)if(s<t.length&&t[s]<=f){let d=t[s+1];s+=
2,f=Math.max(f,d);for(let p=r;p<e.length&&e[p].fromB<=f;p++)o=e[p].toA-e[p].toB;u=Math.max(u,d+o)}else if(r<e.length&&e[r].fromB<=f){let d=e[r++];
f=Math.max(f,d.toB),u=Math.max(u,d.toA),o=d.toA-d.toB}else break;n.push(new i(c,u,h,f))}return n}},Mr=class i{constructor(e,t,n){this.view=e,
this.state=t,this.transactions=n,this.flags=0,this.startState=e.state,this.changes=Ce.empty(this.startState.doc.length);for(let s of n)this.
changes=this.changes.compose(s.changes);let r=[];this.changes.iterChangedRanges((s,o,l,a)=>r.push(new tt(s,o,l,a))),this.changedRanges=r}static create(e,t,n){
return new i(e,t,n)}get viewportChanged(){return(this.flags&4)>0}get viewportMoved(){return(this.flags&8)>0}get heightChanged(){return(this.
flags&2)>0}get geometryChanged(){return this.docChanged||(this.flags&18)>0}get focusChanged(){return(this.flags&1)>0}get docChanged(){return!this.
changes.empty}get selectionSet(){return this.transactions.some(e=>e.selection)}get empty(){return this.flags==0&&this.transactions.length==0}},
rp=[],te=class{constructor(e,t,n=0){this.dom=e,this.length=t,this.flags=n,this.parent=null,e.cmTile=this}get breakAfter(){return this.flags&
1}get children(){return rp}isWidget(){return!1}get isHidden(){return!1}isComposite(){return!1}isLine(){return!1}isText(){return!1}isBlock(){
return!1}get domAttrs(){return null}sync(e){if(this.flags|=2,this.flags&4){this.flags&=-5;let t=this.domAttrs;t&&Hd(this.dom,t)}}toString(){
return this.constructor.name+(this.children.length?`(${this.children})`:"")+(this.breakAfter?"#":"")}destroy(){this.parent=null}setDOM(e){this.
dom=e,e.cmTile=this}get posAtStart(){return this.parent?this.parent.posBefore(this):0}get posAtEnd(){return this.posAtStart+this.length}posBefore(e,t=this.
posAtStart){let n=t;for(let r of this.children){if(r==e)return n;n+=r.length+r.breakAfter}throw new RangeError("Invalid child in posBefore")}posAfter(e){
return this.posBefore(e)+e.length}covers(e){return!0}coordsIn(e,t,n){return null}domPosFor(e,t){let n=It(this.dom),r=this.length?e>0:t>0;return new dt(
this.parent.dom,n+(r?1:0),e==0||e==this.length)}markDirty(e){this.flags&=-3,e&&(this.flags|=4),this.parent&&this.parent.flags&2&&this.parent.
markDirty(!1)}get overrideDOMText(){return null}get root(){for(let e=this;e;e=e.parent)if(e instanceof Pi)return e;return null}static get(e){
return e.cmTile}},Li=class extends te{constructor(e){super(e,0),this._children=[]}isComposite(){return!0}get children(){return this._children}get lastChild(){
return this.children.length?this.children[this.children.length-1]:null}append(e){this.children.push(e),e.parent=this}sync(e){if(this.flags&2)
return;super.sync(e);let t=this.dom,n=null,r,s=e?.node==t?e:null,o=0;for(let l of this.children){if(l.sync(e),o+=l.length+l.breakAfter,r=n?n.
nextSibling:t.firstChild,s&&r!=l.dom&&(s.written=!0),l.dom.parentNode==t)for(;r&&r!=l.dom;)r=Ja(r);else t.insertBefore(l.dom,r);n=l.dom}for(r=
n?n.nextSibling:t.firstChild,s&&r&&(s.written=!0);r;)r=Ja(r);this.length=o}};function Ja(i){let e=i.nextSibling;return i.parentNode.removeChild(
i),e}var Pi=class extends Li{constructor(e,t){super(t),this.view=e}owns(e){for(;e;e=e.parent)if(e==this)return!0;return!1}isBlock(){return!0}nearest(e){
for(;;){if(!e)return null;let t=te.get(e);if(t&&this.owns(t))return t;e=e.parentNode}}blockTiles(e){for(let t=[],n=this,r=0,s=0;;)if(r==n.children.
length){if(!t.length)return;n=n.parent,n.breakAfter&&s++,r=t.pop()}else{let o=n.children[r++];if(o instanceof Rt)t.push(r),n=o,r=0;else{let l=s+
o.length,a=e(o,s);if(a!==void 0)return a;s=l+o.breakAfter}}}resolveBlock(e,t){let n,r=-1,s,o=-1;if(this.blockTiles((l,a)=>{let h=a+l.length;
if(e>=a&&e<=h){if(l.isWidget()&&t>=-1&&t<=1){if(l.flags&32)return!0;l.flags&16&&(n=void 0)}(a<e||e==h&&(t<-1?l.length:l.covers(1)))&&(!n||!l.
isWidget()&&n.isWidget())&&(n=l,r=e-a),(h>e||e==a&&(t>1?l.length:l.covers(-1)))&&(!s||!l.isWidget()&&s.isWidget())&&(s=l,o=e-a)}}),!n&&!s)throw new Error(
"No tile at position "+e);return n&&t<0||!s?{tile:n,offset:r}:{tile:s,offset:o}}},Rt=class i extends Li{constructor(e,t){super(e),this.wrapper=
t}isBlock(){return!0}covers(e){return this.children.length?e<0?this.children[0].covers(-1):this.lastChild.covers(1):!1}get domAttrs(){return this.
wrapper.attributes}static of(e,t){let n=new i(t||document.createElement(e.tagName),e);return t||(n.flags|=4),n}},Ii=class i extends Li{constructor(e,t){
super(e),this.attrs=t}isLine(){return!0}static start(e,t,n){let r=new i(t||document.createElement("div"),e);return(!t||!n)&&(r.flags|=4),r}get domAttrs(){
return this.attrs}resolveInline(e,t,n=!1){let r=null,s=-1,o=null,l=-1;function a(c,f){for(let u=0,d=0;u<c.children.length&&d<=f;u++){let p=c.
children[u],m=d+p.length;m>=f&&(p.isComposite()?a(p,f-d):(!o||n&&o.isHidden&&(t>0&&!(o.flags&32)||n&&op(o,p)))&&(m>f||p.flags&32&&t<=1)?(o=p,
l=f-d):(d<f||p.flags&16&&!(n&&p.isHidden)&&t>=-1)&&(r=p,s=f-d)),d=m}}a(this,e);let h=(t<0?r:o)||r||o;return h?{tile:h,offset:h==r?s:l}:null}coordsIn(e,t,n){
let r=this.resolveInline(e,t,!0);return r?r.tile.coordsIn(Math.max(0,r.offset),t,n):sp(this)}domIn(e,t){let n=this.resolveInline(e,t);if(n){
let{tile:r,offset:s}=n;if(this.dom.contains(r.dom))return r.isText()?new dt(r.dom,Math.min(r.dom.nodeValue.length,s)):r.domPosFor(s,r.flags&
16?1:r.flags&32?-1:t);let o=n.tile.parent,l=!1;for(let a of o.children){if(l)return new dt(a.dom,0);a==n.tile&&(l=!0)}}return new dt(this.dom,
0)}};function sp(i){let e=i.dom.lastChild;if(!e)return i.dom.getBoundingClientRect();let t=br(e);return t[t.length-1]||null}function op(i,e){
let t=i.coordsIn(0,1),n=e.coordsIn(0,1);return t&&n&&n.top<t.bottom}var Oe=class i extends Li{constructor(e,t){super(e),this.mark=t}get domAttrs(){
return this.mark.attrs}static of(e,t){let n=new i(t||document.createElement(e.tagName),e);return t||(n.flags|=4),n}},ti=class i extends te{constructor(e,t){
super(e,t.length),this.text=t}sync(e){this.flags&2||(super.sync(e),this.dom.nodeValue!=this.text&&(e&&e.node==this.dom&&(e.written=!0),this.
dom.nodeValue=this.text))}isText(){return!0}toString(){return JSON.stringify(this.text)}coordsIn(e,t,n){let r=this.dom.nodeValue.length;e>r&&
(e=r);let s=e,o=e,l=0;e==0&&t<0||e==r&&t>=0?A.chrome||A.gecko||(e?(s--,l=1):o<r&&(o++,l=-1)):t<0?s--:o<r&&o++;let a=Sn(this.dom,s,o).getClientRects();
if(!a.length)return null;let h=a[(l?l<0:t>=0)?0:a.length-1];return A.safari&&!l&&h.width==0&&(h=Array.prototype.find.call(a,c=>c.width)||h),
n==null?h:Ar(h,(l?l>0:t<0)==n)}static of(e,t){let n=new i(t||document.createTextNode(e),e);return t||(n.flags|=2),n}},ni=class i extends te{constructor(e,t,n,r){
super(e,t,r),this.widget=n}isWidget(){return!0}get isHidden(){return this.widget.isHidden}covers(e){return this.flags&48?!1:(this.flags&(e<0?
64:128))>0}coordsIn(e,t){return this.coordsInWidget(e,t,!1)}coordsInWidget(e,t,n){let r=this.widget.coordsAt(this.dom,e,t);if(r)return r;if(n)
return Ar(this.dom.getBoundingClientRect(),this.length?e==0:t<=0);{let s=this.dom.getClientRects(),o=null;if(!s.length)return null;let l=this.
flags&16?!0:this.flags&32?!1:e>0;for(let a=l?s.length-1:0;o=s[a],!(e>0?a==0:a==s.length-1||o.top<o.bottom);a+=l?-1:1);return Ar(o,!l)}}get overrideDOMText(){
if(!this.length)return H.empty;let{root:e}=this;if(!e)return H.empty;let t=this.posAtStart;return e.view.state.doc.slice(t,t+this.length)}destroy(){
super.destroy(),this.widget.destroy(this.dom)}static of(e,t,n,r,s){return s||(s=e.toDOM(t),e.editable||(s.contentEditable="false")),new i(s,
n,e,r)}},Ni=class extends te{constructor(e){let t=document.createElement("img");t.className="cm-widgetBuffer",t.setAttribute("aria-hidden","\
true"),super(t,0,e)}get isHidden(){return!0}get overrideDOMText(){return H.empty}coordsIn(e,t,n){let r=this.dom.getBoundingClientRect();return n==
null?r:Ar(r,t>0==n)}},yo=class{constructor(e){this.index=0,this.beforeBreak=!1,this.parents=[],this.tile=e}advance(e,t,n){let{tile:r,index:s,
beforeBreak:o,parents:l}=this;for(;e||t>0;)if(r.isComposite())if(o){if(!e)break;n&&n.break(),e--,o=!1}else if(s==r.children.length){if(!e&&!l.
length)break;n&&n.leave(r),o=!!r.breakAfter,{tile:r,index:s}=l.pop(),s++}else{let a=r.children[s],h=a.breakAfter;(t>0?a.length<=e:a.length<e)&&
(!n||n.skip(a,0,a.length)!==!1||!a.isComposite)?(o=!!h,s++,e-=a.length):(l.push({tile:r,index:s}),r=a,s=0,n&&a.isComposite()&&n.enter(a))}else{
let a=r.length;if(s<a&&e){let h=Math.min(e,a-s);n&&n.skip(r,s,s+h),e-=h,s+=h}if(s==a)o=!!r.breakAfter,{tile:r,index:s}=l.pop(),s++;else if(!e)
break}return this.tile=r,this.index=s,this.beforeBreak=o,this}get root(){return this.parents.length?this.parents[0].tile:this.tile}},bo=class{constructor(e,t,n,r){
this.from=e,this.to=t,this.wrapper=n,this.rank=r}},xo=class{constructor(e,t,n){this.cache=e,this.root=t,this.blockWrappers=n,this.curLine=null,
this.lastBlock=null,this.afterWidget=null,this.pos=0,this.wrappers=[],this.wrapperPos=0}addText(e,t,n,r){var s;this.flushBuffer();let o=this.
ensureMarks(t,n),l=o.lastChild;if(l&&l.isText()&&!(l.flags&8)&&l.length+e.length<512){this.cache.reused.set(l,2);let a=o.children[o.children.
length-1]=new ti(l.dom,l.text+e);a.parent=o}else o.append(r||ti.of(e,(s=this.cache.find(ti))===null||s===void 0?void 0:s.dom));this.pos+=e.length,
this.afterWidget=null}addComposition(e,t){let n=this.curLine;n.dom!=t.line.dom&&(n.setDOM(this.cache.reused.has(t.line)?eo(t.line.dom):t.line.
dom),this.cache.reused.set(t.line,2));let r=n;for(let l=t.marks.length-1;l>=0;l--){let a=t.marks[l],h=r.lastChild;if(h instanceof Oe&&h.mark.
eq(a.mark))h.dom!=a.dom&&h.setDOM(eo(a.dom)),r=h;else{let{dom:c}=a;this.cache.reused.get(a)&&te.get(a.dom)&&(c=eo(a.dom));let f=Oe.of(a.mark,
c);r.append(f),r=f}this.cache.reused.set(a,2)}let s=te.get(e.text);s&&this.cache.reused.set(s,2);let o=new ti(e.text,e.text.nodeValue);o.flags|=
8,this.pos=e.range.toB,r.append(o)}addInlineWidget(e,t,n){let r=this.afterWidget&&e.flags&48&&(this.afterWidget.flags&48)==(e.flags&48);r||this.
flushBuffer();let s=this.ensureMarks(t,n);!r&&!(e.flags&16)&&s.append(this.getBuffer(1)),s.append(e),this.pos+=e.length,this.afterWidget=e}addMark(e,t,n){
this.flushBuffer(),this.ensureMarks(t,n).append(e),this.pos+=e.length,this.afterWidget=null}addBlockWidget(e){this.getBlockPos().append(e),this.
pos+=e.length,this.lastBlock=e,this.endLine()}continueWidget(e){let t=this.afterWidget||this.lastBlock;t.length+=e,this.pos+=e}addLineStart(e,t){
var n;e||(e=Zh);let r=Ii.start(e,t||((n=this.cache.find(Ii))===null||n===void 0?void 0:n.dom),!!t);this.getBlockPos().append(this.lastBlock=
this.curLine=r)}addLine(e){this.getBlockPos().append(e),this.pos+=e.length,this.lastBlock=e,this.endLine()}addBreak(){this.lastBlock.flags|=
1,this.endLine(),this.pos++}addLineStartIfNotCovered(e){this.blockPosCovered()||this.addLineStart(e)}ensureLine(e){this.curLine||this.addLineStart(
e)}ensureMarks(e,t){var n;let r=this.curLine;for(let s=e.length-1;s>=0;s--){let o=e[s],l;if(t>0&&(l=r.lastChild)&&l instanceof Oe&&l.mark.eq(
o))r=l,t--;else{let a=Oe.of(o,(n=this.cache.find(Oe,h=>h.mark.eq(o)))===null||n===void 0?void 0:n.dom);r.append(a),r=a,t=0}}return r}endLine(){
if(this.curLine){this.flushBuffer();let e=this.curLine.lastChild;(!e||!Za(this.curLine,!1)||e.dom.nodeName!="BR"&&e.isWidget()&&!(A.ios&&Za(
this.curLine,!0)))&&this.curLine.append(this.cache.findWidget(to,0,32)||new ni(to.toDOM(),0,to,32)),this.curLine=this.afterWidget=null}}updateBlockWrappers(){
this.wrapperPos>this.pos+1e4&&(this.blockWrappers.goto(this.pos),this.wrappers.length=0);for(let e=this.wrappers.length-1;e>=0;e--)this.wrappers[e].
to<this.pos&&this.wrappers.splice(e,1);for(let e=this.blockWrappers;e.value&&e.from<=this.pos;e.next())if(e.to>=this.pos){let t=e.rank*102+e.
value.rank,n=new bo(e.from,e.to,e.value,t),r=this.wrappers.length;for(;r>0&&(this.wrappers[r-1].rank-n.rank||this.wrappers[r-1].to-n.to)<0;)
r--;this.wrappers.splice(r,0,n)}this.wrapperPos=this.pos}getBlockPos(){var e;this.updateBlockWrappers();let t=this.root;for(let n of this.wrappers){
let r=t.lastChild;if(n.from<this.pos&&r instanceof Rt&&r.wrapper.eq(n.wrapper))t=r;else{let s=Rt.of(n.wrapper,(e=this.cache.find(Rt,o=>o.wrapper.
eq(n.wrapper)))===null||e===void 0?void 0:e.dom);t.append(s),t=s}}return t}blockPosCovered(){let e=this.lastBlock;return e!=null&&!e.breakAfter&&
(!e.isWidget()||(e.flags&160)>0)}getBuffer(e){let t=2|(e<0?16:32),n=this.cache.find(Ni,void 0,1);return n&&(n.flags=t),n||new Ni(t)}flushBuffer(){
this.afterWidget&&!(this.afterWidget.flags&32)&&(this.afterWidget.parent.append(this.getBuffer(-1)),this.afterWidget=null)}},wo=class{constructor(e){
this.skipCount=0,this.text="",this.textOff=0,this.cursor=e.iter()}skip(e){this.textOff+e<=this.text.length?this.textOff+=e:(this.skipCount+=
e-(this.text.length-this.textOff),this.text="",this.textOff=0)}next(e){if(this.textOff==this.text.length){let{value:r,lineBreak:s,done:o}=this.
cursor.next(this.skipCount);if(this.skipCount=0,o)throw new Error("Ran out of text content when drawing inline views");this.text=r;let l=this.
textOff=Math.min(e,r.length);return s?null:r.slice(0,l)}let t=Math.min(this.text.length,this.textOff+e),n=this.text.slice(this.textOff,t);return this.
textOff=t,n}},Tr=[ni,Ii,ti,Oe,Ni,Rt,Pi];for(let i=0;i<Tr.length;i++)Tr[i].bucket=i;var ko=class{constructor(e){this.view=e,this.buckets=Tr.map(
()=>[]),this.index=Tr.map(()=>0),this.reused=new Map}add(e){let t=e.constructor.bucket,n=this.buckets[t];n.length<6?n.push(e):n[this.index[t]=
(this.index[t]+1)%6]=e}find(e,t,n=2){let r=e.bucket,s=this.buckets[r],o=this.index[r];for(let l=0;l<s.length;l++){let a=(l+o)%s.length,h=s[a];
if((!t||t(h))&&!this.reused.has(h))return s.splice(a,1),a<o&&this.index[r]--,this.reused.set(h,n),h}return null}findWidget(e,t,n){let r=this.
buckets[0];if(r.length)for(let s=0,o=0;;s++){if(s==r.length){if(o)return null;o=1,s=0}let l=r[s];if(!this.reused.has(l)&&(o==0?l.widget.compare(
e):l.widget.constructor==e.constructor&&e.updateDOM(l.dom,this.view,l.widget)))return r.splice(s,1),s<this.index[0]&&this.index[0]--,l.widget==
e&&l.length==t&&(l.flags&497)==n?(this.reused.set(l,1),l):(this.reused.set(l,2),new ni(l.dom,t,e,l.flags&-498|n))}}reuse(e){return this.reused.
set(e,1),e}maybeReuse(e,t=2){if(!this.reused.has(e))return this.reused.set(e,t),e.dom}clear(){for(let e=0;e<this.buckets.length;e++)this.buckets[e].
length=this.index[e]=0}},So=class{constructor(e,t,n,r,s){this.view=e,this.decorations=r,this.disallowBlockEffectsFor=s,this.openWidget=!1,this.
openMarks=0,this.cache=new ko(e),this.text=new wo(e.state.doc),this.builder=new xo(this.cache,new Pi(e,e.contentDOM),j.iter(n)),this.cache.reused.
set(t,2),this.old=new yo(t),this.reuseWalker={skip:(o,l,a)=>{if(this.cache.add(o),o.isComposite())return!1},enter:o=>this.cache.add(o),leave:()=>{},
break:()=>{}}}run(e,t){let n=t&&this.getCompositionContext(t.text);for(let r=0,s=0,o=0;;){let l=o<e.length?e[o++]:null,a=l?l.fromA:this.old.
root.length;if(a>r){let h=a-r;this.preserve(h,!o,!l),r=a,s+=h}if(!l)break;t&&l.fromA<=t.range.fromA&&l.toA>=t.range.toA?(this.forward(l.fromA,
t.range.fromA,t.range.fromA<t.range.toA?1:-1),this.emit(s,t.range.fromB),this.builder.flushBuffer(),this.cache.clear(),this.builder.addComposition(
t,n),this.text.skip(t.range.toB-t.range.fromB),this.forward(t.range.fromA,l.toA),this.emit(t.range.toB,l.toB)):(this.forward(l.fromA,l.toA),
this.emit(s,l.toB)),s=l.toB,r=l.toA}return this.builder.curLine&&this.builder.endLine(),this.builder.root}preserve(e,t,n){let r=hp(this.old),
s=this.openMarks;this.old.advance(e,n?1:-1,{skip:(o,l,a)=>{if(o.isWidget())if(this.openWidget)this.builder.continueWidget(a-l);else{let h=a>
0||l<o.length?ni.of(o.widget,this.view,a-l,o.flags&496,this.cache.maybeReuse(o)):this.cache.reuse(o);h.flags&256?(h.flags&=-2,this.builder.addBlockWidget(
h)):(this.builder.ensureLine(null),this.builder.addInlineWidget(h,r,s),s=r.length)}else if(o.isText())this.builder.ensureLine(null),!l&&a==o.
length&&!this.cache.reused.has(o)?this.builder.addText(o.text,r,s,this.cache.reuse(o)):(this.cache.add(o),this.builder.addText(o.text.slice(
l,a),r,s)),s=r.length;else if(o.isLine())o.flags&=-2,this.cache.reused.set(o,1),this.builder.addLine(o);else if(o instanceof Ni)this.cache.add(
o);else if(o instanceof Oe)this.builder.ensureLine(null),this.builder.addMark(o,r,s),this.cache.reused.set(o,1),s=r.length;else return!1;this.
openWidget=!1},enter:o=>{o.isLine()?this.builder.addLineStart(o.attrs,this.cache.maybeReuse(o)):(this.cache.add(o),o instanceof Oe&&r.unshift(
o.mark)),this.openWidget=!1},leave:o=>{o.isLine()?r.length&&(r.length=s=0):o instanceof Oe&&(r.shift(),s=Math.min(s,r.length))},break:()=>{this.
builder.addBreak(),this.openWidget=!1}}),this.text.skip(e)}emit(e,t){let n=null,r=this.builder,s=-1,o=j.spans(this.decorations,e,t,{point:(l,a,h,c,f,u)=>{
if(h instanceof ii){if(this.disallowBlockEffectsFor[u]){if(h.block)throw new RangeError("Block decorations may not be specified via plugins");
if(a>this.view.state.doc.lineAt(l).to)throw new RangeError("Decorations that replace line breaks may not be specified via plugins")}if(s=c.length,
f>c.length)r.continueWidget(a-l);else{let d=h.widget||(h.block?Nt.block:Nt.inline),p=lp(h),m=this.cache.findWidget(d,a-l,p)||ni.of(d,this.view,
a-l,p);h.block?(h.startSide>0&&r.addLineStartIfNotCovered(n),r.addBlockWidget(m)):(r.ensureLine(n),r.addInlineWidget(m,c,f))}n=null}else n=ap(
n,h);a>l&&this.text.skip(a-l)},span:(l,a,h,c)=>{for(let f=l;f<a;){let u=this.text.next(Math.min(512,a-f));u==null?(r.addLineStartIfNotCovered(
n),r.addBreak(),f++):(r.ensureLine(n),r.addText(u,h,f==l?c:h.length),f+=u.length),n=null}s=h.length}});s>-1&&(this.openWidget=o>s),this.openWidget||
r.addLineStartIfNotCovered(n),this.openMarks=o}forward(e,t,n=1){t-e<=10?this.old.advance(t-e,n,this.reuseWalker):(this.old.advance(5,-1,this.
reuseWalker),this.old.advance(t-e-10,-1),this.old.advance(5,n,this.reuseWalker))}getCompositionContext(e){let t=[],n=null;for(let r=e.parentNode;;r=
r.parentNode){let s=te.get(r);if(r==this.view.contentDOM)break;s instanceof Oe?t.push(s):s?.isLine()?n=s:s instanceof Rt||(r.nodeName=="DIV"&&
!n?n=new Ii(r,Zh):n||t.push(Oe.of(new xn({tagName:r.nodeName.toLowerCase(),attributes:Vd(r)}),r)))}return n?{line:n,marks:t}:null}};function Za(i,e){
let t=n=>{for(let r of n.children)if((e?r.isText():r.length)||t(r))return!0;return!1};return t(i)}function lp(i){let e=i.isReplace?(i.startSide<
0?64:0)|(i.endSide>0?128:0):i.startSide>0?32:16;return i.block&&(e|=256),e}var Zh={class:"cm-line"};function ap(i,e){let t=e.spec.attributes,
n=e.spec.class;return!t&&!n||(i||(i={class:"cm-line"}),t&&Jo(t,i),n&&(i.class+=" "+n)),i}function hp(i){let e=[];for(let t=i.parents.length;t>
1;t--){let n=t==i.parents.length?i.tile:i.parents[t].tile;n instanceof Oe&&e.push(n.mark)}return e}function eo(i){let e=te.get(i);return e&&
e.setDOM(i.cloneNode()),i}var Nt=class extends pt{constructor(e){super(),this.tag=e}eq(e){return e.tag==this.tag}toDOM(){return document.createElement(
this.tag)}updateDOM(e){return e.nodeName.toLowerCase()==this.tag}get isHidden(){return!0}};Nt.inline=new Nt("span");Nt.block=new Nt("div");var to=new class extends pt{toDOM(){
return document.createElement("br")}get isHidden(){return!0}get editable(){return!0}},Rr=class{constructor(e){this.view=e,this.decorations=[],
this.blockWrappers=[],this.dynamicDecorationMap=[!1],this.domChanged=null,this.hasComposition=null,this.editContextFormatting=F.none,this.lastCompositionAfterCursor=
!1,this.minWidth=0,this.minWidthFrom=0,this.minWidthTo=0,this.impreciseAnchor=null,this.impreciseHead=null,this.forceSelection=!1,this.lastUpdate=
Date.now(),this.updateDeco(),this.tile=new Pi(e,e.contentDOM),this.updateInner([new tt(0,0,0,e.state.doc.length)],null)}update(e){var t;let n=e.
changedRanges;this.minWidth>0&&n.length&&(n.every(({fromA:c,toA:f})=>f<this.minWidthFrom||c>this.minWidthTo)?(this.minWidthFrom=e.changes.mapPos(
this.minWidthFrom,1),this.minWidthTo=e.changes.mapPos(this.minWidthTo,1)):this.minWidth=this.minWidthFrom=this.minWidthTo=0),this.updateEditContextFormatting(
e);let r=-1;this.view.inputState.composing>=0&&!this.view.observer.editContext&&(!((t=this.domChanged)===null||t===void 0)&&t.newSel?r=this.
domChanged.newSel.head:!yp(e.changes,this.hasComposition)&&!e.selectionSet&&(r=e.state.selection.main.head));let s=r>-1?fp(this.view,e.changes,
r):null;if(this.domChanged=null,this.hasComposition){let{from:c,to:f}=this.hasComposition;n=new tt(c,f,e.changes.mapPos(c,-1),e.changes.mapPos(
f,1)).addToSet(n.slice())}this.hasComposition=s?{from:s.range.fromB,to:s.range.toB}:null,(A.ie||A.chrome)&&!s&&e&&e.state.doc.lines!=e.startState.
doc.lines&&(this.forceSelection=!0);let o=this.decorations,l=this.blockWrappers;this.updateDeco();let a=pp(o,this.decorations,e.changes);a.length&&
(n=tt.extendWithRanges(n,a));let h=mp(l,this.blockWrappers,e.changes);return h.length&&(n=tt.extendWithRanges(n,h)),s&&!n.some(c=>c.fromA<=s.
range.fromA&&c.toA>=s.range.toA)&&(n=s.range.addToSet(n.slice())),this.tile.flags&2&&n.length==0?!1:(this.updateInner(n,s),e.transactions.length&&
(this.lastUpdate=Date.now()),!0)}updateInner(e,t){this.view.viewState.mustMeasureContent=!0;let{observer:n}=this.view;n.ignore(()=>{if(t||e.
length){let o=this.tile,l=new So(this.view,o,this.blockWrappers,this.decorations,this.dynamicDecorationMap);t&&te.get(t.text)&&l.cache.reused.
set(te.get(t.text),2),this.tile=l.run(e,t),vo(o,l.cache.reused)}this.tile.dom.style.height=this.view.viewState.contentHeight/this.view.scaleY+
"px",this.tile.dom.style.flexBasis=this.minWidth?this.minWidth+"px":"";let s=A.chrome||A.ios?{node:n.selectionRange.focusNode,written:!1}:void 0;
this.tile.sync(s),s&&(s.written||n.selectionRange.focusNode!=s.node||!this.tile.dom.contains(s.node))&&(this.forceSelection=!0),this.tile.dom.
style.height=""});let r=[];if(this.view.viewport.from||this.view.viewport.to<this.view.state.doc.length)for(let s of this.tile.children)s.isWidget()&&
s.widget instanceof mn&&r.push(s.dom);n.updateGaps(r)}updateEditContextFormatting(e){this.editContextFormatting=this.editContextFormatting.map(
e.changes);for(let t of e.transactions)for(let n of t.effects)n.is(qh)&&(this.editContextFormatting=n.value)}updateSelection(e=!1,t=!1){(e||
!this.view.observer.selectionRange.focusNode)&&this.view.observer.readSelectionRange();let{dom:n}=this.tile,r=this.view.root.activeElement,s=r==
n,o=!s&&!(this.view.state.facet(Tt)||n.tabIndex>-1)&&fn(n,this.view.observer.selectionRange)&&!(r&&n.contains(r));if(!(s||t||o))return;let l=this.
forceSelection;this.forceSelection=!1;let a=this.view.state.selection.main,h,c;if(a.empty?c=h=this.inlineDOMNearPos(a.anchor,a.assoc||1):(c=
this.inlineDOMNearPos(a.head,a.head==a.from?1:-1),h=this.inlineDOMNearPos(a.anchor,a.anchor==a.from?1:-1)),A.gecko&&a.empty&&!this.hasComposition&&
cp(h)){let u=document.createTextNode("");this.view.observer.ignore(()=>h.node.insertBefore(u,h.node.childNodes[h.offset]||null)),h=c=new dt(
u,0),l=!0}let f=this.view.observer.selectionRange;(l||!f.focusNode||(!un(h.node,h.offset,f.anchorNode,f.anchorOffset)||!un(c.node,c.offset,f.
focusNode,f.focusOffset))&&!this.suppressWidgetCursorChange(f,a))&&(this.view.observer.ignore(()=>{A.android&&A.chrome&&n.contains(f.focusNode)&&
gp(f.focusNode,n)&&(n.blur(),n.focus({preventScroll:!0}));let u=kn(this.view.root);if(u)if(a.empty){if(A.gecko){let d=up(h.node,h.offset);if(d&&
d!=3){let p=(d==1?Oh:Bh)(h.node,h.offset);p&&(h=new dt(p.node,p.offset))}}u.collapse(h.node,h.offset),a.bidiLevel!=null&&u.caretBidiLevel!==
void 0&&(u.caretBidiLevel=a.bidiLevel)}else if(u.extend){u.collapse(h.node,h.offset);try{u.extend(c.node,c.offset)}catch{}}else{let d=document.
createRange();a.anchor>a.head&&([h,c]=[c,h]),d.setEnd(c.node,c.offset),d.setStart(h.node,h.offset),u.removeAllRanges(),u.addRange(d)}o&&this.
view.root.activeElement==n&&(n.blur(),r&&r.focus())}),this.view.observer.setSelectionRange(h,c)),this.impreciseAnchor=h.precise?null:new dt(
f.anchorNode,f.anchorOffset),this.impreciseHead=c.precise?null:new dt(f.focusNode,f.focusOffset)}suppressWidgetCursorChange(e,t){return this.
hasComposition&&t.empty&&un(e.focusNode,e.focusOffset,e.anchorNode,e.anchorOffset)&&this.posFromDOM(e.focusNode,e.focusOffset)==t.head}enforceCursorAssoc(){
if(this.hasComposition)return;let{view:e}=this,t=e.state.selection.main,n=kn(e.root),{anchorNode:r,anchorOffset:s}=e.observer.selectionRange;
if(!n||!t.empty||!t.assoc||!n.modify)return;let o=this.lineAt(t.head,t.assoc);if(!o)return;let l=o.posAtStart;if(t.head==l||t.head==l+o.length)
return;let a=this.coordsAt(t.head,-1),h=this.coordsAt(t.head,1);if(!a||!h||a.bottom>h.top)return;let c=this.domAtPos(t.head+t.assoc,t.assoc);
n.collapse(c.node,c.offset),n.modify("move",t.assoc<0?"forward":"backward","lineboundary"),e.observer.readSelectionRange();let f=e.observer.
selectionRange;e.docView.posFromDOM(f.anchorNode,f.anchorOffset)!=t.from&&n.collapse(r,s)}posFromDOM(e,t){let n=this.tile.nearest(e);if(!n)return this.
tile.dom.compareDocumentPosition(e)&2?0:this.view.state.doc.length;let r=n.posAtStart;if(n.isComposite()){let s;if(e==n.dom)s=n.dom.childNodes[t];else{
let o=Dt(e)==0?0:t==0?-1:1;for(;;){let l=e.parentNode;if(l==n.dom)break;o==0&&l.firstChild!=l.lastChild&&(e==l.firstChild?o=-1:o=1),e=l}o<0?
s=e:s=e.nextSibling}if(s==n.dom.firstChild)return r;for(;s&&!te.get(s);)s=s.nextSibling;if(!s)return r+n.length;for(let o=0,l=r;;o++){let a=n.
children[o];if(a.dom==s)return l;l+=a.length+a.breakAfter}}else return n.isText()?e==n.dom?r+t:r+(t?n.length:0):r}domAtPos(e,t){let{tile:n,offset:r}=this.
tile.resolveBlock(e,t);return n.isWidget()?n.domPosFor(r,t):n.domIn(r,t)}inlineDOMNearPos(e,t){let n,r=-1,s=!1,o,l=-1,a=!1;return this.tile.
blockTiles((h,c)=>{if(h.isWidget()){if(h.flags&32&&c>=e)return!0;h.flags&16&&(s=!0)}else{let f=c+h.length;if(c<=e&&(n=h,r=e-c,s=f<e),f>=e&&!o&&
(o=h,l=e-c,a=c>e),c>e&&o)return!0}}),!n&&!o?this.domAtPos(e,t):(s&&o?n=null:a&&n&&(o=null),n&&t<0||!o?n.domIn(r,t):o.domIn(l,t))}coordsAt(e,t,n){
let{tile:r,offset:s}=this.tile.resolveBlock(e,t);return r.isWidget()?r.widget instanceof mn?null:r.coordsInWidget(s,t,!0):r.coordsIn(s,t,n)}lineAt(e,t){
let{tile:n}=this.tile.resolveBlock(e,t);return n.isLine()?n:null}coordsForChar(e){let{tile:t,offset:n}=this.tile.resolveBlock(e,1);if(!t.isLine())
return null;function r(s,o){if(s.isComposite())for(let l of s.children){if(l.length>=o){let a=r(l,o);if(a)return a}if(o-=l.length,o<0)break}else if(s.
isText()&&o<s.length){let l=ue(s.text,o);if(l==o)return null;let a=Sn(s.dom,o,l).getClientRects();for(let h=0;h<a.length;h++){let c=a[h];if(h==
a.length-1||c.top<c.bottom&&c.left<c.right)return c}}return null}return r(t,n)}measureVisibleLineHeights(e){let t=[],{from:n,to:r}=e,s=this.
view.contentDOM.clientWidth,o=s>Math.max(this.view.scrollDOM.clientWidth,this.minWidth)+1,l=-1,a=this.view.textDirection==U.LTR,h=0,c=(f,u,d)=>{
for(let p=0;p<f.children.length&&!(u>r);p++){let m=f.children[p],g=u+m.length,y=m.dom.getBoundingClientRect(),{height:w}=y;if(d&&!p&&(h+=y.top-
d.top),m instanceof Rt)g>n&&c(m,u,y);else if(u>=n&&(h>0&&t.push(-h),t.push(w+h),h=0,o)){let b=m.dom.lastChild,M=b?br(b):[];if(M.length){let S=M[M.
length-1],D=a?S.right-y.left:y.right-S.left;D>l&&(l=D,this.minWidth=s,this.minWidthFrom=u,this.minWidthTo=g)}}d&&p==f.children.length-1&&(h+=
d.bottom-y.bottom),u=g+m.breakAfter}};return c(this.tile,0,null),t}textDirectionAt(e){let{tile:t}=this.tile.resolveBlock(e,1);return getComputedStyle(
t.dom).direction=="rtl"?U.RTL:U.LTR}measureTextSize(){let e=this.tile.blockTiles(o=>{if(o.isLine()&&o.children.length&&o.length<=20){let l=0,
a;for(let h of o.children){if(!h.isText()||/[^ -~]/.test(h.text))return;let c=br(h.dom);if(c.length!=1)return;l+=c[0].width,a=c[0].height}if(l)
return{lineHeight:o.dom.getBoundingClientRect().height,charWidth:l/o.length,textHeight:a}}});if(e)return e;let t=document.createElement("div"),
n,r,s;return t.className="cm-line",t.style.width="99999px",t.style.position="absolute",t.textContent="abc def ghi jkl mno pqr stu",this.view.
observer.ignore(()=>{this.tile.dom.appendChild(t);let o=br(t.firstChild)[0];n=t.getBoundingClientRect().height,r=o&&o.width?o.width/27:7,s=o&&
o.height?o.height:n,t.remove()}),{lineHeight:n,charWidth:r,textHeight:s}}computeBlockGapDeco(){let e=[],t=this.view.viewState;for(let n=0,r=0;;r++){
let s=r==t.viewports.length?null:t.viewports[r],o=s?s.from-1:this.view.state.doc.length;if(o>n){let l=(t.lineBlockAt(o).bottom-t.lineBlockAt(
n).top)/this.view.scaleY;e.push(F.replace({widget:new mn(l),block:!0,inclusive:!0,isBlockGap:!0}).range(n,o))}if(!s)break;n=s.to+1}return F.
set(e)}updateDeco(){let e=1,t=this.view.state.facet(Hr).map(s=>(this.dynamicDecorationMap[e++]=typeof s=="function")?s(this.view):s),n=!1,r=this.
view.state.facet(nl).map((s,o)=>{let l=typeof s=="function";return l&&(n=!0),l?s(this.view):s});for(r.length&&(this.dynamicDecorationMap[e++]=
n,t.push(j.join(r))),this.decorations=[this.editContextFormatting,...t,this.computeBlockGapDeco(),this.view.viewState.lineGapDeco];e<this.decorations.
length;)this.dynamicDecorationMap[e++]=!1;this.blockWrappers=this.view.state.facet(_h).map(s=>typeof s=="function"?s(this.view):s)}scrollIntoView(e){
if(e.isSnapshot){let h=this.view.viewState.lineBlockAt(e.range.head);this.view.scrollDOM.scrollTop=h.top-e.yMargin,this.view.scrollDOM.scrollLeft=
e.xMargin;return}for(let h of this.view.state.facet(Gh))try{if(h(this.view,e.range,e))return!0}catch(c){de(this.view.state,c,"scroll handler")}
let{range:t}=e,n=this.coordsAt(t.head,t.assoc||(t.head>t.anchor?-1:1)),r;if(!n)return;!t.empty&&(r=this.coordsAt(t.anchor,t.anchor>t.head?-1:
1))&&(n={left:Math.min(n.left,r.left),top:Math.min(n.top,r.top),right:Math.max(n.right,r.right),bottom:Math.max(n.bottom,r.bottom)});let s=rl(
this.view),o={left:n.left-s.left,top:n.top-s.top,right:n.right+s.right,bottom:n.bottom+s.bottom},{offsetWidth:l,offsetHeight:a}=this.view.scrollDOM;
if(jd(this.view.scrollDOM,o,t.head<t.anchor?-1:1,e.x,e.y,Math.max(Math.min(e.xMargin,l),-l),Math.max(Math.min(e.yMargin,a),-a),this.view.textDirection==
U.LTR),window.visualViewport&&window.innerHeight-window.visualViewport.height>1&&(n.top>window.visualViewport.offsetTop+window.visualViewport.
height||n.bottom<window.visualViewport.offsetTop)){let h=this.view.docView.lineAt(t.head,1);if(h){let c=Th(h.dom);h.dom.scrollIntoView({block:"\
nearest"}),Rh(c,!1)}}}lineHasWidget(e){let t=n=>n.isWidget()||n.children.some(t);return t(this.tile.resolveBlock(e,1).tile)}destroy(){vo(this.
tile)}};function vo(i,e){let t=e?.get(i);if(t!=1){t==null&&i.destroy();for(let n of i.children)vo(n,e)}}function cp(i){return pe(i.node)&&i.
node.firstChild&&(i.offset==0||i.node.childNodes[i.offset-1].contentEditable=="false")&&(i.offset==i.node.childNodes.length||i.node.childNodes[i.
offset].contentEditable=="false")}function Qh(i,e){let t=i.observer.selectionRange;if(!t.focusNode)return null;let n=Oh(t.focusNode,t.focusOffset),
r=Bh(t.focusNode,t.focusOffset),s=n||r;if(r&&n&&r.node!=n.node){let l=te.get(r.node);if(!l||l.isText()&&l.text!=r.node.nodeValue)s=r;else if(i.
docView.lastCompositionAfterCursor){let a=te.get(n.node);!a||a.isText()&&a.text!=n.node.nodeValue||(s=r)}}if(i.docView.lastCompositionAfterCursor=
s!=n,!s)return null;let o=e-s.offset;return{from:o,to:o+s.node.nodeValue.length,node:s.node}}function fp(i,e,t){let n=Qh(i,t);if(!n)return null;
let{node:r,from:s,to:o}=n,l=r.nodeValue;if(/[\n\r]/.test(l)||i.state.doc.sliceString(n.from,n.to)!=l)return null;let a=e.invertedDesc;return{
range:new tt(a.mapPos(s),a.mapPos(o),s,o),text:r}}function up(i,e){return pe(i)?(e&&i.childNodes[e-1].contentEditable=="false"?1:0)|(e<i.childNodes.
length&&i.childNodes[e].contentEditable=="false"?2:0):0}var dp=class{constructor(){this.changes=[]}compareRange(e,t){Di(e,t,this.changes)}comparePoint(e,t){
Di(e,t,this.changes)}boundChange(e){Di(e,e,this.changes)}};function pp(i,e,t){let n=new dp;return j.compare(i,e,t,n),n.changes}var Co=class{constructor(){
this.changes=[]}compareRange(e,t){Di(e,t,this.changes)}comparePoint(){}boundChange(e){Di(e,e,this.changes)}};function mp(i,e,t){let n=new Co;
return j.compare(i,e,t,n),n.changes}function gp(i,e){for(let t=i;t&&t!=e;t=t.assignedSlot||t.parentNode)if(pe(t)&&t.contentEditable=="false")
return!0;return!1}function yp(i,e){let t=!1;return e&&i.iterChangedRanges((n,r)=>{n<e.to&&r>e.from&&(t=!0)}),t}var mn=class extends pt{constructor(e){
super(),this.height=e}toDOM(){let e=document.createElement("div");return e.className="cm-gap",this.updateDOM(e),e}eq(e){return e.height==this.
height}updateDOM(e){return e.style.height=this.height+"px",!0}get editable(){return!0}get estimatedHeight(){return this.height}ignoreEvent(){
return!1}};function bp(i,e,t=1){let n=i.charCategorizer(e),r=i.doc.lineAt(e),s=e-r.from;if(r.length==0)return x.cursor(e);s==0?t=1:s==r.length&&
(t=-1);let o=s,l=s;t<0?o=ue(r.text,s,!1):l=ue(r.text,s);let a=n(r.text.slice(o,l));for(;o>0;){let h=ue(r.text,o,!1);if(n(r.text.slice(h,o))!=
a)break;o=h}for(;l<r.length;){let h=ue(r.text,l);if(n(r.text.slice(l,h))!=a)break;l=h}return x.undirectionalRange(o+r.from,l+r.from)}function xp(i,e,t,n,r){
let s=Math.round((n-e.left)*i.defaultCharacterWidth);if(i.lineWrapping&&t.height>i.defaultLineHeight*1.5){let l=i.viewState.heightOracle.textHeight,
a=Math.floor((r-t.top-(i.defaultLineHeight-l)*.5)/l);s+=a*i.viewState.heightOracle.lineLength}let o=i.state.sliceDoc(t.from,t.to);return t.from+
Fa(o,s,i.state.tabSize)}function wp(i,e,t){let n=i.lineBlockAt(e);if(Array.isArray(n.type)){let r;for(let s of n.type){if(s.from>e)break;if(!(s.
to<e)){if(s.from<e&&s.to>e)return s;(!r||s.type==Be.Text&&(r.type!=s.type||(t<0?s.from<e:s.to>e)))&&(r=s)}}return r||n}return n}function kp(i,e,t,n){
let r=wp(i,e.head,e.assoc||-1),s=!n||r.type!=Be.Text||!(i.lineWrapping||r.widgetLineBreaks)?null:i.coordsAtPos(e.assoc<0&&e.head>r.from?e.head-
1:e.head);if(s){let o=i.dom.getBoundingClientRect(),l=i.textDirectionAt(r.from),a=i.posAndSideAtCoords({x:t==(l==U.LTR)?o.right-1:o.left+1,y:(s.
top+s.bottom)/2});if(a)return x.cursor(a.pos,a.assoc)}return x.cursor(t?r.to:r.from,t?1:-1)}function Qa(i,e,t,n){let r=i.state.doc.lineAt(e.
head),s=i.bidiSpans(r),o=i.textDirectionAt(r.from);for(let l=e,a=null;;){let h=ep(r,s,o,l,t),c=Fh;if(!h){if(r.number==(t?i.state.doc.lines:1))
return l;c=`
`,r=i.state.doc.line(r.number+(t?1:-1)),s=i.bidiSpans(r),h=t?x.cursor(r.from,-1):x.cursor(r.to,1)}if(a){if(!a(c))return l}else{if(!n)return h;
a=n(c)}l=h}}function Sp(i,e,t){let n=i.state.charCategorizer(e),r=n(t);return s=>{let o=n(s);return r==ve.Space&&(r=o),r==o}}function vp(i,e,t,n){
let r=e.head,s=t?1:-1;if(r==(t?i.state.doc.length:0))return x.cursor(r,e.assoc);let o=e.goalColumn,l,a=i.contentDOM.getBoundingClientRect(),
h=i.coordsAtPos(r,e.assoc||((e.empty?t:e.head==e.from)?1:-1)),c=i.documentTop;if(h)o==null&&(o=h.left-a.left),l=s<0?h.top:h.bottom;else{let p=i.
viewState.lineBlockAt(r);o==null&&(o=Math.min(a.right-a.left,i.defaultCharacterWidth*(r-p.from))),l=(s<0?p.top:p.bottom)+c}let f=a.left+o,u=i.
viewState.heightOracle.textHeight>>1,d=n??u;for(let p=0;;p+=u){let m=l+(d+p)*s,g=Ao(i,{x:f,y:m},!1,s);if(t?m>a.bottom:m<a.top)return x.cursor(
g.pos,g.assoc);let y=i.coordsAtPos(g.pos,g.assoc),w=y?(y.top+y.bottom)/2:0;if(!y||(t?w>l:w<l))return x.cursor(g.pos,g.assoc,void 0,o)}}function gn(i,e,t){
for(;;){let n=0;for(let r of i)r.between(e-1,e+1,(s,o,l)=>{if(e>s&&e<o){let a=n||t||(e-s<o-e?-1:1);e=a<0?s:o,n=a}});if(!n)return e}}function ec(i,e){
let t=null;for(let n=0;n<e.ranges.length;n++){let r=e.ranges[n],s=null;if(r.empty){let o=gn(i,r.from,0);o!=r.from&&(s=x.cursor(o,-1))}else{let o=gn(
i,r.from,-1),l=gn(i,r.to,1);(o!=r.from||l!=r.to)&&(r.undirectional?s=x.undirectionalRange(r.from,r.to):s=x.range(r.from==r.anchor?o:l,r.from==
r.head?o:l))}s&&(t||(t=e.ranges.slice()),t[n]=s)}return t?x.create(t,e.mainIndex):e}function io(i,e,t){let n=gn(i.state.facet(vn).map(r=>r(i)),
t.from,e.head>t.from?-1:1);return n==t.from?t:x.cursor(n,n<t.from?1:-1)}var Ge=class{constructor(e,t){this.pos=e,this.assoc=t}};function Ao(i,e,t,n){
let r=i.contentDOM.getBoundingClientRect(),s=r.top+i.viewState.paddingTop,{x:o,y:l}=e,a=l-s,h;for(;;){if(a<0)return new Ge(0,1);if(a>i.viewState.
docHeight)return new Ge(i.state.doc.length,-1);if(h=i.elementAtHeight(a),n==null)break;if(h.type==Be.Text){if(n<0?h.to<i.viewport.from:h.from>
i.viewport.to)break;let u=i.docView.coordsAt(n<0?h.from:h.to,n>0?-1:1);if(u&&(n<0?u.top<=a+s:u.bottom>=a+s))break}let f=i.viewState.heightOracle.
textHeight/2;a=n>0?h.bottom+f:h.top-f}if(i.viewport.from>=h.to||i.viewport.to<=h.from){if(t)return null;if(h.type==Be.Text){let f=xp(i,r,h,o,
l);return new Ge(f,f==h.from?1:-1)}}if(h.type!=Be.Text)return a<(h.top+h.bottom)/2?new Ge(h.from,1):new Ge(h.to,-1);let c=i.docView.lineAt(h.
from,2);return(!c||c.length!=h.length)&&(c=i.docView.lineAt(h.from,-2)),new Mo(i,o,l,i.textDirectionAt(h.from)).scanTile(c,h.from)}var Mo=class{constructor(e,t,n,r){
this.view=e,this.x=t,this.y=n,this.baseDir=r,this.line=null,this.spans=null}bidiSpansAt(e){return(!this.line||this.line.from>e||this.line.to<
e)&&(this.line=this.view.state.doc.lineAt(e),this.spans=this.view.bidiSpans(this.line)),this}baseDirAt(e,t){let{line:n,spans:r}=this.bidiSpansAt(
e);return r[qe.find(r,e-n.from,-1,t)].level==this.baseDir}dirAt(e,t){let{line:n,spans:r}=this.bidiSpansAt(e);return r[qe.find(r,e-n.from,-1,
t)].dir}bidiIn(e,t){let{spans:n,line:r}=this.bidiSpansAt(e);return n.length>1||n.length&&(n[0].level!=this.baseDir||n[0].to+r.from<t)}scan(e,t,n=!1){
let r=0,s=e.length-1,o=new Set,l=this.bidiIn(e[0],e[s]),a,h,c=-1,f=1e9,u;e:for(;r<s;){let p=s-r,m=r+s>>1;t:if(o.has(m)){for(let w=1;w<p;w++){
let b=m+w;if(b>=s&&(b-=p),!o.has(b)){m=b;break t}}break e}o.add(m);let g=t(m),y=0;if(g)for(let w=0;w<g.length;w++){let b=g[w];if(!(b.width==
0&&g.length>1))if(b.bottom<this.y)(!a||a.bottom<b.bottom)&&(a=b),y=1;else if(b.top>this.y)(!h||h.top>b.top)&&(h=b),y=-1;else{let M=b.left>this.
x?this.x-b.left:b.right<this.x?this.x-b.right:0,S=Math.abs(M);S<f&&(c=m,f=S,u=b),M&&(y=M<0==(this.baseDir==U.LTR)?-1:1)}}y==-1&&(!l||this.baseDirAt(
e[m],1))?s=m:y==1&&(!l||this.baseDirAt(e[m+1],-1))&&(r=m+1)}if(!u){if(!h&&!a)return{i:0,after:!1};let p=a&&(!h||this.y-a.bottom<h.top-this.y)?
a:h;return this.y=(p.top+p.bottom)/2,this.scan(e,t,!0)}if(f&&!n){let{top:p,bottom:m}=u;if(a&&a.bottom>(p+p+m)/3)return this.y=a.bottom-1,this.
scan(e,t,!0);if(h&&h.top<(p+m+m)/3)return this.y=h.top+1,this.scan(e,t,!0)}let d=(l?this.dirAt(e[c],1):this.baseDir)==U.LTR;return{i:c,after:this.
x>(u.left+u.right)/2==d}}scanText(e,t){let n=[];for(let s=0;s<e.length;s=ue(e.text,s))n.push(t+s);n.push(t+e.length);let r=this.scan(n,s=>{let o=n[s]-
t,l=n[s+1]-t;return Sn(e.dom,o,l).getClientRects()});return r.after?new Ge(n[r.i+1],-1):new Ge(n[r.i],1)}scanTile(e,t){if(!e.length)return new Ge(
t,1);if(e.children.length==1){let l=e.children[0];if(l.isText())return this.scanText(l,t);if(l.isComposite())return this.scanTile(l,t)}let n=[
t];for(let l=0,a=t;l<e.children.length;l++)n.push(a+=e.children[l].length);let r=this.scan(n,l=>{let a=e.children[l];return a.flags&48?null:
(pe(a.dom)?a.dom:Sn(a.dom,0,a.length)).getClientRects()}),s=e.children[r.i],o=n[r.i];return s.isText()?this.scanText(s,o):s.isComposite()?this.
scanTile(s,o):r.after?new Ge(n[r.i+1],-1):new Ge(o,1)}},Ci="￿",To=class{constructor(e,t){this.points=e,this.view=t,this.text="",this.lineSeparator=
t.state.facet(Q.lineSeparator)}append(e){this.text+=e}lineBreak(){this.text+=Ci}readRange(e,t){if(!e)return this;let n=e.parentNode;for(let r=e;;){
this.findPointBefore(n,r);let s=this.text.length;this.readNode(r);let o=te.get(r),l=r.nextSibling;if(l==t){o?.breakAfter&&!l&&n!=this.view.contentDOM&&
this.lineBreak();break}let a=te.get(l);(o&&a?o.breakAfter:(o?o.breakAfter:Cr(r))||Cr(l)&&(r.nodeName!="BR"||o?.isWidget())&&this.text.length>
s)&&!Ap(l,t)&&this.lineBreak(),r=l}return this.findPointBefore(n,t),this}readTextNode(e){let t=e.nodeValue;for(let n of this.points)n.node==
e&&(n.pos=this.text.length+Math.min(n.offset,t.length));for(let n=0,r=this.lineSeparator?null:/\r\n?|\n/g;;){let s=-1,o=1,l;if(this.lineSeparator?
(s=t.indexOf(this.lineSeparator,n),o=this.lineSeparator.length):(l=r.exec(t))&&(s=l.index,o=l[0].length),this.append(t.slice(n,s<0?t.length:
s)),s<0)break;if(this.lineBreak(),o>1)for(let a of this.points)a.node==e&&a.pos>this.text.length&&(a.pos-=o-1);n=s+o}}readNode(e){let t=te.get(
e),n=t&&t.overrideDOMText;if(n!=null){this.findPointInside(e,n.length);for(let r=n.iter();!r.next().done;)r.lineBreak?this.lineBreak():this.
append(r.value)}else Oi(e)?this.readTextNode(e):e.nodeName=="BR"?e.nextSibling&&this.lineBreak():pe(e)&&this.readRange(e.firstChild,null)}findPointBefore(e,t){
for(let n of this.points)n.node==e&&e.childNodes[n.offset]==t&&(n.pos=this.text.length)}findPointInside(e,t){for(let n of this.points)(Oi(e)?
n.node==e:e.contains(n.node))&&(n.pos=this.text.length+(Cp(e,n.node,n.offset)?t:0))}};function Cp(i,e,t){for(;;){if(!e||t<Dt(e))return!1;if(e==
i)return!0;t=It(e)+1,e=e.parentNode}}function Ap(i,e){let t;for(;!(i==e||!i);i=i.nextSibling){let n=te.get(i);if(!n?.isWidget())return!1;n&&
(t||(t=[])).push(n)}if(t)for(let n of t){let r=n.overrideDOMText;if(r?.length)return!1}return!0}var Dr=class{constructor(e,t){this.node=e,this.
offset=t,this.pos=-1}},Ro=class{constructor(e,t,n,r){this.typeOver=r,this.bounds=null,this.text="",this.domChanged=t>-1;let{impreciseHead:s,
impreciseAnchor:o}=e.docView,l=e.state.selection;if(e.state.readOnly&&t>-1)this.newSel=null;else if(t>-1&&(this.bounds=tc(e.docView.tile,t,n,
0))){let a=s||o?[]:Tp(e),h=new To(a,e);h.readRange(this.bounds.startDOM,this.bounds.endDOM),this.text=h.text,this.newSel=Rp(a,this.bounds.from)}else{
let a=e.observer.selectionRange,h=s&&s.node==a.focusNode&&s.offset==a.focusOffset||!co(e.contentDOM,a.focusNode)?l.main.head:e.docView.posFromDOM(
a.focusNode,a.focusOffset),c=o&&o.node==a.anchorNode&&o.offset==a.anchorOffset||!co(e.contentDOM,a.anchorNode)?l.main.anchor:e.docView.posFromDOM(
a.anchorNode,a.anchorOffset),f=e.viewport;if((A.ios||A.chrome)&&h!=c&&Math.min(h,c)<=l.main.from&&Math.max(h,c)>=l.main.to&&(f.from>0||f.to<
e.state.doc.length)){let u=Math.min(h,c),d=Math.max(h,c),p=f.from-u,m=f.to-d;(p==0||p==1||u==0)&&(m==0||m==-1||d==e.state.doc.length)&&(h=0,
c=e.state.doc.length)}if(e.inputState.composing>-1&&l.ranges.length>1)this.newSel=l.replaceRange(x.range(c,h));else if(e.lineWrapping&&c==h&&
!(l.main.empty&&l.main.head==h)&&e.inputState.lastTouchTime>Date.now()-100){let u=e.coordsAtPos(h,-1),d=0;u&&(d=e.inputState.lastTouchY<=u.bottom?
-1:1),this.newSel=x.create([x.cursor(h,d)])}else this.newSel=x.single(c,h)}}};function tc(i,e,t,n){if(i.isComposite()){let r=-1,s=-1,o=-1,l=-1;
for(let a=0,h=n,c=n;a<i.children.length;a++){let f=i.children[a],u=h+f.length;if(h<e&&u>t)return tc(f,e,t,h);if(u>=e&&r==-1&&(r=a,s=h),h>t&&
f.dom.parentNode==i.dom){o=a,l=c;break}c=u,h=u+f.breakAfter}return{from:s,to:l<0?n+i.length:l,startDOM:(r?i.children[r-1].dom.nextSibling:null)||
i.dom.firstChild,endDOM:o<i.children.length&&o>=0?i.children[o].dom:null}}else return i.isText()?{from:n,to:n+i.length,startDOM:i.dom,endDOM:i.
dom.nextSibling}:null}function ic(i,e){let t,{newSel:n}=e,{state:r}=i,s=r.selection.main,o=i.inputState.lastKeyTime>Date.now()-100?i.inputState.
lastKeyCode:-1;if(e.bounds){let{from:l,to:a}=e.bounds,h=s.from,c=null;(o===8||A.android&&e.text.length<a-l)&&(h=s.to,c="end");let f=r.doc.sliceString(
l,a,Ci),u,d;!s.empty&&s.from>=l&&s.to<=a&&(e.typeOver||f!=e.text)&&f.slice(0,s.from-l)==e.text.slice(0,s.from-l)&&f.slice(s.to-l)==e.text.slice(
u=e.text.length-(f.length-(s.to-l)))?t={from:s.from,to:s.to,insert:H.of(e.text.slice(s.from-l,u).split(Ci))}:(d=nc(f,e.text,h-l,c))&&(A.chrome&&
o==13&&d.toB==d.from+2&&e.text.slice(d.from,d.toB)==Ci+Ci&&d.toB--,t={from:l+d.from,to:l+d.toA,insert:H.of(e.text.slice(d.from,d.toB).split(
Ci))})}else n&&(!i.hasFocus&&r.facet(Tt)||Do(n,s))&&(n=null);if(!t&&!n)return!1;if((A.mac||A.android)&&t&&t.from==t.to&&t.from==s.head-1&&/^\. ?$/.
test(t.insert.toString())&&i.contentDOM.getAttribute("autocorrect")=="off"?(n&&t.insert.length==2&&(n=x.single(n.main.anchor-1,n.main.head-1)),
t={from:t.from,to:t.to,insert:H.of([t.insert.toString().replace("."," ")])}):r.doc.lineAt(s.from).to<s.to&&i.docView.lineHasWidget(s.to)&&i.
inputState.insertingTextAt>Date.now()-50?t={from:s.from,to:s.to,insert:r.toText(i.inputState.insertingText)}:A.chrome&&t&&t.from==t.to&&t.from==
s.head&&t.insert.toString()==`
 `&&i.lineWrapping&&(n&&(n=x.single(n.main.anchor-1,n.main.head-1)),t={from:s.from,to:s.to,insert:H.of([" "])}),t)return sl(i,t,n,o);if(n&&!Do(
n,s)){let l=!1,a="select";return i.inputState.lastSelectionTime>Date.now()-50&&(i.inputState.lastSelectionOrigin=="select"&&(l=!0),a=i.inputState.
lastSelectionOrigin,a=="select.pointer"&&(n=ec(r.facet(vn).map(h=>h(i)),n))),i.dispatch({selection:n,scrollIntoView:l,userEvent:a}),!0}else return!1}
function sl(i,e,t,n=-1){if(A.ios&&i.inputState.flushIOSKey(e))return!0;let r=i.state.selection.main;if(A.android&&(e.to==r.to&&(e.from==r.from||
e.from==r.from-1&&i.state.sliceDoc(e.from,r.from)==" ")&&e.insert.length==1&&e.insert.lines==2&&Ei(i.contentDOM,"Enter",13)||(e.from==r.from-
1&&e.to==r.to&&e.insert.length==0||n==8&&e.insert.length<e.to-e.from&&e.to>r.head)&&Ei(i.contentDOM,"Backspace",8)||e.from==r.from&&e.to==r.
to+1&&e.insert.length==0&&Ei(i.contentDOM,"Delete",46)))return!0;let s=e.insert.toString();i.inputState.composing>=0&&i.inputState.composing++;
let o,l=()=>o||(o=Mp(i,e,t));return i.state.facet(zh).some(a=>a(i,e.from,e.to,s,l))||i.dispatch(l()),!0}function Mp(i,e,t){let n,r=i.state,s=r.
selection.main,o=-1;if(e.from==e.to&&e.from<s.from||e.from>s.to){let a=e.from<s.from?-1:1,h=a<0?s.from:s.to,c=gn(r.facet(vn).map(f=>f(i)),h,
a);e.from==c&&(o=c)}if(o>-1)n={changes:e,selection:x.cursor(e.from+e.insert.length,-1)};else if(e.from>=s.from&&e.to<=s.to&&e.to-e.from>=(s.
to-s.from)/3&&(!t||t.main.empty&&t.main.from==e.from+e.insert.length)&&i.inputState.composing<0){let a=s.from<e.from?r.sliceDoc(s.from,e.from):
"",h=s.to>e.to?r.sliceDoc(e.to,s.to):"";n=r.replaceSelection(i.state.toText(a+e.insert.sliceString(0,void 0,i.state.lineBreak)+h))}else{let a=r.
changes(e),h=t&&t.main.to<=a.newLength?t.main:void 0;if(r.selection.ranges.length>1&&(i.inputState.composing>=0||i.inputState.compositionPendingChange)&&
e.to<=s.to+10&&e.to>=s.to-10){let c=i.state.sliceDoc(e.from,e.to),f,u=t&&Qh(i,t.main.head);if(u){let p=e.insert.length-(e.to-e.from);f={from:u.
from,to:u.to-p}}else f=i.state.doc.lineAt(s.head);let d=s.to-e.to;n=r.changeByRange(p=>{if(p.from==s.from&&p.to==s.to)return{changes:a,range:h||
p.map(a)};let m=p.to-d,g=m-c.length;if(i.state.sliceDoc(g,m)!=c||m>=f.from&&g<=f.to)return{range:p};let y=r.changes({from:g,to:m,insert:e.insert}),
w=p.to-s.to;return{changes:y,range:h?x.range(Math.max(0,h.anchor+w),Math.max(0,h.head+w)):p.map(y)}})}else n={changes:a,selection:h&&r.selection.
replaceRange(h)}}let l="input.type";return(i.composing||i.inputState.compositionPendingChange&&i.inputState.compositionEndedAt>Date.now()-50)&&
(i.inputState.compositionPendingChange=!1,l+=".compose",i.inputState.compositionFirstChange&&(l+=".start",i.inputState.compositionFirstChange=
!1)),r.update(n,{userEvent:l,scrollIntoView:!0})}function nc(i,e,t,n){let r=Math.min(i.length,e.length),s=0;for(;s<r&&i.charCodeAt(s)==e.charCodeAt(
s);)s++;if(s==r&&i.length==e.length)return null;let o=i.length,l=e.length;for(;o>0&&l>0&&i.charCodeAt(o-1)==e.charCodeAt(l-1);)o--,l--;if(n==
"end"){let a=Math.max(0,s-Math.min(o,l));t-=o+a-s}if(o<s&&i.length<e.length){let a=t<=s&&t>=o?s-t:0;s-=a,l=s+(l-o),o=s}else if(l<s){let a=t<=
s&&t>=l?s-t:0;s-=a,o=s+(o-l),l=s}return{from:s,toA:o,toB:l}}function Tp(i){let e=[];if(i.root.activeElement!=i.contentDOM)return e;let{anchorNode:t,
anchorOffset:n,focusNode:r,focusOffset:s}=i.observer.selectionRange;return t&&(e.push(new Dr(t,n)),(r!=t||s!=n)&&e.push(new Dr(r,s))),e}function Rp(i,e){
if(i.length==0)return null;let t=i[0].pos,n=i.length==2?i[1].pos:t;return t<0||n<0?null:t==n?x.create([x.cursor(n+e,-1)]):x.single(t+e,n+e)}
function Do(i,e){return e.head==i.main.head&&e.anchor==i.main.anchor}var Eo=class{setSelectionOrigin(e){this.lastSelectionOrigin=e,this.lastSelectionTime=
Date.now()}constructor(e){this.view=e,this.lastKeyCode=0,this.lastKeyTime=0,this.touchActive=!1,this.lastTouchTime=0,this.lastTouchX=0,this.
lastTouchY=0,this.lastFocusTime=0,this.lastScrollTop=0,this.lastScrollLeft=0,this.lastWheelEvent=0,this.pendingIOSKey=void 0,this.lastIOSMomentumScroll=
0,this.tabFocusMode=-1,this.lastSelectionOrigin=null,this.lastSelectionTime=0,this.lastContextMenu=0,this.scrollHandlers=[],this.handlers=Object.
create(null),this.composing=-1,this.compositionFirstChange=null,this.compositionEndedAt=0,this.compositionPendingKey=!1,this.compositionPendingChange=
!1,this.insertingText="",this.insertingTextAt=0,this.mouseSelection=null,this.draggedContent=null,this.handleEvent=this.handleEvent.bind(this),
this.notifiedFocused=e.hasFocus,A.safari&&e.contentDOM.addEventListener("input",()=>null),A.gecko&&Kp(e.contentDOM.ownerDocument)}handleEvent(e){
!Np(this.view,e)||this.ignoreDuringComposition(e)||e.type=="keydown"&&this.keydown(e)||(this.view.updateState!=0?Promise.resolve().then(()=>this.
runHandlers(e.type,e)):this.runHandlers(e.type,e))}runHandlers(e,t){let n=this.handlers[e];if(n){for(let r of n.observers)r(this.view,t);for(let r of n.
handlers){if(t.defaultPrevented)break;if(r(this.view,t)){t.preventDefault();break}}}}ensureHandlers(e){let t=Ep(e),n=this.handlers,r=this.view.
contentDOM;for(let s in t)if(s!="scroll"){let o=!t[s].handlers.length,l=n[s];l&&o!=!l.handlers.length&&(r.removeEventListener(s,this.handleEvent),
l=null),l||r.addEventListener(s,this.handleEvent,{passive:o})}for(let s in n)s!="scroll"&&!t[s]&&r.removeEventListener(s,this.handleEvent);this.
handlers=t}keydown(e){if(this.lastKeyCode=e.keyCode,this.lastKeyTime=Date.now(),e.keyCode==9&&this.tabFocusMode>-1&&(!this.tabFocusMode||Date.
now()<=this.tabFocusMode))return!0;if(this.tabFocusMode>0&&e.keyCode!=27&&sc.indexOf(e.keyCode)<0&&(this.tabFocusMode=-1),A.android&&A.chrome&&
!e.synthetic&&(e.keyCode==13||e.keyCode==8))return this.view.observer.delayAndroidKey(e.key,e.keyCode),!0;if(A.ios&&!e.synthetic&&!e.altKey&&
!e.metaKey&&(rc.some(t=>t.keyCode==e.keyCode)&&!e.ctrlKey||Op.indexOf(e.key)>-1&&e.ctrlKey)){let t={ctrlKey:e.ctrlKey,altKey:e.altKey,metaKey:e.
metaKey,shiftKey:e.shiftKey};t.shiftKey&&A.ios&&!/^(off|none)$/.test(this.view.contentDOM.autocapitalize)&&Dp(this.view.win)&&(t.shiftKey=!1);
let n=this.pendingIOSKey={key:e.key,keyCode:e.keyCode,mods:t};return setTimeout(()=>{this.pendingIOSKey==n&&this.flushIOSKey()},50),!0}return e.
keyCode!=229&&this.view.observer.forceFlush(),!1}flushIOSKey(e){let t=this.pendingIOSKey;return!t||this.view.observer.pendingRecords().length||
t.key=="Enter"&&e&&e.from<e.to&&/^\S+$/.test(e.insert.toString())?!1:(this.pendingIOSKey=void 0,Ei(this.view.contentDOM,t.key,t.keyCode,t.mods))}ignoreDuringComposition(e){
return!/^key/.test(e.type)||e.synthetic?!1:this.composing>0?!0:A.safari&&!A.ios&&this.compositionPendingKey&&Date.now()-this.compositionEndedAt<
100?(this.compositionPendingKey=!1,!0):!1}startMouseSelection(e){this.mouseSelection&&this.mouseSelection.destroy(),this.mouseSelection=e}update(e){
this.view.observer.update(e),this.mouseSelection&&this.mouseSelection.update(e),this.draggedContent&&e.docChanged&&(this.draggedContent=this.
draggedContent.map(e.changes)),e.transactions.length&&(this.lastKeyCode=this.lastSelectionTime=0)}destroy(){this.mouseSelection&&this.mouseSelection.
destroy()}};function Dp(i){return i.visualViewport?i.visualViewport.height*i.visualViewport.scale/i.document.documentElement.clientHeight<.85:
!1}function eh(i,e){return(t,n)=>{try{return e.call(i,n,t)}catch(r){de(t.state,r)}}}function Ep(i){let e=Object.create(null);function t(n){return e[n]||
(e[n]={observers:[],handlers:[]})}for(let n of i){let r=n.spec,s=r&&r.plugin.domEventHandlers,o=r&&r.plugin.domEventObservers;if(s)for(let l in s){
let a=s[l];a&&t(l).handlers.push(eh(n.value,a))}if(o)for(let l in o){let a=o[l];a&&t(l).observers.push(eh(n.value,a))}}for(let n in it)t(n).
handlers.push(it[n]);for(let n in Me)t(n).observers.push(Me[n]);return e}var rc=[{key:"Backspace",keyCode:8,inputType:"deleteContentBackward"},
{key:"Enter",keyCode:13,inputType:"insertParagraph"},{key:"Enter",keyCode:13,inputType:"insertLineBreak"},{key:"Delete",keyCode:46,inputType:"\
deleteContentForward"}],Op="dthko",sc=[16,17,18,20,91,92,224,225],cr=6;function fr(i){return Math.max(0,i)*.7+8}function Bp(i,e){return Math.
max(Math.abs(i.clientX-e.clientX),Math.abs(i.clientY-e.clientY))}var Oo=class{constructor(e,t,n,r){this.view=e,this.startEvent=t,this.style=
n,this.mustSelect=r,this.scrollSpeed={x:0,y:0},this.scrolling=-1,this.lastEvent=t,this.scrollParents=Mh(e.contentDOM),this.atoms=e.state.facet(
vn).map(o=>o(e));let s=e.contentDOM.ownerDocument;s.addEventListener("mousemove",this.move=this.move.bind(this)),s.addEventListener("mouseup",
this.up=this.up.bind(this)),this.extend=t.shiftKey,this.multiple=e.state.facet(Q.allowMultipleSelections)&&Lp(e,t),this.dragging=Ip(e,t)&&ac(
t)==1?null:!1}start(e){this.dragging===!1&&this.select(e)}move(e){if(e.buttons==0)return this.destroy();if(this.dragging||this.dragging==null&&
Bp(this.startEvent,e)<10)return;this.select(this.lastEvent=e);let t=0,n=0,r=0,s=0,o=this.view.win.innerWidth,l=this.view.win.innerHeight;this.
scrollParents.x&&({left:r,right:o}=this.scrollParents.x.getBoundingClientRect()),this.scrollParents.y&&({top:s,bottom:l}=this.scrollParents.
y.getBoundingClientRect());let a=rl(this.view);e.clientX-a.left<=r+cr?t=-fr(r-e.clientX):e.clientX+a.right>=o-cr&&(t=fr(e.clientX-o)),e.clientY-
a.top<=s+cr?n=-fr(s-e.clientY):e.clientY+a.bottom>=l-cr&&(n=fr(e.clientY-l)),this.setScrollSpeed(t,n)}up(e){this.dragging==null&&this.select(
this.lastEvent),this.dragging||e.preventDefault(),this.destroy()}destroy(){this.setScrollSpeed(0,0);let e=this.view.contentDOM.ownerDocument;
e.removeEventListener("mousemove",this.move),e.removeEventListener("mouseup",this.up),this.view.inputState.mouseSelection=this.view.inputState.
draggedContent=null}setScrollSpeed(e,t){this.scrollSpeed={x:e,y:t},e||t?this.scrolling<0&&(this.scrolling=setInterval(()=>this.scroll(),50)):
this.scrolling>-1&&(clearInterval(this.scrolling),this.scrolling=-1)}scroll(){let{x:e,y:t}=this.scrollSpeed;e&&this.scrollParents.x&&(this.scrollParents.
x.scrollLeft+=e,e=0),t&&this.scrollParents.y&&(this.scrollParents.y.scrollTop+=t,t=0),(e||t)&&this.view.win.scrollBy(e,t),this.dragging===!1&&
this.select(this.lastEvent)}select(e){let{view:t}=this,n=ec(this.atoms,this.style.get(e,this.extend,this.multiple));(this.mustSelect||!n.eq(
t.state.selection,this.dragging===!1))&&this.view.dispatch({selection:n,userEvent:"select.pointer"}),this.mustSelect=!1}update(e){e.transactions.
some(t=>t.isUserEvent("input.type"))?this.destroy():this.style.update(e)&&setTimeout(()=>this.select(this.lastEvent),20)}};function Lp(i,e){
let t=i.state.facet($h);return t.length?t[0](e):A.mac?e.metaKey:e.ctrlKey}function Pp(i,e){let t=i.state.facet(Wh);return t.length?t[0](e):A.
mac?!e.altKey:!e.ctrlKey}function Ip(i,e){let{main:t}=i.state.selection;if(t.empty)return!1;let n=kn(i.root);if(!n||n.rangeCount==0)return!0;
let r=n.getRangeAt(0).getClientRects();for(let s=0;s<r.length;s++){let o=r[s];if(o.left<=e.clientX&&o.right>=e.clientX&&o.top<=e.clientY&&o.
bottom>=e.clientY)return!0}return!1}function Np(i,e){if(!e.bubbles)return!0;if(e.defaultPrevented)return!1;for(let t=e.target,n;t!=i.contentDOM;t=
t.parentNode)if(!t||t.nodeType==11||(n=te.get(t))&&n.isWidget()&&!n.isHidden&&n.widget.ignoreEvent(e))return!1;return!0}var it=Object.create(
null),Me=Object.create(null),oc=A.ie&&A.ie_version<15||A.ios&&A.webkit_version<604;function Fp(i){let e=i.dom.parentNode;if(!e)return;let t=e.
appendChild(document.createElement("textarea"));t.style.cssText="position: fixed; left: -10000px; top: 10px",t.focus(),setTimeout(()=>{i.focus(),
t.remove(),lc(i,t.value)},50)}function Vr(i,e,t){for(let n of i.facet(e))t=n(t,i);return t}function lc(i,e){e=Vr(i.state,el,e);let{state:t}=i,
n,r=1,s=t.toText(e),o=s.lines==t.selection.ranges.length;if(Bo!=null&&t.selection.ranges.every(a=>a.empty)&&Bo==s.toString()){let a=-1;n=t.changeByRange(
h=>{let c=t.doc.lineAt(h.from);if(c.from==a)return{range:h};a=c.from;let f=t.toText((o?s.line(r++).text:e)+t.lineBreak);return{changes:{from:c.
from,insert:f},range:x.cursor(h.from+f.length,-1)}})}else o?n=t.changeByRange(a=>{let h=s.line(r++);return{changes:{from:a.from,to:a.to,insert:h.
text},range:x.cursor(a.from+h.length,-1)}}):n=t.replaceSelection(s);i.dispatch(n,{userEvent:"input.paste",scrollIntoView:!0})}Me.scroll=i=>{
let e=i.inputState;e.lastScrollTop=i.scrollDOM.scrollTop,e.lastScrollLeft=i.scrollDOM.scrollLeft,A.ios&&!e.touchActive&&(e.lastIOSMomentumScroll=
Date.now())};Me.wheel=Me.mousewheel=i=>{i.inputState.lastWheelEvent=Date.now()};it.keydown=(i,e)=>(i.inputState.setSelectionOrigin("select"),
e.keyCode==27&&i.inputState.tabFocusMode!=0&&(i.inputState.tabFocusMode=Date.now()+2e3),!1);Me.touchstart=(i,e)=>{let t=i.inputState,n=e.targetTouches[0];
t.touchActive=!0,t.lastTouchTime=Date.now(),n&&(t.lastTouchX=n.clientX,t.lastTouchY=n.clientY),t.setSelectionOrigin("select.pointer")};Me.touchmove=
i=>{i.inputState.setSelectionOrigin("select.pointer")};Me.touchend=(i,e)=>{i.inputState.touchActive=!1};it.mousedown=(i,e)=>{if(i.observer.flush(),
i.inputState.lastTouchTime>Date.now()-2e3)return!1;let t=null;for(let n of i.state.facet(Hh))if(t=n(i,e),t)break;if(!t&&e.button==0&&(t=Wp(i,
e)),t){let n=!i.hasFocus;i.inputState.startMouseSelection(new Oo(i,e,t,n)),n&&i.observer.ignore(()=>{Dh(i.contentDOM);let s=i.root.activeElement;
s&&!s.contains(i.contentDOM)&&s.blur()});let r=i.inputState.mouseSelection;if(r)return r.start(e),r.dragging===!1}else i.inputState.setSelectionOrigin(
"select.pointer");return!1};function th(i,e,t,n){if(n==1)return x.cursor(e,t);if(n==2)return bp(i.state,e,t);{let r=i.docView.lineAt(e,t),s=i.
state.doc.lineAt(r?r.posAtEnd:e),o=r?r.posAtStart:s.from,l=r?r.posAtEnd:s.to;return l<i.state.doc.length&&l==s.to&&l++,x.undirectionalRange(
o,l)}}var $p=A.ie&&A.ie_version<=11,ih=null,nh=0,rh=0;function ac(i){if(!$p)return i.detail;let e=ih,t=rh;return ih=i,rh=Date.now(),nh=!e||t>
Date.now()-400&&Math.abs(e.clientX-i.clientX)<2&&Math.abs(e.clientY-i.clientY)<2?(nh+1)%3:1}function Wp(i,e){let t=i.posAndSideAtCoords({x:e.
clientX,y:e.clientY},!1),n=ac(e),r=i.state.selection;return{update(s){s.docChanged&&(t.pos=s.changes.mapPos(t.pos),r=r.map(s.changes))},get(s,o,l){
let a=i.posAndSideAtCoords({x:s.clientX,y:s.clientY},!1),h,c=th(i,a.pos,a.assoc,n);if(t.pos!=a.pos&&!o){let f=th(i,t.pos,t.assoc,n),u=Math.min(
f.from,c.from),d=Math.max(f.to,c.to);c=u<c.from?x.range(u,d,c.assoc):x.range(d,u,c.assoc)}return o?r.replaceRange(r.main.extend(c.from,c.to,
c.assoc)):l&&n==1&&r.ranges.length>1&&(h=Hp(r,a.pos))?h:l?r.addRange(c):x.create([c])}}}function Hp(i,e){for(let t=0;t<i.ranges.length;t++){
let{from:n,to:r}=i.ranges[t];if(n<=e&&r>=e)return x.create(i.ranges.slice(0,t).concat(i.ranges.slice(t+1)),i.mainIndex==t?0:i.mainIndex-(i.mainIndex>
t?1:0))}return null}it.dragstart=(i,e)=>{let{selection:{main:t}}=i.state;if(e.target.draggable){let r=i.docView.tile.nearest(e.target);if(r&&
r.isWidget()){let s=r.posAtStart,o=s+r.length;(s>=t.to||o<=t.from)&&(t=x.undirectionalRange(s,o))}}let{inputState:n}=i;return n.mouseSelection&&
(n.mouseSelection.dragging=!0),n.draggedContent=t,e.dataTransfer&&(e.dataTransfer.setData("Text",Vr(i.state,tl,i.state.sliceDoc(t.from,t.to))),
e.dataTransfer.effectAllowed="copyMove"),!1};it.dragend=i=>(i.inputState.draggedContent=null,!1);function sh(i,e,t,n){if(t=Vr(i.state,el,t),
!t)return;let r=i.posAtCoords({x:e.clientX,y:e.clientY},!1),{draggedContent:s}=i.inputState,o=n&&s&&Pp(i,e)?{from:s.from,to:s.to}:null,l={from:r,
insert:t},a=i.state.changes(o?[o,l]:l);i.focus(),i.dispatch({changes:a,selection:{anchor:a.mapPos(r,-1),head:a.mapPos(r,1)},userEvent:o?"mov\
e.drop":"input.drop"}),i.inputState.draggedContent=null}it.drop=(i,e)=>{if(!e.dataTransfer)return!1;if(i.state.readOnly)return!0;let t=e.dataTransfer.
files;if(t&&t.length){let n=Array(t.length),r=0,s=()=>{++r==t.length&&sh(i,e,n.filter(o=>o!=null).join(i.state.lineBreak),!1)};for(let o=0;o<
t.length;o++){let l=new FileReader;l.onerror=s,l.onload=()=>{/[\x00-\x08\x0e-\x1f]{2}/.test(l.result)||(n[o]=l.result),s()},l.readAsText(t[o])}
return!0}else{let n=e.dataTransfer.getData("Text");if(n)return sh(i,e,n,!0),!0}return!1};it.paste=(i,e)=>{if(i.state.readOnly)return!0;i.observer.
flush();let t=oc?null:e.clipboardData;return t?(lc(i,t.getData("text/plain")||t.getData("text/uri-list")),!0):(Fp(i),!1)};function Vp(i,e){let t=i.
dom.parentNode;if(!t)return;let n=t.appendChild(document.createElement("textarea"));n.style.cssText="position: fixed; left: -10000px; top: 1\
0px",n.value=e,n.focus(),n.selectionEnd=e.length,n.selectionStart=0,setTimeout(()=>{n.remove(),i.focus()},50)}function zp(i){let e=[],t=[],n=!1;
for(let r of i.selection.ranges)r.empty||(e.push(i.sliceDoc(r.from,r.to)),t.push(r));if(!e.length){let r=-1;for(let{from:s}of i.selection.ranges){
let o=i.doc.lineAt(s);o.number>r&&(e.push(o.text),t.push({from:o.from,to:Math.min(i.doc.length,o.to+1)})),r=o.number}n=!0}return{text:Vr(i,tl,
e.join(i.lineBreak)),ranges:t,linewise:n}}var Bo=null;it.copy=it.cut=(i,e)=>{if(!fn(i.contentDOM,i.observer.selectionRange))return!1;let{text:t,
ranges:n,linewise:r}=zp(i.state);if(!t&&!r)return!1;Bo=r?t:null,e.type=="cut"&&!i.state.readOnly&&i.dispatch({changes:n,scrollIntoView:!0,userEvent:"\
delete.cut"});let s=oc?null:e.clipboardData;return s?(s.clearData(),s.setData("text/plain",t),!0):(Vp(i,t),!1)};var hc=De.define();function cc(i,e){
let t=[];for(let n of i.facet(Kh)){let r=n(i,e);r&&t.push(r)}return t.length?i.update({effects:t,annotations:hc.of(!0)}):null}function fc(i){
setTimeout(()=>{let e=i.hasFocus;if(e!=i.inputState.notifiedFocused){let t=cc(i.state,e);t?i.dispatch(t):i.update([])}},10)}Me.focus=i=>{i.inputState.
lastFocusTime=Date.now(),!i.scrollDOM.scrollTop&&(i.inputState.lastScrollTop||i.inputState.lastScrollLeft)&&(i.scrollDOM.scrollTop=i.inputState.
lastScrollTop,i.scrollDOM.scrollLeft=i.inputState.lastScrollLeft),fc(i)};Me.blur=i=>{i.observer.clearSelectionRange(),fc(i)};Me.compositionstart=
Me.compositionupdate=(i,e)=>{if(!i.observer.editContext&&(i.inputState.compositionFirstChange==null&&(i.inputState.compositionFirstChange=!0),
i.inputState.composing<0)){let{main:t}=i.state.selection;!t.empty&&i.lineBlockAt(t.from).from!=i.lineBlockAt(t.to).from&&!i.state.readOnly&&
i.dispatch({changes:i.state.selection.ranges.filter(n=>!n.empty).map(n=>({from:n.from,to:n.to})),userEvent:"input"}),i.inputState.composing=
0}};Me.compositionend=i=>{i.observer.editContext||(i.inputState.composing=-1,i.inputState.compositionEndedAt=Date.now(),i.inputState.compositionPendingKey=
!0,i.inputState.compositionPendingChange=i.observer.pendingRecords().length>0,i.inputState.compositionFirstChange=null,A.chrome&&A.android?i.
observer.flushSoon():i.inputState.compositionPendingChange?Promise.resolve().then(()=>i.observer.flush()):setTimeout(()=>{i.inputState.composing<
0&&i.docView.hasComposition&&i.update([])},50))};Me.contextmenu=i=>{i.inputState.lastContextMenu=Date.now()};it.beforeinput=(i,e)=>{var t,n;
if((e.inputType=="insertText"||e.inputType=="insertCompositionText")&&(i.inputState.insertingText=e.data,i.inputState.insertingTextAt=Date.now()),
e.inputType=="insertReplacementText"&&i.observer.editContext){let s=(t=e.dataTransfer)===null||t===void 0?void 0:t.getData("text/plain"),o=e.
getTargetRanges();if(s&&o.length){let l=o[0],a=i.posAtDOM(l.startContainer,l.startOffset),h=i.posAtDOM(l.endContainer,l.endOffset);return sl(
i,{from:a,to:h,insert:i.state.toText(s)},null),!0}}let r;if(A.chrome&&A.android&&(r=rc.find(s=>s.inputType==e.inputType))&&(i.observer.delayAndroidKey(
r.key,r.keyCode),r.key=="Backspace"||r.key=="Delete")){let s=((n=window.visualViewport)===null||n===void 0?void 0:n.height)||0;setTimeout(()=>{
var o;(((o=window.visualViewport)===null||o===void 0?void 0:o.height)||0)>s+10&&i.hasFocus&&(i.contentDOM.blur(),i.focus())},100)}return A.ios&&
e.inputType=="deleteContentForward"&&i.observer.flushSoon(),A.safari&&e.inputType=="insertText"&&i.inputState.composing>=0&&setTimeout(()=>Me.
compositionend(i,e),20),!1};var oh=new Set;function Kp(i){oh.has(i)||(oh.add(i),i.addEventListener("copy",()=>{}),i.addEventListener("cut",()=>{}))}
var lh=["pre-wrap","normal","pre-line","break-spaces"],Fi=!1;function ah(){Fi=!1}var Lo=class{constructor(e){this.lineWrapping=e,this.doc=H.
empty,this.heightSamples={},this.lineHeight=14,this.charWidth=7,this.textHeight=14,this.lineLength=30}heightForGap(e,t){let n=this.doc.lineAt(
t).number-this.doc.lineAt(e).number+1;return this.lineWrapping&&(n+=Math.max(0,Math.ceil((t-e-n*this.lineLength*.5)/this.lineLength))),this.
lineHeight*n}heightForLine(e){return this.lineWrapping?(1+Math.max(0,Math.ceil((e-this.lineLength)/Math.max(1,this.lineLength-5))))*this.lineHeight:
this.lineHeight}setDoc(e){return this.doc=e,this}mustRefreshForWrapping(e){return lh.indexOf(e)>-1!=this.lineWrapping}mustRefreshForHeights(e){
let t=!1;for(let n=0;n<e.length;n++){let r=e[n];r<0?n++:this.heightSamples[Math.floor(r*10)]||(t=!0,this.heightSamples[Math.floor(r*10)]=!0)}
return t}refresh(e,t,n,r,s,o){let l=lh.indexOf(e)>-1,a=Math.abs(t-this.lineHeight)>.3||this.lineWrapping!=l;if(this.lineWrapping=l,this.lineHeight=
t,this.charWidth=n,this.textHeight=r,this.lineLength=s,a){this.heightSamples={};for(let h=0;h<o.length;h++){let c=o[h];c<0?h++:this.heightSamples[Math.
floor(c*10)]=!0}}return a}},Po=class{constructor(e,t){this.from=e,this.heights=t,this.index=0}get more(){return this.index<this.heights.length}},
et=class i{constructor(e,t,n,r,s){this.from=e,this.length=t,this.top=n,this.height=r,this._content=s}get type(){return typeof this._content==
"number"?Be.Text:Array.isArray(this._content)?this._content:this._content.type}get to(){return this.from+this.length}get bottom(){return this.
top+this.height}get widget(){return this._content instanceof ii?this._content.widget:null}get widgetLineBreaks(){return typeof this._content==
"number"?this._content:0}join(e){let t=(Array.isArray(this._content)?this._content:[this]).concat(Array.isArray(e._content)?e._content:[e]);
return new i(this.from,this.length+e.length,this.top,this.height+e.height,t)}},X=(function(i){return i[i.ByPos=0]="ByPos",i[i.ByHeight=1]="B\
yHeight",i[i.ByPosNoHeight=2]="ByPosNoHeight",i})(X||(X={})),xr=.001,We=class i{constructor(e,t,n=2){this.length=e,this.height=t,this.flags=
n}get outdated(){return(this.flags&2)>0}set outdated(e){this.flags=(e?2:0)|this.flags&-3}setHeight(e){this.height!=e&&(Math.abs(this.height-
e)>xr&&(Fi=!0),this.height=e)}replace(e,t,n){return i.of(n)}decomposeLeft(e,t){t.push(this)}decomposeRight(e,t){t.push(this)}applyChanges(e,t,n,r){
let s=this,o=n.doc;for(let l=r.length-1;l>=0;l--){let{fromA:a,toA:h,fromB:c,toB:f}=r[l],u=s.lineAt(a,X.ByPosNoHeight,n.setDoc(t),0,0),d=u.to>=
h?u:s.lineAt(h,X.ByPosNoHeight,n,0,0);for(f+=d.to-h,h=d.to;l>0&&u.from<=r[l-1].toA;)a=r[l-1].fromA,c=r[l-1].fromB,l--,a<u.from&&(u=s.lineAt(
a,X.ByPosNoHeight,n,0,0));c+=u.from-a,a=u.from;let p=No.build(n.setDoc(o),e,c,f);s=Er(s,s.replace(a,h,p))}return s.updateHeight(n,0)}static empty(){
return new je(0,0,0)}static of(e){if(e.length==1)return e[0];let t=0,n=e.length,r=0,s=0;for(;;)if(t==n)if(r>s*2){let l=e[t-1];l.break?e.splice(
--t,1,l.left,null,l.right):e.splice(--t,1,l.left,l.right),n+=1+l.break,r-=l.size}else if(s>r*2){let l=e[n];l.break?e.splice(n,1,l.left,null,
l.right):e.splice(n,1,l.left,l.right),n+=2+l.break,s-=l.size}else break;else if(r<s){let l=e[t++];l&&(r+=l.size)}else{let l=e[--n];l&&(s+=l.
size)}let o=!1;return e[t-1]==null?(o=!0,t--):e[t]==null&&(o=!0,n++),new Io(i.of(e.slice(0,t)),o,i.of(e.slice(n)))}};function Er(i,e){return i==
e?i:(i.constructor!=e.constructor&&(Fi=!0),e)}We.prototype.size=1;var jp=F.replace({}),Or=class extends We{constructor(e,t,n){super(e,t),this.
deco=n,this.spaceAbove=0}mainBlock(e,t){return new et(t,this.length,e+this.spaceAbove,this.height-this.spaceAbove,this.deco||0)}blockAt(e,t,n,r){
return this.spaceAbove&&e<n+this.spaceAbove?new et(r,0,n,this.spaceAbove,jp):this.mainBlock(n,r)}lineAt(e,t,n,r,s){let o=this.mainBlock(r,s);
return this.spaceAbove?this.blockAt(0,n,r,s).join(o):o}forEachLine(e,t,n,r,s,o){e<=s+this.length&&t>=s&&o(this.lineAt(0,X.ByPos,n,r,s))}setMeasuredHeight(e){
let t=e.heights[e.index++];t<0?(this.spaceAbove=-t,t=e.heights[e.index++]):this.spaceAbove=0,this.setHeight(t)}updateHeight(e,t=0,n=!1,r){return r&&
r.from<=t&&r.more&&this.setMeasuredHeight(r),this.outdated=!1,this}toString(){return`block(${this.length})`}},je=class i extends Or{constructor(e,t,n){
super(e,t,null),this.collapsed=0,this.widgetHeight=0,this.breaks=0,this.spaceAbove=n}mainBlock(e,t){return new et(t,this.length,e+this.spaceAbove,
this.height-this.spaceAbove,this.breaks)}replace(e,t,n){let r=n[0];return n.length==1&&(r instanceof i||r instanceof Pt&&r.flags&4)&&Math.abs(
this.length-r.length)<10?(r instanceof Pt?r=new i(r.length,this.height,this.spaceAbove):r.height=this.height,this.outdated||(r.outdated=!1),
r):We.of(n)}updateHeight(e,t=0,n=!1,r){return r&&r.from<=t&&r.more?this.setMeasuredHeight(r):(n||this.outdated)&&(this.spaceAbove=0,this.setHeight(
Math.max(this.widgetHeight,e.heightForLine(this.length-this.collapsed))+this.breaks*e.lineHeight)),this.outdated=!1,this}toString(){return`l\
ine(${this.length}${this.collapsed?-this.collapsed:""}${this.widgetHeight?":"+this.widgetHeight:""})`}},Pt=class i extends We{constructor(e){
super(e,0)}heightMetrics(e,t){let n=e.doc.lineAt(t).number,r=e.doc.lineAt(t+this.length).number,s=r-n+1,o,l=0;if(e.lineWrapping){let a=Math.
min(this.height,e.lineHeight*s);o=a/s,this.length>s+1&&(l=(this.height-a)/(this.length-s-1))}else o=this.height/s;return{firstLine:n,lastLine:r,
perLine:o,perChar:l}}blockAt(e,t,n,r){let{firstLine:s,lastLine:o,perLine:l,perChar:a}=this.heightMetrics(t,r);if(t.lineWrapping){let h=r+(e<
t.lineHeight?0:Math.round(Math.max(0,Math.min(1,(e-n)/this.height))*this.length)),c=t.doc.lineAt(h),f=l+c.length*a,u=Math.max(n,e-f/2);return new et(
c.from,c.length,u,f,0)}else{let h=Math.max(0,Math.min(o-s,Math.floor((e-n)/l))),{from:c,length:f}=t.doc.line(s+h);return new et(c,f,n+l*h,l,
0)}}lineAt(e,t,n,r,s){if(t==X.ByHeight)return this.blockAt(e,n,r,s);if(t==X.ByPosNoHeight){let{from:d,to:p}=n.doc.lineAt(e);return new et(d,
p-d,0,0,0)}let{firstLine:o,perLine:l,perChar:a}=this.heightMetrics(n,s),h=n.doc.lineAt(e),c=l+h.length*a,f=h.number-o,u=r+l*f+a*(h.from-s-f);
return new et(h.from,h.length,Math.max(r,Math.min(u,r+this.height-c)),c,0)}forEachLine(e,t,n,r,s,o){e=Math.max(e,s),t=Math.min(t,s+this.length);
let{firstLine:l,perLine:a,perChar:h}=this.heightMetrics(n,s);for(let c=e,f=r;c<=t;){let u=n.doc.lineAt(c);if(c==e){let p=u.number-l;f+=a*p+h*
(e-s-p)}let d=a+h*u.length;o(new et(u.from,u.length,f,d,0)),f+=d,c=u.to+1}}replace(e,t,n){let r=this.length-t;if(r>0){let s=n[n.length-1];s instanceof
i?n[n.length-1]=new i(s.length+r):n.push(null,new i(r-1))}if(e>0){let s=n[0];s instanceof i?n[0]=new i(e+s.length):n.unshift(new i(e-1),null)}
return We.of(n)}decomposeLeft(e,t){t.push(new i(e-1),null)}decomposeRight(e,t){t.push(null,new i(this.length-e-1))}updateHeight(e,t=0,n=!1,r){
let s=t+this.length;if(r&&r.from<=t+this.length&&r.more){let o=[],l=Math.max(t,r.from),a=-1;for(r.from>t&&o.push(new i(r.from-t-1).updateHeight(
e,t));l<=s&&r.more;){let c=e.doc.lineAt(l).length;o.length&&o.push(null);let f=r.heights[r.index++],u=0;f<0&&(u=-f,f=r.heights[r.index++]),a==
-1?a=f:Math.abs(f-a)>=xr&&(a=-2);let d=new je(c,f,u);d.outdated=!1,o.push(d),l+=c+1}l<=s&&o.push(null,new i(s-l).updateHeight(e,l));let h=We.
of(o);return(a<0||Math.abs(h.height-this.height)>=xr||Math.abs(a-this.heightMetrics(e,t).perLine)>=xr)&&(Fi=!0),Er(this,h)}else(n||this.outdated)&&
(this.setHeight(e.heightForGap(t,t+this.length)),this.outdated=!1);return this}toString(){return`gap(${this.length})`}},Io=class extends We{constructor(e,t,n){
super(e.length+(t?1:0)+n.length,e.height+n.height,(t?1:0)|(e.outdated||n.outdated?2:0)),this.left=e,this.right=n,this.size=e.size+n.size}get break(){
return this.flags&1}blockAt(e,t,n,r){let s=n+this.left.height;return e<s?this.left.blockAt(e,t,n,r):this.right.blockAt(e,t,s,r+this.left.length+
this.break)}lineAt(e,t,n,r,s){let o=r+this.left.height,l=s+this.left.length+this.break,a=t==X.ByHeight?e<o:e<l,h=a?this.left.lineAt(e,t,n,r,
s):this.right.lineAt(e,t,n,o,l);if(this.break||(a?h.to<l:h.from>l))return h;let c=t==X.ByPosNoHeight?X.ByPosNoHeight:X.ByPos;return a?h.join(
this.right.lineAt(l,c,n,o,l)):this.left.lineAt(l,c,n,r,s).join(h)}forEachLine(e,t,n,r,s,o){let l=r+this.left.height,a=s+this.left.length+this.
break;if(this.break)e<a&&this.left.forEachLine(e,t,n,r,s,o),t>=a&&this.right.forEachLine(e,t,n,l,a,o);else{let h=this.lineAt(a,X.ByPos,n,r,s);
e<h.from&&this.left.forEachLine(e,Math.min(t,h.from-1),n,r,s,o),h.to>=e&&h.from<=t&&o(h),t>h.to&&this.right.forEachLine(Math.max(e,h.to+1),t,
n,l,a,o)}}replace(e,t,n){let r=this.left.length+this.break;if(t<r)return this.balanced(this.left.replace(e,t,n),this.right);if(e>this.left.length)
return this.balanced(this.left,this.right.replace(e-r,t-r,n));let s=[];e>0&&this.decomposeLeft(e,s);let o=s.length;for(let l of n)s.push(l);
if(e>0&&hh(s,o-1),t<this.length){let l=s.length;this.decomposeRight(t,s),hh(s,l)}return We.of(s)}decomposeLeft(e,t){let n=this.left.length;if(e<=
n)return this.left.decomposeLeft(e,t);t.push(this.left),this.break&&(n++,e>=n&&t.push(null)),e>n&&this.right.decomposeLeft(e-n,t)}decomposeRight(e,t){
let n=this.left.length,r=n+this.break;if(e>=r)return this.right.decomposeRight(e-r,t);e<n&&this.left.decomposeRight(e,t),this.break&&e<r&&t.
push(null),t.push(this.right)}balanced(e,t){return e.size>2*t.size||t.size>2*e.size?We.of(this.break?[e,null,t]:[e,t]):(this.left=Er(this.left,
e),this.right=Er(this.right,t),this.setHeight(e.height+t.height),this.outdated=e.outdated||t.outdated,this.size=e.size+t.size,this.length=e.
length+this.break+t.length,this)}updateHeight(e,t=0,n=!1,r){let{left:s,right:o}=this,l=t+s.length+this.break,a=null;return r&&r.from<=t+s.length&&
r.more?a=s=s.updateHeight(e,t,n,r):s.updateHeight(e,t,n),r&&r.from<=l+o.length&&r.more?a=o=o.updateHeight(e,l,n,r):o.updateHeight(e,l,n),a?this.
balanced(s,o):(this.height=this.left.height+this.right.height,this.outdated=!1,this)}toString(){return this.left+(this.break?" ":"-")+this.right}};
function hh(i,e){let t,n;i[e]==null&&(t=i[e-1])instanceof Pt&&(n=i[e+1])instanceof Pt&&i.splice(e-1,3,new Pt(t.length+1+n.length))}var Gp=5,
No=class i{constructor(e,t){this.pos=e,this.oracle=t,this.nodes=[],this.lineStart=-1,this.lineEnd=-1,this.covering=null,this.writtenTo=e}get isCovered(){
return this.covering&&this.nodes[this.nodes.length-1]==this.covering}span(e,t){if(this.lineStart>-1){let n=Math.min(t,this.lineEnd),r=this.nodes[this.
nodes.length-1];r instanceof je?r.length+=n-this.pos:(n>this.pos||!this.isCovered)&&this.nodes.push(new je(n-this.pos,-1,0)),this.writtenTo=
n,t>n&&(this.nodes.push(null),this.writtenTo++,this.lineStart=-1)}this.pos=t}point(e,t,n){if(e<t||n.heightRelevant){let r=n.widget?n.widget.
estimatedHeight:0,s=n.widget?n.widget.lineBreaks:0;r<0&&(r=this.oracle.lineHeight);let o=t-e;n.block?this.addBlock(new Or(o,r,n)):(o||s||r>=
Gp)&&this.addLineDeco(r,s,o)}else t>e&&this.span(e,t);this.lineEnd>-1&&this.lineEnd<this.pos&&(this.lineEnd=this.oracle.doc.lineAt(this.pos).
to)}enterLine(){if(this.lineStart>-1)return;let{from:e,to:t}=this.oracle.doc.lineAt(this.pos);this.lineStart=e,this.lineEnd=t,this.writtenTo<
e&&((this.writtenTo<e-1||this.nodes[this.nodes.length-1]==null)&&this.nodes.push(this.blankContent(this.writtenTo,e-1)),this.nodes.push(null)),
this.pos>e&&this.nodes.push(new je(this.pos-e,-1,0)),this.writtenTo=this.pos}blankContent(e,t){let n=new Pt(t-e);return this.oracle.doc.lineAt(
e).to==t&&(n.flags|=4),n}ensureLine(){this.enterLine();let e=this.nodes.length?this.nodes[this.nodes.length-1]:null;if(e instanceof je)return e;
let t=new je(0,-1,0);return this.nodes.push(t),t}addBlock(e){this.enterLine();let t=e.deco;t&&t.startSide>0&&!this.isCovered&&this.ensureLine(),
this.nodes.push(e),this.writtenTo=this.pos=this.pos+e.length,t&&t.endSide>0&&(this.covering=e)}addLineDeco(e,t,n){let r=this.ensureLine();r.
length+=n,r.collapsed+=n,r.widgetHeight=Math.max(r.widgetHeight,e),r.breaks+=t,this.writtenTo=this.pos=this.pos+n}finish(e){let t=this.nodes.
length==0?null:this.nodes[this.nodes.length-1];this.lineStart>-1&&!(t instanceof je)&&!this.isCovered?this.nodes.push(new je(0,-1,0)):(this.
writtenTo<this.pos||t==null)&&this.nodes.push(this.blankContent(this.writtenTo,this.pos));let n=e;for(let r of this.nodes)r instanceof je&&r.
updateHeight(this.oracle,n),n+=r?r.length:1;return this.nodes}static build(e,t,n,r){let s=new i(n,e);return j.spans(t,n,r,s,0),s.finish(n)}};
function qp(i,e,t){let n=new Fo;return j.compare(i,e,t,n,0),n.changes}var Fo=class{constructor(){this.changes=[]}compareRange(){}comparePoint(e,t,n,r){
(e<t||n&&n.heightRelevant||r&&r.heightRelevant)&&Di(e,t,this.changes,5)}};function Up(i,e){let t=i.getBoundingClientRect(),n=i.ownerDocument,
r=n.defaultView||window,s=Math.max(0,t.left),o=Math.min(r.innerWidth,t.right),l=Math.max(0,t.top),a=Math.min(r.innerHeight,t.bottom);for(let h=i.
parentNode;h&&h!=n.body;)if(pe(h)){let c=window.getComputedStyle(h);if((h.scrollHeight>h.clientHeight||h.scrollWidth>h.clientWidth)&&c.overflow!=
"visible"){let f=h.getBoundingClientRect();s=Math.max(s,f.left),o=Math.min(o,f.right),l=Math.max(l,f.top),a=Math.min(h==i.parentNode?r.innerHeight:
a,f.bottom)}h=c.position=="absolute"||c.position=="fixed"?h.offsetParent:h.parentNode}else if(h.nodeType==11)h=h.host;else break;return{left:s-
t.left,right:Math.max(s,o)-t.left,top:l-(t.top+e),bottom:Math.max(l,a)-(t.top+e)}}function _p(i){let e=i.getBoundingClientRect(),t=i.ownerDocument.
defaultView||window;return e.left<t.innerWidth&&e.right>0&&e.top<t.innerHeight&&e.bottom>0}function Yp(i,e){let t=i.getBoundingClientRect();
return{left:0,right:t.right-t.left,top:e,bottom:t.bottom-(t.top+e)}}var yn=class{constructor(e,t,n,r){this.from=e,this.to=t,this.size=n,this.
displaySize=r}static same(e,t){if(e.length!=t.length)return!1;for(let n=0;n<e.length;n++){let r=e[n],s=t[n];if(r.from!=s.from||r.to!=s.to||r.
size!=s.size)return!1}return!0}draw(e,t){return F.replace({widget:new $o(this.displaySize*(t?e.scaleY:e.scaleX),t)}).range(this.from,this.to)}},
$o=class extends pt{constructor(e,t){super(),this.size=e,this.vertical=t}eq(e){return e.size==this.size&&e.vertical==this.vertical}toDOM(){let e=document.
createElement("div");return this.vertical?e.style.height=this.size+"px":(e.style.width=this.size+"px",e.style.height="2px",e.style.display="\
inline-block"),e}get estimatedHeight(){return this.vertical?this.size:-1}},Br=class{constructor(e,t){this.view=e,this.state=t,this.pixelViewport=
{left:0,right:window.innerWidth,top:0,bottom:0},this.inView=!0,this.paddingTop=0,this.paddingBottom=0,this.contentDOMWidth=0,this.contentDOMHeight=
0,this.editorHeight=0,this.editorWidth=0,this.scaleX=1,this.scaleY=1,this.scrollOffset=0,this.scrolledToBottom=!1,this.scrollAnchorPos=0,this.
scrollAnchorHeight=-1,this.scaler=Wo,this.scrollTarget=null,this.printing=!1,this.mustMeasureContent=!0,this.defaultTextDirection=U.LTR,this.
visibleRanges=[],this.mustEnforceCursorAssoc=!1;let n=t.facet(il).some(r=>typeof r!="function"&&r.class=="cm-lineWrapping");this.heightOracle=
new Lo(n),this.stateDeco=ch(t),this.heightMap=We.empty().applyChanges(this.stateDeco,H.empty,this.heightOracle.setDoc(t.doc),[new tt(0,0,0,t.
doc.length)]);for(let r=0;r<2&&(this.viewport=this.getViewport(0,null),!!this.updateForViewport());r++);this.updateViewportLines(),this.lineGaps=
this.ensureLineGaps([]),this.lineGapDeco=F.set(this.lineGaps.map(r=>r.draw(this,!1))),this.scrollParent=e.scrollDOM,this.computeVisibleRanges()}updateForViewport(){
let e=[this.viewport],{main:t}=this.state.selection;for(let n=0;n<=1;n++){let r=n?t.head:t.anchor;if(!e.some(({from:s,to:o})=>r>=s&&r<=o)){let{
from:s,to:o}=this.lineBlockAt(r);e.push(new Mi(s,o))}}return this.viewports=e.sort((n,r)=>n.from-r.from),this.updateScaler()}updateScaler(){
let e=this.scaler;return this.scaler=this.heightMap.height<=7e6?Wo:Ho.get(this.heightOracle,this.heightMap,this.viewports),e.eq(this.scaler)?
0:2}updateViewportLines(){this.viewportLines=[],this.heightMap.forEachLine(this.viewport.from,this.viewport.to,this.heightOracle.setDoc(this.
state.doc),0,0,e=>{this.viewportLines.push(cn(e,this.scaler))})}update(e,t=null){this.state=e.state;let n=this.stateDeco;this.stateDeco=ch(this.
state);let r=e.changedRanges,s=tt.extendWithRanges(r,qp(n,this.stateDeco,e?e.changes:Ce.empty(this.state.doc.length))),o=this.heightMap.height,
l=this.scrolledToBottom?null:this.scrollAnchorAt(this.scrollOffset);ah(),this.heightMap=this.heightMap.applyChanges(this.stateDeco,e.startState.
doc,this.heightOracle.setDoc(this.state.doc),s),(this.heightMap.height!=o||Fi)&&(e.flags|=2),l?(this.scrollAnchorPos=e.changes.mapPos(l.from,
-1),this.scrollAnchorHeight=l.top):(this.scrollAnchorPos=-1,this.scrollAnchorHeight=o);let a=s.length?this.mapViewport(this.viewport,e.changes):
this.viewport;(t&&(t.range.head<a.from||t.range.head>a.to)||!this.viewportIsAppropriate(a))&&(a=this.getViewport(0,t));let h=a.from!=this.viewport.
from||a.to!=this.viewport.to;this.viewport=a,e.flags|=this.updateForViewport(),(h||!e.changes.empty||e.flags&2)&&this.updateViewportLines(),
(this.lineGaps.length||this.viewport.to-this.viewport.from>4e3)&&this.updateLineGaps(this.ensureLineGaps(this.mapLineGaps(this.lineGaps,e.changes))),
e.flags|=this.computeVisibleRanges(e.changes),t&&(this.scrollTarget=t),!this.mustEnforceCursorAssoc&&(e.selectionSet||e.focusChanged)&&e.view.
lineWrapping&&e.state.selection.main.empty&&e.state.selection.main.assoc&&!e.state.facet(ip)&&(this.mustEnforceCursorAssoc=!0)}measure(){let{
view:e}=this,t=e.contentDOM,n=window.getComputedStyle(t),r=this.heightOracle,s=n.whiteSpace;this.defaultTextDirection=n.direction=="rtl"?U.RTL:
U.LTR;let o=this.heightOracle.mustRefreshForWrapping(s)||this.mustMeasureContent==="refresh",l=t.getBoundingClientRect(),a=o||this.mustMeasureContent||
this.contentDOMHeight!=l.height;this.contentDOMHeight=l.height,this.mustMeasureContent=!1;let h=0,c=0;if(l.width&&l.height){let{scaleX:S,scaleY:D}=Ah(
t,l);(S>.005&&Math.abs(this.scaleX-S)>.005||D>.005&&Math.abs(this.scaleY-D)>.005)&&(this.scaleX=S,this.scaleY=D,h|=16,o=a=!0)}let f=(parseInt(
n.paddingTop)||0)*this.scaleY,u=(parseInt(n.paddingBottom)||0)*this.scaleY;(this.paddingTop!=f||this.paddingBottom!=u)&&(this.paddingTop=f,this.
paddingBottom=u,h|=18),this.editorWidth!=e.scrollDOM.clientWidth&&(r.lineWrapping&&(a=!0),this.editorWidth=e.scrollDOM.clientWidth,h|=16);let d=Mh(
this.view.contentDOM,!1).y;d!=this.scrollParent&&(this.scrollParent=d,this.scrollAnchorHeight=-1,this.scrollOffset=0);let p=this.getScrollOffset();
this.scrollOffset!=p&&(this.scrollAnchorHeight=-1,this.scrollOffset=p),this.scrolledToBottom=Eh(this.scrollParent||e.win);let m=(this.printing?
Yp:Up)(t,this.paddingTop),g=m.top-this.pixelViewport.top,y=m.bottom-this.pixelViewport.bottom;this.pixelViewport=m;let w=this.pixelViewport.
bottom>this.pixelViewport.top&&this.pixelViewport.right>this.pixelViewport.left;if(w!=this.inView&&(this.inView=w,w&&(a=!0)),!this.inView&&!this.
scrollTarget&&!_p(e.dom))return 0;let b=l.width;if((this.contentDOMWidth!=b||this.editorHeight!=e.scrollDOM.clientHeight)&&(this.contentDOMWidth=
l.width,this.editorHeight=e.scrollDOM.clientHeight,h|=16),a){let S=e.docView.measureVisibleLineHeights(this.viewport);if(r.mustRefreshForHeights(
S)&&(o=!0),o||r.lineWrapping&&Math.abs(b-this.contentDOMWidth)>r.charWidth){let{lineHeight:D,charWidth:O,textHeight:z}=e.docView.measureTextSize();
o=D>0&&r.refresh(s,D,O,z,Math.max(5,b/O),S),o&&(e.docView.minWidth=0,h|=16)}g>0&&y>0?c=Math.max(g,y):g<0&&y<0&&(c=Math.min(g,y)),ah();for(let D of this.
viewports){let O=D.from==this.viewport.from?S:e.docView.measureVisibleLineHeights(D);this.heightMap=(o?We.empty().applyChanges(this.stateDeco,
H.empty,this.heightOracle,[new tt(0,0,0,e.state.doc.length)]):this.heightMap).updateHeight(r,0,o,new Po(D.from,O))}Fi&&(h|=2)}let M=!this.viewportIsAppropriate(
this.viewport,c)||this.scrollTarget&&(this.scrollTarget.range.head<this.viewport.from||this.scrollTarget.range.head>this.viewport.to);return M&&
(h&2&&(h|=this.updateScaler()),this.viewport=this.getViewport(c,this.scrollTarget),h|=this.updateForViewport()),(h&2||M)&&this.updateViewportLines(),
(this.lineGaps.length||this.viewport.to-this.viewport.from>4e3)&&this.updateLineGaps(this.ensureLineGaps(o?[]:this.lineGaps,e)),h|=this.computeVisibleRanges(),
this.mustEnforceCursorAssoc&&(this.mustEnforceCursorAssoc=!1,e.docView.enforceCursorAssoc()),h}get visibleTop(){return this.scaler.fromDOM(this.
pixelViewport.top)}get visibleBottom(){return this.scaler.fromDOM(this.pixelViewport.bottom)}getViewport(e,t){let n=.5-Math.max(-.5,Math.min(
.5,e/1e3/2)),r=this.heightMap,s=this.heightOracle,{visibleTop:o,visibleBottom:l}=this,a=new Mi(r.lineAt(o-n*1e3,X.ByHeight,s,0,0).from,r.lineAt(
l+(1-n)*1e3,X.ByHeight,s,0,0).to);if(t){let{head:h}=t.range;if(h<a.from||h>a.to){let c=Math.min(this.editorHeight,this.pixelViewport.bottom-
this.pixelViewport.top),f=r.lineAt(h,X.ByPos,s,0,0),u;t.y=="center"?u=(f.top+f.bottom)/2-c/2:t.y=="start"||t.y=="nearest"&&h<a.from?u=f.top:
u=f.bottom-c,a=new Mi(r.lineAt(u-1e3/2,X.ByHeight,s,0,0).from,r.lineAt(u+c+1e3/2,X.ByHeight,s,0,0).to)}}return a}mapViewport(e,t){let n=t.mapPos(
e.from,-1),r=t.mapPos(e.to,1);return new Mi(this.heightMap.lineAt(n,X.ByPos,this.heightOracle,0,0).from,this.heightMap.lineAt(r,X.ByPos,this.
heightOracle,0,0).to)}viewportIsAppropriate({from:e,to:t},n=0){if(!this.inView)return!0;let{top:r}=this.heightMap.lineAt(e,X.ByPos,this.heightOracle,
0,0),{bottom:s}=this.heightMap.lineAt(t,X.ByPos,this.heightOracle,0,0),{visibleTop:o,visibleBottom:l}=this;return(e==0||r<=o-Math.max(10,Math.
min(-n,250)))&&(t==this.state.doc.length||s>=l+Math.max(10,Math.min(n,250)))&&r>o-2*1e3&&s<l+2*1e3}mapLineGaps(e,t){if(!e.length||t.empty)return e;
let n=[];for(let r of e)t.touchesRange(r.from,r.to)||n.push(new yn(t.mapPos(r.from),t.mapPos(r.to),r.size,r.displaySize));return n}ensureLineGaps(e,t){
let n=this.heightOracle.lineWrapping,r=n?1e4:2e3,s=r>>1,o=r<<1;if(this.defaultTextDirection!=U.LTR&&!n)return[];let l=[],a=(c,f,u,d)=>{if(f-
c<s)return;let p=this.state.selection.main,m=[p.from];p.empty||m.push(p.to);for(let y of m)if(y>c&&y<f){a(c,y-10,u,d),a(y+10,f,u,d);return}let g=Jp(
e,y=>y.from>=u.from&&y.to<=u.to&&Math.abs(y.from-c)<s&&Math.abs(y.to-f)<s&&!m.some(w=>y.from<w&&y.to>w));if(!g){if(f<u.to&&t&&n&&t.visibleRanges.
some(b=>b.from<=f&&b.to>=f)){let b=t.moveToLineBoundary(x.cursor(f),!1,!0).head;b>c&&(f=b)}let y=this.gapSize(u,c,f,d),w=n||y<2e6?y:2e6;g=new yn(
c,f,y,w)}l.push(g)},h=c=>{if(c.length<o||c.type!=Be.Text)return;let f=Xp(c.from,c.to,this.stateDeco);if(f.total<o)return;let u=this.scrollTarget?
this.scrollTarget.range.head:null,d,p;if(n){let m=r/this.heightOracle.lineLength*this.heightOracle.lineHeight,g,y;if(u!=null){let w=dr(f,u),
b=((this.visibleBottom-this.visibleTop)/2+m)/c.height;g=w-b,y=w+b}else g=(this.visibleTop-c.top-m)/c.height,y=(this.visibleBottom-c.top+m)/c.
height;d=ur(f,g),p=ur(f,y)}else{let m=f.total*this.heightOracle.charWidth,g=r*this.heightOracle.charWidth,y=0;if(m>2e6)for(let D of e)D.from>=
c.from&&D.from<c.to&&D.size!=D.displaySize&&D.from*this.heightOracle.charWidth+y<this.pixelViewport.left&&(y=D.size-D.displaySize);let w=this.
pixelViewport.left+y,b=this.pixelViewport.right+y,M,S;if(u!=null){let D=dr(f,u),O=((b-w)/2+g)/m;M=D-O,S=D+O}else M=(w-g)/m,S=(b+g)/m;d=ur(f,
M),p=ur(f,S)}d>c.from&&a(c.from,d,c,f),p<c.to&&a(p,c.to,c,f)};for(let c of this.viewportLines)Array.isArray(c.type)?c.type.forEach(h):h(c);return l}gapSize(e,t,n,r){
let s=dr(r,n)-dr(r,t);return this.heightOracle.lineWrapping?e.height*s:r.total*this.heightOracle.charWidth*s}updateLineGaps(e){yn.same(e,this.
lineGaps)||(this.lineGaps=e,this.lineGapDeco=F.set(e.map(t=>t.draw(this,this.heightOracle.lineWrapping))))}computeVisibleRanges(e){let t=this.
stateDeco;this.lineGaps.length&&(t=t.concat(this.lineGapDeco));let n=[];j.spans(t,this.viewport.from,this.viewport.to,{span(s,o){n.push({from:s,
to:o})},point(){}},20);let r=0;if(n.length!=this.visibleRanges.length)r=12;else for(let s=0;s<n.length&&!(r&8);s++){let o=this.visibleRanges[s],
l=n[s];(o.from!=l.from||o.to!=l.to)&&(r|=4,e&&e.mapPos(o.from,-1)==l.from&&e.mapPos(o.to,1)==l.to||(r|=8))}return this.visibleRanges=n,r}lineBlockAt(e){
return e>=this.viewport.from&&e<=this.viewport.to&&this.viewportLines.find(t=>t.from<=e&&t.to>=e)||cn(this.heightMap.lineAt(e,X.ByPos,this.heightOracle,
0,0),this.scaler)}lineBlockAtHeight(e){return e>=this.viewportLines[0].top&&e<=this.viewportLines[this.viewportLines.length-1].bottom&&this.
viewportLines.find(t=>t.top<=e&&t.bottom>=e)||cn(this.heightMap.lineAt(this.scaler.fromDOM(e),X.ByHeight,this.heightOracle,0,0),this.scaler)}getScrollOffset(){
return this.scrollParent==this.view.scrollDOM?this.scrollParent.scrollTop*this.scaleY:(this.scrollParent?this.scrollParent.getBoundingClientRect().
top:0)-this.view.contentDOM.getBoundingClientRect().top}scrollAnchorAt(e){let t=this.lineBlockAtHeight(e+12-this.paddingTop);return t.from>=
this.viewport.from||this.viewportLines[0].top-e>200?t:this.viewportLines[0]}elementAtHeight(e){return cn(this.heightMap.blockAt(this.scaler.
fromDOM(e),this.heightOracle,0,0),this.scaler)}get docHeight(){return this.scaler.toDOM(this.heightMap.height)}get contentHeight(){return this.
docHeight+this.paddingTop+this.paddingBottom}},Mi=class{constructor(e,t){this.from=e,this.to=t}};function Xp(i,e,t){let n=[],r=i,s=0;return j.
spans(t,i,e,{span(){},point(o,l){o>r&&(n.push({from:r,to:o}),s+=o-r),r=l}},20),r<e&&(n.push({from:r,to:e}),s+=e-r),{total:s,ranges:n}}function ur({
total:i,ranges:e},t){if(t<=0)return e[0].from;if(t>=1)return e[e.length-1].to;let n=Math.floor(i*t);for(let r=0;;r++){let{from:s,to:o}=e[r],
l=o-s;if(n<=l)return s+n;n-=l}}function dr(i,e){let t=0;for(let{from:n,to:r}of i.ranges){if(e<=r){t+=e-n;break}t+=r-n}return t/i.total}function Jp(i,e){
for(let t of i)if(e(t))return t}var Wo={toDOM(i){return i},fromDOM(i){return i},scale:1,eq(i){return i==this}};function ch(i){let e=i.facet(
Hr).filter(n=>typeof n!="function"),t=i.facet(nl).filter(n=>typeof n!="function");return t.length&&e.push(j.join(t)),e}var Ho=class i{constructor(e,t){
this.scale=e,this.viewports=t}static get(e,t,n){let r=0,s=0,o=0,l=n.map(({from:h,to:c})=>{let f=t.lineAt(h,X.ByPos,e,0,0).top,u=t.lineAt(c,X.
ByPos,e,0,0).bottom;return r+=u-f,{from:h,to:c,top:f,bottom:u,domTop:0,domBottom:0}});if(t.height-r<10)return Wo;let a=(7e6-r)/(t.height-r);
for(let h of l)h.domTop=o+(h.top-s)*a,o=h.domBottom=h.domTop+(h.bottom-h.top),s=h.bottom;return new i(a,l)}toDOM(e){for(let t=0,n=0,r=0;;t++){
let s=t<this.viewports.length?this.viewports[t]:null;if(!s||e<s.top)return r+(e-n)*this.scale;if(e<=s.bottom)return s.domTop+(e-s.top);n=s.bottom,
r=s.domBottom}}fromDOM(e){for(let t=0,n=0,r=0;;t++){let s=t<this.viewports.length?this.viewports[t]:null;if(!s||e<s.domTop)return n+(e-r)/this.
scale;if(e<=s.domBottom)return s.top+(e-s.domTop);n=s.bottom,r=s.domBottom}}eq(e){return e instanceof i?this.scale==e.scale&&this.viewports.
length==e.viewports.length&&this.viewports.every((t,n)=>t.from==e.viewports[n].from&&t.to==e.viewports[n].to):!1}};function cn(i,e){if(e.scale==
1)return i;let t=e.toDOM(i.top),n=e.toDOM(i.bottom);return new et(i.from,i.length,t,n-t,Array.isArray(i._content)?i._content.map(r=>cn(r,e)):
i._content)}var pr=R.define({combine:i=>i.join(" ")}),Vo=R.define({combine:i=>i.indexOf(!0)>-1}),zo=Ke.newName(),uc=Ke.newName(),dc=Ke.newName(),
pc={"&light":"."+uc,"&dark":"."+dc};function Ko(i,e,t){return new Ke(e,{finish(n){return/&/.test(n)?n.replace(/&\w*/,r=>{if(r=="&")return i;
if(!t||!t[r])throw new RangeError(`Unsupported selector: ${r}`);return t[r]}):i+" "+n}})}var Zp=Ko("."+zo,{"&":{position:"relative !importan\
t",boxSizing:"border-box","&.cm-focused":{outline:"1px dotted #212121"},display:"flex !important",flexDirection:"column"},".cm-scroller":{display:"\
flex !important",alignItems:"flex-start !important",fontFamily:"monospace",lineHeight:1.4,height:"100%",overflowX:"auto",position:"relative",
zIndex:0,overflowAnchor:"none"},".cm-content":{margin:0,flexGrow:2,flexShrink:0,display:"block",whiteSpace:"pre",wordWrap:"normal",boxSizing:"\
border-box",minHeight:"100%",padding:"4px 0",outline:"none","&[contenteditable=true]":{WebkitUserModify:"read-write-plaintext-only"}},".cm-l\
ineWrapping":{whiteSpace_fallback:"pre-wrap",whiteSpace:"break-spaces",wordBreak:"break-word",overflowWrap:"anywhere",flexShrink:1},"&light \
.cm-content":{caretColor:"black"},"&dark .cm-content":{caretColor:"white"},".cm-line":{display:"block",padding:"0 2px 0 6px"},".cm-layer":{userSelect:"\
none",position:"absolute",left:0,top:0,contain:"size style","& > *":{position:"absolute"}},"&light .cm-selectionBackground":{background:"#d9\
d9d9"},"&dark .cm-selectionBackground":{background:"#222"},"&light.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground":{
background:"#d7d4f0"},"&dark.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground":{background:"#233"},".cm-cursorLayer":{
pointerEvents:"none"},"&.cm-focused > .cm-scroller > .cm-cursorLayer":{animation:"steps(1) cm-blink 1.2s infinite"},"@keyframes cm-blink":{"\
0%":{},"50%":{opacity:0},"100%":{}},"@keyframes cm-blink2":{"0%":{},"50%":{opacity:0},"100%":{}},".cm-cursor, .cm-dropCursor":{borderLeft:"1\
.2px solid black",marginLeft:"-0.6px",pointerEvents:"none"},".cm-cursor":{display:"none"},"&dark .cm-cursor":{borderLeftColor:"#ddd"},".cm-s\
electionHandle":{backgroundColor:"currentColor",width:"1.5px"},".cm-selectionHandle-start::before, .cm-selectionHandle-end::before":{content:'\
""',backgroundColor:"inherit",borderRadius:"50%",width:"8px",height:"8px",position:"absolute",left:"-3.25px"},".cm-selectionHandle-start::be\
fore":{top:"-8px"},".cm-selectionHandle-end::before":{bottom:"-8px"},".cm-dropCursor":{position:"absolute"},"&.cm-focused > .cm-scroller > .\
cm-cursorLayer .cm-cursor":{display:"block"},".cm-iso":{unicodeBidi:"isolate"},".cm-announced":{position:"fixed",top:"-10000px"},"@media pri\
nt":{".cm-announced":{display:"none"}},"&light .cm-activeLine":{backgroundColor:"#cceeff44"},"&dark .cm-activeLine":{backgroundColor:"#99eef\
f33"},"&light .cm-specialChar":{color:"red"},"&dark .cm-specialChar":{color:"#f78"},".cm-gutters":{flexShrink:0,display:"flex",height:"100%",
boxSizing:"border-box",zIndex:200},".cm-gutters-before":{insetInlineStart:0},".cm-gutters-after":{insetInlineEnd:0},"&light .cm-gutters":{backgroundColor:"\
#f5f5f5",color:"#6c6c6c",border:"0px solid #ddd","&.cm-gutters-before":{borderRightWidth:"1px"},"&.cm-gutters-after":{borderLeftWidth:"1px"}},
"&dark .cm-gutters":{backgroundColor:"#333338",color:"#ccc"},".cm-gutter":{display:"flex !important",flexDirection:"column",flexShrink:0,boxSizing:"\
border-box",minHeight:"100%",overflow:"hidden"},".cm-gutterElement":{boxSizing:"border-box"},".cm-lineNumbers .cm-gutterElement":{padding:"0\
 3px 0 5px",minWidth:"20px",textAlign:"right",whiteSpace:"nowrap"},"&light .cm-activeLineGutter":{backgroundColor:"#e2f2ff"},"&dark .cm-acti\
veLineGutter":{backgroundColor:"#222227"},".cm-panels":{boxSizing:"border-box",position:"sticky",left:0,right:0,zIndex:300},"&light .cm-pane\
ls":{backgroundColor:"#f5f5f5",color:"black"},".cm-panels-top":{top:"0"},".cm-panels-bottom":{bottom:"0"},"&light .cm-panels-top":{borderBottom:"\
1px solid #ddd"},"&light .cm-panels-bottom":{borderTop:"1px solid #ddd"},"&dark .cm-panels":{backgroundColor:"#333338",color:"white"},".cm-d\
ialog":{padding:"2px 19px 4px 6px",position:"relative","& label":{fontSize:"80%"}},".cm-dialog-close":{position:"absolute",top:"3px",right:"\
4px",backgroundColor:"inherit",border:"none",font:"inherit",fontSize:"14px",padding:"0"},".cm-tab":{display:"inline-block",overflow:"hidden",
verticalAlign:"bottom"},".cm-widgetBuffer":{verticalAlign:"baseline",height:"1em",width:0,display:"inline"},".cm-placeholder":{color:"#888",
display:"inline-block",verticalAlign:"top",userSelect:"none"},".cm-highlightSpace":{background:"radial-gradient(circle at 50% 55%, #aaa 20%,\
 transparent 0) no-repeat",backgroundSize:".4em",backgroundPosition:"calc(min(50%, 0px)) center"},".cm-highlightTab":{backgroundImage:`url('\
data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="200" height="20"><path stroke="%23888" stroke-width="1" fill="none" d="M1 \
10H196L190 5M190 15L196 10M197 4L197 16"/></svg>')`,backgroundSize:"auto 100%",backgroundPosition:"right 90%",backgroundRepeat:"no-repeat"},
".cm-trailingSpace":{backgroundColor:"#ff332255"},".cm-button":{verticalAlign:"middle",color:"inherit",fontSize:"70%",padding:".2em 1em",borderRadius:"\
1px"},"&light .cm-button":{backgroundImage:"linear-gradient(#eff1f5, #d9d9df)",border:"1px solid #888","&:active":{backgroundImage:"linear-g\
radient(#b4b4b4, #d0d3d6)"}},"&dark .cm-button":{backgroundImage:"linear-gradient(#393939, #111)",border:"1px solid #888","&:active":{backgroundImage:"\
linear-gradient(#111, #333)"}},".cm-textfield":{verticalAlign:"middle",color:"inherit",fontSize:"70%",border:"1px solid silver",padding:".2e\
m .5em"},"&light .cm-textfield":{backgroundColor:"white"},"&dark .cm-textfield":{border:"1px solid #555",backgroundColor:"inherit"}},pc),Qp={
childList:!0,characterData:!0,subtree:!0,attributes:!0,characterDataOldValue:!0},no=A.ie&&A.ie_version<=11,jo=class{constructor(e){this.view=
e,this.active=!1,this.editContext=null,this.selectionRange=new fo,this.selectionChanged=!1,this.delayedFlush=-1,this.resizeTimeout=-1,this.queue=
[],this.delayedAndroidKey=null,this.flushingAndroidKey=-1,this.lastChange=0,this.scrollTargets=[],this.intersection=null,this.resizeScroll=null,
this.intersecting=!1,this.gapIntersection=null,this.gaps=[],this.printQuery=null,this.parentCheck=-1,this.dom=e.contentDOM,this.observer=new MutationObserver(
t=>{for(let n of t)this.queue.push(n);(A.ie&&A.ie_version<=11||A.ios&&e.composing)&&t.some(n=>n.type=="childList"&&n.removedNodes.length||n.
type=="characterData"&&n.oldValue.length>n.target.nodeValue.length)?this.flushSoon():this.flush()}),window.EditContext&&A.android&&e.constructor.
EDIT_CONTEXT!==!1&&!(A.chrome&&A.chrome_version<126)&&(this.editContext=new Go(e),e.state.facet(Tt)&&(e.contentDOM.editContext=this.editContext.
editContext)),no&&(this.onCharData=t=>{this.queue.push({target:t.target,type:"characterData",oldValue:t.prevValue}),this.flushSoon()}),this.
onSelectionChange=this.onSelectionChange.bind(this),this.onResize=this.onResize.bind(this),this.onPrint=this.onPrint.bind(this),this.onScroll=
this.onScroll.bind(this),window.matchMedia&&(this.printQuery=window.matchMedia("print")),typeof ResizeObserver=="function"&&(this.resizeScroll=
new ResizeObserver(()=>{var t;((t=this.view.docView)===null||t===void 0?void 0:t.lastUpdate)<Date.now()-75&&this.onResize()}),this.resizeScroll.
observe(e.scrollDOM)),this.addWindowListeners(this.win=e.win),this.start(),typeof IntersectionObserver=="function"&&(this.intersection=new IntersectionObserver(
t=>{this.parentCheck<0&&(this.parentCheck=setTimeout(this.listenForScroll.bind(this),1e3)),t.length>0&&t[t.length-1].intersectionRatio>0!=this.
intersecting&&(this.intersecting=!this.intersecting,this.intersecting!=this.view.inView&&this.onScrollChanged(document.createEvent("Event")))},
{threshold:[0,.001]}),this.intersection.observe(this.dom),this.gapIntersection=new IntersectionObserver(t=>{t.length>0&&t[t.length-1].intersectionRatio>
0&&this.onScrollChanged(document.createEvent("Event"))},{})),this.listenForScroll(),this.readSelectionRange()}onScrollChanged(e){this.view.inputState.
runHandlers("scroll",e),this.intersecting&&this.view.measure()}onScroll(e){this.intersecting&&this.flush(this.pendingRecords().length>0),this.
editContext&&this.view.requestMeasure(this.editContext.measureReq),this.onScrollChanged(e)}onResize(){this.resizeTimeout<0&&(this.resizeTimeout=
setTimeout(()=>{this.resizeTimeout=-1,this.view.requestMeasure()},50))}onPrint(e){(e.type=="change"||!e.type)&&!e.matches||(this.view.viewState.
printing=!0,this.view.measure(),setTimeout(()=>{this.view.viewState.printing=!1,this.view.requestMeasure()},500))}updateGaps(e){if(this.gapIntersection&&
(e.length!=this.gaps.length||this.gaps.some((t,n)=>t!=e[n]))){this.gapIntersection.disconnect();for(let t of e)this.gapIntersection.observe(
t);this.gaps=e}}onSelectionChange(e){let t=this.selectionChanged;if(!this.readSelectionRange()||this.delayedAndroidKey)return;let{view:n}=this,
r=this.selectionRange;if(n.state.facet(Tt)?n.root.activeElement!=this.dom:!fn(this.dom,r))return;let s=r.anchorNode&&n.docView.tile.nearest(
r.anchorNode);if(s&&s.isWidget()&&s.widget.ignoreEvent(e)){t||(this.selectionChanged=!1);return}(A.ie&&A.ie_version<=11||A.android&&A.chrome)&&
!n.state.selection.main.empty&&r.focusNode&&un(r.focusNode,r.focusOffset,r.anchorNode,r.anchorOffset)?this.flushSoon():this.flush(!1)}readSelectionRange(){
let{view:e}=this,t=kn(e.root);if(!t)return!1;let n=A.safari&&e.root.nodeType==11&&e.root.activeElement==this.dom&&em(this.view,t)||t;if(!n||
this.selectionRange.eq(n))return!1;let r=fn(this.dom,n);return r&&!this.selectionChanged&&e.inputState.lastFocusTime>Date.now()-200&&e.inputState.
lastTouchTime<Date.now()-300&&qd(this.dom,n)?(this.view.inputState.lastFocusTime=0,e.docView.updateSelection(),!1):(this.selectionRange.setRange(
n),r&&(this.selectionChanged=!0),!0)}setSelectionRange(e,t){this.selectionRange.set(e.node,e.offset,t.node,t.offset),this.selectionChanged=!1}clearSelectionRange(){
this.selectionRange.set(null,0,null,0)}listenForScroll(){this.parentCheck=-1;let e=0,t=null;for(let n=this.dom;n;)if(pe(n))!t&&e<this.scrollTargets.
length&&this.scrollTargets[e]==n?e++:t||(t=this.scrollTargets.slice(0,e)),t&&t.push(n),n=n.assignedSlot||n.parentNode;else if(n.nodeType==11)
n=n.host;else break;if(e<this.scrollTargets.length&&!t&&(t=this.scrollTargets.slice(0,e)),t){for(let n of this.scrollTargets)n.removeEventListener(
"scroll",this.onScroll);for(let n of this.scrollTargets=t)n.addEventListener("scroll",this.onScroll)}}ignore(e){if(!this.active)return e();try{
return this.stop(),e()}finally{this.start(),this.clear()}}start(){this.active||(this.observer.observe(this.dom,Qp),no&&this.dom.addEventListener(
"DOMCharacterDataModified",this.onCharData),this.active=!0)}stop(){this.active&&(this.active=!1,this.observer.disconnect(),no&&this.dom.removeEventListener(
"DOMCharacterDataModified",this.onCharData))}clear(){this.processRecords(),this.queue.length=0,this.selectionChanged=!1}delayAndroidKey(e,t){
var n;if(!this.delayedAndroidKey){let r=()=>{let s=this.delayedAndroidKey;s&&(this.clearDelayedAndroidKey(),this.view.inputState.lastKeyCode=
s.keyCode,this.view.inputState.lastKeyTime=Date.now(),!this.flush()&&s.force&&Ei(this.dom,s.key,s.keyCode))};this.flushingAndroidKey=this.view.
win.requestAnimationFrame(r)}(!this.delayedAndroidKey||e=="Enter")&&(this.delayedAndroidKey={key:e,keyCode:t,force:this.lastChange<Date.now()-
50||!!(!((n=this.delayedAndroidKey)===null||n===void 0)&&n.force)})}clearDelayedAndroidKey(){this.win.cancelAnimationFrame(this.flushingAndroidKey),
this.delayedAndroidKey=null,this.flushingAndroidKey=-1}flushSoon(){this.delayedFlush<0&&(this.delayedFlush=this.view.win.requestAnimationFrame(
()=>{this.delayedFlush=-1,this.flush()}))}forceFlush(){this.delayedFlush>=0&&(this.view.win.cancelAnimationFrame(this.delayedFlush),this.delayedFlush=
-1),this.flush()}pendingRecords(){for(let e of this.observer.takeRecords())this.queue.push(e);return this.queue}processRecords(){let e=this.
pendingRecords();e.length&&(this.queue=[]);let t=-1,n=-1,r=!1;for(let s of e){let o=this.readMutation(s);o&&(o.typeOver&&(r=!0),t==-1?{from:t,
to:n}=o:(t=Math.min(o.from,t),n=Math.max(o.to,n)))}return{from:t,to:n,typeOver:r}}readChange(){let{from:e,to:t,typeOver:n}=this.processRecords(),
r=this.selectionChanged&&fn(this.dom,this.selectionRange);if(e<0&&!r)return null;e>-1&&(this.lastChange=Date.now()),this.view.inputState.lastFocusTime=
0,this.selectionChanged=!1;let s=new Ro(this.view,e,t,n);return this.view.docView.domChanged={newSel:s.newSel?s.newSel.main:null},s}flush(e=!0){
if(this.delayedFlush>=0||this.delayedAndroidKey)return!1;e&&this.readSelectionRange();let t=this.selectionChanged,n=this.readChange();if(!n)
return this.view.requestMeasure(),!1;let r=this.view.state,s=ic(this.view,n);return this.view.state==r&&(n.domChanged||t)&&this.view.update(
[]),s}readMutation(e){let t=this.view.docView.tile.nearest(e.target);if(!t||t.isWidget())return null;if(t.markDirty(e.type=="attributes"),e.
type=="childList"){let n=fh(t,e.previousSibling||e.target.previousSibling,-1),r=fh(t,e.nextSibling||e.target.nextSibling,1);return{from:n?t.
posAfter(n):t.posAtStart,to:r?t.posBefore(r):t.posAtEnd,typeOver:!1}}else return e.type=="characterData"?{from:t.posAtStart,to:t.posAtEnd,typeOver:e.
target.nodeValue==e.oldValue}:null}setWindow(e){e!=this.win&&(this.removeWindowListeners(this.win),this.win=e,this.addWindowListeners(this.win))}addWindowListeners(e){
e.addEventListener("resize",this.onResize),this.printQuery?this.printQuery.addEventListener?this.printQuery.addEventListener("change",this.onPrint):
this.printQuery.addListener(this.onPrint):e.addEventListener("beforeprint",this.onPrint),e.addEventListener("scroll",this.onScroll),e.document.
addEventListener("selectionchange",this.onSelectionChange)}removeWindowListeners(e){e.removeEventListener("scroll",this.onScroll),e.removeEventListener(
"resize",this.onResize),this.printQuery?this.printQuery.removeEventListener?this.printQuery.removeEventListener("change",this.onPrint):this.
printQuery.removeListener(this.onPrint):e.removeEventListener("beforeprint",this.onPrint),e.document.removeEventListener("selectionchange",this.
onSelectionChange)}update(e){this.editContext&&(this.editContext.update(e),e.startState.facet(Tt)!=e.state.facet(Tt)&&(e.view.contentDOM.editContext=
e.state.facet(Tt)?this.editContext.editContext:null))}destroy(){var e,t,n;this.stop(),(e=this.intersection)===null||e===void 0||e.disconnect(),
(t=this.gapIntersection)===null||t===void 0||t.disconnect(),(n=this.resizeScroll)===null||n===void 0||n.disconnect();for(let r of this.scrollTargets)
r.removeEventListener("scroll",this.onScroll);this.removeWindowListeners(this.win),clearTimeout(this.parentCheck),clearTimeout(this.resizeTimeout),
this.win.cancelAnimationFrame(this.delayedFlush),this.win.cancelAnimationFrame(this.flushingAndroidKey),this.editContext&&(this.view.contentDOM.
editContext=null,this.editContext.destroy())}};function fh(i,e,t){for(;e;){let n=te.get(e);if(n&&n.parent==i)return n;let r=e.parentNode;e=r!=
i.dom?r:t>0?e.nextSibling:e.previousSibling}return null}function uh(i,e){let t=e.startContainer,n=e.startOffset,r=e.endContainer,s=e.endOffset,
o=i.docView.domAtPos(i.state.selection.main.anchor,1);return un(o.node,o.offset,r,s)&&([t,n,r,s]=[r,s,t,n]),{anchorNode:t,anchorOffset:n,focusNode:r,
focusOffset:s}}function em(i,e){if(e.getComposedRanges){let r=e.getComposedRanges(i.root)[0];if(r)return uh(i,r)}let t=null;function n(r){r.
preventDefault(),r.stopImmediatePropagation(),t=r.getTargetRanges()[0]}return i.contentDOM.addEventListener("beforeinput",n,!0),i.dom.ownerDocument.
execCommand("indent"),i.contentDOM.removeEventListener("beforeinput",n,!0),t?uh(i,t):null}var Go=class{constructor(e){this.from=0,this.to=0,
this.pendingContextChange=null,this.handlers=Object.create(null),this.composing=null,this.resetRange(e.state);let t=this.editContext=new window.
EditContext({text:e.state.doc.sliceString(this.from,this.to),selectionStart:this.toContextPos(Math.max(this.from,Math.min(this.to,e.state.selection.
main.anchor))),selectionEnd:this.toContextPos(e.state.selection.main.head)});this.handlers.textupdate=n=>{let r=e.state.selection.main,{anchor:s,
head:o}=r,l=this.toEditorPos(n.updateRangeStart),a=this.toEditorPos(n.updateRangeEnd);e.inputState.composing>=0&&!this.composing&&(this.composing=
{contextBase:n.updateRangeStart,editorBase:l,drifted:!1});let h=a-l>n.text.length;l==this.from&&s<this.from?l=s:a==this.to&&s>this.to&&(a=s);
let c=nc(e.state.sliceDoc(l,a),n.text,(h?r.from:r.to)-l,h?"end":null);if(!c){let u=x.single(this.toEditorPos(n.selectionStart),this.toEditorPos(
n.selectionEnd));Do(u,r)||e.dispatch({selection:u,userEvent:"select"});return}let f={from:c.from+l,to:c.toA+l,insert:H.of(n.text.slice(c.from,
c.toB).split(`
`))};if((A.mac||A.android)&&f.from==o-1&&/^\. ?$/.test(n.text)&&e.contentDOM.getAttribute("autocorrect")=="off"&&(f={from:l,to:a,insert:H.of(
[n.text.replace("."," ")])}),this.pendingContextChange=f,!e.state.readOnly){let u=this.to-this.from+(f.to-f.from+f.insert.length);sl(e,f,x.single(
this.toEditorPos(n.selectionStart,u),this.toEditorPos(n.selectionEnd,u)))}this.pendingContextChange&&(this.revertPending(e.state),this.setSelection(
e.state)),f.from<f.to&&!f.insert.length&&e.inputState.composing>=0&&!/[\\p{Alphabetic}\\p{Number}_]/.test(t.text.slice(Math.max(0,n.updateRangeStart-
1),Math.min(t.text.length,n.updateRangeStart+1)))&&this.handlers.compositionend(n)},this.handlers.characterboundsupdate=n=>{let r=[],s=null;
for(let o=this.toEditorPos(n.rangeStart),l=this.toEditorPos(n.rangeEnd);o<l;o++){let a=e.coordsForChar(o);s=a&&new DOMRect(a.left,a.top,a.right-
a.left,a.bottom-a.top)||s||new DOMRect,r.push(s)}t.updateCharacterBounds(n.rangeStart,r)},this.handlers.textformatupdate=n=>{let r=[];for(let s of n.
getTextFormats()){let o=s.underlineStyle,l=s.underlineThickness;if(!/none/i.test(o)&&!/none/i.test(l)){let a=this.toEditorPos(s.rangeStart),
h=this.toEditorPos(s.rangeEnd);if(a<h){let c=`text-decoration: underline ${/^[a-z]/.test(o)?o+" ":o=="Dashed"?"dashed ":o=="Squiggle"?"wavy ":
""}${/thin/i.test(l)?1:2}px`;r.push(F.mark({attributes:{style:c}}).range(a,h))}}}e.dispatch({effects:qh.of(F.set(r))})},this.handlers.compositionstart=
()=>{e.inputState.composing<0&&(e.inputState.composing=0,e.inputState.compositionFirstChange=!0)},this.handlers.compositionend=()=>{if(e.inputState.
composing=-1,e.inputState.compositionFirstChange=null,this.composing){let{drifted:n}=this.composing;this.composing=null,n&&this.reset(e.state)}};
for(let n in this.handlers)t.addEventListener(n,this.handlers[n]);this.measureReq={read:n=>{let r=kn(n.root);r&&r.rangeCount&&this.editContext.
updateSelectionBounds(r.getRangeAt(0).getBoundingClientRect())}}}applyEdits(e){let t=0,n=!1,r=this.pendingContextChange;return e.changes.iterChanges(
(s,o,l,a,h)=>{if(n)return;let c=h.length-(o-s);if(r&&o>=r.to)if(r.from==s&&r.to==o&&r.insert.eq(h)){r=this.pendingContextChange=null,t+=c,this.
to+=c;return}else r=null,this.revertPending(e.state);if(s+=t,o+=t,o<=this.from)this.from+=c,this.to+=c;else if(s<this.to){if(s<this.from||o>
this.to||this.to-this.from+h.length>3e4){n=!0;return}this.editContext.updateText(this.toContextPos(s),this.toContextPos(o),h.toString()),this.
to+=c}t+=c}),r&&!n&&this.revertPending(e.state),!n}update(e){let t=this.pendingContextChange,n=e.startState.selection.main;this.composing&&(this.
composing.drifted||!e.changes.touchesRange(n.from,n.to)&&e.transactions.some(r=>!r.isUserEvent("input.type")&&r.changes.touchesRange(this.from,
this.to)))?(this.composing.drifted=!0,this.composing.editorBase=e.changes.mapPos(this.composing.editorBase)):!this.applyEdits(e)||!this.rangeIsValid(
e.state)?(this.pendingContextChange=null,this.reset(e.state)):(e.docChanged||e.selectionSet||t)&&this.setSelection(e.state),(e.geometryChanged||
e.docChanged||e.selectionSet)&&e.view.requestMeasure(this.measureReq)}resetRange(e){let{head:t}=e.selection.main;this.from=Math.max(0,t-1e4),
this.to=Math.min(e.doc.length,t+1e4)}reset(e){this.resetRange(e),this.editContext.updateText(0,this.editContext.text.length,e.doc.sliceString(
this.from,this.to)),this.setSelection(e)}revertPending(e){let t=this.pendingContextChange;this.pendingContextChange=null,this.editContext.updateText(
this.toContextPos(t.from),this.toContextPos(t.from+t.insert.length),e.doc.sliceString(t.from,t.to))}setSelection(e){let{main:t}=e.selection,
n=this.toContextPos(Math.max(this.from,Math.min(this.to,t.anchor))),r=this.toContextPos(t.head);(this.editContext.selectionStart!=n||this.editContext.
selectionEnd!=r)&&this.editContext.updateSelection(n,r)}rangeIsValid(e){let{head:t}=e.selection.main;return!(this.from>0&&t-this.from<500||this.
to<e.doc.length&&this.to-t<500||this.to-this.from>1e4*3)}toEditorPos(e,t=this.to-this.from){e=Math.min(e,t);let n=this.composing;return n&&n.
drifted?n.editorBase+(e-n.contextBase):e+this.from}toContextPos(e){let t=this.composing;return t&&t.drifted?t.contextBase+(e-t.editorBase):e-
this.from}destroy(){for(let e in this.handlers)this.editContext.removeEventListener(e,this.handlers[e])}},E=class i{get state(){return this.
viewState.state}get viewport(){return this.viewState.viewport}get visibleRanges(){return this.viewState.visibleRanges}get inView(){return this.
viewState.inView}get composing(){return!!this.inputState&&this.inputState.composing>0}get compositionStarted(){return!!this.inputState&&this.
inputState.composing>=0}get root(){return this._root}get win(){return this.dom.ownerDocument.defaultView||window}constructor(e={}){var t;this.
plugins=[],this.pluginMap=new Map,this.editorAttrs={},this.contentAttrs={},this.bidiCache=[],this.destroyed=!1,this.updateState=2,this.measureScheduled=
-1,this.measureRequests=[],this.clearAnnouncement=-1,this.contentDOM=document.createElement("div"),this.scrollDOM=document.createElement("di\
v"),this.scrollDOM.tabIndex=-1,this.scrollDOM.className="cm-scroller",this.scrollDOM.appendChild(this.contentDOM),this.announceDOM=document.
createElement("div"),this.announceDOM.className="cm-announced",this.announceDOM.setAttribute("aria-live","polite"),this.dom=document.createElement(
"div"),this.dom.appendChild(this.announceDOM),this.dom.appendChild(this.scrollDOM),e.parent&&e.parent.appendChild(this.dom);let{dispatch:n}=e;
this.dispatchTransactions=e.dispatchTransactions||n&&(r=>r.forEach(s=>n(s,this)))||(r=>this.update(r)),this.dispatch=this.dispatch.bind(this),
this._root=e.root||Gd(e.parent)||document,this.viewState=new Br(this,e.state||Q.create(e)),e.scrollTo&&e.scrollTo.is(hr)&&(this.viewState.scrollTarget=
e.scrollTo.value.clip(this.viewState.state)),this.plugins=this.state.facet(Ai).map(r=>new pn(r));for(let r of this.plugins)r.update(this);this.
observer=new jo(this),this.inputState=new Eo(this),this.inputState.ensureHandlers(this.plugins),this.docView=new Rr(this),this.mountStyles(),
this.updateAttrs(),this.updateState=0,this.requestMeasure(),!((t=document.fonts)===null||t===void 0)&&t.ready&&document.fonts.ready.then(()=>{
this.viewState.mustMeasureContent="refresh",this.requestMeasure()})}dispatch(...e){let t=e.length==1&&e[0]instanceof ce?e:e.length==1&&Array.
isArray(e[0])?e[0]:[this.state.update(...e)];this.dispatchTransactions(t,this)}update(e){if(this.updateState!=0)throw new Error("Calls to Ed\
itorView.update are not allowed while an update is in progress");let t=!1,n=!1,r,s=this.state;for(let u of e){if(u.startState!=s)throw new RangeError(
"Trying to update state with a transaction that doesn't start from the previous state.");s=u.state}if(this.destroyed){this.viewState.state=s;
return}let o=this.hasFocus,l=0,a=null;e.some(u=>u.annotation(hc))?(this.inputState.notifiedFocused=o,l=1):o!=this.inputState.notifiedFocused&&
(this.inputState.notifiedFocused=o,a=cc(s,o),a||(l=1));let h=this.observer.delayedAndroidKey,c=null;if(h?(this.observer.clearDelayedAndroidKey(),
c=this.observer.readChange(),(c&&!this.state.doc.eq(s.doc)||!this.state.selection.eq(s.selection))&&(c=null)):this.observer.clear(),s.facet(
Q.phrases)!=this.state.facet(Q.phrases))return this.setState(s);r=Mr.create(this,s,e),r.flags|=l;let f=this.viewState.scrollTarget;try{this.
updateState=2;for(let u of e){if(f&&(f=f.map(u.changes)),u.scrollIntoView){let{main:d}=u.state.selection,{x:p,y:m}=this.state.facet(i.cursorScrollMargin);
f=new dn(d.empty?d:x.cursor(d.head,d.head>d.anchor?-1:1),"nearest","nearest",m,p)}for(let d of u.effects)d.is(hr)&&(f=d.value.clip(this.state))}
this.viewState.update(r,f),this.bidiCache=Lr.update(this.bidiCache,r.changes),r.empty||(this.updatePlugins(r),this.inputState.update(r)),t=this.
docView.update(r),this.state.facet(hn)!=this.styleModules&&this.mountStyles(),n=this.updateAttrs(),this.showAnnouncements(e),this.docView.updateSelection(
t,e.some(u=>u.isUserEvent("select.pointer")))}finally{this.updateState=0}if(r.startState.facet(pr)!=r.state.facet(pr)&&(this.viewState.mustMeasureContent=
!0),(t||n||f||this.viewState.mustEnforceCursorAssoc||this.viewState.mustMeasureContent)&&this.requestMeasure(),t&&this.docViewUpdate(),!r.empty)
for(let u of this.state.facet(go))try{u(r)}catch(d){de(this.state,d,"update listener")}(a||c)&&Promise.resolve().then(()=>{a&&this.state==a.
startState&&this.dispatch(a),c&&!ic(this,c)&&h.force&&Ei(this.contentDOM,h.key,h.keyCode)})}setState(e){if(this.updateState!=0)throw new Error(
"Calls to EditorView.setState are not allowed while an update is in progress");if(this.destroyed){this.viewState.state=e;return}this.updateState=
2;let t=this.hasFocus;try{for(let n of this.plugins)n.destroy(this);this.viewState=new Br(this,e),this.plugins=e.facet(Ai).map(n=>new pn(n)),
this.pluginMap.clear();for(let n of this.plugins)n.update(this);this.docView.destroy(),this.docView=new Rr(this),this.inputState.ensureHandlers(
this.plugins),this.mountStyles(),this.updateAttrs(),this.bidiCache=[]}finally{this.updateState=0}t&&this.focus(),this.requestMeasure()}updatePlugins(e){
let t=e.startState.facet(Ai),n=e.state.facet(Ai);if(t!=n){let r=[];for(let s of n){let o=t.indexOf(s);if(o<0)r.push(new pn(s));else{let l=this.
plugins[o];l.mustUpdate=e,r.push(l)}}for(let s of this.plugins)s.mustUpdate!=e&&s.destroy(this);this.plugins=r,this.pluginMap.clear()}else for(let r of this.
plugins)r.mustUpdate=e;for(let r=0;r<this.plugins.length;r++)this.plugins[r].update(this);t!=n&&this.inputState.ensureHandlers(this.plugins)}docViewUpdate(){
for(let e of this.plugins){let t=e.value;if(t&&t.docViewUpdate)try{t.docViewUpdate(this)}catch(n){de(this.state,n,"doc view update listener")}}}measure(e=!0){
if(this.destroyed)return;if(this.measureScheduled>-1&&this.win.cancelAnimationFrame(this.measureScheduled),this.observer.delayedAndroidKey){
this.measureScheduled=-1,this.requestMeasure();return}this.measureScheduled=0,e&&this.observer.forceFlush();let t=null,n=this.viewState.scrollParent,
r=this.viewState.getScrollOffset(),{scrollAnchorPos:s,scrollAnchorHeight:o,scaleY:l}=this.viewState;Math.abs(r-this.viewState.scrollOffset)>
1&&(o=-1),this.viewState.scrollAnchorHeight=-1;try{for(let a=0;;a++){if(o<0){if(Eh(n||this.win))s=-1,o=this.viewState.heightMap.height/this.
viewState.scaleY;else{let p=this.viewState.scrollAnchorAt(r);s=p.from,o=p.top}l=this.viewState.scaleY}this.updateState=1;let h=this.viewState.
measure();if(!h&&!this.measureRequests.length&&this.viewState.scrollTarget==null)break;if(a>5){console.warn(this.measureRequests.length?"Mea\
sure loop restarted more than 5 times":"Viewport failed to stabilize");break}let c=[];h&4||([this.measureRequests,c]=[c,this.measureRequests]);
let f=c.map(p=>{try{return p.read(this)}catch(m){return de(this.state,m),dh}}),u=Mr.create(this,this.state,[]),d=!1;u.flags|=h,t?t.flags|=h:
t=u,this.updateState=2,u.empty||(this.updatePlugins(u),this.inputState.update(u),this.updateAttrs(),d=this.docView.update(u),d&&this.docViewUpdate());
for(let p=0;p<c.length;p++)if(f[p]!=dh)try{let m=c[p];m.write&&m.write(f[p],this)}catch(m){de(this.state,m)}if(d&&this.docView.updateSelection(
!0),!u.viewportChanged&&this.measureRequests.length==0){if(this.viewState.editorHeight)if(this.viewState.scrollTarget){this.docView.scrollIntoView(
this.viewState.scrollTarget),this.viewState.scrollTarget=null,o=-1;continue}else{let m=(s<0?this.viewState.heightMap.height:this.viewState.lineBlockAt(
s).top)/this.viewState.scaleY-o/l;if((m>1||m<-1)&&!(A.ios&&this.inputState.lastIOSMomentumScroll>Date.now()-100)&&(n==this.scrollDOM||this.hasFocus||
Math.max(this.inputState.lastWheelEvent,this.inputState.lastTouchTime)>Date.now()-100)){r=r+m,n?s<0?n.scrollTop=n.scrollHeight:n.scrollTop+=
m:this.win.scrollBy(0,m),o=-1;continue}}break}}}finally{this.updateState=0,this.measureScheduled=-1}if(t&&!t.empty)for(let a of this.state.facet(
go))a(t)}get themeClasses(){return zo+" "+(this.state.facet(Vo)?dc:uc)+" "+this.state.facet(pr)}updateAttrs(){let e=ph(this,Uh,{class:"cm-ed\
itor"+(this.hasFocus?" cm-focused ":" ")+this.themeClasses}),t={spellcheck:"false",autocorrect:"off",autocapitalize:"off",writingsuggestions:"\
false",translate:"no",contenteditable:this.state.facet(Tt)?"true":"false",class:"cm-content",style:`${A.tabSize}: ${this.state.tabSize}`,role:"\
textbox","aria-multiline":"true"};this.state.readOnly&&(t["aria-readonly"]="true"),ph(this,il,t);let n=this.observer.ignore(()=>{let r=Ua(this.
contentDOM,this.contentAttrs,t),s=Ua(this.dom,this.editorAttrs,e);return r||s});return this.editorAttrs=e,this.contentAttrs=t,n}showAnnouncements(e){
let t=!0;for(let n of e)for(let r of n.effects)if(r.is(i.announce)){t&&(this.announceDOM.textContent="",this.win.clearTimeout(this.clearAnnouncement),
this.clearAnnouncement=this.win.setTimeout(()=>{this.announceDOM.textContent=" "},200),t=!1);let s=this.announceDOM.appendChild(document.createElement(
"div"));s.textContent=r.value}}mountStyles(){this.styleModules=this.state.facet(hn);let e=this.state.facet(i.cspNonce);Ke.mount(this.root,this.
styleModules.concat(Zp).reverse(),e?{nonce:e}:void 0)}readMeasured(){if(this.updateState==2)throw new Error("Reading the editor layout isn't\
 allowed during an update");this.updateState==0&&this.measureScheduled>-1&&this.measure(!1)}requestMeasure(e){if(this.measureScheduled<0&&(this.
measureScheduled=this.win.requestAnimationFrame(()=>this.measure())),e){if(this.measureRequests.indexOf(e)>-1)return;if(e.key!=null){for(let t=0;t<
this.measureRequests.length;t++)if(this.measureRequests[t].key===e.key){this.measureRequests[t]=e;return}}this.measureRequests.push(e)}}plugin(e){
let t=this.pluginMap.get(e);return(t===void 0||t&&t.plugin!=e)&&this.pluginMap.set(e,t=this.plugins.find(n=>n.plugin==e)||null),t&&t.update(
this).value}get documentTop(){return this.contentDOM.getBoundingClientRect().top+this.viewState.paddingTop}get documentPadding(){return{top:this.
viewState.paddingTop,bottom:this.viewState.paddingBottom}}get scaleX(){return this.viewState.scaleX}get scaleY(){return this.viewState.scaleY}elementAtHeight(e){
return this.readMeasured(),this.viewState.elementAtHeight(e)}lineBlockAtHeight(e){return this.readMeasured(),this.viewState.lineBlockAtHeight(
e)}get viewportLineBlocks(){return this.viewState.viewportLines}lineBlockAt(e){return this.viewState.lineBlockAt(e)}get contentHeight(){return this.
viewState.contentHeight}moveByChar(e,t,n){return io(this,e,Qa(this,e,t,n))}moveByGroup(e,t){return io(this,e,Qa(this,e,t,n=>Sp(this,e.head,n)))}visualLineSide(e,t){
return t?x.cursor(e.to,1):x.cursor(e.from,-1)}moveToLineBoundary(e,t,n=!0){return kp(this,e,t,n)}moveVertically(e,t,n){return io(this,e,vp(this,
e,t,n))}domAtPos(e,t=1){return this.docView.domAtPos(e,t)}posAtDOM(e,t=0){return this.docView.posFromDOM(e,t)}posAtCoords(e,t=!0){this.readMeasured();
let n=Ao(this,e,t);return n&&n.pos}posAndSideAtCoords(e,t=!0){return this.readMeasured(),Ao(this,e,t)}coordsAtPos(e,t=1){this.readMeasured();
let n=this.state.doc.lineAt(e),r=this.bidiSpans(n),s=r[qe.find(r,e-n.from,-1,t)];return n.length&&(e==n.from&&t<0||e==n.to&&t>0)&&s.dir!=this.
textDirectionAt(n.from)&&(e==n.to?(e=n.from+s.from,t=1):(e=n.from+s.to,t=-1)),this.docView.coordsAt(e,t,s.dir==U.RTL)}coordsForChar(e){return this.
readMeasured(),this.docView.coordsForChar(e)}get defaultCharacterWidth(){return this.viewState.heightOracle.charWidth}get defaultLineHeight(){
return this.viewState.heightOracle.lineHeight}get textDirection(){return this.viewState.defaultTextDirection}textDirectionAt(e){return!this.
state.facet(jh)||e<this.viewport.from||e>this.viewport.to?this.textDirection:(this.readMeasured(),this.docView.textDirectionAt(e))}get lineWrapping(){
return this.viewState.heightOracle.lineWrapping}bidiSpans(e){if(e.length>tm)return Nh(e.length);let t=this.textDirectionAt(e.from),n;for(let s of this.
bidiCache)if(s.from==e.from&&s.dir==t&&(s.fresh||Ih(s.isolates,n=Xa(this,e))))return s.order;n||(n=Xa(this,e));let r=Qd(e.text,t,n);return this.
bidiCache.push(new Lr(e.from,e.to,t,n,!0,r)),r}get hasFocus(){var e;return(this.dom.ownerDocument.hasFocus()||A.safari&&((e=this.inputState)===
null||e===void 0?void 0:e.lastContextMenu)>Date.now()-3e4)&&this.root.activeElement==this.contentDOM}focus(){this.observer.ignore(()=>{Dh(this.
contentDOM),this.docView.updateSelection()})}setRoot(e){this._root!=e&&(this._root=e,this.observer.setWindow((e.nodeType==9?e:e.ownerDocument).
defaultView||window),this.mountStyles())}destroy(){this.root.activeElement==this.contentDOM&&this.contentDOM.blur();for(let e of this.plugins)
e.destroy(this);this.plugins=[],this.inputState.destroy(),this.docView.destroy(),this.dom.remove(),this.observer.destroy(),this.win.clearTimeout(
this.clearAnnouncement),this.measureScheduled>-1&&this.win.cancelAnimationFrame(this.measureScheduled),this.destroyed=!0}static scrollIntoView(e,t={}){
var n,r,s,o;return hr.of(new dn(typeof e=="number"?x.cursor(e):e,(n=t.y)!==null&&n!==void 0?n:"nearest",(r=t.x)!==null&&r!==void 0?r:"neares\
t",(s=t.yMargin)!==null&&s!==void 0?s:5,(o=t.xMargin)!==null&&o!==void 0?o:5))}scrollSnapshot(){let{scrollTop:e,scrollLeft:t}=this.scrollDOM,
n=this.viewState.scrollAnchorAt(e);return hr.of(new dn(x.cursor(n.from),"start","start",n.top-e,t,!0))}setTabFocusMode(e){e==null?this.inputState.
tabFocusMode=this.inputState.tabFocusMode<0?0:-1:typeof e=="boolean"?this.inputState.tabFocusMode=e?0:-1:this.inputState.tabFocusMode!=0&&(this.
inputState.tabFocusMode=Date.now()+e)}static domEventHandlers(e){return ye.define(()=>({}),{eventHandlers:e})}static domEventObservers(e){return ye.
define(()=>({}),{eventObservers:e})}static theme(e,t){let n=Ke.newName(),r=[pr.of(n),hn.of(Ko(`.${n}`,e))];return t&&t.dark&&r.push(Vo.of(!0)),
r}static baseTheme(e){return At.lowest(hn.of(Ko("."+zo,e,pc)))}static findFromDOM(e){var t;let n=e.querySelector(".cm-content"),r=n&&te.get(
n)||te.get(e);return((t=r?.root)===null||t===void 0?void 0:t.view)||null}};E.styleModule=hn;E.inputHandler=zh;E.clipboardInputFilter=el;E.clipboardOutputFilter=
tl;E.scrollHandler=Gh;E.focusChangeEffect=Kh;E.perLineTextDirection=jh;E.exceptionSink=Vh;E.updateListener=go;E.editable=Tt;E.mouseSelectionStyle=
Hh;E.dragMovesSelection=Wh;E.clickAddsSelectionRange=$h;E.decorations=Hr;E.blockWrappers=_h;E.outerDecorations=nl;E.atomicRanges=vn;E.bidiIsolatedRanges=
Yh;E.cursorScrollMargin=R.define({combine:i=>{let e=5,t=5;for(let n of i)typeof n=="number"?e=t=n:{x:e,y:t}=n;return{x:e,y:t}}});E.scrollMargins=
Jh;E.darkTheme=Vo;E.cspNonce=R.define({combine:i=>i.length?i[0]:""});E.contentAttributes=il;E.editorAttributes=Uh;E.lineWrapping=E.contentAttributes.
of({class:"cm-lineWrapping"});E.announce=W.define();var tm=4096,dh={},Lr=class i{constructor(e,t,n,r,s,o){this.from=e,this.to=t,this.dir=n,this.
isolates=r,this.fresh=s,this.order=o}static update(e,t){if(t.empty&&!e.some(s=>s.fresh))return e;let n=[],r=e.length?e[e.length-1].dir:U.LTR;
for(let s=Math.max(0,e.length-10);s<e.length;s++){let o=e[s];o.dir==r&&!t.touchesRange(o.from,o.to)&&n.push(new i(t.mapPos(o.from,1),t.mapPos(
o.to,-1),o.dir,o.isolates,!1,o.order))}return n}};function ph(i,e,t){for(let n=i.state.facet(e),r=n.length-1;r>=0;r--){let s=n[r],o=typeof s==
"function"?s(i):s;o&&Jo(o,t)}return t}var im=A.mac?"mac":A.windows?"win":A.linux?"linux":"key";function nm(i,e){let t=i.split(/-(?!$)/),n=t[t.
length-1];n=="Space"&&(n=" ");let r,s,o,l;for(let a=0;a<t.length-1;++a){let h=t[a];if(/^(cmd|meta|m)$/i.test(h))l=!0;else if(/^a(lt)?$/i.test(
h))r=!0;else if(/^(c|ctrl|control)$/i.test(h))s=!0;else if(/^s(hift)?$/i.test(h))o=!0;else if(/^mod$/i.test(h))e=="mac"?l=!0:s=!0;else throw new Error(
"Unrecognized modifier name: "+h)}return r&&(n="Alt-"+n),s&&(n="Ctrl-"+n),l&&(n="Meta-"+n),o&&(n="Shift-"+n),n}function mr(i,e,t){return e.altKey&&
(i="Alt-"+i),e.ctrlKey&&(i="Ctrl-"+i),e.metaKey&&(i="Meta-"+i),t!==!1&&e.shiftKey&&(i="Shift-"+i),i}var rm=At.default(E.domEventHandlers({keydown(i,e){
return am(sm(e.state),i,e,"editor")}})),Wi=R.define({enables:rm}),mh=new WeakMap;function sm(i){let e=i.facet(Wi),t=mh.get(e);return t||mh.set(
e,t=lm(e.reduce((n,r)=>n.concat(r),[]))),t}var Lt=null,om=4e3;function lm(i,e=im){let t=Object.create(null),n=Object.create(null),r=(o,l)=>{let a=n[o];if(a==null)n[o]=l;else if(a!=l)throw new Error(
"Key binding "+o+" is used both as a regular binding and as a multi-stroke prefix")},s=(o,l,a,h,c)=>{var f,u;let d=t[o]||(t[o]=Object.create(
null)),p=l.split(/ (?!$)/).map(y=>nm(y,e));for(let y=1;y<p.length;y++){let w=p.slice(0,y).join(" ");r(w,!0),d[w]||(d[w]={preventDefault:!0,stopPropagation:!1,
run:[b=>{let M=Lt={view:b,prefix:w,scope:o};return setTimeout(()=>{Lt==M&&(Lt=null)},om),!0}]})}let m=p.join(" ");r(m,!1);let g=d[m]||(d[m]=
{preventDefault:!1,stopPropagation:!1,run:((u=(f=d._any)===null||f===void 0?void 0:f.run)===null||u===void 0?void 0:u.slice())||[]});a&&g.run.
push(a),h&&(g.preventDefault=!0),c&&(g.stopPropagation=!0)};for(let o of i){let l=o.scope?o.scope.split(" "):["editor"];if(o.any)for(let h of l){
let c=t[h]||(t[h]=Object.create(null));c._any||(c._any={preventDefault:!1,stopPropagation:!1,run:[]});let{any:f}=o;for(let u in c)c[u].run.push(
d=>f(d,qo))}let a=o[e]||o.key;if(a)for(let h of l)s(h,a,o.run,o.preventDefault,o.stopPropagation),o.shift&&s(h,"Shift-"+a,o.shift,o.preventDefault,
o.stopPropagation)}return t}var qo=null;function am(i,e,t,n){qo=e;let r=za(e),s=Ee(r,0),o=Qe(s)==r.length&&r!=" ",l="",a=!1,h=!1,c=!1;Lt&&Lt.
view==t&&Lt.scope==n&&(l=Lt.prefix+" ",sc.indexOf(e.keyCode)<0&&(h=!0,Lt=null));let f=new Set,u=g=>{if(g){for(let y of g.run)if(!f.has(y)&&(f.
add(y),y(t)))return g.stopPropagation&&(c=!0),!0;g.preventDefault&&(g.stopPropagation&&(c=!0),h=!0)}return!1},d=i[n],p,m;return d&&(u(d[l+mr(
r,e,!o)])?a=!0:o&&(e.altKey||e.metaKey||e.ctrlKey)&&!(A.windows&&e.ctrlKey&&e.altKey)&&!(A.mac&&e.altKey&&!(e.ctrlKey||e.metaKey))&&(p=Mt[e.
keyCode])&&p!=r?(u(d[l+mr(p,e,!0)])||e.shiftKey&&(m=vi[e.keyCode])!=r&&m!=p&&u(d[l+mr(m,e,!1)]))&&(a=!0):o&&e.shiftKey&&u(d[l+mr(r,e,!0)])&&
(a=!0),!a&&u(d._any)&&(a=!0)),h&&(a=!0),a&&c&&e.stopPropagation(),qo=null,a}var gh=!A.ios;var hm=A.gecko&&A.gecko_version==153?"#ffffff01":"transparent",fx=At.highest(E.theme({".cm-line":{...gh?{"& ::selection, &::selection":{backgroundColor:`${hm}\
 !important`}}:{},caretColor:"transparent !important"},".cm-content":{caretColor:"transparent !important","& :focus":{caretColor:"initial !i\
mportant",...gh?{"&::selection, & ::selection":{backgroundColor:"Highlight !important"}}:{}}}}));var ux=/x/.unicode!=null?"gu":"g";function mc(){return fm}var cm=F.line({class:"cm-activeLine"}),fm=ye.fromClass(class{constructor(i){this.decorations=this.getDeco(i)}update(i){
(i.docChanged||i.selectionSet)&&(this.decorations=this.getDeco(i.view))}getDeco(i){let e=-1,t=[];for(let n of i.state.selection.ranges){let r=i.
lineBlockAt(n.head);r.from>e&&(t.push(cm.range(r.from)),e=r.from)}return F.set(t)}},{decorations:i=>i.decorations});var gr="-10000px",Pr=class{constructor(e,t,n,r){this.facet=t,this.createTooltipView=n,this.removeTooltipView=r,this.input=e.state.facet(t),this.
tooltips=this.input.filter(o=>o);let s=null;this.tooltipViews=this.tooltips.map(o=>s=n(o,s))}update(e,t){var n;let r=e.state.facet(this.facet),
s=r.filter(a=>a);if(r===this.input){for(let a of this.tooltipViews)a.update&&a.update(e);return!1}let o=[],l=t?[]:null;for(let a=0;a<s.length;a++){
let h=s[a],c=-1;if(h){for(let f=0;f<this.tooltips.length;f++){let u=this.tooltips[f];u&&u.create==h.create&&(c=f)}if(c<0)o[a]=this.createTooltipView(
h,a?o[a-1]:null),l&&(l[a]=!!h.above);else{let f=o[a]=this.tooltipViews[c];l&&(l[a]=t[c]),f.update&&f.update(e)}}}for(let a of this.tooltipViews)
o.indexOf(a)<0&&(this.removeTooltipView(a),(n=a.destroy)===null||n===void 0||n.call(a));return t&&(l.forEach((a,h)=>t[h]=a),t.length=l.length),
this.input=r,this.tooltips=s,this.tooltipViews=o,!0}};function gc(i){let e=i.dom.ownerDocument.documentElement,t=e.clientWidth,n=getComputedStyle(e);if(!/stable/.test(n.scrollbarGutter||""))return{
left:0,right:t};let r=e.getBoundingClientRect(),s=i.win.scrollX;return{left:Math.max(0,r.left+s-parseFloat(n.marginLeft)),right:Math.min(t,r.
right+s+parseFloat(n.marginRight))}}function um(i){let{left:e,right:t}=gc(i);return{top:0,left:e,right:t,bottom:i.dom.ownerDocument.documentElement.
clientHeight}}var ro=R.define({combine:i=>{var e,t,n;return{position:A.ios?"absolute":((e=i.find(r=>r.position))===null||e===void 0?void 0:e.
position)||"fixed",parent:((t=i.find(r=>r.parent))===null||t===void 0?void 0:t.parent)||null,tooltipSpace:((n=i.find(r=>r.tooltipSpace))===null||
n===void 0?void 0:n.tooltipSpace)||um}}}),yh=new WeakMap,ol=ye.fromClass(class{constructor(i){this.view=i,this.above=[],this.inView=!0,this.
madeAbsolute=!1,this.lastTransaction=0,this.measureTimeout=-1;let e=i.state.facet(ro);this.position=e.position,this.parent=e.parent,this.classes=
i.themeClasses,this.createContainer(),this.measureReq={read:this.readMeasure.bind(this),write:this.writeMeasure.bind(this),key:this},this.resizeObserver=
typeof ResizeObserver=="function"?new ResizeObserver(()=>this.measureSoon()):null,this.manager=new Pr(i,Cn,(t,n)=>this.createTooltip(t,n),t=>{
this.resizeObserver&&this.resizeObserver.unobserve(t.dom),t.dom.remove()}),this.above=this.manager.tooltips.map(t=>!!t.above),this.intersectionObserver=
typeof IntersectionObserver=="function"?new IntersectionObserver(t=>{Date.now()>this.lastTransaction-50&&t.length>0&&t[t.length-1].intersectionRatio<
1&&this.measureSoon()},{threshold:[1]}):null,this.observeIntersection(),i.win.addEventListener("resize",this.measureSoon=this.measureSoon.bind(
this)),this.maybeMeasure()}createContainer(){this.parent?(this.container=document.createElement("div"),this.container.style.position="relati\
ve",this.container.className=this.view.themeClasses,this.parent.appendChild(this.container)):this.container=this.view.dom}observeIntersection(){
if(this.intersectionObserver){this.intersectionObserver.disconnect();for(let i of this.manager.tooltipViews)this.intersectionObserver.observe(
i.dom)}}measureSoon(){this.measureTimeout<0&&(this.measureTimeout=setTimeout(()=>{this.measureTimeout=-1,this.maybeMeasure()},50))}update(i){
i.transactions.length&&(this.lastTransaction=Date.now());let e=this.manager.update(i,this.above);e&&this.observeIntersection();let t=e||i.geometryChanged,
n=i.state.facet(ro);if(n.position!=this.position&&!this.madeAbsolute){this.position=n.position;for(let r of this.manager.tooltipViews)r.dom.
style.position=this.position;t=!0}if(n.parent!=this.parent){this.parent&&this.container.remove(),this.parent=n.parent,this.createContainer();
for(let r of this.manager.tooltipViews)this.container.appendChild(r.dom);t=!0}else this.parent&&this.view.themeClasses!=this.classes&&(this.
classes=this.container.className=this.view.themeClasses);t&&this.maybeMeasure()}createTooltip(i,e){let t=i.create(this.view),n=e?e.dom:null;
if(t.dom.classList.add("cm-tooltip"),i.arrow&&!t.dom.querySelector(".cm-tooltip > .cm-tooltip-arrow")){let r=document.createElement("div");r.
className="cm-tooltip-arrow",t.dom.appendChild(r)}return t.dom.style.position=this.position,t.dom.style.top=gr,t.dom.style.left="0px",this.container.
insertBefore(t.dom,n),t.mount&&t.mount(this.view),this.resizeObserver&&this.resizeObserver.observe(t.dom),t}destroy(){var i,e,t;this.view.win.
removeEventListener("resize",this.measureSoon);for(let n of this.manager.tooltipViews)n.dom.remove(),(i=n.destroy)===null||i===void 0||i.call(
n);this.parent&&this.container.remove(),(e=this.resizeObserver)===null||e===void 0||e.disconnect(),(t=this.intersectionObserver)===null||t===
void 0||t.disconnect(),clearTimeout(this.measureTimeout)}readMeasure(){let i=1,e=1,t=!1,n=0;if(this.position=="fixed"&&this.manager.tooltipViews.
length){let{dom:o}=this.manager.tooltipViews[0];if(A.safari){let l=o.getBoundingClientRect();t=Math.abs(l.top+1e4)>1||Math.abs(l.left)>1}else
t=!!o.offsetParent&&o.offsetParent!=this.container.ownerDocument.body}if(t||this.position=="absolute")if(this.parent){let o=this.parent.getBoundingClientRect();
o.width&&o.height&&(i=o.width/this.parent.offsetWidth,e=o.height/this.parent.offsetHeight)}else({scaleX:i,scaleY:e}=this.view.viewState);else
n=gc(this.view).left;let r=this.view.scrollDOM.getBoundingClientRect(),s=rl(this.view);return{visible:{left:r.left+s.left,top:r.top+s.top,right:r.
right-s.right,bottom:r.bottom-s.bottom},parent:this.parent?this.container.getBoundingClientRect():this.view.dom.getBoundingClientRect(),pos:this.
manager.tooltips.map((o,l)=>{let a=this.manager.tooltipViews[l];return a.getCoords?a.getCoords(o.pos):this.view.coordsAtPos(o.pos)}),size:this.
manager.tooltipViews.map(({dom:o})=>o.getBoundingClientRect()),space:this.view.state.facet(ro).tooltipSpace(this.view),scaleX:i,scaleY:e,makeAbsolute:t,
fixedLeft:n}}writeMeasure(i){var e;if(i.makeAbsolute){this.madeAbsolute=!0,this.position="absolute";for(let l of this.manager.tooltipViews)l.
dom.style.position="absolute"}let{visible:t,space:n,scaleX:r,scaleY:s}=i,o=[];for(let l=0;l<this.manager.tooltips.length;l++){let a=this.manager.
tooltips[l],h=this.manager.tooltipViews[l],{dom:c}=h,f=i.pos[l],u=i.size[l];if(!f||a.clip!==!1&&(f.bottom<=Math.max(t.top,n.top)||f.top>=Math.
min(t.bottom,n.bottom)||f.right<Math.max(t.left,n.left)-.1||f.left>Math.min(t.right,n.right)+.1)){c.style.top=gr;continue}let d=a.arrow?h.dom.
querySelector(".cm-tooltip-arrow"):null,p=d?7:0,m=u.right-u.left,g=(e=yh.get(h))!==null&&e!==void 0?e:u.bottom-u.top,y=h.offset||pm,w=this.view.
textDirection==U.LTR,b=u.width>n.right-n.left?w?n.left:n.right-u.width:w?Math.max(n.left,Math.min(f.left-(d?14:0)+y.x,n.right-m)):Math.min(Math.
max(n.left,f.left-m+(d?14:0)-y.x),n.right-m),M=this.above[l];!a.strictSide&&(M?f.top-g-p-y.y<n.top:f.bottom+g+p+y.y>n.bottom)&&M==n.bottom-f.
bottom>f.top-n.top&&(M=this.above[l]=!M);let S=(M?f.top-n.top:n.bottom-f.bottom)-p;if(S<g&&h.resize!==!1){if(S<this.view.defaultLineHeight){
c.style.top=gr;continue}yh.set(h,g),c.style.height=(g=S)/s+"px"}else c.style.height&&(c.style.height="");let D=M?f.top-g-p-y.y:f.bottom+p+y.
y,O=b+m;if(h.overlap!==!0)for(let z of o)z.left<O&&z.right>b&&z.top<D+g&&z.bottom>D&&(D=M?z.top-g-2-p:z.bottom+p+2);if(this.position=="absol\
ute"?(c.style.top=(D-i.parent.top)/s+"px",bh(c,(b-i.parent.left)/r)):(c.style.top=D/s+"px",bh(c,(b-i.fixedLeft)/r)),d){let z=f.left+(w?y.x:-y.
x)-(b+14-7);d.style.left=z/r+"px"}h.overlap!==!0&&o.push({left:b,top:D,right:O,bottom:D+g}),c.classList.toggle("cm-tooltip-above",M),c.classList.
toggle("cm-tooltip-below",!M),h.positioned&&h.positioned(i.space)}}maybeMeasure(){if(this.manager.tooltips.length&&(this.view.inView&&this.view.
requestMeasure(this.measureReq),this.inView!=this.view.inView&&(this.inView=this.view.inView,!this.inView)))for(let i of this.manager.tooltipViews)
i.dom.style.top=gr}},{eventObservers:{scroll(){this.maybeMeasure()}}});function bh(i,e){let t=parseInt(i.style.left,10);(isNaN(t)||Math.abs(
e-t)>1)&&(i.style.left=e+"px")}var dm=E.baseTheme({".cm-tooltip":{zIndex:500,boxSizing:"border-box"},"&light .cm-tooltip":{border:"1px solid\
 #bbb",backgroundColor:"#f5f5f5"},"&light .cm-tooltip-section:not(:first-child)":{borderTop:"1px solid #bbb"},"&dark .cm-tooltip":{backgroundColor:"\
#333338",color:"white"},".cm-tooltip-arrow":{height:"7px",width:"14px",position:"absolute",zIndex:-1,overflow:"hidden","&:before, &:after":{
content:"''",position:"absolute",width:0,height:0,borderLeft:"7px solid transparent",borderRight:"7px solid transparent"},".cm-tooltip-above\
 &":{bottom:"-7px","&:before":{borderTop:"7px solid #bbb"},"&:after":{borderTop:"7px solid #f5f5f5",bottom:"1px"}},".cm-tooltip-below &":{top:"\
-7px","&:before":{borderBottom:"7px solid #bbb"},"&:after":{borderBottom:"7px solid #f5f5f5",top:"1px"}}},"&dark .cm-tooltip .cm-tooltip-arr\
ow":{"&:before":{borderTopColor:"#333338",borderBottomColor:"#333338"},"&:after":{borderTopColor:"transparent",borderBottomColor:"transparen\
t"}}}),pm={x:0,y:0},Cn=R.define({enables:[ol,dm]}),Ir=R.define({combine:i=>i.reduce((e,t)=>e.concat(t),[])}),Nr=class i{static create(e){return new i(
e)}constructor(e){this.view=e,this.mounted=!1,this.dom=document.createElement("div"),this.dom.classList.add("cm-tooltip-hover"),this.manager=
new Pr(e,Ir,(t,n)=>this.createHostedView(t,n),t=>t.dom.remove())}createHostedView(e,t){let n=e.create(this.view);return n.dom.classList.add(
"cm-tooltip-section"),this.dom.insertBefore(n.dom,t?t.dom.nextSibling:this.dom.firstChild),this.mounted&&n.mount&&n.mount(this.view),n}mount(e){
for(let t of this.manager.tooltipViews)t.mount&&t.mount(e);this.mounted=!0}positioned(e){for(let t of this.manager.tooltipViews)t.positioned&&
t.positioned(e)}update(e){this.manager.update(e)}destroy(){var e;for(let t of this.manager.tooltipViews)(e=t.destroy)===null||e===void 0||e.
call(t)}passProp(e){let t;for(let n of this.manager.tooltipViews){let r=n[e];if(r!==void 0){if(t===void 0)t=r;else if(t!==r)return}}return t}get offset(){
return this.passProp("offset")}get getCoords(){return this.passProp("getCoords")}get overlap(){return this.passProp("overlap")}get resize(){
return this.passProp("resize")}},mm=Cn.compute([Ir],i=>{let e=i.facet(Ir);return e.length===0?null:{pos:Math.min(...e.map(t=>t.pos)),end:Math.
max(...e.map(t=>{var n;return(n=t.end)!==null&&n!==void 0?n:t.pos})),create:Nr.create,above:e[0].above,arrow:e.some(t=>t.arrow)}}),yc=R.define(),
Uo=class{constructor(e,t,n,r,s,o){this.view=e,this.source=t,this.field=n,this.locked=r,this.setHover=s,this.hoverTime=o,this.hoverTimeout=-1,
this.restartTimeout=-1,this.pending=null,this.lastMove={x:0,y:0,target:e.dom,time:0},this.checkHover=this.checkHover.bind(this),e.dom.addEventListener(
"mouseleave",this.mouseleave=this.mouseleave.bind(this)),e.dom.addEventListener("mousemove",this.mousemove=this.mousemove.bind(this))}update(e){
this.pending&&(this.pending=null,clearTimeout(this.restartTimeout),this.restartTimeout=setTimeout(()=>this.startHover(),20))}get active(){return this.
view.state.field(this.field)}checkHover(){if(this.hoverTimeout=-1,this.active.length)return;let e=Date.now()-this.lastMove.time;e<this.hoverTime?
this.hoverTimeout=setTimeout(this.checkHover,this.hoverTime-e):this.startHover()}startHover(){clearTimeout(this.restartTimeout);let{view:e,lastMove:t}=this,
n=e.docView.tile.nearest(t.target);if(!n)return;let r,s=1;if(n.isWidget())r=n.posAtStart;else{if(r=e.posAtCoords(t),r==null)return;let o=e.coordsAtPos(
r);if(!o||t.y<o.top||t.y>o.bottom||t.x<o.left-e.defaultCharacterWidth||t.x>o.right+e.defaultCharacterWidth)return;let l=e.bidiSpans(e.state.
doc.lineAt(r)).find(h=>h.from<=r&&h.to>=r),a=l&&l.dir==U.RTL?-1:1;s=t.x<o.left?-a:a}this.activateHover(e,r,s)}activateHover(e,t,n,r){let s=this.
source(e,t,n),o=l=>{if(l&&!(Array.isArray(l)&&!l.length)){let a=Array.isArray(l)?l:[l];r&&this.locked.set(a,r),e.dispatch({effects:this.setHover.
of(a)})}};if(s&&"then"in s){let l=this.pending={pos:t};s.then(a=>{this.pending==l&&(this.pending=null,o(a))},a=>de(e.state,a,"hover tooltip"))}else
o(s)}get tooltip(){let e=this.view.plugin(ol),t=e?e.manager.tooltips.findIndex(n=>n.create==Nr.create):-1;return t>-1?e.manager.tooltipViews[t]:
null}mousemove(e){var t,n;this.lastMove={x:e.clientX,y:e.clientY,target:e.target,time:Date.now()},this.hoverTimeout<0&&(this.hoverTimeout=setTimeout(
this.checkHover,this.hoverTime));let{active:r,tooltip:s}=this;if(r.length&&!this.locked.has(r)&&s&&!gm(s.dom,e)||this.pending){let{pos:o}=r[0]||
this.pending,l=(n=(t=r[0])===null||t===void 0?void 0:t.end)!==null&&n!==void 0?n:o;(o==l?this.view.posAtCoords(this.lastMove)!=o:!ym(this.view,
o,l,e.clientX,e.clientY))&&(this.view.dispatch({effects:this.setHover.of([])}),this.pending=null)}}mouseleave(e){clearTimeout(this.hoverTimeout),
this.hoverTimeout=-1;let{active:t}=this;if(t.length&&!this.locked.has(t)){let{tooltip:n}=this;n&&n.dom.contains(e.relatedTarget)?this.watchTooltipLeave(
n.dom):this.view.dispatch({effects:this.setHover.of([])})}}watchTooltipLeave(e){let t=n=>{e.removeEventListener("mouseleave",t);let{active:r}=this;
r.length&&!this.locked.has(r)&&!this.view.dom.contains(n.relatedTarget)&&this.view.dispatch({effects:this.setHover.of([])})};e.addEventListener(
"mouseleave",t)}destroy(){clearTimeout(this.hoverTimeout),clearTimeout(this.restartTimeout),this.view.dom.removeEventListener("mouseleave",this.
mouseleave),this.view.dom.removeEventListener("mousemove",this.mousemove)}},yr=4;function gm(i,e){let{left:t,right:n,top:r,bottom:s}=i.getBoundingClientRect(),
o;if(o=i.querySelector(".cm-tooltip-arrow")){let l=o.getBoundingClientRect();r=Math.min(l.top,r),s=Math.max(l.bottom,s)}return e.clientX>=t-
yr&&e.clientX<=n+yr&&e.clientY>=r-yr&&e.clientY<=s+yr}function ym(i,e,t,n,r,s){let o=i.scrollDOM.getBoundingClientRect(),l=i.documentTop+i.documentPadding.
top+i.contentHeight;if(o.left>n||o.right<n||o.top>r||Math.min(o.bottom,l)<r)return!1;let a=i.posAtCoords({x:n,y:r},!1);return a>=e&&a<=t}function zr(i,e={}){
let t=W.define(),n=new WeakMap,r=fe.define({create(){return[]},update(o,l){let a=n.get(o);if(o.length&&(e.hideOnChange&&(l.docChanged||l.selection)?
o=[]:a&&a(l)?o=[]:e.hideOn&&(o=o.filter(h=>!e.hideOn(l,h)))),l.docChanged&&o.length){let h=[];for(let c of o){let f=l.changes.mapPos(c.pos,-1,
ge.TrackDel);if(f!=null){let u=Object.assign(Object.create(null),c);u.pos=f,u.end!=null&&(u.end=l.changes.mapPos(u.end)),h.push(u)}}o=h}for(let h of l.
effects)h.is(t)&&(o=h.value,a=void 0),(h.is(bm)&&!h.value||h.value==r)&&(o=[]);return o.length&&a&&n.set(o,a),o},provide:o=>Ir.from(o)}),s=ye.
define(o=>new Uo(o,i,r,n,t,e.hoverTime||300));return{active:r,extension:[r,s,yc.of(s),mm]}}function bc(i,e,t,n={}){var r;let s=i.state.facet(
yc).map(o=>i.plugin(o)).filter(o=>!!o);if(n.tooltip&&n.tooltip.active){let o=s.find(l=>l.field==n.tooltip.active);o&&(s=[o])}for(let o of s)
o.activateHover(i,e,t,(r=n.until)!==null&&r!==void 0?r:(()=>!1))}function ll(i,e){let t=i.plugin(ol);if(!t)return null;let n=t.manager.tooltips.
indexOf(e);return n<0?null:t.manager.tooltipViews[n]}var bm=W.define();var xh=R.define({combine(i){let e,t;for(let n of i)e=e||n.topContainer,t=t||n.bottomContainer;return{topContainer:e,bottomContainer:t}}});function xc(i,e){let t=i.plugin(wc),n=t?t.specs.indexOf(e):-1;return n>-1?t.panels[n]:null}var wc=ye.fromClass(class{constructor(i){this.input=
i.state.facet($i),this.specs=this.input.filter(t=>t),this.panels=this.specs.map(t=>t(i));let e=i.state.facet(xh);this.top=new Ti(i,!0,e.topContainer),
this.bottom=new Ti(i,!1,e.bottomContainer),this.top.sync(this.panels.filter(t=>t.top)),this.bottom.sync(this.panels.filter(t=>!t.top));for(let t of this.
panels)t.dom.classList.add("cm-panel"),t.mount&&t.mount()}update(i){let e=i.state.facet(xh);this.top.container!=e.topContainer&&(this.top.sync(
[]),this.top=new Ti(i.view,!0,e.topContainer)),this.bottom.container!=e.bottomContainer&&(this.bottom.sync([]),this.bottom=new Ti(i.view,!1,
e.bottomContainer)),this.top.syncClasses(),this.bottom.syncClasses();let t=i.state.facet($i);if(t!=this.input){let n=t.filter(a=>a),r=[],s=[],
o=[],l=[];for(let a of n){let h=this.specs.indexOf(a),c;h<0?(c=a(i.view),l.push(c)):(c=this.panels[h],c.update&&c.update(i)),r.push(c),(c.top?
s:o).push(c)}this.specs=n,this.panels=r,this.top.sync(s),this.bottom.sync(o);for(let a of l)a.dom.classList.add("cm-panel"),a.mount&&a.mount()}else
for(let n of this.panels)n.update&&n.update(i)}destroy(){this.top.sync([]),this.bottom.sync([])}},{provide:i=>E.scrollMargins.of(e=>{let t=e.
plugin(i);return t&&{top:t.top.scrollMargin(),bottom:t.bottom.scrollMargin()}})}),Ti=class{constructor(e,t,n){this.view=e,this.top=t,this.container=
n,this.dom=void 0,this.classes="",this.panels=[],this.syncClasses()}sync(e){for(let t of this.panels)t.destroy&&e.indexOf(t)<0&&t.destroy();
this.panels=e,this.syncDOM()}syncDOM(){if(this.panels.length==0){this.dom&&(this.dom.remove(),this.dom=void 0);return}if(!this.dom){this.dom=
document.createElement("div"),this.dom.className=this.top?"cm-panels cm-panels-top":"cm-panels cm-panels-bottom";let t=this.container||this.
view.dom;t.insertBefore(this.dom,this.top?t.firstChild:null)}let e=this.dom.firstChild;for(let t of this.panels)if(t.dom.parentNode==this.dom){
for(;e!=t.dom;)e=wh(e);e=e.nextSibling}else this.dom.insertBefore(t.dom,e);for(;e;)e=wh(e)}scrollMargin(){return!this.dom||this.container?0:
Math.max(0,this.top?this.dom.getBoundingClientRect().bottom-Math.max(0,this.view.scrollDOM.getBoundingClientRect().top):Math.min(innerHeight,
this.view.scrollDOM.getBoundingClientRect().bottom)-this.dom.getBoundingClientRect().top)}syncClasses(){if(!(!this.container||this.classes==
this.view.themeClasses)){for(let e of this.classes.split(" "))e&&this.container.classList.remove(e);for(let e of(this.classes=this.view.themeClasses).
split(" "))e&&this.container.classList.add(e)}}};function wh(i){let e=i.nextSibling;return i.remove(),e}var $i=R.define({enables:wc});var Ue=class extends ze{compare(e){return this==e||this.constructor==e.constructor&&this.eq(e)}eq(e){return!1}destroy(e){}};Ue.prototype.elementClass=
"";Ue.prototype.toDOM=void 0;Ue.prototype.mapMode=ge.TrackBefore;Ue.prototype.startSide=Ue.prototype.endSide=-1;Ue.prototype.point=!0;var wr=R.
define(),xm=R.define();var kr=R.define();var _o=R.define({combine:i=>i.some(e=>e)});function wm(i){let e=[km];return i&&i.fixed===!1&&e.push(_o.of(!0)),e}var km=ye.fromClass(class{constructor(i){
this.view=i,this.domAfter=null,this.prevViewport=i.viewport,this.dom=document.createElement("div"),this.dom.className="cm-gutters cm-gutters\
-before",this.dom.setAttribute("aria-hidden","true"),this.dom.style.minHeight=this.view.contentHeight/this.view.scaleY+"px",this.gutters=i.state.
facet(kr).map(e=>new Fr(i,e)),this.fixed=!i.state.facet(_o);for(let e of this.gutters)e.config.side=="after"?this.getDOMAfter().appendChild(
e.dom):this.dom.appendChild(e.dom);this.fixed&&(this.dom.style.position="sticky"),this.syncGutters(!1),i.scrollDOM.insertBefore(this.dom,i.contentDOM)}getDOMAfter(){
return this.domAfter||(this.domAfter=document.createElement("div"),this.domAfter.className="cm-gutters cm-gutters-after",this.domAfter.setAttribute(
"aria-hidden","true"),this.domAfter.style.minHeight=this.view.contentHeight/this.view.scaleY+"px",this.domAfter.style.position=this.fixed?"s\
ticky":"",this.view.scrollDOM.appendChild(this.domAfter)),this.domAfter}update(i){if(this.updateGutters(i)){let e=this.prevViewport,t=i.view.
viewport,n=Math.min(e.to,t.to)-Math.max(e.from,t.from);this.syncGutters(n<(t.to-t.from)*.8)}if(i.geometryChanged){let e=this.view.contentHeight/
this.view.scaleY+"px";this.dom.style.minHeight=e,this.domAfter&&(this.domAfter.style.minHeight=e)}this.view.state.facet(_o)!=!this.fixed&&(this.
fixed=!this.fixed,this.dom.style.position=this.fixed?"sticky":"",this.domAfter&&(this.domAfter.style.position=this.fixed?"sticky":"")),this.
prevViewport=i.view.viewport}syncGutters(i){let e=this.dom.nextSibling;i&&(this.dom.remove(),this.domAfter&&this.domAfter.remove());let t=j.
iter(this.view.state.facet(wr),this.view.viewport.from),n=[],r=this.gutters.map(s=>new Xo(s,this.view.viewport,-this.view.documentPadding.top));
for(let s of this.view.viewportLineBlocks)if(n.length&&(n=[]),Array.isArray(s.type)){let o=!0;for(let l of s.type)if(l.type==Be.Text&&o){Yo(
t,n,l.from);for(let a of r)a.line(this.view,l,n);o=!1}else if(l.widget)for(let a of r)a.widget(this.view,l)}else if(s.type==Be.Text){Yo(t,n,
s.from);for(let o of r)o.line(this.view,s,n)}else if(s.widget)for(let o of r)o.widget(this.view,s);for(let s of r)s.finish();i&&(this.view.scrollDOM.
insertBefore(this.dom,e),this.domAfter&&this.view.scrollDOM.appendChild(this.domAfter))}updateGutters(i){let e=i.startState.facet(kr),t=i.state.
facet(kr),n=i.docChanged||i.heightChanged||i.viewportChanged||!j.eq(i.startState.facet(wr),i.state.facet(wr),i.view.viewport.from,i.view.viewport.
to);if(e==t)for(let r of this.gutters)r.update(i)&&(n=!0);else{n=!0;let r=[];for(let s of t){let o=e.indexOf(s);o<0?r.push(new Fr(this.view,
s)):(this.gutters[o].update(i),r.push(this.gutters[o]))}for(let s of this.gutters)s.dom.remove(),r.indexOf(s)<0&&s.destroy();for(let s of r)
s.config.side=="after"?this.getDOMAfter().appendChild(s.dom):this.dom.appendChild(s.dom);this.gutters=r}return n}destroy(){for(let i of this.
gutters)i.destroy();this.dom.remove(),this.domAfter&&this.domAfter.remove()}},{provide:i=>E.scrollMargins.of(e=>{let t=e.plugin(i);if(!t||t.
gutters.length==0||!t.fixed)return null;let n=t.dom.offsetWidth*e.scaleX,r=t.domAfter?t.domAfter.offsetWidth*e.scaleX:0;return e.textDirection==
U.LTR?{left:n,right:r}:{right:n,left:r}})});function kh(i){return Array.isArray(i)?i:[i]}function Yo(i,e,t){for(;i.value&&i.from<=t;)i.from==
t&&e.push(i.value),i.next()}var Xo=class{constructor(e,t,n){this.gutter=e,this.height=n,this.i=0,this.cursor=j.iter(e.markers,t.from)}addElement(e,t,n){
let{gutter:r}=this,s=(t.top-this.height)/e.scaleY,o=t.height/e.scaleY;if(this.i==r.elements.length){let l=new $r(e,o,s,n);r.elements.push(l),
r.dom.appendChild(l.dom)}else r.elements[this.i].update(e,o,s,n);this.height=t.bottom,this.i++}line(e,t,n){let r=[];Yo(this.cursor,r,t.from),
n.length&&(r=r.concat(n));let s=this.gutter.config.lineMarker(e,t,r);s&&r.unshift(s);let o=this.gutter;r.length==0&&!o.config.renderEmptyElements||
this.addElement(e,t,r)}widget(e,t){let n=this.gutter.config.widgetMarker(e,t.widget,t),r=n?[n]:null;for(let s of e.state.facet(xm)){let o=s(
e,t.widget,t);o&&(r||(r=[])).push(o)}r&&this.addElement(e,t,r)}finish(){let e=this.gutter;for(;e.elements.length>this.i;){let t=e.elements.pop();
e.dom.removeChild(t.dom),t.destroy()}}},Fr=class{constructor(e,t){this.view=e,this.config=t,this.elements=[],this.spacer=null,this.dom=document.
createElement("div"),this.dom.className="cm-gutter"+(this.config.class?" "+this.config.class:"");for(let n in t.domEventHandlers)this.dom.addEventListener(
n,r=>{let s=r.target,o;if(s!=this.dom&&this.dom.contains(s)){for(;s.parentNode!=this.dom;)s=s.parentNode;let a=s.getBoundingClientRect();o=(a.
top+a.bottom)/2}else o=r.clientY;let l=e.lineBlockAtHeight(o-e.documentTop);t.domEventHandlers[n](e,l,r)&&r.preventDefault()});this.markers=
kh(t.markers(e)),t.initialSpacer&&(this.spacer=new $r(e,0,0,[t.initialSpacer(e)]),this.dom.appendChild(this.spacer.dom),this.spacer.dom.style.
cssText+="visibility: hidden; pointer-events: none")}update(e){let t=this.markers;if(this.markers=kh(this.config.markers(e.view)),this.spacer&&
this.config.updateSpacer){let r=this.config.updateSpacer(this.spacer.markers[0],e);r!=this.spacer.markers[0]&&this.spacer.update(e.view,0,0,
[r])}let n=e.view.viewport;return!j.eq(this.markers,t,n.from,n.to)||(this.config.lineMarkerChange?this.config.lineMarkerChange(e):!1)}destroy(){
for(let e of this.elements)e.destroy()}},$r=class{constructor(e,t,n,r){this.height=-1,this.above=0,this.markers=[],this.dom=document.createElement(
"div"),this.dom.className="cm-gutterElement",this.update(e,t,n,r)}update(e,t,n,r){this.height!=t&&(this.height=t,this.dom.style.height=t+"px"),
this.above!=n&&(this.dom.style.marginTop=(this.above=n)?n+"px":""),Sm(this.markers,r)||this.setMarkers(e,r)}setMarkers(e,t){let n="cm-gutter\
Element",r=this.dom.firstChild;for(let s=0,o=0;;){let l=o,a=s<t.length?t[s++]:null,h=!1;if(a){let c=a.elementClass;c&&(n+=" "+c);for(let f=o;f<
this.markers.length;f++)if(this.markers[f].compare(a)){l=f,h=!0;break}}else l=this.markers.length;for(;o<l;){let c=this.markers[o++];if(c.toDOM){
c.destroy(r);let f=r.nextSibling;r.remove(),r=f}}if(!a)break;a.toDOM&&(h?r=r.nextSibling:this.dom.insertBefore(a.toDOM(e),r)),h&&o++}this.dom.
className=n,this.markers=t}destroy(){this.setMarkers(null,[])}};function Sm(i,e){if(i.length!=e.length)return!1;for(let t=0;t<i.length;t++)if(!i[t].
compare(e[t]))return!1;return!0}var vm=R.define(),Cm=R.define(),Ri=R.define({combine(i){return ft(i,{formatNumber:String,domEventHandlers:{}},
{domEventHandlers(e,t){let n=Object.assign({},e);for(let r in t){let s=n[r],o=t[r];n[r]=s?(l,a,h)=>s(l,a,h)||o(l,a,h):o}return n}})}}),bn=class extends Ue{constructor(e){
super(),this.number=e}eq(e){return this.number==e.number}toDOM(){return document.createTextNode(this.number)}};function so(i,e){return i.state.
facet(Ri).formatNumber(e,i.state)}var Am=kr.compute([Ri],i=>({class:"cm-lineNumbers",renderEmptyElements:!1,markers(e){return e.state.facet(
vm)},lineMarker(e,t,n){return n.some(r=>r.toDOM)?null:new bn(so(e,e.state.doc.lineAt(t.from).number))},widgetMarker:(e,t,n)=>{for(let r of e.
state.facet(Cm)){let s=r(e,t,n);if(s)return s}return null},lineMarkerChange:e=>e.startState.facet(Ri)!=e.state.facet(Ri),initialSpacer(e){return new bn(
so(e,Sh(e.state.doc.lines)))},updateSpacer(e,t){let n=so(t.view,Sh(t.view.state.doc.lines));return n==e.number?e:new bn(n)},domEventHandlers:i.
facet(Ri).domEventHandlers,side:"before"}));function kc(i={}){return[Ri.of(i),wm(),Am]}function Sh(i){let e=9;for(;e<i;)e=e*10+9;return e}var Mm=new class extends Ue{constructor(){
super(...arguments),this.elementClass="cm-activeLineGutter"}},Tm=wr.compute(["selection"],i=>{let e=[],t=-1;for(let n of i.selection.ranges){
let r=i.doc.lineAt(n.head).from;r>t&&(t=r,e.push(Mm.range(r)))}return j.of(e)});function Sc(){return Tm}var Rm=0,An=class{constructor(e,t){this.from=e,this.to=t}},$=class{constructor(e={}){this.id=Rm++,this.perNode=!!e.perNode,this.deserialize=
e.deserialize||(()=>{throw new Error("This node type doesn't define a deserialize function")}),this.combine=e.combine||null}add(e){if(this.perNode)
throw new RangeError("Can't add per-node props to node types");return typeof e!="function"&&(e=Te.match(e)),t=>{let n=e(t);return n===void 0?
null:[this,n]}}};$.closedBy=new $({deserialize:i=>i.split(" ")});$.openedBy=new $({deserialize:i=>i.split(" ")});$.group=new $({deserialize:i=>i.
split(" ")});$.isolate=new $({deserialize:i=>{if(i&&i!="rtl"&&i!="ltr"&&i!="auto")throw new RangeError("Invalid value for isolate: "+i);return i||
"auto"}});$.contextHash=new $({perNode:!0});$.lookAhead=new $({perNode:!0});$.mounted=new $({perNode:!0});var ri=class{constructor(e,t,n,r=!1){
this.tree=e,this.overlay=t,this.parser=n,this.bracketed=r}static get(e){return e&&e.props&&e.props[$.mounted.id]}},Dm=Object.create(null),Te=class i{constructor(e,t,n,r=0){
this.name=e,this.props=t,this.id=n,this.flags=r}static define(e){let t=e.props&&e.props.length?Object.create(null):Dm,n=(e.top?1:0)|(e.skipped?
2:0)|(e.error?4:0)|(e.name==null?8:0),r=new i(e.name||"",t,e.id,n);if(e.props){for(let s of e.props)if(Array.isArray(s)||(s=s(r)),s){if(s[0].
perNode)throw new RangeError("Can't store a per-node prop on a node type");t[s[0].id]=s[1]}}return r}prop(e){return this.props[e.id]}get isTop(){
return(this.flags&1)>0}get isSkipped(){return(this.flags&2)>0}get isError(){return(this.flags&4)>0}get isAnonymous(){return(this.flags&8)>0}is(e){
if(typeof e=="string"){if(this.name==e)return!0;let t=this.prop($.group);return t?t.indexOf(e)>-1:!1}return this.id==e}static match(e){let t=Object.
create(null);for(let n in e)for(let r of n.split(" "))t[r]=e[n];return n=>{for(let r=n.prop($.group),s=-1;s<(r?r.length:0);s++){let o=t[s<0?
n.name:r[s]];if(o)return o}}}};Te.none=new Te("",Object.create(null),0,8);var Gr=class i{constructor(e){this.types=e;for(let t=0;t<e.length;t++)
if(e[t].id!=t)throw new RangeError("Node type ids should correspond to array positions when creating a node set")}extend(...e){let t=[];for(let n of this.
types){let r=null;for(let s of e){let o=s(n);if(o){r||(r=Object.assign({},n.props));let l=o[1],a=o[0];a.combine&&a.id in r&&(l=a.combine(r[a.
id],l)),r[a.id]=l}}t.push(r?new Te(n.name,r,n.id,n.flags):n)}return new i(t)}},Kr=new WeakMap,vc=new WeakMap,se;(function(i){i[i.ExcludeBuffers=
1]="ExcludeBuffers",i[i.IncludeAnonymous=2]="IncludeAnonymous",i[i.IgnoreMounts=4]="IgnoreMounts",i[i.IgnoreOverlays=8]="IgnoreOverlays",i[i.
EnterBracketed=16]="EnterBracketed"})(se||(se={}));var ie=class i{constructor(e,t,n,r,s){if(this.type=e,this.children=t,this.positions=n,this.
length=r,this.props=null,s&&s.length){this.props=Object.create(null);for(let[o,l]of s)this.props[typeof o=="number"?o:o.id]=l}}toString(){let e=ri.
get(this);if(e&&!e.overlay)return e.tree.toString();let t="";for(let n of this.children){let r=n.toString();r&&(t&&(t+=","),t+=r)}return this.
type.name?(/\W/.test(this.type.name)&&!this.type.isError?JSON.stringify(this.type.name):this.type.name)+(t.length?"("+t+")":""):t}cursor(e=0){
return new Rn(this.topNode,e)}cursorAt(e,t=0,n=0){let r=Kr.get(this)||this.topNode,s=new Rn(r);return s.moveTo(e,t),Kr.set(this,s._tree),s}get topNode(){
return new mt(this,0,0,null)}resolve(e,t=0){let n=Mn(Kr.get(this)||this.topNode,e,t,!1);return Kr.set(this,n),n}resolveInner(e,t=0){let n=Mn(
vc.get(this)||this.topNode,e,t,!0);return vc.set(this,n),n}resolveStack(e,t=0){return Em(this,e,t)}iterate(e){let{enter:t,leave:n,from:r=0,to:s=this.
length}=e,o=e.mode||0,l=(o&se.IncludeAnonymous)>0;for(let a=this.cursor(o|se.IncludeAnonymous);;){let h=!1;if(a.from<=s&&a.to>=r&&(!l&&a.type.
isAnonymous||t(a)!==!1)){if(a.firstChild())continue;h=!0}for(;h&&n&&(l||!a.type.isAnonymous)&&n(a),!a.nextSibling();){if(!a.parent())return;
h=!0}}}prop(e){return e.perNode?this.props?this.props[e.id]:void 0:this.type.prop(e)}get propValues(){let e=[];if(this.props)for(let t in this.
props)e.push([+t,this.props[t]]);return e}balance(e={}){return this.children.length<=8?this:pl(Te.none,this.children,this.positions,0,this.children.
length,0,this.length,(t,n,r)=>new i(this.type,t,n,r,this.propValues),e.makeTree||((t,n,r)=>new i(Te.none,t,n,r)))}static build(e){return Om(
e)}};ie.empty=new ie(Te.none,[],[],0);var al=class i{constructor(e,t){this.buffer=e,this.index=t}get id(){return this.buffer[this.index-4]}get start(){
return this.buffer[this.index-3]}get end(){return this.buffer[this.index-2]}get size(){return this.buffer[this.index-1]}get pos(){return this.
index}next(){this.index-=4}fork(){return new i(this.buffer,this.index)}},Ft=class i{constructor(e,t,n){this.buffer=e,this.length=t,this.set=
n}get type(){return Te.none}toString(){let e=[];for(let t=0;t<this.buffer.length;)e.push(this.childString(t)),t=this.buffer[t+3];return e.join(
",")}childString(e){let t=this.buffer[e],n=this.buffer[e+3],r=this.set.types[t],s=r.name;if(/\W/.test(s)&&!r.isError&&(s=JSON.stringify(s)),
e+=4,n==e)return s;let o=[];for(;e<n;)o.push(this.childString(e)),e=this.buffer[e+3];return s+"("+o.join(",")+")"}findChild(e,t,n,r,s){let{buffer:o}=this,
l=-1;for(let a=e;a!=t&&!(Mc(s,r,o[a+1],o[a+2])&&(l=a,n>0));a=o[a+3]);return l}slice(e,t,n){let r=this.buffer,s=new Uint16Array(t-e),o=0;for(let l=e,
a=0;l<t;){s[a++]=r[l++],s[a++]=r[l++]-n;let h=s[a++]=r[l++]-n;s[a++]=r[l++]-e,o=Math.max(o,h)}return new i(s,o,this.set)}};function Mc(i,e,t,n){
switch(i){case-2:return t<e;case-1:return n>=e&&t<e;case 0:return t<e&&n>e;case 1:return t<=e&&n>e;case 2:return n>e;case 4:return!0}}function Mn(i,e,t,n){
for(var r;i.from==i.to||(t<1?i.from>=e:i.from>e)||(t>-1?i.to<=e:i.to<e);){let o=!n&&i instanceof mt&&i.index<0?null:i.parent;if(!o)return i;
i=o}let s=n?0:se.IgnoreOverlays;if(n)for(let o=i,l=o.parent;l;o=l,l=o.parent)o instanceof mt&&o.index<0&&((r=l.enter(e,t,s))===null||r===void 0?
void 0:r.from)!=o.from&&(i=l);for(;;){let o=i.enter(e,t,s);if(!o)return i;i=o}}var qr=class{cursor(e=0){return new Rn(this,e)}getChild(e,t=null,n=null){
let r=Cc(this,e,t,n);return r.length?r[0]:null}getChildren(e,t=null,n=null){return Cc(this,e,t,n)}resolve(e,t=0){return Mn(this,e,t,!1)}resolveInner(e,t=0){
return Mn(this,e,t,!0)}matchContext(e){return hl(this.parent,e)}enterUnfinishedNodesBefore(e){let t=this.childBefore(e),n=this;for(;t;){let r=t.
lastChild;if(!r||r.to!=t.to)break;r.type.isError&&r.from==r.to?(n=t,t=r.prevSibling):t=r}return n}get node(){return this}get next(){return this.
parent}},mt=class i extends qr{constructor(e,t,n,r){super(),this._tree=e,this.from=t,this.index=n,this._parent=r}get type(){return this._tree.
type}get name(){return this._tree.type.name}get to(){return this.from+this._tree.length}nextChild(e,t,n,r,s=0){for(let o=this;;){for(let{children:l,
positions:a}=o._tree,h=t>0?l.length:-1;e!=h;e+=t){let c=l[e],f=a[e]+o.from,u;if(!(!(s&se.EnterBracketed&&c instanceof ie&&(u=ri.get(c))&&!u.
overlay&&u.bracketed&&n>=f&&n<=f+c.length)&&!Mc(r,n,f,f+c.length))){if(c instanceof Ft){if(s&se.ExcludeBuffers)continue;let d=c.findChild(0,
c.buffer.length,t,n-f,r);if(d>-1)return new Tn(new cl(o,c,e,f),null,d)}else if(s&se.IncludeAnonymous||!c.type.isAnonymous||dl(c)){let d;if(!(s&
se.IgnoreMounts)&&(d=ri.get(c))&&!d.overlay)return new i(d.tree,f,e,o);let p=new i(c,f,e,o);return s&se.IncludeAnonymous||!p.type.isAnonymous?
p:p.nextChild(t<0?c.children.length-1:0,t,n,r,s)}}}if(s&se.IncludeAnonymous||!o.type.isAnonymous||(o.index>=0?e=o.index+t:e=t<0?-1:o._parent.
_tree.children.length,o=o._parent,!o))return null}}get firstChild(){return this.nextChild(0,1,0,4)}get lastChild(){return this.nextChild(this.
_tree.children.length-1,-1,0,4)}childAfter(e){return this.nextChild(0,1,e,2)}childBefore(e){return this.nextChild(this._tree.children.length-
1,-1,e,-2)}prop(e){return this._tree.prop(e)}enter(e,t,n=0){let r;if(!(n&se.IgnoreOverlays)&&(r=ri.get(this._tree))&&r.overlay){let s=e-this.
from,o=n&se.EnterBracketed&&r.bracketed;for(let{from:l,to:a}of r.overlay)if((t>0||o?l<=s:l<s)&&(t<0||o?a>=s:a>s))return new i(r.tree,r.overlay[0].
from+this.from,-1,this)}return this.nextChild(0,1,e,t,n)}nextSignificantParent(){let e=this;for(;e.type.isAnonymous&&e._parent;)e=e._parent;
return e}get parent(){return this._parent?this._parent.nextSignificantParent():null}get nextSibling(){return this._parent&&this.index>=0?this.
_parent.nextChild(this.index+1,1,0,4):null}get prevSibling(){return this._parent&&this.index>=0?this._parent.nextChild(this.index-1,-1,0,4):
null}get tree(){return this._tree}toTree(){return this._tree}toString(){return this._tree.toString()}};function Cc(i,e,t,n){let r=i.cursor(),
s=[];if(!r.firstChild())return s;if(t!=null){for(let o=!1;!o;)if(o=r.type.is(t),!r.nextSibling())return s}for(;;){if(n!=null&&r.type.is(n))return s;
if(r.type.is(e)&&s.push(r.node),!r.nextSibling())return n==null?s:[]}}function hl(i,e,t=e.length-1){for(let n=i;t>=0;n=n.parent){if(!n)return!1;
if(!n.type.isAnonymous){if(e[t]&&e[t]!=n.name)return!1;t--}}return!0}var cl=class{constructor(e,t,n,r){this.parent=e,this.buffer=t,this.index=
n,this.start=r}},Tn=class i extends qr{get name(){return this.type.name}get from(){return this.context.start+this.context.buffer.buffer[this.
index+1]}get to(){return this.context.start+this.context.buffer.buffer[this.index+2]}constructor(e,t,n){super(),this.context=e,this._parent=
t,this.index=n,this.type=e.buffer.set.types[e.buffer.buffer[n]]}child(e,t,n){let{buffer:r}=this.context,s=r.findChild(this.index+4,r.buffer[this.
index+3],e,t-this.context.start,n);return s<0?null:new i(this.context,this,s)}get firstChild(){return this.child(1,0,4)}get lastChild(){return this.
child(-1,0,4)}childAfter(e){return this.child(1,e,2)}childBefore(e){return this.child(-1,e,-2)}prop(e){return this.type.prop(e)}enter(e,t,n=0){
if(n&se.ExcludeBuffers)return null;let{buffer:r}=this.context,s=r.findChild(this.index+4,r.buffer[this.index+3],t>0?1:-1,e-this.context.start,
t);return s<0?null:new i(this.context,this,s)}get parent(){return this._parent||this.context.parent.nextSignificantParent()}externalSibling(e){
return this._parent?null:this.context.parent.nextChild(this.context.index+e,e,0,4)}get nextSibling(){let{buffer:e}=this.context,t=e.buffer[this.
index+3];return t<(this._parent?e.buffer[this._parent.index+3]:e.buffer.length)?new i(this.context,this._parent,t):this.externalSibling(1)}get prevSibling(){
let{buffer:e}=this.context,t=this._parent?this._parent.index+4:0;return this.index==t?this.externalSibling(-1):new i(this.context,this._parent,
e.findChild(t,this.index,-1,0,4))}get tree(){return null}toTree(){let e=[],t=[],{buffer:n}=this.context,r=this.index+4,s=n.buffer[this.index+
3];if(s>r){let o=n.buffer[this.index+1];e.push(n.slice(r,s,o)),t.push(0)}return new ie(this.type,e,t,this.to-this.from)}toString(){return this.
context.buffer.childString(this.index)}};function Tc(i){if(!i.length)return null;let e=0,t=i[0];for(let s=1;s<i.length;s++){let o=i[s];(o.from>
t.from||o.to<t.to)&&(t=o,e=s)}let n=t instanceof mt&&t.index<0?null:t.parent,r=i.slice();return n?r[e]=n:r.splice(e,1),new fl(r,t)}var fl=class{constructor(e,t){
this.heads=e,this.node=t}get next(){return Tc(this.heads)}};function Em(i,e,t){let n=i.resolveInner(e,t),r=null;for(let s=n instanceof mt?n:
n.context.parent;s;s=s.parent)if(s.index<0){let o=s.parent;(r||(r=[n])).push(o.resolve(e,t)),s=o}else{let o=ri.get(s.tree);if(o&&o.overlay&&
o.overlay[0].from<=e&&o.overlay[o.overlay.length-1].to>=e){let l=new mt(o.tree,o.overlay[0].from+s.from,-1,s);(r||(r=[n])).push(Mn(l,e,t,!1))}}
return r?Tc(r):n}var Rn=class{get name(){return this.type.name}constructor(e,t=0){if(this.buffer=null,this.stack=[],this.index=0,this.bufferNode=
null,this.mode=t&~se.EnterBracketed,e instanceof mt)this.yieldNode(e);else{this._tree=e.context.parent,this.buffer=e.context;for(let n=e._parent;n;n=
n._parent)this.stack.unshift(n.index);this.bufferNode=e,this.yieldBuf(e.index)}}yieldNode(e){return e?(this._tree=e,this.type=e.type,this.from=
e.from,this.to=e.to,!0):!1}yieldBuf(e,t){this.index=e;let{start:n,buffer:r}=this.buffer;return this.type=t||r.set.types[r.buffer[e]],this.from=
n+r.buffer[e+1],this.to=n+r.buffer[e+2],!0}yield(e){return e?e instanceof mt?(this.buffer=null,this.yieldNode(e)):(this.buffer=e.context,this.
yieldBuf(e.index,e.type)):!1}toString(){return this.buffer?this.buffer.buffer.childString(this.index):this._tree.toString()}enterChild(e,t,n){
if(!this.buffer)return this.yield(this._tree.nextChild(e<0?this._tree._tree.children.length-1:0,e,t,n,this.mode));let{buffer:r}=this.buffer,
s=r.findChild(this.index+4,r.buffer[this.index+3],e,t-this.buffer.start,n);return s<0?!1:(this.stack.push(this.index),this.yieldBuf(s))}firstChild(){
return this.enterChild(1,0,4)}lastChild(){return this.enterChild(-1,0,4)}childAfter(e){return this.enterChild(1,e,2)}childBefore(e){return this.
enterChild(-1,e,-2)}enter(e,t,n=this.mode){return this.buffer?n&se.ExcludeBuffers?!1:this.enterChild(1,e,t):this.yield(this._tree.enter(e,t,
n))}parent(){if(!this.buffer)return this.yieldNode(this.mode&se.IncludeAnonymous?this._tree._parent:this._tree.parent);if(this.stack.length)
return this.yieldBuf(this.stack.pop());let e=this.mode&se.IncludeAnonymous?this.buffer.parent:this.buffer.parent.nextSignificantParent();return this.
buffer=null,this.yieldNode(e)}sibling(e){if(!this.buffer)return this._tree._parent?this.yield(this._tree.index<0?null:this._tree._parent.nextChild(
this._tree.index+e,e,0,4,this.mode)):!1;let{buffer:t}=this.buffer,n=this.stack.length-1;if(e<0){let r=n<0?0:this.stack[n]+4;if(this.index!=r)
return this.yieldBuf(t.findChild(r,this.index,-1,0,4))}else{let r=t.buffer[this.index+3];if(r<(n<0?t.buffer.length:t.buffer[this.stack[n]+3]))
return this.yieldBuf(r)}return n<0?this.yield(this.buffer.parent.nextChild(this.buffer.index+e,e,0,4,this.mode)):!1}nextSibling(){return this.
sibling(1)}prevSibling(){return this.sibling(-1)}atLastNode(e){let t,n,{buffer:r}=this;if(r){if(e>0){if(this.index<r.buffer.buffer.length)return!1}else
for(let s=0;s<this.index;s++)if(r.buffer.buffer[s+3]<this.index)return!1;({index:t,parent:n}=r)}else({index:t,_parent:n}=this._tree);for(;n;{
index:t,_parent:n}=n)if(t>-1)for(let s=t+e,o=e<0?-1:n._tree.children.length;s!=o;s+=e){let l=n._tree.children[s];if(this.mode&se.IncludeAnonymous||
l instanceof Ft||!l.type.isAnonymous||dl(l))return!1}return!0}move(e,t){if(t&&this.enterChild(e,0,4))return!0;for(;;){if(this.sibling(e))return!0;
if(this.atLastNode(e)||!this.parent())return!1}}next(e=!0){return this.move(1,e)}prev(e=!0){return this.move(-1,e)}moveTo(e,t=0){for(;(this.
from==this.to||(t<1?this.from>=e:this.from>e)||(t>-1?this.to<=e:this.to<e))&&this.parent(););for(;this.enterChild(1,e,t););return this}get node(){
if(!this.buffer)return this._tree;let e=this.bufferNode,t=null,n=0;if(e&&e.context==this.buffer)e:for(let r=this.index,s=this.stack.length;s>=
0;){for(let o=e;o;o=o._parent)if(o.index==r){if(r==this.index)return o;t=o,n=s+1;break e}r=this.stack[--s]}for(let r=n;r<this.stack.length;r++)
t=new Tn(this.buffer,t,this.stack[r]);return this.bufferNode=new Tn(this.buffer,t,this.index)}get tree(){return this.buffer?null:this._tree.
_tree}iterate(e,t){for(let n=0;;){let r=!1;if(this.type.isAnonymous||e(this)!==!1){if(this.firstChild()){n++;continue}this.type.isAnonymous||
(r=!0)}for(;;){if(r&&t&&t(this),r=this.type.isAnonymous,!n)return;if(this.nextSibling())break;this.parent(),n--,r=!0}}}matchContext(e){if(!this.
buffer)return hl(this.node.parent,e);let{buffer:t}=this.buffer,{types:n}=t.set;for(let r=e.length-1,s=this.stack.length-1;r>=0;s--){if(s<0)return hl(
this._tree,e,r);let o=n[t.buffer[this.stack[s]]];if(!o.isAnonymous){if(e[r]&&e[r]!=o.name)return!1;r--}}return!0}};function dl(i){return i.children.
some(e=>e instanceof Ft||!e.type.isAnonymous||dl(e))}function Om(i){var e;let{buffer:t,nodeSet:n,maxBufferLength:r=1024,reused:s=[],minRepeatType:o=n.
types.length}=i,l=Array.isArray(t)?new al(t,t.length):t,a=n.types,h=0,c=0;function f(S,D,O,z,_,re){let{id:V,start:I,end:ee,size:ne}=l,xe=c,kt=h;
if(ne<0)if(l.next(),ne==-1){let St=s[V];O.push(St),z.push(I-S);return}else if(ne==-3){h=V;return}else if(ne==-4){c=V;return}else throw new RangeError(
`Unrecognized record size: ${ne}`);let tn=a[V],Xn,Ut,ua=I-S;if(ee-I<=r&&(Ut=g(l.pos-D,_))){let St=new Uint16Array(Ut.size-Ut.skip),Se=l.pos-
Ut.size,Ze=St.length;for(;l.pos>Se;)Ze=y(Ut.start,St,Ze);Xn=new Ft(St,ee-Ut.start,n),ua=Ut.start-S}else{let St=l.pos-ne;l.next();let Se=[],Ze=[],
ht=V>=o?V:-1,vt=0,yi=ee,nn=xe;for(;l.pos>St;)ht>=0&&l.id==ht&&l.size>=0?(l.end<=yi-r&&(p(Se,Ze,I,vt,l.end,yi,ht,nn,kt),vt=Se.length,yi=l.end,
nn=c),l.next()):re>2500?u(I,St,Se,Ze):(ht>=0&&l.size==-1&&s[l.id].type==n.types[ht]&&(vt<Se.length&&p(Se,Ze,I,vt,l.end,yi,ht,nn,kt),vt=Se.length+
1,yi=l.start,nn=c),f(I,St,Se,Ze,ht,re+1));if(ht>=0&&vt>0&&vt<Se.length&&p(Se,Ze,I,vt,I,yi,ht,nn,kt),Se.reverse(),Ze.reverse(),ht>-1&&vt>0){let da=d(
tn,kt);Xn=pl(tn,Se,Ze,0,Se.length,0,ee-I,da,da)}else Xn=m(tn,Se,Ze,ee-I,xe-ee,kt)}O.push(Xn),z.push(ua)}function u(S,D,O,z){let _=[],re=0,V=-1;
for(;l.pos>D;){let{id:I,start:ee,end:ne,size:xe}=l;if(xe>4)l.next();else{if(V>-1&&ee<V)break;V<0&&(V=ne-r),_.push(I,ee,ne),re++,l.next()}}if(re){
let I=new Uint16Array(re*4),ee=_[_.length-2];for(let ne=_.length-3,xe=0;ne>=0;ne-=3)I[xe++]=_[ne],I[xe++]=_[ne+1]-ee,I[xe++]=_[ne+2]-ee,I[xe++]=
xe;O.push(new Ft(I,_[2]-ee,n)),z.push(ee-S)}}function d(S,D){return(O,z,_)=>{let re=0,V=O.length-1,I,ee;if(V>=0&&(I=O[V])instanceof ie){if(!V&&
I.type==S&&I.length==_)return I;(ee=I.prop($.lookAhead))&&(re=z[V]+I.length+ee-_)}return m(S,O,z,_,re,D)}}function p(S,D,O,z,_,re,V,I,ee){let ne=[],
xe=[];for(;S.length>z;)ne.push(S.pop()),xe.push(D.pop()+O-_);S.push(m(n.types[V],ne,xe,re-_,I-re,ee)),D.push(_-O)}function m(S,D,O,z,_,re,V){
if(re){let I=[$.contextHash,re];V=V?[I].concat(V):[I]}if(_>25){let I=[$.lookAhead,_];V=V?[I].concat(V):[I]}return new ie(S,D,O,z,V)}function g(S,D){
let O=l.fork(),z=0,_=0,re=0,V=O.end-r,I={size:0,start:0,skip:0};e:for(let ee=O.pos-S;O.pos>ee;){let ne=O.size;if(O.id==D&&ne>=0){I.size=z,I.
start=_,I.skip=re,re+=4,z+=4,O.next();continue}let xe=O.pos-ne;if(ne<0||xe<ee||O.start<V)break;let kt=O.id>=o?4:0,tn=O.start;for(O.next();O.
pos>xe;){if(O.size<0)if(O.size==-3||O.size==-4)kt+=4;else break e;else O.id>=o&&(kt+=4);O.next()}_=tn,z+=ne,re+=kt}return(D<0||z==S)&&(I.size=
z,I.start=_,I.skip=re),I.size>4?I:void 0}function y(S,D,O){let{id:z,start:_,end:re,size:V}=l;if(l.next(),V>=0&&z<o){let I=O;if(V>4){let ee=l.
pos-(V-4);for(;l.pos>ee;)O=y(S,D,O)}D[--O]=I,D[--O]=re-S,D[--O]=_-S,D[--O]=z}else V==-3?h=z:V==-4&&(c=z);return O}let w=[],b=[];for(;l.pos>0;)
f(i.start||0,i.bufferStart||0,w,b,-1,0);let M=(e=i.length)!==null&&e!==void 0?e:w.length?b[0]+w[0].length:0;return new ie(a[i.topID],w.reverse(),
b.reverse(),M)}var Ac=new WeakMap;function jr(i,e){if(!i.isAnonymous||e instanceof Ft||e.type!=i)return 1;let t=Ac.get(e);if(t==null){t=1;for(let n of e.
children){if(n.type!=i||!(n instanceof ie)){t=1;break}t+=jr(i,n)}Ac.set(e,t)}return t}function pl(i,e,t,n,r,s,o,l,a){let h=0;for(let p=n;p<r;p++)
h+=jr(i,e[p]);let c=Math.ceil(h*1.5/8),f=[],u=[];function d(p,m,g,y,w){for(let b=g;b<y;){let M=b,S=m[b],D=jr(i,p[b]);for(b++;b<y;b++){let O=jr(
i,p[b]);if(D+O>=c)break;D+=O}if(b==M+1){if(D>c){let O=p[M];d(O.children,O.positions,0,O.children.length,m[M]+w);continue}f.push(p[M])}else{let O=m[b-
1]+p[b-1].length-S;f.push(pl(i,p,m,M,b,S,O,null,a))}u.push(S+w-s)}}return d(e,t,n,r,0),(l||a)(f,u,o)}var si=class i{constructor(e,t,n,r,s=!1,o=!1){this.from=e,this.to=t,this.tree=n,this.offset=r,this.open=(s?1:0)|(o?2:0)}get openStart(){return(this.
open&1)>0}get openEnd(){return(this.open&2)>0}static addTree(e,t=[],n=!1){let r=[new i(0,e.length,e,0,!1,n)];for(let s of t)s.to>e.length&&r.
push(s);return r}static applyChanges(e,t,n=128){if(!t.length)return e;let r=[],s=1,o=e.length?e[0]:null;for(let l=0,a=0,h=0;;l++){let c=l<t.
length?t[l]:null,f=c?c.fromA:1e9;if(f-a>=n)for(;o&&o.from<f;){let u=o;if(a>=u.from||f<=u.to||h){let d=Math.max(u.from,a)-h,p=Math.min(u.to,f)-
h;u=d>=p?null:new i(d,p,u.tree,u.offset+h,l>0,!!c)}if(u&&r.push(u),o.to>f)break;o=s<e.length?e[s++]:null}if(!c)break;a=c.toA,h=c.toA-c.toB}return r}},
Dn=class{startParse(e,t,n){return typeof e=="string"&&(e=new ul(e)),n=n?n.length?n.map(r=>new An(r.from,r.to)):[new An(0,0)]:[new An(0,e.length)],
this.createParse(e,t||[],n)}parse(e,t,n){let r=this.startParse(e,t,n);for(;;){let s=r.advance();if(s)return s}}},ul=class{constructor(e){this.
string=e}get length(){return this.string.length}chunk(e){return this.string.slice(e)}get lineChunks(){return!1}read(e,t){return this.string.
slice(e,t)}};var wx=new $({perNode:!0});var Bm=0,nt=class i{constructor(e,t,n,r){this.name=e,this.set=t,this.base=n,this.modified=r,this.id=Bm++}toString(){let{name:e}=this;for(let t of this.
modified)t.name&&(e=`${t.name}(${e})`);return e}static define(e,t){let n=typeof e=="string"?e:"?";if(e instanceof i&&(t=e),t?.base)throw new Error(
"Can not derive from a modified tag");let r=new i(n,[],null,[]);if(r.set.push(r),t)for(let s of t.set)r.set.push(s);return r}static defineModifier(e){
let t=new Xr(e);return n=>n.modified.indexOf(t)>-1?n:Xr.get(n.base||n,n.modified.concat(t).sort((r,s)=>r.id-s.id))}},Lm=0,Xr=class i{constructor(e){
this.name=e,this.instances=[],this.id=Lm++}static get(e,t){if(!t.length)return e;let n=t[0].instances.find(l=>l.base==e&&Pm(t,l.modified));if(n)
return n;let r=[],s=new nt(e.name,r,e,t);for(let l of t)l.instances.push(s);let o=Im(t);for(let l of e.set)if(!l.modified.length)for(let a of o)
r.push(i.get(l,a));return s}};function Pm(i,e){return i.length==e.length&&i.every((t,n)=>t==e[n])}function Im(i){let e=[[]];for(let t=0;t<i.
length;t++)for(let n=0,r=e.length;n<r;n++)e.push(e[n].concat(i[t]));return e.sort((t,n)=>n.length-t.length)}function Ec(i){let e=Object.create(
null);for(let t in i){let n=i[t];Array.isArray(n)||(n=[n]);for(let r of t.split(" "))if(r){let s=[],o=2,l=r;for(let f=0;;){if(l=="..."&&f>0&&
f+3==r.length){o=1;break}let u=/^"(?:[^"\\]|\\.)*?"|[^\/!]+/.exec(l);if(!u)throw new RangeError("Invalid path: "+r);if(s.push(u[0]=="*"?"":u[0][0]==
'"'?JSON.parse(u[0]):u[0]),f+=u[0].length,f==r.length)break;let d=r[f++];if(f==r.length&&d=="!"){o=0;break}if(d!="/")throw new RangeError("I\
nvalid path: "+r);l=r.slice(f)}let a=s.length-1,h=s[a];if(!h)throw new RangeError("Invalid path: "+r);let c=new li(n,o,a>0?s.slice(0,a):null);
e[h]=c.sort(e[h])}}return Oc.add(e)}var Oc=new $({combine(i,e){let t,n,r;for(;i||e;){if(!i||e&&i.depth<=e.depth?(r=e,e=e.next):(r=i,i=i.next),
t&&t.mode==r.mode&&!r.context&&!t.context)continue;let s=new li(r.tags,r.mode,r.context);t?t.next=s:n=s,t=s}return n}}),li=class{constructor(e,t,n,r){
this.tags=e,this.mode=t,this.context=n,this.next=r}get opaque(){return this.mode==0}get inherit(){return this.mode==1}sort(e){return!e||e.depth<
this.depth?(this.next=e,this):(e.next=this.sort(e.next),e)}get depth(){return this.context?this.context.length:0}};li.empty=new li([],2,null);
function bl(i,e){let t=Object.create(null);for(let s of i)if(!Array.isArray(s.tag))t[s.tag.id]=s.class;else for(let o of s.tag)t[o.id]=s.class;
let{scope:n,all:r=null}=e||{};return{style:s=>{let o=r;for(let l of s)for(let a of l.set){let h=t[a.id];if(h){o=o?o+" "+h:h;break}}return o},
scope:n}}function Nm(i,e){let t=null;for(let n of i){let r=n.style(e);r&&(t=t?t+" "+r:r)}return t}function Bc(i,e,t,n=0,r=i.length){let s=new gl(
n,Array.isArray(e)?e:[e],t);s.highlightRange(i.cursor(),n,r,"",s.highlighters),s.flush(r)}var gl=class{constructor(e,t,n){this.at=e,this.highlighters=t,this.span=n,this.class=""}startSpan(e,t){t!=this.class&&(this.flush(e),e>this.
at&&(this.at=e),this.class=t)}flush(e){e>this.at&&this.class&&this.span(this.at,e,this.class)}highlightRange(e,t,n,r,s){let{type:o,from:l,to:a}=e;
if(l>=n||a<=t)return;o.isTop&&(s=this.highlighters.filter(d=>!d.scope||d.scope(o)));let h=r,c=Fm(e)||li.empty,f=Nm(s,c.tags);if(f&&(h&&(h+="\
 "),h+=f,c.mode==1&&(r+=(r?" ":"")+f)),this.startSpan(Math.max(t,l),h),c.opaque)return;let u=e.tree&&e.tree.prop($.mounted);if(u&&u.overlay){
let d=e.node.enter(u.overlay[0].from+l,1),p=this.highlighters.filter(g=>!g.scope||g.scope(u.tree.type)),m=e.firstChild();for(let g=0,y=l;;g++){
let w=g<u.overlay.length?u.overlay[g]:null,b=w?w.from+l:a,M=Math.max(t,y),S=Math.min(n,b);if(M<S&&m)for(;e.from<S&&(this.highlightRange(e,M,
S,r,s),this.startSpan(Math.min(S,e.to),h),!(e.to>=b||!e.nextSibling())););if(!w||b>n)break;y=w.to+l,y>t&&(this.highlightRange(d.cursor(),Math.
max(t,w.from+l),Math.min(n,y),"",p),this.startSpan(Math.min(n,y),h))}m&&e.parent()}else if(e.firstChild()){u&&(r="");do if(!(e.to<=t)){if(e.
from>=n)break;this.highlightRange(e,t,n,r,s),this.startSpan(Math.min(n,e.to),h)}while(e.nextSibling());e.parent()}}};function Fm(i){let e=i.
type.prop(Oc);for(;e&&e.context&&!i.matchContext(e.context);)e=e.next;return e||null}var C=nt.define,Ur=C(),$t=C(),Rc=C($t),Dc=C($t),Wt=C(),
_r=C(Wt),ml=C(Wt),bt=C(),oi=C(bt),gt=C(),yt=C(),yl=C(),En=C(yl),Yr=C(),v={comment:Ur,lineComment:C(Ur),blockComment:C(Ur),docComment:C(Ur),name:$t,
variableName:C($t),typeName:Rc,tagName:C(Rc),propertyName:Dc,attributeName:C(Dc),className:C($t),labelName:C($t),namespace:C($t),macroName:C(
$t),literal:Wt,string:_r,docString:C(_r),character:C(_r),attributeValue:C(_r),number:ml,integer:C(ml),float:C(ml),bool:C(Wt),regexp:C(Wt),escape:C(
Wt),color:C(Wt),url:C(Wt),keyword:gt,self:C(gt),null:C(gt),atom:C(gt),unit:C(gt),modifier:C(gt),operatorKeyword:C(gt),controlKeyword:C(gt),definitionKeyword:C(
gt),moduleKeyword:C(gt),operator:yt,derefOperator:C(yt),arithmeticOperator:C(yt),logicOperator:C(yt),bitwiseOperator:C(yt),compareOperator:C(
yt),updateOperator:C(yt),definitionOperator:C(yt),typeOperator:C(yt),controlOperator:C(yt),punctuation:yl,separator:C(yl),bracket:En,angleBracket:C(
En),squareBracket:C(En),paren:C(En),brace:C(En),content:bt,heading:oi,heading1:C(oi),heading2:C(oi),heading3:C(oi),heading4:C(oi),heading5:C(
oi),heading6:C(oi),contentSeparator:C(bt),list:C(bt),quote:C(bt),emphasis:C(bt),strong:C(bt),link:C(bt),monospace:C(bt),strikethrough:C(bt),
inserted:C(),deleted:C(),changed:C(),invalid:C(),meta:Yr,documentMeta:C(Yr),annotation:C(Yr),processingInstruction:C(Yr),definition:nt.defineModifier(
"definition"),constant:nt.defineModifier("constant"),function:nt.defineModifier("function"),standard:nt.defineModifier("standard"),local:nt.
defineModifier("local"),special:nt.defineModifier("special")};for(let i in v){let e=v[i];e instanceof nt&&(e.name=i)}var vx=bl([{tag:v.link,
class:"tok-link"},{tag:v.heading,class:"tok-heading"},{tag:v.emphasis,class:"tok-emphasis"},{tag:v.strong,class:"tok-strong"},{tag:v.keyword,
class:"tok-keyword"},{tag:v.atom,class:"tok-atom"},{tag:v.bool,class:"tok-bool"},{tag:v.url,class:"tok-url"},{tag:v.labelName,class:"tok-lab\
elName"},{tag:v.inserted,class:"tok-inserted"},{tag:v.deleted,class:"tok-deleted"},{tag:v.literal,class:"tok-literal"},{tag:v.string,class:"\
tok-string"},{tag:v.number,class:"tok-number"},{tag:[v.regexp,v.escape,v.special(v.string)],class:"tok-string2"},{tag:v.variableName,class:"\
tok-variableName"},{tag:v.local(v.variableName),class:"tok-variableName tok-local"},{tag:v.definition(v.variableName),class:"tok-variableNam\
e tok-definition"},{tag:v.special(v.variableName),class:"tok-variableName2"},{tag:v.definition(v.propertyName),class:"tok-propertyName tok-d\
efinition"},{tag:v.typeName,class:"tok-typeName"},{tag:v.namespace,class:"tok-namespace"},{tag:v.className,class:"tok-className"},{tag:v.macroName,
class:"tok-macroName"},{tag:v.propertyName,class:"tok-propertyName"},{tag:v.operator,class:"tok-operator"},{tag:v.comment,class:"tok-comment"},
{tag:v.meta,class:"tok-meta"},{tag:v.invalid,class:"tok-invalid"},{tag:v.punctuation,class:"tok-punctuation"}]);function Lc(i,e,t,n=0,r=0){e==null&&(e=i.search(/[^\s\u00a0]/),e==-1&&(e=i.length));let s=r;for(let o=n;o<e;o++)i.charCodeAt(o)==9?s+=t-s%t:
s++;return s}var On=class{constructor(e,t,n,r){this.string=e,this.tabSize=t,this.indentUnit=n,this.overrideIndent=r,this.pos=0,this.start=0,
this.lastColumnPos=0,this.lastColumnValue=0}eol(){return this.pos>=this.string.length}sol(){return this.pos==0}peek(){return this.string.charAt(
this.pos)||void 0}next(){if(this.pos<this.string.length)return this.string.charAt(this.pos++)}eat(e){let t=this.string.charAt(this.pos),n;if(typeof e==
"string"?n=t==e:n=t&&(e instanceof RegExp?e.test(t):e(t)),n)return++this.pos,t}eatWhile(e){let t=this.pos;for(;this.eat(e););return this.pos>
t}eatSpace(){let e=this.pos;for(;/[\s\u00a0]/.test(this.string.charAt(this.pos));)++this.pos;return this.pos>e}skipToEnd(){this.pos=this.string.
length}skipTo(e){let t=this.string.indexOf(e,this.pos);if(t>-1)return this.pos=t,!0}backUp(e){this.pos-=e}column(){return this.lastColumnPos<
this.start&&(this.lastColumnValue=Lc(this.string,this.start,this.tabSize,this.lastColumnPos,this.lastColumnValue),this.lastColumnPos=this.start),
this.lastColumnValue}indentation(){var e;return(e=this.overrideIndent)!==null&&e!==void 0?e:Lc(this.string,null,this.tabSize)}match(e,t,n){if(typeof e==
"string"){let r=o=>n?o.toLowerCase():o,s=this.string.substr(this.pos,e.length);return r(s)==r(e)?(t!==!1&&(this.pos+=e.length),!0):null}else{
let r=this.string.slice(this.pos).match(e);return r&&r.index>0?null:(r&&t!==!1&&(this.pos+=r[0].length),r)}}current(){return this.string.slice(
this.start,this.pos)}};var xl,Hi=new $;function Wm(i){return R.define({combine:i?e=>e.concat(i):void 0})}var Hm=new $,He=class{constructor(e,t,n=[],r=""){this.data=
e,this.name=r,Q.prototype.hasOwnProperty("tree")||Object.defineProperty(Q.prototype,"tree",{get(){return Re(this)}}),this.parser=t,this.extension=
[Vi.of(this),Q.languageData.of((s,o,l)=>{let a=Pc(s,o,l),h=a.type.prop(Hi);if(!h)return[];let c=s.facet(h),f=a.type.prop(Hm);if(f){let u=a.resolve(
o-a.from,l);for(let d of f)if(d.test(u,s)){let p=s.facet(d.facet);return d.type=="replace"?p:p.concat(c)}}return c})].concat(n)}isActiveAt(e,t,n=-1){
return Pc(e,t,n).type.prop(Hi)==this.data}findRegions(e){let t=e.facet(Vi);if(t?.data==this.data)return[{from:0,to:e.doc.length}];if(!t||!t.
allowsNesting)return[];let n=[],r=(s,o)=>{if(s.prop(Hi)==this.data){n.push({from:o,to:o+s.length});return}let l=s.prop($.mounted);if(l){if(l.
tree.prop(Hi)==this.data){if(l.overlay)for(let a of l.overlay)n.push({from:a.from+o,to:a.to+o});else n.push({from:o,to:o+s.length});return}else if(l.
overlay){let a=n.length;if(r(l.tree,l.overlay[0].from+o),n.length>a)return}}for(let a=0;a<s.children.length;a++){let h=s.children[a];h instanceof
ie&&r(h,s.positions[a]+o)}};return r(Re(e),0),n}get allowsNesting(){return!0}};He.setState=W.define();function Pc(i,e,t){let n=i.facet(Vi),r=Re(
i).topNode;if(!n||n.allowsNesting)for(let s=r;s;s=s.enter(e,t,se.ExcludeBuffers|se.EnterBracketed))s.type.isTop&&(r=s);return r}function Re(i){let e=i.field(He.state,!1);return e?e.tree:ie.empty}var vl=class{constructor(e){this.doc=e,this.cursorPos=0,this.string="",this.cursor=e.iter()}get length(){return this.doc.length}syncTo(e){return this.
string=this.cursor.next(e-this.cursorPos).value,this.cursorPos=e+this.string.length,this.cursorPos-this.string.length}chunk(e){return this.syncTo(
e),this.string}get lineChunks(){return!0}read(e,t){let n=this.cursorPos-this.string.length;return e<n||t>=this.cursorPos?this.doc.sliceString(
e,t):this.string.slice(e-n,t-n)}},Bn=null,Ln=class i{constructor(e,t,n=[],r,s,o,l,a){this.parser=e,this.state=t,this.fragments=n,this.tree=r,
this.treeLen=s,this.viewport=o,this.skipped=l,this.scheduleOn=a,this.parse=null,this.tempSkipped=[]}static create(e,t,n){return new i(e,t,[],
ie.empty,0,n,[],null)}startParse(){return this.parser.startParse(new vl(this.state.doc),this.fragments)}work(e,t){return t!=null&&t>=this.state.
doc.length&&(t=void 0),this.tree!=ie.empty&&this.isDone(t??this.state.doc.length)?(this.takeTree(),!0):this.withContext(()=>{var n;if(typeof e==
"number"){let r=Date.now()+e;e=()=>Date.now()>r}for(this.parse||(this.parse=this.startParse()),t!=null&&(this.parse.stoppedAt==null||this.parse.
stoppedAt>t)&&t<this.state.doc.length&&this.parse.stopAt(t);;){let r=this.parse.advance();if(r)if(this.fragments=this.withoutTempSkipped(si.
addTree(r,this.fragments,this.parse.stoppedAt!=null)),this.treeLen=(n=this.parse.stoppedAt)!==null&&n!==void 0?n:this.state.doc.length,this.
tree=r,this.parse=null,this.treeLen<(t??this.state.doc.length))this.parse=this.startParse();else return!0;if(e())return!1}})}takeTree(){let e,
t;this.parse&&(e=this.parse.parsedPos)>=this.treeLen&&((this.parse.stoppedAt==null||this.parse.stoppedAt>e)&&this.parse.stopAt(e),this.withContext(
()=>{for(;!(t=this.parse.advance()););}),this.treeLen=e,this.tree=t,this.fragments=this.withoutTempSkipped(si.addTree(this.tree,this.fragments,
!0)),this.parse=null)}withContext(e){let t=Bn;Bn=this;try{return e()}finally{Bn=t}}withoutTempSkipped(e){for(let t;t=this.tempSkipped.pop();)
e=Ic(e,t.from,t.to);return e}changes(e,t){let{fragments:n,tree:r,treeLen:s,viewport:o,skipped:l}=this;if(this.takeTree(),!e.empty){let a=[];
if(e.iterChangedRanges((h,c,f,u)=>a.push({fromA:h,toA:c,fromB:f,toB:u})),n=si.applyChanges(n,a),r=ie.empty,s=0,o={from:e.mapPos(o.from,-1),to:e.
mapPos(o.to,1)},this.skipped.length){l=[];for(let h of this.skipped){let c=e.mapPos(h.from,1),f=e.mapPos(h.to,-1);c<f&&l.push({from:c,to:f})}}}
return new i(this.parser,t,n,r,s,o,l,this.scheduleOn)}updateViewport(e){if(this.viewport.from==e.from&&this.viewport.to==e.to)return!1;this.
viewport=e;let t=this.skipped.length;for(let n=0;n<this.skipped.length;n++){let{from:r,to:s}=this.skipped[n];r<e.to&&s>e.from&&(this.fragments=
Ic(this.fragments,r,s),this.skipped.splice(n--,1))}return this.skipped.length>=t?!1:(this.reset(),!0)}reset(){this.parse&&(this.takeTree(),this.
parse=null)}skipUntilInView(e,t){this.skipped.push({from:e,to:t})}static getSkippingParser(e){return new class extends Dn{createParse(t,n,r){
let s=r[0].from,o=r[r.length-1].to;return{parsedPos:s,advance(){let a=Bn;if(a){for(let h of r)a.tempSkipped.push(h);e&&(a.scheduleOn=a.scheduleOn?
Promise.all([a.scheduleOn,e]):e)}return this.parsedPos=o,new ie(Te.none,[],[],o-s)},stoppedAt:null,stopAt(){}}}}}isDone(e){e=Math.min(e,this.
state.doc.length);let t=this.fragments;return this.treeLen>=e&&t.length&&t[0].from==0&&t[0].to>=e}static get(){return Bn}};function Ic(i,e,t){
return si.applyChanges(i,[{fromA:e,toA:t,fromB:e,toB:t}])}var Pn=class i{constructor(e){this.context=e,this.tree=e.tree}apply(e){if(!e.docChanged&&
this.tree==this.context.tree)return this;let t=this.context.changes(e.changes,e.state),n=this.context.treeLen==e.startState.doc.length?void 0:
Math.max(e.changes.mapPos(this.context.treeLen),t.viewport.to);return t.work(20,n)||t.takeTree(),new i(t)}static init(e){let t=Math.min(3e3,
e.doc.length),n=Ln.create(e.facet(Vi).parser,e,{from:0,to:t});return n.work(20,t)||n.takeTree(),new i(n)}};He.state=fe.define({create:Pn.init,
update(i,e){for(let t of e.effects)if(t.is(He.setState))return t.value;return e.startState.facet(Vi)!=e.state.facet(Vi)?Pn.init(e.state):i.apply(
e)}});var Hc=i=>{let e=setTimeout(()=>i(),500);return()=>clearTimeout(e)};typeof requestIdleCallback<"u"&&(Hc=i=>{let e=-1,t=setTimeout(()=>{
e=requestIdleCallback(i,{timeout:400})},100);return()=>e<0?clearTimeout(t):cancelIdleCallback(e)});var wl=typeof navigator<"u"&&(!((xl=navigator.
scheduling)===null||xl===void 0)&&xl.isInputPending)?()=>navigator.scheduling.isInputPending():null,Vm=ye.fromClass(class{constructor(e){this.
view=e,this.working=null,this.workScheduled=0,this.chunkEnd=-1,this.chunkBudget=-1,this.work=this.work.bind(this),this.scheduleWork()}update(e){
let t=this.view.state.field(He.state).context;(t.updateViewport(e.view.viewport)||this.view.viewport.to>t.treeLen)&&this.scheduleWork(),(e.docChanged||
e.selectionSet)&&(this.view.hasFocus&&(this.chunkBudget+=50),this.scheduleWork()),this.checkAsyncSchedule(t)}scheduleWork(){if(this.working)
return;let{state:e}=this.view,t=e.field(He.state);(t.tree!=t.context.tree||!t.context.isDone(e.doc.length))&&(this.working=Hc(this.work))}work(e){
this.working=null;let t=Date.now();if(this.chunkEnd<t&&(this.chunkEnd<0||this.view.hasFocus)&&(this.chunkEnd=t+3e4,this.chunkBudget=3e3),this.
chunkBudget<=0)return;let{state:n,viewport:{to:r}}=this.view,s=n.field(He.state);if(s.tree==s.context.tree&&s.context.isDone(r+1e5))return;let o=Date.
now()+Math.min(this.chunkBudget,100,e&&!wl?Math.max(25,e.timeRemaining()-5):1e9),l=s.context.treeLen<r&&n.doc.length>r+1e3,a=s.context.work(
()=>wl&&wl()||Date.now()>o,r+(l?0:1e5));this.chunkBudget-=Date.now()-t,(a||this.chunkBudget<=0)&&(s.context.takeTree(),this.view.dispatch({effects:He.
setState.of(new Pn(s.context))})),this.chunkBudget>0&&!(a&&!l)&&this.scheduleWork(),this.checkAsyncSchedule(s.context)}checkAsyncSchedule(e){
e.scheduleOn&&(this.workScheduled++,e.scheduleOn.then(()=>this.scheduleWork()).catch(t=>de(this.view.state,t)).then(()=>this.workScheduled--),
e.scheduleOn=null)}destroy(){this.working&&this.working()}isWorking(){return!!(this.working||this.workScheduled>0)}},{eventHandlers:{focus(){
this.scheduleWork()}}}),Vi=R.define({combine(i){return i.length?i[0]:null},enables:i=>[He.state,Vm,E.contentAttributes.compute([i],e=>{let t=e.
facet(i);return t&&t.name?{"data-language":t.name}:{}})]});var zm=R.define(),hi=R.define({combine:i=>{if(!i.length)return"  ";let e=i[0];if(!e||/\S/.test(e)||Array.from(e).some(t=>t!=e[0]))throw new Error(
"Invalid indent unit: "+JSON.stringify(i[0]));return e}});function Ht(i){let e=i.facet(hi);return e.charCodeAt(0)==9?i.tabSize*e.length:e.length}
function Ki(i,e){let t="",n=i.tabSize,r=i.facet(hi)[0];if(r=="	"){for(;e>=n;)t+="	",e-=n;r=" "}for(let s=0;s<e;s++)t+=r;return t}function Qr(i,e){
i instanceof Q&&(i=new ai(i));for(let n of i.state.facet(zm)){let r=n(i,e);if(r!==void 0)return r}let t=Re(i.state);return t.length>=e?Km(i,
t,e):null}var ai=class{constructor(e,t={}){this.state=e,this.options=t,this.unit=Ht(e)}lineAt(e,t=1){let n=this.state.doc.lineAt(e),{simulateBreak:r,simulateDoubleBreak:s}=this.
options;return r!=null&&r>=n.from&&r<=n.to?s&&r==e?{text:"",from:e}:(t<0?r<e:r<=e)?{text:n.text.slice(r-n.from),from:r}:{text:n.text.slice(0,
r-n.from),from:n.from}:n}textAfterPos(e,t=1){if(this.options.simulateDoubleBreak&&e==this.options.simulateBreak)return"";let{text:n,from:r}=this.
lineAt(e,t);return n.slice(e-r,Math.min(n.length,e+100-r))}column(e,t=1){let{text:n,from:r}=this.lineAt(e,t),s=this.countColumn(n,e-r),o=this.
options.overrideIndentation?this.options.overrideIndentation(r):-1;return o>-1&&(s+=o-this.countColumn(n,n.search(/\S|$/))),s}countColumn(e,t=e.
length){return Qt(e,this.state.tabSize,t)}lineIndent(e,t=1){let{text:n,from:r}=this.lineAt(e,t),s=this.options.overrideIndentation;if(s){let o=s(
r);if(o>-1)return o}return this.countColumn(n,n.search(/\S|$/))}get simulatedBreak(){return this.options.simulateBreak||null}},Vc=new $;function Km(i,e,t){
let n=e.resolveStack(t),r=e.resolveInner(t,-1).resolve(t,0).enterUnfinishedNodesBefore(t);if(r!=n.node){let s=[];for(let o=r;o&&!(o.from<n.node.
from||o.to>n.node.to||o.from==n.node.from&&o.type==n.node.type);o=o.parent)s.push(o);for(let o=s.length-1;o>=0;o--)n={node:s[o],next:n}}return zc(
n,i,t)}function zc(i,e,t){for(let n=i;n;n=n.next){let r=Gm(n.node);if(r)return r(Cl.create(e,t,n))}return 0}function jm(i){return i.pos==i.options.
simulateBreak&&i.options.simulateDoubleBreak}function Gm(i){let e=i.type.prop(Vc);if(e)return e;let t=i.firstChild,n;if(t&&(n=t.type.prop($.
closedBy))){let r=i.lastChild,s=r&&n.indexOf(r.name)>-1;return o=>Ym(o,!0,1,void 0,s&&!jm(o)?r.from:void 0)}return i.parent==null?qm:null}function qm(){
return 0}var Cl=class i extends ai{constructor(e,t,n){super(e.state,e.options),this.base=e,this.pos=t,this.context=n}get node(){return this.
context.node}static create(e,t,n){return new i(e,t,n)}get textAfter(){return this.textAfterPos(this.pos)}get baseIndent(){return this.baseIndentFor(
this.node)}baseIndentFor(e){let t=this.state.doc.lineAt(e.from);for(;;){let n=e.resolve(t.from);for(;n.parent&&n.parent.from==n.from;)n=n.parent;
if(Um(n,e))break;t=this.state.doc.lineAt(n.from)}return this.lineIndent(t.from)}continue(){return zc(this.context.next,this.base,this.pos)}};
function Um(i,e){for(let t=e;t;t=t.parent)if(i==t)return!0;return!1}function _m(i){let e=i.node,t=e.childAfter(e.from),n=e.lastChild;if(!t)return null;
let r=i.options.simulateBreak,s=i.state.doc.lineAt(t.from),o=r==null||r<=s.from?s.to:Math.min(s.to,r);for(let l=t.to;;){let a=e.childAfter(l);
if(!a||a==n)return null;if(!a.type.isSkipped){if(a.from>=o)return null;let h=/^ */.exec(s.text.slice(t.to-s.from))[0].length;return{from:t.from,
to:t.to+h}}l=a.to}}function Ym(i,e,t,n,r){let s=i.textAfter,o=s.match(/^\s*/)[0].length,l=n&&s.slice(o,o+n.length)==n||r==i.pos+o,a=e?_m(i):null;return a?l?i.column(
a.from):i.column(a.to):i.baseIndent+(l?0:i.unit*t)}var Xm=200;function Kc(){return Q.transactionFilter.of(i=>{if(!i.docChanged||!i.isUserEvent("input.type")&&!i.isUserEvent("input.complete"))
return i;let e=i.startState.languageDataAt("indentOnInput",i.startState.selection.main.head);if(!e.length)return i;let t=i.newDoc,{head:n}=i.
newSelection.main,r=t.lineAt(n);if(n>r.from+Xm)return i;let s=t.sliceString(r.from,n);if(!e.some(h=>h.test(s)))return i;let{state:o}=i,l=-1,
a=[];for(let{head:h}of o.selection.ranges){let c=o.doc.lineAt(h);if(c.from==l)continue;l=c.from;let f=Qr(o,c.from);if(f==null)continue;let u=/^\s*/.
exec(c.text)[0],d=Ki(o,f);u!=d&&a.push({from:c.from,to:c.from+u.length,insert:d})}return a.length?[i,{changes:a,sequential:!0}]:i})}var zi=class i{constructor(e,t){this.specs=e;let n;function r(l){let a=Ke.newName();return(n||(n=Object.create(null)))["."+a]=l,a}let s=typeof t.
all=="string"?t.all:t.all?r(t.all):void 0,o=t.scope;this.scope=o instanceof He?l=>l.prop(Hi)==o.data:o?l=>l==o:void 0,this.style=bl(e.map(l=>({
tag:l.tag,class:l.class||r(Object.assign({},l,{tag:null}))})),{all:s}).style,this.module=n?new Ke(n):null,this.themeType=t.themeType}static define(e,t){
return new i(e,t||{})}},Al=R.define(),jc=R.define({combine(i){return i.length?[i[0]]:null}});function kl(i){let e=i.facet(Al);return e.length?
e:i.facet(jc)}function Gc(i,e){let t=[Jm],n;return i instanceof zi&&(i.module&&t.push(E.styleModule.of(i.module)),n=i.themeType),e?.fallback?
t.push(jc.of(i)):n?t.push(Al.computeN([E.darkTheme],r=>r.facet(E.darkTheme)==(n=="dark")?[i]:[])):t.push(Al.of(i)),t}var Ml=class{constructor(e){this.markCache=Object.create(null),this.tree=Re(e.state),this.decorations=this.buildDeco(e,kl(e.state)),this.decoratedTo=
e.viewport.to}update(e){let t=Re(e.state),n=kl(e.state),r=n!=kl(e.startState),{viewport:s}=e.view,o=e.changes.mapPos(this.decoratedTo,1);t.length<
s.to&&!r&&t.type==this.tree.type&&o>=s.to?(this.decorations=this.decorations.map(e.changes),this.decoratedTo=o):(t!=this.tree||e.viewportChanged||
r)&&(this.tree=t,this.decorations=this.buildDeco(e.view,n),this.decoratedTo=s.to)}buildDeco(e,t){if(!t||!this.tree.length)return F.none;let n=new ct;
for(let{from:r,to:s}of e.visibleRanges)Bc(this.tree,t,(o,l,a)=>{n.add(o,l,this.markCache[a]||(this.markCache[a]=F.mark({class:a})))},r,s);return n.
finish()}},Jm=At.high(ye.fromClass(Ml,{decorations:i=>i.decorations})),Lx=zi.define([{tag:v.meta,color:"#404740"},{tag:v.link,textDecoration:"\
underline"},{tag:v.heading,textDecoration:"underline",fontWeight:"bold"},{tag:v.emphasis,fontStyle:"italic"},{tag:v.strong,fontWeight:"bold"},
{tag:v.strikethrough,textDecoration:"line-through"},{tag:v.keyword,color:"#708"},{tag:[v.atom,v.bool,v.url,v.contentSeparator,v.labelName],color:"\
#219"},{tag:[v.literal,v.inserted],color:"#164"},{tag:[v.string,v.deleted],color:"#a11"},{tag:[v.regexp,v.escape,v.special(v.string)],color:"\
#e40"},{tag:v.definition(v.variableName),color:"#00f"},{tag:v.local(v.variableName),color:"#30a"},{tag:[v.typeName,v.namespace],color:"#085"},
{tag:v.className,color:"#167"},{tag:[v.special(v.variableName),v.macroName],color:"#256"},{tag:v.definition(v.propertyName),color:"#00c"},{tag:v.
comment,color:"#940"},{tag:v.invalid,color:"#f00"}]),Zm=E.baseTheme({"&.cm-focused .cm-matchingBracket":{backgroundColor:"#328c8252"},"&.cm-\
focused .cm-nonmatchingBracket":{backgroundColor:"#bb555544"}}),qc=1e4,Uc="()[]{}",_c=R.define({combine(i){return ft(i,{afterCursor:!0,brackets:Uc,
maxScanDistance:qc,renderMatch:tg})}}),Qm=F.mark({class:"cm-matchingBracket"}),eg=F.mark({class:"cm-nonmatchingBracket"});function tg(i){let e=[],
t=i.matched?Qm:eg;return e.push(t.range(i.start.from,i.start.to)),i.end&&e.push(t.range(i.end.from,i.end.to)),e}function Nc(i){let e=[],t=i.
facet(_c);for(let n of i.selection.ranges){if(!n.empty)continue;let r=rt(i,n.head,-1,t)||n.head>0&&rt(i,n.head-1,1,t)||t.afterCursor&&(rt(i,
n.head,1,t)||n.head<i.doc.length&&rt(i,n.head+1,-1,t));r&&(e=e.concat(t.renderMatch(r,i)))}return F.set(e,!0)}var ig=ye.fromClass(class{constructor(i){
this.paused=!1,this.decorations=Nc(i.state)}update(i){(i.docChanged||i.selectionSet||this.paused)&&(i.view.composing?(this.decorations=this.
decorations.map(i.changes),this.paused=!0):(this.decorations=Nc(i.state),this.paused=!1))}},{decorations:i=>i.decorations}),ng=[ig,Zm];function Yc(i={}){
return[_c.of(i),ng]}var rg=new $;function Tl(i,e,t){let n=i.prop(e<0?$.openedBy:$.closedBy);if(n)return n;if(i.name.length==1){let r=t.indexOf(
i.name);if(r>-1&&r%2==(e<0?1:0))return[t[r+e]]}return null}function Rl(i){let e=i.type.prop(rg);return e?e(i.node):i}function rt(i,e,t,n={}){
let r=n.maxScanDistance||qc,s=n.brackets||Uc,o=Re(i),l=o.resolveInner(e,t);for(let a=l;a;a=a.parent){let h=Tl(a.type,t,s);if(h&&a.from<a.to){
let c=Rl(a);if(c&&(t>0?e>=c.from&&e<c.to:e>c.from&&e<=c.to))return sg(i,e,t,a,c,h,s)}}return og(i,e,t,o,l.type,r,s)}function sg(i,e,t,n,r,s,o){
let l=n.parent,a={from:r.from,to:r.to},h=0,c=l?.cursor();if(c&&(t<0?c.childBefore(n.from):c.childAfter(n.to)))do if(t<0?c.to<=n.from:c.from>=
n.to){if(h==0&&s.indexOf(c.type.name)>-1&&c.from<c.to){let f=Rl(c);return{start:a,end:f?{from:f.from,to:f.to}:void 0,matched:!0}}else if(Tl(
c.type,t,o))h++;else if(Tl(c.type,-t,o)){if(h==0){let f=Rl(c);return{start:a,end:f&&f.from<f.to?{from:f.from,to:f.to}:void 0,matched:!1}}h--}}while(t<
0?c.prevSibling():c.nextSibling());return{start:a,matched:!1}}function og(i,e,t,n,r,s,o){if(t<0?!e:e==i.doc.length)return null;let l=t<0?i.sliceDoc(
e-1,e):i.sliceDoc(e,e+1),a=o.indexOf(l);if(a<0||a%2==0!=t>0)return null;let h={from:t<0?e-1:e,to:t>0?e+1:e},c=i.doc.iterRange(e,t>0?i.doc.length:
0),f=0;for(let u=0;!c.next().done&&u<=s;){let d=c.value;t<0&&(u+=d.length);let p=e+u*t;for(let m=t>0?0:d.length-1,g=t>0?d.length:-1;m!=g;m+=
t){let y=o.indexOf(d[m]);if(!(y<0||n.resolveInner(p+m,1).type!=r))if(y%2==0==t>0)f++;else{if(f==1)return{start:h,end:{from:p+m,to:p+m+1},matched:y>>
1==a>>1};f--}}t>0&&(u+=d.length)}return c.done?{start:h,matched:!1}:null}function lg(i){return{name:i.name||"",token:i.token,blankLine:i.blankLine||
(()=>{}),startState:i.startState||(()=>!0),copyState:i.copyState||ag,indent:i.indent||(()=>null),languageData:i.languageData||{},tokenTable:i.
tokenTable||Ol,mergeTokens:i.mergeTokens!==!1}}function ag(i){if(typeof i!="object")return i;let e={};for(let t in i){let n=i[t];e[t]=n instanceof
Array?n.slice():n}return e}var Fc=new WeakMap,Jr=class i extends He{constructor(e){let t=Wm(e.languageData),n=lg(e),r,s=new class extends Dn{createParse(o,l,a){
return new Dl(r,o,l,a)}};super(t,s,[],e.name),this.topNode=ug(t,this),r=this,this.streamParser=n,this.stateAfter=new $({perNode:!0}),this.tokenTable=
e.tokenTable?new Zr(n.tokenTable):fg}static define(e){return new i(e)}getIndent(e){let t,{overrideIndentation:n}=e.options;n&&(t=Fc.get(e.state),
t!=null&&t<e.pos-1e4&&(t=void 0));let r=El(this,e.node.tree,e.node.from,e.node.from,t??e.pos),s,o;if(r?(o=r.state,s=r.pos+1):(o=this.streamParser.
startState(e.unit),s=e.node.from),e.pos-s>1e4)return null;for(;s<e.pos;){let a=e.state.doc.lineAt(s),h=Math.min(e.pos,a.to);if(a.length){let c=n?
n(a.from):-1,f=new On(a.text,e.state.tabSize,e.unit,c<0?void 0:c);for(;f.pos<h-a.from;)Jc(this.streamParser.token,f,o)}else this.streamParser.
blankLine(o,e.unit);if(h==e.pos)break;s=a.to+1}let l=e.lineAt(e.pos);return n&&t==null&&Fc.set(e.state,l.from),this.streamParser.indent(o,/^\s*(.*)/.
exec(l.text)[1],e)}get allowsNesting(){return!1}};function El(i,e,t,n,r){let s=t>=n&&t+e.length<=r&&e.prop(i.stateAfter);if(s)return{state:i.
streamParser.copyState(s),pos:t+e.length};for(let o=e.children.length-1;o>=0;o--){let l=e.children[o],a=t+e.positions[o],h=l instanceof ie&&
a<r&&El(i,l,a,n,r);if(h)return h}return null}function Xc(i,e,t,n,r){if(r&&t<=0&&n>=e.length)return e;!r&&t==0&&e.type==i.topNode&&(r=!0);for(let s=e.
children.length-1;s>=0;s--){let o=e.positions[s],l=e.children[s],a;if(o<n&&l instanceof ie){if(!(a=Xc(i,l,t-o,n-o,r)))break;return r?new ie(
e.type,e.children.slice(0,s).concat(a),e.positions.slice(0,s+1),o+a.length):a}}return null}function hg(i,e,t,n,r){for(let s of e){let o=s.from+
(s.openStart?25:0),l=s.to-(s.openEnd?25:0),a=o<=t&&l>t&&El(i,s.tree,0-s.offset,t,l),h;if(a&&a.pos<=n&&(h=Xc(i,s.tree,t+s.offset,a.pos+s.offset,
!1)))return{state:a.state,tree:h}}return{state:i.streamParser.startState(r?Ht(r):4),tree:ie.empty}}var Dl=class{constructor(e,t,n,r){this.lang=
e,this.input=t,this.fragments=n,this.ranges=r,this.stoppedAt=null,this.chunks=[],this.chunkPos=[],this.chunk=[],this.chunkReused=void 0,this.
rangeIndex=0,this.to=r[r.length-1].to;let s=Ln.get(),o=r[0].from,{state:l,tree:a}=hg(e,n,o,this.to,s?.state);this.state=l,this.parsedPos=this.
chunkStart=o+a.length;for(let h=0;h<a.children.length;h++)this.chunks.push(a.children[h]),this.chunkPos.push(a.positions[h]);s&&this.parsedPos<
s.viewport.from-1e5&&r.some(h=>h.from<=s.viewport.from&&h.to>=s.viewport.from)&&(this.state=this.lang.streamParser.startState(Ht(s.state)),s.
skipUntilInView(this.parsedPos,s.viewport.from),this.parsedPos=s.viewport.from),this.moveRangeIndex()}advance(){let e=Ln.get(),t=this.stoppedAt==
null?this.to:Math.min(this.to,this.stoppedAt),n=Math.min(t,this.chunkStart+512);for(e&&(n=Math.min(n,e.viewport.to));this.parsedPos<n;)this.
parseLine(e);return this.chunkStart<this.parsedPos&&this.finishChunk(),this.parsedPos>=t?this.finish():e&&this.parsedPos>=e.viewport.to?(e.skipUntilInView(
this.parsedPos,t),this.finish()):null}stopAt(e){this.stoppedAt=e}lineAfter(e){let t=this.input.chunk(e);if(this.input.lineChunks)t==`
`&&(t="");else{let n=t.indexOf(`
`);n>-1&&(t=t.slice(0,n))}return e+t.length<=this.to?t:t.slice(0,this.to-e)}nextLine(){let e=this.parsedPos,t=this.lineAfter(e),n=e+t.length;
for(let r=this.rangeIndex;;){let s=this.ranges[r].to;if(s>=n||(t=t.slice(0,s-(n-t.length)),r++,r==this.ranges.length))break;let o=this.ranges[r].
from,l=this.lineAfter(o);t+=l,n=o+l.length}return{line:t,end:n}}skipGapsTo(e,t,n){for(;;){let r=this.ranges[this.rangeIndex].to,s=e+t;if(n>0?
r>s:r>=s)break;let o=this.ranges[++this.rangeIndex].from;t+=o-r}return t}moveRangeIndex(){for(;this.ranges[this.rangeIndex].to<this.parsedPos;)
this.rangeIndex++}emitToken(e,t,n,r){let s=4;if(this.ranges.length>1){r=this.skipGapsTo(t,r,1),t+=r;let l=this.chunk.length;r=this.skipGapsTo(
n,r,-1),n+=r,s+=this.chunk.length-l}let o=this.chunk.length-4;return this.lang.streamParser.mergeTokens&&s==4&&o>=0&&this.chunk[o]==e&&this.
chunk[o+2]==t?this.chunk[o+2]=n:this.chunk.push(e,t,n,s),r}parseLine(e){let{line:t,end:n}=this.nextLine(),r=0,{streamParser:s}=this.lang,o=new On(
t,e?e.state.tabSize:4,e?Ht(e.state):2);if(o.eol())s.blankLine(this.state,o.indentUnit);else for(;!o.eol();){let l=Jc(s.token,o,this.state);if(l&&
(r=this.emitToken(this.lang.tokenTable.resolve(l),this.parsedPos+o.start,this.parsedPos+o.pos,r)),o.start>1e4)break}this.parsedPos=n,this.moveRangeIndex(),
this.parsedPos<this.to&&this.parsedPos++}finishChunk(){let e=ie.build({buffer:this.chunk,start:this.chunkStart,length:this.parsedPos-this.chunkStart,
nodeSet:cg,topID:0,maxBufferLength:512,reused:this.chunkReused});e=new ie(e.type,e.children,e.positions,e.length,[[this.lang.stateAfter,this.
lang.streamParser.copyState(this.state)]]),this.chunks.push(e),this.chunkPos.push(this.chunkStart-this.ranges[0].from),this.chunk=[],this.chunkReused=
void 0,this.chunkStart=this.parsedPos}finish(){return new ie(this.lang.topNode,this.chunks,this.chunkPos,this.parsedPos-this.ranges[0].from).
balance()}};function Jc(i,e,t){e.start=e.pos;for(let n=0;n<10;n++){let r=i(e,t);if(e.pos>e.start)return r}throw new Error("Stream parser fai\
led to advance stream.")}var Ol=Object.create(null),In=[Te.none],cg=new Gr(In),$c=[],Wc=Object.create(null),Zc=Object.create(null);for(let[i,
e]of[["variable","variableName"],["variable-2","variableName.special"],["string-2","string.special"],["def","variableName.definition"],["tag",
"tagName"],["attribute","attributeName"],["type","typeName"],["builtin","variableName.standard"],["qualifier","modifier"],["error","invalid"],
["header","heading"],["property","propertyName"]])Zc[i]=Qc(Ol,e);var Zr=class{constructor(e){this.extra=e,this.table=Object.assign(Object.create(
null),Zc)}resolve(e){return e?this.table[e]||(this.table[e]=Qc(this.extra,e)):0}},fg=new Zr(Ol);function Sl(i,e){$c.indexOf(i)>-1||($c.push(
i),console.warn(e))}function Qc(i,e){let t=[];for(let l of e.split(" ")){let a=[];for(let h of l.split(".")){let c=i[h]||v[h];c?typeof c=="f\
unction"?a.length?a=a.map(c):Sl(h,`Modifier ${h} used at start of tag`):a.length?Sl(h,`Tag ${h} used as modifier`):a=Array.isArray(c)?c:[c]:
Sl(h,`Unknown highlighting tag ${h}`)}for(let h of a)t.push(h)}if(!t.length)return 0;let n=e.replace(/ /g,"_"),r=n+" "+t.map(l=>l.id),s=Wc[r];
if(s)return s.id;let o=Wc[r]=Te.define({id:In.length,name:n,props:[Ec({[n]:t})]});return In.push(o),o.id}function ug(i,e){let t=Te.define({id:In.
length,name:"Document",props:[Hi.add(()=>i),Vc.add(()=>n=>e.getIndent(n))],top:!0});return In.push(t),t}var Px={rtl:F.mark({class:"cm-iso",inclusive:!0,attributes:{dir:"rtl"},bidiIsolate:U.RTL}),ltr:F.mark({class:"cm-iso",inclusive:!0,attributes:{
dir:"ltr"},bidiIsolate:U.LTR}),auto:F.mark({class:"cm-iso",inclusive:!0,attributes:{dir:"auto"},bidiIsolate:null})};var ts=class{constructor(e,t,n,r){this.state=e,this.pos=t,this.explicit=n,this.view=r,this.abortListeners=[],this.abortOnDocChange=!1}tokenBefore(e){
let t=Re(this.state).resolveInner(this.pos,-1);for(;t&&e.indexOf(t.name)<0;)t=t.parent;return t?{from:t.from,to:this.pos,text:this.state.sliceDoc(
t.from,this.pos),type:t.type}:null}matchBefore(e){let t=this.state.doc.lineAt(this.pos),n=Math.max(t.from,this.pos-250),r=t.text.slice(n-t.from,
this.pos-t.from),s=r.search(af(e,!1));return s<0?null:{from:n+s,to:this.pos,text:r.slice(s)}}get aborted(){return this.abortListeners==null}addEventListener(e,t,n){
e=="abort"&&this.abortListeners&&(this.abortListeners.push(t),n&&n.onDocChange&&(this.abortOnDocChange=!0))}};function ef(i){let e=Object.keys(
i).join(""),t=/\w/.test(e);return t&&(e=e.replace(/\w/g,"")),`[${t?"\\w":""}${e.replace(/[^\w\s]/g,"\\$&")}]`}function dg(i){let e=Object.create(
null),t=Object.create(null);for(let{label:r}of i){e[r[0]]=!0;for(let s=1;s<r.length;s++)t[r[s]]=!0}let n=ef(e)+ef(t)+"*$";return[new RegExp(
"^"+n),new RegExp(n)]}function pg(i){let e=i.map(r=>typeof r=="string"?{label:r}:r),[t,n]=e.every(r=>/^\w+$/.test(r.label))?[/\w*$/,/\w+$/]:
dg(e);return r=>{let s=r.matchBefore(n);return s||r.explicit?{from:s?s.from:r.pos,options:e,validFor:t}:null}}var is=class{constructor(e,t,n,r){this.completion=e,this.source=t,this.match=n,this.score=r}};function fi(i){return i.selection.main.from}function af(i,e){
var t;let{source:n}=i,r=e&&n[0]!="^",s=n[n.length-1]!="$";return!r&&!s?i:new RegExp(`${r?"^":""}(?:${n})${s?"$":""}`,(t=i.flags)!==null&&t!==
void 0?t:i.ignoreCase?"i":"")}var hf=De.define();function mg(i,e,t,n){let{main:r}=i.selection,s=t-r.from,o=n-r.from;return{...i.changeByRange(
l=>{if(l!=r&&t!=n&&i.sliceDoc(l.from+s,l.from+o)!=i.sliceDoc(t,n))return{range:l};let a=i.toText(e);return{changes:{from:l.from+s,to:n==r.from?
l.to:l.from+o,insert:a},range:x.cursor(l.from+s+a.length)}}),scrollIntoView:!0,userEvent:"input.complete"}}var tf=new WeakMap;function gg(i){
if(!Array.isArray(i))return i;let e=tf.get(i);return e||tf.set(i,e=pg(i)),e}var ns=W.define(),Nn=W.define(),Il=class{constructor(e){this.pattern=
e,this.chars=[],this.folded=[],this.any=[],this.precise=[],this.byWord=[],this.score=0,this.matched=[];for(let t=0;t<e.length;){let n=Ee(e,t),
r=Qe(n);this.chars.push(n);let s=e.slice(t,t+r),o=s.toUpperCase();this.folded.push(Ee(o==s?s.toLowerCase():o,0)),t+=r}this.astral=e.length!=
this.chars.length}ret(e,t){return this.score=e,this.matched=t,this}match(e){if(this.pattern.length==0)return this.ret(-100,[]);if(e.length<this.
pattern.length)return null;let{chars:t,folded:n,any:r,precise:s,byWord:o}=this;if(t.length==1){let w=Ee(e,0),b=Qe(w),M=b==e.length?0:-100;if(w!=
t[0])if(w==n[0])M+=-200;else return null;return this.ret(M,[0,b])}let l=e.indexOf(this.pattern);if(l==0)return this.ret(e.length==this.pattern.
length?0:-100,[0,this.pattern.length]);let a=t.length,h=0;if(l<0){for(let w=0,b=Math.min(e.length,200);w<b&&h<a;){let M=Ee(e,w);(M==t[h]||M==
n[h])&&(r[h++]=w),w+=Qe(M)}if(h<a)return null}let c=0,f=0,u=!1,d=0,p=-1,m=-1,g=/[a-z]/.test(e),y=!0;for(let w=0,b=Math.min(e.length,200),M=0;w<
b&&f<a;){let S=Ee(e,w);l<0&&(c<a&&S==t[c]&&(s[c++]=w),d<a&&(S==t[d]||S==n[d]?(d==0&&(p=w),m=w+1,d++):d=0));let D,O=S<255?S>=48&&S<=57||S>=97&&
S<=122?2:S>=65&&S<=90?1:0:(D=Us(S))!=D.toLowerCase()?1:D!=D.toUpperCase()?2:0;(!w||O==1&&g||M==0&&O!=0)&&(t[f]==S||n[f]==S&&(u=!0)?o[f++]=w:
o.length&&(y=!1)),M=O,w+=Qe(S)}return f==a&&o[0]==0&&y?this.result(-100+(u?-200:0),o,e):d==a&&p==0?this.ret(-200-e.length+(m==e.length?0:-100),
[0,m]):l>-1?this.ret(-700-e.length,[l,l+this.pattern.length]):d==a?this.ret(-900-e.length,[p,m]):f==a?this.result(-100+(u?-200:0)+-700+(y?0:
-1100),o,e):t.length==2?null:this.result((r[0]?-700:0)+-200+-1100,r,e)}result(e,t,n){let r=[],s=0;for(let o of t){let l=o+(this.astral?Qe(Ee(
n,o)):1);s&&r[s-1]==o?r[s-1]=l:(r[s++]=o,r[s++]=l)}return this.ret(e-n.length,r)}},Nl=class{constructor(e){this.pattern=e,this.matched=[],this.
score=0,this.folded=e.toLowerCase()}match(e){if(e.length<this.pattern.length)return null;let t=e.slice(0,this.pattern.length),n=t==this.pattern?
0:t.toLowerCase()==this.folded?-200:null;return n==null?null:(this.matched=[0,t.length],this.score=n+(e.length==this.pattern.length?0:-100),
this)}},me=R.define({combine(i){return ft(i,{activateOnTyping:!0,activateOnCompletion:()=>!1,activateOnTypingDelay:100,selectOnOpen:!0,override:null,
closeOnBlur:!0,maxRenderedOptions:100,defaultKeymap:!0,tooltipClass:()=>"",optionClass:()=>"",aboveCursor:!1,icons:!0,addToOptions:[],positionInfo:yg,
filterStrict:!1,compareCompletions:(e,t)=>(e.sortText||e.label).localeCompare(t.sortText||t.label),interactionDelay:75,updateSyncTime:100},{
defaultKeymap:(e,t)=>e&&t,closeOnBlur:(e,t)=>e&&t,icons:(e,t)=>e&&t,tooltipClass:(e,t)=>n=>nf(e(n),t(n)),optionClass:(e,t)=>n=>nf(e(n),t(n)),
addToOptions:(e,t)=>e.concat(t),filterStrict:(e,t)=>e||t})}});function nf(i,e){return i?e?i+" "+e:i:e}function yg(i,e,t,n,r,s){let o=i.textDirection==
U.RTL,l=o,a=!1,h="top",c,f,u=e.left-r.left,d=r.right-e.right,p=n.right-n.left,m=n.bottom-n.top;if(l&&u<Math.min(p,d)?l=!1:!l&&d<Math.min(p,u)&&
(l=!0),p<=(l?u:d))c=Math.max(r.top,Math.min(t.top,r.bottom-m))-e.top,f=Math.min(400,l?u:d);else{a=!0,f=Math.min(400,(o?e.right:r.right-e.left)-
30);let w=r.bottom-e.bottom;w>=m||w>e.top?c=t.bottom-e.top:(h="bottom",c=e.bottom-t.top)}let g=(e.bottom-e.top)/s.offsetHeight,y=(e.right-e.
left)/s.offsetWidth;return{style:`${h}: ${c/g}px; max-width: ${f/y}px`,class:"cm-completionInfo-"+(a?o?"left-narrow":"right-narrow":l?"left":
"right")}}var Vl=W.define();function bg(i){let e=i.addToOptions.slice();return i.icons&&e.push({render(t){let n=document.createElement("div");
return n.classList.add("cm-completionIcon"),t.type&&n.classList.add(...t.type.split(/\s+/g).map(r=>"cm-completionIcon-"+r)),n.setAttribute("\
aria-hidden","true"),n},position:20}),e.push({render(t,n,r,s){let o=document.createElement("span");o.className="cm-completionLabel";let l=t.
displayLabel||t.label,a=0;for(let h=0;h<s.length;){let c=s[h++],f=s[h++];c>a&&o.appendChild(document.createTextNode(l.slice(a,c)));let u=o.appendChild(
document.createElement("span"));u.appendChild(document.createTextNode(l.slice(c,f))),u.className="cm-completionMatchedText",a=f}return a<l.length&&
o.appendChild(document.createTextNode(l.slice(a))),o},position:50},{render(t){if(!t.detail)return null;let n=document.createElement("span");
return n.className="cm-completionDetail",n.textContent=t.detail,n},position:80}),e.sort((t,n)=>t.position-n.position).map(t=>t.render)}function Bl(i,e,t){
if(i<=t)return{from:0,to:i};if(e<0&&(e=0),e<=i>>1){let r=Math.floor(e/t);return{from:r*t,to:(r+1)*t}}let n=Math.ceil((i-e)/t);return{from:i-
n*t,to:i-(n-1)*t}}var Fl=class{constructor(e,t,n){this.view=e,this.stateField=t,this.applyCompletion=n,this.info=null,this.infoDestroy=null,
this.placeInfoReq={read:()=>this.measureInfo(),write:a=>this.placeInfo(a),key:this},this.space=null,this.currentClass="";let r=e.state.field(
t),{options:s,selected:o}=r.open,l=e.state.facet(me);this.optionContent=bg(l),this.optionClass=l.optionClass,this.tooltipClass=l.tooltipClass,
this.range=Bl(s.length,o,l.maxRenderedOptions),this.dom=document.createElement("div"),this.dom.className="cm-tooltip-autocomplete",this.updateTooltipClass(
e.state),this.dom.addEventListener("mousedown",a=>{let{options:h}=e.state.field(t).open;for(let c=a.target,f;c&&c!=this.dom;c=c.parentNode)if(c.
nodeName=="LI"&&(f=/-(\d+)$/.exec(c.id))&&+f[1]<h.length){this.applyCompletion(e,h[+f[1]]),a.preventDefault();return}if(a.target==this.list){
let c=this.list.classList.contains("cm-completionListIncompleteTop")&&a.clientY<this.list.firstChild.getBoundingClientRect().top?this.range.
from-1:this.list.classList.contains("cm-completionListIncompleteBottom")&&a.clientY>this.list.lastChild.getBoundingClientRect().bottom?this.
range.to:null;c!=null&&(e.dispatch({effects:Vl.of(c)}),a.preventDefault())}}),this.dom.addEventListener("focusout",a=>{let h=e.state.field(this.
stateField,!1);h&&h.tooltip&&e.state.facet(me).closeOnBlur&&a.relatedTarget!=e.contentDOM&&e.dispatch({effects:Nn.of(null)})}),this.showOptions(
s,r.id)}mount(){this.updateSel()}showOptions(e,t){this.list&&this.list.remove(),this.list=this.dom.appendChild(this.createListBox(e,t,this.range)),
this.list.addEventListener("scroll",()=>{this.info&&this.view.requestMeasure(this.placeInfoReq)})}update(e){var t;let n=e.state.field(this.stateField),
r=e.startState.field(this.stateField);if(this.updateTooltipClass(e.state),n!=r){let{options:s,selected:o,disabled:l}=n.open;(!r.open||r.open.
options!=s)&&(this.range=Bl(s.length,o,e.state.facet(me).maxRenderedOptions),this.showOptions(s,n.id)),this.updateSel(),l!=((t=r.open)===null||
t===void 0?void 0:t.disabled)&&this.dom.classList.toggle("cm-tooltip-autocomplete-disabled",!!l)}}updateTooltipClass(e){let t=this.tooltipClass(
e);if(t!=this.currentClass){for(let n of this.currentClass.split(" "))n&&this.dom.classList.remove(n);for(let n of t.split(" "))n&&this.dom.
classList.add(n);this.currentClass=t}}positioned(e){this.space=e,this.info&&this.view.requestMeasure(this.placeInfoReq)}updateSel(){let e=this.
view.state.field(this.stateField),t=e.open;(t.selected>-1&&t.selected<this.range.from||t.selected>=this.range.to)&&(this.range=Bl(t.options.
length,t.selected,this.view.state.facet(me).maxRenderedOptions),this.showOptions(t.options,e.id));let n=this.updateSelectedOption(t.selected);
if(n){this.destroyInfo();let{completion:r}=t.options[t.selected],{info:s}=r;if(!s)return;let o=typeof s=="string"?document.createTextNode(s):
s(r);if(!o)return;"then"in o?o.then(l=>{l&&this.view.state.field(this.stateField,!1)==e&&this.addInfoPane(l,r)}).catch(l=>de(this.view.state,
l,"completion info")):(this.addInfoPane(o,r),n.setAttribute("aria-describedby",this.info.id))}}addInfoPane(e,t){this.destroyInfo();let n=this.
info=document.createElement("div");if(n.className="cm-tooltip cm-completionInfo",n.id="cm-completionInfo-"+Math.floor(Math.random()*65535).toString(
16),e.nodeType!=null)n.appendChild(e),this.infoDestroy=null;else{let{dom:r,destroy:s}=e;n.appendChild(r),this.infoDestroy=s||null}this.dom.appendChild(
n),this.view.requestMeasure(this.placeInfoReq)}updateSelectedOption(e){let t=null;for(let n=this.list.firstChild,r=this.range.from;n;n=n.nextSibling,
r++)n.nodeName!="LI"||!n.id?r--:r==e?n.hasAttribute("aria-selected")||(n.setAttribute("aria-selected","true"),t=n):n.hasAttribute("aria-sele\
cted")&&(n.removeAttribute("aria-selected"),n.removeAttribute("aria-describedby"));return t&&wg(this.list,t),t}measureInfo(){let e=this.dom.
querySelector("[aria-selected]");if(!e||!this.info)return null;let t=this.dom.getBoundingClientRect(),n=this.info.getBoundingClientRect(),r=e.
getBoundingClientRect(),s=this.space;if(!s){let o=this.dom.ownerDocument.documentElement;s={left:0,top:0,right:o.clientWidth,bottom:o.clientHeight}}
return r.top>Math.min(s.bottom,t.bottom)-10||r.bottom<Math.max(s.top,t.top)+10?null:this.view.state.facet(me).positionInfo(this.view,t,r,n,s,
this.dom)}placeInfo(e){this.info&&(e?(e.style&&(this.info.style.cssText=e.style),this.info.className="cm-tooltip cm-completionInfo "+(e.class||
"")):this.info.style.cssText="top: -1e6px")}createListBox(e,t,n){let r=document.createElement("ul");r.id=t,r.setAttribute("role","listbox"),
r.setAttribute("aria-expanded","true"),r.setAttribute("aria-label",this.view.state.phrase("Completions")),r.addEventListener("mousedown",o=>{
o.target==r&&o.preventDefault()});let s=null;for(let o=n.from;o<n.to;o++){let{completion:l,match:a}=e[o],{section:h}=l;if(h){let u=typeof h==
"string"?h:h.name;if(u!=s&&(o>n.from||n.from==0))if(s=u,typeof h!="string"&&h.header)r.appendChild(h.header(h));else{let d=r.appendChild(document.
createElement("completion-section"));d.textContent=u}}let c=r.appendChild(document.createElement("li"));c.id=t+"-"+o,c.setAttribute("role","\
option");let f=this.optionClass(l);f&&(c.className=f);for(let u of this.optionContent){let d=u(l,this.view.state,this.view,a);d&&c.appendChild(
d)}}return n.from&&r.classList.add("cm-completionListIncompleteTop"),n.to<e.length&&r.classList.add("cm-completionListIncompleteBottom"),r}destroyInfo(){
this.info&&(this.infoDestroy&&this.infoDestroy(),this.info.remove(),this.info=null)}destroy(){this.destroyInfo()}};function xg(i,e){return t=>new Fl(
t,i,e)}function wg(i,e){let t=i.getBoundingClientRect(),n=e.getBoundingClientRect(),r=t.height/i.offsetHeight;n.top<t.top?i.scrollTop-=(t.top-
n.top)/r:n.bottom>t.bottom&&(i.scrollTop+=(n.bottom-t.bottom)/r)}function rf(i){return(i.boost||0)*100+(i.apply?10:0)+(i.info?5:0)+(i.type?1:
0)}function kg(i,e){let t=[],n=null,r=null,s=c=>{t.push(c);let{section:f}=c.completion;if(f){n||(n=[]);let u=typeof f=="string"?f:f.name;n.some(
d=>d.name==u)||n.push(typeof f=="string"?{name:u}:f)}},o=e.facet(me);for(let c of i)if(c.hasResult()){let f=c.result.getMatch;if(c.result.filter===
!1)for(let u of c.result.options)s(new is(u,c.source,f?f(u):[],1e9-t.length));else{let u=e.sliceDoc(c.from,c.to),d,p=o.filterStrict?new Nl(u):
new Il(u);for(let m of c.result.options)if(d=p.match(m.label)){let g=m.displayLabel?f?f(m,d.matched):[]:d.matched,y=d.score+(m.boost||0);if(s(
new is(m,c.source,g,y)),typeof m.section=="object"&&m.section.rank==="dynamic"){let{name:w}=m.section;r||(r=Object.create(null)),r[w]=Math.max(
y,r[w]||-1e9)}}}}if(n){let c=Object.create(null),f=0,u=(d,p)=>(d.rank==="dynamic"&&p.rank==="dynamic"?r[p.name]-r[d.name]:0)||(typeof d.rank==
"number"?d.rank:1e9)-(typeof p.rank=="number"?p.rank:1e9)||(d.name<p.name?-1:1);for(let d of n.sort(u))f-=1e5,c[d.name]=f;for(let d of t){let{
section:p}=d.completion;p&&(d.score+=c[typeof p=="string"?p:p.name])}}let l=[],a=null,h=o.compareCompletions;for(let c of t.sort((f,u)=>u.score-
f.score||h(f.completion,u.completion))){let f=c.completion;!a||a.label!=f.label||a.detail!=f.detail||a.type!=null&&f.type!=null&&a.type!=f.type||
a.apply!=f.apply||a.boost!=f.boost?l.push(c):rf(c.completion)>rf(a)&&(l[l.length-1]=c),a=c.completion}return l}var $l=class i{constructor(e,t,n,r,s,o){
this.options=e,this.attrs=t,this.tooltip=n,this.timestamp=r,this.selected=s,this.disabled=o}setSelected(e,t){return e==this.selected||e>=this.
options.length?this:new i(this.options,sf(t,e),this.tooltip,this.timestamp,e,this.disabled)}static build(e,t,n,r,s,o){if(r&&!o&&e.some(h=>h.
isPending))return r.setDisabled();let l=kg(e,t);if(!l.length)return r&&e.some(h=>h.isPending)?r.setDisabled():null;let a=t.facet(me).selectOnOpen?
0:-1;if(r&&r.selected!=a&&r.selected!=-1){let h=r.options[r.selected].completion;for(let c=0;c<l.length;c++)if(l[c].completion==h){a=c;break}}
return new i(l,sf(n,a),{pos:e.reduce((h,c)=>c.hasResult()?Math.min(h,c.from):h,1e8),create:Tg,above:s.aboveCursor},r?r.timestamp:Date.now(),
a,!1)}map(e){return new i(this.options,this.attrs,{...this.tooltip,pos:e.mapPos(this.tooltip.pos)},this.timestamp,this.selected,this.disabled)}setDisabled(){
return new i(this.options,this.attrs,this.tooltip,this.timestamp,this.selected,!0)}},Wl=class i{constructor(e,t,n){this.active=e,this.id=t,this.
open=n}static start(){return new i(Ag,"cm-ac-"+Math.floor(Math.random()*2e6).toString(36),null)}update(e){let{state:t}=e,n=t.facet(me),s=(n.
override||t.languageDataAt("autocomplete",fi(t)).map(gg)).map(a=>(this.active.find(c=>c.source==a)||new Et(a,this.active.some(c=>c.state!=0)?
1:0)).update(e,n));s.length==this.active.length&&s.every((a,h)=>a==this.active[h])&&(s=this.active);let o=this.open,l=e.effects.some(a=>a.is(
zl));o&&e.docChanged&&(o=o.map(e.changes)),e.selection||s.some(a=>a.hasResult()&&e.changes.touchesRange(a.from,a.to))||!Sg(s,this.active)||l?
o=$l.build(s,t,this.id,o,n,l):o&&o.disabled&&!s.some(a=>a.isPending)&&(o=null),!o&&s.every(a=>!a.isPending)&&s.some(a=>a.hasResult())&&(s=s.
map(a=>a.hasResult()?new Et(a.source,0):a));for(let a of e.effects)a.is(Vl)&&(o=o&&o.setSelected(a.value,this.id));return s==this.active&&o==
this.open?this:new i(s,this.id,o)}get tooltip(){return this.open?this.open.tooltip:null}get attrs(){return this.open?this.open.attrs:this.active.
length?vg:Cg}};function Sg(i,e){if(i==e)return!0;for(let t=0,n=0;;){for(;t<i.length&&!i[t].hasResult();)t++;for(;n<e.length&&!e[n].hasResult();)
n++;let r=t==i.length,s=n==e.length;if(r||s)return r==s;if(i[t++].result!=e[n++].result)return!1}}var vg={"aria-autocomplete":"list"},Cg={};
function sf(i,e){let t={"aria-autocomplete":"list","aria-haspopup":"listbox","aria-controls":i};return e>-1&&(t["aria-activedescendant"]=i+"\
-"+e),t}var Ag=[];function cf(i,e){if(i.isUserEvent("input.complete")){let n=i.annotation(hf);if(n&&e.activateOnCompletion(n))return 12}let t=i.
isUserEvent("input.type");return t&&e.activateOnTyping?5:t?1:i.isUserEvent("delete.backward")?2:i.selection?8:i.docChanged?16:0}var Et=class i{constructor(e,t,n=!1){
this.source=e,this.state=t,this.explicit=n}hasResult(){return!1}get isPending(){return this.state==1}update(e,t){let n=cf(e,t),r=this;(n&8||
n&16&&this.touches(e))&&(r=new i(r.source,0)),n&4&&r.state==0&&(r=new i(this.source,1)),r=r.updateFor(e,n);for(let s of e.effects)if(s.is(ns))
r=new i(r.source,1,s.value);else if(s.is(Nn))r=new i(r.source,0);else if(s.is(zl))for(let o of s.value)o.source==r.source&&(r=o);return r}updateFor(e,t){
return this.map(e.changes)}map(e){return this}touches(e){return e.changes.touchesRange(fi(e.state))}},rs=class i extends Et{constructor(e,t,n,r,s,o){
super(e,3,t),this.limit=n,this.result=r,this.from=s,this.to=o}hasResult(){return!0}updateFor(e,t){var n;if(!(t&3))return this.map(e.changes);
let r=this.result;r.map&&!e.changes.empty&&(r=r.map(r,e.changes));let s=e.changes.mapPos(this.from),o=e.changes.mapPos(this.to,1),l=fi(e.state);
if(l>o||!r||t&2&&(fi(e.startState)==this.from||l<this.limit))return new Et(this.source,t&4?1:0);let a=e.changes.mapPos(this.limit);return Mg(
r.validFor,e.state,s,o)?new i(this.source,this.explicit,a,r,s,o):r.update&&(r=r.update(r,s,o,new ts(e.state,l,!1)))?new i(this.source,this.explicit,
a,r,r.from,(n=r.to)!==null&&n!==void 0?n:fi(e.state)):new Et(this.source,1,this.explicit)}map(e){if(e.empty)return this;let t=this.result.map?
this.result.map(this.result,e):this.result;return t?new i(this.source,this.explicit,e.mapPos(this.limit),t,e.mapPos(this.from),e.mapPos(this.
to,1)):new Et(this.source,0)}touches(e){return e.changes.touchesRange(this.from,this.to)}};function Mg(i,e,t,n){if(!i)return!1;let r=e.sliceDoc(
t,n);return typeof i=="function"?i(r,t,n,e):af(i,!0).test(r)}var zl=W.define({map(i,e){return i.map(t=>t.map(e))}}),Le=fe.define({create(){return Wl.
start()},update(i,e){return i.update(e)},provide:i=>[Cn.from(i,e=>e.tooltip),E.contentAttributes.from(i,e=>e.attrs)]});function Kl(i,e){let t=e.
completion.apply||e.completion.label,n=i.state.field(Le).active.find(r=>r.source==e.source);return n instanceof rs?(typeof t=="string"?i.dispatch(
{...mg(i.state,t,n.from,n.to),annotations:hf.of(e.completion)}):t(i,e.completion,n.from,n.to),!0):!1}var Tg=xg(Le,Kl);function es(i,e="optio\
n"){return t=>{let n=t.state.field(Le,!1);if(!n||!n.open||n.open.disabled||Date.now()-n.open.timestamp<t.state.facet(me).interactionDelay)return!1;
let r=1,s;e=="page"&&(s=ll(t,n.open.tooltip))&&(r=Math.max(2,Math.floor(s.dom.offsetHeight/s.dom.querySelector("li").offsetHeight)-1));let{length:o}=n.
open.options,l=n.open.selected>-1?n.open.selected+r*(i?1:-1):i?0:o-1;return l<0?l=e=="page"?0:o-1:l>=o&&(l=e=="page"?o-1:0),t.dispatch({effects:Vl.
of(l)}),!0}}var Rg=i=>{let e=i.state.field(Le,!1);return i.state.readOnly||!e||!e.open||e.open.selected<0||e.open.disabled||Date.now()-e.open.
timestamp<i.state.facet(me).interactionDelay?!1:Kl(i,e.open.options[e.open.selected])},Ll=i=>i.state.field(Le,!1)?(i.dispatch({effects:ns.of(
!0)}),!0):!1,Dg=i=>{let e=i.state.field(Le,!1);return!e||!e.active.some(t=>t.state!=0)?!1:(i.dispatch({effects:Nn.of(null)}),!0)},Hl=class{constructor(e,t){
this.active=e,this.context=t,this.time=Date.now(),this.updates=[],this.done=void 0}},Eg=50,Og=1e3,Bg=ye.fromClass(class{constructor(i){this.
view=i,this.debounceUpdate=-1,this.running=[],this.debounceAccept=-1,this.pendingStart=!1,this.composing=0;for(let e of i.state.field(Le).active)
e.isPending&&this.startQuery(e)}update(i){let e=i.state.field(Le),t=i.state.facet(me);if(!i.selectionSet&&!i.docChanged&&i.startState.field(
Le)==e)return;let n=i.transactions.some(s=>{let o=cf(s,t);return o&8||(s.selection||s.docChanged)&&!(o&3)});for(let s=0;s<this.running.length;s++){
let o=this.running[s];if(n||o.context.abortOnDocChange&&i.docChanged||o.updates.length+i.transactions.length>Eg&&Date.now()-o.time>Og){for(let l of o.
context.abortListeners)try{l()}catch(a){de(this.view.state,a)}o.context.abortListeners=null,this.running.splice(s--,1)}else o.updates.push(...i.
transactions)}this.debounceUpdate>-1&&clearTimeout(this.debounceUpdate),i.transactions.some(s=>s.effects.some(o=>o.is(ns)))&&(this.pendingStart=
!0);let r=this.pendingStart?50:t.activateOnTypingDelay;if(this.debounceUpdate=e.active.some(s=>s.isPending&&!this.running.some(o=>o.active.source==
s.source))?setTimeout(()=>this.startUpdate(),r):-1,this.composing!=0)for(let s of i.transactions)s.isUserEvent("input.type")?this.composing=
2:this.composing==2&&s.selection&&(this.composing=3)}startUpdate(){this.debounceUpdate=-1,this.pendingStart=!1;let{state:i}=this.view,e=i.field(
Le);for(let t of e.active)t.isPending&&!this.running.some(n=>n.active.source==t.source)&&this.startQuery(t);this.running.length&&e.open&&e.open.
disabled&&(this.debounceAccept=setTimeout(()=>this.accept(),this.view.state.facet(me).updateSyncTime))}startQuery(i){let{state:e}=this.view,
t=fi(e),n=new ts(e,t,i.explicit,this.view),r=new Hl(i,n);this.running.push(r),Promise.resolve(i.source(n)).then(s=>{r.context.aborted||(r.done=
s||null,this.scheduleAccept())},s=>{this.view.dispatch({effects:Nn.of(null)}),de(this.view.state,s)})}scheduleAccept(){this.running.every(i=>i.
done!==void 0)?this.accept():this.debounceAccept<0&&(this.debounceAccept=setTimeout(()=>this.accept(),this.view.state.facet(me).updateSyncTime))}accept(){
var i;this.debounceAccept>-1&&clearTimeout(this.debounceAccept),this.debounceAccept=-1;let e=[],t=this.view.state.facet(me),n=this.view.state.
field(Le);for(let r=0;r<this.running.length;r++){let s=this.running[r];if(s.done===void 0)continue;if(this.running.splice(r--,1),s.done){let l=fi(
s.updates.length?s.updates[0].startState:this.view.state),a=Math.min(l,s.done.from+(s.active.explicit?0:1)),h=new rs(s.active.source,s.active.
explicit,a,s.done,s.done.from,(i=s.done.to)!==null&&i!==void 0?i:l);for(let c of s.updates)h=h.update(c,t);if(h.hasResult()){e.push(h);continue}}
let o=n.active.find(l=>l.source==s.active.source);if(o&&o.isPending)if(s.done==null){let l=new Et(s.active.source,0);for(let a of s.updates)
l=l.update(a,t);l.isPending||e.push(l)}else this.startQuery(o)}(e.length||n.open&&n.open.disabled)&&this.view.dispatch({effects:zl.of(e)})}},
{eventHandlers:{blur(i){let e=this.view.state.field(Le,!1);if(e&&e.tooltip&&this.view.state.facet(me).closeOnBlur){let t=e.open&&ll(this.view,
e.open.tooltip);(!t||!t.dom.contains(i.relatedTarget))&&setTimeout(()=>this.view.dispatch({effects:Nn.of(null)}),10)}},compositionstart(){this.
composing=1},compositionend(){this.composing==3&&setTimeout(()=>this.view.dispatch({effects:ns.of(!1)}),20),this.composing=0}}}),Lg=typeof navigator==
"object"&&/Win/.test(navigator.platform),Pg=At.highest(E.domEventHandlers({keydown(i,e){let t=e.state.field(Le,!1);if(!t||!t.open||t.open.disabled||
t.open.selected<0||!i.key||i.key.length>1||i.ctrlKey&&!(Lg&&i.altKey)||i.metaKey)return!1;let n=t.open.options[t.open.selected],r=t.active.find(
o=>o.source==n.source),s=n.completion.commitCharacters||r.result.commitCharacters;return s&&s.indexOf(i.key)>-1&&Kl(e,n),!1}})),Ig=E.baseTheme(
{".cm-tooltip.cm-tooltip-autocomplete":{"& > ul":{fontFamily:"monospace",whiteSpace:"nowrap",overflow:"hidden auto",maxWidth_fallback:"700px",
maxWidth:"min(700px, 95vw)",minWidth:"250px",maxHeight:"10em",height:"100%",listStyle:"none",margin:0,padding:0,"& > li, & > completion-sect\
ion":{padding:"1px 3px",lineHeight:1.2},"& > li":{overflowX:"hidden",textOverflow:"ellipsis",cursor:"pointer"},"& > completion-section":{display:"\
list-item",borderBottom:"1px solid silver",paddingLeft:"0.5em",opacity:.7}}},"&light .cm-tooltip-autocomplete ul li[aria-selected]":{background:"\
#17c",color:"white"},"&light .cm-tooltip-autocomplete-disabled ul li[aria-selected]":{background:"#777"},"&dark .cm-tooltip-autocomplete ul \
li[aria-selected]":{background:"#347",color:"white"},"&dark .cm-tooltip-autocomplete-disabled ul li[aria-selected]":{background:"#444"},".cm\
-completionListIncompleteTop:before, .cm-completionListIncompleteBottom:after":{content:'"···"',opacity:.5,display:"block",textAlign:"cen\
ter",cursor:"pointer"},".cm-tooltip.cm-completionInfo":{position:"absolute",padding:"3px 9px",width:"max-content",maxWidth:"400px",boxSizing:"\
border-box",whiteSpace:"pre-line"},".cm-completionInfo.cm-completionInfo-left":{right:"100%"},".cm-completionInfo.cm-completionInfo-right":{
left:"100%"},".cm-completionInfo.cm-completionInfo-left-narrow":{right:"30px"},".cm-completionInfo.cm-completionInfo-right-narrow":{left:"30\
px"},"&light .cm-snippetField":{backgroundColor:"#00000022"},"&dark .cm-snippetField":{backgroundColor:"#ffffff22"},".cm-snippetFieldPositio\
n":{verticalAlign:"text-top",width:0,height:"1.15em",display:"inline-block",margin:"0 -0.7px -.7em",borderLeft:"1.4px dotted #888"},".cm-com\
pletionMatchedText":{textDecoration:"underline"},".cm-completionDetail":{marginLeft:"0.5em",fontStyle:"italic"},".cm-completionIcon":{fontSize:"\
90%",width:".8em",display:"inline-block",textAlign:"center",paddingRight:".6em",opacity:"0.6",boxSizing:"content-box"},".cm-completionIcon-f\
unction, .cm-completionIcon-method":{"&:after":{content:"'ƒ'"}},".cm-completionIcon-class":{"&:after":{content:"'○'"}},".cm-completionIco\
n-interface":{"&:after":{content:"'◌'"}},".cm-completionIcon-variable":{"&:after":{content:"'𝑥'"}},".cm-completionIcon-constant":{"&:af\
ter":{content:"'𝐶'"}},".cm-completionIcon-type":{"&:after":{content:"'𝑡'"}},".cm-completionIcon-enum":{"&:after":{content:"'∪'"}},".\
cm-completionIcon-property":{"&:after":{content:"'□'"}},".cm-completionIcon-keyword":{"&:after":{content:"'🔑︎'"}},".cm-completionIcon\
-namespace":{"&:after":{content:"'▢'"}},".cm-completionIcon-text":{"&:after":{content:"'abc'",fontSize:"50%",verticalAlign:"middle"}}});var Fn={brackets:["(","[","{","'",'"'],before:")]}:;>",stringPrefixes:[]},ci=W.define({map(i,e){let t=e.mapPos(i,-1,ge.TrackAfter);return t??
void 0}}),jl=new class extends ze{};jl.startSide=1;jl.endSide=-1;var ff=fe.define({create(){return j.empty},update(i,e){if(i=i.map(e.changes),
e.selection){let t=e.state.doc.lineAt(e.selection.main.head);i=i.update({filter:n=>n>=t.from&&n<=t.to})}for(let t of e.effects)t.is(ci)&&(i=
i.update({add:[jl.range(t.value,t.value+1)]}));return i}});function uf(){return[Fg,ff]}var Pl="()[]{}<>«»»«［］｛｝";function df(i){
for(let e=0;e<Pl.length;e+=2)if(Pl.charCodeAt(e)==i)return Pl.charAt(e+1);return Us(i<128?i:i+1)}function pf(i,e){return i.languageDataAt("c\
loseBrackets",e)[0]||Fn}var Ng=typeof navigator=="object"&&/Android\b/.test(navigator.userAgent),Fg=E.inputHandler.of((i,e,t,n)=>{if((Ng?i.composing:
i.compositionStarted)||i.state.readOnly)return!1;let r=i.state.selection.main;if(n.length>2||n.length==2&&Qe(Ee(n,0))==1||e!=r.from||t!=r.to)
return!1;let s=Wg(i.state,n);return s?(i.dispatch(s),!0):!1}),$g=({state:i,dispatch:e})=>{if(i.readOnly)return!1;let n=pf(i,i.selection.main.
head).brackets||Fn.brackets,r=null,s=i.changeByRange(o=>{if(o.empty){let l=Hg(i.doc,o.head);for(let a of n)if(a==l&&ss(i.doc,o.head)==df(Ee(
a,0)))return{changes:{from:o.head-a.length,to:o.head+a.length},range:x.cursor(o.head-a.length)}}return{range:r=o}});return r||e(i.update(s,{
scrollIntoView:!0,userEvent:"delete.backward"})),!r},mf=[{key:"Backspace",run:$g}];function Wg(i,e){let t=pf(i,i.selection.main.head),n=t.brackets||
Fn.brackets;for(let r of n){let s=df(Ee(r,0));if(e==r)return s==r?Kg(i,r,n.indexOf(r+r+r)>-1,t):Vg(i,r,s,t.before||Fn.before);if(e==s&&gf(i,
i.selection.main.from))return zg(i,r,s)}return null}function gf(i,e){let t=!1;return i.field(ff).between(0,i.doc.length,n=>{n==e&&(t=!0)}),t}
function ss(i,e){let t=i.sliceString(e,e+2);return t.slice(0,Qe(Ee(t,0)))}function Hg(i,e){let t=i.sliceString(e-2,e);return Qe(Ee(t,0))==t.
length?t:t.slice(1)}function Vg(i,e,t,n){let r=null,s=i.changeByRange(o=>{if(!o.empty)return{changes:[{insert:e,from:o.from},{insert:t,from:o.
to}],effects:ci.of(o.to+e.length),range:x.range(o.anchor+e.length,o.head+e.length)};let l=ss(i.doc,o.head);return!l||/\s/.test(l)||n.indexOf(
l)>-1?{changes:{insert:e+t,from:o.head},effects:ci.of(o.head+e.length),range:x.cursor(o.head+e.length)}:{range:r=o}});return r?null:i.update(
s,{scrollIntoView:!0,userEvent:"input.type"})}function zg(i,e,t){let n=null,r=i.changeByRange(s=>s.empty&&ss(i.doc,s.head)==t?{changes:{from:s.
head,to:s.head+t.length,insert:t},range:x.cursor(s.head+t.length)}:n={range:s});return n?null:i.update(r,{scrollIntoView:!0,userEvent:"input\
.type"})}function Kg(i,e,t,n){let r=n.stringPrefixes||Fn.stringPrefixes,s=null,o=i.changeByRange(l=>{if(!l.empty)return{changes:[{insert:e,from:l.
from},{insert:e,from:l.to}],effects:ci.of(l.to+e.length),range:x.range(l.anchor+e.length,l.head+e.length)};let a=l.head,h=ss(i.doc,a),c;if(h==
e){if(of(i,a))return{changes:{insert:e+e,from:a},effects:ci.of(a+e.length),range:x.cursor(a+e.length)};if(gf(i,a)){let u=t&&i.sliceDoc(a,a+e.
length*3)==e+e+e?e+e+e:e;return{changes:{from:a,to:a+u.length,insert:u},range:x.cursor(a+u.length)}}}else{if(t&&i.sliceDoc(a-2*e.length,a)==
e+e&&(c=lf(i,a-2*e.length,r))>-1&&of(i,c))return{changes:{insert:e+e+e+e,from:a},effects:ci.of(a+e.length),range:x.cursor(a+e.length)};if(i.
charCategorizer(a)(h)!=ve.Word&&lf(i,a,r)>-1&&!jg(i,a,e,r))return{changes:{insert:e+e,from:a},effects:ci.of(a+e.length),range:x.cursor(a+e.length)}}
return{range:s=l}});return s?null:i.update(o,{scrollIntoView:!0,userEvent:"input.type"})}function of(i,e){let t=Re(i).resolveInner(e+1);return t.
parent&&t.from==e}function jg(i,e,t,n){let r=Re(i).resolveInner(e,-1),s=n.reduce((o,l)=>Math.max(o,l.length),0);for(let o=0;o<5;o++){let l=i.
sliceDoc(r.from,Math.min(r.to,r.from+t.length+s)),a=l.indexOf(t);if(!a||a>-1&&n.indexOf(l.slice(0,a))>-1){let c=r.firstChild;for(;c&&c.from==
r.from&&c.to-c.from>t.length+a;){if(i.sliceDoc(c.to-t.length,c.to)==t)return!1;c=c.firstChild}return!0}let h=r.to==e&&r.parent;if(!h)break;r=
h}return!1}function lf(i,e,t){let n=i.charCategorizer(e);if(n(i.sliceDoc(e-1,e))!=ve.Word)return e;for(let r of t){let s=e-r.length;if(i.sliceDoc(
s,e)==r&&n(i.sliceDoc(s-1,s))!=ve.Word)return s}return-1}function yf(i={}){return[Pg,Le,me.of(i),Bg,Gg,Ig]}var Gl=[{key:"Ctrl-Space",run:Ll},
{mac:"Alt-`",run:Ll},{mac:"Alt-i",run:Ll},{key:"Escape",run:Dg},{key:"ArrowDown",run:es(!0)},{key:"ArrowUp",run:es(!1)},{key:"PageDown",run:es(
!0,"page")},{key:"PageUp",run:es(!1,"page")},{key:"Enter",run:Rg}],Gg=At.highest(Wi.computeN([me],i=>i.facet(me).defaultKeymap?[Gl]:[]));var qg=i=>{let{state:e}=i,t=e.doc.lineAt(e.selection.main.from),n=Jl(i.state,t.from);return n.line?Ug(i):n.block?Yg(i):!1};function Xl(i,e){
return({state:t,dispatch:n})=>{if(t.readOnly)return!1;let r=i(e,t);return r?(n(t.update(r)),!0):!1}}var Ug=Xl(Zg,0);var _g=Xl(Mf,0);var Yg=Xl((i,e)=>Mf(i,e,Jg(e)),0);function Jl(i,e){let t=i.languageDataAt("commentTokens",e,1);return t.length?t[0]:{}}var $n=50;function Xg(i,{
open:e,close:t},n,r){let s=i.sliceDoc(n-$n,n),o=i.sliceDoc(r,r+$n),l=/\s*$/.exec(s)[0].length,a=/^\s*/.exec(o)[0].length,h=s.length-l;if(s.slice(
h-e.length,h)==e&&o.slice(a,a+t.length)==t)return{open:{pos:n-l,margin:l&&1},close:{pos:r+a,margin:a&&1}};let c,f;r-n<=2*$n?c=f=i.sliceDoc(n,
r):(c=i.sliceDoc(n,n+$n),f=i.sliceDoc(r-$n,r));let u=/^\s*/.exec(c)[0].length,d=/\s*$/.exec(f)[0].length,p=f.length-d-t.length;return c.slice(
u,u+e.length)==e&&f.slice(p,p+t.length)==t?{open:{pos:n+u+e.length,margin:/\s/.test(c.charAt(u+e.length))?1:0},close:{pos:r-d-t.length,margin:/\s/.
test(f.charAt(p-1))?1:0}}:null}function Jg(i){let e=[];for(let t of i.selection.ranges){let n=i.doc.lineAt(t.from),r=t.to<=n.to?n:i.doc.lineAt(
t.to);r.from>n.from&&r.from==t.to&&(r=t.to==n.to+1?n:i.doc.lineAt(t.to-1));let s=e.length-1;s>=0&&e[s].to>n.from?e[s].to=r.to:e.push({from:n.
from+/^\s*/.exec(n.text)[0].length,to:r.to})}return e}function Mf(i,e,t=e.selection.ranges){let n=t.map(s=>Jl(e,s.from).block);if(!n.every(s=>s))
return null;let r=t.map((s,o)=>Xg(e,n[o],s.from,s.to));if(i!=2&&!r.every(s=>s))return{changes:e.changes(t.map((s,o)=>r[o]?[]:[{from:s.from,insert:n[o].
open+" "},{from:s.to,insert:" "+n[o].close}]))};if(i!=1&&r.some(s=>s)){let s=[];for(let o=0,l;o<r.length;o++)if(l=r[o]){let a=n[o],{open:h,close:c}=l;
s.push({from:h.pos-a.open.length,to:h.pos+h.margin},{from:c.pos-c.margin,to:c.pos+a.close.length})}return{changes:s}}return null}function Zg(i,e,t=e.
selection.ranges){let n=[],r=-1;e:for(let{from:s,to:o}of t){let l=n.length,a=1e9,h;for(let c=s;c<=o;){let f=e.doc.lineAt(c);if(h==null&&(h=Jl(
e,f.from).line,!h))continue e;if(f.from>r&&(s==o||o>f.from)){r=f.from;let u=/^\s*/.exec(f.text)[0].length,d=u==f.length,p=f.text.slice(u,u+h.
length)==h?u:-1;u<f.text.length&&u<a&&(a=u),n.push({line:f,comment:p,token:h,indent:u,empty:d,single:!1})}c=f.to+1}if(a<1e9)for(let c=l;c<n.
length;c++)n[c].indent<n[c].line.text.length&&(n[c].indent=a);n.length==l+1&&(n[l].single=!0)}if(i!=2&&n.some(s=>s.comment<0&&(!s.empty||s.single))){
let s=[];for(let{line:l,token:a,indent:h,empty:c,single:f}of n)(f||!c)&&s.push({from:l.from+h,insert:a+" "});let o=e.changes(s);return{changes:o,
selection:e.selection.map(o,1)}}else if(i!=1&&n.some(s=>s.comment>=0)){let s=[];for(let{line:o,comment:l,token:a}of n)if(l>=0){let h=o.from+
l,c=h+a.length;o.text[c-o.from]==" "&&c++,s.push({from:h,to:c})}return{changes:s}}return null}var Ul=De.define(),Zl=De.define(),Qg=R.define(),
Tf=R.define({combine(i){return ft(i,{minDepth:100,newGroupDelay:500,joinToEvent:(e,t)=>t},{minDepth:Math.max,newGroupDelay:Math.min,joinToEvent:(e,t)=>(n,r)=>e(
n,r)||t(n,r)})}}),Rf=fe.define({create(){return ui.empty},update(i,e){let t=e.state.facet(Tf),n=e.annotation(Ul);if(n){let a=st.fromTransaction(
e,n.selection),h=n.side,c=h==0?i.undone:i.done;return a?c=ls(c,c.length,t.minDepth,a):c=Of(c,e.startState.selection),new ui(h==0?n.rest:c,h==
0?c:n.rest)}let r=e.annotation(Zl);if((r=="full"||r=="before")&&(i=i.isolate()),e.annotation(ce.addToHistory)===!1)return e.changes.empty?i:
i.addMapping(e.changes.desc);let s=st.fromTransaction(e),o=e.annotation(ce.time),l=e.annotation(ce.userEvent);return s?i=i.addChanges(s,o,l,
t,e):e.selection&&(i=i.addSelection(e.startState.selection,o,l,t.newGroupDelay)),(r=="full"||r=="after")&&(i=i.isolate()),i},toJSON(i){return{
done:i.done.map(e=>e.toJSON()),undone:i.undone.map(e=>e.toJSON())}},fromJSON(i){return new ui(i.done.map(st.fromJSON),i.undone.map(st.fromJSON))}});
function Df(i={}){return[Rf,Tf.of(i),E.domEventHandlers({beforeinput(e,t){let n=e.inputType=="historyUndo"?hs:e.inputType=="historyRedo"?Wn:
null;return n?(e.preventDefault(),n(t)):!1}})]}function as(i,e){return function({state:t,dispatch:n}){if(!e&&t.readOnly)return!1;let r=t.field(Rf,!1);if(!r)return!1;let s=r.pop(i,t,e);return s?
(n(s),!0):!1}}var hs=as(0,!1),Wn=as(1,!1),e0=as(0,!0),t0=as(1,!0);var st=class i{constructor(e,t,n,r,s){this.changes=e,this.effects=t,this.mapped=n,this.startSelection=r,this.selectionsAfter=s}setSelAfter(e){
return new i(this.changes,this.effects,this.mapped,this.startSelection,e)}toJSON(){var e,t,n;return{changes:(e=this.changes)===null||e===void 0?
void 0:e.toJSON(),mapped:(t=this.mapped)===null||t===void 0?void 0:t.toJSON(),startSelection:(n=this.startSelection)===null||n===void 0?void 0:
n.toJSON(),selectionsAfter:this.selectionsAfter.map(r=>r.toJSON())}}static fromJSON(e){return new i(e.changes&&Ce.fromJSON(e.changes),[],e.mapped&&
Ct.fromJSON(e.mapped),e.startSelection&&x.fromJSON(e.startSelection),e.selectionsAfter.map(x.fromJSON))}static fromTransaction(e,t){let n=_e;
for(let r of e.startState.facet(Qg)){let s=r(e);s.length&&(n=n.concat(s))}return!n.length&&e.changes.empty?null:new i(e.changes.invert(e.startState.
doc),n,void 0,t||e.startState.selection,_e)}static selection(e){return new i(void 0,_e,void 0,void 0,e)}};function ls(i,e,t,n){let r=e+1>t+20?
e-t-1:0,s=i.slice(r,e);return s.push(n),s}function i0(i,e){let t=[],n=!1;return i.iterChangedRanges((r,s)=>t.push(r,s)),e.iterChangedRanges(
(r,s,o,l)=>{for(let a=0;a<t.length;){let h=t[a++],c=t[a++];l>=h&&o<=c&&(n=!0)}}),n}function n0(i,e){return i.ranges.length==e.ranges.length&&
i.ranges.filter((t,n)=>t.empty!=e.ranges[n].empty).length===0}function Ef(i,e){return i.length?e.length?i.concat(e):i:e}var _e=[],r0=200;function Of(i,e){
if(i.length){let t=i[i.length-1],n=t.selectionsAfter.slice(Math.max(0,t.selectionsAfter.length-r0));return n.length&&n[n.length-1].eq(e)?i:(n.
push(e),ls(i,i.length-1,1e9,t.setSelAfter(n)))}else return[st.selection([e])]}function s0(i){let e=i[i.length-1],t=i.slice();return t[i.length-
1]=e.setSelAfter(e.selectionsAfter.slice(0,e.selectionsAfter.length-1)),t}function ql(i,e){if(!i.length)return i;let t=i.length,n=_e;for(;t;){
let r=o0(i[t-1],e,n);if(r.changes&&!r.changes.empty||r.effects.length){let s=i.slice(0,t);return s[t-1]=r,s}else e=r.mapped,t--,n=r.selectionsAfter}
return n.length?[st.selection(n)]:_e}function o0(i,e,t){let n=Ef(i.selectionsAfter.length?i.selectionsAfter.map(l=>l.map(e)):_e,t);if(!i.changes)
return st.selection(n);let r=i.changes.map(e),s=e.mapDesc(i.changes,!0),o=i.mapped?i.mapped.composeDesc(s):s;return new st(r,W.mapEffects(i.
effects,e),o,i.startSelection.map(s),n)}var l0=/^(input\.type|delete)($|\.)/,ui=class i{constructor(e,t,n=0,r=void 0){this.done=e,this.undone=
t,this.prevTime=n,this.prevUserEvent=r}isolate(){return this.prevTime?new i(this.done,this.undone):this}addChanges(e,t,n,r,s){let o=this.done,
l=o[o.length-1];return l&&l.changes&&!l.changes.empty&&e.changes&&(!n||l0.test(n))&&(!l.selectionsAfter.length&&t-this.prevTime<r.newGroupDelay&&
r.joinToEvent(s,i0(l.changes,e.changes))||n=="input.type.compose")?o=ls(o,o.length-1,r.minDepth,new st(e.changes.compose(l.changes),Ef(W.mapEffects(
e.effects,l.changes),l.effects),l.mapped,l.startSelection,_e)):o=ls(o,o.length,r.minDepth,e),new i(o,_e,t,n)}addSelection(e,t,n,r){let s=this.
done.length?this.done[this.done.length-1].selectionsAfter:_e;return s.length>0&&t-this.prevTime<r&&n==this.prevUserEvent&&n&&/^select($|\.)/.
test(n)&&n0(s[s.length-1],e)?this:new i(Of(this.done,e),this.undone,t,n)}addMapping(e){return new i(ql(this.done,e),ql(this.undone,e),this.prevTime,
this.prevUserEvent)}pop(e,t,n){let r=e==0?this.done:this.undone;if(r.length==0)return null;let s=r[r.length-1],o=s.selectionsAfter[0]||(s.startSelection?
s.startSelection.map(s.changes.invertedDesc,1):t.selection);if(n&&s.selectionsAfter.length)return t.update({selection:s.selectionsAfter[s.selectionsAfter.
length-1],annotations:Ul.of({side:e,rest:s0(r),selection:o}),userEvent:e==0?"select.undo":"select.redo",scrollIntoView:!0});if(s.changes){let l=r.
length==1?_e:r.slice(0,r.length-1);return s.mapped&&(l=ql(l,s.mapped)),t.update({changes:s.changes,selection:s.startSelection,effects:s.effects,
annotations:Ul.of({side:e,rest:l,selection:o}),filter:!1,userEvent:e==0?"undo":"redo",scrollIntoView:!0})}else return null}};ui.empty=new ui(
_e,_e);var Bf=[{key:"Mod-z",run:hs,preventDefault:!0},{key:"Mod-y",mac:"Mod-Shift-z",run:Wn,preventDefault:!0},{linux:"Ctrl-Shift-z",run:Wn,
preventDefault:!0},{key:"Mod-u",run:e0,preventDefault:!0},{key:"Alt-u",mac:"Mod-Shift-u",run:t0,preventDefault:!0}];function ji(i,e){return x.
create(i.ranges.map(e),i.mainIndex)}function ot(i,e){return i.update({selection:e,scrollIntoView:!0,userEvent:"select"})}function lt({state:i,
dispatch:e},t){let n=ji(i.selection,t);return n.eq(i.selection,!0)?!1:(e(ot(i,n)),!0)}function cs(i,e){return x.cursor(e?i.to:i.from)}function Lf(i,e){
return lt(i,t=>t.empty?i.moveByChar(t,e):cs(t,e))}function ke(i){return i.textDirectionAt(i.state.selection.main.head)==U.LTR}var Pf=i=>Lf(i,
!ke(i)),If=i=>Lf(i,ke(i));function Nf(i,e){return lt(i,t=>t.empty?i.moveByGroup(t,e):cs(t,e))}var a0=i=>Nf(i,!ke(i)),h0=i=>Nf(i,ke(i));var Yx=typeof Intl<"u"&&Intl.Segmenter?new Intl.Segmenter(void 0,{granularity:"word"}):null;function c0(i,e,t){if(e.type.prop(t))return!0;let n=e.to-e.from;return n&&(n>2||/[^\s,.;:]/.test(i.sliceDoc(e.from,e.to)))||e.firstChild}function fs(i,e,t){
let n=Re(i).resolveInner(e.head),r=t?$.closedBy:$.openedBy;for(let a=e.head;;){let h=t?n.childAfter(a):n.childBefore(a);if(!h)break;c0(i,h,r)?
n=h:a=t?h.to:h.from}let s=n.type.prop(r),o,l;return s&&(o=t?rt(i,n.from,1):rt(i,n.to,-1))&&o.matched?l=t?o.end.to:o.end.from:l=t?n.to:n.from,
x.cursor(l,t?-1:1)}var f0=i=>lt(i,e=>fs(i.state,e,!ke(i))),u0=i=>lt(i,e=>fs(i.state,e,ke(i)));function Ff(i,e){return lt(i,t=>{if(!t.empty)return cs(
t,e);let n=i.moveVertically(t,e);return n.head!=t.head?n:i.moveToLineBoundary(t,e)})}var $f=i=>Ff(i,!1),Wf=i=>Ff(i,!0);function Hf(i){let e=i.
scrollDOM.clientHeight<i.scrollDOM.scrollHeight-2,t=0,n=0,r;if(e){for(let s of i.state.facet(E.scrollMargins)){let o=s(i);o?.top&&(t=Math.max(
o?.top,t)),o?.bottom&&(n=Math.max(o?.bottom,n))}r=i.scrollDOM.clientHeight-t-n}else r=(i.dom.ownerDocument.defaultView||window).innerHeight;
return{marginTop:t,marginBottom:n,selfScroll:e,height:Math.max(i.defaultLineHeight,r-5)}}function Vf(i,e){let t=Hf(i),{state:n}=i,r=ji(n.selection,
o=>o.empty?i.moveVertically(o,e,t.height):cs(o,e));if(r.eq(n.selection))return!1;let s;if(t.selfScroll){let o=i.coordsAtPos(n.selection.main.
head),l=i.scrollDOM.getBoundingClientRect(),a=l.top+t.marginTop,h=l.bottom-t.marginBottom;o&&o.top>a&&o.bottom<h&&(s=E.scrollIntoView(r.main.
head,{y:"start",yMargin:o.top-a}))}return i.dispatch(ot(n,r),{effects:s}),!0}var bf=i=>Vf(i,!1),_l=i=>Vf(i,!0);function Vt(i,e,t){let n=i.lineBlockAt(
e.head),r=i.moveToLineBoundary(e,t);if(r.head==e.head&&r.head!=(t?n.to:n.from)&&(r=i.moveToLineBoundary(e,t,!1)),!t&&r.head==n.from&&n.length){
let s=/^\s*/.exec(i.state.sliceDoc(n.from,Math.min(n.from+100,n.to)))[0].length;s&&e.head!=n.from+s&&(r=x.cursor(n.from+s))}return r}var d0=i=>lt(
i,e=>Vt(i,e,!0)),p0=i=>lt(i,e=>Vt(i,e,!1)),m0=i=>lt(i,e=>Vt(i,e,!ke(i))),g0=i=>lt(i,e=>Vt(i,e,ke(i))),y0=i=>lt(i,e=>i.moveToLineBoundary(e,!1,
!1)),b0=i=>lt(i,e=>i.moveToLineBoundary(e,!0,!1));function x0(i,e,t){let n=!1,r=ji(i.selection,s=>{let o=rt(i,s.head,-1)||rt(i,s.head,1)||s.
head>0&&rt(i,s.head-1,1)||s.head<i.doc.length&&rt(i,s.head+1,-1);if(!o||!o.end)return s;n=!0;let l=o.start.from==s.head?o.end.to:o.end.from;
return t?x.range(s.anchor,l):x.cursor(l)});return n?(e(ot(i,r)),!0):!1}var w0=({state:i,dispatch:e})=>x0(i,e,!1);function Ye(i,e,t){let n=ji(i.state.selection,r=>{r.undirectional&&r.head>=r.anchor!=e&&(r=x.range(r.head,r.anchor));let s=t(r);return x.range(
r.anchor,s.head,s.goalColumn,s.bidiLevel||void 0,s.assoc)});return n.eq(i.state.selection)?!1:(i.dispatch(ot(i.state,n)),!0)}function zf(i,e){
return Ye(i,e,t=>i.moveByChar(t,e))}var Kf=i=>zf(i,!ke(i)),jf=i=>zf(i,ke(i));function Gf(i,e){return Ye(i,e,t=>i.moveByGroup(t,e))}var k0=i=>Gf(i,!ke(i)),S0=i=>Gf(i,ke(i));var v0=i=>{let e=!ke(i);return Ye(i,e,t=>fs(i.state,t,e))},C0=i=>{let e=ke(i);return Ye(i,e,t=>fs(i.state,t,e))};function qf(i,e){return Ye(
i,e,t=>i.moveVertically(t,e))}var Uf=i=>qf(i,!1),_f=i=>qf(i,!0);function Yf(i,e){return Ye(i,e,t=>i.moveVertically(t,e,Hf(i).height))}var xf=i=>Yf(
i,!1),wf=i=>Yf(i,!0),A0=i=>Ye(i,!0,e=>Vt(i,e,!0)),M0=i=>Ye(i,!1,e=>Vt(i,e,!1)),T0=i=>{let e=!ke(i);return Ye(i,e,t=>Vt(i,t,e))},R0=i=>{let e=ke(
i);return Ye(i,e,t=>Vt(i,t,e))},D0=i=>Ye(i,!1,e=>x.cursor(i.lineBlockAt(e.head).from)),E0=i=>Ye(i,!0,e=>x.cursor(i.lineBlockAt(e.head).to)),
kf=({state:i,dispatch:e})=>(e(ot(i,{anchor:0})),!0),Sf=({state:i,dispatch:e})=>(e(ot(i,{anchor:i.doc.length})),!0),vf=({state:i,dispatch:e})=>(e(
ot(i,{anchor:i.selection.main.anchor,head:0})),!0),Cf=({state:i,dispatch:e})=>(e(ot(i,{anchor:i.selection.main.anchor,head:i.doc.length})),!0),
O0=({state:i,dispatch:e})=>(e(i.update({selection:{anchor:0,head:i.doc.length},userEvent:"select"})),!0),B0=({state:i,dispatch:e})=>{let t=us(
i).map(({from:n,to:r})=>x.undirectionalRange(n,Math.min(r+1,i.doc.length)));return e(i.update({selection:x.create(t),userEvent:"select"})),!0},
L0=({state:i,dispatch:e})=>{let t=ji(i.selection,n=>{let r=Re(i),s=r.resolveStack(n.from,1);if(n.empty){let o=r.resolveStack(n.from,-1);o.node.
from>=s.node.from&&o.node.to<=s.node.to&&(s=o)}for(let o=s;o;o=o.next){let{node:l}=o;if((l.from<n.from&&l.to>=n.to||l.to>n.to&&l.from<=n.from)&&
o.next)return x.undirectionalRange(l.from,l.to)}return n});return t.eq(i.selection)?!1:(e(ot(i,t)),!0)};function Xf(i,e){let{state:t}=i,n=t.
selection,r=t.selection.ranges.slice();for(let s of t.selection.ranges){let o=t.doc.lineAt(s.head);if(e?o.to<i.state.doc.length:o.from>0)for(let l=s;;){
let a=i.moveVertically(l,e);if(a.head<o.from||a.head>o.to){r.some(h=>h.head==a.head)||r.push(a);break}else{if(a.head==l.head)break;l=a}}}return r.
length==n.ranges.length?!1:(i.dispatch(ot(t,x.create(r,r.length-1))),!0)}var P0=i=>Xf(i,!1),I0=i=>Xf(i,!0),N0=({state:i,dispatch:e})=>{let t=i.
selection,n=null;return t.ranges.length>1?n=x.create([t.main]):t.main.empty||(n=x.create([x.cursor(t.main.head)])),n?(e(ot(i,n)),!0):!1};function Hn(i,e){
if(i.state.readOnly)return!1;let t="delete.selection",{state:n}=i,r=n.changeByRange(s=>{let{from:o,to:l}=s;if(o==l){let a=e(s);a<o?(t="delet\
e.backward",a=os(i,a,!1)):a>o&&(t="delete.forward",a=os(i,a,!0)),o=Math.min(o,a),l=Math.max(l,a)}else o=os(i,o,!1),l=os(i,l,!0);return o==l?
{range:s}:{changes:{from:o,to:l},range:x.cursor(o,o<s.head?-1:1)}});return r.changes.empty?!1:(i.dispatch(n.update(r,{scrollIntoView:!0,userEvent:t,
effects:t=="delete.selection"?E.announce.of(n.phrase("Selection deleted")):void 0})),!0)}function os(i,e,t){if(i instanceof E)for(let n of i.
state.facet(E.atomicRanges).map(r=>r(i)))n.between(e,e,(r,s)=>{r<e&&s>e&&(e=t?s:r)});return e}var Jf=(i,e,t)=>Hn(i,n=>{let r=n.from,{state:s}=i,
o=s.doc.lineAt(r),l,a;if(t&&!e&&r>o.from&&r<o.from+200&&!/[^ \t]/.test(l=o.text.slice(0,r-o.from))){if(l[l.length-1]=="	")return r-1;let h=Qt(
l,s.tabSize),c=h%Ht(s)||Ht(s);for(let f=0;f<c&&l[l.length-1-f]==" ";f++)r--;a=r}else a=ue(o.text,r-o.from,e,e)+o.from,a==r&&o.number!=(e?s.doc.
lines:1)?a+=e?1:-1:!e&&/[\ufe00-\ufe0f]/.test(o.text.slice(a-o.from,r-o.from))&&(a=ue(o.text,a-o.from,!1,!1)+o.from);return a}),Yl=i=>Jf(i,!1,
!0);var Zf=i=>Jf(i,!0,!1),Qf=(i,e)=>Hn(i,t=>{let n=t.head,{state:r}=i,s=r.doc.lineAt(n),o=r.charCategorizer(n);for(let l=null;;){if(n==(e?s.to:s.
from)){n==t.head&&s.number!=(e?r.doc.lines:1)&&(n+=e?1:-1);break}let a=ue(s.text,n-s.from,e)+s.from,h=s.text.slice(Math.min(n,a)-s.from,Math.
max(n,a)-s.from),c=o(h);if(l!=null&&c!=l)break;(h!=" "||n!=t.head)&&(l=c),n=a}return n}),eu=i=>Qf(i,!1),F0=i=>Qf(i,!0);var $0=i=>Hn(i,e=>{let t=i.lineBlockAt(e.head).to;return e.head<t?t:Math.min(i.state.doc.length,e.head+1)});var W0=i=>Hn(i,e=>{let t=i.moveToLineBoundary(e,!1).head;return e.head>t?t:Math.max(0,e.head-1)}),H0=i=>Hn(i,e=>{let t=i.moveToLineBoundary(
e,!0).head;return e.head<t?t:Math.min(i.state.doc.length,e.head+1)});var V0=({state:i,dispatch:e})=>{if(i.readOnly)return!1;let t=i.changeByRange(n=>({changes:{from:n.from,to:n.to,insert:H.of(["",""])},range:x.
cursor(n.from)}));return e(i.update(t,{scrollIntoView:!0,userEvent:"input"})),!0},z0=({state:i,dispatch:e})=>{if(i.readOnly)return!1;let t=i.
changeByRange(n=>{if(!n.empty||n.from==0||n.from==i.doc.length)return{range:n};let r=n.from,s=i.doc.lineAt(r),o=r==s.from?r-1:ue(s.text,r-s.
from,!1)+s.from,l=r==s.to?r+1:ue(s.text,r-s.from,!0)+s.from;return{changes:{from:o,to:l,insert:i.doc.slice(r,l).append(i.doc.slice(o,r))},range:x.
cursor(l)}});return t.changes.empty?!1:(e(i.update(t,{scrollIntoView:!0,userEvent:"move.character"})),!0)};function us(i){let e=[],t=-1;for(let n of i.
selection.ranges){let r=i.doc.lineAt(n.from),s=i.doc.lineAt(n.to);if(!n.empty&&n.to==s.from&&(s=i.doc.lineAt(n.to-1)),t>=r.number){let o=e[e.
length-1];o.to=s.to,o.ranges.push(n)}else e.push({from:r.from,to:s.to,ranges:[n]});t=s.number+1}return e}function tu(i,e,t){if(i.readOnly)return!1;
let n=[],r=[];for(let s of us(i)){if(t?s.to==i.doc.length:s.from==0)continue;let o=i.doc.lineAt(t?s.to+1:s.from-1),l=o.length+1;if(t){n.push(
{from:s.to,to:o.to},{from:s.from,insert:o.text+i.lineBreak});for(let a of s.ranges)r.push(x.range(Math.min(i.doc.length,a.anchor+l),Math.min(
i.doc.length,a.head+l)))}else{n.push({from:o.from,to:s.from},{from:s.to,insert:i.lineBreak+o.text});for(let a of s.ranges)r.push(x.range(a.anchor-
l,a.head-l))}}return n.length?(e(i.update({changes:n,scrollIntoView:!0,selection:x.create(r,i.selection.mainIndex),userEvent:"move.line"})),
!0):!1}var K0=({state:i,dispatch:e})=>tu(i,e,!1),j0=({state:i,dispatch:e})=>tu(i,e,!0);function iu(i,e,t){if(i.readOnly)return!1;let n=[];for(let s of us(
i))t?n.push({from:s.from,insert:i.doc.slice(s.from,s.to)+i.lineBreak}):n.push({from:s.to,insert:i.lineBreak+i.doc.slice(s.from,s.to)});let r=i.
changes(n);return e(i.update({changes:r,selection:i.selection.map(r,t?1:-1),scrollIntoView:!0,userEvent:"input.copyline"})),!0}var G0=({state:i,
dispatch:e})=>iu(i,e,!1),q0=({state:i,dispatch:e})=>iu(i,e,!0),U0=i=>{if(i.state.readOnly)return!1;let{state:e}=i,t=e.changes(us(e).map(({from:r,
to:s})=>(r>0?r--:s<e.doc.length&&s++,{from:r,to:s}))),n=ji(e.selection,r=>{let s;if(i.lineWrapping){let o=i.lineBlockAt(r.head),l=i.coordsAtPos(
r.head,r.assoc||1);l&&(s=o.bottom+i.documentTop-l.bottom+i.defaultLineHeight/2)}return i.moveVertically(r,!0,s)}).map(t);return i.dispatch({
changes:t,selection:n,scrollIntoView:!0,userEvent:"delete.line"}),!0};function _0(i,e){if(/\(\)|\[\]|\{\}/.test(i.sliceDoc(e-1,e+1)))return{from:e,to:e};let t=Re(i).resolveInner(e),n=t.childBefore(e),r=t.childAfter(
e),s;return n&&r&&n.to<=e&&r.from>=e&&(s=n.type.prop($.closedBy))&&s.indexOf(r.name)>-1&&i.doc.lineAt(n.to).from==i.doc.lineAt(r.from).from&&
!/\S/.test(i.sliceDoc(n.to,r.from))?{from:n.to,to:r.from}:null}var Af=nu(!1),Y0=nu(!0);function nu(i){return({state:e,dispatch:t})=>{if(e.readOnly)
return!1;let n=e.changeByRange(r=>{let{from:s,to:o}=r,l=e.doc.lineAt(s),a=!i&&s==o&&_0(e,s);i&&(s=o=(o<=l.to?l:e.doc.lineAt(o)).to);let h=new ai(
e,{simulateBreak:s,simulateDoubleBreak:!!a}),c=Qr(h,s);for(c==null&&(c=Qt(/^\s*/.exec(e.doc.lineAt(s).text)[0],e.tabSize));o<l.to&&/\s/.test(
l.text[o-l.from]);)o++;a?{from:s,to:o}=a:s>l.from&&s<l.from+100&&!/\S/.test(l.text.slice(0,s))&&(s=l.from);let f=["",Ki(e,c)];return a&&f.push(
Ki(e,h.lineIndent(l.from,-1))),{changes:{from:s,to:o,insert:H.of(f)},range:x.cursor(s+1+f[1].length)}});return t(e.update(n,{scrollIntoView:!0,
userEvent:"input"})),!0}}function Ql(i,e){let t=-1;return i.changeByRange(n=>{let r=[];for(let o=n.from;o<=n.to;){let l=i.doc.lineAt(o);l.number>
t&&(n.empty||n.to>l.from)&&(e(l,r,n),t=l.number),o=l.to+1}let s=i.changes(r);return{changes:r,range:x.range(s.mapPos(n.anchor,1),s.mapPos(n.
head,1))}})}var X0=({state:i,dispatch:e})=>{if(i.readOnly)return!1;let t=Object.create(null),n=new ai(i,{overrideIndentation:s=>{let o=t[s];
return o??-1}}),r=Ql(i,(s,o,l)=>{let a=Qr(n,s.from);if(a==null)return;/\S/.test(s.text)||(a=0);let h=/^\s*/.exec(s.text)[0],c=Ki(i,a);(h!=c||
l.from<s.from+h.length)&&(t[s.from]=a,o.push({from:s.from,to:s.from+h.length,insert:c}))});return r.changes.empty||e(i.update(r,{userEvent:"\
indent"})),!0},J0=({state:i,dispatch:e})=>i.readOnly?!1:(e(i.update(Ql(i,(t,n)=>{n.push({from:t.from,insert:i.facet(hi)})}),{userEvent:"inpu\
t.indent"})),!0),Z0=({state:i,dispatch:e})=>i.readOnly?!1:(e(i.update(Ql(i,(t,n)=>{let r=/^\s*/.exec(t.text)[0];if(!r)return;let s=Qt(r,i.tabSize),
o=0,l=Ki(i,Math.max(0,s-Ht(i)));for(;o<r.length&&o<l.length&&r.charCodeAt(o)==l.charCodeAt(o);)o++;n.push({from:t.from+o,to:t.from+r.length,
insert:l.slice(o)})}),{userEvent:"delete.dedent"})),!0),Q0=i=>(i.setTabFocusMode(),!0);var ey=[{key:"Ctrl-b",run:Pf,shift:Kf,preventDefault:!0},{key:"Ctrl-f",run:If,shift:jf},{key:"Ctrl-p",run:$f,shift:Uf},{key:"Ctrl-n",run:Wf,
shift:_f},{key:"Ctrl-a",run:y0,shift:D0},{key:"Ctrl-e",run:b0,shift:E0},{key:"Ctrl-d",run:Zf},{key:"Ctrl-h",run:Yl},{key:"Ctrl-k",run:$0},{key:"\
Ctrl-Alt-h",run:eu},{key:"Ctrl-o",run:V0},{key:"Ctrl-t",run:z0},{key:"Ctrl-v",run:_l}],ty=[{key:"ArrowLeft",run:Pf,shift:Kf,preventDefault:!0},
{key:"Mod-ArrowLeft",mac:"Alt-ArrowLeft",run:a0,shift:k0,preventDefault:!0},{mac:"Cmd-ArrowLeft",run:m0,shift:T0,preventDefault:!0},{key:"Ar\
rowRight",run:If,shift:jf,preventDefault:!0},{key:"Mod-ArrowRight",mac:"Alt-ArrowRight",run:h0,shift:S0,preventDefault:!0},{mac:"Cmd-ArrowRi\
ght",run:g0,shift:R0,preventDefault:!0},{key:"ArrowUp",run:$f,shift:Uf,preventDefault:!0},{mac:"Cmd-ArrowUp",run:kf,shift:vf},{mac:"Ctrl-Arr\
owUp",run:bf,shift:xf},{key:"ArrowDown",run:Wf,shift:_f,preventDefault:!0},{mac:"Cmd-ArrowDown",run:Sf,shift:Cf},{mac:"Ctrl-ArrowDown",run:_l,
shift:wf},{key:"PageUp",run:bf,shift:xf},{key:"PageDown",run:_l,shift:wf},{key:"Home",run:p0,shift:M0,preventDefault:!0},{key:"Mod-Home",run:kf,
shift:vf},{key:"End",run:d0,shift:A0,preventDefault:!0},{key:"Mod-End",run:Sf,shift:Cf},{key:"Enter",run:Af,shift:Af},{key:"Mod-a",run:O0},{
key:"Backspace",run:Yl,shift:Yl,preventDefault:!0},{key:"Delete",run:Zf,preventDefault:!0},{key:"Mod-Backspace",mac:"Alt-Backspace",run:eu,preventDefault:!0},
{key:"Mod-Delete",mac:"Alt-Delete",run:F0,preventDefault:!0},{mac:"Mod-Backspace",run:W0,preventDefault:!0},{mac:"Mod-Delete",run:H0,preventDefault:!0}].
concat(ey.map(i=>({mac:i.key,run:i.run,shift:i.shift}))),ru=[{key:"Alt-ArrowLeft",mac:"Ctrl-ArrowLeft",run:f0,shift:v0},{key:"Alt-ArrowRight",
mac:"Ctrl-ArrowRight",run:u0,shift:C0},{key:"Alt-ArrowUp",run:K0},{key:"Shift-Alt-ArrowUp",run:G0},{key:"Alt-ArrowDown",run:j0},{key:"Shift-\
Alt-ArrowDown",run:q0},{key:"Mod-Alt-ArrowUp",run:P0},{key:"Mod-Alt-ArrowDown",run:I0},{key:"Escape",run:N0},{key:"Mod-Enter",run:Y0},{key:"\
Alt-l",mac:"Ctrl-l",run:B0},{key:"Mod-i",run:L0,preventDefault:!0},{key:"Mod-[",run:Z0},{key:"Mod-]",run:J0},{key:"Mod-Alt-\\",run:X0},{key:"\
Shift-Mod-k",run:U0},{key:"Shift-Mod-\\",run:w0},{key:"Mod-/",run:qg},{key:"Alt-A",mac:"Ctrl-A",run:_g},{key:"Ctrl-m",mac:"Shift-Alt-m",run:Q0}].
concat(ty);var ps=class{constructor(e,t,n){this.from=e,this.to=t,this.diagnostic=n}},di=class i{constructor(e,t,n){this.diagnostics=e,this.panel=t,this.
selected=n}static init(e,t,n){let r=n.facet(xt).markerFilter;r&&(e=r(e,n));let s=e.slice().sort((d,p)=>d.from-p.from||d.to-p.to),o=new ct,l=[],
a=0,h=n.doc.iter(),c=0,f=n.doc.length;for(let d=0;;){let p=d==s.length?null:s[d];if(!p&&!l.length)break;let m,g;if(l.length)m=a,g=l.reduce((b,M)=>Math.
min(b,M.to),p&&p.from>m?p.from:1e8);else{if(m=p.from,m>f)break;g=p.to,l.push(p),d++}for(;d<s.length;){let b=s[d];if(b.from==m&&(b.to>b.from||
b.to==m))l.push(b),d++,g=Math.min(b.to,g);else{g=Math.min(b.from,g);break}}g=Math.min(g,f);let y=!1;if(l.some(b=>b.from==m&&(b.to==g||g==f))&&
(y=m==g,!y&&g-m<10)){let b=m-(c+h.value.length);b>0&&(h.next(b),c=m);for(let M=m;;){if(M>=g){y=!0;break}if(!h.lineBreak&&c+h.value.length>M)
break;M=c+h.value.length,c+=h.value.length,h.next()}}let w=dy(l);if(y)o.add(m,m,F.widget({widget:new ea(w),diagnostics:l.slice()}));else{let b=l.
reduce((M,S)=>S.markClass?M+" "+S.markClass:M,"");o.add(m,g,F.mark({class:"cm-lintRange cm-lintRange-"+w+b,diagnostics:l.slice(),inclusiveEnd:l.
some(M=>M.to>g)}))}if(a=g,a==f)break;for(let b=0;b<l.length;b++)l[b].to<=a&&l.splice(b--,1)}let u=o.finish();return new i(u,t,zt(u))}};function zt(i,e=null,t=0){
let n=null;return i.between(t,1e9,(r,s,{spec:o})=>{if(!(e&&o.diagnostics.indexOf(e)<0))if(!n)n=new ps(r,s,e||o.diagnostics[0]);else{if(o.diagnostics.
indexOf(n.diagnostic)<0)return!1;n=new ps(n.from,s,n.diagnostic)}}),n}function iy(i,e){let t=e.pos,n=e.end||t,r=i.state.facet(xt).hideOn(i,t,
n);if(r!=null)return r;let s=i.startState.doc.lineAt(e.pos);return!!(i.effects.some(o=>o.is(ia))||i.changes.touchesRange(s.from,Math.max(s.to,
n)))}function lu(i,e){return i.field(Ve,!1)?e:e.concat(W.appendConfig.of(pu))}function ta(i,e){return{effects:lu(i,[ia.of(e)])}}var ia=W.define(),
na=W.define(),au=W.define(),Ve=fe.define({create(){return new di(F.none,null,null)},update(i,e){if(e.docChanged&&i.diagnostics.size){let t=i.
diagnostics.map(e.changes),n=null,r=i.panel;if(i.selected){let s=e.changes.mapPos(i.selected.from,1);n=zt(t,i.selected.diagnostic,s)||zt(t,null,
s)}!t.size&&r&&e.state.facet(xt).autoPanel&&(r=null),i=new di(t,r,n)}for(let t of e.effects)if(t.is(ia)){let n=e.state.facet(xt).autoPanel?t.
value.length?Vn.open:null:i.panel;i=di.init(t.value,n,e.state)}else t.is(na)?i=new di(i.diagnostics,t.value?Vn.open:null,i.selected):t.is(au)&&
(i=new di(i.diagnostics,i.panel,t.value));return i},provide:i=>[$i.from(i,e=>e.panel),E.decorations.from(i,e=>e.diagnostics)]});var ny=F.mark({class:"cm-lintRange cm-lintRange-active"});function ry(i,e,t){let{diagnostics:n}=i.state.field(Ve),r,s=-1,o=-1;n.between(e-(t<
0?1:0),e+(t>0?1:0),(a,h,{spec:c})=>{if(e>=a&&e<=h&&(a==h||(e>a||t>0)&&(e<h||t<0)))return r=c.diagnostics,s=a,o=h,!1});let l=i.state.facet(xt).
tooltipFilter;return r&&l&&(r=l(r,i.state)),r?{pos:s,end:o,above:!0,create(){return{dom:sy(i,r)}}}:null}function sy(i,e){return $e("ul",{class:"\
cm-tooltip-lint"},e.map(t=>uu(i,t,!1)))}var oy=i=>{let e=i.state.field(Ve,!1);(!e||!e.panel)&&i.dispatch({effects:lu(i.state,[na.of(!0)])});
let t=xc(i,Vn.open);return t&&t.dom.querySelector(".cm-panel-lint ul").focus(),!0},su=i=>{let e=i.state.field(Ve,!1);return!e||!e.panel?!1:(i.
dispatch({effects:na.of(!1)}),!0)},ly=i=>{let e=i.state.field(Ve,!1);if(!e)return!1;let t=i.state.selection.main,n=zt(e.diagnostics,null,t.to+
1);return!n&&(n=zt(e.diagnostics,null,0),!n||n.from==t.from&&n.to==t.to)?!1:(i.dispatch({selection:{anchor:n.from,head:n.to},scrollIntoView:!0}),
bc(i,n.from,1,{tooltip:du,until:r=>r.docChanged||r.newSelection.main.head<n.from||r.newSelection.main.head>n.to}),!0)};var hu=[{key:"Mod-Shift-m",run:oy,preventDefault:!0},{key:"F8",run:ly}],ay=ye.fromClass(class{constructor(i){this.view=i,this.timeout=-1,this.
set=!0;let{delay:e}=i.state.facet(xt);this.lintTime=Date.now()+e,this.run=this.run.bind(this),this.timeout=setTimeout(this.run,e)}run(){clearTimeout(
this.timeout);let i=Date.now();if(i<this.lintTime-10)this.timeout=setTimeout(this.run,this.lintTime-i);else{this.set=!1;let{state:e}=this.view,
{sources:t}=e.facet(xt);t.length&&hy(t.map(n=>Promise.resolve(n(this.view))),n=>{this.view.state.doc==e.doc&&this.view.dispatch(ta(this.view.
state,n.reduce((r,s)=>r.concat(s))))},n=>{de(this.view.state,n)})}}update(i){let e=i.state.facet(xt);(i.docChanged||e!=i.startState.facet(xt)||
e.needsRefresh&&e.needsRefresh(i))&&(this.lintTime=Date.now()+e.delay,this.set||(this.set=!0,this.timeout=setTimeout(this.run,e.delay)))}force(){
this.set&&(this.lintTime=Date.now(),this.run())}destroy(){clearTimeout(this.timeout)}});function hy(i,e,t){let n=[],r=-1;for(let s of i)s.then(
o=>{n.push(o),clearTimeout(r),n.length==i.length?e(n):r=setTimeout(()=>e(n),200)},t)}var xt=R.define({combine(i){return{sources:i.map(e=>e.source).
filter(e=>e!=null),...ft(i.map(e=>e.config),{delay:750,markerFilter:null,tooltipFilter:null,needsRefresh:null,hideOn:()=>null},{delay:Math.max,
markerFilter:ou,tooltipFilter:ou,needsRefresh:(e,t)=>e?t?n=>e(n)||t(n):e:t,hideOn:(e,t)=>e?t?(n,r,s)=>e(n,r,s)||t(n,r,s):e:t,autoPanel:(e,t)=>e||
t})}}});function ou(i,e){return i?e?(t,n)=>e(i(t,n),n):i:e}function cu(i,e={}){return[xt.of({source:i,config:e}),ay,pu]}function fu(i){let e=[];if(i)e:for(let{name:t}of i){for(let n=0;n<t.length;n++){let r=t[n];if(/[a-zA-Z]/.test(r)&&!e.some(s=>s.toLowerCase()==
r.toLowerCase())){e.push(r);continue e}}e.push("")}return e}function uu(i,e,t){var n;let r=t?fu(e.actions):[];return $e("li",{class:"cm-diag\
nostic cm-diagnostic-"+e.severity},$e("span",{class:"cm-diagnosticText"},e.renderMessage?e.renderMessage(i):e.message),(n=e.actions)===null||
n===void 0?void 0:n.map((s,o)=>{let l=0,a=d=>{if(d.preventDefault(),l>Date.now()-100)return;let p=zt(i.state.field(Ve).diagnostics,e);p&&s.apply(
i,p.from,p.to),l=Date.now()},{name:h}=s,c=r[o]?h.indexOf(r[o]):-1,f=c<0?h:[h.slice(0,c),$e("u",h.slice(c,c+1)),h.slice(c+1)],u=s.markClass?"\
 "+s.markClass:"";return $e("button",{type:"button",class:"cm-diagnosticAction"+u,onclick:a,onmousedown:a,"aria-label":` Action: ${h}${c<0?"":
` (access key "${r[o]})"`}.`},f)}),e.source&&$e("div",{class:"cm-diagnosticSource"},e.source))}var ea=class extends pt{constructor(e){super(),
this.sev=e}eq(e){return e.sev==this.sev}toDOM(){return $e("span",{class:"cm-lintPoint cm-lintPoint-"+this.sev})}},ms=class{constructor(e,t){
this.diagnostic=t,this.id="item_"+Math.floor(Math.random()*4294967295).toString(16),this.dom=uu(e,t,!0),this.dom.id=this.id,this.dom.setAttribute(
"role","option")}},Vn=class i{constructor(e){this.view=e,this.items=[];let t=r=>{if(!(r.ctrlKey||r.altKey||r.metaKey)){if(r.keyCode==27)su(this.
view),this.view.focus();else if(r.keyCode==38||r.keyCode==33)this.moveSelection((this.selectedIndex-1+this.items.length)%this.items.length);else if(r.
keyCode==40||r.keyCode==34)this.moveSelection((this.selectedIndex+1)%this.items.length);else if(r.keyCode==36)this.moveSelection(0);else if(r.
keyCode==35)this.moveSelection(this.items.length-1);else if(r.keyCode==13)this.view.focus();else if(r.keyCode>=65&&r.keyCode<=90&&this.selectedIndex>=
0){let{diagnostic:s}=this.items[this.selectedIndex],o=fu(s.actions);for(let l=0;l<o.length;l++)if(o[l].toUpperCase().charCodeAt(0)==r.keyCode){
let a=zt(this.view.state.field(Ve).diagnostics,s);a&&s.actions[l].apply(e,a.from,a.to)}}else return;r.preventDefault()}},n=r=>{for(let s=0;s<
this.items.length;s++)this.items[s].dom.contains(r.target)&&this.moveSelection(s)};this.list=$e("ul",{tabIndex:0,role:"listbox","aria-label":this.
view.state.phrase("Diagnostics"),onkeydown:t,onclick:n}),this.dom=$e("div",{class:"cm-panel-lint"},this.list,$e("button",{type:"button",name:"\
close","aria-label":this.view.state.phrase("close"),onclick:()=>su(this.view)},"×")),this.update()}get selectedIndex(){let e=this.view.state.
field(Ve).selected;if(!e)return-1;for(let t=0;t<this.items.length;t++)if(this.items[t].diagnostic==e.diagnostic)return t;return-1}update(){let{
diagnostics:e,selected:t}=this.view.state.field(Ve),n=0,r=!1,s=null,o=new Set;for(e.between(0,this.view.state.doc.length,(l,a,{spec:h})=>{for(let c of h.
diagnostics){if(o.has(c))continue;o.add(c);let f=-1,u;for(let d=n;d<this.items.length;d++)if(this.items[d].diagnostic==c){f=d;break}f<0?(u=new ms(
this.view,c),this.items.splice(n,0,u),r=!0):(u=this.items[f],f>n&&(this.items.splice(n,f-n),r=!0)),t&&u.diagnostic==t.diagnostic?u.dom.hasAttribute(
"aria-selected")||(u.dom.setAttribute("aria-selected","true"),s=u):u.dom.hasAttribute("aria-selected")&&u.dom.removeAttribute("aria-selected"),
n++}});n<this.items.length&&!(this.items.length==1&&this.items[0].diagnostic.from<0);)r=!0,this.items.pop();this.items.length==0&&(this.items.
push(new ms(this.view,{from:-1,to:-1,severity:"info",message:this.view.state.phrase("No diagnostics")})),r=!0),s?(this.list.setAttribute("ar\
ia-activedescendant",s.id),this.view.requestMeasure({key:this,read:()=>({sel:s.dom.getBoundingClientRect(),panel:this.list.getBoundingClientRect()}),
write:({sel:l,panel:a})=>{let h=a.height/this.list.offsetHeight;l.top<a.top?this.list.scrollTop-=(a.top-l.top)/h:l.bottom>a.bottom&&(this.list.
scrollTop+=(l.bottom-a.bottom)/h)}})):this.selectedIndex<0&&this.list.removeAttribute("aria-activedescendant"),r&&this.sync()}sync(){let e=this.
list.firstChild;function t(){let n=e;e=n.nextSibling,n.remove()}for(let n of this.items)if(n.dom.parentNode==this.list){for(;e!=n.dom;)t();e=
n.dom.nextSibling}else this.list.insertBefore(n.dom,e);for(;e;)t()}moveSelection(e){if(this.selectedIndex<0)return;let t=this.view.state.field(
Ve),n=zt(t.diagnostics,this.items[e].diagnostic);n&&this.view.dispatch({selection:{anchor:n.from,head:n.to},scrollIntoView:!0,effects:au.of(
n)})}static open(e){return new i(e)}};function cy(i,e='viewBox="0 0 40 40"'){return`url('data:image/svg+xml,<svg xmlns="http://www.w3.org/20\
00/svg" ${e}>${encodeURIComponent(i)}</svg>')`}function ds(i){return cy(`<path d="m0 2.5 l2 -1.5 l1 0 l2 1.5 l1 0" stroke="${i}" fill="none"\
 stroke-width=".7"/>`,'width="6" height="3"')}var fy=E.baseTheme({".cm-diagnostic":{padding:"3px 6px 3px 8px",marginLeft:"-1px",display:"blo\
ck",whiteSpace:"pre-wrap"},".cm-diagnostic-error":{borderLeft:"5px solid #d11"},".cm-diagnostic-warning":{borderLeft:"5px solid orange"},".c\
m-diagnostic-info":{borderLeft:"5px solid #999"},".cm-diagnostic-hint":{borderLeft:"5px solid #66d"},".cm-diagnosticAction":{font:"inherit",
border:"none",padding:"2px 4px",backgroundColor:"#444",color:"white",borderRadius:"3px",marginLeft:"8px",cursor:"pointer"},".cm-diagnosticSo\
urce":{fontSize:"70%",opacity:.7},".cm-lintRange":{backgroundPosition:"left bottom",backgroundRepeat:"repeat-x",paddingBottom:"0.7px"},".cm-\
lintRange-error":{backgroundImage:ds("#f11")},".cm-lintRange-warning":{backgroundImage:ds("orange")},".cm-lintRange-info":{backgroundImage:ds(
"#999")},".cm-lintRange-hint":{backgroundImage:ds("#66d")},".cm-lintRange-active":{backgroundColor:"#ffdd9980"},".cm-tooltip-lint":{padding:0,
margin:0},".cm-lintPoint":{position:"relative","&:after":{content:'""',position:"absolute",bottom:0,left:"-2px",borderLeft:"3px solid transp\
arent",borderRight:"3px solid transparent",borderBottom:"4px solid #d11"}},".cm-lintPoint-warning":{"&:after":{borderBottomColor:"orange"}},
".cm-lintPoint-info":{"&:after":{borderBottomColor:"#999"}},".cm-lintPoint-hint":{"&:after":{borderBottomColor:"#66d"}},".cm-panel.cm-panel-\
lint":{position:"relative","& ul":{maxHeight:"100px",overflowY:"auto","& [aria-selected]":{backgroundColor:"#ddd","& u":{textDecoration:"und\
erline"}},"&:focus [aria-selected]":{background_fallback:"#bdf",backgroundColor:"Highlight",color_fallback:"white",color:"HighlightText"},"&\
 u":{textDecoration:"none"},padding:0,margin:0},"& [name=close]":{position:"absolute",top:"0",right:"2px",background:"inherit",border:"none",
font:"inherit",padding:0,margin:0}},"&dark .cm-lintRange-active":{backgroundColor:"#86714a80"},"&dark .cm-panel.cm-panel-lint ul":{"& [aria-\
selected]":{backgroundColor:"#2e343e"}}});function uy(i){return i=="error"?4:i=="warning"?3:i=="info"?2:1}function dy(i){let e="hint",t=1;for(let n of i){
let r=uy(n.severity);r>t&&(t=r,e=n.severity)}return e}var du=zr(ry,{hideOn:iy}),pu=[Ve,E.decorations.compute([Ve],i=>{let{selected:e,panel:t}=i.field(Ve);return!e||!t||e.from==e.to?F.none:F.set(
[ny.range(e.from,e.to)])}),du,fy];var q={characters:16384,statements:256,nesting:8,lowered:400,vertices:64,parameters:8,choices:64,text:4,slug:64,problems:100,variants:64,uses:64,
useNesting:4},Ot={width:8,height:8},L={coordinate:{from:-48,to:72},shift:{from:-72,to:72},length:{from:.05,to:72},degrees:{from:-720,to:720},
ring:{from:2,to:24},scale:{from:.05,to:4},dot:{from:.25,to:8},textHeight:{from:.5,to:48},factor:{from:0,to:8},fixedRadius:{from:0,to:24},into:{
from:1.5,to:32},mini:{from:1,to:16},lanes:{from:0,to:24},size:{from:16,to:24},parameter:{from:-1e3,to:1e3}};function T(i){return i.tokens[Math.min(i.index,i.tokens.length-1)]}function B(i){let e=T(i);return e.kind!=="eof"&&(i.index+=1),e}function oe(i,e){
let t=T(i);return t.kind==="word"&&(e===void 0||t.text===e)}function be(i){let{kind:e}=T(i);return e==="end"||e==="open"||e==="close"||e==="\
eof"}function gs(i,e){let t=[];do{let n=e(i);if(n===null)return null;t.push(n)}while(!be(i));return i.failed?null:t}function k(i,e,t,n,r){!i.
failed&&i.problems.length<q.problems&&i.problems.push({span:e,message:t,expected:n,hint:r}),i.failed=!0}function P(i,e,t){let n=T(i),r=bs(n);
k(i,n.span,be(i)?`Here should be ${e}.`:`${r} is not ${e}.`,e,ys(n)?"Comments begin with #.":t)}function ys({text:i}){return i.startsWith("/\
/")||i.startsWith("/*")}function N(i,e){let t=i.tokens[i.index-1]??e;return{...e.span,end:Math.max(e.span.end,t.span.end)}}function bs(i){if(i.
kind==="eof")return"the end of the text";if(i.kind==="end")return"the end of the statement";let e=i.kind==="string"?`"${i.text}"`:i.text;return`\
\`${e.length>40?`${e.slice(0,39)}…`:e}\``}function Xe(i,e,t=1){let n=i.toLowerCase();if(n.length>40)return[];let r=n.length>=5?2:1,s=[];for(let l of e){if(Math.abs(l.length-n.length)>
r)continue;let a=py(n,l);a<=r&&s.push({name:l,distance:a})}let o=({name:l})=>l.startsWith(n)?0:1;return s.sort((l,a)=>l.distance-a.distance||
o(l)-o(a)||(l.name<a.name?-1:1)),s.slice(0,t).map(({name:l})=>l)}function py(i,e){let t=[],n=Array.from({length:e.length+1},(r,s)=>s);for(let r=1;r<=
i.length;r+=1){let s=[r];for(let o=1;o<=e.length;o+=1){let l=i[r-1]===e[o-1]?0:1,a=Math.min(n[o]+1,s[o-1]+1,n[o-1]+l);r>1&&o>1&&i[r-1]===e[o-
2]&&i[r-2]===e[o-1]&&(a=Math.min(a,t[o-2]+1)),s.push(a)}t=n,n=s}return n[e.length]}var zn="-?(?:\\d+(?:\\.\\d+)?|\\.\\d+)",Kn="[a-z][a-z0-9]*(?:-[a-z0-9]+)*",Je=`(?:${zn}|\\$${Kn})`,jn=96,my=new RegExp(`^${zn}$`),gy=new RegExp(
`^${Je}$`);function ra(i){return Math.round(i*1e3)/1e3+0}function Gn(i){return i.length<=jn&&my.test(i)?ra(Number(i)):null}function K(i){return String(
ra(i))}function G(i){return typeof i=="number"?K(i):`$${i.parameter}`}function sa(i,e){return typeof i=="number"||typeof e=="number"?i===e:i.
parameter===e.parameter}function gu(i,e,t){let n=ae(i,e,t);return typeof n=="number"?n:(k(i,i.tokens[i.index-1].span,`${e} cannot come from \
a parameter.`,"a number",`Write the number itself, such as ${K(yu(t))}.`),t.from)}function ae(i,e,t){if(be(i)||!gy.test(T(i).text))return P(
i,e,`Write a number from ${K(t.from)} to ${K(t.to)}, such as ${K(yu(t))}.`),t.from;let n=B(i);return Pe(i,n.text,n.span,e,t)}function Pe(i,e,t,n,r){
if(!e.startsWith("$")){let o=ra(Number(e));return mu(i,o,t,n,r),o}let s=qn(i,e.slice(1),t);if(s!==null)for(let o of yy(s))Number.isFinite(o)?
mu(i,o,t,`${n} (from ${e})`,r):k(i,t,`${e} has values that are not numbers.`,"a parameter of numbers",`Declare it as a range, such as \`param\
 ${s.name} 0..4 = 2\`.`);return{parameter:e.slice(1)}}function qn(i,e,t){let n=i.parameters.get(e);if(n!==void 0)return n;let[r]=Xe(e,i.parameters.
keys()),s=r===void 0?`Declare it above, such as \`param ${e||"level"} 0..4 = 2\`.`:`Did you mean \`${r}\`?`;return k(i,t,`No parameter \`${e}\
\` is declared above.`,"the name of a parameter",s),null}function mu(i,e,t,n,r){if(e>=r.from&&e<=r.to)return;let s=`${K(r.from)} to ${K(r.to)}`,
o=e<r.from?r.from:r.to;k(i,t,`${by(n)} of ${K(e)} is outside ${s}.`,`a number from ${s}`,`Write ${K(o)} or a number inside the range.`)}function yy(i){
return i.values.kind==="range"?[i.values.from,i.values.to]:i.values.of.map(e=>Gn(e)??NaN)}function yu(i){return i.to>=360?45:Math.min(4,i.to)}
function by(i){return i.charAt(0).toUpperCase()+i.slice(1)}var xy=new RegExp(`^(${Je}),(${Je})(?:(!)|\\*(${zn})|~(${zn}))?$`),bu={x:0,y:0,corner:{kind:"relative",factor:1}};function xs(i,e="a point x\
,y"){let t=T(i),n=t.kind==="word"&&t.text.length<=jn?xy.exec(t.text):null;return n===null?(P(i,e,ky(i)),bu):(B(i),{x:Pe(i,n[1],t.span,"a coo\
rdinate",L.coordinate),y:Pe(i,n[2],t.span,"a coordinate",L.coordinate),corner:wy(i,t.span,n[3],n[4],n[5])})}function Ie(i,e="a point x,y"){let t=T(
i),{x:n,y:r,corner:s}=xs(i,e);return(s.kind==="fixed"||s.factor!==1)&&k(i,t.span,"A corner mark (!, *, ~) says nothing here: this point is n\
o corner.",e,`Write ${G(n)},${G(r)}.`),{x:n,y:r}}function pi(i){let e=T(i);return e.kind==="word"&&/^[-.\d$]/.test(e.text)&&e.text!=="-"}function ws(i,e){
let t=[];for(;pi(i)&&!i.failed;)Gi(i,t);return t.length<e&&P(i,"a point x,y",`Write at least ${e} points, such as ${["4,12","12,4","20,12"].
slice(0,e).join(" ")}.`),t}function Gi(i,e){let{span:t}=T(i),n=xs(i),r=e.at(-1);r!==void 0&&xu(r,n)&&k(i,t,"This point is the same as the on\
e before it.","another point","Leave one of the two out."),e.length===q.vertices&&k(i,t,`A chain has at most ${q.vertices} points.`,"the end\
 of the chain","Split it into several statements."),e.push(n)}function qi(i,e,t){let n=e[0],r=e.at(-1);e.length<3||n===void 0||r===void 0||!xu(
n,r)||k(i,t,"The last point repeats the first; the shape closes by itself.","a shape without its first point again","Leave the last point ou\
t.")}function at({x:i,y:e,corner:t}){let n=`${G(i)},${G(e)}`;return t.kind==="fixed"?`${n}~${K(t.radius)}`:t.factor===0?`${n}!`:t.factor===1?
n:`${n}*${K(t.factor)}`}function Ne({x:i,y:e}){return`${G(i)},${G(e)}`}function wt(i,e){return{...i,x:e(i.x),y:e(i.y)}}function wy(i,e,t,n,r){
return t!==void 0?{kind:"relative",factor:0}:r!==void 0?{kind:"fixed",radius:Pe(i,r,e,"a corner radius",L.fixedRadius)}:n===void 0?bu.corner:
{kind:"relative",factor:Pe(i,n,e,"a corner factor",L.factor)}}function xu(i,e){return sa(i.x,e.x)&&sa(i.y,e.y)}function ky(i){let{text:e}=T(
i),t=i.tokens[i.index+1];return t?.kind==="word"&&(e.endsWith(",")||t.text.startsWith(",")||/^-?[\d.]+$/.test(t.text))&&/^-?[\d.]+,?$/.test(
e)?`Write ${e.replace(",","")},${t.text.replace(",","")} without a blank.`:"Write two numbers with a comma and no blank, such as 12,7."}var Sy=new RegExp(`^(${Je})x(${Je})$`);function Un(i){let e=T(i),t=e.kind==="word"&&e.text.length<=jn?Sy.exec(e.text):null;return t===null?(P(
i,"a size WxH","Write width and height with an x and no blank, such as 18x14."),{width:1,height:1}):(B(i),{width:Pe(i,t[1],e.span,"a width",
L.length),height:Pe(i,t[2],e.span,"a height",L.length)})}function Ui(i){let e=T(i),{x:t,y:n}=Ie(i),{width:r,height:s}=Un(i);if(typeof t=="nu\
mber"&&typeof n=="number"&&typeof r=="number"&&typeof s=="number"){let{to:o}=L.coordinate;return(t+r>o||n+s>o)&&k(i,e.span,`This area reache\
s beyond ${o},${o}.`,"an area in or near the grid","Write an area such as 7,10 10x8."),{x:t,y:n,width:r,height:s}}return k(i,e.span,"An area\
 cannot come from a parameter.","X,Y WxH in numbers","Write the numbers themselves, such as 7,10 10x8."),{x:0,y:0,width:1,height:1}}function _i({
x:i,y:e,width:t,height:n}){return`${K(i)},${K(e)} ${K(t)}x${K(n)}`}var wu={keyword:"badge",summary:"The box, at the right, that a badge takes, at the upper one where it begins above 8; without it the glyph c\
arries none.",forms:["badge X,Y WxH"],example:`icon file
badge 14,14 8x8
poly 4,2 14,2 20,8 20,22 4,22
`,repeatable:!1,parse(i,e){let t=Ui(i);i.failed||(e.badge=t)},print:i=>i.badge===null?[]:[`badge ${_i(i.badge)}`]};var vy=/^[a-z0-9]+(?:-[a-z0-9]+)*$/;function ku(i){return i.length<=q.slug&&vy.test(i)}function Kt(i,e){let t=T(i);if(t.kind==="word"&&ku(t.
text))return B(i).text;let n=Cy(t.text);return P(i,e,n===""?"Use lower-case letters, digits and single hyphens.":`Write \`${n}\`.`),"untitle\
d"}function Cy(i){return i.slice(0,q.slug).toLowerCase().match(/[a-z0-9]+/g)?.join("-")??""}var Ay=/^[A-Z0-9.,:!?%@&+\-/]$/;function ks(i){return ku(
i)||Ay.test(i)||/^-?\d{1,4}$/.test(i)}var Su={keyword:"category",summary:"The category that the lexicon files it under: a slug.",forms:["category NAME"],example:`icon moon
category weather
join {
  circle 11.5,12.5 8.5
  - circle 16.5,7.5 7
}
`,repeatable:!1,parse(i,e){let t=Kt(i,"a category such as weather");i.failed||(e.category=t)},print:i=>i.category===null?[]:[`category ${i.category}`]};var Yi=[16,20,24],mi=[1,1.5,2,2.5,3],vu=[0,1,2,3],Cu=["outlined","filled"];var Ss={least:1,share:.75,widest:2};var My=2/3;function Au(i){return mi.filter(e=>e<i&&e>=i*My-1e-9).reverse()}var A1=`${Ss.least} at heavy cuts, else max(${Ss.least}, ${Ss.share} · min(stroke, ${Ss.widest}))`;var Ty=/^(\d{1,2})\/(\d(?:\.\d)?)(?:\/([0-3*])(?:\/(outlined|filled))?)?=(\d{1,2}(?:\.\d{1,3})?)$/,Mu={keyword:"detail",summary:"The cuts at\
 which it is drawn with the detail of another number of lanes (`@`) than theirs: what was found to hold there. `*` is any radius; the first \
that names a cut holds.",forms:["detail SIZE/STROKE=LANES …","detail SIZE/STROKE/RADIUS/FINISH=LANES …"],example:`icon map-pin
detail 20/2=6 16/2/*/outlined=6
path 5,9 cw 7 19,9 12,22 close
circle 12,9 2 @6+
`,repeatable:!1,parse(i,e){let t=gs(i,Ry);t!==null&&(e.detail=t)},print:({detail:i})=>i.length===0?[]:[`detail ${i.map(Dy).join(" ")}`]};function Ry(i){
let e=T(i),[,t,n,r,s,o]=(e.kind==="word"?Ty.exec(e.text):null)??[],l=Yi.find(p=>p===Number(t)),a=mi.find(p=>p===Number(n)),h=vu.find(p=>String(
p)===r)??null,c=Cu.find(p=>p===s)??null;if(l===void 0||a===void 0)return P(i,"a size, a stroke and lanes, such as 20/2=6",`Sizes are ${Yi.join(
", ")}, strokes ${mi.join(", ")}; leave the line out when the lanes of each cut are right.`),null;B(i);let f=Number(o),{from:u,to:d}=L.lanes;
return(f<=u||f>d)&&k(i,e.span,`There are never more than ${d} lanes, and always some.`,`lanes up to ${d}`,"Write 20/2=6, for instance."),{size:l,
stroke:a,radius:h,finish:c,lanes:f}}function Dy({size:i,stroke:e,radius:t,finish:n,lanes:r}){let s=n!==null?`/${t??"*"}/${n}`:t!==null?`/${t}`:
"";return`${i}/${e}${s}=${K(r)}`}var Tu={keyword:"icon",summary:"The name: a slug of lower-case letters, digits and hyphens. Every program begins with it.",forms:["icon NAME"],
example:`icon minus
keyline sign
line 4,12 20,12
`,repeatable:!1,parse(i,e){let t=Kt(i,"a name such as shopping-cart");i.failed||(e.name=t)},print:({name:i})=>[`icon ${i}`]};var Ru={keyword:"inner",summary:"The box inside the glyph where a small sign fits.",forms:["inner X,Y WxH"],example:`icon file
inner 8,11 8x8
poly 4,2 14,2 20,8 20,22 4,22
`,repeatable:!1,parse(i,e){let t=Ui(i);i.failed||(e.inner=t)},print:i=>i.inner===null?[]:[`inner ${_i(i.inner)}`]};var H1=2*Math.PI;var gi=["circle","square","wide","tall","sign","free"];var Du={keyword:"keyline",summary:"Which of the reference shapes its outline fills: a `sign` is a bare sign or character, `free` (when none \
is given) promises nothing.",forms:[`keyline ${gi.join("|")}`],example:`icon clock
keyline circle
circle 12,12 10
line 12,6 12,12 16,14 cut
`,repeatable:!1,parse(i,e){let t=T(i),n=t.kind==="word"?gi.find(r=>r===t.text):void 0;if(n===void 0){let[r]=Xe(t.text,gi);P(i,`one of ${gi.join(
", ")}`,r===void 0?"Write keyline free when none fits.":`Did you mean \`${r}\`?`);return}B(i),i.failed||(e.keyline=n)},print:i=>i.keyline===
"free"?[]:[`keyline ${i.keyline}`]};function he(i,e=i.statement){for(;i.failed&&(T(i).kind==="word"||T(i).kind==="string");)B(i);let t=T(i);if(t.kind!=="open")return P(i,"a blo\
ck { … }","Open the block with { on the same line."),[];if(B(i),i.depth===q.nesting)return k(i,t.span,`Blocks are nested at most ${q.nesting}\
 deep.`,"a statement without a block","Flatten the blocks."),Ey(i),[];let n=i.failed,r=i.problems.length;i.depth+=1;let s=Oy(i,e);return i.depth-=
1,i.failed=n,T(i).kind==="close"?B(i):k(i,t.span,"This block is never closed.","}","Write } behind its last statement."),s.length===0&&i.problems.
length===r&&k(i,t.span,"This block is empty.","a statement","Write a statement inside, or leave the block out."),s.length===0&&(i.failed=!0),
s}function Ey(i){let e=1;for(;e>0&&T(i).kind!=="eof";){let{kind:t}=B(i);t==="open"&&(e+=1),t==="close"&&(e-=1)}}function Oy(i,e){let t=[];for(;;){
let{kind:n}=T(i);if(n==="close"||n==="eof")return t;if(n==="end"){B(i);continue}i.failed=!1;let r=e(i);r!==null&&t.push(r)}}function vs(i){return i.kind==="join"?i.operands.map(e=>e.statement):"children"in i?i.children:null}var By={role:"auto",over:"none",notch:!1,fromLanes:0,belowLanes:1/0,fromSize:0,belowSize:1/0,radius:null,inner:!1,free:!1,finish:null},Ly=/^@(\d+(?:\.\d+)?)(?:(\+)|(-)|\.\.(\d+(?:\.\d+)?))$/,
Cs=[{forms:["solid"],forGroups:!1,summary:"Filled: a solid, even when the chain is open. With `outlined`: a closed shape is a solid there, s\
uch as the full half of a star.",read:i=>i==="solid"?{role:"solid"}:null},{forms:["line"],forGroups:!1,summary:"Filled: stays a stroke, even\
 when the shape is closed.",read:i=>i==="line"?{role:"line"}:null},{forms:["hole"],forGroups:!1,summary:"Filled: an opening in what is drawn\
 before it.",read:i=>i==="hole"?{role:"hole"}:null},{forms:["cut"],forGroups:!0,summary:"Filled: its stroke is knocked out of what is drawn \
before it; a group is knocked out as one picture where it lies in a solid, and drawn where it does not.",read:i=>i==="cut"?{role:"knock-out"}:
null},{forms:["ink"],forGroups:!1,summary:"Filled: its stroke stays ink, never knocked out.",read:i=>i==="ink"?{role:"ink"}:null},{forms:["o\
ver","over=tight","over=side","over=box","over=round","over=hull"],forGroups:!0,summary:"Lies on top: a moat clears what is drawn before it,\
 along its ink, as narrow as may be (tight, for a slash), only above a straight line (side: what is below runs into it, but for a solid with\
 few lanes), along its box, the circle round it, or the tightest band round it (hull, for a badge).",read:Ny},{forms:["notch"],forGroups:!0,
summary:"Filled only: like `over`, for a line that leaves a solid.",read:i=>i==="notch"?{notch:!0}:null},{forms:["@5+","@5-","@3..5"],forGroups:!0,
summary:"Drawn only when that many strokes fit side by side across the cut: from 5, below 5, from 3 and below 5. A 24 px cut of stroke 2 has\
 6.3 lanes, 24/1 has 11, 16/3 has 3.1.",read:Fy},{forms:["size>=20","size<20"],forGroups:!0,summary:"Drawn only at these sizes in px.",read:$y},
{forms:["r=0.5"],forGroups:!0,summary:"Factor on the cut's corner radius for the whole shape or group.",read:Wy},{forms:["inner"],forGroups:!1,
summary:"Nested in another shape: its corners are concentric with the outer ones.",read:i=>i==="inner"?{inner:!0}:null},{forms:["free"],forGroups:!0,
summary:"The pixel grid does not move it by itself; it follows its neighbours.",read:i=>i==="free"?{free:!0}:null},{forms:["outlined","fille\
d"],forGroups:!0,summary:"Drawn at this finish only.",read:i=>i==="outlined"||i==="filled"?{finish:i}:null}],Py=["solid","line","hole","cut",
"ink","over","over=tight","over=side","over=box","over=round","over=hull","notch","inner","free","outlined","filled"];function J(i,e=!1){let t=By,
n=new Set;for(;!be(i)&&!i.failed;){let r=T(i),s=Cs.find(({read:l})=>l(r.text)!==null);if(r.kind!=="word"||s===void 0)return P(i,"a modifier \
or the end of the statement",Vy(r.text)),t;B(i),e&&!s.forGroups&&k(i,r.span,`\`${r.text}\` cannot apply to a group.`,"over, notch, cut, @…, \
size…, r=…, free, outlined or filled","Write it behind the shapes inside.");let o=s.read(r.text);for(let l of Object.keys(o))n.has(l)&&k(
i,r.span,`\`${r.text}\` contradicts or repeats an earlier modifier.`,"another modifier","Keep one of the two."),n.add(l);t={...t,...o},Hy(i,
t,r.span)}return t}function oa(i){return i==="knock-out"?"cut":i}function Z(i){let e=[];return i.role!=="auto"&&e.push(oa(i.role)),i.over!==
"none"&&e.push(i.over==="ink"?"over":`over=${i.over}`),i.notch&&e.push("notch"),e.push(...Iy(i)),i.fromSize>0&&e.push(`size>=${K(i.fromSize)}`),
Number.isFinite(i.belowSize)&&e.push(`size<${K(i.belowSize)}`),i.radius!==null&&e.push(`r=${K(i.radius)}`),i.inner&&e.push("inner"),i.free&&
e.push("free"),i.finish!==null&&e.push(i.finish),e.map(t=>` ${t}`).join("")}function Iy({fromLanes:i,belowLanes:e}){return i>0&&Number.isFinite(
e)?[`@${K(i)}..${K(e)}`]:i>0?[`@${K(i)}+`]:Number.isFinite(e)?[`@${K(e)}-`]:[]}function Ny(i){return i==="over"?{over:"ink"}:i==="over=tight"?
{over:"tight"}:i==="over=side"?{over:"side"}:i==="over=box"?{over:"box"}:i==="over=hull"?{over:"hull"}:i==="over=round"?{over:"round"}:null}
function Fy(i){let e=Ly.exec(i);if(e===null)return null;let t=Gn(e[1])??1/0;return e[2]!==void 0?{fromLanes:t}:e[3]!==void 0?{belowLanes:t}:
{fromLanes:t,belowLanes:Gn(e[4])??1/0}}function $y(i){let e=/^size(>=|<)(\d{1,4})$/.exec(i);return e===null?null:e[1]==="<"?{belowSize:Number(
e[2])}:{fromSize:Number(e[2])}}function Wy(i){let e=i.startsWith("r=")?Gn(i.slice(2)):null;return e===null?null:{radius:e}}function Hy(i,{fromLanes:e,
belowLanes:t,fromSize:n,belowSize:r,radius:s},o){let{lanes:l,size:a,factor:h}=L;(e>l.to||Number.isFinite(t)&&t>l.to)&&k(i,o,`There are never\
 more than ${l.to} lanes.`,`@ with numbers up to ${l.to}`,"The finest cut has 11 lanes: write @5+, for instance."),e>=t&&k(i,o,"No cut has l\
anes in this range: it is never drawn.","a lower number first","Write @3..5, for instance."),[n,r].filter(f=>f!==0&&Number.isFinite(f)).some(
f=>f<a.from||f>a.to)&&k(i,o,`Sizes run from ${a.from} to ${a.to}.`,"a size of 16, 20 or 24","Write size>=20 or size<20."),n>=r&&k(i,o,"No si\
ze is in this range: it is never drawn.","a lower size first","Write size>=16 size<24, for instance."),s!==null&&(s<h.from||s>h.to)&&k(i,o,`\
A radius factor of ${K(s)} is outside ${h.from} to ${h.to}.`,"r= with a factor","Write r=0.5, for instance.")}function Vy(i){if(/^r=/.test(i))
return"Write r=0.5, without a blank.";if(/^size/.test(i))return"Write size>=20 or size<20, without a blank.";if(/^@/.test(i))return"Write @5\
+, @5- or @3..5.";if(i==="detail")return"Write @5+: drawn when at least 5 strokes fit side by side.";let e=Xe(i,Py,2).map(t=>`\`${t}\``);return e.
length===0?"Modifiers are words such as `solid`, `cut` or `@5+`: the language page has all.":`Did you mean ${e.join(" or ")}?`}var Eu={keyword:"arc",kind:"arc",summary:"A piece of a circle from one angle to another, in degrees: 0 is to the right, 90 down. It runs clo\
ckwise when the second angle is greater.",forms:["arc X,Y R FROM TO [modifiers]"],example:`icon wifi
dot 12,19
arc 12,19 6 225 315
arc 12,19 11 225 315
arc 12,19 16 225 315
`,otherNames:[],parse(i,e){let{x:t,y:n}=Ie(i,"the centre x,y"),r=ae(i,"a radius",L.length),s=ae(i,"an angle",L.degrees),{span:o}=T(i),l=ae(i,
"an angle",L.degrees);typeof s=="number"&&typeof l=="number"&&(s===l||Math.abs(l-s)>=360)&&k(i,o,"An arc turns by more than 0 and less than \
360 degrees.","another angle","For a whole circle write circle X,Y R.");let a=J(i);return{kind:"arc",x:t,y:n,r,from:s,to:l,modifiers:a,span:N(
i,e)}},print:i=>{let{r:e,from:t,to:n,modifiers:r}=i;return`arc ${Ne(i)} ${G(e)} ${G(t)} ${G(n)}${Z(r)}`},bind:(i,{number:e})=>[{...i,x:e(i.x),
y:e(i.y),r:e(i.r),from:e(i.from),to:e(i.to)}]};var Ou={keyword:"box",kind:"box",summary:"A rectangle from its upper left corner. The corner mark of that point holds for all four corners.",
forms:["box X,Y WxH [modifiers]"],example:`icon tablet
box 4,2 16x20
line 11,18 13,18 cut
`,otherNames:["rect","rectangle","square"],parse(i,e){let t=xs(i,"the upper left corner x,y"),{width:n,height:r}=Un(i),s=J(i);return{kind:"b\
ox",corner:t,width:n,height:r,modifiers:s,span:N(i,e)}},print:({corner:i,width:e,height:t,modifiers:n})=>`box ${at(i)} ${G(e)}x${G(t)}${Z(n)}`,
bind:(i,{number:e})=>[{...i,corner:wt(i.corner,e),width:e(i.width),height:e(i.height)}]};var Bu={keyword:"circle",kind:"circle",summary:"A circle round a centre.",forms:["circle X,Y R [modifiers]"],example:`icon search
circle 10.5,10.5 7.5
line 16,16 21,21
`,otherNames:["disc","disk","round"],parse(i,e){let{x:t,y:n}=Ie(i,"the centre x,y"),r=ae(i,"a radius",L.length),s=J(i);return{kind:"circle",
x:t,y:n,r,modifiers:s,span:N(i,e)}},print:i=>`circle ${Ne(i)} ${G(i.r)}${Z(i.modifiers)}`,bind:(i,{number:e})=>[{...i,x:e(i.x),y:e(i.y),r:e(
i.r)}]};var Lu={keyword:"curve",kind:"curve",summary:"A smooth curve through its points; a point marked `!` is a corner. `close` leads back to the f\
irst point.",forms:["curve P P … [close] [modifiers]"],example:`icon heart
curve 12,20.5! 4.5,13 3,8.8 7.2,4.5 12,7.2! 16.8,4.5 21,8.8 19.5,13 close
`,otherNames:["spline","bezier","smooth"],parse(i,e){let t=zy(i),n=oe(i,"close");n&&(qi(i,t,i.tokens[i.index-1].span),t.length<3?P(i,"a thir\
d point","A closed curve has at least 3 points."):B(i));let r=J(i);return{kind:"curve",vertices:t,closed:n,modifiers:r,span:N(i,e)}},print:({
vertices:i,closed:e,modifiers:t})=>`curve ${i.map(at).join(" ")}${e?" close":""}${Z(t)}`,bind:(i,{number:e})=>[{...i,vertices:i.vertices.map(
t=>wt(t,e))}]};function zy(i){let e=[];for(;pi(i)&&!i.failed;){let{span:t}=T(i);Gi(i,e);let{corner:n}=e.at(-1);n.kind==="relative"&&(n.factor===
1||n.factor===0)||k(i,t,"A point of a curve is smooth or a corner.","a point, or a point with !","Write x,y for a smooth point and x,y! for \
a corner.")}return e.length<2&&P(i,"a point x,y","Write at least 2 points, such as 4,12 12,8 20,12."),e}var la=1.5,Pu={keyword:"dot",kind:"dot",summary:`A round dot, measured in stroke widths (${la} unless given): it grows with the stroke. Besi\
de strokes none is narrower than they are.`,forms:["dot X,Y [SCALE] [modifiers]"],example:`icon die-three
box 3,3 18x18
dot 8,8 cut
dot 12,12 cut
dot 16,16 cut
`,otherNames:["point"],parse(i,e){let{x:t,y:n}=Ie(i),s=oe(i)&&/^[-.\d$]/.test(T(i).text)?gu(i,"a dot scale",L.dot):la,o=J(i);return{kind:"do\
t",x:t,y:n,scale:s,modifiers:o,span:N(i,e)}},print:i=>{let e=i.scale===la?"":` ${K(i.scale)}`;return`dot ${Ne(i)}${e}${Z(i.modifiers)}`},bind:(i,{
number:e})=>[{...i,x:e(i.x),y:e(i.y)}]};var Iu={keyword:"join",kind:"join",summary:"Adds closed shapes into one contour, which is then rounded; `-` before a shape takes it away. On\
ly box, circle, oval, poly, closed path and closed curve may stand inside, and transforms of them.",forms:["join [modifiers] { SHAPE; SHAPE;\
 - SHAPE }"],example:`icon moon
join {
  circle 11.5,12.5 8.5
  - circle 16.5,7.5 7
}
`,otherNames:["union","merge","combine","subtract","difference"],parse(i,e){let t=J(i),n=he(i,Ky),r=n[0];return r?.sign===-1&&k(i,r.statement.
span,"The first shape of a join is subtracted from nothing.","a shape without -","Move an added shape to the front."),{kind:"join",operands:n,
modifiers:t,span:N(i,e)}},print:({modifiers:i})=>`join${Z(i)}`,bind:(i,{block:e})=>[{...i,operands:i.operands.flatMap(({sign:t,statement:n})=>e(
[n]).map(r=>({sign:t,statement:r})))}]};function Ky(i){let e=oe(i,"-");e&&B(i);let{span:t}=T(i);if(e&&be(i))return P(i,"a closed shape","Wri\
te the shape to take away behind -, on the same line."),null;let n=i.statement(i);return n===null?null:Nu(n)?"modifiers"in n&&n.modifiers.role!==
"auto"?(k(i,t,`A joined shape has no role of its own; \`${oa(n.modifiers.role)}\` says nothing here.`,"a shape without a role","Write the ro\
le behind `join`, or `-` in front of a shape to take it away."),null):{sign:e?-1:1,statement:n}:(k(i,t,`\`${n.kind}\` encloses no area, so it\
 cannot be joined.`,"a closed shape","Use box, circle, oval, poly, or a path or curve with close."),null)}function Nu(i){switch(i.kind){case"\
box":case"circle":case"oval":case"poly":return!0;case"path":case"curve":return i.closed;case"mirror":case"turn":case"ring":case"move":case"s\
cale":return i.children.every(Nu);default:return!1}}var Fu={keyword:"line",kind:"line",summary:"An open chain of straight pieces from point to point.",forms:["line P P … [modifiers]"],example:`\
icon check
keyline sign
line 4,12 10,18 20,6
`,otherNames:["polyline","stroke","segment"],parse(i,e){let t=ws(i,2),n=J(i);return{kind:"line",vertices:t,modifiers:n,span:N(i,e)}},print:({
vertices:i,modifiers:e})=>`line ${i.map(at).join(" ")}${Z(e)}`,bind:(i,{number:e})=>[{...i,vertices:i.vertices.map(t=>wt(t,e))}]};var jy=new RegExp(`^([xy])=(${Je})$`),$u={keyword:"mirror",kind:"mirror",summary:"Draws its statements twice: as they are and mirrored. `x=1\
2` mirrors left to right about that x, `y=12` top to bottom.",forms:["mirror x=12 { … }","mirror y=12 { … }"],example:`icon calendar
box 3,4 18x17
line 3,9 21,9
mirror x=12 { line 8,2 8,6 notch }
`,otherNames:["flip","reflect","symmetry"],parse(i,e){let t=T(i),n=t.kind==="word"&&t.text.length<96?jy.exec(t.text):null;n!==null?B(i):P(i,
"an axis x=… or y=…","Write x=12 to mirror left to right, y=12 to mirror top to bottom.");let r=n===null?12:Pe(i,n[2],t.span,"an axis",L.
coordinate),s=he(i);return{kind:"mirror",axis:n?.[1]==="y"?"y":"x",at:r,children:s,span:N(i,e)}},print:({axis:i,at:e})=>`mirror ${i}=${G(e)}`,
bind:(i,{number:e,block:t})=>[{...i,at:e(i.at),children:t(i.children)}]};var Gy=new RegExp(`^(${Je}),(${Je})$`),Wu={keyword:"move",kind:"move",summary:"Shifts its statements: to the right by the first number, down\
 by the second.",forms:["move DX,DY { … }"],example:`icon menu
keyline sign
line 4,12 20,12
move 0,6 { line 4,12 20,12 }
move 0,-6 { line 4,12 20,12 }
`,otherNames:["translate","shift","offset"],parse(i,e){let t=T(i),n=t.kind==="word"&&t.text.length<96?Gy.exec(t.text):null;n!==null?B(i):P(i,
"a shift dx,dy","Write two numbers with a comma and no blank, such as 2,-1.");let r=Pe(i,n?.[1]??"0",t.span,"a shift",L.shift),s=Pe(i,n?.[2]??
"0",t.span,"a shift",L.shift),o=he(i);return{kind:"move",x:r,y:s,children:o,span:N(i,e)}},print:i=>`move ${Ne(i)}`,bind:(i,{number:e,block:t})=>[
{...i,x:e(i.x),y:e(i.y),children:t(i.children)}]};var Hu={keyword:"oval",kind:"oval",summary:"An ellipse round a centre, with its half width and half height.",forms:["oval X,Y RX RY [modifie\
rs]"],example:`icon planet
circle 12,12 6
turn -20 { oval 12,12 10 3 over }
`,otherNames:["ellipse"],parse(i,e){let{x:t,y:n}=Ie(i,"the centre x,y"),r=ae(i,"a half width",L.length),s=ae(i,"a half height",L.length),o=J(
i);return{kind:"oval",x:t,y:n,rx:r,ry:s,modifiers:o,span:N(i,e)}},print:i=>`oval ${Ne(i)} ${G(i.rx)} ${G(i.ry)}${Z(i.modifiers)}`,bind:(i,{number:e})=>[
{...i,x:e(i.x),y:e(i.y),rx:e(i.rx),ry:e(i.ry)}]};var Vu={keyword:"part",kind:"part",summary:"Names what a group of statements shows; its modifiers apply to the group as a whole.",forms:["pa\
rt NAME [modifiers] { … }"],example:`icon file-plus
poly 4,2 14,2 20,8 20,22 4,22
part plus over=round {
  line 19,16 19,22
  line 16,19 22,19
}
`,otherNames:["group","g","layer"],parse(i,e){let t=Kt(i,"a name such as handle"),n=J(i,!0),r=he(i);return{kind:"part",name:t,modifiers:n,children:r,
span:N(i,e)}},print:({name:i,modifiers:e})=>`part ${i}${Z(e)}`,bind:(i,{block:e})=>[{...i,children:e(i.children)}]};var Ku={keyword:"path",kind:"path",summary:"A chain of straight pieces and arcs. Before a point, `cw R` (clockwise) or `ccw R` makes the pie\
ce that leads to it an arc of that radius; `big` takes the longer of the two arcs. `close` leads back to the first point.",forms:["path P [c\
w|ccw R [big]] P … [cw|ccw R [big]] [close] [modifiers]"],example:`icon lock
box 4,11 16x10
path 8,11 8,7 cw 4 16,7 16,11 ink
line 12,15 12,17 cut
`,otherNames:["outline","shape"],parse(i,e){let{vertices:t,bends:n,closed:r}=qy(i),s=J(i);return{kind:"path",vertices:t,bends:n,closed:r,modifiers:s,
span:N(i,e)}},print:({vertices:i,bends:e,closed:t,modifiers:n})=>`path ${i.map((s,o)=>{let l=e[o]??null;return l===null?at(s):`${at(s)} ${_y(
l)}`}).join(" ")}${t?" close":""}${Z(n)}`,bind:(i,{number:e})=>[{...i,vertices:i.vertices.map(t=>wt(t,e)),bends:i.bends.map(t=>t&&{...t,radius:e(
t.radius)})}]};function qy(i){let e=[],t=[];for(Gi(i,e);!i.failed;){let n=T(i),r=oe(i,"cw")||oe(i,"ccw")?Uy(i):null;if(pi(i))t.push(r),Gi(i,
e);else{if(oe(i,"close"))return qi(i,e,i.tokens[i.index-1].span),B(i),t.push(r),zu(i,e,t,!0),{vertices:e,bends:t,closed:!0};r!==null&&k(i,n.
span,"This arc leads nowhere.","a point x,y or close behind the arc","Write the point where the arc ends.");break}}return zu(i,e,t,!1),{vertices:e,
bends:t,closed:!1}}function Uy(i){let e=B(i).text==="cw",t=ae(i,"an arc radius",L.length),n=oe(i,"big");return n&&B(i),{radius:t,clockwise:e,
big:n}}function zu(i,e,t,n){let r=i.tokens[i.index-1].span;e.length<2&&P(i,"a point x,y","Write at least 2 points, such as 4,12 cw 8 20,12."),
n&&e.length===2&&t.every(s=>s===null)&&k(i,r,"Two points with straight pieces enclose nothing.","a third point or an arc","Leave `close` out\
, or add a point or an arc."),t.forEach((s,o)=>{let l=e[o],a=e[(o+1)%e.length],h=[l.x,l.y,a.x,a.y];if(s===null||typeof s.radius!="number"||!h.
every(g=>typeof g=="number"))return;let[c,f,u,d]=h,p=Math.hypot(u-c,d-f)/2;if(s.radius>p-.005)return;let m=String(Math.ceil(p*100)/100);k(i,
r,`An arc of radius ${G(s.radius)} cannot reach from ${c},${f} to ${u},${d}.`,`a radius of at least ${m}`,`Write ${m} or more.`)})}function _y({
radius:i,clockwise:e,big:t}){return`${e?"cw":"ccw"} ${G(i)}${t?" big":""}`}var ju={keyword:"poly",kind:"poly",summary:"A polygon: like `line`, but closed, from three points.",forms:["poly P P P … [modifiers]"],example:`\
icon house
poly 3,10.5 12,3 21,10.5 21,21 3,21
line 9,21 9,14 15,14 15,21 hole
`,otherNames:["polygon","triangle"],parse(i,e){let t=ws(i,3);qi(i,t,i.tokens[i.index-1].span);let n=J(i);return{kind:"poly",vertices:t,modifiers:n,
span:N(i,e)}},print:({vertices:i,modifiers:e})=>`poly ${i.map(at).join(" ")}${Z(e)}`,bind:(i,{number:e})=>[{...i,vertices:i.vertices.map(t=>wt(
t,e))}]};function Xi(i){return pi(i)?Ie(i,"a centre x,y"):{x:12,y:12}}function Ji({x:i,y:e}){return i===12&&e===12?"":` ${Ne({x:i,y:e})}`}var Gu={keyword:"ring",kind:"ring",summary:`Draws its statements several times, evenly round a centre (12,12 unless given): ${L.ring.from} t\
o ${L.ring.to} times.`,forms:["ring COUNT [X,Y] { … }"],example:`icon sun
circle 12,12 4
ring 8 { line 12,2 12,4.5 }
`,otherNames:["repeat","rotational","radial","around"],parse(i,e){let{span:t}=T(i),n=ae(i,"a count",L.ring);typeof n=="number"&&!Number.isInteger(
n)&&k(i,t,"A ring repeats a whole number of times.","a whole number",`Write ${Math.round(n)}.`);let{x:r,y:s}=Xi(i),o=he(i);return{kind:"ring",
count:n,x:r,y:s,children:o,span:N(i,e)}},print:i=>`ring ${G(i.count)}${Ji(i)}`,bind:(i,{number:e,block:t})=>[{...i,count:e(i.count),x:e(i.x),
y:e(i.y),children:t(i.children)}]};var qu={keyword:"scale",kind:"scale",summary:"Enlarges or shrinks its statements by a factor from a centre, 12,12 unless given. Strokes keep\
 their width.",forms:["scale FACTOR [X,Y] { … }"],example:`icon target
circle 12,12 10
scale 0.5 { circle 12,12 10 line }
`,otherNames:["zoom","resize"],parse(i,e){let t=ae(i,"a scale factor",L.scale),{x:n,y:r}=Xi(i),s=he(i);return{kind:"scale",factor:t,x:n,y:r,
children:s,span:N(i,e)}},print:i=>`scale ${G(i.factor)}${Ji(i)}`,bind:(i,{number:e,block:t})=>[{...i,factor:e(i.factor),x:e(i.x),y:e(i.y),children:t(
i.children)}]};var Uu=/^[A-Z0-9.,:!?%#@&+\-=/$]+$/,_u="characters of A-Z 0-9 . , : ! ? % # @ & + - = / $",Yu={keyword:"text",kind:"text",summary:`One to ${q.
text} letters, digits or marks, centred on a point; the height runs from base line to cap line. ${_u.replace("characters of","It knows")}.`,
forms:['text "B" X,Y HEIGHT [modifiers]',"text $letter X,Y HEIGHT [modifiers]"],example:`icon parking
box 3,3 18x18
text "P" 12,12 9 cut
`,otherNames:["letter","char","glyph","label"],parse(i,e){let t=Yy(i),{x:n,y:r}=Ie(i,"the middle x,y"),s=ae(i,"a text height",L.textHeight),
o=J(i);return{kind:"text",text:t,x:n,y:r,height:s,modifiers:o,span:N(i,e)}},print:i=>`text ${typeof i.text=="string"?`"${i.text}"`:`$${i.text.
parameter}`} ${Ne(i)} ${G(i.height)}${Z(i.modifiers)}`,bind:(i,{number:e,text:t})=>[{...i,text:t(i.text),x:e(i.x),y:e(i.y),height:e(i.height)}]};
function Yy(i){let e=T(i);if(e.kind==="string")return B(i),As(i,e.text,e.span),e.text;if(e.kind==="word"&&/^\$[a-z]/.test(e.text)){B(i);let t=e.
text.slice(1),n=qn(i,t,e.span);return n?.values.kind==="choice"&&n.values.of.forEach(r=>As(i,r,e.span)),n?.values.kind==="range"&&As(i,String(
n.values.from),e.span),n?.values.kind==="range"&&As(i,String(n.values.to),e.span),{parameter:t}}return e.kind==="unclosed-string"?k(i,e.span,
"This text has no closing quote.","a text in quotes",`Write "${e.text.trim().split(/\s/)[0]??"A"}".`):P(i,"a text in quotes",'Write the text\
 in quotes, such as "B".'),"A"}function As(i,e,t){if(e.length<1||e.length>q.text)k(i,t,`A text has 1 to ${q.text} characters.`,`1 to ${q.text}\
 characters`,'Write fewer characters, such as "AB".');else if(!Uu.test(e)){let n=e.toUpperCase(),r=Uu.test(n)?`Write "${n}".`:"Draw other ch\
aracters with lines and arcs.";k(i,t,`The stroke alphabet cannot write "${e}".`,_u,r)}}var Xu={keyword:"turn",kind:"turn",summary:"Turns its statements clockwise by degrees round a centre, 12,12 unless given.",forms:["turn DEGR\
EES [X,Y] { … }"],example:`icon pencil
turn 45 {
  poly 9,2 15,2 15,18 12,22 9,18
  line 9,6 15,6 cut
}
`,otherNames:["rotate","rotation","spin"],parse(i,e){let t=ae(i,"an angle",L.degrees),{x:n,y:r}=Xi(i),s=he(i);return{kind:"turn",degrees:t,x:n,
y:r,children:s,span:N(i,e)}},print:i=>`turn ${G(i.degrees)}${Ji(i)}`,bind:(i,{number:e,block:t})=>[{...i,degrees:e(i.degrees),x:e(i.x),y:e(i.
y),children:t(i.children)}]};var Xy=new RegExp(`^(${Kn})=(.+)$`),Ju={keyword:"use",kind:"use",summary:"Puts another glyph of the lexicon, or its small form (`mini`), int\
o a box. Its grid is scaled evenly and centred. Values may be given to the glyph's parameters.",forms:["use GLYPH [mini] [name=value …] into\
 X,Y WxH [modifiers]"],example:`icon file-star
poly 4,2 14,2 20,8 20,22 4,22
use star mini into 8,11 8x8
`,otherNames:["insert","include","place","import"],parse(i,e){let t=T(i).span,n=Kt(i,"the name of a glyph"),r=oe(i,"mini");r&&B(i);let s=Jy(
i);oe(i,"into")?B(i):P(i,"into X,Y WxH","Write the box it goes into, such as `into 14,14 8x8`.");let o=T(i),l=Ui(i),a=Math.min(l.width,l.height);
(a<L.into.from||a>L.into.to)&&k(i,o.span,`A glyph cannot be fitted into a box of ${l.width} by ${l.height}.`,`a box of ${L.into.from} to ${L.
into.to} units`,"Write a box such as 14,14 8x8.");let h=J(i,!0);return{kind:"use",glyph:n,glyphSpan:t,mini:r,arguments:s,into:l,modifiers:h,
span:N(i,e)}},print:i=>{let e=[...i.arguments].map(([t,n])=>` ${t}=${n}`).join("");return`use ${i.glyph}${i.mini?" mini":""}${e} into ${_i(i.
into)}${Z(i.modifiers)}`},bind:(i,e)=>e.use(i)};function Jy(i){let e=new Map;for(;!i.failed&&!be(i)&&!oe(i,"into");){let t=T(i),n=t.kind==="\
word"&&t.text.length<96?Xy.exec(t.text):null,[r,s]=[n?.[1],n?.[2]];if(r===void 0||s===void 0||!ks(s))return P(i,"name=value or into","Write \
values such as level=3, then `into` and the box."),e;B(i),e.has(r)&&k(i,t.span,`\`${r}\` is given twice.`,"another name","Keep one of the tw\
o."),e.set(r,/^-?\d{1,4}$/.test(s)?Number(s)+0:s)}return e}var Zy=["is","not",">=","<"],Zu={keyword:"when",kind:"when",summary:"Draws its statements only when a parameter's value passes the test. `>=\
` and `<` are for ranges.",forms:["when NAME is VALUE { … }","when NAME not VALUE { … }","when NAME >= NUMBER { … }","when NAME < NUMB\
ER { … }"],example:`icon battery
traits partial
param level 0..2 = 1
box 2,7 17x10
line 22,11 22,13
when level >= 1 { line 6,11 6,13 cut }
when level >= 2 { line 10,11 10,13 cut }
`,otherNames:["if","case","unless"],parse(i,e){let t=T(i),n=eb(i),r=tb(i,n),s=ib(i,n),o=he(i);return{kind:"when",parameter:n?.name??t.text,test:r,
value:s,children:o,span:N(i,e)}},print:({parameter:i,test:e,value:t})=>`when ${i} ${e} ${t}`,bind:(i,{value:e,block:t})=>Qy(i,e(i.parameter))?
t(i.children):[]};function Qy({test:i,value:e},t){return i==="is"?String(t)===String(e):i==="not"?String(t)!==String(e):i===">="?Number(t)>=
Number(e):Number(t)<Number(e)}function eb(i){if(!oe(i))return P(i,"the name of a parameter","Write a test such as `when level >= 3`."),null;
let{text:e,span:t}=B(i),n=/^(.{1,24}?)(>=|<)(.{0,24})$/.exec(e);return n!==null&&k(i,t,"The test needs blanks round its sign.","the name of \
a parameter",`Write \`when ${n[1]} ${n[2]} ${n[3]||1}\`.`),qn(i,e.replace(/^\$/,""),t)}function tb(i,e){let t=T(i),n=Zy.find(r=>r===t.text);
if(t.kind!=="word"||n===void 0){let r={"=":"is","==":"is","!=":"not",">":">=","<=":"<"}[t.text];return P(i,"is, not, >= or <",r===void 0?"Wr\
ite a test such as `when level >= 3`, with blanks.":`Write \`${r}\`.`),"is"}return B(i),e?.values.kind==="choice"&&(n===">="||n==="<")&&k(i,
t.span,`\`${e.name}\` is a choice and has no order.`,"is or not",`Write \`when ${e.name} is ${e.values.of[0]}\`.`),n}function ib(i,e){if(!oe(
i))return P(i,"a value","Write a test such as `when level >= 3`."),0;let{text:t,span:n}=B(i);return e===null?t:e.values.kind==="choice"?nb(i,
e.values.of,t,n):rb(i,e.values,t,n)}function nb(i,e,t,n){if(!e.includes(t)){let[r]=Xe(t,e);k(i,n,`\`${t.slice(0,40)}\` is not a value of this\
 parameter.`,e.join(", "),r===void 0?`Write one of ${e.join(", ")}.`:`Did you mean \`${r}\`?`)}return t}function rb(i,{from:e,to:t},n,r){let s=/^-?\d{1,4}$/.
test(n)?Number(n)+0:NaN;return s>=e&&s<=t?s:(k(i,r,`\`${n.slice(0,40)}\` is not a value of this parameter.`,`a whole number from ${e} to ${t}`,
`Write a number from ${e} to ${t}.`),e)}var Zi=[Ou,Bu,Hu,Pu,Fu,ju,Ku,Eu,Lu,Yu,Iu,$u,Xu,Gu,Wu,qu,Vu,Zu,Ju],sb=new Map(Zi.map(i=>[i.kind,i]));function Qu(i){return sb.get(i.kind)}var ob="  ",lb=72;function Ms(i,e){let[t]=e;if(e.length===1&&t?.length===1){let n=`${i} { ${t[0]} }`;if(n.length<=lb)return[n]}return[`${i} {`,...e.flat().map(
n=>ob+n),"}"]}function Qi(i){let e=Qu(i).print(i);if(i.kind==="join"){let n=i.operands.map(({sign:r,statement:s})=>{let[o="",...l]=Qi(s);return[
r===-1?`- ${o}`:o,...l]});return Ms(e,n)}let t=vs(i);return t===null?[e]:Ms(e,t.map(Qi))}var td={keyword:"mini",summary:`A form for badges and guests, in a grid of its own from 0,0, ${Ot.width}x${Ot.height} unless a size is given\
. As a badge it is drawn in units of the whole picture, so a sign that needs more room to be read, such as a clock, says so; a narrow one le\
aves the subject more.`,forms:["mini [WxH] { … }"],example:`icon plus
keyline sign
mini {
  line 4,1 4,7
  line 1,4 7,4
}
line 12,4 12,20
line 4,12 20,12
`,repeatable:!1,parse(i,e){let t=T(i).kind==="word"?ab(i):Ot,n=he(i);i.failed||(e.mini=n,e.miniSize=t)},print:({mini:i,miniSize:{width:e,height:t}})=>{
if(i===null)return[];let n=e===Ot.width&&t===Ot.height;return Ms(n?"mini":`mini ${K(e)}x${K(t)}`,i.map(Qi))}};function ab(i){let{span:e}=T(i),
{width:t,height:n}=Un(i),{from:r,to:s}=L.mini;return ed(t)&&ed(n)?{width:t,height:n}:(i.failed||k(i,e,`A small form is ${r} to ${s} units wi\
de and high.`,"a size in numbers","Write mini 7x9, for instance."),Ot)}function ed(i){return typeof i=="number"&&i>=L.mini.from&&i<=L.mini.to}var hb=new RegExp(`^${Kn}$`),cb=/^(-?\d{1,4})\.\.(-?\d{1,4})$/,id={keyword:"param",summary:"A parameter with its default: a range of whole n\
umbers, or a choice of words or single characters. `$name` stands for its value in any number below it.",forms:["param NAME FROM..TO = DEFAU\
LT","param NAME VALUE VALUE … = DEFAULT"],example:`icon volume
traits directional partial
param level 0..2 = 2
poly 3,9 7,9 12,4 12,20 7,15 3,15
when level >= 1 { arc 12,12 4.5 -40 40 }
when level >= 2 { arc 12,12 9 -45 45 }
`,repeatable:!0,parse(i,e,t){let n=T(i),r=fb(i),s=ub(i);oe(i,"=")?B(i):P(i,"= and a default","End with the default, such as `= 2`, with blan\
ks.");let o=pb(i,s);if(i.failed||(i.parameters.has(r)&&k(i,n.span,`A parameter \`${r}\` is declared already.`,"another name","Keep one of th\
e two."),e.parameters.length===q.parameters&&k(i,t.span,`A program has at most ${q.parameters} parameters.`,"another declaration","Leave one\
 out."),i.failed))return;let l={name:r,values:s,default:o,span:N(i,t)};i.parameters.set(r,l),e.parameters=[...e.parameters,l]},print:({parameters:i})=>i.
map(({name:e,values:t,default:n})=>{let r=t.kind==="range"?`${t.from}..${t.to}`:t.of.join(" ");return`param ${e} ${r} = ${n}`})};function fb(i){
let e=T(i);return e.kind==="word"&&e.text.length<=24&&hb.test(e.text)?B(i).text:(P(i,"a name such as level","Begin with a lower-case letter;\
 letters, digits and single hyphens may follow, 24 in all."),"level")}function ub(i){let e=T(i),t=e.kind==="word"?cb.exec(e.text):null;if(t===
null)return{kind:"choice",of:db(i)};B(i);let[n,r]=[Number(t[1])+0,Number(t[2])+0],{parameter:s}=L;return n>=r&&k(i,e.span,"A range runs from\
 a lower to a higher number.","from..to",`Write ${Math.min(n,r)}..${Math.max(n,r)+(n===r?1:0)}.`),(n<s.from||r>s.to)&&k(i,e.span,`A paramete\
r lies within ${s.from} to ${s.to}.`,"from..to","Write a smaller range, such as 0..4."),{kind:"range",from:n,to:r}}function db(i){let e=[];for(;!i.
failed&&!be(i)&&!oe(i,"=");){let t=T(i);if(t.kind!=="word"||!ks(t.text))return P(i,"a value","Values are words such as up, whole numbers, or\
 single characters such as A; a range is 0..4."),e;B(i),e.includes(t.text)&&k(i,t.span,`The value \`${t.text}\` is given twice.`,"another va\
lue","Keep one of the two."),e.length===q.choices&&k(i,t.span,`A choice has at most ${q.choices} values.`,"= and a default","Leave some out."),
e.push(t.text)}return e.length<2&&P(i,"a range or at least two values","Write a range such as 0..4, or values such as up down."),e}function pb(i,e){
if(!oe(i))return P(i,"a default","Write one of the values."),0;let{text:t,span:n}=B(i);if(e.kind==="choice")return e.of.includes(t)||k(i,n,"\
The default is none of the values.",e.of.join(", "),`Write ${e.of[0]??"a value"}, for instance.`),t;let r=/^-?\d{1,4}$/.test(t)?Number(t)+0:
NaN;return r>=e.from&&r<=e.to?r:(k(i,n,"The default lies outside the range.",`a whole number from ${e.from} to ${e.to}`,`Write ${e.from}, fo\
r instance.`),e.from)}var mb=/^(\d{1,2})\/(\d(?:\.\d)?)=(\d(?:\.\d)?)$/,nd={keyword:"stroke",summary:"The sizes and strokes at which its strokes are thinner than \
was asked for, by a third at most: two things in few pixels are told by thinner ones alone.",forms:["stroke SIZE/STROKE=WIDTH …"],example:`\
icon signs
stroke 16/2=1.5
circle 8,8 4
circle 16,16 4
`,repeatable:!1,parse(i,e){let t=gs(i,gb);t!==null&&(e.strokes=t)},print:({strokes:i})=>i.length===0?[]:[`stroke ${i.map(yb).join(" ")}`]};function gb(i){
let e=T(i),[,t,n,r]=(e.kind==="word"?mb.exec(e.text):null)??[],s=Yi.find(h=>h===Number(t)),o=mi.find(h=>h===Number(n));if(s===void 0||o===void 0)
return P(i,"a size, a stroke and a width, such as 16/2=1.5",`Sizes are ${Yi.join(", ")}, strokes ${mi.join(", ")}; leave the line out where \
strokes have the width that is asked for.`),null;B(i);let l=Au(o),a=l.find(h=>h===Number(r));return a!==void 0?{size:s,stroke:o,width:a}:(k(
i,e.span,`Strokes of ${o} px are not drawn ${r} px wide.`,l.length===0?"a stroke that may be thinner, such as 2":`a width of ${l.join(" or ")}\
 px`,"They may be thinner by a third, at most."),null)}function yb({size:i,stroke:e,width:t}){return`${i}/${e}=${t}`}var Ts=["directional","partial","unfillable","spaced"],rd={keyword:"traits",summary:"What the picture alone cannot tell from a fault: it poi\
nts somewhere (`directional`), shows a part or level (`partial`), has nothing to fill (`unfillable`), has its lines as far apart as they are\
 meant to be (`spaced`: the pixel grid moves none out of another's way).",forms:[`traits ${Ts.map(i=>`[${i}]`).join(" ")}`],example:`icon ar\
row-right
keyline sign
traits directional unfillable
line 4,12 20,12
line 13,5 20,12 13,19
`,repeatable:!1,parse(i,e){let t=[];do{let n=T(i),r=n.kind==="word"?Ts.find(s=>s===n.text):void 0;if(r===void 0){let[s]=Xe(n.text,Ts);P(i,`o\
ne of ${Ts.join(", ")}`,s===void 0?"Leave the line out when no trait applies.":`Did you mean \`${s}\`?`);return}B(i),t.includes(r)&&k(i,n.span,
`\`${r}\` is given twice.`,"another trait","Keep one of the two."),t.push(r)}while(!be(i));i.failed||(e.traits=t)},print:i=>i.traits.length===
0?[]:[`traits ${i.traits.join(" ")}`]};var sd={keyword:"words",summary:"Names and synonyms that mean this glyph, with commas between them. Capitals become lower case.",forms:["wor\
ds NAME, NAME, …"],example:`icon cart
words shopping cart, cart, basket
line 2,3 5,3 5.8,7
poly 5.8,7 21,7 19,15 7.4,15
`,repeatable:!1,parse(i,e){let t=T(i);if(be(i)){P(i,"names with commas between them","Write words shopping cart, cart, for instance.");return}
for(;!be(i);){let s=B(i);(s.kind!=="word"||s.text.includes('"'))&&k(i,s.span,"Quotes do not belong in words.","names without quotes","Leave \
the quotes out.")}let n=N(i,t),r=i.text.slice(n.start,n.end).split(",").map(s=>s.trim().toLowerCase().replace(/\s+/g," "));r.includes("")&&k(
i,n,"A name between the commas is missing.","a name","Leave the superfluous comma out."),i.failed||(e.words=r)},print:i=>i.words.length===0?
[]:[`words ${i.words.join(", ")}`]};var jt=[Tu,Su,sd,Du,rd,id,Ru,wu,Mu,nd,td];var od=/[^\S\n]+|#[^\n]*|\n|;|[{}]|"[^"\n]*"?|[^\s;{}#]+/y;function _n(i){let e=[],t=1,n=0,r=0,s=(l,a,h)=>{e.push({kind:l,text:a,span:{start:r,
end:h,line:t,column:r-n+1}})};for(;r<i.length;){od.lastIndex=r;let l=od.exec(i)?.[0]??i.slice(r),a=r+l.length,h=l.charAt(0);h===`
`||h===";"?s("end",h,a):h==="{"?s("open",h,a):h==="}"?s("close",h,a):h==='"'?o(l,a):h!=="#"&&h.trim()!==""&&s("word",l,a),r=a,h===`
`&&(t+=1,n=a)}return s("eof","",r),e;function o(l,a){l.length>1&&l.endsWith('"')?s("string",l.slice(1,-1),a):s("unclosed-string",l.slice(1),
a)}}function ld(i){let e=new Map(i.parameters.map(({name:r,values:s})=>{let o=s.kind==="range"?[s.to]:s.of.map(Number).filter(Number.isFinite);return[
r,Math.max(1,...o)]})),t=r=>typeof r=="number"?r:e.get(r.parameter)??1,n=r=>{let s=vs(r);if(s===null)return 1;let o=s.reduce((l,a)=>l+n(a),0);
return r.kind==="mirror"?2*o:r.kind==="ring"?Math.max(1,t(r.count))*o:o};return[...i.statements,...i.mini??[]].reduce((r,s)=>r+n(s),0)}var ha=new Map(Zi.map(i=>[i.keyword,i])),ca=new Map(jt.map(i=>[i.keyword,i])),bb=[...ca.keys(),...ha.keys()],xb=new Map(Zi.flatMap(i=>i.otherNames.
map(e=>[e,i.keyword]))),wb=/(?![\t\n\v\f\r\u007f-\u009f])\p{Cc}/u;function Rs(i){let e=Tb(),t=i.length>q.characters,n=i.slice(0,q.characters).
search(wb),r=Mb(t||n>=0?"":i);if(t&&n<0)return k(r,{start:q.characters,end:i.length,line:1,column:1},`A program has at most ${q.characters} \
characters.`,"the end of the text","Write a shorter program."),{program:e,problems:r.problems};if(n>=0){let o=i.slice(0,n).split(`
`),l={start:n,end:n+1,line:o.length,column:(o.at(-1)?.length??0)+1};return k(r,l,"This is not a text: it holds control characters.","a progr\
am in the icon language","Name a text file."),{program:e,problems:r.problems}}kb(r,e);let s=r.problems.toSorted((o,l)=>o.span.start-l.span.start);
return{program:e,problems:s}}function kb(i,e){let t=[],n=new Set;for(;;){let r=T(i);if(i.failed=!1,r.kind==="eof")break;let s=r.kind==="word"?
ca.get(r.text):void 0;if(r.kind==="end")B(i);else if(r.kind==="close")B(i),k(i,r.span,"This } closes no block.","a statement","Leave it out,\
 or open a block before it.");else if(s!==void 0)Sb(i,e,s,n);else{let o=ad(i);o!==null&&t.push(o)}}e.statements=t,Cb(i,e,n)}function Sb(i,e,t,n){
let r=B(i);n.has(t.keyword)&&!t.repeatable?k(i,r.span,`\`${t.keyword}\` is declared already.`,"another declaration","Keep one of the two."):
t.keyword==="icon"&&Ab(i,r)&&k(i,r.span,"`icon` is not the first line.","a statement","Move `icon` with its name to the top."),n.add(t.keyword),
t.parse(i,e,r),aa(i,t.forms)}function ad(i){let e=B(i),t=e.kind==="word"?ha.get(e.text):void 0;if(i.statements+=1,i.statements>q.statements)
return k(i,e.span,`A program has at most ${q.statements} statements.`,"the end of the program","Draw with fewer statements, or repeat some w\
ith mirror or ring."),i.index=i.tokens.length-1,null;if(t===void 0)return vb(i,e),aa(i,[]),null;let n=t.parse(i,e);return aa(i,t.forms),i.failed?
null:n}function aa(i,e){for(;;){let t=T(i);if(t.kind==="end"||t.kind==="close"||t.kind==="eof")return;let n=ys(t)?"Comments begin with #.":e.
length===0?"Leave it out.":`Write ${e.map(r=>`\`${r}\``).join(" or ")}.`;k(i,t.span,`${bs(t)} does not belong here.`,"the end of the stateme\
nt",n),t.kind==="open"?he(i):B(i)}}function vb(i,e){let t="a statement";if(e.kind==="open")k(i,e.span,"This block has no statement in front.",
t,"Write { on the line of its statement, such as `mirror x=12 {`."),i.index-=1;else if(ca.has(e.text))k(i,e.span,`\`${e.text}\` is a declarat\
ion and cannot stand in a block.`,t,"Move it to the top of the program.");else if(ys(e)){let n=i.text.slice(e.span.start).split(/[\n;{}]/,1)[0]?.
replace(/^[/*]+\s*/,"").replace(/\s*\*\/$/,"").slice(0,40)??"";k(i,e.span,"Comments begin with # here.",t,`Write \`# ${n}\`.`)}else if(e.text.
startsWith("-")){let n=e.text==="-"?"Write `join { SHAPE; - SHAPE }`.":`Inside \`join\` write \`- ${e.text.slice(1,20)}\`, with a blank.`;k(
i,e.span,"A shape is taken away only inside `join`.",t,n)}else{let n=xb.get(e.text.toLowerCase())??Xe(e.text,bb)[0],r=n===void 0?`Statements\
 are ${[...ha.keys()].join(", ")}.`:`Did you mean \`${n}\`?`;k(i,e.span,`${bs(e)} is not a statement.`,t,r)}}function Cb(i,e,t){let n={start:0,
end:0,line:1,column:1};i.failed=!1,t.has("icon")||k(i,n,"The program has no name.","`icon` and a name","Begin with a line such as `icon shop\
ping-cart`."),i.failed=!1;let r=ld(e);r>q.lowered&&(k(i,n,`The program draws ${r} shapes after its mirrors and rings; at most ${q.lowered} a\
re allowed.`,"fewer shapes","Repeat less often, or put fewer shapes in each ring."),e.statements=[],e.mini=null)}function Ab(i,e){return i.tokens.
slice(0,i.tokens.indexOf(e)).some(({kind:t})=>t!=="end")}function Mb(i){return{text:i,tokens:_n(i),index:0,problems:[],failed:!1,depth:0,statements:0,
parameters:new Map,statement:ad}}function Tb(){return{name:"untitled",category:null,words:[],keyline:"free",traits:[],parameters:[],inner:null,
badge:null,detail:[],strokes:[],mini:null,miniSize:Ot,statements:[]}}function hd(i){return`${[...jt.flatMap(t=>t.print(i)),...i.statements.flatMap(Qi)].join(`
`)}
`}var Rb=new Set(jt.map(({keyword:i})=>i));function cd(i){let{program:e,problems:t}=Rs(i);if(t.length>0)return null;let n=hd(e),r=_n(i),s=Db(i,
r,fd(r));return s.length===0?n:Eb(n,s)}function fd(i){let e=new Map,t=l=>{let a=e.get(l)??0;return e.set(l,a+1),`${l} ${a}`},n=[],r=0,s="mai\
n",o=!0;for(let{kind:l,text:a,span:h}of i){if(l==="word"&&o){let c=r===0&&Rb.has(a);r===0&&(s=a==="mini"?"mini":"main"),n.push({key:t(c?a:s),
line:h.line})}l==="close"&&n.push({key:t(`${s} }`),line:h.line}),r+=l==="open"?1:l==="close"?-1:0,o=l==="end"||l==="open"||l==="close"}return n}
function Db(i,e,t){let n=[],r=0,s=null;for(let o of e){let[l]=/#.*/.exec(i.slice(s?.span.end??0,o.span.start))??[],{line:a}=o.span;for(;r<t.
length&&t[r].line<=a-(l===void 0?1:0);)r+=1;if(l!==void 0){let h=t[r-1],c=h?.line===a;n.push({text:l.trimEnd(),place:c?"behind":"before",anchors:c?
[h,...t.slice(r)]:t.slice(r)})}s=o}return n}function Eb(i,e){let t=i.trimEnd().split(`
`),n=new Map(fd(_n(i)).map(({key:a,line:h})=>[a,h-1])),r=t.map(()=>[]),s=t.map(()=>[]),o=[];for(let{text:a,place:h,anchors:c}of e){let f=c.findIndex(
({key:d})=>n.has(d)),u=n.get(c[f]?.key??"");u===void 0?o.push(a):(h==="behind"&&f===0?s:r)[u].push(a)}return`${[...t.flatMap((a,h)=>{let c=`${/^ */.
exec(a)[0]}${a.trimStart().startsWith("}")?"  ":""}`;return[...r[h].map(f=>c+f),[a,...s[h]].join(" ")]}),...o].join(`
`)}
`}function Ds(i,e){let t=i.lastIndexOf(`
`,e-1)+1,n=i.slice(t,e);if(n.includes("#")||(n.match(/"/g)??[]).length%2===1)return null;let s=n.slice(Math.max(...[";","{","}"].map(l=>n.lastIndexOf(
l)))+1).trimStart().split(/\s+/),o=i.slice(0,e).replace(/#.*/g,"");return{before:s.slice(0,-1).filter((l,a)=>a>0||l!=="-"),word:s.at(-1)??"",
depth:o.split("{").length-o.split("}").length}}var Gt=new Map(Zi.map(i=>[i.keyword,i])),en=new Map(jt.map(i=>[i.keyword,i])),Yn=new Map(Cs.flatMap(({forms:i,summary:e,forGroups:t})=>i.map(
n=>[n,{summary:e,forGroups:t}])));function ud(i){return Cs.some(({read:e})=>e(i)!==null)}function Es({keyword:i,forms:e}){let t=e.flatMap(n=>n.
match(/(?<![$\w])[a-z]{2,}\b/g)??[]);return[...new Set(t)].filter(n=>n!==i&&n!=="modifiers")}function dd({forms:i}){return i.some(e=>e.includes(
"[modifiers]"))}var Ob=["directional","partial","unfillable","spaced"],pd=["is","not",">=","<"];function gd(i){return({state:e,pos:t,explicit:n})=>{let r=e.
doc.toString(),s=Ds(r,t);if(s===null)return null;let[o]=s.before;if(!n&&s.word===""&&(s.before.length!==1||o===void 0))return null;let l=t-s.
word.length,a=c=>({from:l,options:c,validFor:/^[^\s;{}#]*$/});if(o==="use"||o==="category")return i().then(c=>a(Lb(s,c)));let h=Bb(s,r);return h.
length===0?null:a(h)}}function Bb(i,e){let[t,...n]=i.before;if(t===void 0)return Pb(i,e);let{parameters:r}=Rs(e).program;if(i.word.includes(
"$"))return r.map(({name:o})=>({label:`${i.word.slice(0,i.word.indexOf("$"))}$${o}`,type:"variable"}));if(t==="when")return $b(n,r);if(t==="\
keyline")return n.length===0?qt(gi,"constant"):[];if(t==="traits")return qt(Ob.filter(o=>!n.includes(o)),"constant");let s=Gt.get(t);return s===
void 0?[]:Ib(s,n)}function Lb({before:[i,...e],word:t},n){return i==="use"?Nb(e,t,n):qt([...new Set(n.map(({category:r})=>r))].sort(),"const\
ant")}function Pb({depth:i},e){let t=new Set(e.match(/^\s*[a-z]+/gm)?.map(r=>r.trim())),n=[...en.values()].filter(({keyword:r,repeatable:s})=>i===
0&&(s||!t.has(r)));return[...[...Gt.values()].map(r=>md(r,"keyword")),...n.map(r=>md(r,"class"))]}function md({keyword:i,summary:e,forms:[t=""]},n){
return{label:i,apply:`${i} `,detail:t.slice(i.length),info:e,type:n}}function qt(i,e){return i.map(t=>({label:t,type:e}))}function Ib(i,e){let t=i.
keyword==="part",n=dd(i)?[...Yn].filter(([r,{forGroups:s}])=>(s||!t)&&!e.includes(r)):[];return[...qt(Es(i),"property"),...n.map(([r,{summary:s}])=>({
label:r,info:s,type:"property"}))]}function Nb(i,e,t){let[n,...r]=i;if(n===void 0)return t.map(a=>({label:a.name,apply:`${a.name} `,detail:a.
category,type:"class"}));if(r.includes("into"))return r.length<3?[]:Fb(r);let o=(t.find(a=>a.name===n)?.parameters??[]).filter(a=>!r.some(h=>h.
startsWith(`${a.name}=`))).flatMap(a=>a.values.map(h=>({label:`${a.name}=${h}`,type:"enum"}))),l=r.length===0?["mini","into"]:["into"];return e.
includes("=")?o:[...qt(l,"property"),...o]}function Fb(i){return[...Yn].filter(([e,{forGroups:t}])=>t&&!i.includes(e)).map(([e,{summary:t}])=>({
label:e,info:t,type:"property"}))}function $b(i,e){let[t]=i;if(t===void 0)return qt(e.map(r=>r.name),"variable");let n=e.find(r=>r.name===t);
return i.length===1?qt(n?.values.kind==="choice"?pd.slice(0,2):pd,"keyword"):i.length>2||n===void 0?[]:qt(Wb(n),"enum")}function Wb({values:i}){
return i.kind==="choice"?[...i.of]:Array.from({length:i.to-i.from+1},(e,t)=>String(i.from+t))}var yd=[$i.of(Hb),zr(zb)];function Hb(i){let e=document.createElement("div");e.className="cm-form";let t=({doc:n,selection:r})=>{let s=Ds(n.
toString(),r.main.head),o=bd(s?.before[0]??s?.word);e.replaceChildren(...o===void 0?["A statement on each line. Ctrl+Space offers what can f\
ollow."]:xd(o))};return t(i.state),{dom:e,update:({docChanged:n,selectionSet:r,state:s})=>{(n||r)&&t(s)}}}function bd(i=""){return Gt.get(i)??
en.get(i)}function xd({forms:i,summary:e}){return[...i.flatMap(t=>[Vb(t)," "]),e]}function Vb(i){return Object.assign(document.createElement(
"code"),{textContent:i})}function zb({state:i},e){let{from:t,text:n}=i.doc.lineAt(e),[,r="",s=""]=new RegExp(`^(.{0,${e-t}}[\\s;{}]|)([^\\s;{}\
]*)`).exec(n)??[],o=t+r.length,l=o+s.length,a=bd(s),h=a===void 0?Yn.get(s)?.summary:null;return h===void 0||e>l?null:{pos:o,end:l,above:!0,create:()=>{
let c=document.createElement("div");return c.className="cm-meaning",c.append(...a===void 0?[h??""]:xd(a)),{dom:c}}}}var Kb=/^[^\s;{}#]+/,jb=/^-?\.?\d/;function Gb(i,e){if(i.sol()&&(e.keyword=null),i.eatSpace())return null;if(i.match(/^#.*/)!==null)return"c\
omment";let t=i.eat(/[;{}]/);if(t!==void 0)return e.keyword=null,e.depth=Math.max(0,e.depth+(t==="{"?1:t==="}"?-1:0)),"punctuation";if(i.match(
/^"[^"]*"?/)!==null)return"string";i.match(Kb);let n=i.current();return e.keyword!==null?qb(n,e.keyword):n==="-"?"operator":(e.keyword=n,Gt.
has(n)?"keyword":en.has(n)?"definitionKeyword":null)}function qb(i,e){if(e==="icon"||e==="words"||e==="category")return"string";if(i.startsWith(
"$"))return"variableName";if(jb.test(i))return"number";let t=Gt.get(e);return t!==void 0&&(ud(i)||Es(t).includes(i))?"modifier":/^[a-z][a-z0-9-]*=/.
test(i)?"attributeName":null}var Ub=zi.define([{tag:v.keyword,color:"var(--code-statement)",fontWeight:"600"},{tag:v.definitionKeyword,color:"\
var(--code-declaration)",fontWeight:"600"},{tag:v.modifier,color:"var(--code-modifier)"},{tag:v.number,color:"var(--code-number)"},{tag:v.variableName,
color:"var(--code-modifier)"},{tag:v.string,color:"var(--code-string)"},{tag:v.comment,color:"var(--soft)",fontStyle:"italic"},{tag:[v.punctuation,
v.operator],color:"var(--soft)"}]),wd=[Jr.define({name:"icon",startState:()=>({keyword:null,depth:0}),copyState:i=>({...i}),token:Gb,indent:({
depth:i},e,{unit:t})=>Math.max(0,i-(e.startsWith("}")?1:0))*t,languageData:{commentTokens:{line:"#"},closeBrackets:{brackets:["{",'"']},indentOnInput:/^\s*\}$/}}),
Gc(Ub)];var kd=E.theme({"&":{border:"1px solid var(--edge)",borderRadius:"var(--corner)",background:"var(--paper)",color:"var(--ink)",fontSize:"0.95\
rem"},"&.cm-focused":{outline:"3px solid var(--link)",outlineOffset:"0"},"&.cm-wrong":{borderColor:"var(--fault)",boxShadow:"inset 0 0 0 1px\
 var(--fault)"},".cm-scroller":{minHeight:"min(12rem, 45vh)",maxHeight:"max(45vh, 100vh - 24rem)",overflow:"auto",fontFamily:"var(--code)",fontVariantLigatures:"\
none",lineHeight:"1.6"},".cm-content":{padding:"0.5rem 0",caretColor:"var(--ink)"},".cm-line":{padding:"0 0.75rem 0 0.5rem"},".cm-gutters":{
border:"0",background:"transparent",color:"var(--soft)"},".cm-lineNumbers .cm-gutterElement":{minWidth:"2rem",padding:"0 0.25rem 0 0.5rem"},
".cm-activeLine":{background:"color-mix(in srgb, var(--link) 7%, transparent)"},".cm-activeLineGutter":{background:"transparent",color:"var(\
--ink)"},".cm-marked":{background:"var(--warning-wash)",outline:"1px solid var(--warning)"},".cm-matchingBracket, &.cm-focused .cm-matchingB\
racket":{background:"var(--link-wash)",outline:"1px solid var(--link)"},".cm-panels":{position:"relative",background:"var(--sunken)",color:"\
var(--ink)"},".cm-panels-bottom":{borderTop:"1px solid var(--line)",borderRadius:"0 0 var(--corner) var(--corner)"},".cm-form":{minHeight:"7\
em",padding:"0.4rem 0.75rem",fontSize:"0.85rem",lineHeight:"1.5"},".cm-form code, .cm-meaning code":{fontFamily:"var(--code)",fontWeight:"60\
0",overflowWrap:"anywhere"},".cm-tooltip":{border:"1px solid var(--edge)",borderRadius:"0.3rem",background:"var(--paper)",color:"var(--ink)",
boxShadow:"0 4px 16px rgb(0 0 0 / 0.18)"},".cm-meaning, .cm-completionInfo.cm-tooltip":{maxWidth:"min(24rem, 80vw)",padding:"0.4rem 0.6rem",
fontSize:"0.85rem",lineHeight:"1.45"},".cm-tooltip.cm-tooltip-autocomplete > ul":{maxHeight:"16rem",maxWidth:"min(30rem, 86vw)",fontFamily:"\
var(--code)"},".cm-tooltip.cm-tooltip-autocomplete > ul > li":{padding:"0.2rem 0.6rem",lineHeight:"1.5"},".cm-tooltip.cm-tooltip-autocomplet\
e > ul > li[aria-selected]":{background:"var(--ink)",color:"var(--paper)"},".cm-completionDetail":{marginLeft:"0.6em",fontStyle:"normal",opacity:"\
0.85"},".cm-diagnostic":{padding:"0.4rem 0.6rem",fontSize:"0.85rem",lineHeight:"1.45",maxWidth:"min(24rem, 80vw)"},".cm-diagnostic-error":{borderLeft:"\
4px solid var(--fault)"},".cm-diagnostic-warning":{borderLeft:"4px solid var(--warning)"},".cm-diagnostic-info":{borderLeft:"4px solid var(-\
-link)"},".cm-lintRange-error":{background:"none",textDecoration:"underline wavy var(--fault)"},".cm-lintRange-warning":{background:"none",textDecoration:"\
underline wavy var(--warning)"},".cm-lintRange-info":{background:"none",textDecoration:"underline dotted var(--link)"},".cm-lintRange-active":{
background:"var(--warning-wash)"},".cm-panel.cm-panel-lint ul [aria-selected]":{background:"var(--link-wash)",color:"var(--ink)"}});var fa=W.define(),_b=F.line({class:"cm-marked"}),Sd=fe.define({create:()=>F.none,update:(i,{effects:e,changes:t,docChanged:n,state:r})=>{for(let s of e)
if(s.is(fa))return s.value===null?F.none:F.set([_b.range(r.doc.lineAt(s.value).from)]);return n?i.map(t):i},provide:i=>E.decorations.from(i)});
function Yb(i){let e=!1,t=new E({root:i.root,parent:i.root,state:Q.create({doc:i.text,extensions:[...Xb(i),Wi.of([{key:"Shift-Alt-f",run:()=>s()||
!0}]),E.updateListener.of(({docChanged:o,state:l})=>{o&&!e&&i.changed(l.doc.toString())})]})}),n=({start:o,end:l})=>{let{length:a}=t.state.doc;
return{from:Math.min(o,a),to:Math.min(Math.max(l,o),a)}},r=o=>t.dispatch({changes:Qb(t.state.doc.toString(),o),annotations:Zl.of("full")});function s(){
let o=cd(t.state.doc.toString());return o!==null&&r(o),o!==null}return{replace:o=>{e=!0,r(o),e=!1},mark:o=>{let l=o.map(({severity:a,message:h,
span:c})=>({severity:a,message:h,...n(c)}));t.dom.classList.toggle("cm-wrong",o.some(({severity:a})=>a==="error")),t.dispatch(ta(t.state,l))},
point:o=>{if(o===null){t.state.field(Sd).size>0&&t.dispatch({effects:fa.of(null)});return}let{from:l}=n(o);t.dispatch({effects:[fa.of(l),E.scrollIntoView(
l,{y:"nearest"})]})},select:o=>{let{from:l,to:a}=n(o);t.dispatch({selection:{anchor:l,head:a},scrollIntoView:!0}),t.focus()},focus:()=>t.focus(),
undo:()=>{hs(t)},redo:()=>{Wn(t)},format:s}}function Xb({label:i,findGlyphs:e}){return[kc(),mc(),Sc(),Df(),hi.of("  "),Kc(),Yc(),uf(),yf({override:[
gd(e)],icons:!1}),Wi.of([...mf,...ru,...Bf,...Gl,...hu]),wd,yd,cu(null),Sd,Jb,kd,E.lineWrapping,E.contentAttributes.of({"aria-label":i,"aria\
-description":"Tab leaves it. Control and Space offer completions, F8 goes to the next problem."})]}var Jb=E.domEventHandlers({beforeinput:({
data:i,inputType:e},t)=>{if(e!=="insertText"||i===null||t.composing)return!1;let{anchorNode:n,anchorOffset:r,focusNode:s,focusOffset:o,isCollapsed:l}=Zb(
t);if(l||n===null||s===null||!t.contentDOM.contains(s))return!1;let[a=0,h=0]=[t.posAtDOM(n,r),t.posAtDOM(s,o)].sort((f,u)=>f-u),c=t.state.toText(
i);return t.dispatch({changes:{from:a,to:h,insert:c},selection:{anchor:a+c.length},userEvent:"input.type",scrollIntoView:!0}),!0}});function Zb({
root:i}){return i.getSelection?.()??document.getSelection()}function Qb(i,e){let t=0;for(;t<i.length&&i[t]===e[t];)t+=1;let n=0,r=Math.min(i.
length,e.length)-t;for(;n<r&&i[i.length-1-n]===e[e.length-1-n];)n+=1;return{from:t,to:i.length-n,insert:e.slice(t,e.length-n)}}export{Yb as createProgramEditor};
