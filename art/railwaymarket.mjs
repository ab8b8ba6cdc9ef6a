import * as K from './kit.mjs';import {emit} from './build.mjs';
const {p,g,lin,rad,pl,sp,ridge,hill,jungle,cloud,rng}=K;const r=Math.round;
// single track along z; we stand on the right, a little above the heads; sun high on the left
const VX=720,HZ=350,EX=1.65,cam=K.camera(900,VX,HZ,[EX,2.9,0]);const q=(x,y,z)=>cam([x,y,z]);
const Q=(...a)=>pl(a.map(v=>q(...v))),L=(...a)=>pl(a.map(v=>q(...v)),false),P=(x,y,z)=>q(x,y,z).slice(0,2).map(r);
const wall=(x,y0,y1,z0,z1)=>Q([x,y0,z0],[x,y0,z1],[x,y1,z1],[x,y1,z0]);
const box=(x0,x1,y0,y1,z)=>Q([x0,y0,z],[x1,y0,z],[x1,y1,z],[x0,y1,z]);
// ---- shop-houses behind the stalls
const shop=(x,z0,z1,h,c)=>{const s=Math.sign(x);let w='',f='';const n=Math.max(1,r((z1-z0)/2.4)),S=(z1-z0)/n;for(let i=0;i<n;i++){const a=z0+S*(i+.2),b=z0+S*(i+.8);w+=wall(x,4.4,5.9,a,b);if(z0<20)f+=wall(x-s*.02,4.4,5.9,a,a+S*.15)+wall(x-s*.02,4.4,5.9,b-S*.15,b)}
 return p(wall(x,0,h,z0,z1)+(z0>9?box(x,x+s*4,0,h,z0):''),`fill="${c.w}"`)+p(w,`fill="${c.o}"`)+p(f+wall(x-s*.03,3.9,4.15,z0,z1)+wall(x-s*.3,h-.2,h+.2,z0-.2,z1+.1),`fill="${c.s}"`)+(z0<20?p(wall(x,h-.55,h-.2,z0,z1),`fill="${c.o}" opacity=".6"`):'')};
// ---- awnings, pulled back: sloped cloth, bunched edge, leaning pole; lower on the near side
const awn=(s,z0,z1,a,b,e,n=5)=>{const y0=s<0?2.5:2.3,y1=y0+.95,xf=s*1.75,xb=s*4.8,S=(z1-z0)/n;let A='',B='',v='';for(let i=0;i<n;i++){const c=z0+S*i,d=c+S,t=Q([xf,y0,c],[xf,y0,d],[xb,y1,d],[xb,y1,c]);i%2?B+=t:A+=t;
  v+=`M${P(xf,y0+.06,c)}Q${P(xf-s*.08,y0-.52,(c+d)/2)} ${P(xf,y0+.06,d)}z`}
 const k=q(0,0,z0)[2];
 const zp=s<0?z0+.15:z1-.2;return p(L([xf,y0,zp],[s*(s<0?2.1:1.85),0,zp]),`stroke="#5a4a44" stroke-width="${Math.max(2,k*.05).toFixed(0)}"`)+p(A,`fill="${a}"`)+p(B,`fill="${b}"`)+p(v,`fill="${e}"`)+(z0<14?p(L([xf,y0+.04,z0],[xf,y0+.04,z1]),`stroke="#fff6dc" stroke-width="${r(k*.045)}" stroke-linecap="round"`):'')};
// ---- goods: rows of balls, leaves, fish on a surface
const balls=(x0,x1,z0,z1,h,c,c2,n=5)=>{const k=q(0,0,(z0+z1)/2)[2],d=r(k*.15);let t='';for(let i=n-1;i>=0;i--){const z=z0+.14+(z1-z0-.28)*i/(n-1),e=i==0||i==n-1?0:.05,a=q(x0+.16+(i%2)*.07,h+.05+e,z),b=q(x1-.12,h,z);t+=`M${r(a[0])} ${r(a[1])}H${r(b[0])}`}
 return g(`fill="none" stroke-linecap="round" stroke-dasharray="0 ${d}"`,p(t,`stroke="${c}" stroke-width="${d+1}"`),c2?p(t,`stroke="${c2}" stroke-width="${Math.max(2,r(d*.3))}" transform="translate(${-r(d*.16)} ${-r(d*.22)})"`):'')};
const goods=(x0,x1,z0,z1,h,[kind,c,c2])=>{const k=q(0,0,(z0+z1)/2)[2];let o='';
 if(kind=='b')o=balls(x0,x1,z0,z1,h,c,c2);
 if(kind=='v'){let t='',u='';for(let i=3;i>=0;i--){const z=z0+.12+(z1-z0-.3)*i/3,a=P(x0+.06,h,z),b=P(x1-.14,h,z),f=K.bumps(a[0],b[0],a[1],{size:k*.25,amp:2,seed:i+r(z0*7),lift:.62});const F=f+`v${r(k*.06)}H${a[0]}z`;i%2?t+=F:u+=F}o=p(t,`fill="${c}"`)+p(u,`fill="${c2}"`)}
 if(kind=='f')for(let i=2;i>=0;i--){const z=z0+.2+(z1-z0-.4)*i/2,a=q((x0+x1)/2,h+.02,z),w=a[2]*(x1-x0)/100;o+=`<use href="#fi" transform="translate(${r(a[0])} ${r(a[1])})scale(${w.toFixed(2)} ${(w*.8).toFixed(2)})"/>`}
 return o};
const trays=(z0,z1,list,h=.3)=>{let a='',t='',i='',o='';for(const [x0,x1,gd] of list){a+=box(x0,x1,0,h,z0)+wall(x1,0,h,z0,z1);t+=Q([x0,h,z0],[x1,h,z0],[x1,h,z1],[x0,h,z1]);i+=Q([x0+.06,h,z0+.07],[x1-.06,h,z0+.07],[x1-.06,h,z1-.07],[x0+.06,h,z1-.07]);o+=goods(x0,x1,z0,z1,h,gd)}
 return p(a,'fill="#8a5a3a"')+p(t,'fill="#e0ac6c"')+p(i,'fill="#5d3a30"')+o};
// table behind the vendor, cloth-hung, fruit in bands
const table=(s,z0,z1,c,d,l,gs)=>{const h=.85,xa=s*3,xb=s*4.5,S=(z1-z0-.1)/gs.length;return p(box(xa,xb,0,h,z0),`fill="${c}"`)+p(wall(xa,0,h,z0,z1),`fill="${d}"`)+p(Q([xa,h,z0],[xb,h,z0],[xb,h,z1],[xa,h,z1]),`fill="${l}"`)+[...gs].reverse().map(([k,k2],j)=>{const i=gs.length-1-j;return balls(Math.min(xa,xb),Math.max(xa,xb)-.1,z0+S*i,z0+S*(i+1)+.12,h,k,k2,3)}).join('')};
// shelves on the back wall
const shelf=(x,z0,z1,cols)=>{const R=rng(9),d=cols.map(()=>'');let i=0;for(const y of [1.25,1.95])for(let z=z0;z<z1;z+=.62){{const h=y+.28+R()*.26;d[i++%cols.length]+=Q([x,y,z],[x,y,z+.5],[x,h,z+.4],[x,h,z+.1])}}return p(wall(x,1.17,1.25,z0-.3,z1)+wall(x,1.87,1.95,z0-.3,z1),'fill="#8a5f45"')+d.map((v,i)=>p(v,`fill="${cols[i]}"`)).join('')};
// ---- the railcar
const Z0=9,ZT=9.3;
const RF=[[1.4,3.1],[1.32,3.34],[1.08,3.54],[.7,3.68],[.32,3.76],[0,3.78]],RL=RF.map(([x,y])=>[-x,y]),face=(x,y)=>q(x,y,Math.abs(x)>1.01?Z0+.28:Z0);
const F=(...a)=>pl(a.map(v=>face(...v)));
const car=(()=>{let o='';const sd=(y0,y1,a,b)=>wall(1.4,y0,y1,a,b);
 const k=q(0,0,Z0)[2];
 // side, in shade
 o+=p(sd(.75,3.1,ZT,60),'fill="#c4852f"')+p(sd(.75,1.75,ZT,60),'fill="#8c2a2c"')+p(sd(1.75,1.87,ZT,60),'fill="#e9d9b0"')+p(sd(.35,.75,ZT,60),'fill="#1f2a30"');
 let w='';for(let z=ZT+.9;z<24;z+=2)w+=sd(2.1,2.9,z,z+1.5);o+=p(w,'fill="#24343c"')+p(sd(.85,2.95,ZT+.15,ZT+.7),'fill="#6f2428"');
 // roof
 o+=p(pl([q(1.4,3.1,ZT),q(1.32,3.34,ZT),q(1.08,3.54,ZT),q(.7,3.68,ZT),q(.7,3.68,60),q(1.4,3.1,60)]),'fill="#a9b0a0"');
 // pilot and underframe
 o+=p(box(-1.2,1.2,.3,.8,Z0+.1),'fill="#1f2a30"')+p(Q([-.95,.72,Z0-.1],[.95,.72,Z0-.1],[.7,.22,Z0-.25],[-.7,.22,Z0-.25]),'fill="#4b5356"')+p([-.6,-.3,0,.3,.6].map(x=>L([x,.7,Z0-.1],[x*.74,.24,Z0-.25])).join(''),'stroke="#1f2a30" stroke-width="5"');
 // face
 const pr=[...RF,...[...RL].reverse().slice(1)];
 o+=p(F([1.4,.75],...pr,[-1.4,.75],[-1,.75],[1,.75]),'fill="#f7b83c"')+p(F([-1.4,.75],[-1,.75],[1,.75],[1.4,.75],[1.4,1.75],[1,1.75],[0,1.2],[-1,1.75],[-1.4,1.75]),'fill="#d23c31"')+p(F([-1.4,1.75],[-1,1.75],[0,1.2],[1,1.75],[1.4,1.75],[1.4,1.88],[1,1.88],[0,1.33],[-1,1.88],[-1.4,1.88]),'fill="#fff3d8"');
 o+=p(F(...pr,[-1,3.24],[1,3.24]),'fill="#e9e6d2"');
 // windscreens
 o+=p(F([-.97,2.1],[-.07,2.1],[-.07,3.04],[-.92,3.04])+F([.07,2.1],[.97,2.1],[.92,3.04],[.07,3.04])+F([1.08,2.1],[1.36,2.12],[1.36,2.95],[1.06,3.02])+F([-1.36,2.12],[-1.08,2.1],[-1.06,3.02],[-1.36,2.95]),'fill="#17343d"');
 o+=p(F([-.8,2.1],[-.5,2.1],[-.2,3.04],[-.5,3.04])+F([-.38,2.1],[-.3,2.1],[-.07,2.8],[-.07,3.04])+F([.35,2.1],[.6,2.1],[.9,3.04],[.65,3.04]),'fill="#8fc3bb" opacity=".5"');
 const d=P(.52,2.1,Z0);o+=p(`M${d[0]-20} ${d[1]}q-2-26 12-30-7-8-4-18 6-8 14-2 8 8 0 18 16 4 14 32z`,'fill="#0d2229"');
 o+=p(F([1,.75],[1.4,.75],...RF.slice(0,3),[1,3.24]),'fill="#5d2a3a" opacity=".32"')+p(F([-1,.75],[-1.4,.75],...RL.slice(0,3),[-1,3.24]),'fill="#fffbe6" opacity=".28"')+p(L([-.5,2.12,Z0],[-.75,2.75,Z0])+L([.3,2.12,Z0],[.05,2.75,Z0]),'stroke="#0d2229" stroke-width="3"');
 o+=p(pl([face(-1.4,.8),...RL.map(v=>face(...v)),...[...RF].reverse().slice(1,5).map(v=>face(...v))],false),'fill="none" stroke="#fffbe6" stroke-width="3" stroke-linejoin="round"');
 // coupler, lamps
 o+=p(box(-.2,.2,.5,.82,Z0-.3),'fill="#0d2229"')+p(box(-.12,.12,.56,.74,Z0-.5),'fill="#4b5356"');
 const lp=[[0,3.42,.2],[-.74,1.02,.17],[.74,1.02,.17]].map(([x,y,R])=>[...P(x,y,Z0-.02),r(k*R)]);
 o+=g('fill="#fffbe0" stroke="#3a2a2c" stroke-width="6"',lp.map(([x,y,R])=>`<circle cx="${x}" cy="${y}" r="${R}"/>`))+g('fill="url(#hl)"',lp.map(([x,y,R])=>`<circle cx="${x}" cy="${y}" r="${R*3}"/>`));
 return o})();
// ---- people, 100 tall, feet at 0,0; fill = shirt, color = apron / trousers
const SK='#b9774d',folk=`<g id="va"><ellipse cx="8" rx="24" ry="4" fill="#22343a" opacity=".4"/>${p('M-11-46h22l3 46H3L0-32-4 0h-11z','fill="#2b3f4a"')}${p('M-14-80q14-8 28 0 6 16 5 38l-5 1-2-14v16h-24v-16l-2 14-5-1q-1-22 5-38z')}${p('M-8-74h16l3 50h-22z','fill="currentColor"')}<circle cy="-89" r="9" fill="${SK}"/>${p('M-19-92q4-8 11-9 2-8 8-8t8 8q7 1 11 9-19 5-38 0z','fill="#f3d793"')}${p('M4-108q4 2 4 7 7 1 11 9-9 3-18 3 8-8 3-19z','fill="#cf9f57"')}</g><g id="vb">${p('M-11-46h22l3 46H3L0-32-4 0h-11z','fill="#3d3a52"')}${p('M-14-80q14-8 28 0 6 16 5 38l-5 1-2-14v16h-24v-16l-2 14-5-1q-1-22 5-38z')}${p('M-8-60h16l3 36h-22z','fill="currentColor"')}<circle cy="-89" r="9" fill="${SK}"/>${p('M-10-88q-3-13 10-13 13 0 10 13-3-7-10-7t-10 7z','fill="#2a2024"')}</g>`;
const man=(id,x,z,c,a,h=1.6,f=1,y=0)=>{const s=q(x,y,z),k=s[2]*h/104;return `<use href="#${id}" fill="${c}" color="${a}" transform="translate(${r(s[0])} ${r(s[1])})scale(${(k*f).toFixed(2)} ${k.toFixed(2)})"/>`};
const fish=`<g id="fi">${p('M-44 0Q-20-24 16-10L38-20 34-2 40 12 16 4Q-20 14-44 0z','fill="#c9d8d6"')}${p('M-44 0Q-20-24 16-10L38-20Q20-4-6-8-30-8-44 0z','fill="#7d99a3"')}</g>`;
let sl='',ra='',rl='';for(let z=4.5;z<9.4;z+=.62)sl+=Q([-.95,.02,z],[.95,.02,z],[.95,.02,z+.24],[-.95,.02,z+.24]);
for(const x of [-.5,.5]){ra+=Q([x-.05,.14,4.4],[x+.05,.14,4.4],[x+.05,.14,9.4],[x-.05,.14,9.4])+Q([x+.05,.14,4.4],[x+.05,.14,9.4],[x+.05,0,9.4],[x+.05,0,4.4]);rl+=Q([x-.05,.15,4.4],[x+.02,.15,4.4],[x+.02,.15,9.4],[x-.05,.15,9.4])}
const defs=[
 lin('s',[[0,'#6cc3c6'],[.24,'#c9e6cd'],[.42,'#fdf3cf']]),
 rad('h',[[0,'#fffdea'],[.3,'#fff7cf',.8],[1,'#fff0b8',0]],'cx="560" cy="110" r="440" gradientUnits="userSpaceOnUse"'),
 lin('gd',[[0,'#f3e2b0'],[.3,'#cdb287'],[.65,'#8f7c66'],[1,'#4d4f4c']],'x1="0" y1="350" x2="0" y2="900" gradientUnits="userSpaceOnUse"'),
 lin('ul',[[0,'#1f3a40',.0],[1,'#1f3a40',.75]]),
 lin('m',[[0,'#fdf3cf',0],[.6,'#fdf3cf',.85],[1,'#fdf3cf',0]]),
 rad('hl',[[0,'#fff6d8',.8],[.3,'#ffe9b0',.35],[1,'#ffd98a',0]]),
 K.palmSym('p',4,7,4,14),folk,fish,
 `<g id="bk"><ellipse cx="16" cy="94" rx="104" ry="20" fill="#1f2a30" opacity=".5"/><ellipse rx="104" ry="30" fill="#3a2430"/></g><g id="bf">${p('M-104 0Q-104 30 0 30 104 30 104 0L82 76Q60 98 0 98-60 98-82 76z','fill="#7a4a36"')}${p('M104 0Q104 30 10 30L24 98Q66 96 82 76z','fill="#4b2b30"')}${p('M-98 30Q-60 54 0 54 60 54 98 30M-92 52Q-56 76 0 76 56 76 90 52','fill="none" stroke="#c98f58" stroke-width="9" stroke-dasharray="14 12" opacity=".55"')}${p('M-104 0Q-104 30 0 30 104 30 104 0','fill="none" stroke="#e0ac6c" stroke-width="10" stroke-linecap="round"')}</g>`,
 `<g id="mg"><circle r="23" fill="#35142f"/><circle cx="-3" cy="-2" r="19" fill="#6b3058"/>${p('M0-12q-10-10-14 0 2 8 14 6 12 2 14-6-4-10-14 0z','fill="#7fa04f"')}</g>`].join('');
let b='<path fill="url(#s)" d="M0 0h1200v420H0z"/><path fill="url(#h)" d="M0 0h1200v560H0z"/><circle cx="560" cy="110" r="46" fill="#fffdf0"/>';
b+=p(cloud(640,84,200,3,3,11)+cloud(330,180,150,6,2,10),'stroke="#fffdf0" stroke-width="10" stroke-linecap="round" opacity=".85"');
b+=p(jungle(540,900,x=>320,{w:70,h:.7,seed:8,k:4,base:420}),'fill="#93c3b0"')+g('fill="#5fa187"',K.use('p','translate(770 196)scale(1.3)'),K.use('p','translate(640 220)scale(-1.1 1.1)'));
b+='<path fill="url(#gd)" d="M0 350h1200v550H0z"/>';
const cl={w:'#6fa79c',o:'#3d7a78',s:'#8fc0ac',r:'#4a857f'},cr={w:'#f0d9a8',o:'#a8805e',s:'#5fa08e',r:'#c9694a'};
b+=shop(-5.2,24,40,7,cl)+shop(5.2,24,40,6.6,cr)+shop(-5.2,15,23,7.6,{...cl,w:'#86a57f',s:'#b9cf9c'})+shop(5.2,14,23,7.4,{...cr,w:'#e9b98e',s:'#b8574a'})+'<path fill="url(#m)" d="M0 200h1200v200H0z" opacity=".8"/>'+shop(-5.2,7,14,6.6,cl)+shop(5.2,5.5,13,6.8,cr);
// stall depth: dark under the cloth
b+=p(Q([-4.7,0,4],[-4.7,0,99],[-4.7,3.4,99],[-4.7,3.4,4])+Q([4.7,0,4],[4.7,0,99],[4.7,3.2,99],[4.7,3.2,4]),'fill="#2a4a4c"')+p(Q([-4.7,0,4],[-4.7,0,40],[-2,0,40],[-3.2,0,4])+Q([4.7,0,4],[4.7,0,40],[2,0,40],[3,0,4]),'fill="#2a4a4c" opacity=".4"');
b+=shelf(4.66,6.4,10.6,['#c98a3c','#6f9a8c'])+shelf(-4.66,8,11,['#c98a3c','#6f9a8c']);
b+=man('vb',2.1,18,'#c9413a','#fff3d8')+awn(1,14.5,22,'#2f8f86','#8fcfc0','#1f6a66',5);
b+=table(1,10,13,'#36478f','#2a3674','#8fa3c9',[['#f6c23b'],['#d8402f']])+man('va',2.4,13.4,'#b8435e','#f3e3bd')+man('va',-2.3,11,'#2f7f9a','#fff3d8')+awn(-1,10,14,'#2f8f86','#43a598','#1f6a66',4)+awn(1,9.8,14,'#c9413a','#f7dcb4','#962c34',5);
for(const [z,c] of [[12.4,'#7fb347'],[10.2,'#f2952f']])b+=trays(z,z+1.9,[[.75,1.75,['b',c]]]);
b+=p(Q([-1.5,.02,8.2],[1.5,.02,8.2],[1.5,.02,12],[-1.5,.02,12]),'fill="#22343a" opacity=".6"')+p(Q([-.75,.01,4],[.75,.01,4],[.75,.01,9.4],[-.75,.01,9.4]),'fill="#4d4a48" opacity=".5"')+p(sl,'fill="#6b4a3a"')+p(ra,'fill="#5a4a48"')+p(rl,'fill="#f3e6c4"');
b+=car;
b+=table(-1,7.4,9.6,'#8c4a3a','#6f3a36','#d9a066',[['#f6c23b','#fff0c0'],['#8fbf4f'],['#d8402f']])+man('va',-2.3,8.6,'#e9a531','#fff3d8');
b+=table(1,6,8.4,'#b8435e','#8c3350','#e9b0a0',[['#f2952f','#ffe3b0'],['#7fb347'],['#f6c23b']])+man('va',2.5,7.9,'#36478f','#f5b53d',1.6,-1);
const TL=[['v','#2f7f4f','#6fb04f'],['b','#d8402f','#ffc9a8'],['f'],['b','#f2952f','#ffe3b0']],TR=[['b','#8fbf4f','#eef5b8'],['f'],['v','#3f8f5a','#8fc34f'],['b','#5b2a4a','#c98fa8']];
[7.9,6.75,5.6,4.45].forEach((z,i)=>{b+=trays(z,z+1,[[-1.72,-.78,TL[i]],[.78,1.72,TR[i]]])});
b+=awn(-1,5.4,9.4,'#e9a531','#fff3d8','#c9803a',6)+awn(1,5.2,9.2,'#36478f','#fff3d8','#2a3674',6);
// foreground baskets
const heap=(rows,d,c,c2)=>{const t=rows.map(([x,y,w])=>`M${x} ${y}h${w}`).join('');return g(`fill="none" stroke-linecap="round" stroke-dasharray="0 ${d}"`,p(t,`stroke="${c}" stroke-width="${d+2}"`),p(t,`stroke="${c2}" stroke-width="${r(d*.26)}" transform="translate(${-r(d*.18)} ${-r(d*.22)})"`))};
const bk=(x,y,k,inner)=>g(`transform="translate(${x} ${y})scale(${k})"`,'<use href="#bk"/>',inner,'<use href="#bf"/>');
let ch='';{const R=rng(7);for(let i=0;i<28;i++){const a=R()*6.3,d=Math.sqrt(R()),x=r(Math.cos(a)*d*70),y=r(Math.sin(a)*d*16-12+(d-1)*44);ch+=`M${x} ${y}q${r(8+R()*10)} ${r(-12+R()*20)} ${r(20+R()*16)} ${r(-8+R()*16)}`}}
b+=bk(1090,742,1,heap([[-70,-6,142],[-52,-30,106],[-34,-52,72],[-14,-72,30]],35,'#7fae3a','#e3f0a0'))+bk(890,800,1.05,p(ch,'fill="none" stroke="#8f1f24" stroke-width="11" stroke-linecap="round"')+p(ch,'fill="none" stroke="#e0412f" stroke-width="6" stroke-linecap="round" transform="translate(-1 -2)"'))+bk(1080,852,1.3,[[-62,-2],[-22,4],[20,4],[62,-2],[-42,-32],[0,-30],[42,-32],[-20,-60],[22,-60]].map(([x,y])=>`<use href="#mg" x="${x}" y="${y}"/>`).join(''));
emit('railway-market',K.svg(1200,900,defs,b,'Train rolling through a street market'));
