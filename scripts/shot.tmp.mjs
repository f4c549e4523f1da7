import { chromium } from '@playwright/test';
const [,, base, ...jobs]=process.argv; const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']});
for (const j of jobs) { const [path,w,scheme,y='0',h='900',out]=j.split('|'); const c=await b.newContext({viewport:{width:+w,height:+h},colorScheme:scheme,reducedMotion:'reduce'}); const p=await c.newPage(); await p.goto(base+path,{waitUntil:'networkidle'}); await p.evaluate(y=>scrollTo(0,isNaN(+y)?document.querySelector(y).getBoundingClientRect().top+scrollY-70:+y),y); await p.waitForTimeout(1500); await p.screenshot({path:out}); await c.close(); }
await b.close();
