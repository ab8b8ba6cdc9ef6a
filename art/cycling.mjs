import * as K from './kit.mjs';import * as Z from './scene2.mjs';import {emit} from './build.mjs';
const {p,g,lin,rad,pl,sp,ridge,hill,jungle,cloud,rng,lens}=K;const r=Math.round;
// eye 1.8 m, the lane is a bank .5 m above the paddies
const HZ=446,EY=1.85,F=1400,cam=K.camera(F,600,HZ,[0,EY,0]),q=(x,y,z)=>cam([x,y,z]);
const tr=Z.track(cam,[[-2.7,2.6],[-2.45,5.4],[-1.75,8],[-.5,10.2],[1.6,12.6],[4,16],[6.1,21],[7.4,28],[7.6,40],[6.4,60],[3,90]]),at=tr.at,T=tr.T;
const SR=[];for(let s=.4;s<12;s+=1.9)SR.push(s);for(let s=12;s<26;s+=3)SR.push(s);for(let s=27;s<T;s+=9)SR.push(s);
const line=(y,o,a=0,c=T)=>SR.filter(s=>s>=a&&s<=c).map(s=>at(s,y,o)).map(v=>[Math.max(-1200,Math.min(1500,v[0])),Math.min(1700,v[1])]);
const bd=(y0,o0,y1,o1,a,c)=>sp([...line(y0,o0,a,c),...line(y1,o1,a,c).reverse()]);
// +off = left of the lane, -off = right, the ditch side
const LY=.5,HW=1;
// ---- riders: local frame u forward, y up, v to the left
const ride=(s,off,c)=>{const o=tr.w(s,LY,off),d=tr.dir(s),l=Math.hypot(...d),h=Math.atan2(d[0]/l,d[1]/l)+c.turn,f=[Math.sin(h),Math.cos(h)];
 const P=(u,y,v=0)=>q(o[0]+f[0]*u-f[1]*v,o[1]+y,o[2]+f[1]*u+f[0]*v),k=P(0,0)[2];
 const ring=(u,R,n=10)=>sp(Array.from({length:n},(_,i)=>{const a=i/n*6.2832,e=R/Math.cos(Math.PI/n);return P(u+Math.cos(a)*e,.35+Math.sin(a)*e)}));
 const L=(...a)=>pl(a.map(v=>P(...v)),false),lw=m=>(k*m).toFixed(1),S=(d,col,m)=>p(d,`stroke="${col}" stroke-width="${lw(m)}"`);
 const B=[0,.3],ST=[-.16,.86],HD=[.38,.78],RX=-.52,FX=.54;
 let t='';
 // far leg, far crank
 t+=S(L([-.13,.98,.11],[.2,.78,.12],[.08,.42,.12]),c.leg2,.13)+S(L([.08,.42,.12],[.1,.34,.12],[.2,.34,.12]),'#2a2430',.07);
 t+=S(ring(RX,.33)+ring(FX,.33),'#1c2b33',.045)+S([RX,FX].map(w=>[.3,1.35,2.4].map(a=>L([w+Math.cos(a)*.3,.35+Math.sin(a)*.3],[w-Math.cos(a)*.3,.35-Math.sin(a)*.3])).join('')).join(''),'#f1efd8',.013);
 t+=S(L([RX,.35],[RX,.35001])+L([FX,.35],[FX,.35001]),'#1c2b33',.1);
 t+=S(L([RX,.35],[B[0],B[1]],ST,[RX,.35])+L(B,HD,ST)+L(HD,[.42,.68],[FX,.35]),c.frame,.045)+S(L(HD,[.36,1.0])+L([.34,1.0,-.27],[.38,1.02,-.12],[.38,1.02,.12],[.34,1.0,.27]),'#39454a',.035)+S(L(ST,[-.18,.93]),'#39454a',.04);
 // mudguard, saddle
 t+=S(sp([[-.9,.42],[-.86,.58],[-.7,.71],[-.52,.745],[-.34,.71],[-.24,.62]].map(([u,y])=>P(u,y)),false),c.frame,.03);
 t+=S(L([-.34,.95],[-.06,.95]),'#2a2430',.09);
 // far arm, torso, near arm
 t+=S(L([.06,1.42,.17],[.24,1.2,.22],[.36,1.05,.24]),c.arm2,.075);
 t+=S(L([-.17,1.0,.09],[-.12,1.0,-.09]),c.leg,.25);
 t+=p(sp([P(-.3,.98,-.12),P(-.28,1.24,-.19),P(-.1,1.47,-.2),P(.05,1.53,-.1),P(.1,1.5,.12),P(.0,1.44,.2),P(-.2,1.22,.19),P(-.3,.98,.14),P(-.2,.93,0),P(.04,.96,-.1),P(.12,1.2,-.16),P(.1,1.44,-.2)].slice(0,9)),`fill="${c.top2}"`);
 t+=p(sp([P(-.3,.96,-.1),P(-.28,1.24,-.12),P(-.12,1.46,-.1),P(.02,1.54,-.06),P(.14,1.46,-.16),P(.16,1.22,-.17),P(.06,.98,-.15),P(-.1,.92,-.13)]),`fill="${c.top}"`);
 t+=S(L([-.14,.97,-.11],[.3,.86,-.13],[.2,.52,-.12]),c.leg,.145)+S(L([.2,.52,-.12],[.16,.3,-.12]),c.skin,.085)+S(L([.12,.24,-.12],[.26,.23,-.12]),'#f1efe0',.065);
 t+=S(L(B,[.19,.19,-.08]),'#39454a',.035);
 t+=S(L([.07,1.43,-.19],[.16,1.22,-.26]),c.top,.1)+S(L([.16,1.2,-.26],[.35,1.05,-.25]),c.skin,.065);
 // head
 const hd=P(.12,1.68),nk=P(.07,1.55);t+=S(L([.05,1.5],[.1,1.62]),c.skin,.1)+`<circle cx="${r(hd[0]+k*.02)}" cy="${r(hd[1])}" r="${lw(.112)}" fill="${c.skin}"/>`+p(`M${r(hd[0]-k*.1)} ${r(hd[1]-k*.1)}h${r(k*.16)}q${r(k*.03)} ${r(k*.1)} ${r(-k*.04)} ${r(k*.19)}-${r(k*.1)} ${r(k*.03)}-${r(k*.14)}-${r(k*.08)}-${r(k*.02)}-${r(k*.06)} ${r(k*.02)}-${r(k*.11)}z`,`fill="${c.hair}"`);
 const H=(u,y)=>P(.12+u,1.68+y);const kk=k;
 const hx=r(hd[0]),hy=r(hd[1]),m=n=>r(kk*n);
 if(c.hat)t+=p(`M${hx-m(.27)} ${hy-m(.04)}q${m(.1)} ${-m(.03)} ${m(.13)} ${-m(.08)} ${m(.03)} ${-m(.12)} ${m(.14)} ${-m(.12)} ${m(.12)} 0 ${m(.15)} ${m(.12)} ${m(.03)} ${m(.05)} ${m(.13)} ${m(.08)} ${-m(.27)} ${m(.12)} ${-m(.55)} 0z`,'fill="#d9b374"')+p(`M${hx} ${hy-m(.24)}q${m(.12)} 0 ${m(.15)} ${m(.12)} ${m(.03)} ${m(.05)} ${m(.13)} ${m(.08)} ${-m(.14)} ${m(.05)} ${-m(.26)} ${m(.06)} ${m(.06)} ${-m(.16)} ${-m(.02)} ${-m(.26)}z`,'fill="#fff0c4"');
 else t+=p(`M${hx-m(.15)} ${hy-m(.02)}q0 ${-m(.16)} ${m(.16)} ${-m(.16)} ${m(.17)} ${m(.01)} ${m(.18)} ${m(.14)} ${-m(.17)} ${-m(.03)} ${-m(.34)} ${m(.02)}z`,'fill="#f1efe0"')+p(`M${hx+m(.03)} ${hy-m(.18)}q${m(.15)} ${m(.02)} ${m(.16)} ${m(.14)}l${-m(.14)} ${-m(.01)}q${m(.03)} ${-m(.08)} ${-m(.02)} ${-m(.13)}z`,'fill="#f5b53d"');
 // rim
 t+=S(L([.14,1.47,-.17],[.17,1.3,-.18]),c.rim,.02)+S(L([.32,.9,-.15],[.24,.56,-.14]),c.rim2,.018);
 // sun ahead and a little right: the shadow comes towards us over the edge of the bank
 const nx=d[1]/l,nz=-d[0]/l,g0=(u,y)=>{const dx=f[0]*u-y*.42,dz=f[1]*u-y*1.15,ov=Math.max(0,dx*nx+dz*nz-off-HW);return q(o[0]+dx,Math.max(.05,LY-ov*.56)+.01,o[2]+dz)};
 const sh=sp([[-.87,.35],[-.52,.72],[-.28,.95],[-.3,1.25],[-.04,1.55],[-.04,1.84],[.26,1.84],[.2,1.5],[.36,1.05],[.3,.8],[.54,.72],[.88,.35],[.54,0],[.2,.3],[-.2,.3],[-.52,0]].map(([u,y])=>g0(u,y)));
 return [g('fill="none" stroke-linecap="round" stroke-linejoin="round"',t),sh]};
const R1=ride(8.6,.12,{turn:.32,hat:1,frame:'#2f8f86',leg:'#36478f',leg2:'#26346b',top:'#e2683f',top2:'#a83f30',arm2:'#8a5a44',skin:'#c98a62',hair:'#2a2024',rim:'#ffd29a',rim2:'#8fa2d6'});
const R2=ride(11.8,.2,{turn:.3,hat:0,frame:'#c9413a',leg:'#c7ae84',leg2:'#8d7a60',top:'#3f7fb5',top2:'#28517f',arm2:'#8a5a44',skin:'#b9774d',hair:'#2a2024',rim:'#bfe2f0',rim2:'#fff0c4'});
// ---- karst: towers leaning on each other, lit from the right
const karst=(x0,w,y,base,s,k=.22)=>{const R=rng(s),n=5,a=[[x0,base]];for(let i=1;i<=n;i++){const t=i/n;a.push([x0+w*k*Math.pow(t,1.5)+(R()-.5)*w*.08,base+(y-base)*Math.pow(t,.8)])}a.push([x0+w*(.4+R()*.2),y-14-R()*20]);for(let i=n;i>=1;i--){const t=i/n;a.push([x0+w-w*k*Math.pow(t,1.3)+(R()-.5)*w*.08,base+(y+20-base)*Math.pow(t,.8)])}a.push([x0+w,base]);return sp(a)};
const far=karst(600,150,286,470,4)+karst(706,120,330,470,9)+karst(1030,150,296,470,12)+karst(1110,190,222,470,15);
const K1=karst(-90,230,150,480,31,.2)+karst(40,230,92,480,21,.18)+karst(196,230,160,480,22,.2)+karst(340,210,212,480,28,.24)+karst(478,150,306,480,33,.26);
const B=K.buttresses(-80,640,80,480,{w0:50,w1:50,seed:5,lean:16,dark:.46,st:2.4,light:.2});
const caps=[[150,90,1.1],[306,158,1],[24,160,1,1],[254,226,.7,1],[440,206,.9,1],[384,262,.6],[120,262,.7],[552,302,.7],[210,392,.9],[70,404,.9,1],[430,376,.8,1]];
// ---- little things
const strip=(o0,o1,a,c,y=LY+.01)=>bd(y,o0,y,o1,a,c);
let gli='',gld='';{const R=rng(5);for(let i=0;i<16;i++){const s=3.9+i*.62,c=at(s,-.1,-2.75+(R()-.5)*.7),w=c[2]*(.12+R()*.42);(gli+=lens(c[0]-w/2,c[1],w,Math.max(2,w*.07)))}}
const egret=`<g id="eg">${p('M-6-34h5l-4 32zM4-34h5l0 32z','fill="#3f4a40"')}${p('M-44-34q14-26 40-30 16-4 19-16 3-12-6-18-4-9 4-14 10-3 14 6 2 10-2 26-5 26-14 38-12 10-26 10-16 0-29-2z','fill="#fffdf2"')}${p('M-44-34q14-10 30-10 14 4 26-6-8 16-28 16-16 1-28 0z','fill="#b3cfd0"')}${p('M22-108l26 7-25 2z','fill="#f0a33c"')}</g>`;
// grass with a feathery seed head, 400 tall, bending left
const plume=(d,w)=>[0,1,2,3,4,5,6].map(i=>{const t=i/6,x=-8-14*t-40*t*t,y=-226-126*t+16*t*t,a=-1.62-.75*t;return K.leaf(x,y,84-30*t,a+d*(1-t*.5),w-2*t,-8*Math.sign(d))}).join('');
const seed=`<g id="sh">${p('M0 0Q12-160-8-240-16-300-60-350','fill="none" stroke="#5a9a48" stroke-width="5"')}${p(plume(.34,9),'fill="#b98474"')}${p(plume(-.24,8),'fill="#ffe6bb"')}</g><path id="gt" d="${[[-1.95,66],[-1.72,92],[-1.52,108],[-1.34,84],[-1.1,60]].map(([a,l])=>K.leaf(0,8,l,a,3.4,a<-1.55?-14:14)).join('')}"/>`;
const lanePath=bd(LY,HW,LY,-HW);
const defs=[
 lin('s',[[0,'#7cc4d6'],[.3,'#cfe9da'],[.5,'#fff3cd']]),
 rad('h',[[0,'#fffde8'],[.18,'#fff4c2',.85],[.55,'#fff0bb',.35],[1,'#ffedb0',0]],'cx="864" cy="226" r="640" gradientUnits="userSpaceOnUse"'),
 lin('a',[[0,'#93c4c6'],[1,'#e6efd2']]),lin('kb',[[0,'#86a79a'],[.5,'#a9b99c'],[1,'#d8dfbd']]),
 lin('m',[[0,'#fffbe8',0],[.6,'#fff8df',.9],[1,'#fff8df',0]]),lin('fo',[[0,'#3f8f6c'],[1,'#9cc88e']]),
 lin('fl',[[0,'#e3f0a0'],[.1,'#c9e066'],[.4,'#86c84e'],[1,'#4c9e45']],`x1="0" y1="446" x2="0" y2="900" gradientUnits="userSpaceOnUse"`),
 lin('ln',[[0,'#fbeabf'],[.25,'#f0cd95'],[1,'#c08f68']],`x1="0" y1="480" x2="0" y2="900" gradientUnits="userSpaceOnUse"`),
 lin('w',[[0,'#fff3cd'],[.25,'#e4f0d6'],[.6,'#9ad3d6'],[1,'#4f9fb5']],`x1="0" y1="520" x2="0" y2="900" gradientUnits="userSpaceOnUse"`),
 lin('tg',[[0,'#eef58e'],[.3,'#9bd257'],[1,'#4f9e45',0]]),lin('bk',[[0,'#8fc955'],[1,'#3a7f43']],`x1="0" y1="520" x2="0" y2="900" gradientUnits="userSpaceOnUse"`),
 `<path id="k1" d="${K1}"/><clipPath id="kk"><use href="#k1"/></clipPath>`,K.palmSym('p',4,7,4,10),K.bushSym('bs',3),egret,seed,`<g id="cp">${K.place('bs',caps)}</g>`,
 `<path id="tf" d="${(()=>{const R=rng(9);let x=-280,o=[];while(x<280){const w=8+R()*9,h=14+R()*24,t=(R()-.4)*8,a=r(w*.5+t),c=r(w-w*.5-t);o.push(`${a} ${-r(h)} ${c} ${r(h)}`);x+=a+c}return `M-280 0l`+o.join(' ')+'v34H-280z'})()}"/><g id="t3">${[-1110,-555,0,555,1110].map(x=>`<use href="#tf" x="${x}"/>`).join('')}</g>`
].join('');
let b='<path fill="url(#s)" d="M0 0h1200v900H0z"/><path fill="url(#h)" d="M0 0h1200v740H0z"/><circle cx="864" cy="226" r="52" fill="#fffdf0"/>';
b+=p(cloud(560,110,210,3,3,11)+cloud(960,90,190,6,2,10),'stroke="#fffdf0" stroke-width="10" stroke-linecap="round" opacity=".8"');
b+=p('M418 96q14-16 26 2 10-18 28-10M482 66q10-12 19 2 7-14 20-8M366 58q9-11 17 1 7-12 18-6','fill="none" stroke="#fffdf2" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"')+p(far,'fill="url(#a)"')+'<path fill="url(#m)" opacity=".7" d="M0 330h1200v130H0z"/>';
b+='<use href="#k1" fill="url(#kb)"/>'+g('clip-path="url(#kk)"',p(B.dark,'fill="#5a8688" opacity=".6"'),p(B.light,'fill="#fff0cb" opacity=".9"'));
b+='<use href="#cp" fill="#a9cf7a" transform="translate(6-6)"/><use href="#cp" fill="#3a806c"/><path fill="url(#m)" d="M0 350h1200v120H0z"/>';
b+=p(jungle(-20,1220,x=>456-Math.max(0,(430-x)*.07),{w:112,h:.4,seed:11,k:2.8,base:470}),'fill="url(#fo)"');
b+=g('fill="#2b7359"',K.use('p','translate(1040 330)scale(1.2)'),K.use('p','translate(1092 366)scale(-.86 .86)'),K.use('p','translate(988 384)scale(.66)'),K.use('p','translate(60 366)scale(.86)'));
b+='<path fill="url(#fl)" d="M0 450h1200v450H0z"/>';
const ZR=[19.5,16,13.4,11.3,9.6,8.2,7,6,5.1];
// bunds
b+=p([52,34,24].map(z=>{const a=q(0,.2,z),h=a[2]*.22;return `M0 ${r(a[1])}q300 ${r(h*.6)} 600 0t600 0v${r(h)}q-300 ${r(-h*.5)}-600 0t-600 0z`}).join(''),'fill="#4f9e4e"');
b+=g('fill="url(#tg)"',ZR.map((z,i)=>{const c=q(0,.34,z),s=(c[2]*.0095).toFixed(2);return `<use href="#t3" transform="translate(${600+(i%2?-90:70)} ${r(c[1])})scale(${s})"/>`}).join(''));
b+=p('M0 466H1200M30 480H1200M-20 502H1200M20 532H1200','stroke="#8cc652" stroke-width="4" stroke-dasharray="60 14 26 10 90 22" opacity=".7"');
// lane, bank, ditch
b+=p(bd(0,HW+.7,.0,-HW-.5),'fill="#69b04b"')+p(bd(-.1,-1.8,-.1,-3.35),'fill="url(#w)"')+p(bd(-.1,-1.8,-.1,-2.2),'fill="#2f7a74" opacity=".4"')+p(bd(-.1,-3.3,.06,-3.5),'fill="#2f7a45"')+p(bd(-.1,-1.86,.06,-1.74),'fill="#7a5f42"')+p(bd(.05,-1.76,LY,-HW),'fill="url(#bk)"')+p(bd(.36,-1.26,LY,-HW),'fill="#b5dc62" opacity=".55"');
b+=p(gli,'fill="#fffdf0" opacity=".85"');
b+=p(lanePath,'fill="url(#ln)"')+p(strip(-.08,-.34,0,20),'fill="#8fb657" opacity=".8"')+p(strip(-HW+.1,-HW,0,26),'fill="#fff0c4"');
const tuft=(l,c)=>g(`fill="${c}"`,l.map(([s,o,k,f])=>{const v=at(s,o<-1.6?.02:LY-Math.max(0,Math.abs(o)-HW)*.5,o);return `<use href="#gt" transform="translate(${r(v[0])} ${r(v[1]+3)})scale(${((f?-1:1)*v[2]*k/100).toFixed(2)} ${(v[2]*k/100).toFixed(2)})"/>`}).join(''));
b+=p(R2[1]+R1[1],'fill="#24403f" opacity=".42"')+tuft([[3.5,-1.25,.24],[4.7,-1.4,.26,1],[6.3,-1.15,.3,1],[9.6,-1.16,.28],[13.4,-1.1,.3]],'#a9d65a')+tuft([[3.4,-1.8,.34],[4.3,-1.75,.3,1],[5.9,-1.8,.36],[8.4,-1.8,.34,1],[11.4,-1.8,.34]],'#2f7a45')+tuft([[5.6,1.1,.24],[8,1.1,.26,1],[12.6,1.1,.3],[15.4,1.05,.3,1]],'#6fb848');
b+=R2[0]+R1[0];
b+=K.use('eg','translate(304 612)scale(.7)')+K.use('eg','translate(382 588)scale(-.56 .56)')+K.use('eg','translate(92 646)scale(.86)');
// foreground: tall grass with seed heads
b+=p(K.grass(950,1230,915,280,9,{seed:5,lean:-.3,w:12}),'fill="#1f6a43"')+[[1022,950,.78,-6],[1086,950,.98,0],[1150,960,.84,10],[1204,950,1.12,4]].map(([x,y,k,a])=>K.use('sh',`translate(${x} ${y})rotate(${a})scale(${k})`)).join('')+p(K.grass(950,1230,915,190,8,{seed:8,lean:.1,w:11}),'fill="#3f9447"');
emit('rice-cycling',K.svg(1200,900,defs,b,'Cycling between rice fields'));
