import { chromium } from '@playwright/test';
const U='http://127.0.0.1:3102';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-quic']});
const out=(...a)=>console.log(...a);
async function ctx(o){const c=await b.newContext({serviceWorkers:'block',reducedMotion:'reduce',...o});return {c,p:await c.newPage()}}
const over=(p)=>p.evaluate(()=>{const w=document.documentElement.clientWidth;const l=[];for(const e of document.body.querySelectorAll('*')){const r=e.getBoundingClientRect();if(r.width>0&&r.right>w+1&&getComputedStyle(e).position!=='fixed'){let s=false;for(let q=e.parentElement;q;q=q.parentElement){const o=getComputedStyle(q).overflowX;if(o!=='visible'){s=true;break}}if(!s)l.push(`${e.tagName}.${String(e.className.baseVal??e.className).slice(0,40)} ${Math.round(r.right)} "${(e.textContent||'').slice(0,30)}"`)}}return {sw:document.documentElement.scrollWidth,w,l:l.slice(0,6)}});
const homes=await (await fetch(U+'/property-list')).text(); const home=/\/singleproduct\/[^"?#]+/.exec(homes)[0]; out('home',home);
const pages=['/homepage','/property-list','/property-list?view=map',home,'/contactus','/login','/register','/agents','/homes/cities','/homes/city/omaha','/faqs','/sell/home-value','/compare','/quiz','/singleproduct/nope','/agents/nobody','/homes/city/nowhere','/compare/x', home+'/tour','/property-list/filters'];
const long='x'.repeat(190);
for(const w of [390,1440]){const {c,p}=await ctx({viewport:{width:w,height:900}});
 for(const u of ['/property-list?keywords='+long,'/property-list?q='+long,'/homes/city/'+long,'/agents/'+long,'/property-list?city='+long,'/property-list?keyword='+long]){await p.goto(U+u);const o=await over(p);out('long',w,u.slice(0,30),o.sw>o.w?'OVER':'ok',JSON.stringify(o.l));}
 await p.goto(U+'/property-list');const box=p.locator('input[role=combobox],input[type=search],main input[type=text]').first();await box.fill(long);await box.press('Enter');await p.waitForTimeout(1500);const o=await over(p);out('long typed',w,p.url().slice(0,60),JSON.stringify(o));await p.screenshot({path:`/tmp/a-long-${w}.png`});await c.close();}
{const {c,p}=await ctx({viewport:{width:1440,height:900}});
 for(const u of ['/singleproduct/nope','/agents/nobody','/homes/city/nowhere','/homes/nowhere/x','/compare/x','/agents/a/b','/contactus/x','/nothing','/es/agents/nobody']){const r=await p.goto(U+u);out('404',u,r.status(),p.url(),'|',await p.title(),'|',await p.evaluate(()=>[...document.querySelectorAll('main h1,main h2,main a,main input')].slice(0,8).map(e=>e.tagName+':'+(e.textContent||e.placeholder||'').trim().slice(0,30)).join(' ; ')));}
 await p.goto(U+'/agents/nobody');await p.screenshot({path:'/tmp/a-404.png'});
 await c.close();}
for(const [w,touch] of [[390,true],[1440,false]]){const {c,p}=await ctx({viewport:{width:w,height:844},hasTouch:touch,isMobile:touch});
 for(const u of ['/property-list','/property-list?page=3','/homepage']){await p.goto(U+u);
 const small=await p.evaluate(()=>{const l={};for(const e of document.querySelectorAll('a,button,select,input,summary,[role=button]')){const r=e.getBoundingClientRect();if(r.width<2||r.height<2)continue;if(getComputedStyle(e).position==='absolute'&&e.className.includes?.('unseen'))continue;if(r.height<43.5||r.width<43.5){const k=`${Math.round(r.width)}x${Math.round(r.height)} ${e.tagName} "${(e.getAttribute('aria-label')||e.textContent||e.name||'').trim().slice(0,28)}"`;l[k]=(l[k]||0)+1}}return l});
 out('small',w,u,JSON.stringify(small,null,0));}
 await p.goto(U+'/property-list');await p.screenshot({path:`/tmp/a-list-${w}.png`});
 await p.evaluate(()=>scrollTo(0,document.body.scrollHeight));await p.waitForTimeout(300);await p.screenshot({path:`/tmp/a-foot-${w}.png`});
 if(!touch){await p.goto(U+'/property-list');const stops=[];for(let i=0;i<48;i++){await p.keyboard.press('Tab');stops.push(await p.evaluate(()=>{const e=document.activeElement;return (e.getAttribute('aria-label')||e.textContent||e.name||e.tagName).trim().slice(0,34)}))}out('tabs',stops.join(' | '));}
 await c.close();}
for(const w of [390,1440]){const {c,p}=await ctx({viewport:{width:w,height:900},colorScheme:'dark'});for(const [n,u] of [['list','/property-list'],['home',home],['hp','/homepage']]){await p.goto(U+u);await p.waitForTimeout(400);await p.screenshot({path:`/tmp/a-dark-${n}-${w}.png`});}await p.evaluate(()=>scrollTo(0,document.body.scrollHeight));await p.waitForTimeout(300);await p.screenshot({path:`/tmp/a-dark-foot-${w}.png`});await c.close();}
{const {c,p}=await ctx({viewport:{width:390,height:844}});await p.goto(U+'/login');const mail=process.env.MAIL,pw=process.env.PW;await p.locator('input[type=email],input[name=email]').first().fill(mail);await p.locator('input[type=password]').first().fill(pw);await p.locator('main form button[type=submit]').first().click();await p.waitForTimeout(2500);out('signed',p.url());
 await p.getByRole('button',{name:'Menu',exact:true}).click();await p.waitForTimeout(300);await p.screenshot({path:'/tmp/a-menu-390.png'});await c.close();}
{const {c,p}=await ctx({viewport:{width:390,height:844}});p.on('pageerror',e=>out('pageerror',e.message));
 await p.goto(U+'/property-list');await p.locator('article').first().waitFor();await p.mouse.move(100,300);await p.mouse.move(120,320);await p.waitForTimeout(1500);
 await c.setOffline(true);const sel=p.locator('select[name=sort]');const before=await p.locator('article').count();const y0=await p.locator('article').first().boundingBox();
 await sel.selectOption({index:2});await p.waitForTimeout(1500);
 out('offline sort',p.url(),before,await p.locator('article').count(),'|',await p.locator('header p[role=status]').textContent(),JSON.stringify(y0),JSON.stringify(await p.locator('article').first().boundingBox()),await p.evaluate(()=>scrollY));
 await p.screenshot({path:'/tmp/a-bar-390.png'});
 await p.locator('article a').first().click();await p.waitForTimeout(800);out('offline click',p.url(),await p.locator('header p[role=status]').textContent());
 await c.setOffline(false);await p.waitForTimeout(2500);out('online',p.url(),'['+await p.locator('header p[role=status]').textContent()+']');
 await c.setOffline(true);await p.goBack().catch(e=>out('back',e.message.slice(0,80)));await p.waitForTimeout(1000);out('offline back',p.url(),await p.locator('header p[role=status]').textContent(),await p.locator('h1').first().textContent());
 await p.screenshot({path:'/tmp/a-bar-home-390.png'});
 await c.setOffline(false);await p.waitForTimeout(2500);out('online',p.url(),await p.locator('h1').first().textContent());
 // lie-fi
 await p.route(/\.data/,r=>r.abort());await p.locator('select[name=sort]').selectOption({index:3});await p.waitForTimeout(1500);out('lie-fi',p.url(),await p.locator('article').count(),await p.locator('header p[role=status]').textContent());await p.unroute(/\.data/);await p.waitForTimeout(5000);out('after',p.url(),await p.locator('article').count(),'['+await p.locator('header p[role=status]').textContent()+']');
 await c.close();}
await b.close();
