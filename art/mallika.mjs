import * as K from './kit.mjs';import {emit} from './build.mjs';
const {p,g,lin,rad,pl,sp,ridge,hill,jungle,cloud,rng}=K;const r=Math.round;
// old street: eye 2.6 m above packed earth; street along z, canal to the right, sun low ahead on the right
const VX=548,HZ=432,cam=K.camera(900,VX,HZ,[0,2.6,0]);const q=(x,y,z)=>cam([x,y,z]);
const Q=(...a)=>pl(a.map(v=>q(...v))),L=(...a)=>pl(a.map(v=>q(...v)),false);
const mix=(a,c,t)=>'#'+[1,3,5].map(i=>r(parseInt(a.slice(i,i+2),16)*(1-t)+parseInt(c.slice(i,i+2),16)*t).toString(16).padStart(2,'0')).join('');
const RIM='#ffe6ad',WL=-.7;
// Thai house, ridge along z, gable to us. s side, a street wall |x|, D width of the gable; far ones in five strokes
const house=(s,a,D,z0,z1,c,o={})=>{const F=o.F||1,W=F+2.25,H=o.H||6.7,b=a+D,m=s*(a+D/2),E=D/2+.7,k=q(0,0,z0)[2],far=!o.full,hz=z0<18?0:z0<27?.2:.4,t=v=>mix(v,'#f5cd9b',hz),w=v=>r(Math.max(1,k*v)),A=s*a,B=s*b,V=s*(a-1.35),gy=o.g||0,out=[],S=(z1-z0);
 const cu=sg=>(u,z,dy=0,e=E)=>q(m+sg*e*(1-u),W-.25+(H-W+.25)*u**1.35+dy,z),cv=cu(-s),cw=cu(s),U=far?[0,.5,1]:[0,.3,.65,1];
 const zr=z0-.6,zq=z1+.45,sx=s*(a-1.75),zf=z0-.35,ze=z1+.3,B0=o.cut?s*o.cut:B;
 const slope=pl([...U.map(u=>cv(u,zr)),...[...U].reverse().map(u=>cv(u,zq))]),skirt=Q([A,W-.2,zf],[sx,W-.95,zf],[sx,W-.95,ze],[A,W-.2,ze]);
 const gab=Q([A,F,z0],[B0,F,z0],[B0,W,z0],[A,W,z0])+pl([q(A,W,z0),q(m,H-.3,z0),q(B,W,z0)]),wall=Q([A,F,z0],[A,F,z1],[A,W,z1],[A,W,z0]);
 const dark='#3f2a3c',hole=Q([V,gy,z0+.4],[B0,gy,z0+.4],[B0,F,z0+.4],[V,F,z0+.4])+Q([V,gy,z0],[V,gy,z1],[V,F,z1],[V,F,z0]);
 const tail=(f,d)=>[...U.map(u=>f(u,zr,.05)),...[...U].reverse().map(u=>f(u,zr,-.42,E-.12)),q(m+d*(E-.05),W-.5,zr),q(m+d*(E+.42),W-.28,zr),q(m+d*(E+.62),W+.22,zr),q(m+d*(E+.3),W-.12,zr)];
 const barge=pl(tail(cv,-s))+pl(tail(cw,s))+pl([q(m-.12,H-.1,zr),q(m,H+.5,zr),q(m+.12,H-.1,zr)]),f=s<0?cv:cw;
 const rim=p(pl([...U.map(u=>f(u,zr,.06)),q(m,H+.04,zq)],false)+L([sx,W-.95,zf],[sx,W-.95,ze]),`fill="none" stroke="${RIM}" stroke-width="${Math.max(1.5,k*.035).toFixed(1)}" stroke-linejoin="round"`);
 const S3=[0,.5,1].map(u=>L([V,F,z0+.1+(S-.2)*u],[V,W-.75,z0+.1+(S-.2)*u])).join('');
 if(far)return p(hole+pl([...U.map(u=>cv(u,zr)),...[...U].reverse().map(u=>cw(u,zr))]),`fill="${t(dark)}"`)+p(gab+wall,`fill="${t(c.g)}"`)+(z0<33?p(L([V,F+.1,z0],[V,F+.1,z1])+L([V,F+.7,z0],[V,F+.7,z1])+S3,`stroke="${t(c.l)}" stroke-width="${w(.12)}"`):'')+p(slope+skirt,`fill="${t(c.r)}"`)+(z0>24?p(pl([...U.map(u=>cv(u,zr,-.1)),...[...U].reverse().slice(1).map(u=>cw(u,zr,-.1))],false),`fill="none" stroke="${t(c.b)}" stroke-width="${w(.3)}"`):p(barge,`fill="${t(c.b)}"`))+rim;
 let st='';for(const z of [z0,(z0+z1)/2,z1])st+=L([V,gy,z],[V,F,z]);for(const x of [A,m,B])st+=L([x,gy,z0],[x,F,z0]);
 out.push(p(hole,`fill="${t(dark)}" opacity=".85"`)+p(st,`stroke="${t('#553540')}" stroke-width="${w(.17)}"`));
 // soffit, gable wall, street wall
 out.push(p(pl([...U.map(u=>cv(u,zr)),...[...U].reverse().map(u=>cw(u,zr))]),`fill="${t(dark)}"`)+p(gab,`fill="${t(c.g)}"`)+p(wall,`fill="${t(c.w)}"`));
 // pediment in sun-ray boards, wall panels
 const ap=q(m,H-.75,z0),px=u=>m+(D/2-.25)*u;let ra=pl([q(px(-.86),W+.22,z0),ap,q(px(.86),W+.22,z0)]),rl='';for(const u of [-.5,0,.5])rl+=pl([q(px(u*1.2),W+.22,z0),ap],false);
 out.push(p(ra,`fill="${t(c.s)}" opacity=".55"`));
 const n=5;for(let i=1;i<n;i++){const x=A+(B-A)*i/n;rl+=L([x,F,z0],[x,W,z0])}for(const y of [F+.7,F+1.75,W+.1])rl+=L([A,y,z0],[B0,y,z0]);for(let i=1;i<6;i++)rl+=L([A,F,z0+S*i/6],[A,W,z0+S*i/6]);
 out.push(p(rl,`stroke="${t(c.d)}" stroke-opacity=".55" stroke-width="${w(.05)}"`));
 // openings, shutters thrown open
 const x1=m-.42,x2=m+.42,y0=F+.72,y1=F+1.72,zz=(u,v,h0,h1)=>Q([A,h0,z0+S*u],[A,h0,z0+S*v],[A,h1,z0+S*v],[A,h1,z0+S*u]);
 out.push(p(Q([x1,y0,z0],[x2,y0,z0],[x2,y1,z0],[x1,y1,z0])+zz(.4,.6,F,F+1.8)+zz(.1,.27,y0,y1)+zz(.74,.88,y0,y1),`fill="${t('#35213a')}"`));
 out.push(p(Q([x1,y0,z0],[x1-.42,y0-.04,z0-.25],[x1-.42,y1-.04,z0-.25],[x1,y1,z0])+Q([x2,y0,z0],[x2+.42,y0-.04,z0-.25],[x2+.42,y1-.04,z0-.25],[x2,y1,z0]),`fill="${t(c.l)}"`));
 // shadow thrown by the roof
 out.push(p(Q([A,W-.42,z0],[B0,W-.42,z0],[B0,W+.1,z0],[A,W+.1,z0])+Q([A,W-.8,z0],[A,W-.8,z1],[A,W,z1],[A,W,z0]),`fill="${t(dark)}" opacity=".4"`));
 // veranda floor, rail, posts
 out.push(p(Q([V,F,z0],[V,F,z1],[A,F,z1],[A,F,z0]),`fill="${t(c.f)}"`)+p(Q([V,F,z0],[V,F,z1],[V,F-.2,z1],[V,F-.2,z0])+Q([V,F,z0],[B0,F,z0],[B0,F-.2,z0],[V,F-.2,z0]),`fill="${t(c.d)}"`));
 let po='';for(let i=0;i<4;i++){const z=z0+.15+(S-.3)*i/3;po+=L([V,F,z],[V,W-.75,z])}
 out.push(p(L([V,F+.75,z0],[V,F+.75,z1])+L([V,F+.4,z0],[V,F+.4,z1]),`stroke="${t(c.l)}" stroke-width="${w(.06)}"`)+p(po,`stroke="${t(c.d)}" stroke-width="${w(.12)}"`));
 out.push(p(skirt,`fill="${t(c.k)}"`)+p(Q([sx,W-.95,zf],[sx,W-.95,ze],[sx,W-1.08,ze],[sx,W-1.08,zf])+Q([A,W-.2,zf],[sx,W-.95,zf],[sx,W-1.1,zf],[A,W-.4,zf]),`fill="${t(c.e)}"`));
 out.push(p(slope,`fill="${t(c.r)}"`)+p([.16,.36,.56,.76,.9].map(u=>pl([cv(u,zr),cv(u,zq)],false)).join(''),`stroke="${t(c.e)}" stroke-opacity=".42" stroke-width="${w(.06)}" stroke-dasharray="${w(.4)} ${w(.1)}"`));
 out.push(p(barge,`fill="${t(c.b)}"`)+rim);
 return out.join('')};
const lf={w:'#d8925a',g:'#8b5347',d:'#5a3539',s:'#b9774c',f:'#f0be7c',l:'#f5c987',r:'#d98452',k:'#e6a063',e:'#7a3f3c',b:'#6b3b3a'};
const lg={...lf,w:'#c98a5c',g:'#7f5050',r:'#b58a6a',k:'#c79c74',e:'#6b4a46',b:'#5f3d40'};
const rf={w:'#6b4450',g:'#7c4c4b',d:'#4b3040',s:'#9a6450',f:'#a9745c',l:'#a8745a',r:'#93504a',k:'#a5614f',e:'#57343f',b:'#5f3840'};
const rg={...rf,r:'#84605a',k:'#96705f',e:'#523c48'};
// ---- people, 100 tall, seen from behind; fill = upper cloth, color = chong kraben
const SK='#a9683f',folk=
`<g id="wo">${p('M-7-26L-8-3-11 0H-3L-1-24H1L4 0H11L8-3 7-26z',`fill="${SK}"`)}${p('M-11-52Q-19-34-13-23L-2-22 0-30 2-22 13-23Q19-34 11-52z','fill="currentColor"')}${p('M0-52Q4-36 0-28-4-36 0-52z','opacity=".3" fill="#2a1a2c"')}${p('M-12-80Q0-86 12-80L16-56 12-54 10-66 11-50H-11L-10-66-13-54-17-56z',`fill="${SK}"`)}${p('M-11-74L11-71V-50H-11zM-12-80L-5-83 11-62V-52z')}${p('M-4-86h8v6h-8z',`fill="${SK}"`)}${p('M-9-90Q-10-102 0-102 10-102 9-90 7-82 0-82-7-82-9-90z','fill="#2a1d28"')}</g>`
+`<g id="mn">${p('M-7-26L-8-3-11 0H-3L-1-24H1L4 0H11L8-3 7-26z',`fill="${SK}"`)}${p('M-11-50Q-17-34-13-22L-2-21 0-28 2-21 13-22Q17-34 11-50z','fill="currentColor"')}${p('M-14-80Q0-87 14-80L18-52H13L11-66V-46H-11V-66L-13-52H-18z')}${p('M-4-88h8v7h-8z',`fill="${SK}"`)}${p('M-8-91Q-9-102 0-102 9-102 8-91 6-84 0-84-6-84-8-91z','fill="#2a1d28"')}</g>`
+`<g id="um">${p('M8-64L20-112','stroke="#5a3539" stroke-width="2"')}${p('M-24-98Q-10-128 22-126 56-118 62-86 16-78-24-98z')}${p('M22-126Q56-118 62-86 48-83 34-83 36-106 22-126z','fill="#fff3cf" opacity=".45"')}${p('M22-126Q0-114-6-91M22-126Q22-104 18-84M22-126Q42-110 42-84','fill="none" stroke="#5a3539" stroke-opacity=".4" stroke-width="1.500"')}</g>`;
const hap=`<g id="hp">${p('M-62-72Q0-98 62-72','fill="none" stroke="#8a5746" stroke-width="4"')}${p('M-60-72L-72-34M-60-72L-46-34M60-72L46-34M60-72L72-34','stroke="#5a3539" stroke-width="1.500"')}${p('M-76-36h34l-6 20h-22zM42-36h34l-6 20H48z','fill="#a9683f"')}${p('M-58-36h16l-6 20h-6zM60-36h16l-6 20h-6z','fill="#e6a063"')}${p('M-76-36q17-18 34 0zM42-36q17-18 34 0z','fill="#6f8f56"')}${p('M-19-92q4-8 11-9 2-8 8-8t8 8q7 1 11 9-19 5-38 0z','fill="#b9743f"')}</g>`;
const man=(id,x,z,c1,c2,o={})=>{const a=q(x,o.y||0,z),k=a[2]*(o.h||1.62)/101,tr=`translate(${r(a[0])} ${r(a[1])})scale(${(k*(o.f||1)).toFixed(2)} ${k.toFixed(2)})`;
 return (o.ns?'':p(`M${r(a[0]-k*12)} ${r(a[1])}l${r(-k*70)} ${r(k*22)}h${r(k*30)}l${r(k*62)} ${r(-k*22)}z`,'fill="#6b4044" opacity=".4"'))+`<use href="#${id}" fill="${RIM}" transform="translate(${r(a[0]+Math.max(1.2,k*2.2))} ${r(a[1]-k)})scale(${(k*(o.f||1)).toFixed(2)} ${k.toFixed(2)})"/>`.replace(/.*/,'')+`<use href="#${id}" fill="${c1}" color="${c2}" transform="${tr}"/>`+(o.u?`<use href="#um" fill="${o.u}" transform="${tr}"/>`:'')};
// ---- strings of paper flags
const flags=(x0,y0,z0,x1,y1,z1,sag,n,cols)=>{const P=t=>q(x0+(x1-x0)*t,y0+(y1-y0)*t-sag*4*t*(1-t),z0+(z1-z0)*t);const d=cols.map(()=>'');let wi=[];for(let i=0;i<n;i++){const a=P((i+.1)/n),b=P((i+.8)/n),h=(a[2]+b[2])*.5*.46;d[i%cols.length]+=pl([a,b,[(a[0]+b[0])/2+h*.1,(a[1]+b[1])/2+h]])}for(let i=0;i<=8;i++)wi.push(P(i/8));return p(pl(wi,false),'fill="none" stroke="#6b4540" stroke-width="1.500"')+d.map((v,i)=>p(v,`fill="${cols[i]}"`)).join('')};
const FC=['#c9413a','#fff0cf','#2f8079','#f0ad45'];
// ---- bridge over the canal, across the view; lands on a jetty at the right
const BZ=13.2,BX0=2.3,BX1=7.1,by=x=>{const t=(x-BX0)/(BX1-BX0);return .05+.75*t+4*t*(1-t)*1.35};
const bx=[];for(let i=0;i<=8;i++)bx.push(BX0+(BX1-BX0)*i/8);
const barc=(dy,z)=>bx.map(x=>q(x,by(x)+dy,z));
const bridge=(()=>{let po='',pb='',lg='';for(const x of bx){po+=L([x,by(x),BZ],[x,by(x)+1,BZ]);pb+=L([x,by(x),BZ+1.5],[x,by(x)+1,BZ+1.5])}
 for(const x of [3.3,4.7,6.1])lg+=L([x,WL,BZ],[x,by(x),BZ]);
 const mb=bx.slice(2),mir=p(pl([...mb.map(x=>q(x,2*WL-by(x),BZ)),...[...mb].reverse().map(x=>q(x,2*WL-by(x)+.4,BZ))]),'fill="#2a2a3f" opacity=".4"')+p([4.7,6.1].map(x=>L([x,WL,BZ],[x,2*WL-by(x),BZ])).join(''),'stroke="#2a2a3f" stroke-opacity=".35" stroke-width="9"');
 return {mir,back:p(lg,'stroke="#4a2f3c" stroke-width="11"')+p(pb+pl(barc(1,BZ+1.5),false),'fill="none" stroke="#8a5746" stroke-width="5"')+p(pl([...barc(.02,BZ),...barc(.02,BZ+1.5).reverse()]),'fill="#f0c283"'),
 front:p(pl([...barc(.02,BZ),...barc(-.28,BZ).reverse().slice(0,8)]),'fill="#5a3540"')+p(po,'stroke="#5a3540" stroke-width="7"')+p(pl(barc(1,BZ),false)+pl(barc(.55,BZ),false),'fill="none" stroke="#7d4840" stroke-width="6"')+p(pl(barc(.02,BZ),false)+pl(barc(1.05,BZ),false),`fill="none" stroke="${RIM}" stroke-width="2"`)}})();
const JY=.8,jet=(()=>{let s='';for(const x of [7.2,9,10.8,12.6])s+=L([x,WL,12.3],[x,JY,12.3]);return p(Q([7,WL,12.6],[14,WL,12.6],[14,JY,12.6],[7,JY,12.6])+Q([7,WL,12.3],[7,WL,16],[7,JY,16],[7,JY,12.3]),'fill="#2d2638" opacity=".75"')+p(s,'stroke="#553540" stroke-width="12"')+p(Q([6.7,JY,12.2],[14,JY,12.2],[14,JY,16],[6.7,JY,16]),'fill="#c98d66"')+p(Q([6.7,JY,12.2],[14,JY,12.2],[14,JY-.22,12.2],[6.7,JY-.22,12.2])+Q([6.7,JY,12.2],[6.7,JY,16],[6.7,JY-.22,16],[6.7,JY-.22,12.2]),'fill="#5f3a40"')+p(L([6.7,JY,12.2],[14,JY,12.2]),`stroke="${RIM}" stroke-width="2"`)})();
const r1=ridge([[-20,330],[120,270],[260,318],[420,250],[520,300],[640,262],[760,316],[900,240],[1010,290],[1120,250],[1220,300]],{rough:.14,step:50,seed:11});
const CX0=2.7,N={F:.8,g:WL};
// sampan moored along the bank, bow to us
const boat=(X,z0,z1,hw)=>{const pt=(t,sg,k,y)=>q(X+sg*hw*k*Math.sin(Math.PI*t)**.6,y==null?WL+.32+.5*(2*t-1)**4:y,z0+(z1-z0)*t),T=[0,.06,.16,.3,.5,.7,.85,1],rt=(k,T)=>pl([...T.map(t=>pt(t,-1,k)),...[...T].reverse().map(t=>pt(t,1,k))]);
 return p(pl([...T.map(t=>pt(t,-1,1.3,WL)),...[...T].reverse().map(t=>pt(t,1,1.3,WL))]),'fill="#123f48" opacity=".6" transform="translate(-16 14)"')+p(pl([...T.map(t=>pt(t,-1,1)),pt(.8,-1,.6,WL),pt(.55,-1,.62,WL),pt(.32,-1,.6,WL),pt(.2,-.3,1,WL),pt(.05,0,1,WL+.25),pt(.06,1,1)]),'fill="#5a3540"')+p(rt(1,T),'fill="#d99a60"')+p(rt(.78,T.slice(1,7)),'fill="#35213a"')
 +p([.3,.6].map(t=>pl([pt(t,-1,.9),pt(t,1,.9),pt(t+.07,1,.9),pt(t+.07,-1,.9)])).join(''),'fill="#c07f55"')+p(pl(T.map(t=>pt(t,1,1)),false),`fill="none" stroke="${RIM}" stroke-width="2.500"`)};
// glazed water jar, 100 wide, foot at 0,0
const jar=`<g id="ja">${p('M-26 0Q-52-34-54-66C-54-94-40-104-29-109V-118H29V-109C40-104 54-94 54-66Q52-34 26 0 0 8-26 0z','fill="#6d3f3c"')}${p('M-26 0Q-52-34-54-66C-54-94-40-104-29-109V-118H-16V-109Q-32-94-32-66-30-30-8 0z','fill="#3b2536"')}${p('M29-109C40-104 54-94 54-66Q52-34 26 0H14Q38-34 40-66 40-94 20-109V-118H29z','fill="#c97d4f"')}${p('M47-84Q52-70 47-52M-50-82Q0-66 50-82M-53-72Q0-56 53-72','fill="none" stroke="#f3bd7f" stroke-opacity=".55" stroke-width="2.500"')}<ellipse cy="-119" rx="31" ry="9" fill="#a9654a"/><ellipse cy="-119" rx="25" ry="6" fill="#1d3a42"/></g>`;
const lotus=`<g id="lo">${p('M0 0Q-26-4-34-26-16-26-8-14-22-30-16-48-4-40 0-26 4-40 16-48 22-30 8-14 16-26 34-26 26-4 0 0z','fill="#d9648a"')}${p('M0 0Q-12-18 0-44 12-18 0 0zM6-2Q16-10 18-22 28-26 34-26 26-4 6-2z','fill="#ffc3bd"')}</g><g id="lp">${p('M0 0Q-50-6-46-24-20-40 6-36L2-22 20-34Q52-28 46-12 30 2 0 0z')}${p('M2-22L-36-18M2-22L-14-34M2-22L34-18M2-22L8-4M2-22L-16-6','stroke="#cfd38a" stroke-width="1.500" opacity=".6"')}</g>`;
const defs=[
 lin('s',[[0,'#e2a08a'],[.22,'#f6c791'],[.5,'#fff0c9']]),
 rad('h',[[0,'#fffbe6'],[.22,'#fff0c0',.9],[1,'#ffdf9c',0]],'cx="770" cy="262" r="470" gradientUnits="userSpaceOnUse"'),
 lin('a',[[0,'#b98a86'],[1,'#fbe0ae']]),
 lin('w',[[0,'#fbe2a9'],[.2,'#9fb392'],[.5,'#4f8a7b'],[1,'#164a4c']],'x1="0" y1="440" x2="0" y2="900" gradientUnits="userSpaceOnUse"'),
 lin('rd',[[0,'#fff0c4'],[.18,'#f2cd92'],[.55,'#d29c69'],[1,'#85574f']],'x1="0" y1="440" x2="0" y2="900" gradientUnits="userSpaceOnUse"'),
 lin('gd',[[0,'#b9b06a'],[.4,'#6f8f56'],[1,'#1f4a44']],'x1="0" y1="440" x2="0" y2="900" gradientUnits="userSpaceOnUse"'),
 lin('m',[[0,'#fff3cf',0],[.55,'#fff3cf',.9],[1,'#fff3cf',0]]),
 `<clipPath id="cl"><path d="${Q([CX0,0,2],[CX0,0,80],[60,0,80],[60,0,2])}"/></clipPath>`,
 K.ripples('r',13,31,20,110,.024),K.palmSym('p',4,7,4,12),K.bushSym('bs',5),folk,hap,jar,lotus].join('');
let b='<path fill="url(#s)" d="M0 0h1200v900H0z"/><path fill="url(#h)" d="M0 0h1200v760H0z"/><circle cx="770" cy="262" r="56" fill="#fffdf0"/>';
b+=p(cloud(330,120,230,3,3,11)+cloud(900,96,190,6,3,11),'stroke="#fff3d6" stroke-width="10" stroke-linecap="round" opacity=".7"');
b+=p(hill(r1,470,1),'fill="url(#a)"');
b+='<path fill="url(#m)" d="M0 330h1200v130H0z"/>';
b+=g('fill="#7f8a5c"',K.use('p','translate(474 346)scale(.95)'),K.use('p','translate(640 378)scale(-.7 .7)'),K.use('p','translate(950 210)scale(1.4)'),K.use('p','translate(216 180)scale(-1.5 1.5)'));
// ground, canal, street
b+='<path fill="url(#gd)" d="M0 440h1200v460H0z"/>'+p(Q([-2.75,0,2],[-2.2,0,120],[2,0,120],[2.35,0,2]),'fill="url(#rd)"');
b+=p(Q([-1.3,0,2],[-1.3,0,40],[-1,0,40],[-1,0,2])+Q([.75,0,2],[.75,0,40],[1.05,0,40],[1.05,0,2]),'fill="#8d5f50" opacity=".28"')+p(K.lenses(11,{x0:420,x1:620,y0:470,y1:880,w0:14,w1:150,h:.05,seed:6,f:(t,R)=>548+(R()-.5)*(90+560*t)}),'fill="#8d5f50" opacity=".3"');
b+=g('clip-path="url(#cl)"','<path fill="url(#w)" d="M500 430h700v470H500z"/>',p(K.lenses(11,{y0:460,y1:880,w0:26,w1:120,h:.045,seed:4,f:(t,R)=>770+(R()-.5)*(30+70*t)+t*70}),'fill="#fff3cf" opacity=".75"'));
b+=p(jungle(430,760,x=>456,{w:40,h:.6,seed:5,k:3,base:462}),'fill="#8f9660"');
b+=house(1,8.1,3.4,40,46,rg,N)+house(1,8.1,3.4,31,37,rf,N)+house(-1,3.9,3.4,37,43,lg)+house(-1,3.9,3.4,28.5,34.5,lf);
b+='<path fill="url(#h)" opacity=".4" d="M0 0h1200v900H0z"/>'+house(1,8.1,3.6,23,28.5,rg,N)+house(-1,3.9,3.4,20,26,lg)+house(1,8.1,3.8,15.8,21,rf,{...N,full:1});
b+=jet+g('clip-path="url(#cl)"',bridge.mir,K.use('r','translate(640 690)scale(.8 1.6)','fill="#fff3cf" opacity=".5"'),K.use('r','translate(1230 690)scale(-.8 2.2)','fill="#123f48" opacity=".4"'));
b+=p(Q([CX0-.14,0,3],[CX0-.14,0,80],[CX0+.02,0,80],[CX0+.02,0,3]),'fill="#6b4044"')+p(Q([CX0-.14,0,3],[CX0-.14,0,80],[CX0-.11,0,80],[CX0-.11,0,3]),`fill="${RIM}"`);
b+=bridge.back+man('wo',4.5,BZ+.8,'#d9485a','#33598a',{y:1.75,u:'#f9e2ae',ns:1})+bridge.front;
b+=man('mn',-.9,24,'#f7ecd8','#7d2f4a')+man('wo',-.2,23,'#d9485a','#33598a');
b+=p(Q([-9,0,11.4],[-2.6,0,11.4],[-3.6,0,8.2],[-10,0,8.2]),'fill="#1d3a3e" opacity=".55"')+house(-1,3.9,3.5,11.3,17.6,lf,{full:1,H:6.7});
b+=g('fill="#4f7a52"',K.place('bs',[[30,640,1.5],[150,652,1.1,1],[292,644,.9],[352,620,.5,1]]));
b+=man('wo',.35,14,'#f0ad45','#7d2f4a',{u:'#c9413a'})+man('mn',1.15,13.6,'#f7ecd8','#33598a');
b+=p(L([2.2,0,13],[2.2,4.8,13])+L([-2.3,0,12],[-2.3,4.4,12]),'stroke="#8a5746" stroke-width="5"')+flags(-2.3,4.3,12,2.2,4.7,13,.7,11,FC);
b+=man('mn',-1.02,9.1,'#2f8079','#5a3539')+man('hp',-1.02,9.1,'','',{ns:1});
b+=boat(4.35,7.4,11,.6);
b+=g('fill="#3f7a5c"',K.use('lp','translate(262 690)scale(1.15)'),K.use('lp','translate(150 640)scale(-1.3 1.3)'))+p('M212 740Q200 640 214 574M196 740Q180 690 152 640M230 740Q246 710 262 690','fill="none" stroke="#2f5f4c" stroke-width="6"')+K.use('lo','translate(214 590)scale(1.5)')+'<ellipse cx="150" cy="886" rx="150" ry="22" fill="#3b2536" opacity=".5"/>'+K.use('ja','translate(210 882)scale(1.5)')+K.use('ja','translate(60 912)scale(2)');
emit('mallika-street',K.svg(1200,900,defs,b,'Old wooden street beside a canal'));
