import * as K from './kit.mjs';import * as Z from './scene2.mjs';import {emit} from './build.mjs';
const {p,g,lin,rad,pl,sp,ridge,hill,jungle,cloud,rng}=K;const r=Math.round;
// standing on the low garden platform across the line; metres. s: along the track, d: to the right of the eye
const HZ=470,CX=372,cam=K.camera(900,CX,HZ,[0,2.9,0]);
const TH=.47,SN=Math.sin(TH),CS=Math.cos(TH),W=(s,d)=>[s*SN+d*CS,s*CS-d*SN];
const q=(s,d,y)=>{const [x,z]=W(s,d);return cam([x,y,z])};
const quad=(...a)=>pl(a.map(v=>q(...v))),ln=(...a)=>pl(a.map(v=>q(...v)),false),P=(s,d,y)=>q(s,d,y).slice(0,2).map(r);
// low sun: every shadow runs away from the point of the horizon under it
const SUN=[930,372],SA=Math.atan((SUN[0]-CX)/900),sd=[-Math.sin(SA),-Math.cos(SA)];
const S=(s,d,y,L)=>{const [x,z]=W(s,d);return cam([x+sd[0]*L,y,z+sd[1]*L])};
const PY=.6; // platform height
const TR=-2;const tr=Z.track(cam,[[2,TR],[12,TR],[28,TR],[44,TR],[64,TR],[86,TR-1.6],[106,TR-6.5],[124,TR-15],[138,TR-28],[148,TR-46]].map(([s,d])=>W(s,d)));
const at=tr.at,T=tr.T;
const SR=[0,3,30,58,66,72,78,84,90,96,102,110,118,126,134,142,150,160].filter(v=>v<T);
const L_=(y,o)=>SR.map(v=>at(v,y,o)),band=(y0,o0,y1,o1)=>pl([...L_(y0,o0),...L_(y1,o1).reverse()]);
let sl='';for(let v=.2;v<26;v+=.72)sl+=pl([at(v,.1,1.15),at(v+.26,.1,1.15),at(v+.26,.1,-1.15),at(v,.1,-1.15)]);
for(let v=26.2;v<50;v+=1.8)sl+=pl([at(v,.1,1.15),at(v+.7,.1,1.15),at(v+.7,.1,-1.15),at(v,.1,-1.15)]);
const rail=o=>band(.24,o-.045,.24,o+.045);
const rails=rail(.5)+rail(-.5),webs=band(.08,.43,.08,.57)+band(.08,-.57,.08,-.43);
// ---- station house
const s0=13,s1=27.5,d0=-7,d1=-12,F=PY+.12,WH=3.9,RG=7.3,EV=3.85,dm=(d0+d1)/2,WE=4.4,wall=()=>pl([q(s0,d0,F),q(s0,d1,F),q(s0,d1,WE),q(s0,dm,RG-.2),q(s0,d0,WE)]);
const fac=(a,b,y0,y1,e=.01)=>quad([a,d0+e,y0],[b,d0+e,y0],[b,d0+e,y1],[a,d0+e,y1]),gab=(a,b,y0,y1)=>quad([s0-.01,a,y0],[s0-.01,b,y0],[s0-.01,b,y1],[s0-.01,a,y1]);
const house=()=>{const o=[];
 o.push(p(wall(),'fill="#9a6542"'));
 o.push(p(fac(s0,s1,F,WH,0),'fill="#f2bd5e"'));
 const [lx,ly]=P(s0-.3,dm+.1,WH-.35);o.push(`<clipPath id="gw"><path d="${wall()}"/></clipPath><circle cx="${lx}" cy="${ly+6}" r="125" fill="url(#wl)" clip-path="url(#gw)"/>`);
 // brown dado, posts and boards
 o.push(p(gab(d0,d1,F,F+1),'fill="#5d3433"')+p(fac(s0,s1,F,F+1),'fill="#8a4a34"'));
 let fr='',fg='';for(const t of [0,.25,.5,.75,1]){const a=s0+(s1-s0)*t;fr+=fac(a-.07,a+.07,F,WH)}for(const t of [0,.33,.67,1]){const a=d0+(d1-d0)*t;fg+=gab(a-.07,a+.07,F,WH-.12)}
 o.push(p(fr,'fill="#8a4a34"')+p(fg+gab(d0,d1,WH-.12,WH+.06),'fill="#5d3433"'));
 // openings
 o.push(p(fac(14,15.6,F+1,F+2.5)+fac(16.9,18.7,F,F+2.5)+fac(20.2,22,F,F+2.5)+fac(23.6,25.2,F+1,F+2.5),'fill="#4a2a2e"')+p(fac(14.1,14.7,F+1.1,F+2.4)+fac(23.7,24.3,F+1.1,F+2.4),'fill="#ffd98a"'));
 o.push(p(gab(-8.1,-9.4,F+1,F+2.5)+gab(-10.2,-11.5,F+1,F+2.5),'fill="#3a2a38"')+p(gab(-8.2,-8.7,F+1.1,F+2.4)+gab(-10.3,-10.8,F+1.1,F+2.4),'fill="#7a6a78"'));
 // gable boards and lamp
 const lamp=p(`M${lx-2} ${ly-34}h4v22h-4zM${lx-15} ${ly}q2-15 15-15t15 15z`,'fill="#3d2230"')+`<ellipse cx="${lx}" cy="${ly+1}" rx="12" ry="7" fill="#fff3c9"/>`;
 let gb='';for(let i=1;i<6;i++){const y=WH+(RG-WH)*i/6.5,k=Math.min(1,(RG-.2-y)/(RG-.2-WE));gb+=ln([s0-.01,dm+(d0-dm)*k,y],[s0-.01,dm+(d1-dm)*k,y])}
 o.push(p(gb,'stroke="#7a4a34" stroke-width="2" opacity=".6"')+lamp);
 // roof
 o.push(p(quad([s0-.9,dm,RG-.2],[s0-.9,d1-.9,EV-.4],[s0,d1-.9,EV-.4],[s0,d1,WE],[s0,dm,RG-.2]),'fill="#3d2230"'));
 o.push(p(quad([s0-.9,d0+.8,EV-.2],[s0-.9,dm,RG],[s1+.8,dm,RG],[s1+.8,d0+.8,EV-.2]),'fill="url(#rf)"'));
 let co='';for(let i=1;i<7;i++){const t=i/7,d=d0+.8+(dm-d0-.8)*t,y=EV-.2+(RG-EV+.2)*t;co+=ln([s0-.9,d,y],[s1+.8,d,y])}
 o.push(p(co,'stroke="#6b2a2c" stroke-width="2.5" stroke-dasharray="16 3 9 3" opacity=".55"'));
 o.push(p(pl([q(s0-.9,d0+.9,EV-.35),q(s0-.9,dm,RG-.05),q(s0-.9,d1-.9,EV-.35),q(s0-.9,d1-.6,EV-.45),q(s0-.9,dm,RG-.5),q(s0-.9,d0+.6,EV-.45)]),'fill="#4a262c"')+p(ln([s0-.9,d0+.8,EV-.2],[s0-.9,dm,RG],[s1+.8,dm,RG]),'fill="none" stroke="#ffd59a" stroke-width="3.5" stroke-linejoin="round"'));
 // canopy over the platform
 const c0=s0+.6,c1=s1,e=-4.7;
 o.push(p(quad([c0,d0,F+.01],[c1,d0,F+.01],[c1,d0+1.9,F+.01],[c0,d0+1.9,F+.01]),'fill="#5d3a48" opacity=".35"'));
 o.push(p(quad([c0,d0+.05,WH-.75],[c1,d0+.05,WH-.75],[c1,d0+.05,WH-.2],[c0,d0+.05,WH-.2]),'fill="#4a2a33" opacity=".55"'));
 o.push(p(quad([c0,e,3.05],[c1,e,3.05],[c1,d0,3.75],[c0,d0,3.75]),'fill="#d0714a"')+p(quad([c0,e,3.05],[c1,e,3.05],[c1,e,2.85],[c0,e,2.85]),'fill="#7a3a30"')+p(pl([q(c0,e,3.05),q(c0,d0,3.75),q(c0,d0,3.5),q(c0,e,2.85)]),'fill="#5d3433"')+p(ln([c0,e,3.05],[c1,e,3.05]),'stroke="#ffe0a8" stroke-width="3"'));
 let po='';for(let i=0;i<5;i++){const a=c0+.3+(c1-c0-.6)*i/4;po+=`M${P(a,e-.2,PY)}L${P(a,e-.2,2.9)}`}
 o.push(p(po,'stroke="#7a4230" stroke-width="6"'));
 return o.join('')};
// ---- small things on the platform
const bench=(s,d)=>{const b=2,o=[];o.push(p(pl([q(s,d,PY),q(s+b,d,PY),S(s+b,d,PY,4),S(s,d,PY,4)]),'fill="#4a2a48" opacity=".35"')+p([s+.15,s+b-.15].map(a=>ln([a,d+.5,PY],[a,d+.5,PY+.45])+ln([a,d,PY],[a,d,PY+.95])).join(''),'stroke="#4a2a33" stroke-width="6"')+p(quad([s,d,PY+.45],[s+b,d,PY+.45],[s+b,d+.55,PY+.45],[s,d+.55,PY+.45]),'fill="#f0b872"')+p(quad([s,d+.55,PY+.45],[s+b,d+.55,PY+.45],[s+b,d+.55,PY+.38],[s,d+.55,PY+.38])+quad([s,d,PY+.6],[s+b,d,PY+.6],[s+b,d,PY+.74],[s,d,PY+.74])+quad([s,d,PY+.82],[s+b,d,PY+.82],[s+b,d,PY+.96],[s,d,PY+.96]),'fill="#b5703f"'));return o.join('')};
const clock=(s,d)=>{const a=q(s,d,4.55),k=a[2],c=P(s,d,PY),X=r(a[0]),Y=r(a[1]),R=r(k*.46);return p(pl([q(s,d-.08,PY),q(s,d+.08,PY),S(s,d+.08,PY,7),S(s,d-.08,PY,7)]),'fill="#4a2a48" opacity=".35"')+p(`M${X-4} ${Y}h8L${c[0]+5} ${c[1]}h-10z`,'fill="#4a2a33"')+p(`M${X+1} ${Y}h3L${c[0]+5} ${c[1]}h-3z`,'fill="#e59a5c"')+`<circle cx="${X}" cy="${Y}" r="${R+5}" fill="#5d3433"/><circle cx="${X}" cy="${Y}" r="${R}" fill="#fff3d6"/>`+p(`M${X} ${Y}v${-r(R*.72)}M${X} ${Y}l${r(R*.5)} ${r(R*.28)}`,'stroke="#3a2230" stroke-width="3.5" stroke-linecap="round"')};
const R=rng(8);
const karst=(x0,w,y,base,s,k=.26)=>{const R=rng(s),n=5,a=[[x0,base]];for(let i=1;i<=n;i++){const t=i/n;a.push([x0+w*k*Math.pow(t,1.5)+(R()-.5)*w*.07,base+(y-base)*Math.pow(t,.85)])}a.push([x0+w*(.42+R()*.16),y-16-R()*20]);for(let i=n;i>=1;i--){const t=i/n;a.push([x0+w-w*k*Math.pow(t,1.4)+(R()-.5)*w*.07,base+(y+24-base)*Math.pow(t,.8)])}a.push([x0+w,base]);return a};
const far=[karst(540,190,330,480,3),karst(990,190,290,480,7),karst(1120,200,340,480,21),karst(420,200,300,480,5)];
const mid=[karst(600,220,270,490,12,.22),karst(720,150,360,490,15),karst(1010,260,350,490,9,.2)];
const KB=K.buttresses(560,1260,236,490,{w0:42,w1:66,seed:5,lean:14,dark:.45,st:1.7,light:.2});
// the train has gone: last coach and its lamp
const train=()=>{const v=100,b=v+24,y=.9,h=3.6,w=1.35,sd=(a,c,o)=>{const A=[],B=[];for(let i=0;i<=4;i++){const t=v+(b-v)*i/4;A.push(at(t,a,o));B.push(at(t,c,o))}return pl([...A,...B.reverse()])};
 const fc=(a,c)=>pl([at(v,a,w),at(v,a,-w),at(v,c,-w),at(v,c,w)]),l=at(v,2.1,0),X=r(l[0]),Y=r(l[1]),k=l[2],A=[];for(let i=0;i<=4;i++)A.push(at(v+1+(b-v-2)*i/4,2.7,w));
 return `<ellipse cx="${X-20}" cy="${Y+16}" rx="210" ry="30" fill="url(#wl)"/>`+p(sd(y,h,w),'fill="#d9a04a"')+p(sd(y,y+.9,w)+fc(y,h),'fill="#8c2f28"')+p(sd(h,h+.5,w)+pl([at(v,h,w),at(v,h,-w),at(v,h+.5,-w*.5),at(v,h+.5,w*.5)]),'fill="#ffe9c4"')+p(pl(A,false),`fill="none" stroke="#4d2a26" stroke-width="${r(k*.9)}" stroke-dasharray="5 2"`)+p(fc(2.4,3.2),'fill="#3d2230"')+`<circle cx="${X}" cy="${Y+4}" r="30" fill="url(#lg)"/><circle cx="${X}" cy="${Y+4}" r="4" fill="#fff0d0"/>`};
// semaphore, right of the line
const sig=(s,d)=>{const a=q(s,d,8.6),c=q(s,d,0),k=a[2],X=r(a[0]),Y=r(a[1]);return p(`M${X-3} ${Y}h6V${r(c[1])}h-6z`,'fill="#4a3340"')+p(`M${X+1} ${Y}h2V${r(c[1])}h-2z`,'fill="#ffd59a"')+p(`M${X} ${Y-7}l-7 8h14z`,'fill="#4a3340"')+`<g transform="translate(${X} ${Y+10})rotate(38)">`+p('M8-8h-62v15h62z','fill="#d9482f"')+p('M-38-8h-8v15h8z','fill="#fff0d6"')+'</g>'+p(`M${X+3} ${Y+6}h9v16h-9z`,'fill="#2f2638"')};
// telegraph poles and their wires
const PO=[12.5,25,42,64,90].map(s=>[q(s,4.6,8),q(s,4.6,.2)]);
let pol='',wr='';PO.forEach(([a,c],i)=>{const w=a[2]*.1,x=r(a[0]);pol+=`M${r(a[0]-w)} ${r(a[1])}h${r(2*w)}V${r(c[1])}h${r(-2*w)}z`+`M${r(x-w*9)} ${r(a[1]+w*4)}h${r(w*18)}v${r(w*1.6)}h${r(-w*18)}z`;if(PO[i+1]){const e=PO[i+1][0],f=e[2]*.1;for(const o of [-8,8]){const X0=a[0]+w*o,Y0=a[1]+w*4,X1=e[0]+f*o,Y1=e[1]+f*4;wr+=`M${r(X0)} ${r(Y0)}Q${r((X0+X1*2)/3)} ${r((Y0+Y1*2)/3+w*9)} ${r(X1)} ${r(Y1)}`}}else 0});
{const [a]=PO[0],w=a[2]*.1;for(const o of [-8,8])wr+=`M${r(a[0]+w*o)} ${r(a[1]+w*4)}Q${r(a[0]+160)} ${r(a[1]+20)} 1210 ${o<0?60:20}`}
// bougainvillea in a jar, 100 units = 1 m, foot at 0,0
const pot=`<g id="pt">${p('M-22-46Q-40-20-20 0H20Q40-20 22-46z','fill="#b0603f"')+p('M4-46H22Q40-20 20 0H2Q22-20 4-46z','fill="#5f2f38"')+p('M-27-54h54v10h-54z','fill="#e0935f"')}</g><g id="bo">${p(K.blob(0,-92,46,44,13,5,.3),'fill="#2f5348"')+p(K.leaf(-10,-60,56,2.5,8,8)+K.leaf(10,-60,54,.7,8,-8)+K.leaf(24,-110,44,-.5,7,6)+K.leaf(-6,-120,40,-1.9,7,-6)+K.leaf(-30,-100,40,-2.8,7,-5),'fill="#2f5348"')+p(K.blob(2,-90,41,36,14,8,.2),'fill="#8c2a5c"')+p(K.blob(-6,-99,35,29,14,9,.3),'fill="#c0407a"')+p(K.blob(-15,-109,22,16,11,3,.3)+K.blob(18,-84,11,9,7,4)+K.blob(-26,-80,9,7,7,6),'fill="#e87aa0"')+p(K.leaf(-4,-84,20,-.6,4)+K.leaf(22,-106,18,-.1,4)+K.leaf(-34,-88,18,-1.8,4)+K.leaf(22,-64,19,.5,4)+K.leaf(-12,-70,18,2.6,4),'fill="#3f6e50"')+p('M-20-116h1M-8-110h1M-26-104h1M20-86h1M4-96h1','stroke="#ffd0d4" stroke-width="5" stroke-linecap="round"')}</g>`;
const jar=(s,d,k,f)=>{const a=q(s,d,PY),m=+(a[2]*k/100).toFixed(2),t=`translate(${r(a[0])} ${r(a[1])})scale(${f?-m:m} ${m})`;return `<ellipse cx="${r(a[0]-a[2]*.14*k)}" cy="${r(a[1]+a[2]*.03)}" rx="${r(a[2]*.42*k)}" ry="${r(a[2]*.11*k)}" fill="#4a2a48" opacity=".4"/>`+K.use('pt',t.replace('scale(-','scale('))+K.use('bo',t)};
const bell=(s,d)=>{const a=q(s,d,PY),k=a[2];return g(`transform="translate(${r(a[0])} ${r(a[1])})scale(${(k/100).toFixed(2)})"`,p('M-7-250h14V0h-14zM-7-240h62v10h-62zM-7-196l34-36h-13l-21 22z','fill="#4a2a33"')+p('M3-250h4V0h-4z','fill="#e59a5c"')+p('M44-230h4v12h-4zM30-176q2-40 16-44 14 4 16 44l6 10h-44z','fill="#f5b53d"')+p('M48-220q12 6 14 44l6 10h-18z','fill="#a8682c"')+p('M36-180q2-28 8-36','fill="none" stroke="#fff0c4" stroke-width="5"')+p('M46-166v44','stroke="#fff0d6" stroke-width="3"')+'<circle cx="46" cy="-162" r="6" fill="#7a4a2c"/>')};
const board=(s,a,b)=>p(ln([s,a-.1,PY],[s,a-.1,PY+2.4])+ln([s,b+.1,PY],[s,b+.1,PY+2.4]),'stroke="#4a2a33" stroke-width="5"')+p(quad([s,a,PY+1.1],[s,b,PY+1.1],[s,b,PY+2.3],[s,a,PY+2.3]),'fill="#7a3a30"')+p(quad([s,a-.14,PY+1.22],[s,b+.14,PY+1.22],[s,b+.14,PY+2.18],[s,a-.14,PY+2.18]),'fill="#f3ddc0"')+p(ln([s,a,PY+2.32],[s,b,PY+2.32]),'stroke="#ffe0a8" stroke-width="2.5"');
const defs=[
 lin('s',[[0,'#2b5f6c'],[.2,'#8b8f86'],[.36,'#e0a377'],[.5,'#f9c079'],[.56,'#ffe3a6']]),
 rad('h',[[0,'#fff6d0'],[.2,'#ffe09a',.85],[.6,'#ffb870',.4],[1,'#f39a60',0]],`cx="${SUN[0]}" cy="${SUN[1]}" r="460" gradientUnits="userSpaceOnUse"`),
 lin('a',[[0,'#b98a80'],[1,'#f6c48c']]),lin('b',[[0,'#7d6f78'],[1,'#d9a581']]),lin('m',[[0,'#ffdfa6',0],[.6,'#ffdfa6',.85],[1,'#ffdfa6',0]]),
 lin('rf',[[0,'#d9704a'],[1,'#a8432f']]),lin('pf',[[0,'#ffdca0'],[.25,'#e0a874'],[1,'#7a5560']],'x1="760" y1="470" x2="120" y2="800" gradientUnits="userSpaceOnUse"'),
 lin('pn',[[0,'#f0bd86'],[.3,'#b98468'],[1,'#6b4a58']],'x1="0" y1="500" x2="0" y2="900" gradientUnits="userSpaceOnUse"'),lin('gd',[[0,'#d9b26a'],[.2,'#8a8f58'],[1,'#24545c']],'x1="0" y1="470" x2="0" y2="900" gradientUnits="userSpaceOnUse"'),
 lin('bl',[[0,'#f0bd86'],[.2,'#a07a74'],[1,'#4a3f50']],'x1="0" y1="476" x2="0" y2="900" gradientUnits="userSpaceOnUse"'),
 lin('tr',[[0,'#3f6a52'],[1,'#1d4448']]),rad('wl',[[0,'#ffe2a0',.75],[1,'#ffb45a',0]]),rad('lg',[[0,'#ff8a5c',.9],[1,'#ff6a3c',0]]),
 pot,`<clipPath id="kc"><path d="${mid.map(k=>sp(k)).join('')}"/></clipPath>`,`<g id="cr">${K.place('bs',[[60,300,2.4],[230,236,2.6,1],[370,170,2],[120,150,2.8],[290,110,2.4,1],[-20,210,2.6,1],[200,60,2,1],[60,80,2],[420,120,1.2,1],[410,226,1.3]])}</g>`,K.palmSym('p',4,7,5,12),K.bushSym('bs',5)].join('');
let b='<path fill="url(#s)" d="M0 0h1200v900H0z"/><path fill="url(#h)" d="M0 0h1200v900H0z"/>'+`<circle cx="${SUN[0]}" cy="${SUN[1]}" r="54" fill="#fff8dc"/>`;
b+=p(cloud(560,120,260,3,3,11)+cloud(820,206,200,6,2,10)+cloud(980,80,150,8,2,10),'stroke="#ffd9a8" stroke-width="10" stroke-linecap="round" opacity=".6"');
b+=p('M640 196q10-10 18 0 8-10 18 0M700 222q8-8 14 0 6-8 14 0M612 236q6-6 11 0 5-6 11 0','fill="none" stroke="#5d4a58" stroke-width="2.5" stroke-linecap="round"');
b+=p(far.map(k=>sp(k)).join(''),'fill="url(#a)"')+p(mid.map(k=>sp(k)).join(''),'fill="url(#b)"')+g('clip-path="url(#kc)"',p(KB.dark,'fill="#5d5670" opacity=".5"'),p(KB.light,'fill="#ffd3a0" opacity=".5"'));
b+='<path fill="url(#m)" d="M0 370h1200v120H0z"/>';
b+=p(jungle(420,1220,x=>470,{w:60,h:.5,seed:6,k:3.2,base:490}),'fill="#9a855f"')+p(jungle(400,720,x=>476-(720-x)*.02,{w:80,h:.7,seed:9,k:3.2,base:492})+jungle(960,1220,x=>480+(x-960)*.05,{w:80,h:.6,seed:19,k:3.2,base:500}),'fill="#55664f"')+g('fill="#55664f"',K.use('p','translate(1126 368)scale(.95)'),K.use('p','translate(1174 392)scale(-.75 .75)'),K.use('p','translate(640 382)scale(.8)'));
b+='<path fill="url(#gd)" d="M0 476h1200v424H0z"/>';
b+=p(K.lenses(6,{x0:900,x1:1200,y0:492,y1:640,w0:90,w1:260,h:.05,seed:4}),'fill="#f0cf85" opacity=".45"')+g('fill="#3f5d50"',K.place('bs',[[1010,500,.6],[1090,506,.9,1],[1180,512,1.2],[800,486,.5],[770,484,.4,1]]));
// big rain tree behind the house
b+=p('M150 480Q170 330 120 240L190 150 176 280 300 160 210 330 214 480z','fill="#3d2a3c"')+'<use href="#cr" fill="#c9b06a" transform="translate(7-6)"/><use href="#cr" fill="url(#tr)"/>'+g('fill="#45705a"',K.place('bs',[[250,216,1.3,1],[150,122,1.4],[320,92,1.2,1],[390,156,1],[90,276,1.2]]));
b+=p(band(.05,1.75,.05,-2.1),'fill="url(#bl)"')+p(sl,'fill="#3a2a33"')+p(webs,'fill="#5d3f48"')+p(rails,'fill="#ffdf9a"');
b+=train();
b+=p(wr,'fill="none" stroke="#4a3340" stroke-width="1.5" opacity=".8"')+p(pol,'fill="#4a3340"')+sig(44,.9);
// far platform
const pe=TR-1.6;
b+=p(quad([1,pe,PY],[38,pe,PY],[38,-22,PY],[1,-22,PY]),'fill="url(#pf)"')+p(quad([1,pe,0],[38,pe,0],[38,pe,PY],[1,pe,PY]),'fill="#6b4a50"')+p(quad([1,pe,PY],[38,pe,PY],[38,pe-.22,PY],[1,pe-.22,PY]),'fill="#ffe6b4"')+p([-4.6,-5.8,-7.2,-9,-11.5].map(d=>ln([2,d,PY],[38,d,PY])).join('')+[4.5,6,7.6,9.4,11.6,14.4].map(a=>ln([a,pe-.22,PY],[a,-16,PY])).join(''),'stroke="#6b4058" stroke-width="2" opacity=".28"')+p(pl([q(s0,d0,PY),q(s0,d1,PY),S(s0,d1,PY,5),S(s0,d0,PY,8)]),'fill="#4a2a48" opacity=".4"');
b+=board(34.5,-3.9,-6.1)+house();
b+=[[24,1],[20.4,0],[16.8,1]].map(([s,f])=>jar(s,-5.4,.8,f)).join('')+bell(10.6,-7.4)+bench(8.8,-5.6)+clock(12.4,-4.2);
// our platform
b+=p(quad([1.5,-.2,PY],[40,-.2,PY],[40,3.2,PY],[3.4,3.2,PY]),'fill="url(#pn)"')+p([5.2,6.8,9,12,16,22].map(a=>ln([a,-.1,PY],[a,3.2,PY])).join('')+ln([2,.5,PY],[40,.5,PY]),'stroke="#6b4058" stroke-width="2" opacity=".3"')+p(quad([1.5,-.2,0],[40,-.2,0],[40,-.2,PY],[1.5,-.2,PY]),'fill="#4a3540"')+p(quad([1.5,-.2,PY],[40,-.2,PY],[40,-.1,PY],[1.5,-.1,PY]),'fill="#ffe0a8"');
b+=[[15,1],[11.6,0],[9,1],[6.9,0],[5.1,1]].map(([s,f])=>jar(s,1.15,.86,f)).join('');
emit('small-station',K.svg(1200,900,defs,b,'A small country station at dusk'));
