/** Small games that need nothing but a canvas: no storage, no network, no window but their own. */

const page = (title: string, script: string) => `<!doctype html>
<html lang="zh"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
<style>html,body{margin:0;height:100%;overflow:hidden;background:#101820;touch-action:none;user-select:none}canvas{display:block;width:100%;height:100%}</style>
<canvas id="c"></canvas>
<script>
'use strict';
const c=document.getElementById('c'),g=c.getContext('2d');let W=0,H=0;
function fit(){const d=devicePixelRatio||1;W=innerWidth;H=innerHeight;c.width=W*d;c.height=H*d;g.setTransform(d,0,0,d,0,0)}
addEventListener('resize',fit);fit();
function say(t,y,s,col){g.fillStyle=col||'#e8e2d0';g.font=s+'px sans-serif';g.textAlign='center';g.fillText(t,W/2,y)}
${script}
</script></html>
`;

const stars = page(
  '接星',
  `let x=0,stars=[],score=0,left=3,on=false,last=0,next=0,key=0;
function start(){on=true;score=0;left=3;stars=[];x=W/2;next=0}
addEventListener('pointermove',e=>{if(on)x=e.clientX});
addEventListener('pointerdown',e=>{if(!on)start();x=e.clientX});
addEventListener('keydown',e=>{if(!on&&(e.key===' '||e.key==='Enter'))start();if(e.key==='ArrowLeft')key=-1;if(e.key==='ArrowRight')key=1});
addEventListener('keyup',e=>{if(e.key.startsWith('Arrow'))key=0});
function frame(t){const d=Math.min(.05,(t-last)/1000);last=t;
g.fillStyle='#101828';g.fillRect(0,0,W,H);
g.fillStyle='#26324d';for(let i=0;i<60;i++)g.fillRect((i*97)%W,(i*57+t*.01)%H,2,2);
if(on){x=Math.max(40,Math.min(W-40,x+key*520*d));next-=d;
if(next<0){next=Math.max(.25,.9-score*.02);stars.push({x:30+Math.random()*(W-60),y:-10,v:110+score*6+Math.random()*60})}
for(const s of stars)s.y+=s.v*d;
stars=stars.filter(s=>{if(s.y>H-56&&s.y<H-24&&Math.abs(s.x-x)<46){score++;return false}if(s.y>H){if(--left<1)on=false;return false}return true})}
g.fillStyle='#ffd97a';for(const s of stars){g.beginPath();for(let i=0;i<10;i++){const r=i%2?4:10,a=i*Math.PI/5+t*.001;g.lineTo(s.x+Math.cos(a)*r,s.y+Math.sin(a)*r)}g.fill()}
g.strokeStyle='#e8e2d0';g.lineWidth=4;g.beginPath();g.arc(x||W/2,H-52,40,.15*Math.PI,.85*Math.PI);g.stroke();
say(score+' 颗',36,20);say('剩 '+left+' 次',60,13,'#98a2b8');
if(!on){say(left<1?'落了三颗，歇一歇':'接住掉下来的星',H/2-16,24);say('点一下开始，左右移动',H/2+16,15,'#98a2b8')}
requestAnimationFrame(frame)}requestAnimationFrame(frame);`,
);

const lamps = page(
  '熄灯',
  `const N=5;let lit=[],moves=0,level=1,won=false;
const flip=(r,k)=>{for(const[a,b]of[[0,0],[1,0],[-1,0],[0,1],[0,-1]]){const y=r+a,z=k+b;if(y>=0&&z>=0&&y<N&&z<N)lit[y*N+z]=!lit[y*N+z]}};
function deal(){lit=Array(N*N).fill(false);for(let i=0;i<level+2;i++)flip(Math.floor(Math.random()*N),Math.floor(Math.random()*N));moves=0;won=false;if(!lit.some(Boolean))deal()}
deal();
const box=()=>{const s=Math.min(W-40,H-150,440)/N;return{s,x:(W-s*N)/2,y:(H-s*N)/2+16}};
addEventListener('pointerdown',e=>{if(won){level++;deal();return}const{s,x,y}=box(),k=Math.floor((e.clientX-x)/s),r=Math.floor((e.clientY-y)/s);
if(r<0||k<0||r>=N||k>=N)return;flip(r,k);moves++;won=!lit.some(Boolean)});
function frame(t){g.fillStyle='#17141f';g.fillRect(0,0,W,H);const{s,x,y}=box();
for(let i=0;i<N*N;i++){const a=x+(i%N)*s+s/2,b=y+Math.floor(i/N)*s+s/2,r=s*.36;
g.fillStyle=lit[i]?'#ffcf70':'#2b2636';g.beginPath();g.arc(a,b,r,0,7);g.fill();
if(lit[i]){g.globalAlpha=.16+.06*Math.sin(t*.003+i);g.beginPath();g.arc(a,b,r*1.35,0,7);g.fill();g.globalAlpha=1}}
say('第 '+level+' 夜',y-34,20);say('走了 '+moves+' 步',y-12,13,'#98a2b8');
say(won?'都睡了。点一下，到下一夜':'点一盏灯，它和四邻一起变；全部熄灭就过关',y+s*N+34,15,won?'#ffcf70':'#98a2b8');
requestAnimationFrame(frame)}requestAnimationFrame(frame);`,
);

const lava = page(
  '熔岩要塞',
  `let y=0,v=0,walls=[],dist=0,best=0,on=false,last=0,next=0;
const ground=()=>H-90;
function start(){on=true;walls=[];dist=0;y=ground();v=0;next=1}
function jump(){if(!on)start();else if(y>=ground()-1)v=-620}
addEventListener('pointerdown',jump);
addEventListener('keydown',e=>{if(e.key===' '||e.key==='ArrowUp'){e.preventDefault();jump()}});
function frame(t){const d=Math.min(.04,(t-last)/1000);last=t;const sky=g.createLinearGradient(0,0,0,H);sky.addColorStop(0,'#1a1014');sky.addColorStop(1,'#4a1a12');g.fillStyle=sky;g.fillRect(0,0,W,H);
const f=ground(),speed=240+dist*.6;
if(on){dist+=d*10;v+=1700*d;y=Math.min(f,y+v*d);if(y>=f)v=0;next-=d;
if(next<0){next=.8+Math.random()*.9;walls.push({x:W+20,w:18+Math.random()*16,h:26+Math.random()*Math.min(40,dist*.3)})}
for(const b of walls)b.x-=speed*d;walls=walls.filter(b=>b.x>-60);
for(const b of walls)if(b.x<108&&b.x+b.w>80&&y>f-b.h){on=false;best=Math.max(best,Math.floor(dist))}}else y=f;
g.fillStyle='#e2572b';g.fillRect(0,f,W,H);g.fillStyle='#ff9a3d';for(let i=0;i<W;i+=40)g.fillRect((i-(t*.05)%40),f+14+6*Math.sin(i+t*.003),22,4);
g.fillStyle='#3b2b2b';g.fillRect(0,f,W,8);g.fillStyle='#7a5a50';for(const b of walls)g.fillRect(b.x,f-b.h,b.w,b.h);
g.fillStyle='#f4e4c8';g.fillRect(80,y-34,28,34);g.fillStyle='#1a1014';g.fillRect(98,y-26,5,5);
say(Math.floor(dist)+' 步',40,22);if(best)say('最远 '+best,62,13,'#c79a86');
if(!on){say(best?'城墙又矮了一格':'跳过城墙，别停',H/2-40,24);say('点一下或按空格',H/2-10,15,'#c79a86')}
requestAnimationFrame(frame)}requestAnimationFrame(frame);`,
);

export const demoBuilds = { stars, lamps, lava } as const;
export type DemoBuildName = keyof typeof demoBuilds;
