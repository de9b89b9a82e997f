#!/usr/bin/env python3
"""text.py ROOT TSV MV: git mv of files, then names in texts: full names everywhere, simple names in
backticks, {@code ...} and X.java, where only one class bears the old name."""
import sys,os,re,subprocess,collections
root,tsv,mv=sys.argv[1:4]
for l in open(mv):
    _,a,b=l.rstrip('\n').split('\t')
    subprocess.check_call(['git','-C',root,'mv',a,b])
rows=[l.rstrip('\n').split('\t')[:3] for l in open(tsv) if l.strip() and not l.startswith('#')]
classes=[(o,n) for k,o,n in rows if k=='class']
packages=[(o,n) for k,o,n in rows if k=='package']
files=subprocess.check_output(['git','-C',root,'ls-files','-z','--cached']).decode().split('\0')
count=collections.Counter()
for f in files:
    if f.endswith('.java'): count[os.path.basename(f)[:-5]]+=1
new=set(n for _,n in classes)
olds=collections.Counter(o.split('.')[-1] for o,_ in classes)
# after the moves an old name that still exists belongs to another class
simple={}
amb=[]
for o,n in classes:
    s=o.split('.')[-1]
    if olds[s]>1 or count[s]>0 or s in ('Prefer','Forwarded','Database','Turned','Stored','Offered'): amb.append(s)
    else: simple[s]=n
fq={o:o.rsplit('.',1)[0]+'.'+n for o,n in classes}
texts=('.java','.md','.xml','.properties','.sh','.yml','.yaml','.json','.mjs','.js','.ts','.py','.html','.txt','.tsv','.sql','')
fqre=re.compile(r'(?<![\w.])('+'|'.join(re.escape(o) for o in sorted(fq,key=len,reverse=True))+r')(?![\w])') if fq else None
pq={o:n for o,n in packages}
pqre=re.compile(r'(?<![\w.])('+'|'.join(re.escape(o) for o in sorted(pq,key=len,reverse=True))+r')(?![\w])') if pq else None
ppath={o.replace('.','/'):n.replace('.','/') for o,n in packages}
ppre=re.compile(r'(?<!\w)('+'|'.join(re.escape(o) for o in sorted(ppath,key=len,reverse=True))+r')(?=/|\b)') if ppath else None
sre=re.compile(r'\b('+'|'.join(sorted(simple,key=len,reverse=True))+r')\b') if simple else None
jre=re.compile(r'\b('+'|'.join(sorted(simple,key=len,reverse=True))+r')(?=\.java\b)') if simple else None
# packages: move folders
for o,n in packages:
    for f in files:
        op=o.replace('.','/'); 
        m=re.match(r'(.*/java/)'+re.escape(op)+r'/(.*)$',f)
        if m and os.path.exists(f'{root}/{f}'):
            t=f'{m.group(1)}{n.replace(".","/")}/{m.group(2)}'
            os.makedirs(os.path.dirname(f'{root}/{t}'),exist_ok=True)
            subprocess.check_call(['git','-C',root,'mv',f,t])
files=subprocess.check_output(['git','-C',root,'ls-files','-z','--cached']).decode().split('\0')
done=collections.Counter()
for f in files:
    if not f or (os.path.splitext(f)[1] not in texts and 'META-INF/services/' not in f) or f.startswith(('docs/renaming.tsv','docs/adr/0003','docs/adr/0004','docs/adr/0005','docs/adr/0006','openapi/released','openapi/3.0')) or re.match(r'openapi/[\w-]+\.yaml',f): continue
    p=f'{root}/{f}'
    if os.path.islink(p) or not os.path.isfile(p) or os.path.getsize(p)>3_000_000: continue
    try: t=open(p,newline='').read()
    except UnicodeDecodeError: continue
    o=t
    if fqre: t=fqre.sub(lambda m:fq[m.group(1)],t)
    if pqre: t=pqre.sub(lambda m:pq[m.group(1)],t)
    if ppre: t=ppre.sub(lambda m:ppath[m.group(1)],t)
    if sre:
        if f.endswith('.md'):
            t=re.sub(r'`[^`\n]*`',lambda m:sre.sub(lambda k:simple[k.group(1)],m.group(0)),t)
        elif f.endswith('.java'):
            t=re.sub(r'\{@code [^}]*\}',lambda m:sre.sub(lambda k:simple[k.group(1)],m.group(0)),t)
        t=jre.sub(lambda m:simple[m.group(1)],t)
    if t!=o:
        open(p,'w',newline='').write(t); done[os.path.splitext(f)[1]]+=1
for f in files:
    if 'META-INF/services/' in f:
        b=os.path.basename(f); n=fq.get(b,b)
        if pqre: n=pqre.sub(lambda m:pq[m.group(1)],n)
        if n!=b and os.path.exists(f'{root}/{f}'): subprocess.check_call(['git','-C',root,'mv',f,os.path.dirname(f)+'/'+n])
print('texts changed',dict(done)); print('ambiguous in texts',sorted(set(amb)))
