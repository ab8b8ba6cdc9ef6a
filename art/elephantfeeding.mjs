import * as K from './kit.mjs';import * as Z from './scene2.mjs';import {emit} from './build.mjs';
const {p,g,lin,rad,pl,sp,jungle,rng}=K;const r=Math.round;
// eye 2.05 m above the clearing, sun high on the right behind the shelter; metres
const HZ=430,cam=K.camera(1400,600,HZ,[0,2.05,0]),q=(x,y,z)=>cam([x,y,z]);
const Q=(...a)=>pl(a.map(v=>q(...v))),L=(...a)=>pl(a.map(v=>q(...v)),false);
// spline that passes through its points; the barrel of the body is foreshortened left of x 500
const si=(P,close=true)=>{P=P.map(([x,y])=>[x<500?500-(500-x)*.93:x,y]);let C=P.map(v=>[...v]);const n=P.length,at=i=>close?C[(i+n)%n]:C[Math.max(0,Math.min(n-1,i))];for(let k=0;k<12;k++)C=C.map((c,i)=>(!close&&(i==0||i==n-1))?c:c.map((v,j)=>v+(P[i][j]-(at(i-1)[j]+6*v+at(i+1)[j])/8)));return sp(C,close)};
const E={dk:'#3a4058',sh:'#575b71',md:'#84818a',lt:'#c2b5a3',hi:'#fff0c6',pk:'#dba397',ink:'#2a2c40'};
// ---- elephant, three-quarter, near front foot at 525,730
const el=(l,a=0)=>l.map(([x,y,u,v])=>`M${r(x-u)} ${r(y)}a${r(u)} ${r(v)} ${a} 1 1 0 .1z`).join('');
const top=[[226,446],[232,416],[254,388],[300,366],[360,355],[420,355],[474,364],[512,377],[532,366],[556,346],[590,335],[616,337],[634,346],[652,339],[676,347],[692,368],[700,398],[707,428],[716,454]];
const body=si([...top,[716,500],[690,520],[674,526],[668,546],[648,548],[622,536],[606,540],[612,570],[602,596],[568,606],[560,640],[556,680],[558,706],[566,722],[558,733],[528,736],[498,733],[489,722],[496,700],[498,660],[494,620],[484,590],[450,582],[400,578],[352,572],[330,592],[312,624],[304,660],[302,680],[308,692],[302,701],[272,704],[244,701],[237,692],[244,668],[248,636],[244,600],[234,560],[226,510],[222,474]]);
const farL=si([[560,570],[606,560],[624,590],[622,640],[614,680],[616,702],[624,712],[616,719],[590,721],[566,718],[560,708],[568,680],[566,640]])+si([[300,560],[372,560],[378,590],[364,630],[357,660],[358,678],[363,686],[354,692],[328,694],[306,690],[300,660],[296,620]]);
const TC=[[692,448,22],[692,482,35],[701,528,34],[713,576,30],[738,610,26],[776,613,21],[806,592,16],[822,566,12],[828,544,9]];
const edge=(f)=>TC.map((c,i)=>{const u=TC[Math.max(0,i-1)],v=TC[Math.min(TC.length-1,i+1)],dx=v[0]-u[0],dy=v[1]-u[1],l=Math.hypot(dx,dy),k=typeof f=='number'?f:f[i];return [c[0]-dy/l*c[2]*k,c[1]+dx/l*c[2]*k]});
const off=(a,b)=>sp([...edge(a),...edge(b).reverse()]);
const tip=TC.length-1,trunk=sp([...edge(1),[836,530],[826,524],...edge(-1).reverse()]);
let wr='';for(let i=2;i<8;i++)for(const t of [0,.5]){const m=(a)=>{const e=edge(a),u=e[i],v=e[Math.min(8,i+1)];return [u[0]+(v[0]-u[0])*t,u[1]+(v[1]-u[1])*t]};const a=m(-.5),c=m(.9),h=m(.2),d=[TC[i][0]-TC[i-1][0],TC[i][1]-TC[i-1][1]],l=Math.hypot(...d);wr+=`M${r(a[0])} ${r(a[1])}Q${r(h[0]+d[0]/l*8)} ${r(h[1]+d[1]/l*8)} ${r(c[0])} ${r(c[1])}`}
const ear=si([[594,404],[580,382],[546,374],[514,384],[500,410],[500,446],[508,482],[522,512],[540,532],[554,516],[560,490],[574,468],[590,442]]);
const eb=[p('M245 440Q224 480 232 560L224 594Q226 616 236 624 248 606 242 588L240 556Q238 490 256 460z',`fill="${E.dk}"`)
 ,p(farL,`fill="${E.dk}"`)
 ,'<use href="#bo" fill="url(#ek)"/>'
 ,g('clip-path="url(#ce)"',
  p(si([[200,430],[226,440],[236,480],[254,540],[272,600],[268,650],[258,700],[250,750],[200,760]])+si([[306,680],[316,620],[340,568],[380,548],[434,540],[476,508],[502,530],[516,600],[512,680],[520,760],[470,760],[480,640],[470,610],[360,620],[330,700]]),`fill="${E.sh}"`)
  ,p(si([[476,390],[488,440],[500,490],[530,556],[580,576],[620,580],[690,570],[676,540],[630,528],[590,508],[570,480]]),`fill="${E.sh}"`)
  ,p(si([[236,420],[262,398],[290,400],[304,416],[322,398],[336,378],[366,380],[384,402],[410,412],[426,392],[450,380],[470,392],[484,412],[500,404],[524,396],[548,370],[580,360],[600,372],[614,358],[632,358],[640,340],[600,320],[520,350],[400,330],[260,350]])+si([[634,346],[648,366],[654,400],[664,436],[684,480],[760,486],[720,380],[690,330],[650,330]]),`fill="${E.lt}"`)
  ,p(si([[544,604],[586,590],[606,560],[640,560],[620,620],[566,640],[556,690],[576,740],[542,740],[544,680]]),`fill="${E.lt}" opacity=".75"`)
  ,p('M618 398Q634 414 620 440 606 424 618 398z',`fill="${E.sh}" opacity=".45"`)
  ,p('M352 452Q364 500 352 560M334 470Q342 510 330 560M508 560Q520 600 518 650M430 430Q440 470 430 510M268 612q14 5 30 0M270 628q12 4 24 0M508 650q18 6 38 0M507 668q18 6 38 0M509 686q18 5 36 0',`fill="none" stroke="${E.dk}" stroke-width="2.5" stroke-linecap="round" opacity=".35"`)
 )].join('');
const tr=p(trunk,'fill="url(#ek)"')+p(off([1,1,1,1,1,1,1,1,1],[1,1,.6,.3,.2,.3,.7,1,1]),`fill="${E.sh}"`)+p(off([1,.35,0,-.25,-.45,-.5,-.6,-.8,-1],-1),`fill="${E.lt}"`)+p(wr,`fill="none" stroke="${E.dk}" stroke-width="2" opacity=".45"`);
const earG=p(ear,`fill="#96919a"`)+g('clip-path="url(#cf)"',p(si([[490,396],[510,420],[522,460],[536,494],[556,508],[570,490],[560,550],[510,540],[480,460]]),`fill="${E.sh}" opacity=".6"`),p(si([[480,410],[512,396],[546,388],[576,396],[596,420],[620,400],[600,350],[540,350],[490,376]]),`fill="${E.lt}"`));
const face=p('M640 438q8-8 18 0-8 7-18 0z',`fill="${E.ink}"`)+p('M636 428q12-9 26 1M638 448q10 7 22 1M634 456q14 8 28 0M674 526q-16-4-24-18',`fill="none" stroke="${E.dk}" stroke-width="2.2" stroke-linecap="round" opacity=".6"`);
const nails=p('M502 726v2M518 729v2M534 729v2M549 727v2M561 722v1',`stroke="#eadfc8" stroke-width="9" stroke-linecap="round"`)+p('M578 714v1M592 715v1M606 714v1M617 709v1M278 698v1M293 699v1M307 697v1M344 688v1M356 688v1M366 685v1',`stroke="#b5aeae" stroke-width="8" stroke-linecap="round"`);
const rim=p('M523 488h.1M530 504h1M539 513h.1M547 501h1M541 523h.1M516 476h.1M552 490h.1M531 516h.1M700 470h.1M711 486h1M702 500h.1M715 508h.1M709 524h.1M719 538h.1M694 458h.1M716 496h.1',`stroke="${E.pk}" stroke-width="4.5" stroke-linecap="round" opacity=".9"`)+p(si([...top.slice(1),...edge(-1).slice(1,7)],false),`fill="none" stroke="${E.hi}" stroke-width="3" stroke-linecap="round"`);
// ---- people, cm; feet at 0,0
const SK='#a9683f';
const guest=p('M-4-88L-10-48-9-6H2L5-44 12-88z','fill="#26434e"')+p('M-4-90L16-90Q20-60 15-38L16-6H5L3-42-2-60z','fill="#1f3743"')+p('M-10-7Q-18-4-20 0H3V-7zM4-7Q-2-4-4 0H17V-7z','fill="#f4ecd6"')
 +p('M-6-134Q4-142 14-132 20-112 17-86L-9-86Q-13-112-6-134z','fill="#d9583a"')+p('M8-138Q18-132 19-112L17-86H9Q12-112 8-138z','fill="#ff9a6a"')
 +p('M13-130Q4-104 18-84','fill="none" stroke="#f4ecd6" stroke-width="3"')+p('M10-88H27L29-64H9z','fill="#f4ecd6"')+p('M22-88H27L29-64H22z','fill="#fffaf0"')+p('M-1-128L-28-114-58-117','fill="none" stroke="'+SK+'" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"')+p('M0-127L-20-114','stroke="#d9583a" stroke-width="13" stroke-linecap="round"')
 +p('M-3-144h10v10H-3z','fill="#8f5535"')+p('M-12-152Q-12-164-2-165 8-164 8-152 6-142-2-141-10-142-12-152z',`fill="${SK}"`)+p('M-12-156Q-10-168 0-168 13-167 12-152L14-136Q8-136 4-140 4-150 0-156z','fill="#2a2024"');
const keeper=p('M-15-84H15L17-40 15-8H4L1-46-3-8H-14L-17-40z','fill="#2b3346"')+p('M-15-22H-3L-2 0H-17zM4-22H16L18 0H3z','fill="#16302f"')
 +p('M-18-136Q0-146 18-136L18-80H-17z','fill="#2f63a0"')+p('M6-140L18-136 18-80H8Q12-110 6-140z','fill="#7fb0d8"')
 +p('M-17-82H18V-75H-17zM-12-76h7L-8-58h-6z','fill="#c9503a"')
 +p('M-15-130Q-24-106-19-78','fill="none" stroke="#2a5488" stroke-width="10" stroke-linecap="round"')+`<circle cx="-19" cy="-72" r="5" fill="${SK}"/>`
 +p('M15-130L30-122 42-138','fill="none" stroke="#7fb0d8" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"')+`<circle cx="45" cy="-143" r="5.5" fill="${SK}"/>`
 +p('M-5-146h10v10h-10z','fill="#7a4a30"')+`<ellipse cy="-152" rx="10" ry="10" fill="#2a2024"/>`
 +p('M-27-154Q-22-174-8-178 0-181 8-178 22-174 27-154 0-146-27-154z','fill="#e2b96c"')+p('M6-178Q22-174 27-154 20-151 10-150 16-164 6-178z','fill="#fbe8b4"');
const man=(id,x,z,k=1)=>{const a=q(x,0,z),s=(a[2]/100*k).toFixed(2);return `<use href="#${id}" transform="translate(${r(a[0])} ${r(a[1])})scale(${s})"/>`};
// ---- fence of bamboo poles running away from us
const FX=z=>1.62+(10-z)*.02,ZM=9.75;
const nodes=(a,c)=>{let d='';for(const h of [.4,.84])for(let z=Math.ceil(a/.8)*.8;z<c;z+=.8)d+=L([FX(z),h+.07,z],[FX(z),h-.07,z]);return p(d,'stroke="#7a5f34" stroke-width="3"')};
const rail=(h,w,a,c)=>Q([FX(a),h+w,a],[FX(c),h+w,c],[FX(c),h-w,c],[FX(a),h-w,a]);
const fenceP=(fz,a,c)=>{let po='',pr='',sd='';for(const z of fz){const u=q(FX(z)+.05,0,z),c=q(FX(z)+.05,1.02,z),w=u[2]*.055;po+=pl([[u[0]-w,u[1]],[c[0]-w,c[1]],[c[0]+w,c[1]],[u[0]+w,u[1]]]);pr+=pl([[u[0]+w*.3,u[1]],[c[0]+w*.3,c[1]],[c[0]+w,c[1]],[u[0]+w,u[1]]]);sd+=Q([FX(z),0,z+.06],[FX(z)+.1,0,z-.08],[FX(z)-.7,0,z-.6],[FX(z)-.8,0,z-.46])}
 return p(sd,'fill="#4a4450" opacity=".35"')+p(po,'fill="#6f5836"')+p(pr,'fill="#c9a75a"')+p([.4,.84].map(h=>rail(h,.06,a,c)).join(''),'fill="#a98746"')+p([.4,.84].map(h=>rail(h+.03,.03,a,c)).join(''),'fill="#ecd28a"')+nodes(a,c)};
// ---- table
const X0=2.75,X1=4.1,Z0=9.2,Z1=10,TH=.78;
const table=p([[X0+.08,Z1-.06],[X1-.08,Z1-.06],[X0+.08,Z0+.06],[X1-.08,Z0+.06]].map(([x,z])=>L([x,0,z],[x,TH,z])).join(''),'stroke="#5a3a30" stroke-width="13"')+p(Q([X0,TH,Z0],[X1,TH,Z0],[X1,TH-.09,Z0],[X0,TH-.09,Z0]),'fill="#7a4f38"')+p(Q([X0,TH,Z0],[X0,TH,Z1],[X1,TH,Z1],[X1,TH,Z0]),'fill="#dcb070"');
// basket 100 wide, foot at 0,0 rim at -52
const bask=`<g id="ba">${p('M-50-52L-38-2Q0 8 38-2L50-52z','fill="#a97038"')}${p('M20-52H50L38-2Q28 2 16 3z','fill="#e6bd76"')}${p('M-48-40H48M-45-28H45M-42-15H42','fill="none" stroke="#6f4326" stroke-width="5" stroke-dasharray="7 7" opacity=".6"')}${p('M-53-56Q0-46 53-56V-48Q0-38-53-48z','fill="#d9a860"')}</g>`;
const bw='M0 0Q-26 6-29 34M0 0Q-14 12-14 42M0 0Q3 14 2 45M0 0Q16 10 18 40',ban=`<g id="bn" fill="none" stroke-linecap="round">${p(bw,'stroke="#c98f24" stroke-width="13"')}${p(bw,'transform="translate(2-1)" stroke="#f6cc46" stroke-width="9"')}${p(bw,'transform="translate(4-1)" stroke="#fff0a0" stroke-width="3"')}${p('M-1-8V4M-29 38v1M-14 47v1M2 50v1M18 45v1','stroke="#6f6a2c" stroke-width="6"')}</g>`;
const wm=`<g id="wm">${p('M-38-24Q-38-50 0-50 38-50 38-24 36 0 0 0-36 0-38-24z','fill="#2f7a48"')}${p('M-26-44Q-34-20-22-4M-10-50Q-16-24-8 0M8-50Q16-24 8 0M24-45Q34-22 22-5','fill="none" stroke="#123f36" stroke-width="5"')}${p('M6-47Q30-46 33-26 22-40 6-47z','fill="#b9dc8a"')}</g>`;
const row=(x0,x1,y,w,s,h=.55)=>jungle(x0,x1,y,{w,h,seed:s,k:3.4});
const dip=(x,y,w)=>`M${x-w*1.9} ${y}Q${r(x-w*.9)} ${y-30} ${x-w} ${r(y-w*3.4)}L${r(x-w*.8)}-10H${r(x+w*.8)}L${x+w} ${r(y-w*3.4)}Q${r(x+w*.9)} ${y-30} ${r(x+w*1.9)} ${y}z`;
const dl=(x,y,w)=>`M${r(x+w*.3)}-10H${r(x+w*.8)}L${x+w} ${r(y-w*3.4)}Q${r(x+w*.9)} ${y-30} ${r(x+w*1.9)} ${y}Q${r(x+w*.5)} ${y-40} ${r(x+w*.5)} ${r(y-w*3)}z`;
// thatched shelter
const S0=3.3,S1=7.4,SZ=21,SE=25,sh=()=>{const e=2.35,h=4.1,zm=23,o=.6,F=[q(S0-o,e,SZ-o),q(S0+.7,h,zm),q(S1-.7,h,zm),q(S1+o,e,SZ-o)];
 return p(L([S0,.3,SE],[S0,e,SE])+L([S1-1.9,.3,SE],[S1-1.9,e,SE])+L([S0,1,SE],[S1,1,SE]),'stroke="#4f6a4a" stroke-width="6"')+p(Q([S0,.35,SE],[S1,.35,SZ],[S1,e,SZ],[S0-.2,e,SZ],[S0,e,SE]),'fill="url(#si)"')+p(Q([S0,.35,SZ],[S0,.35,SE],[S1,.35,SE],[S1,.35,SZ]),'fill="#c79a66"')+p(Q([S0,.35,SZ],[S1,.35,SZ],[S1,0,SZ],[S0,0,SZ]),'fill="#6b4a3a"')
 +p([S0+.1,(S0+S1)/2,S1-.1].map(x=>L([x,.3,SZ],[x,e+.3,SZ])).join(''),'stroke="#5a4030" stroke-width="8"')+p(L([S0,.95,SZ],[S1,.95,SZ])+L([S0,.65,SZ],[S1,.65,SZ]),'stroke="#a9794c" stroke-width="4"')
 +p(pl(F),'fill="#a9824c"')+p([.08,.3,.52,.74,.94].map((t,i)=>{const a=[F[0][0]+(F[1][0]-F[0][0])*t,F[0][1]+(F[1][1]-F[0][1])*t],c=[F[3][0]+(F[2][0]-F[3][0])*t,0];return `M${r(a[0])} ${r(a[1])}H${r(c[0])}`}).join(''),'stroke="#6f5236" stroke-width="7" stroke-dasharray="5 3 9 2 4 4" opacity=".55"')+p(pl([F[2],F[3],[F[3][0]-62,F[3][1]]]),'fill="#f0d592"')+p(`M${r(F[0][0]+4)} ${r(F[0][1]+2)}H${r(F[3][0]-2)}`,'stroke="#8a6840" stroke-width="9" stroke-dasharray="6 2 3 3 8 2"')+p(pl([F[0],F[1],F[2],F[3]],false),'fill="none" stroke="#fff0c0" stroke-width="3"')};
const RD=rng(11);let dap='';for(let i=0;i<14;i++){const z=6.8+12*RD()**1.5,c=q(-3.4+4.8*RD(),0,z),w=c[2]*(.06+RD()*.2);dap+=el([[c[0],c[1],w,w*.24]])}
const lv=`<path id="lv" d="${[[2.75,44],[2.2,56],[1.75,48],[1.25,60],[.75,50],[.3,36]].map(([a,l])=>K.leaf(0,0,l,a,l*.085,l*.1*(a>1.5?-1:1))).join('')}"/>`;
const defs=[
 lin('s',[[0,'#d3ebab'],[.5,'#fdf6cf']]),
 rad('h',[[0,'#fffef0'],[.3,'#fff8d0',.85],[1,'#fdf3c0',0]],'cx="800" cy="190" r="560" gradientUnits="userSpaceOnUse"'),
 lin('b1',[[0,'#b3d998'],[1,'#dcebb0']]),lin('b2',[[0,'#5cab7b'],[1,'#b5d69a']]),lin('b3',[[0,'#246e59'],[1,'#4f9970']]),
 lin('gd',[[0,'#e3e6a0'],[.2,'#b4cf7a'],[.5,'#5f9a60'],[1,'#174d43']],'x1="0" y1="480" x2="0" y2="900" gradientUnits="userSpaceOnUse"'),
 lin('ea',[[0,'#f8eab4'],[.4,'#e2bf88'],[1,'#735660']],'x1="0" y1="490" x2="0" y2="900" gradientUnits="userSpaceOnUse"'),
 lin('ek',[[0,'#98938f'],[.45,'#84818a'],[1,'#6d6c7d']],'x1="0" y1="335" x2="0" y2="736" gradientUnits="userSpaceOnUse"'),lin('si',[[0,'#214c48'],[1,'#8fb98a',.2]]),lin('ry',[[0,'#fffbe0',.6],[1,'#fffbe0',0]]),lin('m',[[0,'#fff9d8',0],[.6,'#fff9d8',.8],[1,'#fff9d8',0]]),
 `<path id="bo" d="${body}"/><clipPath id="ce"><use href="#bo"/></clipPath><clipPath id="cf"><path d="${ear}"/></clipPath><g id="eb">${eb}</g><g id="er">${earG}${face}</g><g id="gu">${guest}</g><g id="ke">${keeper}</g>`,bask,ban,wm,lv,K.bushSym('bs',5)].join('');
let b='<path fill="url(#s)" d="M0 0h1200v600H0z"/><path fill="url(#h)" d="M0 0h1200v700H0z"/>';
b+=p([[250,7],[330,10],[420,6],[520,9],[690,7],[770,10],[900,8],[985,6],[1090,10]].map(([x,w])=>`M${x-w}-9h${2*w}l2 400h${-2*w-4}z`).join(''),'fill="#b9d79a"')+p(row(-20,1220,x=>350-Math.abs(x-800)*.1,150,3,.62)+'V520H-20z','fill="url(#b1)"');
b+=p([[176,16],[452,14],[1000,16]].map(([x,w])=>dip(x,500,w)).join(''),'fill="#6ea57c"')+p([[176,16],[452,14],[1000,16]].map(([x,w])=>dl(x,500,w)).join(''),'fill="#dcebb0"')+p(row(-20,640,x=>420-Math.max(0,(400-x)*.16),124,7,.6)+'V520H-20z'+row(740,1220,x=>478-Math.min(90,(x-740)*.7),124,9,.6)+'V520H740z','fill="url(#b2)"');
b+='<path fill="url(#m)" d="M0 370h1200v160H0z"/>';
b+=g('fill="url(#ry)"',p('M720-20h70L560 600H330zM830-20h50L800 560H690zM930-20h60l60 560H960z'));
b+='<path fill="url(#gd)" d="M0 500Q300 484 600 488T1200 500V900H0z"/>';
b+=p(row(-20,10,x=>496,70,17,.6)+'V512H-20z'+row(1050,1220,x=>518-Math.max(0,x-1070)*.35,80,19,.6)+'V520H1050z','fill="url(#b3)"');
// trampled earth
b+=p(sp([[480,506],[640,496],[760,506],[820,580],[900,680],[1060,700],[1240,690],[1240,910],[320,920],[200,850],[60,800],[120,720],[260,640],[400,560]]),'fill="url(#ea)"');
b+=sh();
b+='<g opacity=".8" transform="translate(4 342)scale(.25)">'+p('M692 448Q724 480 716 560T730 690L716 696Q680 640 676 560L660 500z',`fill="${E.md}"`)+'<use href="#eb"/><use href="#er"/></g>';
b+=g('fill="none" stroke="#3f8a5c"',p('M1150 540Q1150 240 1060-20M1180 540Q1200 200 1150-20','stroke-width="9"')+p('M1166 545Q1180 260 1110-20M1196 545Q1226 300 1200-20','stroke="#8fbf62" stroke-width="10"')+p('M1166 545Q1180 260 1110-20M1196 545Q1226 300 1200-20','stroke="#e3eda6" stroke-width="10" stroke-dasharray="3 44"'));
b+=p(dip(56,540,24),'fill="#3b5d55"')+p(dl(56,540,24),'fill="#a9c48c"')+g('fill="#4f9a66"',K.place('bs',[[10,552,.9],[100,552,.6,1],[1190,566,1.3],[1126,560,.8,1]]));
b+=p(sp([[120,770],[220,700],[400,690],[600,706],[640,730],[560,776],[340,800],[160,800]]),'fill="#4a4a55" opacity=".45"');
b+=p(dap,'fill="#fff0bd" opacity=".5"');
b+=fenceP([17.5,15.3,13.2,11.6,10.3],ZM,17.4);
b+=p(el([[912,713,44,7],[1088,740,110,8],[404,742,46,8]]),'fill="#4a4450" opacity=".4"')+man('gu',2.34,10.1);
b+='<use href="#eb"/>'+nails+tr+'<use href="#er"/>'+rim;
b+=p('M690-20h76L470 720H170z','fill="url(#ry)" opacity=".5"');
b+=K.use('bn','translate(844 546)scale(.95)')+`<circle cx="848" cy="551" r="6.5" fill="${SK}"/>`;
b+=man('ke',-1.16,9.15,.94);
{const T=(x,z,h=TH)=>q(x,h,z),t1=T(3.08,9.55),t2=T(3.62,9.7),t3=T(3.88,9.5);let cn='';for(let i=0;i<8;i++){const x=t3[0]-34+i*9+(i%2)*3;cn+=pl([[x,t3[1]-40],[x+(i-3.5)*5,t3[1]-118-(i*37%26)]],false)}
b+=table+[[-30,-48,70],[-8,-54,30],[16,-54,-10],[34,-46,-50]].map(([x,y,a])=>K.use('bn',`translate(${r(t1[0]+x)} ${r(t1[1]+y+8)})rotate(${a+180})scale(.8)`)).join('')+K.use('ba',`translate(${r(t1[0])} ${r(t1[1])})`)+K.use('wm',`translate(${r(t2[0]-22)} ${r(t2[1])})scale(.8)`)+p(cn,'stroke="#7a4f62" stroke-width="10"')+p(cn,'stroke="#c9c878" stroke-width="6" stroke-dasharray="20 4"')+K.use('ba',`translate(${r(t3[0])} ${r(t3[1])})`)};
b+=fenceP([9.05,7.9,6.9,6.1],5.75,ZM);
{const e=q(FX(5.75),.84,5.75);b+=p(el([[e[0],e[1],6,14]]),'fill="#fbe9b8"')+p(el([[e[0],e[1],3,8]]),'fill="#7a5f34"')}
b+=p([[130,770,20,.3],[300,850,26,-.4],[650,820,24,.2],[720,870,28,-.5]].map(([x,y,l,a])=>K.leaf(x,y,l,a,l*.24,6)).join(''),'fill="#c8743f"');
b+=p(K.grass(-20,250,905,90,8,{seed:9,lean:.1,w:7}),'fill="#3f8a5c"')+p(K.grass(-30,330,915,80,8,{seed:3,lean:.2,w:8}),'fill="#143f3c"');
// fruit in the near corner
b+='<ellipse cx="1070" cy="890" rx="190" ry="24" fill="#3a3244" opacity=".5"/>'+[[-60,-96,78],[-34,-108,50],[-6,-112,16],[22,-112,-16],[48,-104,-46],[66,-92,-78]].map(([x,y,a])=>K.use('bn',`translate(${1150+x} ${880+y+22})rotate(${a+180})scale(1.5)`)).join('')+K.use('ba','translate(1150 886)scale(2.1 1.9)')
 +'<g transform="translate(1030 884)rotate(-6)">'+p('M-10-104Q70-112 84-52 76 0 6 2z','fill="#2f7a48"')+p('M26-98Q58-56 32-6M54-88Q82-54 54-14','fill="none" stroke="#123f36" stroke-width="9"')+p('M30-104Q70-96 80-60 50-88 30-104z','fill="#b9dc8a"')+'<ellipse cx="-4" cy="-51" rx="48" ry="54" fill="#1d5a42"/><ellipse cx="-4" cy="-51" rx="45" ry="51" fill="#e9f0c0"/><ellipse cx="-4" cy="-51" rx="39" ry="45" fill="#d9402f"/>'+p('M-4-96Q34-90 35-51 30-8-4-6 22-40 18-62 14-84-4-96z','fill="#f2705a"')+p('M-22-72l2 6M0-82l0 6M16-66l-2 6M-24-42l2-5M-6-30l1-6M14-38l-2-6M-4-56v6M-16-20l2-5M6-16l-1-5','stroke="#3a1d22" stroke-width="5" stroke-linecap="round"')+'</g>';
// bamboo, canopy
const LV=(l,c)=>g(`fill="${c}"`,l.map(([x,y,a,k])=>K.use('lv',`translate(${x} ${y})rotate(${a})scale(${k||.8})`)).join(''));
b+=LV([[1130,120,20],[1190,210,-20],[1096,20,10],[1168,60,0],[1150,300,20]],'#8fc46a')+LV([[1070,30,20,1],[1104,110,-10],[1040,-4,30,1],[1130,200,10],[1178,130,-10,1],[1010,0,40],[1156,260,-20]],'#2a7a5c');
{const l=K.place('bs',[[20,116,1.8],[120,86,1.5,1],[210,60,1.6],[300,40,1.3,1],[380,14,1.5],[470,0,1.2,1],[540,-12,1]]);b+=`<g id="cn" fill="#a9cf72">${l}</g>`+g('transform="translate(-14-12)" fill="#3f8f66"',l)+g('fill="#1c5a4c"',K.place('bs',[[-10,50,2.4],[120,14,2.4,1],[260,-10,2]]))}
emit('elephant-feeding',K.svg(1200,900,defs,b,'Feeding an old elephant'));
