import com.sun.source.doctree.DocCommentTree; import com.sun.source.doctree.ReferenceTree; import com.sun.source.doctree.ParamTree;
import com.sun.source.tree.*;
import com.sun.source.util.*;
import com.sun.tools.javac.api.JavacTool;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.EndPosTable;
import com.sun.tools.javac.tree.TreeInfo;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;
import javax.lang.model.element.*;
import javax.lang.model.type.*;
import javax.lang.model.util.*;
import javax.tools.*;

/** args: root, classpath file, tsv of kind/old/new, report file. */
public class Rename {
  record Edit(int at, String old, String now) {}
  static Map<String, String> classes = new LinkedHashMap<>();
  static Map<String, String> methods = new LinkedHashMap<>(); // Class#name
  static Map<String, String> fields = new LinkedHashMap<>();
  static Map<String, String> vars = new LinkedHashMap<>();
  static Set<String> met = new TreeSet<>();
  static Elements elements; static Types types;

  public static void main(String[] a) throws Exception {
    Path root = Path.of(a[0]);
    String cp = Files.readString(Path.of(a[1])).strip();
    for (String l : Files.readAllLines(Path.of(a[2]))) {
      if (l.isBlank() || l.startsWith("#")) continue;
      String[] c = l.split("\t");
      switch (c[0]) {
        case "class" -> classes.put(c[1], c[2]);
        case "method" -> methods.put(c[1], c[2]);
        case "field" -> fields.put(c[1], c[2]);
        case "component" -> { methods.put(c[1], c[2]); fields.put(c[1], c[2]); vars.put(c[1] + "@ctor", c[2]); }
        case "variable" -> vars.put(c[1], c[2]);
        default -> {}
      }
    }
    List<Path> files;
    try (Stream<Path> w = Files.walk(root)) {
      files = w.filter(p -> p.toString().endsWith(".java"))
          .filter(p -> p.toString().matches(".*/src/(main|test)/java/.*") && !p.toString().contains("/target/"))
          .filter(p -> !(p.endsWith("package-info.java") && p.toString().contains("/src/test/")))
          .filter(p -> !p.endsWith("module-info.java")).sorted().toList();
    }
    JavacTool tool = JavacTool.create();
    StandardJavaFileManager fm = tool.getStandardFileManager(null, null, null);
    DiagnosticCollector<JavaFileObject> diags = new DiagnosticCollector<>();
    JavacTask task = tool.getTask(null, fm, diags,
        List.of("-proc:none", "-cp", cp, "-Xmaxerrs", "100000", "-XDshould-stop.ifError=FLOW", "-XDshould-stop.ifNoError=FLOW", "-XDcompilePolicy=attr", "-nowarn", "--release", "25"),
        null, fm.getJavaFileObjectsFromPaths((java.util.Collection<Path>) files));
    List<CompilationUnitTree> units = new ArrayList<>();
    for (var u : task.parse()) units.add(u);
    task.analyze();
    DocTrees trees = DocTrees.instance(task);
    elements = task.getElements(); types = task.getTypes();
    long errors = diags.getDiagnostics().stream().filter(d -> d.getKind() == Diagnostic.Kind.ERROR).count();
    System.err.println("files " + units.size() + ", errors of attribution " + errors);
    diags.getDiagnostics().stream().filter(d -> d.getKind() == Diagnostic.Kind.ERROR).limit(Integer.getInteger("show", 8)).forEach(d -> System.err.println("  " + d.toString().lines().findFirst().orElse("")));
    int edits = 0; int changed = 0;
    for (String c : classes.keySet()) {
      String to = c.substring(0, c.lastIndexOf('.') + 1) + classes.get(c);
      if (elements.getTypeElement(to) != null) System.err.println("TAKEN: " + to);
    }
    for (CompilationUnitTree u : units) {
      Path file = Path.of(u.getSourceFile().toUri());
      String text = u.getSourceFile().getCharContent(true).toString();
      TreeMap<Integer, Edit> found = new TreeMap<>();
      new Scan(trees, u, text, found).scan(u, null);
      if (found.isEmpty()) continue;
      StringBuilder out = new StringBuilder(); int last = 0;
      for (Edit e : found.values()) {
        if (e.at < last || !text.startsWith(e.old, e.at)) { System.err.println("SKIPPED " + file + " @" + e.at + " " + e.old); continue; }
        out.append(text, last, e.at).append(e.now); last = e.at + e.old.length(); edits++;
      }
      out.append(text.substring(last));
      Files.writeString(file, out.toString()); changed++;
    }
    for (CompilationUnitTree u : units) for (Tree t : u.getTypeDecls()) if (t instanceof ClassTree c) {
      String q = u.getPackageName() + "." + c.getSimpleName();
      String now = classes.get(q);
      Path file = Path.of(u.getSourceFile().toUri());
      if (now != null && file.getFileName().toString().equals(c.getSimpleName() + ".java"))
        System.out.println("mv\t" + file + "\t" + file.resolveSibling(now + ".java"));
    }
    System.err.println("edits " + edits + " in " + changed + " files");
    for (String k : Stream.of(classes, methods, fields, vars).flatMap(m -> m.keySet().stream()).distinct().toList())
      if (!met.contains(k) && !k.endsWith("@ctor")) System.err.println("NOT FOUND: " + k);
  }

  static String newName(Element e) {
    if (e == null) return null;
    switch (e.getKind()) {
      case CLASS, INTERFACE, RECORD, ENUM, ANNOTATION_TYPE -> {
        String q = ((TypeElement) e).getQualifiedName().toString();
        String n = classes.get(q); if (n != null) met.add(q); return n;
      }
      case CONSTRUCTOR -> { return newName(e.getEnclosingElement()); }
      case METHOD -> {
        if (methods.isEmpty()) return null;
        return methodName((ExecutableElement) e);
      }
      case FIELD, ENUM_CONSTANT, RECORD_COMPONENT -> {
        if (!(e.getEnclosingElement() instanceof TypeElement t)) return null;
        String k = t.getQualifiedName() + "#" + e.getSimpleName();
        String n = fields.get(k); if (n != null) met.add(k);
        if (n == null && e.getKind() == ElementKind.FIELD && t.getKind() != ElementKind.RECORD && !t.getSimpleName().toString().matches(".*(Row|Entity)")) n = auto(e);
        return n;
      }
      case PARAMETER, LOCAL_VARIABLE, EXCEPTION_PARAMETER, RESOURCE_VARIABLE, BINDING_VARIABLE -> {
        TypeElement t = null; Element x = e.getEnclosingElement();
        while (x != null && !(x instanceof TypeElement)) x = x.getEnclosingElement();
        t = (TypeElement) x; if (t == null) return null;
        String k = t.getQualifiedName() + "#" + e.getSimpleName();
        String n = vars.get(k); if (n != null) { met.add(k); return n; }
        if (t.getKind() == ElementKind.RECORD && e.getEnclosingElement().getKind() == ElementKind.CONSTRUCTOR) {
          ExecutableElement c = (ExecutableElement) e.getEnclosingElement();
          if (c.getParameters().size() == t.getRecordComponents().size()) { n = vars.get(k + "@ctor"); if (n != null) return n; return null; }
        }
        return auto(e);
      }
      default -> { return null; }
    }
  }
  static String decap(String s) { return Character.toLowerCase(s.charAt(0)) + s.substring(1); }
  static String auto(Element e) {
    if (!(e.asType() instanceof DeclaredType d)) return null;
    TypeElement te = (TypeElement) d.asElement();
    String now = classes.get(te.getQualifiedName().toString());
    if (now == null || !e.getSimpleName().contentEquals(decap(te.getSimpleName().toString()))) return null;
    return decap(now);
  }
  static Map<ExecutableElement, Optional<String>> cache = new HashMap<>();
  static Set<String> simple;
  static String methodName(ExecutableElement m) {
    if (simple == null) simple = methods.keySet().stream().map(k -> k.substring(k.indexOf('#') + 1)).collect(Collectors.toSet());
    if (!simple.contains(m.getSimpleName().toString())) return null;
    return cache.computeIfAbsent(m, x -> Optional.ofNullable(lookup(x))).orElse(null);
  }
  static String lookup(ExecutableElement m) {
    if (!(m.getEnclosingElement() instanceof TypeElement t)) return null;
    String k = t.getQualifiedName() + "#" + m.getSimpleName();
    if (m.getParameters().isEmpty() && !fields.containsKey(k) && t.getRecordComponents().stream().anyMatch(c -> c.getSimpleName().equals(m.getSimpleName()))) return null;
    String n = methods.get(k); if (n != null) { met.add(k); return n; }
    // does it override one that is renamed?
    Deque<TypeMirror> todo = new ArrayDeque<>(types.directSupertypes(t.asType())); Set<String> seen = new HashSet<>();
    while (!todo.isEmpty()) {
      TypeMirror s = todo.poll(); if (!(s instanceof DeclaredType d)) continue;
      TypeElement te = (TypeElement) d.asElement(); if (!seen.add(te.getQualifiedName().toString())) continue;
      String key = te.getQualifiedName() + "#" + m.getSimpleName();
      if (methods.containsKey(key))
        for (Element c : te.getEnclosedElements())
          if (c instanceof ExecutableElement ce && c.getSimpleName().equals(m.getSimpleName()) && elements.overrides(m, ce, t)) { met.add(key); return methods.get(key); }
      todo.addAll(types.directSupertypes(s));
    }
    return null;
  }

  static class Scan extends TreePathScanner<Void, Void> {
    final DocTrees trees; final CompilationUnitTree unit; final String text; final TreeMap<Integer, Edit> out; final SourcePositions pos;
    Scan(DocTrees t, CompilationUnitTree u, String x, TreeMap<Integer, Edit> o) { trees = t; unit = u; text = x; out = o; pos = t.getSourcePositions(); }
    void put(int at, CharSequence old, String now) { if (at >= 0 && now != null) out.put(at, new Edit(at, old.toString(), now)); }
    Element el() { try { return trees.getElement(getCurrentPath()); } catch (RuntimeException e) { return null; } }
    int find(String name, int from) {
      var p = java.util.regex.Pattern.compile("(?<![\\w$])" + java.util.regex.Pattern.quote(name) + "(?![\\w$])").matcher(text);
      return p.find(from) ? p.start() : -1;
    }
    @Override public Void visitIdentifier(IdentifierTree n, Void v) {
      String now = newName(el());
      if (now != null && !n.getName().contentEquals("this") && !n.getName().contentEquals("super")) put((int) pos.getStartPosition(unit, n), n.getName(), now);
      return super.visitIdentifier(n, v);
    }
    @Override public Void visitMemberSelect(MemberSelectTree n, Void v) {
      Element e = el(); String now = newName(e);
      if (now == null && getCurrentPath().getParentPath().getLeaf() instanceof ImportTree i && i.isStatic()) {
        Element owner = trees.getElement(new TreePath(getCurrentPath(), n.getExpression()));
        if (owner instanceof TypeElement t) { String k = t.getQualifiedName() + "#" + n.getIdentifier(); now = methods.getOrDefault(k, fields.getOrDefault(k, classes.get(t.getQualifiedName() + "." + n.getIdentifier()))); }
      }
      if (now != null) put((int) pos.getEndPosition(unit, n) - n.getIdentifier().length(), n.getIdentifier(), now);
      return super.visitMemberSelect(n, v);
    }
    @Override public Void visitMemberReference(MemberReferenceTree n, Void v) {
      String now = newName(el());
      if (now != null && !n.getName().contentEquals("<init>") && n.getMode() == MemberReferenceTree.ReferenceMode.INVOKE) put((int) pos.getEndPosition(unit, n) - n.getName().length(), n.getName(), now);
      return super.visitMemberReference(n, v);
    }
    @Override public Void visitClass(ClassTree n, Void v) {
      doc();
      Element e = el(); String now = newName(e);
      if (now != null && !n.getSimpleName().isEmpty()) {
        int from = (int) pos.getStartPosition(unit, n);
        int m = (int) pos.getEndPosition(unit, n.getModifiers()); if (m > from) from = m;
        put(find(n.getSimpleName().toString(), from), n.getSimpleName(), now);
      }
      return super.visitClass(n, v);
    }
    @Override public Void visitMethod(MethodTree n, Void v) {
      doc();
      Element e = el(); String now = newName(e);
      if (now != null && pos.getStartPosition(unit, n) >= 0) {
        String name = n.getName().contentEquals("<init>") ? ((TypeElement) e.getEnclosingElement()).getSimpleName().toString() : n.getName().toString();
        int at = ((JCTree.JCMethodDecl) n).pos;
        if (text.startsWith(name, at)) put(at, name, now);
      }
      return super.visitMethod(n, v);
    }
    @Override public Void visitVariable(VariableTree n, Void v) {
      doc();
      String now = newName(el());
      int at = ((JCTree.JCVariableDecl) n).pos;
      if (now != null && at >= 0 && text.startsWith(n.getName().toString(), at)) put(at, n.getName(), now);
      return super.visitVariable(n, v);
    }
    @Override public Void visitPackage(PackageTree n, Void v) { doc(); return super.visitPackage(n, v); }
    void doc() {
      TreePath path = getCurrentPath();
      DocCommentTree d = trees.getDocCommentTree(path);
      if (d == null) return;
      Element owner = el();
      DocSourcePositions dp = trees.getSourcePositions();
      new DocTreePathScanner<Void, Void>() {
        @Override public Void visitReference(ReferenceTree r, Void v) {
          Element e = null; try { e = trees.getElement(getCurrentPath()); } catch (RuntimeException x) {}
          String sig = r.getSignature(); int at = (int) dp.getStartPosition(unit, d, r);
          int hash = sig.indexOf('#'); String type = hash < 0 ? sig : sig.substring(0, hash);
          Element cls = e; while (cls != null && !(cls instanceof TypeElement)) cls = cls.getEnclosingElement();
          for (Element c = cls; c instanceof TypeElement te; c = c.getEnclosingElement()) {
            String now = newName(te); String s = te.getSimpleName().toString();
            if (now != null) { var m = java.util.regex.Pattern.compile("(?<![\\w$])" + s + "(?![\\w$])").matcher(type); if (m.find()) put(at + m.start(), s, now); }
          }
          if (hash >= 0 && e != null && !(e instanceof TypeElement)) { String now = newName(e); String s = e.getSimpleName().toString(); if (now != null && sig.startsWith(s, hash + 1)) put(at + hash + 1, s, now); }
          return super.visitReference(r, v);
        }
        @Override public Void visitParam(ParamTree p, Void v) {
          if (!p.isTypeParameter() && owner instanceof TypeElement t && t.getKind() == ElementKind.RECORD) {
            String k = t.getQualifiedName() + "#" + p.getName().getName();
            String now = fields.get(k);
            if (now != null) put((int) dp.getStartPosition(unit, d, p.getName()), p.getName().getName(), now);
          } else if (owner instanceof ExecutableElement x) {
            for (VariableElement ve : x.getParameters()) if (ve.getSimpleName().equals(p.getName().getName())) { String now = newName(ve); if (now != null) put((int) dp.getStartPosition(unit, d, p.getName()), p.getName().getName(), now); }
          }
          return super.visitParam(p, v);
        }
      }.scan(new DocTreePath(path, d), null);
    }
  }
}
