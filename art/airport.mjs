import * as K from './kit.mjs';import * as Z from './scene2.mjs';import {emit} from './build.mjs';
const {p,g,lin,rad,pl,sp,jungle,cloud,rng}=K;const r=Math.round;
const HZ=440,cam=K.camera(900,600,HZ,[0,2.4,0]),q=(x,y,z)=>cam([x,y,z]);
// ---- the terminal: a glass vault on steel arches, its front line running from near right to far left
const P0=[72,62],D=[-.6,.8],N=[.8,.6],S0=6,S1=240;
const at=(s,o,h)=>q(P0[0]+D[0]*s+N[0]*o,h,P0[1]+D[1]*s+N[1]*o);
const H=s=>25+9*Math.sin(Math.PI*Math.min(1,Math.max(0,(s+70)/330)));
const sh=(s,t)=>at(s,22*(1-Math.cos(t)),H(s)*Math.pow(Math.sin(t),.85)); // shell, t 0..pi/2
const rb=(s,t)=>at(s,-9+31*(1-Math.cos(t)),H(s)*Math.pow(Math.sin(t),.8)); // arches stand outside it
const E=1.5708,curve=(f,a,b,n)=>Array.from({length:n+1},(_,i)=>f(a+(b-a)*i/n));
const front=curve(s=>sh(s,0),S0,S1,2),ridge=curve(s=>sh(s,E),S0,S1,12);
const endW=curve(t=>sh(S1,t),0,E,8);
const shell=pl([...ridge,...endW.reverse(),...front.reverse()]);
const roof=pl([...ridge,...curve(s=>sh(s,.95),S1,S0,12)]);
const ss=[];for(let s=14,d=13;s<S1-2;s+=d){ss.push(s);d+=.12}
const line=(pts)=>pl(pts,false);
let arches='',archD='';ss.forEach(s=>{const w=q(0,0,P0[1]+D[1]*s)[2]*1.1;const A=curve(t=>rb(s,t),0,E,7),B=curve(t=>{const c=rb(s,t);return [c[0]+w*(1.1-.5*t/E),c[1]+w*.2*t/E]},0,E,7);arches+=sp([A[0],...A,A.at(-1),...B.reverse(),B.at(-1)])});
let lat='',pur='',alt='';
for(let i=0;i<ss.length;i++){const a=ss[i],b=ss[i+1]??S1;const m=5;for(let k=0;k<m;k++){const t0=.22+k*.22,t1=t0+.22;if(i<7)lat+=line([sh(a,t0),sh(b,t1)])+line([sh(b,t0),sh(a,t1)])}
 if(i%2)alt+=pl([...curve(t=>sh(a,t),.3,E,4),...curve(t=>sh(b,t),E,.3,4)])}
for(const t of [.22,.44,.66,.95])pur+=line(curve(s=>sh(s,t),S0,S1,8));
// kerbside canopy of the terminal
const cb=(o,h,a=S0,b=222)=>[at(a,o,h),at(b,o,h)];
const canopy=pl([...cb(-18,6.2),...cb(-2,7.4).reverse()]),canE=pl([...cb(-18,6.2),...cb(-18,5.4).reverse()]);
const hall=pl([...cb(0,5.8),...cb(0,0).reverse()]);
let cols='';for(let s=S0;s<S1;s+=13){const a=at(s,-17,0),c=at(s,-17,5.6);cols+=`M${r(a[0])} ${r(a[1])}V${r(c[1])}`}
const car=Z.car('suv','v');car.body=car.body.replace(/<path[^>]*d="M303 94[^>]*>/,'').replace('<path fill="#12262a" d="M480 132',m=>p('M66 172q-13-1-15-14-4-36 4-62l20-42q5-10 20-12 108-14 212-2 16 2 28 13l44 42q66 4 100 20 16 8 18 26v24q-1 7-13 7z','fill="url(#cs)"')+m);if(!car.body.includes('#cs'))throw 1;
// ---- people, 100 units = 1 m, feet at 0,0
const guestW=p('M-8-92h22l-6 46-24 44-12-5 18-44z','fill="#2b4a63"')+p('M-40-2l12-6 10 6-6 5h-16z','fill="#2a2038"')
 +p('M-12-94h26l8 44 12 46H20L8-46z','fill="#37607c"')+p('M20-6h14l8 7H20z','fill="#2a2038"')
 +p('M-14-140q14-8 28 0 8 24 4 52h-34q-4-28 2-52z','fill="#e9a531"')+p('M8-143l8 4q6 24 2 51H8q4-28 0-55z','fill="#ffd681"')
 +p('M-4-154h11v16q-6 6-11 0z','fill="#8f5c46"')+'<circle cx="3" cy="-162" r="12" fill="#c98a5e"/>'+p('M-12-158q-4-20 14-20 14 0 13 14-8-4-15-2 0 10-6 16l-10 6q-2-6 4-14z','fill="#3a2430"')
 +p('M-12-136q-14 24-26 48l8 6q20-18 30-40z','fill="#c9842a"')+p('M-38-90l8 6-4 8-9-5z','fill="#c98a5e"');
const trolley=p('M-40-84l-26 30','stroke="#2a2038" stroke-width="4"')+p('M-96-58l30-4 12 54-30 6q-4 0-5-4z','fill="#c9413a"')+p('M-70-61l8-1 10 52-8 4z','fill="#ef8a64"')+p('M-88-44l22-4M-85-28l22-4','stroke="#8f2a30" stroke-width="3"')+'<circle cx="-78" cy="-2" r="5" fill="#2a2038"/><circle cx="-58" cy="-5" r="5" fill="#2a2038"/>';
const guestM=p('M-8-94h22l-8 48-22 44-12-4 16-46z','fill="#3d3357"')+p('M-40-2l12-5 12 6-6 4h-18z','fill="#241d33"')
 +p('M-12-96h26l6 48 12 46H18L6-46z','fill="#544673"')+p('M18-5h14l8 7H18z','fill="#241d33"')
 +p('M-36-146q4-10 18-8l8 10v46l-22 4q-12-26-4-52z','fill="#1f6f68"')+p('M-34-120q6 4 10 2v18l-8 2q-4-12-2-22z','fill="#17514f"')
 +p('M-14-146q15-8 30 0 7 26 3 56h-34q-4-28 1-56z','fill="#5b8fc0"')+p('M10-149l6 3q7 26 3 56h-9q4-30 0-59z','fill="#b5d6ea"')
 +p('M-10-147q8 22 2 54h6q6-36 0-56z','fill="#17514f"')
 +p('M-4-160h11v16q-6 6-11 0z','fill="#8a5a44"')+'<circle cx="3" cy="-169" r="12" fill="#b9774d"/>'+p('M-10-164q-4-20 13-20 15 1 13 15-7-6-14-5-2 8-6 14z','fill="#2a2024"')
 +p('M-2-140q10 0 12 10l6 26 14 16-7 7-18-18-10-28z','fill="#44749f"')+p('M30-88l6 6q0 8-8 7l-5-6z','fill="#b9774d"');
const driver=p('M-13-94h27l4 92H5L1-60-4-2h-13z','fill="#2b2f55"')+p('M6-94h8l4 92H9z','fill="#4a4f80"')+p('M-24-3h19v5h-22zM4-3h15v5H2z','fill="#1d1830"')
 +p('M-18-146q17-8 34 0 7 28 3 56h-38q-4-28 1-56z','fill="#d9d6e6"')+p('M6-149l10 3q7 28 3 56H8q4-30-2-59z','fill="#fffaf0"')
 +p('M-5-158h11v15q-6 6-11 0z','fill="#8a5a44"')+'<circle cx="-1" cy="-168" r="12" fill="#b9774d"/>'+p('M-14-166q-2-18 14-18 15 1 13 18l-4 8q-2-10-6-14-8 2-17 6z','fill="#241d24"')
 +p('M-18-142q-14 12-20 30l10 12 18-26z','fill="#c5c2d9"')
 +p('M-76-138l56-4 2 40-56 4z','fill="#0e4b43"')+p('M-71-134l47-3 2 31-47 3z','fill="#fff1cf"')+p('M-71-134l47-3 1 10-36 24-10 1z','fill="#fffbee"')
 +p('M12-142q12 14 4 34l-28 14-4-8 18-14 0-22z','fill="#fff6e6"')+p('M-22-106l10-2 4 8-12 6zM-58-101l10-2 2 8-10 3z','fill="#b9774d"');
const T=(x,y,k,f)=>`transform="translate(${x} ${y})scale(${f?-k:k} ${k})"`;
// ---- aeroplane climbing, nose to the right
const plane=p('M-96 6Q-60-12 40-14 84-14 98 0 84 14 40 14-60 14-96 6z','fill="#f3f1f2"')+p('M-96 6Q-20 12 96 2 82 14 40 14-60 14-96 6z','fill="#e3b09c"')+p('M-92 2L-112-44h18L-58-6z','fill="#d9582f"')+p('M-84 4l-26 18h14l34-12z','fill="#6f82ad"')+p('M10 4L-50 62h18L46 8z','fill="#a9b7d6"')+p('M10 4L-50 62h6L34 6z','fill="#5a6b98"')+p('M8-12L-28-44h12L40-13z','fill="#6f82ad"')+p('M-2 26q14-6 26 0-8 10-26 6z','fill="#3f4f80"')+p('M-50-5Q20-9 70-5','fill="none" stroke="#4a4a7d" stroke-width="3" stroke-dasharray="4 5"');
const gate=p('M98 46L64 100 57 150','fill="none" stroke="#12262a" stroke-width="7"')+p('M82 90L50 36','stroke="#12262a" stroke-width="3"')+p('M112 38Q62 14 16 14l-10 8q0 8 8 11 48 2 90 18z','fill="#f6f2e4"')+p('M6 22q0 8 8 11 48 2 90 18l4-6Q60 30 6 22z','fill="#7d8aa0"')+p('M104 38Q80 27 56 23l-3 7q28 3 46 12z','fill="#17393c"')+p('M110 36Q62 12 16 13','fill="none" stroke="#ffe0ae" stroke-width="3"');
// paving: joints run to the vanishing point
let jn='';for(let x=-9;x<=9;x+=1.2){const a=q(x,0,8.2),c=q(x,0,4.4);jn+=pl([a,c],false)}for(const z of [7.1,6.2,5.45,4.85]){jn+=`M0 ${r(q(0,0,z)[1])}h1200`}
// light of the hall on the ground
const st=(y0,y1,l)=>l.map(([x,w])=>`M${x} ${y0}h${w}l${r(w*.25)} ${y1-y0}h${r(-w*1.5)}z`).join('');
let ppl='';for(const [s,o,h] of [[20,-26,1.7],[27,-30,1.6],[29,-30,1.7],[52,-24,1.7],[60,-30,1.7],[63,-29,1.6],[92,-26,1.7],[98,-26,1.6],[125,-26,1.7]]){const a=at(s,o,.4),c=at(s,o,h-.3);ppl+=`M${r(a[0])} ${r(a[1])}V${r(c[1])}`}
// near planter: concrete box in perspective, clipped hedge, bougainvillea
const PX=2.05,PZ=6.3,bx=(x0,x1,z0,z1,h)=>[pl([q(x0,0,z0),q(x1,0,z0),q(x1,h,z0),q(x0,h,z0)]),pl([q(x0,0,z0),q(x0,0,z1),q(x0,h,z1),q(x0,h,z0)]),pl([q(x0,h,z0),q(x1,h,z0),q(x1,h,z1),q(x0,h,z1)])];
const box=bx(1.9,5,5.2,6.6,.62);
const brp=[[0,0,0],[22,-12,40],[-20,-10,-50],[6,-28,15],[30,14,80],[-14,18,-20]];
const br=`<path id="b1" d="M0 2C-10-2-12-12-6-20 2-14 6-8 0 2zM0 2C6-8 14-10 22-4 16 6 8 8 0 2zM0 2C2 12-4 18-14 18-16 8-10 2 0 2z"/><g id="br">${brp.map(([x,y,a])=>K.use('b1',`translate(${x} ${y})rotate(${a})`)).join('')}</g>`;
const F=[[908,742,.8,10],[962,716,1,60],[1034,694,1,0],[1106,664,1.1,30],[1180,660,1.2,80],[1010,758,.9,120],[1084,730,1,45],[1160,726,1.1,-20],[944,784,.8,30],[1056,790,.9,-30],[1136,784,1,70],[1004,650,.7,20],[1092,606,.7,0],[880,704,.6,0]];
const defs=[
 lin('s',[[0,'#10224c'],[.17,'#25497f'],[.31,'#6a8fb2'],[.41,'#d9b59b'],[.49,'#ffc887']]),
 rad('h',[[0,'#fff3c9'],[.22,'#ffd796',.85],[.55,'#f7b58a',.3],[1,'#c99a9a',0]],'cx="330" cy="450" r="420" gradientUnits="userSpaceOnUse"'),
 `<linearGradient id="gl" x1="0" y1="150" x2="0" y2="460" gradientUnits="userSpaceOnUse"><stop stop-color="#3f5c90"/><stop offset=".33" stop-color="#b98a80"/><stop offset=".62" stop-color="#ffbb63"/><stop offset="1" stop-color="#ffedb8"/></linearGradient>`,
 lin('ro',[[0,'#2c4a85'],[1,'#6d7fa0']]),
 lin('pz',[[0,'#ffdf9f'],[.4,'#c9a083'],[1,'#6a7386']]),lin('rd',[[0,'#56657c'],[1,'#2a3a56']]),lin('pv',[[0,'#b3a493'],[.35,'#84868e'],[1,'#3d4a66']]),
 lin('re',[[0,'#ffdc96',.75],[1,'#ffc46b',0]]),lin('sh',[[0,'#1c2746',.6],[1,'#1c2746',0]]),lin('cs',[[.35,'#2b4a78',0],[1,'#2b4a78',.4]]),
 rad('lg',[[0,'#fff3c9',.9],[1,'#ffd98a',0]]),car.defs,K.bushSym('bs',5),K.palmSym('p',4,8,5,12),`<path id="ar" d="${arches}"/>`,br,`<g id="fg">${F.map(([x,y,s,a])=>K.use('br',`translate(${x} ${y})rotate(${a})scale(${s})`)).join('')}</g>`
].join('');
let b='<path fill="url(#s)" d="M0 0h1200v900H0z"/><path fill="url(#h)" d="M0 0h1200v900H0z"/>';
b+=p('M120 60h.1M240 36h.1M700 50h.1M830 96h.1M960 40h.1M1090 70h.1M410 50h.1M60 150h.1M640 110h.1M1150 30h.1','stroke="#fff3d8" stroke-width="3" stroke-linecap="round" opacity=".8"');
b+=p(cloud(60,290,240,3,3,11)+cloud(120,140,200,9,2,10)+cloud(400,250,170,5,2,9),'stroke="#f3bfa0" stroke-width="10" stroke-linecap="round" opacity=".5"');
b+=g('transform="translate(530 132)rotate(-17)scale(.86)"',plane);
// tower
b+=p('M290 440l5-190h14l5 190z','fill="#2f4a78"')+p('M295 250h6l-3 190h-8z','fill="#c9a08f"')+p('M276 250l-6-34h64l-6 34z','fill="#24386a"')+p('M272 222h60l2-10h-64z','fill="#ffe0a0"')+p('M268 212h68l-12-14h-44zM298 198h8l-3-40h-2z','fill="#2f4a78"')+p('M276 250l-6-34h8l4 34zM268 212l12-14h8l-10 14z','fill="#e0a98c"');
b+=p(jungle(-20,420,x=>448,{w:46,h:.4,seed:6,base:470,k:3}),'fill="#4f6488"');
b+='<path fill="url(#pz)" d="M0 448h1200v120H0z"/>';
b+=p(hall,'fill="#fff6d2"')+p(shell,'fill="url(#gl)"')+p(alt,'fill="#34487c" opacity=".34"')+p(roof,'fill="url(#ro)" opacity=".85"')+p(lat,'fill="none" stroke="#4a3f63" stroke-width="1.5" opacity=".6"')+p(pur,'fill="none" stroke="#5d4a68" stroke-width="2"')+p(line(ridge),'fill="none" stroke="#ffe0c0" stroke-width="4"');
b+='<use href="#ar" x="-4" fill="#6f7fa8"/><use href="#ar" fill="#fbf3ec"/>';
b+=p(cols,'stroke="#3a3f66" stroke-width="3"')+p(canopy,'fill="#2a3460"')+p(canE,'fill="#fff3c9"');
b+='<ellipse cx="830" cy="456" rx="560" ry="84" fill="url(#lg)" opacity=".55"/>'+p(st(476,552,[[660,40],[780,50],[900,60],[1030,70],[560,30]]),'fill="url(#re)" opacity=".6"')+p(ppl,'stroke="#33345c" stroke-width="5" stroke-linecap="round"');
b+=g('fill="#2a4a5c"',K.use('p','translate(1096 366)scale(-1.7 1.7)'),K.use('p','translate(150 400)scale(1.2)'));
b+=g('fill="#2a4a5c"',K.place('bs',[[640,548,.8,1],[1096,546,1.3],[1000,548,.9,1],[1180,548,1.2,1],[150,530,1],[60,536,1.2,1],[230,540,.7]]));
// road
b+=p('M0 548h1200v8H0z','fill="#e9dcc0"')+p('M0 556h1200v8H0z','fill="#7d7f8a"')+p('M20 552H1200','stroke="#f5b53d" stroke-width="8" stroke-dasharray="60 60"')+'<path fill="url(#rd)" d="M0 564h1200v110H0z"/>'+p(st(564,660,[[560,44],[680,60],[1010,70],[1110,40],[140,40]]),'fill="url(#re)" opacity=".4"')+p('M0 596h1200','stroke="#dfe3e6" stroke-width="4" stroke-dasharray="70 60" opacity=".7"');
b+='<path fill="url(#pv)" d="M0 672h1200v230H0z"/>'+p(jn,'fill="none" stroke="#33405c" stroke-width="2" opacity=".35"')+p('M0 664h1200v10H0z','fill="#d9cdb8"')+p('M0 684h1200v18H0z','fill="#e3ad45"');
b+=g('transform="translate(483 450)"',car.body,gate,'<circle cx="470" cy="118" r="46" fill="url(#lg)" opacity=".7"/>');
// people, their shadows fall towards us
b+=p('M268 694h50l-70 90h-90zM344 690h46l-64 92h-82zM462 696h46l-66 96h-80z','fill="url(#sh)"');
b+=g(T(298,694,1.06),g('transform="translate(10)"',trolley)+guestW)+g(T(368,690,1.04),guestM)+g(T(494,697,1.06),driver);
// planter
b+=p(box[1],'fill="#5a627c"')+p(box[0],'fill="#8d8a90"')+p(box[2],'fill="#e3c9a3"')+g('fill="#152f42"',K.place('bs',[[930,780,1.2],[1010,766,1.6,1],[1110,752,1.9],[1200,744,2,1],[1080,806,1.7],[1180,806,1.7,1],[980,796,1.2,1]]))+g('fill="#2f5f66"',K.place('bs',[[950,740,.6],[1040,724,.7,1],[1136,692,.9],[1190,770,.8],[1010,790,.6,1]]))+p('M960 740Q920 690 874 700M1050 720Q1040 650 998 648M1130 690Q1130 620 1088 602','fill="none" stroke="#152f42" stroke-width="4"');
b+='<use href="#fg" x="3" y="-4" fill="#f58aa6"/><use href="#fg" fill="#ab2763"/>'+p(F.slice(0,11).map(([x,y])=>`M${x} ${y}h.1M${x+18} ${y-12}h.1`).join(''),'stroke="#fff0c9" stroke-width="6" stroke-linecap="round"');
emit('airport-welcome',K.svg(1200,900,defs,b,'Meeting guests at the airport'));
