import * as K from './kit.mjs';import * as Z from './scene2.mjs';import {emit} from './build.mjs';
const {p,g,lin,rad,pl,sp,ridge,hill,jungle,lenses,cloud,rng}=K;const r=Math.round;
const HZ=400,cam=K.camera(950,600,HZ,[0,2.4,0]),q=(x,y,z)=>cam([x,y,z]);
// ---- the boat in metres: stern at A, axis U runs to the bow (left, towards us), N points to the near side
const A=[4.35,12.7],U=[-.8,-.6],N=[.6,-.8];
const at=(s,h,o=0)=>q(A[0]+U[0]*s+N[0]*o,h,A[1]+U[1]*s+N[1]*o);
// gunwale [s,h,halfbeam] and chine/waterline [s,h,halfbeam], same stations
const gun=Z.cat([[-.5,.98,.4],[.6,.72,.58],[2.6,.55,.7],[4.7,.57,.66],[6,.82,.5],[7,1.28,.28],[7.85,2,.1],[8.3,2.7,.05]],.5);
const bot=Z.cat([[-.2,0,.28],[.7,0,.44],[2.6,0,.54],[4.5,0,.46],[5.7,0,.28],[6.6,.16,.1],[7.6,1.1,.03],[8.36,2.66,.03]],.5);
const G=(i,k=1)=>at(gun[i][0],gun[i][1],gun[i][2]*k),Bt=i=>at(...bot[i]);
const n=gun.length;const ix=[...gun.keys()];
const mixp=(i,f)=>{const a=gun[i],b=bot[i];return at(...a.map((v,k)=>v+(b[k]-v)*f))};
const ends=a=>[a[0],...a,a.at(-1)],strake=(f0,f1)=>sp([...ends(ix.map(i=>mixp(i,f0))),...ends(ix.map(i=>mixp(i,f1)).reverse())]);
const hull=strake(0,1),inner=pl([...ix.map(i=>G(i,.9)),...ix.map(i=>G(i,-1)).reverse()]);
const gunN=sp(ix.map(i=>G(i)),false),gunF=sp(ix.slice(0,-2).map(i=>G(i,-1)),false);
const farWall=pl([...ix.slice(0,-2).map(i=>G(i,-1)),...ix.slice(0,-2).reverse().map(i=>at(gun[i][0],gun[i][1]-.28,-gun[i][2]*.9))]);
let ribs='';for(let s=.6;s<4.6;s+=.55){const i=gun.findIndex(v=>v[0]>s),a=gun[i];ribs+=pl([at(s,a[1],-a[2]),at(s,a[1]-.5,-a[2]*.7)],false)}
// transom
const tr=pl([at(-.5,1,-.42),at(-.5,1,.42),at(-.2,0,.3),at(-.2,0,-.3)]);
// canopy: barrel of cloth over hoops
const C0=2.1,C1=5,cp=(a)=>[Math.sin(a)*.92,1.66+.5*Math.cos(a)];
const cs=(a0,a1)=>{const [o0,h0]=cp(a0),[o1,h1]=cp(a1);return pl([at(C0,h0,o0),at(C1,h0,o0),at(C1,h1,o1),at(C0,h1,o1)])};
const arcF=[];for(let i=0;i<=10;i++){const [o,h]=cp(-1.5+3*i/10);arcF.push(at(C1,h,o))}
const arcI=arcF.map((c,i)=>{const [o,h]=cp(-1.5+3*i/10);return at(C1,h-.1,o*.94)}).reverse();
let fr='';const fn=10;for(let i=0;i<fn;i++){const s0=C0+(C1-C0)*i/fn,s1=C0+(C1-C0)*(i+1)/fn,[o,h]=cp(1.5),a=at(s0,h,o),b=at(s1,h,o),m=at((s0+s1)/2,h-.3,o);fr+=`M${r(a[0])} ${r(a[1])}Q${r(m[0])} ${r(m[1])} ${r(b[0])} ${r(b[1])}z`}
const post=(s,o)=>{const a=at(s,.5,o),b=at(s,1.75,o);return `M${r(a[0])} ${r(a[1])}L${r(b[0])} ${r(b[1])}`};
// people
const T=(s,h,o,k=1)=>{const a=at(s,h,o);return `translate(${r(a[0])} ${r(a[1])})scale(${(a[2]/100*k).toFixed(2)})`};
// seated guest, seat at 0,0, 100 = 1 m, facing left and to us
const guest=(s,o,c,hat)=>g(`transform="${T(s,.5,o)}"`,
 p('M-24 10q-8-44 2-58 18-12 38 0 12 22 8 58z',`fill="${c[0]}"`)+p('M4-54q10 2 14 6 12 22 8 58H8q8-34-4-64z',`fill="${c[1]}"`)+p('M-8-58h16v12q-8 8-16 0z','fill="#8f5c46"')+'<circle cx="-2" cy="-68" r="14" fill="#b9774d"/>'+
 (hat?p('M-34-70q6-8 16-10 3-15 17-16 15 1 18 16 9 2 15 10-32 10-66 0z','fill="#dcb072"')+p('M0-96q14 1 17 16 9 2 15 10-16 5-30 5 6-14-2-31z','fill="#fff0c4"'):p('M-17-66q-4-20 14-21 20 1 17 24l-6 8q0-14-6-18-12 3-19 7z','fill="#2e2230"'))+
 p('M12-44q10 14 6 34l-22 14-5-8 16-12q-2-18 5-28z',`fill="${c[2]}"`)+p('M-6 2l-12 4-2-8 10-4z','fill="#b9774d"'));
const guests=guest(2.45,-.05,['#ecd9bd','#fffaea','#cfb79d'],1)+guest(3.6,.05,['#237a76','#6cc0ab','#1a5f5f'],0);
const boatman=g(`transform="${T(.35,.45,0)}"`,
 p('M-14-80h30l2 82H4L1-50-6 2h-13z','fill="#2c3658"'),
 p('M-20-138q18-10 38 0 8 30 2 62h-38q-8-30-2-62z','fill="#3d5aa0"')+p('M6-142q8 1 12 4 8 30 2 62H8q8-34-2-66z','fill="#7f95c9"'),
 p('M-19-84h38v9h-38z','fill="#d9a765"'),
 p('M-16-134q-14 16-12 40l22 14 5-9-15-14 8-22z','fill="#324a88"')+p('M14-134q16 10 22 30l14 22-9 6-20-28-10-14z','fill="#5a74b5"')+p('M45-84l8 10q-2 8-10 4l-7-9z','fill="#9c6450"'),
 p('M-6-150h11v14q-6 4-11 0z','fill="#8f5c46"')+'<circle cx="-1" cy="-158" r="13" fill="#a56c4c"/>'+p('M-36-158q2-10 16-13 2-16 19-16t20 16q14 3 16 13-34 12-71 0z','fill="#dcb072"')+p('M2-187q15 2 17 16 14 3 16 13-14 6-32 6 12-16-1-35z','fill="#fff0c4"'));
// engine and long shaft
const e0=at(-.4,1.2,0),e1=at(-4,-.05,.2),e2=at(.3,1.3,.05);
const shaft=`M${r(e2[0])} ${r(e2[1])}L${r(e0[0])} ${r(e0[1])}L${r(e1[0])} ${r(e1[1])}`;
// ribbons on the stem
const stem=k=>{const i=n-1;return at(9.55+k*.4,2.2+k*.6,0)};
// ribbons are tied round the stem, each at its own height
const lv=(P,h)=>{let i=P.findIndex(v=>v[1]>h),a=P[i-1],b=P[i],u=(h-a[1])/(b[1]-a[1]);return at(...a.map((v,k)=>v+(b[k]-v)*u))};
const wrap=h=>{const a=lv(bot,h),b=lv(gun,h+.02),c=lv(gun,h+.17),d=lv(bot,h+.15);return pl([[a[0]-4,a[1]-2],[b[0]+4,b[1]+3],[c[0]+4,c[1]+3],[d[0]-4,d[1]-2]])};
const tail=(h,a,kx,ky,c)=>{const [x,y]=lv(gun,h+.1);return K.use('ta',`translate(${r(x)} ${r(y+2)})rotate(${a})scale(${kx} ${ky})`,`fill="${c}"`)};
const RB=[[1.68,'#2fa08f','#17666a',1],[1.84,'#f9c04a','#bd7d36',1.15],[2,'#e5568c','#a0305e',1.25]];
// ---- wake
const wl=(s,o)=>q(A[0]+U[0]*s+N[0]*o,0,A[1]+U[1]*s+N[1]*o);
const wave=(side,o0,k,w,s0,s1,pk=.75)=>{const a=[],b=[];for(let i=0;i<=9;i++){const t=i/9,s=s0+(s1-s0)*t,o=side*(o0+k*t*(s0-s1)),ww=w*Math.min(1,t*5+.05)*Math.pow(1-t,pk)*(1+.25*Math.sin(i*2.1));a.push(wl(s,o-ww/2));b.push(wl(s,o+ww/2))}return sp([...a,...b.reverse()])};
const W=rng(11);let foam='',foam2='';for(let i=0;i<20;i++){const s=-.6-i*.45,o=(W()-.5)*(.5+i*.11),c=wl(s,o),w=c[2]*(.35+W()*.9);const d=K.lens(c[0]-w/2,c[1],w,Math.max(3,c[2]*.05),.5);i%3?foam+=d:foam2+=d}
const [px,py]=e1;const X=r(px),Y=r(py),spray=`M${X-4} ${Y}q2-20 20-30-8 14-8 22 12-14 30-14-16 8-20 14 14-4 28 4-28 10-50 4zM${X+26} ${Y-30}h.1m12 6h.1m-4 8h.1m22 2h.1`;
// mirrored hull and canopy
const refl=sp([...ix.map(i=>{const v=gun[i],c=at(v[0],-v[1]*.62,v[2]);return [c[0]+(i%2?9:-9),c[1]]}),...ix.slice(0,-4).reverse().map(i=>at(bot[i][0],.05,bot[i][2]))]);
const reflC=pl([at(C0,-1.6,.92),at(C1,-1.6,.92),at(C1,-2.15,0),at(C0,-2.15,0)]);
// ---- sala on the far bank: ridge along u, gable end to the right
const SX=-5.6,SZ=45,TH=.5,ct=Math.cos(TH),sn=Math.sin(TH),S=(u,y,v)=>q(SX+u*ct+v*sn,y,SZ-u*sn+v*ct),SQ=(...a)=>pl(a.map(k=>S(...k)));
const sala=(()=>{const F=1.9,E=4.4,M=5.5,R=7,L=2.9,D=2.1,o=[];
 const col=(u,v)=>{const a=S(u,F,v),c=S(u,E,v);return `M${r(a[0])} ${r(a[1])}V${r(c[1])}`};
 o.push(p(SQ([-L-.3,F,-D-.3],[L+.3,F,-D-.3],[L+.3,.3,-D-.3],[-L-.3,.3,-D-.3]),'fill="#8d8f7c"')+p(SQ([L+.3,F,-D-.3],[L+.3,F,D],[L+.3,.3,D],[L+.3,.3,-D-.3]),'fill="#f3dcae"'));
 o.push(p(col(-L,D)+col(0,D)+col(L,D),'stroke="#8f7a6a" stroke-width="3"'));
 o.push(p(SQ([-L,F,D],[L,F,D],[L,2.7,D],[-L,2.7,D]),'fill="#7f5a4a"'));
 o.push(p(col(-L,-D)+col(-L/3,-D)+col(L/3,-D)+col(L,-D),'stroke="#fbe9c6" stroke-width="4"'));
 // steps
 
 o.push(p(SQ([-1.1,F,-D-.3],[1.1,F,-D-.3],[1.1,0,-D-3.6],[-1.1,0,-D-3.6]),'fill="#fbe6b8"')+p([.17,.34,.51,.68,.85].map(t=>pl([S(-1.1,F*(1-t),-D-.3-3.3*t),S(1.1,F*(1-t),-D-.3-3.3*t)],false)).join(''),'stroke="#a88f78" stroke-width="3"')+p(SQ([-1.1,F,-D-.3],[-1.45,F,-D-.3],[-1.45,-.1,-D-3.7],[-1.1,-.1,-D-3.7])+SQ([1.1,F,-D-.3],[1.45,F,-D-.3],[1.45,-.1,-D-3.7],[1.1,-.1,-D-3.7]),'fill="#b9a78c"'));
 // skirt roof, then the gable
 const e=1;
 o.push(p(SQ([-L-e,E-.35,-D-e],[L+e,E-.35,-D-e],[L*.72,M,-D*.55],[-L*.72,M,-D*.55]),'fill="#a8473a"')+p(SQ([L+e,E-.35,-D-e],[L+e,E-.35,D+e],[L*.72,M,D*.55],[L*.72,M,-D*.55]),'fill="#f0945c"'));
 o.push(p(pl([S(L*.72,M-.1,-D*.6),S(L*.72,M-.1,D*.6),S(L*.72,R,0)]),'fill="#fbd592"'));
 o.push(p(SQ([-L*.95,M-.25,-D*.75],[L*.95,M-.25,-D*.75],[L*.95,R,0],[-L*.95,R,0]),'fill="#c25a3f"')+p(SQ([L*.95,M-.25,-D*.75],[L*.95,R,0],[L*.95,M-.25,D*.75],[L*.85,M-.2,D*.6],[L*.85,R-.5,0],[L*.85,M-.2,-D*.6]),'fill="#ffe0a0"'));
 const a=S(-L*.95,R,0),c=S(L*.95,R,0),el=S(-L-e,E-.35,-D-e),er=S(L+e,E-.35,-D-e);
 o.push(p(`M${r(a[0]-3)} ${r(a[1]-14)}q-1 10 4 14L${r(c[0])} ${r(c[1])}q5-4 4-16M${r(el[0]-3)} ${r(el[1]-6)}l3 6L${r(er[0])} ${r(er[1])}`,'fill="none" stroke="#ffe0a0" stroke-width="3" stroke-linecap="round"'));
 return o.join('')})();
// ---- water hyacinth
const petal=(a,l,w)=>{const c=Math.cos(a),n=Math.sin(a),P=(x,y)=>`${r(x*c-y*n)} ${r(x*n+y*c)}`;return `M0 0C${P(l*.4,-w)} ${P(l,-w*.8)} ${P(l,0)}C${P(l,w*.8)} ${P(l*.4,w)} 0 0z`};
const fl=`<g id="hf">${p([0,1,2,3,4].map(i=>petal(.3+i*1.05,15,7)).join(''),'fill="#b79be0"')}${p(petal(-1.05,17,8),'fill="#dccaf2"')}<circle cx="4" cy="-7" r="3" fill="#f6c65a"/></g>`;
const pad=(x,y,a,k)=>`translate(${x} ${y})rotate(${a})scale(${k})`;
const lf=`<path id="hd" d="M0 0C-8-10-9-20-5-28-36-30-38-70 0-84 38-70 36-30 5-28 9-20 8-10 0 0z"/><g id="hl"><use href="#hd"/><path d="M0-30C-28-34-28-66 0-80-10-62-10-44 0-30z" fill="#9ccf86"/></g>`;
const hy=`<g id="hy">${g('fill="#184f50"',[[-30,-4,-66,1],[30,-2,62,1],[-14,-8,-26,1.1],[18,-8,24,1.1]].map(a=>K.use('hd',pad(...a))).join(''))}${p('M0 0Q-6-60 2-96','fill="none" stroke="#6fa56c" stroke-width="6"')}${[[2,-112,1.15,0],[-14,-94,1,-40],[15,-92,1,40],[-4,-76,1.05,-10],[12,-66,.9,60]].map(([x,y,k,a])=>K.use('hf',`translate(${x} ${y})rotate(${a})scale(${k})`)).join('')}${g('fill="#2f7f68"',[[-24,0,-78,.86],[26,2,74,.9],[-8,4,-36,.8],[14,6,34,.74]].map(a=>K.use('hl',pad(...a))).join(''))}</g>`;
const spur=(P,base,seed)=>{const R=rng(seed);let d='';for(let i=1;i<P.length-1;i++){if(!(P[i][1]<P[i-1][1]&&P[i][1]<=P[i+1][1]))continue;let j=i;while(j>0&&P[j-1][1]>=P[j][1])j--;if(P[j][1]-P[i][1]<16)continue;const [x,y]=P[i],o=[];let X=x,Y=y,k=0;while(Y<base){Y+=24+R()*26;X+=k++%2?-6-R()*10:14+R()*16;o.push([X,Math.min(Y,base)])}d+=pl([...P.slice(j,i+1),...o,[P[j][0]+30+R()*30,base],[P[j][0]+24,(P[j][1]+base)/2+20],[P[j][0]+2,(P[j][1]+base)/2-30]])}return d};
const f1=ridge([[-20,130],[50,44],[110,120],[190,84],[262,196],[318,168],[380,276],[452,330],[560,404]],{rough:.09,step:40,seed:5});
const f2=ridge([[800,404],[880,330],[950,296],[1010,190],[1060,206],[1130,96],[1220,60]],{rough:.1,step:40,seed:8});
const r1=ridge([[330,400],[430,300],[520,236],[590,300],[660,270],[740,330],[830,350],[930,290],[1040,250],[1220,290]],{rough:.12,step:44,seed:9});
const caps=K.place('bs',[[30,190,.7,1],[128,196,.6],[226,150,.5,1],[240,236,.7],[176,280,.8],[330,232,.45,1],[340,296,.6],[6,310,.9,1],[260,310,.7],[1040,250,.5],[1180,150,.7],[1170,260,.8,1]]);
const defs=[
 lin('s',[[0,'#1b566c'],[.16,'#568e98'],[.3,'#d6c598'],[.43,'#ffcf80']]),
 rad('h',[[0,'#fffbe0'],[.13,'#ffedb0',.95],[.3,'#ffd68e',.62],[.62,'#f9bd8a',.2],[1,'#f2a98f',0]],'cx="810" cy="206" r="640" gradientUnits="userSpaceOnUse"'),
 lin('ra',[[0,'#b59a80'],[1,'#fbd596']]),lin('rb',[[0,'#8aa25a'],[.5,'#c3b56c'],[1,'#f6d08a']]),`<linearGradient id="sh" x1="0" y1="60" x2="0" y2="400" gradientUnits="userSpaceOnUse"><stop stop-color="#1f5f62"/><stop offset=".6" stop-color="#357068" stop-opacity=".8"/><stop offset="1" stop-color="#9aa070" stop-opacity="0"/></linearGradient><g id="cp">${caps}</g>`,lin('rc',[[0,'#2b6a5a'],[1,'#7f9a62']]),lin('rd',[[0,'#1d5c57'],[1,'#0f4048']]),
 lin('w',[[0,'#ffd48a'],[.1,'#e3bf8c'],[.3,'#7c9f94'],[.58,'#2a6a76'],[1,'#0e3549']]),
 lin('m',[[0,'#ffe3a6',0],[.6,'#ffe0a0',.9],[1,'#ffe3a6',0]]),lin('rf',[[0,'#1f5f5a',.75],[1,'#1f5f5a',0]]),
 lin('hu',[[0,'#5d3230'],[.5,'#8a4f38'],[1,'#c07a48']],'x2="1" y2="0"'),
 '<path id="ta" d="M-4-8C30-15 44 8 70 9S104-2 130 6L120 19 128 32C100 22 90 36 66 29S24 8-4 9z"/>',K.ripples('r',13,19,26,130,.026),K.palmSym('p',4,8,5,14),`<path id="gs" d="${K.grass(0,110,0,130,10,{seed:8,lean:.12,w:8})}"/>`,K.bushSym('bs',5),fl,lf,hy,
 `<path id="gl" d="${lenses(20,{y0:2,y1:300,w0:30,w1:110,h:.045,seed:6,pow:1.1,f:(t,R)=>(R()-.5)*(40+t*150)})}"/>`
].join('');
let b='<path fill="url(#s)" d="M0 0h1200v900H0z"/><path fill="url(#h)" d="M0 0h1200v900H0z"/><circle cx="810" cy="206" r="56" fill="#fffdee"/>';
b+=p(cloud(400,88,230,3,3,11)+cloud(560,150,150,7,2,10)+cloud(900,86,190,6,3,11),'stroke="#fff3cf" stroke-width="10" stroke-linecap="round" opacity=".6"');
b+=p(hill(r1,420,1),'fill="url(#ra)"')+'<path fill="url(#m)" opacity=".7" d="M0 290h1200v110H0z"/>';
b+=p(hill(f2,420),'fill="url(#rb)"')+p(spur(f2,404,4),'fill="url(#sh)"');
b+=p(hill(f1,420),'fill="url(#rb)"')+p(spur(f1,404,3),'fill="url(#sh)"')+'<use href="#cp" fill="#e3cf74" transform="translate(5-5)"/><use href="#cp" fill="#2c6e5c"/>';
b+='<path fill="url(#m)" opacity=".85" d="M0 300h1200v110H0z"/>';
b+=p(jungle(-20,640,x=>404-Math.max(0,(330-x)*.2)+Math.max(0,(x-560)*.6),{w:60,h:.6,seed:6,base:440,k:3.5})+jungle(800,1220,x=>404-Math.max(0,(x-940)*.2)+Math.max(0,(860-x)*.6),{w:64,h:.55,seed:16,base:430,k:3.5}),'fill="url(#rc)"');
b+=g('fill="#1d5c57"',K.use('p','translate(330 322)scale(.9)'),K.use('p','translate(372 344)scale(-.7 .7)'),K.use('p','translate(1050 296)'),K.use('p','translate(1104 268)scale(-1.1 1.1)'));
b+='<path fill="url(#w)" d="M0 404h1200v496H0z"/>';
// bank
b+=p('M-10 402h410l160 18q50 4 70 12-30 10-120 16-260 16-520 70z','fill="#a3a05c"')+p('M-10 506q260-50 520-62l110-10q-20 12-110 20-260 18-520 68z','fill="#b08650"')+p(sp([[-30,506],[620,446],[600,470],[520,480],[560,500],[400,520],[440,544],[300,570],[340,600],[200,640],[-30,690]]),'fill="url(#rf)"');
b+=p(jungle(-20,330,x=>466-Math.max(0,(150-x)*.3),{w:90,h:.6,seed:26,k:3.2})+'Q160 480-20 514z','fill="url(#rd)"');
b+=sala;
b+=p(K.grass(556,620,446,34,7,{seed:5,lean:.1,w:4}),'fill="#2a6f5a"')+g('fill="#0f4048"',K.use('gs','translate(-14 508)scale(1.15)'),K.use('gs','translate(88 496)'),K.use('gs','translate(180 484)scale(.86)'),K.use('gs','translate(250 474)scale(.7)'))+g('fill="#6b9a58"',K.use('gs','translate(130 494)scale(-1 .8)'),K.use('gs','translate(340 474)scale(-.8 .56)'));
b+=g('fill="#fff6d0"',K.use('gl','translate(826 408)'),K.use('r','translate(300 410)scale(1.1 1.4)','opacity=".5"'),K.use('r','translate(-60 560)scale(1.2 3)','opacity=".3"'));
b+=p(refl,'fill="#14323f" opacity=".45"')+p(reflC,'fill="#c9483a" opacity=".25"');
b+=g('fill="#1d5f6a"',K.use('r','translate(1200 600)scale(-1.5 2.8)','opacity=".6"'));
// boat
b+=p(foam,'fill="#fff6d8" opacity=".75"')+p(foam2,'fill="#cfe3c0" opacity=".6"');
b+=p(wave(1,.35,.26,.5,6.6,-5),'fill="#14454f" opacity=".55"')+p(wave(1,.15,.24,.34,6.9,-5)+wave(-1,.15,.3,.34,6.9,-3)+wave(1,.3,.13,.16,6,-4),'fill="#fff6d8" opacity=".85"')+p(wave(1,.5,.5,.3,6.3,.4),'fill="#fff6d8" opacity=".4"');
b+=p(shaft,'fill="none" stroke="#2a2a36" stroke-width="7" stroke-linecap="round"');
b+=p(spray,'fill="#fff9e2" stroke="#fff9e2" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" opacity=".85"');
b+=p(tr,'fill="#5d3230"')+p(inner,'fill="#3a2228"')+p(farWall,'fill="#9a6342"')+p(ribs,'stroke="#5d3230" stroke-width="3"')+p(gunF,'fill="none" stroke="#ffd79a" stroke-width="3"');
b+=p(post(C0+.2,-.7)+post(C1-.1,-.66),'stroke="#5d3a30" stroke-width="5"');
{const E=(u,v)=>{const c=at(-.55+u,1+v,0);return c};b+=p(pl([E(-.35,.06),E(.3,.06),E(.3,.42),E(.1,.5),E(-.35,.42)]),'fill="#23303c"')+p(pl([E(-.35,.28),E(.3,.28),E(.3,.42),E(.1,.5),E(-.35,.42)]),'fill="#e0a23f"')}
b+=boatman+guests;
b+=p(hull,'fill="url(#hu)"')+p(strake(.12,.34),'fill="#2f8f86"')+p(strake(.34,.42),'fill="#fbe3ae"')+p(strake(.78,1),'fill="#3f2229" opacity=".7"')+p(gunN,'fill="none" stroke="#ffd79a" stroke-width="5" stroke-linecap="round"');
b+=p(post(C0+.2,.66)+post(C1-.1,.64),'stroke="#d99a62" stroke-width="6"');
b+=p(pl(arcF),'fill="#7f2a30"');
const arc=(s,a0,a1)=>[0,1,2,3,4].map(i=>{const [o,h]=cp(a0+(a1-a0)*i/4);return at(s,h,o)});
b+=p(pl([...arc(C0,-.55,.35),...arc(C1,-.55,.35).reverse()]),'fill="#f7b07a"')+p(cs(.35,.95),'fill="#e4573d"')+p(cs(.95,1.5),'fill="#b8392f"')+p(fr,'fill="#ffd98a"')+p(pl([...arcF,...arcI]),'fill="#ffe3b0"');
b+=RB.map(([t,c,d,k],i)=>tail(t,40-i*5,.62*k,.8,d)).join('')+RB.map(([t,c,d,k],i)=>tail(t,16-i*8,k,1,c)+p(wrap(t),`fill="${c}"`)).join('');
// bow foam hugs the waterline
{const wy=x=>{let best=0,bd=1e9;for(const v of bot)if(v[1]<.2){const c=at(v[0],0,v[2]);if(Math.abs(c[0]-x)<bd){bd=Math.abs(c[0]-x);best=c[1]}}return best};const [x,y]=wl(6.6,.1);
b+=p(K.bumps(r(x-16),r(x+150),X=>wy(X)-9*Math.max(0,1-(X-x)/130),{size:24,amp:3,seed:4,lift:.6})+`Q${r(x+90)} ${r(y+14)} ${r(x+20)} ${r(y+12)}T${r(x-46)} ${r(y+4)}z`,'fill="#fff9e2"')+p(`M${r(x-4)} ${r(y+8)}q60 8 130-4-50 16-130 4zM${r(x-70)} ${r(y+14)}q50-10 90-2-40 8-90 2z`,'fill="#a9cbb8"')}
b+=[[1082,836,.95],[1180,800,1.05,1],[972,872,.85,1],[1140,884,1.1],[866,888,.6]].sort((a,c)=>a[1]-c[1]).map(([x,y,k,f])=>`<ellipse cx="${x}" cy="${y+8}" rx="${r(74*k)}" ry="${r(18*k)}" fill="#0b3440" opacity=".6"/>`+K.use('hy',`translate(${x} ${y})scale(${f?-k:k} ${k})`)).join('');
emit('longtail-river',K.svg(1200,900,defs,b,'Long-tail boat on the River Khwae'));
