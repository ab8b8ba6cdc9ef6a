import * as K from './kit.mjs';import {emit} from './build.mjs';
const {p,g,lin,rad,pl,sp,ridge,hill,jungle,lenses,cloud,rng}=K;const r=Math.round;
const HZ=350,f0=n=>n.toFixed(1);
// outside: eye 18.2 m above the river, 2.3 m above the deck of the viaduct
const EY=18.2,DK=15.9,cam=K.camera(1000,748,HZ,[0,EY,0]),q=(x,y,z)=>cam([x,y,z]);
const cp=[[-1,-7],[1.5,0],[5.2,7],[7,13.5],[7.4,20],[6.8,27],[4.8,34],[1.4,41],[-3.4,47],[-9.5,52],[-17,56],[-26,58]];
const pts=[];for(let i=1;i<cp.length-2;i++)for(let t=0;t<1;t+=.02){const [a,b,c,d]=[cp[i-1],cp[i],cp[i+1],cp[i+2]],k=k=>.5*((2*b[k])+(-a[k]+c[k])*t+(2*a[k]-5*b[k]+4*c[k]-d[k])*t*t+(-a[k]+3*b[k]-3*c[k]+d[k])*t**3);pts.push([k(0),k(1)])}
const S=[0];for(let i=1;i<pts.length;i++)S.push(S[i-1]+Math.hypot(pts[i][0]-pts[i-1][0],pts[i][1]-pts[i-1][1]));const T=S.at(-1);
const at=(s,y,off=0)=>{s=Math.max(0,Math.min(T-.01,s));let i=S.findIndex(v=>v>s)-1;const f=(s-S[i])/(S[i+1]-S[i]),a=pts[i],b=pts[i+1],dx=b[0]-a[0],dz=b[1]-a[1],l=Math.hypot(dx,dz);return q(a[0]+dx*f-dz/l*off,y,a[1]+dz*f+dx/l*off)}; // +off = river side
const seg=(a,b,y0,y1,o0,o1,n=8)=>{const A=[],B=[];for(let i=0;i<=n;i++){const s=a+(b-a)*i/n;A.push(at(s,y0,o0));B.push(at(s,y1,o1))}return pl([...A,...B.reverse()])};
const strip=(a,b,y,o,n=10)=>{const A=[];for(let i=0;i<=n;i++)A.push(at(a+(b-a)*i/n,y,o));return pl(A,false)};
const S0=12,TE=61;
// timber bents
const base=(s,o)=>2.6+1.1*Math.sin(s*.4)+(o<0?5:0)-(o>2?1:0);
let bents='',lit='';const st=[];for(let s=S0;s<TE;s+=4.8)st.push(s);
[...st].reverse().forEach((s,ri)=>{const i=st.length-1-ri,sc=at(s,DK)[2],L=(o1,o0)=>pl([at(s,DK-.6,o1),at(s,base(s,o0),o0)],false);
 let d=L(1.5,3.4)+L(.5,1.2)+L(-1.5,-2.6)+pl([at(s,11.8,2.1),at(s,11.8,-1.9)],false)+pl([at(s,7.6,2.7),at(s,7.6,-2.2)],false)+pl([at(s,11.8,2.1),at(s,7.6,-2.2)],false);
 if(i+1<st.length){const e=st[i+1];d+=pl([at(s,11.8,2.1),at(e,11.8,2.1)],false)+pl([at(s,11.8,2.1),at(e,7.4,2.8)],false)+pl([at(s,7.6,2.7),at(e,7.6,2.7)],false)}
 bents+=p(d,`stroke-width="${f0(sc*.3)}"`);lit+=pl([at(s,DK-.6,1.58),at(s,base(s,3.4),3.5)],false)});
const deck=p(seg(S0-4,TE,DK+.1,DK-.7,1.9,1.9,18),'fill="#5a3327"')+p(seg(S0-4,TE,DK+.1,DK+.1,1.9,1.2,18),'fill="#8a5a40"')+p(strip(S0-4,TE,DK+.1,1.9,18),'fill="none" stroke="#f0b878" stroke-width="2.5"');
// the front of our own train
const F=DK+1,RT=DK+4.4,TO=1.4;let train='';
const items=[['c',7,19.4],['c',20.2,32.6],['c',33.4,45.8],['l',46.6,56.4]];
for(const [k,a,b] of items.reverse()){
 train+=(k=='c'?p(seg(b-.1,b+.9,DK+.5,RT-1,TO*.6,TO*.6,1),'fill="#2e1d22"'):'')+p(seg(a+.3,b-.3,DK+.15,F,TO,TO,4),'fill="#261b20"')
 +p(seg(a,b,F,RT-.7,TO,TO,6),'fill="#efb94f"')+p(seg(a,b,F,F+1,TO,TO,6),'fill="#a2372c"')+p(seg(a,b,RT-.7,RT,TO,TO*.55,6),'fill="#efe6cb"')+p(seg(a,b,RT-.75,RT-.55,TO,TO,6),'fill="#b97a35"')+p(strip(a,b,F+1.06,TO,6),'fill="none" stroke="#fff0c4" stroke-width="2"');
 let w='',l='';if(k=='c')for(let s=a+1.5;s<b-1.6;s+=1.35){w+=seg(s,s+.95,F+1.35,F+2.4,TO,TO,1)}else w+=seg(b-2.4,b-1,F+1.5,F+2.4,TO,TO,1)+seg(a+1,b-4,F+1.5,F+2.2,TO,TO,2);
 w+=k=='c'?seg(a+.3,a+1.1,F+.1,F+2.5,TO,TO,1)+seg(b-1.1,b-.3,F+.1,F+2.5,TO,TO,1):'';
 train+=p(w,'fill="#3a2229"');
}
// cliff on the right, and the bank under the viaduct
const cliffEdge=[[470,600],[500,520],[520,470],[512,420],[548,380],[536,330],[584,290],[578,220],[622,180],[618,110],[668,60],[690,-10]];
const cliff=pl([...cliffEdge,[1100,-10],[1100,680],[700,640]]);
const B=K.buttresses(470,1110,-10,640,{w0:48,w1:104,seed:5,lean:26,dark:.42,st:1.25});
const bk=[];for(let s=46;s<T;s+=3){const c=at(s,.2,5.2+1.1*Math.sin(s*1.1));bk.push(c)}
const edge=[...bk.filter(c=>c[0]<1100),[330,676],[352,636],[400,596],[440,556],[490,520],[530,480]];
const apr=sp([[1300,800],...edge,[620,440],[1300,480]]),apr2=sp(edge,false);
const bk2=[];for(let s=46;s<T;s+=3)bk2.push(at(s,3+.9*Math.sin(s*1.3),3.6+.8*Math.sin(s)));
const slope=pl([[1100,780],...bk2.filter(c=>c[0]<1100),[410,620],[450,580],[500,540],[600,456],[1100,452]]);
const ledge=K.place('bs',[[524,424,.6],[560,334,.7,1],[604,222,.7],[650,112,.9,1],[720,40,1,1],[700,250,.7],[790,150,1,1],[900,110,1.2],[830,240,.8],[940,230,.9,1]]);
// ---------- carriage: wall plane seen at 67 degrees
const A=67*Math.PI/180,d=[Math.sin(A),Math.cos(A)],n=[-d[1],d[0]],wc=K.camera(1000,600,HZ,[0,0,0]);
const w=(t,h,D=1)=>wc([d[0]*t+n[0]*D,h,d[1]*t+n[1]*D]);
const W=(...a)=>pl(a.map(v=>w(...v)));
const T0=-.046,T1=1.12,H0=-.43,H1=.268,O=1.09;
const rect=(t0,t1,h0,h1,D)=>[w(t0,h0,D),w(t0,h1,D),w(t1,h1,D),w(t1,h0,D)];
const hole=(o,i)=>pl(o)+pl([...i].reverse());
const page=[[-10,-10],[1210,-10],[1210,910],[-10,910]];
const cas=.05,inner=rect(T0,T1,H0,H1,1),outer=rect(T0-cas,T1+cas,H0-.02,H1+cas,1);
let planks='';for(let t=-.25;t<1.9;t+=.1)planks+=pl([w(t,-.52),w(t,-1)],false);
for(const h of [.37,.46])planks+=pl([w(-.3,h),w(1.9,h)],false);
// curtain: folds from the rod, gathered half way and falling free
const C=['','',''];{const N=8,R=rng(5),v=(t,h,D)=>w(t,h,D),P=v=>r(v[0])+' '+r(v[1]),tt=[],tm=[],tb=[];for(let i=0;i<=N;i++){const u=i/N;tt.push(-.15+.28*u+(R()-.5)*.008);tm.push(-.16+.115*u);tb.push(-.18+.17*u+(R()-.5)*.012)}
 const X=(i)=>({a:v(tt[i],.3,.95),k:v(tt[i]*.95-.004,.06,.94),m:v(tm[i],-.13,.93),k2:v(tb[i]*.8+tm[i]*.2,-.22,.92),b:v(tb[i],-.34-.012*(i%3),.91)});
 for(let i=0;i<N;i++){const A=X(i),Z=X(i+1);C[[0,1,2,1,0,1,2,0][i]]+=`M${P(A.a)}L${P(Z.a)}Q${P(Z.k)} ${P(Z.m)}Q${P(Z.k2)} ${P(Z.b)}Q${r((A.b[0]+Z.b[0])/2)} ${r(Z.b[1]+16)} ${P(A.b)}Q${P(A.k2)} ${P(A.m)}Q${P(A.k)} ${P(A.a)}z`}}
const tie=(()=>{const [a,c,e,f]=[[-.2,-.118],[-.035,-.118],[-.035,-.15],[-.2,-.15]].map(v=>w(...v,.92).map(r));return `M${a[0]} ${a[1]}Q${c[0]-60} ${c[1]+14} ${c[0]} ${c[1]-6}q12 ${r((e[1]-c[1])/2)} 0 ${e[1]-c[1]}Q${c[0]-60} ${e[1]+14} ${f[0]} ${f[1]}z`})();
// the bench opposite: slatted back and seat
const bt=(h)=>.98+.07*(h+.6)/.5,bb=(h0,h1,D0,D1)=>W([bt(h0),h0,D0],[bt(h1),h1,D0],[bt(h1),h1,D1],[bt(h0),h0,D1]);
const SL=[0,1,2,3].map(i=>[-.222-.092*i,-.142-.092*i]);
const sl=SL.map(([a,c])=>bb(a,c,.95,.3)).join(''),slt=SL.map(([a,c])=>pl([w(bt(c),c,.95),w(bt(c),c,.3)],false)).join('');
let seat='',seatE='';for(let i=0;i<6;i++){const t=.97-.085*i;seat+=W([t,-.6,.98],[t-.075,-.6,.98],[t-.075,-.6,.2],[t,-.6,.2]);seatE+=pl([w(t-.075,-.6,.98),w(t-.075,-.6,.2)],false)}
const defs=[
 lin('s',[[0,'#8ec9c6'],[.3,'#cfe6d2'],[.48,'#fdf1d0']]),
 rad('h',[[0,'#fffbe6'],[.25,'#fff2c4',.85],[1,'#ffe9b0',0]],'cx="420" cy="170" r="460" gradientUnits="userSpaceOnUse"'),
 lin('a',[[0,'#86b9b4'],[1,'#e3ead0']]),lin('b',[[0,'#5f9f98'],[1,'#c5dcc3']]),lin('j',[[0,'#3f8a78'],[1,'#1d5f58']]),
 lin('c',[[0,'#f4cd9d'],[.45,'#dda478'],[1,'#a06853']],'x2=".7" y2="1"'),
 lin('w',[[0,'#e6eecb'],[.12,'#9fd0ba'],[.45,'#3f988f'],[1,'#17625f']],'x1="0" y1="380" x2="0" y2="770" gradientUnits="userSpaceOnUse"'),
 lin('m',[[0,'#fffbe8',0],[.6,'#fff8df',.9],[1,'#fff8df',0]]),lin('sl',[[0,'#7fae6c'],[.5,'#3f8161'],[1,'#1d5449']]),
 `<clipPath id="k"><path d="${cliff}"/></clipPath>`,`<path id="gl" d="${lenses(16,{y0:2,y1:300,w0:30,w1:96,h:.05,seed:6,pow:1.3,f:(t,R)=>(R()-.5)*(60+t*90)})}"/>`,K.ripples('r',12,31,20,110,.025),K.bushSym('bs',3),`<g id="sl2">${K.place('bs',[[655,528,.8],[797,520,1,1],[936,530,1.1],[726,610,1.1,1],[866,632,1.2],[986,612,1]])}</g><g id="lg">${ledge}</g><g id="sb">${K.place('bs',[[540,282,.7],[500,346,.5,1],[482,436,.5],[556,462,.5,1],[462,548,.6],[548,600,.7,1],[430,662,.8],[540,690,1,1]])}</g>`,
 lin('bn',[[0,'#b9744a'],[1,'#7a4630']],'x2="1" y2="0"'),lin('wl',[[0,'#2a1719'],[1,'#452620']]),lin('si',[[0,'#ffe0a0'],[1,'#c98a52']],'x2="1" y2="0"'),
].join('');
let b='<path fill="url(#s)" d="M0 0h1200v900H0z"/><path fill="url(#h)" d="M0 0h1200v700H0z"/><circle cx="420" cy="170" r="48" fill="#fffdf0"/>';
b+=p(cloud(440,96,200,3,3,10),'stroke="#fffbe8" stroke-width="10" stroke-linecap="round" opacity=".85"');
b+=p(hill(ridge([[80,300],[200,250],[300,290],[390,226],[480,270],[560,240],[660,290],[760,300]],{rough:.12,step:44,seed:9}),400,1),'fill="url(#a)"')+'<path fill="url(#m)" opacity=".6" d="M80 290h700v110H80z"/>'+p(hill(ridge([[80,330],[180,310],[260,346],[360,300],[440,336],[540,320],[620,350]],{rough:.12,step:44,seed:12}),400,1),'fill="url(#b)"')+'<path fill="url(#m)" opacity=".9" d="M80 330h700v76H80z"/>';
b+='<path fill="url(#w)" d="M80 384h1000v420H80z"/>';
b+=p('M80 392h480q-20 6-70 10-120 12-230 46-90 26-180 40z','fill="#efd9a0"')+p(jungle(80,540,x=>386-Math.max(0,(420-x)*.04),{w:50,h:.55,seed:6,k:3.5})+'q-10 6-60 10-120 12-226 44-90 26-174 38z','fill="url(#j)"')+p(jungle(80,330,x=>430-Math.max(0,(x-200)*.2)+Math.max(0,(200-x)*.3),{w:70,h:.6,seed:16,k:3.5})+'q-90 20-120 30-80 26-130 30z','fill="#22695f"');
b+=p('M80 500q100-30 180-46 110-30 250-46-90 24-130 40 10 8-60 14-40 20-110 26-50 20-130 22z','fill="#1c6660" opacity=".55"');
b+=g('fill="#fdf8dc"',K.use('gl','translate(428 412)','opacity=".9"'),K.use('r','translate(110 560)scale(.6 2)','opacity=".5"'))+g('fill="#12534f"',K.use('r','translate(90 600)scale(.7 1.6)','opacity=".4"'));
b+=K.longtail('translate(336 556)scale(.46)',{ink:'#17343a',rim:'#ffe2a8',roof:'#c9482f',wake:'#f6f3d4',wo:.7});
b+=p(cliff,'fill="url(#c)"')+g('clip-path="url(#k)"',p(B.dark,'fill="#8f5546" opacity=".55"'),p(B.light,'fill="#ffe6bb" opacity=".8"'),p(B.crack,'fill="#6d3f38" opacity=".7"'));
b+='<use href="#lg" fill="#a5cf82" transform="translate(-4-5)"/><use href="#lg" fill="#2a6b55"/>';
b+=p(apr,'fill="#5b463f"')+p(apr2,'fill="none" stroke="#e8c08e" stroke-width="4"')+p(slope,'fill="url(#sl)"')+'<use href="#sl2" fill="#93c478" transform="translate(-3-6)"/><use href="#sl2" fill="#3a7f60"/>';
b+=g('fill="none" stroke="#35201f" stroke-linecap="round"',bents)+p(lit,'fill="none" stroke="#e0a268" stroke-width="2.5" stroke-linecap="round"')+deck+train;
b+=p(pl([[396,720],[430,640],[450,570],[470,520],[464,450],[488,410],[490,340],[510,286],[540,268],[572,312],[566,400],[574,440],[556,520],[576,590],[560,650],[590,720]]),'fill="#96604e"')+p(pl([[396,720],[430,640],[450,570],[470,520],[464,450],[488,410],[490,340],[510,286],[540,268],[540,330],[528,390],[510,440],[524,500],[500,560],[514,640],[490,720]]),'fill="#edbf90"')+p(pl([[470,520],[488,410],[502,430],[486,500],[492,560],[460,650],[432,660],[430,640],[450,570]]),'fill="#ffe2b4" opacity=".8"');
b+='<use href="#sb" fill="#a5cf82" transform="translate(-4-5)"/><use href="#sb" fill="#2a6b55"/>';
// carriage
b+=p(hole(page,inner),'fill="url(#wl)" fill-rule="evenodd"')+p(planks,'fill="none" stroke="#23141a" stroke-width="3" opacity=".7"');
b+=p(hole(outer,inner),'fill="#6b3d2a" fill-rule="evenodd"')+p(pl(inner),'fill="none" stroke="#b06e42" stroke-width="4"');
b+=p(W([T1,H0],[T1,H1],[T1,H1,O],[T1,H0,O]),'fill="#d9975a"')+p(W([T0,H1],[T1,H1],[T1,H1,O],[T0,H1,O]),'fill="#2a171b"')
 +p(W([T0-.004,H0+.035,1.06],[T1,H0+.035,1.06],[T1,H0,1.06],[T0-.004,H0,1.06]),'fill="#8f5838"')+p(pl([w(T0,H0+.035,1.06),w(T1,H0+.035,1.06)],false),'stroke="#ffd79a" stroke-width="3"')
 +p(W([T0-.08,H0,.93],[T1+.06,H0,.93],[T1,H0,1.06],[T0,H0,1.06]),'fill="url(#si)"')+p(W([T0-.08,H0,.93],[T1+.06,H0,.93],[T1+.06,H0-.04,.93],[T0-.08,H0-.04,.93]),'fill="#5a3023"');
b+=p([.25,.83].map(t=>W([t,H0+.024,1.06],[t+.07,H0+.024,1.06],[t+.07,H0+.01,1.06],[t,H0+.01,1.06])).join(''),'fill="#f0c060"')+p(pl([w(.02,H0,.97),w(.5,H0,.965)],false)+pl([w(.4,H0,.99),w(1,H0,.985)],false),'stroke="#a9683c" stroke-width="2.5" opacity=".6"');
// curtain
b+=p(pl([w(-.3,.305,.95),w(1.14,.305,.95)],false),'stroke="#c99a5c" stroke-width="7"')+p(C[0],'fill="#b7cd9a" stroke="#b7cd9a"')+p(C[1],'fill="#86a884" stroke="#86a884"')+p(C[2],'fill="#557f6c" stroke="#557f6c"')+p(tie,'fill="#3f6a5d"');
// bench
b+=p(W([.98,-.6,1],[.44,-.6,1],[.44,-.6,.2],[.98,-.6,.2])+W([.46,-.6,.99],[.46,-.66,.99],[.46,-.66,.2],[.46,-.6,.2])+W([bt(-.6),-.6,.98],[bt(-.1),-.1,.98],[bt(-.1),-.1,.3],[bt(-.6),-.6,.3]),'fill="#2b181b"')+p(sl,'fill="url(#bn)"')+p(slt,'fill="none" stroke="#f6c27c" stroke-width="4"')+p(bb(-.6,-.1,.99,.94),'fill="#5f3526"')+p(bb(-.13,-.075,1,.3),'fill="#d9965a"')+p(W([bt(-.075),-.075,1],[bt(-.075)+.05,-.075,1],[bt(-.075)+.05,-.075,.3],[bt(-.075),-.075,.3]),'fill="#ffdca2"')+p(seat,'fill="url(#bn)"')+p(seatE,'fill="none" stroke="#f0b871" stroke-width="3"')+p('M1210 470L1130 620 1060 800 900 910H1210z','fill="#2b181b" opacity=".38"');
b+=g('transform="translate(902 866)rotate(5)"','<ellipse cx="14" cy="14" rx="92" ry="18" fill="#2b181b" opacity=".6"/>',p('M-88 6q4-16 40-26 4-44 50-46 46 2 50 46 36 10 40 26-90 30-180 0z','fill="#eac98a"')+p('M14-64q34 8 38 44 36 10 40 26-40 14-84 15Q60-6 14-64z','fill="#b98750"')+p('M-48-20q50 18 100 0M-44-36q46 16 92 0M-70-6q70 26 140 2','fill="none" stroke="#8a6036" stroke-width="2.5"'));
emit('train-window',K.svg(1200,900,defs,b,'View from an old train on Krasae viaduct'));
