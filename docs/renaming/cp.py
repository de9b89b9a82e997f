# newest jar of each artifact of ~/.m2
import os,re
best={}
for d,_,fs in os.walk(os.path.expanduser('~/.m2/repository')):
    if '/umpire/' in d: continue
    for f in fs:
        if f.endswith('.jar') and not re.search(r'-(sources|javadoc|tests|linux.*|osx.*|windows.*)\.jar$',f):
            a=os.path.dirname(d); v=os.path.basename(d)
            if f!=os.path.basename(a)+'-'+v+'.jar' : continue
            key=tuple(int(x) if x.isdigit() else 0 for x in re.split(r'[.\-]',v))
            if a not in best or key>best[a][0]: best[a]=(key,d+'/'+f)
bad=('quarkus-maven-plugin','/maven/','plexus','spotless','/tycho','/eclipse/sisu','/eclipse/aether','/eclipse/jdt','/eclipse/platform','/eclipse/jgit')
print(':'.join(p for k,p in sorted(best.values(),key=lambda x:x[1]) if not any(b in p for b in bad)))
