import * as K from './kit.mjs';import * as Z from './scene2.mjs';import {emit} from './build.mjs';
const {p,g,lin,rad,pl,sp,jungle,rng,cloud}=K;const r=Math.round;
// standing at the edge of the grass aisle, eye 3.4 m; the rows are parallel to the picture plane,
// so one computed row scaled about the vanishing point is exact for every depth
const VX=660,HZ=405,EY=3.4,F=1050,cam=K.camera(F,VX,HZ,[0,EY,0]),q=(x,y,z)=>cam([x,y,z]);
const rel=zr=>(x,y,z)=>{const c=q(x,y,z);return [c[0]-VX,c[1]-HZ]};
const cols=(n,sd)=>{const o=[];if(sd<1)for(let k=n-1;k>=0;k--)o.push(-2.35-1.55*k);if(sd>-1)for(let k=0;k<n;k++)o.push(1.75+1.55*k);return o};
// sun right and behind: shadows run left and towards us
const SX=-1.5,SZ=-2.7,W=.31,D=.4,HF=.17,HB=.52;
const row=(zr,n,id,lod,sd=0)=>{const P=rel(zr),Q=(...a)=>pl(a.map(v=>P(...v)));let bed='',sh='',fr='',sl='',pq='',tx='',lit='',dk='',top='';
 const C=cols(n,sd),L=C[0]-.8,M=-1.62,N=1.02,E=C.at(-1)+.8,R=rng(n+3);
 for(const [a,b] of sd<0?[[L,M]]:sd?[[N,E]]:[[L,M],[N,E]])bed+=Q([a,0,zr-.2],[b,0,zr-.2],[b,0,zr+.8],[a,0,zr+.8]);
 for(const x of C){const a=x-W,b=x+W,e=HB-.04;
  sh+=Q([a,0,zr],[b,0,zr],[b,0,zr+D],[b+e*SX,0,zr+D+e*SZ],[a+e*SX,0,zr+D+e*SZ]);
  fr+=Q([a,0,zr],[b,0,zr],[b,HF,zr],[a,HF,zr]);sl+=Q([a,HF,zr],[b,HF,zr],[b,HB,zr+D],[a,HB,zr+D]);
  const k=.055,t=.1,U=(xx,u)=>[xx,HF+(HB-HF)*u,zr+D*u];pq+=Q(U(a+k,t),U(b-k,t),U(b-k,1-t),U(a+k,1-t));
  for(const [u,w] of lod?[[.5,.16]]:[[.74,.11],[.55,.19],[.38,.17],[.22,.08]])tx+=pl([P(...U(x-w,u)),P(...U(x+w,u))],false);
  top+=pl([P(a,HB,zr+D),P(b,HB,zr+D),P(b,HF,zr)],false);
  if(x<0)lit+=Q([b,0,zr],[b,0,zr+D],[b,HB,zr+D],[b,HF,zr]);else dk+=Q([a,0,zr],[a,0,zr+D],[a,HB,zr+D],[a,HF,zr])}
 const s=P(1,0,zr)[0]-P(0,0,zr)[0];
 const G=[...C.map(x=>x+.775).filter(x=>x<M-.1||x>N&&x<E-.1),...(sd<1?[M-.1]:[]),...(sd>-1?[N+.1]:[])];
 for(const x of G)sh+=sp([P(x-.42,0,zr+.2),P(x+.42,0,zr+.2),P(x+.3-.75,0,zr-1),P(x-.3-.85,0,zr-1.1),P(x-.5-.4,0,zr-.5)].map(v=>v));
 const bu=G.map((x,i)=>{const c=P(x,0,zr+.2);return `<use href="#${['sa','sb','sc'][i%3]}" transform="translate(${r(c[0])} ${r(c[1])})scale(${(s/100*(.86+R()*.24)).toFixed(2)})"/>`}).join('');
 const w=Math.max(1.2,s*.017);
 return `<g id="${id}">${p(bed,'fill="#5d6a50"')}${p(sh,'fill="#2f5a52" opacity=".5"')}${bu}${p(lit,'fill="#f3e0b2"')}${p(dk,'fill="#5f6863"')}${p(fr,'fill="#7d7f72"')}${p(sl,'fill="#bcb296"')}${p(pq,'fill="#76604c"')}${p(tx,`stroke="#c2a67c" stroke-width="${(s*.028).toFixed(1)}"`)}${p(top,`fill="none" stroke="#fff3d0" stroke-width="${w.toFixed(1)}"`)}</g>`};
const rowUse=(id,zr,z,c)=>`<use href="#${id}" color="${c}" transform="translate(${VX} ${HZ})scale(${(zr/z).toFixed(3)})"/>`;
const WH='#f4ecd6',RO='#c08e86',PK='#d9aaa0';
let near='',mid='',far='';
for(const [i,z] of [8.3,11.1,13.9].reverse().entries())near+=rowUse('ra',8.3,z,[WH,RO,PK][i]);
for(const [i,z] of [16.7,19.5,22.3,25.1].reverse().entries())mid+=rowUse('rb',16.7,z,[WH,PK,RO,WH][i]);
for(const [i,z] of [27.9,30.7,33.5,36.3,39.1,41.9].reverse().entries())far+=rowUse('rc',16.7,z,[PK,WH,RO,WH,PK,RO][i]);
// shrub, 100 wide, sits on 0
const za=`<path id="za" d="${jungle(-46,44,0,{w:34,h:.85,seed:3,k:3.4,gap:.2})}Q30 9 0 6-30 9-46 0z"/>`;
const shrub=(id,fl,c,fx,lt)=>`<g id="${id}"><use href="#za" fill="${lt}" x="5" y="-5"/><use href="#za" fill="${fx}"/>${p(fl,`stroke="${c}" stroke-width="9" stroke-linecap="round"`)}</g>`;
// rain tree as a symbol: foot at 0,0, crown about 560 wide, 300 high
const R=rng(5),cl=[];const ramp=['#3d6456','#54806a','#7d9f83','#a9bd8c','#d3d3a0'];
const put=(n,rx,ry,cy,s,lv)=>{for(let i=0;i<n;i++){const a=Math.PI*(1.02-1.04*(i+.5)/n),x=Math.cos(a)*rx+(R()-.5)*20,y=cy-Math.sin(a)*ry;cl.push([r(x),r(y),(s*(.85+R()*.3)).toFixed(2),Math.max(0,Math.min(3,r(lv+x/300+(R()-.5)*.7)))])}};
put(4,120,130,-200,.9,2.6);put(6,210,100,-188,.85,1.9);put(7,255,50,-176,.75,1);
const crown=cl.map(([x,y,s,l],i)=>`<use href="#${i%2?'ka':'kb'}" fill="${ramp[l]}" color="${ramp[l+1]}" transform="translate(${x} ${y})scale(${s})"/>`).join('');
const lb=(pts)=>Z.limb(pts);
const tree=`<g id="tr">${p(K.bumps(-285,285,x=>-112-50*(x/285)**2,{size:52,amp:6,seed:4,lift:-.35})+'L200-240 0-280-200-240z','fill="#34584e"')}${p(lb([[-6,8,30],[-2,-10,19],[-4,-60,15],[-60,-120,10],[-190,-170,5],[-250,-190,2]])+lb([[10,8,28],[6,-10,18],[6,-60,13],[60,-120,9],[170,-165,5],[250,-190,2]])+lb([[2,0,16],[0,-80,11],[-10,-150,7],[-30,-200,4]])+lb([[0,-70,9],[-40,-130,6],[-100,-190,3]])+lb([[4,-70,9],[50,-140,6],[110,-190,3]]),'fill="#55564d"')}${p(lb([[10,8,6],[10,-60,4],[64,-122,3],[172,-168,2]]),'fill="#c2a67c"')}${crown}</g>`;
const clump=(id,d)=>`<path id="${id}x" d="${d}"/><g id="${id}"><use href="#${id}x" fill="currentColor" x="8" y="-8"/><use href="#${id}x"/></g>`;
// cross of sacrifice on its octagonal steps
const CZ=46,cr=(x,y)=>q(-.2+x*.92,y*.92,CZ);
const bx=(w,y0,y1)=>[pl([cr(-w,y0),cr(w,y0),cr(w,y1),cr(-w,y1)]),pl([cr(w*.45,y0),cr(w,y0),cr(w,y1),cr(w*.45,y1)])];
let cross='';for(const [w,a,b] of [[2.6,0,.4],[2,.4,.8],[1.4,.8,1.7]]){const [A,B]=bx(w,a,b);cross+=p(A,'fill="#cfc6ac"')+p(B,'fill="#fff3d3"')+p(pl([cr(-w,b),cr(w,b)],false),'stroke="#fffaf0" stroke-width="2.5"')}
cross+=p(pl([cr(-.36,1.7),cr(.36,1.7),cr(.27,5.4),cr(1.35,5.42),cr(1.35,5.95),cr(.26,5.97),cr(.24,7.5),cr(-.24,7.5),cr(-.26,5.97),cr(-1.35,5.95),cr(-1.35,5.42),cr(-.27,5.4)]),'fill="#f1e8d0"')+p(pl([cr(.12,1.7),cr(.36,1.7),cr(.27,5.4),cr(1.35,5.42),cr(1.35,5.95),cr(.26,5.97),cr(.24,7.5),cr(.1,7.5)]),'fill="#fffaf0"')+p(pl([cr(-.06,5.9),cr(.06,5.9),cr(.05,3),cr(0,2.6),cr(-.05,3)])+pl([cr(-.34,5.32),cr(.34,5.32),cr(.34,5.2),cr(-.34,5.2)]),'fill="#7d6a52"');
const defs=[
 lin('s',[[0,'#8fb0b0'],[.3,'#e3dcb8'],[.5,'#fbeec9']]),
 rad('h',[[0,'#fffdf0'],[.2,'#fff6da',.9],[.5,'#fdebc0',.45],[1,'#fbe6b0',0]],'cx="850" cy="268" r="560" gradientUnits="userSpaceOnUse"'),
 lin('lw',[[0,'#dedaa4'],[.14,'#bcc68a'],[.45,'#86a872'],[1,'#4a7a62']],'x1="0" y1="455" x2="0" y2="900" gradientUnits="userSpaceOnUse"'),
 lin('m',[[0,'#fff6da',0],[.55,'#fff6da',.9],[1,'#fff6da',0]]),lin('t2',[[0,'#6f9480'],[1,'#a9bd96']]),
 za,shrub('sa','M-32-16h1M-18-36h1M2-18h1M18-30h2M32-12h1M-4-46h1','currentColor','#4a7663','#a3b57c'),shrub('sb','M-28-26h2M-8-12h1M10-38h1M30-14h1M-10-42h1M22-24h1','#f4ecd6','#3a6152','#8fae7c'),shrub('sc','M-20-30h1M16-38h2M2-22h1','#e3c9a0','#62886a','#c3c88c'),
 clump('ka',`${jungle(-100,92,0,{w:52,h:.62,seed:3,k:4,gap:.16})}Q96 26 70 30 46 44 20 36-6 50-34 38-62 48-84 30-108 26-100 0z`),clump('kb',`${jungle(-100,92,0,{w:60,h:.6,seed:8,k:4.4,gap:.16})}Q100 30 66 34 40 46 8 38-20 48-46 34-76 40-96 20-106 10-100 0z`),
 row(8.3,4,'ra',0),row(16.7,7,'bl',1,-1),row(16.7,7,'br',1,1),`<g id="rb"><use href="#bl"/><use href="#br"/></g><g id="rc"><use href="#rb"/><use href="#bl" x="${r(-7*1.55*F/16.7)}"/><use href="#br" x="${r(7*1.55*F/16.7)}"/></g>`,tree,`<g id="fw">${p([0,72,144,216,288].map(a=>{const t=a*Math.PI/180,c=Math.cos(t),n=Math.sin(t),P=(x,y)=>`${r(x*c-y*n)} ${r(x*n+y*c)}`;return `M0 0C${P(-11,-6)} ${P(-9,-18)} ${P(0,-17)} ${P(9,-18)} ${P(11,-6)} 0 0z`}).join(''))}<circle r="4" fill="#c2a67c"/></g>`,`<path id="sy" d="${[0,1,2,3,4,5].map(i=>K.leaf(i%2?3:-3,i*17,46-i*2,Math.PI/2+(i%2?-.85:.85),8,3)).join('')+K.leaf(0,96,40,Math.PI/2,8)}M-1 0v100h3V0z"/>`
].join('');
let b='<path fill="url(#s)" d="M0 0h1200v900H0z"/><path fill="url(#h)" d="M0 0h1200v800H0z"/><circle cx="850" cy="268" r="46" fill="#fffdf0"/>';
b+=p(cloud(90,84,230,3,3,11)+cloud(420,140,170,6,2,10),'stroke="#fff6da" stroke-width="9" stroke-linecap="round" opacity=".55"');
b+=K.use('tr','translate(1010 446)scale(.7)','opacity=".6"')+K.use('tr','translate(512 446)scale(.64)','opacity=".75"');
b+='<path fill="url(#m)" d="M0 340h1200v150H0z"/>';
b+=p(jungle(-20,1220,x=>458-Math.max(0,84-Math.abs(x-668)*.42),{w:92,h:.46,seed:21,k:2.8,base:474}),'fill="url(#t2)"');
b+='<path fill="url(#m)" d="M0 400h1200v90H0z" opacity=".5"/>';
b+='<path fill="url(#lw)" d="M0 462h1200v438H0z"/>'+p(sp([[100,470],[240,466],[330,470],[300,478],[120,484],[-60,486],[-20,476]]),'fill="#4f7a68" opacity=".55"')+K.use('tr','translate(262 468)scale(1.02)')+g('fill="#6d9270"',K.place('za',[[232,480,.5],[300,479,.42,1]]));
{let d='';for(let x=-17.2;x<15;x+=2.4)d+=pl([q(x,0,56),q(x+1.2,0,56),q(x+1.2,0,6.8),q(x,0,6.8)]);b+=p(d,'fill="#f0eebb" opacity=".13"')}
// bands of tree shadow and of low sun across the lawn
const band=(z0,z1,s)=>{const Q=rng(s),A=[],B=[];for(let i=0;i<=7;i++){const x=-1+2*i/7;A.push(q(x*z0*.75,0,z0*(1+(Q()-.5)*.09-x*.06)));B.push(q(x*z1*.75,0,z1*(1+(Q()-.5)*.09-x*.06)))}return sp([...A,...B.reverse()])};
b+=p(band(9.4,7.2,3)+band(15.6,12.2,5)+band(27,20,7),'fill="#2f6a60" opacity=".36"')+p(band(12,9.8,8)+band(19.4,16.2,9),'fill="#f3e9a8" opacity=".3"');
b+=cross+far+mid;
b+=near;
// foreground: flowering shrubs and the overhanging limb
const sprig=(l,c)=>g(`fill="${c}"`,l.map(([x,y,a,k,w])=>K.use('sy',`translate(${x} ${y})rotate(${a})scale(${w?k*w:k} ${k})`)).join(''));
b+=p(K.blob(1120,920,220,120,20,4,.14)+K.blob(1200,830,120,110,14,6,.14),'fill="#1d403c"')
 +sprig([[950,870,150,.8,1.7],[1000,850,172,.9,1.7],[1050,830,190,.9,1.7],[1090,800,168,1,1.6],[1140,780,184,1.1,1.6],[1190,760,166,1.1,1.6],[1220,760,190,1.2,1.6]],'#3a6152')
 +sprig([[990,900,158,.8,1.7],[1050,890,186,.9,1.7],[1110,880,170,1,1.7],[1160,850,192,1.1,1.7],[1200,860,174,1.1,1.7]],'#152f2e')
 +[[1040,786,1.2,0],[1096,812,1.4,30],[974,836,1,12],[1150,752,1.5,50],[1026,866,1.1,20],[1192,692,1.2,8],[1116,872,1.3,44],[1172,832,1.3,10,1],[926,876,.9,0,1],[1104,726,1.1,24,1],[1062,842,1.1,40,1],[1004,796,.9,30,1],[1186,890,1.3,4,1]].map(([x,y,k,a,c])=>K.use('fw',`translate(${x} ${y})rotate(${a})scale(${k})`,`fill="${c?RO:WH}"`)).join('');
b+=p(lb([[1230,70,40],[1130,60,29],[1010,72,20],[890,50,14],[770,70,8],[650,50,3]])+lb([[1090,66,16],[1030,110,11],[970,136,6],[900,146,2]])+lb([[1190,70,16],[1160,140,10],[1100,196,5],[1064,222,2]])+lb([[900,54,10],[850,20,7],[790,-20,5]]),'fill="#1d3634"')
 +p(lb([[1210,104,5],[1120,88,4],[1010,90,3],[890,62,2]])+lb([[1150,146,3],[1098,198,2],[1064,222,1]]),'fill="#c2a67c"')
 +sprig([[690,54,30,.9],[780,66,-12,1],[850,56,14,.9],[934,140,30,1],[1000,90,-20,1],[1100,190,46,1],[1160,130,-14,1.2],[1060,100,8,1.1]],'#456b58')
 +sprig([[650,50,62,1],[660,50,20,1.05],[740,66,8,1.1],[810,62,26,1.15],[890,54,-6,1.1],[900,146,60,1],[910,146,10,1.1],[970,134,-4,1.15],[1064,222,50,.95],[1070,220,4,1],[1124,180,-16,1.2],[1170,110,16,1.2],[790,-16,40,1]],'#1d403c');
emit('war-cemetery',K.svg(1200,900,defs,b,'Kanchanaburi War Cemetery'));
