import * as K from './kit.mjs';import {emit} from './build.mjs';
const {p,g,lin,rad,pl,sp,ridge,hill,jungle,rng}=K;const r=Math.round;
// a seated guest: eye 42 cm above the table top (y=0); metres
const F=850,HZ=250,EY=.42,cam=K.camera(F,600,HZ,[0,EY,0]),q=(x,y,z)=>cam([x,y,z]);
// the table, the railing and the eave share one direction, turned a little from the picture plane
const PH=.17,C=Math.cos(PH),N=Math.sin(PH),PZ=1.05;
const T=(u,y,w)=>q(u*C+w*N,y,PZ-u*N+w*C);
const quad=(...a)=>pl(a.map(v=>T(...v))),ln=(...a)=>pl(a.map(v=>T(...v)),false);
// circle of radius R lying at height y
const E=(x,y,z,R)=>{const a=q(x,y,z),k=a[2]*R;return [r(a[0]),r(a[1]),r(k),r(k*(EY-y)/z)]};
const el=(e,a)=>`<ellipse cx="${e[0]}" cy="${e[1]}" rx="${e[2]}" ry="${e[3]}" ${a}/>`;
const ep=e=>`M${e[0]-e[2]} ${e[1]}a${e[2]} ${e[3]} 0 1 0 ${2*e[2]} 0 ${e[2]} ${e[3]} 0 1 0 ${-2*e[2]} 0z`;
// bowl between rim ellipse t and foot ellipse f; s: where the shade begins (-1..1)
const side=(t,f,k=.7)=>`M${t[0]-t[2]} ${t[1]}C${t[0]-t[2]} ${r(t[1]+(f[1]-t[1])*k)} ${r(f[0]-f[2]-(t[2]-f[2])*.4)} ${f[1]} ${f[0]-f[2]} ${f[1]}a${f[2]} ${f[3]} 0 0 0 ${2*f[2]} 0C${r(f[0]+f[2]+(t[2]-f[2])*.4)} ${f[1]} ${t[0]+t[2]} ${r(t[1]+(f[1]-t[1])*k)} ${t[0]+t[2]} ${t[1]}z`;
const shade=(t,f,k=.7)=>`M${t[0]+t[2]} ${t[1]}C${t[0]+t[2]} ${r(t[1]+(f[1]-t[1])*k)} ${r(f[0]+f[2]+(t[2]-f[2])*.4)} ${f[1]} ${f[0]+f[2]} ${f[1]}Q${f[0]+f[2]} ${f[1]+f[3]} ${f[0]} ${f[1]+f[3]}Q${r(t[0]+t[2]*.5)} ${f[1]} ${r(t[0]+t[2]*.45)} ${t[1]}z`;
const sh=(e,dx,dy,k=1)=>[r(e[0]+dx),r(e[1]+dy),r(e[2]*k),r(e[3]*k)];
const R=rng(5);
const SY=`<g id="co">${p('M0 0Q-4-16-2-30M-2-14Q10-20 16-26M-3-10Q-14-14-20-20','fill="none" stroke="#3f7a3a" stroke-width="3"')}${p('M-2-46q10 2 8 10 6 6-2 12-8 4-12-1-9-2-6-10 2-10 12-11zM22-38q8 4 5 11 3 8-6 9-10 0-10-8 1-10 11-12zM-24-32q8 0 9 7 5 7-3 11-9 2-12-5 0-10 6-13z','fill="#5fa544"')}${p('M-2-46q10 2 8 10 6 6-2 12-5-12-6-22zM22-38q8 4 5 11 3 8-6 9 2-10 1-20z','fill="#a9d46a"')}</g><g id="ch">${p('M0 0Q30-16 62 2 70 8 76 18 60 16 48 12 20 8 0 10-6 5 0 0z','fill="#cf2f22"')}${p('M4 2Q30-10 58 4 30-2 6 5z','fill="#ff9a78"')}${p('M3 0Q-8-2-16-12l-4 4Q-12 6 1 10z','fill="#4f8a3c"')}</g><g id="lm"><ellipse cx="8" cy="20" rx="24" ry="9" fill="#5b2a20" opacity=".4"/>${p('M-24 0Q-22 24 0 25 22 24 24 0z','fill="#5f9a3c"')}<ellipse rx="24" ry="11" fill="#e6efb0"/><ellipse rx="20" ry="8.5" fill="#a9cf52"/>${p('M-20 0H20M-11-7L11 7M11-7L-11 7','stroke="#e6efb0" stroke-width="2"')}</g>`;
const steam=(x,y,h,w,d=1)=>`M${r(x)} ${r(y)}c${r(-w*1.2*d)} ${r(-h*.22)} ${r(w*1.5*d)} ${r(-h*.4)} ${r(w*.2*d)} ${r(-h*.62)}s${r(-w*.4*d)} ${r(-h*.3)} ${r(w*.5*d)} ${r(-h*.38)}c${r(-w*.3*d)} ${r(h*.14)} ${r(w*1.3*d)} ${r(h*.24)} ${r(w*.7*d)} ${r(h*.46)}s${r(-w*.9*d)} ${r(h*.3)} ${r(w*.3*d)} ${r(h*.54)}z`;
const G1=(()=>{const t=[0,-107,31,7],l=[0,-85,29.5,7],f=[0,0,23,6.5];return `<g id="gs"><ellipse cx="20" cy="6" rx="34" ry="9" fill="#5b2a20" opacity=".4"/>`+p('M-31-107L-23 0a23 6.5 0 0 0 46 0L31-107z','fill="#f4faf0" opacity=".5"')+p('M-29-85L-21-4a21 6 0 0 0 42 0L29-85z')+p('M29-85L21-4Q20 2 4 2 16-40 10-79z','fill="#3a1d33" opacity=".2"')+'<ellipse cy="-85" rx="29" ry="7" fill="#fbe9d6"/>'+p('M-22-80l16-9 14 7-3 15-17 5zM4-70l17-5 6 12-9 12-16-5zM-24-54l14-3 9 10-8 11-12-3z','fill="#fffdf0" opacity=".55"')+p('M4-82l15-58','stroke="#c9413a" stroke-width="6" stroke-linecap="round"')+'<ellipse cy="-107" rx="31" ry="7" fill="none" stroke="#fffdf0" stroke-width="2.5"/>'+p('M-24-95L-17-10','stroke="#fffdf0" stroke-width="4" stroke-linecap="round" opacity=".8"')+'</g>'})();
const DP='<g id="dp"><ellipse cx="16" cy="44" rx="66" ry="28" fill="#5b2a20" opacity=".4"/>'+p('M-66 0C-66 30-52 46-38 46A38 20 0 0 0 38 46C52 46 66 30 66 0z','fill="#e6e2d2"')+p('M66 0C66 30 52 46 38 46Q30 62 4 65 34 44 32 0z','fill="#9c98a6"')+'<ellipse rx="66" ry="31" fill="#fffaec"/><ellipse cy="1" rx="61" ry="28" fill="#5f8fa8"/><ellipse cy="2" rx="57" ry="26"/>'+p('M-48-2Q-34-22-6-22-30-14-48-2z','fill="#fff" opacity=".6"')+'</g>';
const CC='<g id="cc"><ellipse cy="4" rx="26" ry="13" fill="#3f7a3a"/><ellipse rx="26" ry="13" fill="#6fae4a"/><ellipse rx="22" ry="11" fill="#eef3c0"/><ellipse rx="13" ry="6" fill="none" stroke="#b9d27f" stroke-width="3" stroke-dasharray="5 4"/></g>';
const M=(n,s,w,h,l)=>{const Q=rng(s);let d='';for(let i=0;i<n;i++){const a=Q()*6.28,m=Math.sqrt(Q()),X=Math.cos(a)*m*w,Y=Math.sin(a)*m*h-(1-m)*30,A=Q()*6.28,L=l*(.6+Q()*.6);d+=`M${r(X-Math.cos(A)*L)} ${r(Y-Math.sin(A)*L*.5)}q${r((Q()-.5)*L)} ${r(-Q()*16)} ${r(Math.cos(A)*2*L)} ${r(Math.sin(A)*L)}`}return d};
// ---- background
const r1=ridge([[-20,220],[120,150],[250,196],[380,142],[500,190],[640,120],[770,176],[900,110],[1030,168],[1220,130]],{rough:.12,step:60,seed:4});
const r2=ridge([[-20,250],[150,214],[330,236],[520,206],[700,240],[860,200],[1040,228],[1220,186]],{rough:.1,step:60,seed:9});
const defs=[
 lin('s',[[.1,'#f5bf8f'],[.8,'#fff0c9']]),
 rad('h',[[0,'#fffbe2'],[.25,'#fff0bd',.85],[1,'#ffd894',0]],'cx="330" cy="176" r="440" gradientUnits="userSpaceOnUse"'),
 lin('a',[[0,'#c98f7f'],[1,'#f3d3a6']]),lin('b',[[0,'#96857a'],[1,'#d3bf98']]),
 lin('w',[[0,'#fbe2a9'],[.4,'#6fa38c'],[1,'#1f5c58']]),
 lin('m',[[0,'#fff3d0',0],[.6,'#fff3d0',.85],[1,'#fff3d0',0]]),
 lin('tb',[[0,'#eeb272'],[.45,'#c27c45'],[1,'#7f432e']],'x1="150" y1="480" x2="900" y2="900" gradientUnits="userSpaceOnUse"'),
 
 lin('st',[[0,'#fffdf0',0],[.45,'#fffdf0',.7],[1,'#fffdf0',0]]),
 lin('te',[[.1,'#f8cf94'],[.7,'#d4702a']]),lin('pe',[[.05,'#d9a0cf'],[.8,'#3f3f94']]),
 lin('lf',[[0,'#7fb350'],[1,'#2c6b45']]),lin('fi',[[0,'#f0b55c'],[.5,'#cf7d34'],[1,'#7c3a22']]),rad('cu',[[.2,'#f0883a'],[1,'#b83a1c']]),
 rad('lg',[[0,'#fff3c9',.9],[1,'#ffd98a',0]]),
 `<path id="jg" d="${jungle(0,620,x=>0,{w:76,h:.56,seed:12,k:3.2,base:8})}"/>`,`<path id="ss" d="${M(24,3,84,22,24)}"/>`,SY,G1,DP,CC,K.ripples('r',16,31,20,110,.022),K.palmSym('p',4,8,5,12)].join('');
let b='<path fill="url(#s)" d="M0 0h1200v320H0z"/><path fill="url(#h)" d="M0 0h1200v600H0z"/><circle cx="330" cy="176" r="46" fill="#fffdf0"/>';
b+=p(hill(r1,300,1),'fill="url(#a)"')+p(hill(r2,300,1),'fill="url(#b)"')+'<path fill="url(#m)" d="M0 190h1200v110H0z"/>';
b+=g('fill="#8a9f76"',K.use('jg','translate(-30 296)'),K.use('jg','translate(1170 298)scale(-1 .9)'))+g('fill="#c5c184"',K.use('jg','translate(625 298)scale(1.1 1.15)'))+g('fill="#3f7358"',K.use('jg','translate(630 304)scale(1.1 1.15)'),K.use('jg','translate(332 303)scale(-.94 .9)'),K.use('p','translate(1010 172)scale(1.1)'),K.use('p','translate(150 204)scale(-.8 .8)'));
b+='<path fill="url(#w)" d="M0 296h1200v330H0z"/>'+p('M660 304h560v26q-300 12-560-26zM-20 304h320q-60 16-320 22z','fill="#2c5f4b" opacity=".45"');
b+=g('fill="#fff6d8"',K.use('r','translate(210 298)scale(.34 1)'),K.use('r','translate(120 320)scale(.52 1.2)','opacity=".8"'),K.use('r','translate(40 350)scale(1.3 1.6)','opacity=".5"'));
// raft house on the far side
b+=g('transform="translate(560 296)"',p('M-34-14h70v20h-70z','fill="#8f5b41"')+p('M-46-12l16-18h64l16 18z','fill="#c98a52"')+p('M-46-12l16-18h20l-10 18z','fill="#f0c98a"')+p('M-24-8h12v14h-12zM4-8h14v9H4zM-44 6h92v5h-92z','fill="#4a302b"')+p('M-44 14h92l-14 12h-60z','fill="#3b4a45" opacity=".4"'));
// ---- railing
const WR=.98,RT=.06,RB=-.34;let bal='';for(let u=-2;u<1.6;u+=.145)bal+=ln([u,RT,WR],[u,RB,WR]);
const bar=(y,t,d,l)=>p(quad([-2.6,y,WR],[1.8,y,WR],[1.8,y-t,WR],[-2.6,y-t,WR]),`fill="${d}"`)+p(ln([-2.6,y,WR],[1.8,y,WR]),`stroke="${l}" stroke-width="3" fill="none"`);
b+=p(bal,'stroke="#6b4335" stroke-width="9"')+bar(RT+.03,.045,'#7a4c38','#ffd9a0');
// posts up to the roof
const PO=[-1.26,.92].map(u=>{const a=T(u,1.2,WR),c=T(u,-.75,WR),k=a[2]*.045;return [`M${r(a[0]-k)} 0h${r(2*k)}V${r(c[1])}h${r(-2*k)}z`,`M${r(a[0]-k)} 0h${r(k*.5)}V${r(c[1])}h${r(-k*.5)}z`]});
b+=p(PO[0][0]+PO[1][0],'fill="#5d3a30"')+p(PO[0][1]+PO[1][1],'fill="#e0a46a"');
// thatched eave, backlit: rows of split palm leaf as dashes
const ev=(y,d,c,h)=>p(`M-10 ${y+22}L1210 ${y-36}`,`stroke="${c}" stroke-width="${h}" stroke-dasharray="${d}"`);
b+=ev(62,'7 5 9 3 5 8 11 4','#f0bd78',88)+ev(52,'9 4 6 7 12 3','#b57a48',92)+ev(44,'11 3 8 6 14 2 6 4','#7a4c34',92)+ev(26,'16 2 9 3','#4d312b',104);
// rattan lamp
b+='<g transform="translate(884-26)scale(.94)">'+'<circle cy="160" r="120" fill="url(#lg)" opacity=".7"/>'+p('M-12 94h24q44 20 54 78H-66q10-58 54-78z','fill="#c98a45"')+p('M-12 94h8q-24 24-30 78h-32q10-58 54-78z','fill="#f8d48a"')+p('M12 94q44 20 54 78H36Q34 120 4 94z','fill="#8a5432"')+p('M-40 118H40M-54 140H54M-62 158H62','stroke="#6b3d28" stroke-width="2.5" opacity=".55"')+'<ellipse cy="172" rx="66" ry="11" fill="#fff0bd"/>'+p('M-1 0h3v90h10v6h-24v-6h11z','fill="#4d312b"')+'</g>';
// floor
b+=p('M0 640V900H1200V700L1000 560 160 480z','fill="#33222a"');
// ---- table
const U=1.02,W0=-.47,W1=.5;
b+=p(quad([-U,-.05,W0],[U,-.05,W0],[U,0,W0],[-U,0,W0]),'fill="#5a2f26"')+p(quad([-U,0,W0],[-U,0,W1],[U,0,W1],[U,0,W0]),'fill="url(#tb)"');
let bd='',bl='';for(let i=1;i<6;i++){const w=W0+(W1-W0)*i/6;bd+=ln([-U,0,w],[U,0,w]);if(i%2)bl+=quad([-U,0,w],[U,0,w],[U,0,w+.145],[-U,0,w+.145])}
b+=p(bl,'fill="#fff0c4" opacity=".1"')+p(bd,'stroke="#6b3626" stroke-width="2.5" opacity=".6" fill="none"')+p(ln([U,0,W1],[-U,0,W1],[-U,0,W0],[U,0,W0]),'fill="none" stroke="#ffe0a8" stroke-width="3"');
const S='fill="#5b2a20" opacity=".4"';
// banana leaf mat, hanging over the edge
{const e=W0-.004,y=.004,a=-1.05;let v='',m=quad([a,y,-.354],[-.5,y,-.367],[-.13,y,-.415],[-.5,y,-.375],[a,y,-.366]);for(let i=0;i<7;i++){const u=-.86+i*.09;v+=ln([u+.04,y,-.36-.006*i],[u+.1,y,-.245-.008*i])+ln([u+.05,y,-.365-.005*i],[u+.09,y,e],...(i<5?[[u+.08,-.045,e]]:[]))}
b+=p(sp([T(a,0,-.2),T(-.5,0,-.22),T(-.2,0,-.3),T(-.06,0,-.42),T(-.1,0,e),T(a,0,e)]),S)+p(sp([T(a,y,-.2),T(-.7,y,-.2),T(-.4,y,-.22),T(-.2,y,-.29),T(-.09,y,-.42),T(-.14,y,e),T(-.24,y,e),T(a,y,e)]),'fill="url(#lf)"')+p(sp([T(a,y,e),T(a,y,e),T(-.24,y,e),T(-.24,y,e),T(-.26,-.05,e),T(-.37,-.09,e),T(-.45,-.07,e),T(-.55,-.13,e),T(-.8,-.2,e),T(a,-.2,e)]),'fill="#27694a"')+p(v,'fill="none" stroke="#a9d073" stroke-width="2" opacity=".6"')+p(m,'fill="#d9ec9a"')}
// ---- mortar with pestle
{const z=1.36,x=-.55,t=E(x,.17,z,.1),f=E(x,0,z,.066);b+=el(sh(f,30,6,1.6),S)+p(side(t,f,.5),'fill="#a4623f"')+p(shade(t,f,.5),'fill="#6f3a2e"')+p(`M${t[0]-t[2]+2} ${t[1]+8}q2 60 14 84`,'fill="none" stroke="#e8a878" stroke-width="5" stroke-linecap="round"')+el(t,'fill="#d39262"')+el([t[0],t[1]+1,t[2]-8,t[3]-4],'fill="#4a2620"')+p(`M${t[0]+12} ${t[1]+6}L${t[0]+40} ${t[1]-80}`,'stroke="#9a6038" stroke-width="19" stroke-linecap="round"')+p(`M${t[0]+8} ${t[1]+4}L${t[0]+36} ${t[1]-82}`,'stroke="#e6b478" stroke-width="9" stroke-linecap="round"')+p(`M${t[0]-t[2]+8} ${t[1]}a${t[2]-8} ${t[3]-4} 0 0 0 ${2*t[2]-16} 0q0 ${t[3]+4}-${t[2]-8} ${t[3]+4}t-${t[2]-8}-${t[3]+4}z`,'fill="#a4623f"')}
// ---- papaya salad
{const z=1.23,x=-.345,P=E(x,.014,z,.18);b+=el(sh(E(x,0,z,.15),16,12,1.1),S)+el(P,'fill="#fffaec"')+el([P[0],P[1],P[2]-6,P[3]-3],'fill="#5f8fa8"')+el([P[0],P[1]+1,P[2]-16,P[3]-6],'fill="#fffaec"');
 const at=(dx,dy,k)=>`translate(${P[0]+dx} ${P[1]+dy})scale(${k})`;
 b+=p(`M${P[0]-70} ${P[1]+2}q10-48 70-54 58 4 70 52-60 30-140 2z`,'fill="#a8853c"')+`<g fill="none" stroke-linecap="round">`+K.use('ss',at(0,-12,1),'stroke="#a8853c" stroke-width="11"')+K.use('ss',`translate(${P[0]+6} ${P[1]-14})scale(-1 1)`,'stroke="#dccd7c" stroke-width="7"')+K.use('ss',at(-2,-19,1),'stroke="#f3ebb0" stroke-width="5"')+p(M(10,7,64,18,19),`transform="${at(0,-16,1)}" stroke="#f0873a" stroke-width="5"`)+p(M(8,21,64,18,12),`transform="${at(0,-16,1)}" stroke="#5f9a3a" stroke-width="7"`)+K.use('ss',at(0,-30,'-.8 .8'),'stroke="#fffbe0" stroke-width="4"')+p(M(7,33,58,16,5),`transform="${at(0,-14,1)}" stroke="#d2382a" stroke-width="16"`)+'</g>'}
// ---- glasses
b+=K.use('gs','translate(566 520)','fill="url(#te)"')+K.use('gs','translate(650 530)scale(1.05)','fill="url(#pe)"');
// ---- sticky rice basket, lid leaning
{const z=1.24,x=.49,t=E(x,.125,z,.1),f=E(x,0,z,.086);let wv='';for(let i=1;i<7;i++){const e=E(x,.125*i/7,z,.086+.014*i/7);wv+=`M${e[0]-e[2]} ${e[1]}a${e[2]} ${e[3]} 0 0 0 ${2*e[2]} 0`}
 b+=el(sh(f,30,6,1.35),S)+p(side(t,f,.5),'fill="#dcaa60"')+p(wv,'fill="none" stroke="#8f5a30" stroke-width="4" stroke-dasharray="9 7" opacity=".6"')+p(shade(t,f,.5),'fill="#6f3a2e" opacity=".5"')+el(t,'fill="#f6d999"')+el([t[0],t[1],t[2]-7,t[3]-3],'fill="#7a4a2c"')
 +p(K.blob(t[0],t[1]-16,t[2]-12,24,11,4,.1),'fill="#fff8e4"')+p(`M${t[0]+t[2]-12} ${t[1]-6}q-16-30-34-30 14 18 8 38-20 6-40 8 40 8 66-16z`,'fill="#d9cfc4"')+p(`M${t[0]-34} ${t[1]-22}h1M${t[0]-12} ${t[1]-32}h1M${t[0]-18} ${t[1]-10}h1M${t[0]+4} ${t[1]-18}h1M${t[0]+34} ${t[1]-20}h1`,'stroke="#e2d6c4" stroke-width="5" stroke-linecap="round"')
 +`<g transform="translate(${t[0]+88} ${f[1]-20})rotate(16)">`+p('M-20-52Q16-54 26-46V44Q16 52-20 50z','fill="#a06a38"')+'<ellipse cx="-20" cy="-1" rx="22" ry="51" fill="#e8bd76"/><ellipse cx="-20" cy="-1" rx="14" ry="40" fill="none" stroke="#8f5a30" stroke-width="12" stroke-dasharray="7 6" opacity=".5"/></g>'}
// ---- fish
{const x=-.145,z=.915,a=q(x,.014,z),k=a[2];const P=[r(a[0]),r(a[1]),r(k*.285),r(k*.18*EY/z)];
 b+=el(sh(P,18,18,.98),S)+el([P[0],P[1]+7,P[2],P[3]],'fill="#a9a49c"')+el(P,'fill="#fffaec"')+el([P[0],P[1],P[2]-9,P[3]-4],'fill="#8fb8a0"')+el([P[0],P[1],P[2]-15,P[3]-6],'fill="#f6efdc"');
 const cs=[[-62,1],[-12,1.04],[38,.98],[84,.76]],wide=(x,k,w,o)=>`M${x+o} ${r(-50*k)}q${30} ${r(46*k)} 6 ${r(96*k)}q${-2-w} ${r(-50*k)}-6 ${r(-96*k)}z`;
 b+=g(`transform="translate(${P[0]-4} ${P[1]-14})rotate(-4)scale(1.16)"`,
  p('M-150 40Q-170 74-120 68-90 84-60 70-20 90 10 72 60 84 90 58 130 66 128 34z','fill="#6fae4a"')+p('M-150 40Q-120 62-60 62 20 76 128 34L120 20H-140z','fill="#2f6a3c"'),
  p('M-76-58q20-24 44-22l4 8 14-10 10 9 16-9 10 11 18-6 4 13 20-1 2 14 22 6zM134-14L196-54Q206-48 202-34 186-6 200 30 204 42 196 46L132 16z','fill="#9a5228"')+p('M150-16l46-28M150-6l42-16M152 4l42 12M148 12l44 24M-50-60l12-18M-16-64l8-14M20-62l10-10','stroke="#e39a4a" stroke-width="3"'),
  p('M-196 6C-170-34-112-62-44-62 36-62 96-38 140-14V14C92 46 20 64-60 60-130 56-178 40-188 22L-176 14z','fill="url(#fi)"'),
  p('M-188 22Q-120 40-50 36 40 36 140-2V14C92 46 20 64-60 60-130 56-172 42-188 22z','fill="#6b2f22" opacity=".5"'),
  p('M-196 6C-176-26-140-48-104-56-88-24-94 24-112 52-150 46-182 34-188 22L-176 14z','fill="#a85a2a"')+p('M-104-56Q-82-4-112 52M-188 24l14-10 26-2','fill="none" stroke="#6b2f22" stroke-width="5"')+p('M-186 0C-170-26-140-46-108-54-104-44-140-30-160-8z','fill="#d98a3c"'),
  p(cs.map(([x,k])=>wide(x,k,14,-4)).join(''),'fill="#5f281e"')+p(cs.map(([x,k])=>wide(x+5,k*.9,6,-4)).join(''),'fill="#fbe3ae"'),
  p('M-186 0C-160-34-108-58-44-59 30-59 90-38 138-13M-92-34q6-8 20-12M-40-46q12-4 22-3M14-46q10 0 18 3M62-32l14 5','fill="none" stroke="#ffe2a0" stroke-width="4" stroke-linecap="round"')+p('M-84 4q30 2 42 26-28 4-44-8z','fill="#9a5228"'),
  '<circle cx="-146" cy="-10" r="7" fill="#f6e6c4"/>',
  p('M-46-28h1M6-36h1M24-10h1M-26 6h1M66-22h1M-70-22h1','stroke="#d2301f" stroke-width="16" stroke-linecap="round"')+p('M-46-28h1M6-36h1M24-10h1M-26 6h1M66-22h1M-70-22h1','stroke="#ffb08a" stroke-width="6" stroke-linecap="round"')+p('M-8-22l16 8M44-34l12 12M-56-6l18 2M40 8l16-6M-34-44l18-2M78-2l14 4','stroke="#f6cf6a" stroke-width="8" stroke-linecap="round"'),
  K.use('co','translate(-20 2)rotate(-50)scale(.9)')+K.use('co','translate(22-14)rotate(30)')+K.use('co','translate(70 2)rotate(70)scale(.8)'))
 +K.use('lm',`translate(${P[0]-186} ${P[1]+30})rotate(-16)scale(1.15)`)+K.use('lm',`translate(${P[0]-132} ${P[1]+44})rotate(10)scale(1.15)`)}
// ---- curry
{const z=.92,x=.265,t=E(x,.09,z,.16),f=E(x,0,z,.1),X=t[0],Y=t[1];b+=el(sh(f,46,14,1.5),S)
 +p(`M${X-t[2]+8} ${Y+4}q-34-2-32 20 4 20 44 16zM${X+t[2]-8} ${Y+4}q34-2 32 20-4 20-44 16z`,'fill="#7a4030"')+p(side(t,f),'fill="#a25a3a"')+p(shade(t,f),'fill="#5f2f2c"')+p(`M${X-t[2]+6} ${Y+16}q10 50 52 74`,'fill="none" stroke="#e8a878" stroke-width="7" stroke-linecap="round"')
 +el(t,'fill="#d99464"')+el([X,Y+2,t[2]-11,t[3]-5],'fill="#4a2020"')+el([X,Y+7,t[2]-15,t[3]-9],'fill="url(#cu)"')
 +p(`M${X-80} ${Y+16}q30-20 70-8t70-4q24 4-6 14-40 8-70 2-40 12-64-4z`,'fill="#ffe6b4" opacity=".9"')
 +p(`M${X-70} ${Y-4}q16-18 40-6 10 12-8 18-28 4-32-12zM${X+24} ${Y-10}q22-14 42 0 8 14-14 16-28 0-28-16zM${X-12} ${Y+22}q24-12 42 2 2 12-18 13-26-2-24-15z`,'fill="#d98a3c"')+p(`M${X-66} ${Y-6}q14-12 34-4-18 0-34 4zM${X+28} ${Y-12}q18-10 34 0-18-2-34 0zM${X-8} ${Y+20}q20-8 34 2-18-2-34-2z`,'fill="#ffe0a0"')
 +p(`M${X-100} ${Y+12}h.1M${X+88} ${Y+8}h.1M${X+62} ${Y+22}h.1M${X-44} ${Y+32}h.1`,'stroke="#6f9a3c" stroke-width="22" stroke-linecap="round"')+p(`M${X-104} ${Y+8}h.1M${X+84} ${Y+4}h.1M${X+58} ${Y+18}h.1M${X-48} ${Y+28}h.1`,'stroke="#cfe58f" stroke-width="8" stroke-linecap="round"')
 +p(K.leaf(X-10,Y-4,44,-.5,10,4)+K.leaf(X-6,Y,40,-2.4,9,-4)+K.leaf(X+2,Y-2,36,.35,8,2),'fill="#2f7a3c"')+p(K.leaf(X-10,Y-8,38,-.5,4,4),'fill="#86c05a"')+K.use('ch',`translate(${X+18} ${Y+12})rotate(-12)scale(.7)`)+K.use('ch',`translate(${X-40} ${Y+14})rotate(170)scale(.6)`);
 b+=[steam(X-36,Y-4,270,34),steam(X+34,Y,300,42,-1),steam(X-92,Y-2,200,26,-1)].map(d=>p(d,'fill="url(#st)"')).join('')}
// dips
b+=K.use('dp','translate(600 708)','fill="#c8401c"')+p('M570 702h.1M594 690h.1M618 708h.1M590 716h.1M640 700h.1','stroke="#ffd06a" stroke-width="7" stroke-linecap="round"')+K.use('dp','translate(738 734)scale(1.06)','fill="#6b3220"')+p('M712 726h1M742 744h1M760 722h1','stroke="#d9442c" stroke-width="12" stroke-linecap="round"');
// cucumber, herbs; loose chillies on the leaf
{const P=E(.4,.01,.85,.115);b+=el(sh(P,14,14,1),S)+el([P[0],P[1]+6,P[2],P[3]],'fill="#6f9a86"')+el(P,'fill="#dcebd6"')+el([P[0],P[1]+1,P[2]-12,P[3]-6],'fill="#b4d3bb"')+[[-24,-8,-50,1.3],[40,-6,10,1.5]].map(([x,y,a,k])=>K.use('co',`translate(${P[0]+x} ${P[1]+y})rotate(${a})scale(${k})`)).join('')+[[-58,6],[-18,-2],[24,2],[-14,24]].map(([x,y])=>K.use('cc',`translate(${P[0]+x} ${P[1]+y})`)).join('')}
b+=K.use('ch','translate(136 734)rotate(-24)scale(1.3)')+K.use('ch','translate(190 760)rotate(8)scale(1.2)')+K.use('lm','translate(840 800)rotate(-8)scale(1.5)')+K.use('lm','translate(900 784)rotate(14)scale(1.4)');
emit('thai-table',K.svg(1200,900,defs,b,'A riverside table of Thai food'));
