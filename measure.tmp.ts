import { readFileSync, readdirSync } from 'node:fs'
import { setTimeout as passes } from 'node:timers/promises'
const { slowFiles, largePicture } = await import('#tests/support/slow-files.ts')
const { inboundForm, postWebhook } = await import('#tests/support/twilio.ts')
const port = process.argv[2]; const data = process.argv[3]
const publicUrl = `http://localhost:${port}`
const secrets = JSON.parse(readFileSync(`${data}/secrets.json`, 'utf8'))
const config: any = { twilio: { authToken: secrets.twilioAuthToken }, publicUrl }
const hook = async () => { const r = await postWebhook({ config, origin: publicUrl }, '/webhooks/twilio/inbound', inboundForm('+27820000001', 'thanks', {To: `whatsapp:${secrets.whatsappNumber}`, AccountSid: secrets.twilioAccountSid})); if (r.status!==200) console.log('hook', r.status, r.body) }
const asks: any = { hook, page: async()=>{await (await fetch(publicUrl+'/')).text()}, health: async()=>{await (await fetch(publicUrl+'/healthz')).text()} }
async function beside(work: Promise<unknown>) { const times: any={hook:[],page:[],health:[]}; let on=true; work.finally(()=>{on=false}); const run:any[]=[]
 while(on) for (const k of Object.keys(asks)) { const b=performance.now(); run.push(asks[k]().then(()=>times[k].push(performance.now()-b)).catch((e:any)=>console.log(k,e.cause?.code))); await passes(100) }
 await Promise.all(run); return times }
const q=(a:number[],p:number)=>Math.round(a.toSorted((x,y)=>x-y)[Math.min(a.length-1,Math.floor(a.length*p))])
const show=(n:string,t:any)=>console.log(n, Object.entries(t).map(([k,a]:any)=>`${k} med ${q(a,.5)} p95 ${q(a,.95)} max ${q(a,1)} n ${a.length}`).join(' | '))
const send = async (f:any) => { const b=performance.now(); const r=await fetch(`${publicUrl}/api/loose-files?name=${f.name}`,{method:'POST',headers:{Origin:publicUrl},body:new Uint8Array(f.bytes)}).catch(e=>({status:e.cause?.code,text:async()=>''} as any)); const t=await r.text(); console.log(' ',f.name,r.status,r.status===201?'':t.slice(0,90),Math.round(performance.now()-b),'ms') }
await beside(passes(3000))
show('quiet', await beside(passes(9000)))
for (const f of slowFiles) show(f.name, await beside(send(f)))
const bytes = await largePicture()
show('six pictures', await beside(Promise.all([1,2,3,4,5,6].map(n=>send({name:n+'.png',bytes})))))
show('all', await beside(Promise.all(slowFiles.map(send))))
